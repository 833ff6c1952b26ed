//! Prints what makes a family an error: facts of codes, constructors, the code, and how it is shown.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::view::{CodesView, ConstructorView, ErrorView, FamilyView, ScalarKind, ToldApartView};
use super::family::common_ident;
use super::{PrintError, Printer, deprecated, doc_lines};

/// Prints the facts of an enum of error codes.
pub fn facts(ident: &Ident, view: &CodesView) -> TokenStream {
    let facts = view.facts.iter().map(|fact| {
        let (name, docs, ty) = (&fact.ident, doc_lines(&fact.docs), &fact.ty);
        let body = if fact.values.is_empty() {
            quote!(None)
        } else {
            let arms = fact
                .values
                .iter()
                .map(|(value, codes)| quote!(#(Self::#codes)|* => Some(#value)));
            quote!(match self { #(#arms,)* _ => None })
        };
        quote! {
            #docs
            pub fn #name(&self) -> std::option::Option<#ty> {
                #body
            }
        }
    });
    let ancestors = if view.ancestors.is_empty() {
        quote!(&[])
    } else {
        let arms = view.ancestors.iter().map(|(code, ancestors)| {
            quote!(Self::#code => {
                const ANCESTORS: &[#ident] = &[#(#ident::#ancestors),*];
                ANCESTORS
            })
        });
        quote!(match self { #(#arms)* _ => &[] })
    };
    quote! {
        impl #ident {
            #(#facts)*
            /// Gives the codes that this one is a kind of, nearest first.
            pub fn is_a(&self) -> &'static [Self] {
                #ancestors
            }
        }

        impl cantus::ErrorCode for #ident {
            fn status(&self) -> std::option::Option<u16> { Self::status(self) }
            fn retryable(&self) -> std::option::Option<bool> { Self::retryable(self) }
            fn hint(&self) -> std::option::Option<&'static str> { Self::hint(self) }
            fn summary(&self) -> std::option::Option<&'static str> { Self::summary(self) }
        }
    }
}

/// Prints what an error family has more than another.
pub fn print(file: &mut Printer, view: &FamilyView, error: &ErrorView) -> Result<(), PrintError> {
    let name = view.head.ident.to_string();
    file.print(&name, methods(view, error))?;
    file.print(&name, display(view, error))?;
    file.print(&name, package_error(view, error))
}

/// Prints what a service knows of the family when it answers with one of its errors.
fn package_error(view: &FamilyView, error: &ErrorView) -> TokenStream {
    let (ident, codes) = (&view.head.ident, &error.codes);
    let rows = error
        .classify
        .iter()
        .map(|(failure, code)| quote!((#failure, #codes::#code)));
    let arms: Vec<TokenStream> = error
        .constructors
        .iter()
        .filter_map(|constructor| {
            let (code, make, given) = (&constructor.code, &constructor.ident, constructor.of_message.as_ref()?);
            Some(quote!(#codes::#code => Self::#make(#given)))
        })
        .collect();
    let of_code = if arms.is_empty() {
        quote!(None)
    } else {
        quote!(Some(match code { #(#arms,)* _ => return None }))
    };
    quote! {
        impl cantus::PackageError for #ident {
            type Code = #codes;
            const CLASSIFY: &'static [(cantus::Failure, #codes)] = &[#(#rows),*];
            const CLEARANCE: cantus::Clearance = Event::CLEARANCE;

            fn nearest_code(&self) -> std::option::Option<#codes> {
                Self::nearest_code(self)
            }

            #[allow(unused_variables)]
            fn of_code(code: &#codes, message: &str) -> std::option::Option<Self> {
                #of_code
            }
        }
    }
}

fn methods(view: &FamilyView, error: &ErrorView) -> TokenStream {
    let (ident, codes, code) = (&view.head.ident, &error.codes, &error.code_accessor);
    let constructors = error.constructors.iter().map(|constructor| {
        let ConstructorView {
            ident,
            docs,
            deprecated: deprecation,
            parameters,
            body,
            ..
        } = constructor;
        let (docs, deprecation) = (doc_lines(docs), deprecated(deprecation.as_ref()));
        quote! {
            #docs
            #deprecation
            pub fn #ident(#parameters) -> Self {
                #body
            }
        }
    });
    let variants: Vec<&Ident> = view.members.iter().map(|member| &member.head.ident).collect();
    let by_tag = match view.told_apart {
        ToldApartView::Tag {
            kind: ScalarKind::Integer,
            ..
        } => quote!(*tag),
        ToldApartView::Tag {
            kind: ScalarKind::Text, ..
        }
        | ToldApartView::Outside
        | ToldApartView::Key => quote!(tag.as_str()),
    };
    let other = view.other.as_ref().map(|other| {
        let ident = &other.ident;
        quote!(Self::#ident { tag, .. } => #codes::from(#by_tag),)
    });
    let nearest = nearest(view, error);
    let common_mut = common_mut(view, error);
    quote! {
        impl #ident {
            #(#constructors)*

            /// Gives the error's code.
            pub fn #code(&self) -> #codes {
                match self {
                    #(Self::#variants { .. } => #codes::#variants,)*
                    #other
                }
            }

            #nearest
            #common_mut
        }
    }
}

/// Prints the way to what a constructor does not ask for.
fn common_mut(view: &FamilyView, error: &ErrorView) -> Option<TokenStream> {
    let (name, common) = (error.common_mut.as_ref()?, common_ident(view)?);
    let members = view.members.iter().map(|member| &member.head.ident);
    let variants = members.chain(view.other.iter().map(|other| &other.ident));
    Some(quote! {
        /// Gives what stands beside the tag, for a change.
        pub fn #name(&mut self) -> &mut #common {
            match self {
                #(Self::#variants { common, .. })|* => common,
            }
        }
    })
}

fn nearest(view: &FamilyView, error: &ErrorView) -> Option<TokenStream> {
    let other = view.other.as_ref().map(|other| &other.ident)?;
    let (codes, key, code) = (&error.codes, &error.is_a_key, &error.code_accessor);
    let known = match view.told_apart {
        ToldApartView::Tag {
            kind: ScalarKind::Integer,
            ..
        } => {
            quote!(ancestor.as_f64().and_then(|number| #codes::known(number as i64)))
        }
        ToldApartView::Tag {
            kind: ScalarKind::Text, ..
        }
        | ToldApartView::Outside
        | ToldApartView::Key => {
            quote!(ancestor.as_str().and_then(#codes::known))
        }
    };
    Some(quote! {
        /// Gives the error's code, or for one that is not declared the first of its ancestors that is.
        pub fn nearest_code(&self) -> std::option::Option<#codes> {
            match self {
                Self::#other { raw, .. } => {
                    let object = raw.to_value();
                    let ancestors = object.get(#key)?.as_array()?;
                    ancestors.iter().find_map(|ancestor| #known)
                }
                _ => Some(self.#code()),
            }
        }
    })
}

fn display(view: &FamilyView, error: &ErrorView) -> TokenStream {
    let (ident, code) = (&view.head.ident, &error.code_accessor);
    let message = error
        .message
        .as_ref()
        .map(|message| quote!(write!(f, " {}", #message)?;));
    quote! {
        impl std::fmt::Display for #ident {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let code = self.#code();
                write!(f, "[{code}]")?;
                #message
                match code.hint() {
                    Some(hint) => write!(f, " (hint: {hint})"),
                    None => Ok(()),
                }
            }
        }

        impl std::error::Error for #ident {}
    }
}
