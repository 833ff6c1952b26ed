//! Prints enums of strings or integers.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::view::{EnumView, OtherView, ScalarKind, Writable};
use super::{PrintError, Printer, attributes, debug, errors, hidden};

/// Prints an enum.
pub fn print(file: &mut Printer, view: &EnumView) -> Result<(), PrintError> {
    let name = view.head.ident.to_string();
    file.print(&name, structure(view))?;
    file.print(&name, names(view))?;
    if let Some(codes) = &view.codes {
        file.print(&name, errors::facts(&view.head.ident, codes))?;
    }
    file.print(&name, conversions(view))?;
    file.print(&name, codec(view))
}

fn structure(view: &EnumView) -> TokenStream {
    let (attributes, ident) = (attributes(&view.head), &view.head.ident);
    let copy = view.other.is_none().then(|| quote!(Copy,));
    let members = view.members.iter().map(|member| {
        let (attributes, ident) = (super::attributes(&member.head), &member.head.ident);
        quote!(#attributes #ident)
    });
    let other = view.other.iter().map(|other| {
        let (ident, docs) = (&other.ident, other_docs(other));
        let held = match view.kind {
            ScalarKind::Text => quote!(std::string::String),
            ScalarKind::Integer => quote!(i64),
        };
        quote!(#docs #ident(#held))
    });
    let members = members.chain(other);
    let in_debug = view.in_debug.as_ref();
    let (debug, own_debug) = (debug::derive(debug::of_whole(in_debug)), debug::whole(ident, in_debug));
    quote! {
        #attributes
        #[derive(Clone, #copy #debug PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #ident {
            #(#members,)*
        }
        #own_debug
    }
}

/// Prints what a catch-all is.
pub fn other_docs(other: &OtherView) -> TokenStream {
    match other.writable {
        Writable::Yes => quote!(#[doc = " One that is not declared."]),
        Writable::No => quote!(#[doc = " One that is not declared; it can be read and not written."]),
    }
}

fn names(view: &EnumView) -> TokenStream {
    let ident = &view.head.ident;
    let (idents, values): (Vec<_>, Vec<_>) = view
        .members
        .iter()
        .map(|member| (&member.head.ident, &member.value))
        .unzip();
    let is_listed = !matches!(
        view.other,
        Some(OtherView {
            writable: Writable::Yes,
            ..
        })
    );
    let texts = view.members.iter().map(|member| &member.text);
    let listed = is_listed.then(|| quote!(const NAMES: &[&str] = &[#(#texts),*];));
    let count = proc_macro2::Literal::usize_unsuffixed(view.members.len());
    let (method, docs, ty) = match view.kind {
        ScalarKind::Text => (
            quote!(as_str),
            " Gives the value's text.",
            if view.other.is_none() {
                quote!(&'static str)
            } else {
                quote!(&str)
            },
        ),
        ScalarKind::Integer => (quote!(as_i64), " Gives the value's number.", quote!(i64)),
    };
    let receiver = if view.other.is_none() {
        quote!(self)
    } else {
        quote!(&self)
    };
    let other = view.other.iter().map(|other| {
        let ident = &other.ident;
        match view.kind {
            ScalarKind::Text => quote!(Self::#ident(text) => text),
            ScalarKind::Integer => quote!(Self::#ident(number) => *number),
        }
    });
    let (parameter, known) = match view.kind {
        ScalarKind::Text => (quote!(text: &str), known_text(view)),
        ScalarKind::Integer => (
            quote!(number: i64),
            quote!(match number { #(#values => Some(Self::#idents),)* _ => None }),
        ),
    };
    quote! {
        impl #ident {
            /// Every declared value, in declared order.
            pub const ALL: [Self; #count] = [#(Self::#idents),*];
            #listed

            #[doc = #docs]
            pub fn #method(#receiver) -> #ty {
                match self {
                    #(Self::#idents => #values,)*
                    #(#other,)*
                }
            }

            /// Gives the declared value that is spelled so.
            pub fn known(#parameter) -> std::option::Option<Self> {
                #known
            }
        }
    }
}

/// Up to how many texts a `match` compares one by one; more are looked up in a table.
pub const FEW: usize = 16;

fn known_text(view: &EnumView) -> TokenStream {
    if view.members.len() <= FEW {
        let arms = view.members.iter().map(|member| {
            let (ident, value) = (&member.head.ident, &member.value);
            quote!(#value => Some(Self::#ident))
        });
        return quote!(match text { #(#arms,)* _ => None });
    }
    let mut sorted: Vec<(&String, &proc_macro2::Ident)> = view
        .members
        .iter()
        .map(|member| (&member.text, &member.head.ident))
        .collect();
    sorted.sort_by(|(one, _), (other, _)| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    let (texts, idents): (Vec<_>, Vec<_>) = sorted.into_iter().unzip();
    let enumeration = &view.head.ident;
    quote! {
        // Sorted by length and then by bytes.
        const TEXTS: &[&str] = &[#(#texts),*];
        const VALUES: &[#enumeration] = &[#(#enumeration::#idents),*];
        cantus::find(TEXTS, text).map(|at| VALUES[at].clone())
    }
}

fn conversions(view: &EnumView) -> TokenStream {
    let ident = &view.head.ident;
    let name = ident.to_string();
    let (method, borrowed) = match view.kind {
        ScalarKind::Text => (quote!(as_str), quote!(&str)),
        ScalarKind::Integer => (quote!(as_i64), quote!(i64)),
    };
    let from = match &view.other {
        None => quote! {
            impl std::convert::TryFrom<#borrowed> for #ident {
                type Error = cantus::NotAMember;

                fn try_from(value: #borrowed) -> std::result::Result<Self, cantus::NotAMember> {
                    Self::known(value).ok_or_else(|| cantus::NotAMember::new(#name, value))
                }
            }
        },
        Some(other) => {
            let other = &other.ident;
            let otherwise = match view.kind {
                ScalarKind::Text => quote!(unwrap_or_else(|| Self::#other(value.to_owned()))),
                ScalarKind::Integer => quote!(unwrap_or(Self::#other(value))),
            };
            quote! {
                impl std::convert::From<#borrowed> for #ident {
                    fn from(value: #borrowed) -> Self {
                        Self::known(value).#otherwise
                    }
                }
            }
        }
    };
    let from_str = match (view.kind, &view.other) {
        (ScalarKind::Text, None) => Some(quote! {
            impl std::str::FromStr for #ident {
                type Err = cantus::NotAMember;

                fn from_str(text: &str) -> std::result::Result<Self, cantus::NotAMember> {
                    text.try_into()
                }
            }
        }),
        _ => None,
    };
    let display = match view.kind {
        ScalarKind::Text => quote!(f.write_str(self.#method())),
        ScalarKind::Integer => quote!(self.#method().fmt(f)),
    };
    quote! {
        #from
        #from_str
        impl std::fmt::Display for #ident {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                #display
            }
        }
    }
}

fn codec(view: &EnumView) -> TokenStream {
    let ident = &view.head.ident;
    let (read, write) = match view.kind {
        ScalarKind::Text => (quote!(reader.str()?), quote!(writer.string(self.as_str()))),
        ScalarKind::Integer => (quote!(reader.integer()?), quote!(writer.integer(self.as_i64()))),
    };
    let (borrowed, text, owned) = match view.kind {
        ScalarKind::Text => (quote!(&value), quote!(&value), quote!(value.into_owned())),
        ScalarKind::Integer => (quote!(value), quote!(&value.to_string()), quote!(value)),
    };
    let (read_other, write) = match &view.other {
        None => (quote!(reader.not_a_member(#text, Self::NAMES)), write),
        Some(OtherView {
            ident,
            writable: Writable::Yes,
        }) => (quote!(Some(Self::#ident(#owned))), write),
        Some(OtherView {
            ident,
            writable: Writable::No,
        }) => (
            quote!(reader.other(#owned, Self::NAMES).map(Self::#ident)),
            quote! {
                match self {
                    Self::#ident(_) => writer.refuse_other(&self.to_string()),
                    _ => #write,
                }
            },
        ),
    };
    let whole = hidden::value_or_return(view.hidden.as_ref());
    quote! {
        impl cantus::Wire for #ident {
            fn read(reader: &mut cantus::Reader<'_>) -> std::option::Option<Self> {
                let value = #read;
                match Self::known(#borrowed) {
                    None => #read_other,
                    known => known,
                }
            }

            fn write(&self, writer: &mut cantus::Writer<'_>) {
                #whole
                #write
            }
        }
    }
}
