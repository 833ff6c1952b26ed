//! Prints how values show themselves where one of theirs is more sensitive than the package shows by default: a text
//! stands in its place. Everything else derives `Debug`.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::view::{FamilyView, MemberView, RecordView};
use super::family::{common_ident, held, payload_type};
use super::long::Long;
use super::{PrintError, Printer};

/// Gives the derive of a type, unless it shows itself otherwise.
pub fn derive(is_own: Own) -> Option<TokenStream> {
    match is_own {
        Own::Derived => Some(quote!(Debug,)),
        Own::Printed => None,
    }
}

/// Whether a type's `Debug` is derived.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Own {
    /// It is.
    Derived,
    /// It is printed here.
    Printed,
}

impl Own {
    fn printed_if(is_printed: bool) -> Self {
        if is_printed { Self::Printed } else { Self::Derived }
    }
}

/// Says how the `Debug` of a record comes about.
pub fn of_record(view: &RecordView) -> Own {
    let fields = view.fields.iter().map(|field| &field.in_debug);
    let rest = view.rest.iter().map(|rest| &rest.in_debug);
    Own::printed_if(fields.chain(rest).chain([&view.in_debug]).any(Option::is_some))
}

/// Says how the `Debug` of a family comes about.
pub fn of_family(view: &FamilyView) -> Own {
    let mut members = view.members.iter().map(|member| &member.in_debug);
    let kept = view.other.as_ref().and(view.other_in_debug.as_ref());
    Own::printed_if(members.any(Option::is_some) || view.in_debug.is_some() || kept.is_some())
}

/// Says how the `Debug` of a type that is hidden as a whole or not at all comes about.
pub fn of_whole(in_debug: Option<&String>) -> Own {
    Own::printed_if(in_debug.is_some())
}

/// Prints the `Debug` of a type that is hidden as a whole.
pub fn whole(ident: &Ident, in_debug: Option<&String>) -> TokenStream {
    let Some(level) = in_debug else {
        return TokenStream::new();
    };
    let mask = mask(level);
    implementation(ident, &quote!(f.write_str(#mask)))
}

/// Prints the `Debug` of a record, unless it is derived.
pub fn record(view: &RecordView) -> TokenStream {
    let ident = &view.head.ident;
    if view.in_debug.is_some() || of_record(view) == Own::Derived {
        return whole(ident, view.in_debug.as_ref());
    }
    let name = ident.to_string();
    let fields = view.fields.iter().map(|field| (&field.head.ident, &field.in_debug));
    let rest = view.rest.iter().map(|rest| (&rest.ident, &rest.in_debug));
    let fields = fields.chain(rest).map(|(ident, in_debug)| {
        let value = shown(in_debug.as_ref(), quote!(self.#ident));
        let name = bare(ident);
        quote!(.field(#name, &#value))
    });
    implementation(ident, &quote!(f.debug_struct(#name)#(#fields)*.finish()))
}

/// Prints the `Debug` of a family, unless it is derived.
pub fn family(file: &mut Printer, view: &FamilyView) -> Result<(), PrintError> {
    let ident = &view.head.ident;
    let name = ident.to_string();
    if view.in_debug.is_some() {
        return file.print(&name, whole(ident, view.in_debug.as_ref()));
    }
    if of_family(view) == Own::Derived {
        return Ok(());
    }
    let arms = Long::arms(&view.members, arm);
    let other = other(view);
    file.print_long(&name, &[arms], |holes| {
        implementation(ident, &quote!(match self { #(#holes)* #other }))
    })
}

fn arm(member: &MemberView) -> TokenStream {
    let (ident, name) = (&member.head.ident, bare(&member.head.ident));
    let payload = shown(member.in_debug.as_ref(), quote!(payload));
    // What is not shown is not bound.
    let bound = if member.in_debug.is_some() {
        quote!(payload: _)
    } else {
        quote!(payload)
    };
    match (held(&member.beside), payload_type(&member.payload)) {
        (None, None) => quote!(Self::#ident => f.write_str(#name),),
        (None, Some(_)) if member.in_debug.is_some() => {
            quote!(Self::#ident(_) => f.debug_tuple(#name).field(&#payload).finish(),)
        }
        (None, Some(_)) => quote!(Self::#ident(payload) => f.debug_tuple(#name).field(&#payload).finish(),),
        (Some(_), None) => {
            quote!(Self::#ident { common } => f.debug_struct(#name).field("common", common).finish(),)
        }
        (Some(_), Some(_)) => quote! {
            Self::#ident { common, #bound } => {
                f.debug_struct(#name).field("common", common).field("payload", &#payload).finish()
            }
        },
    }
}

fn other(view: &FamilyView) -> Option<TokenStream> {
    let ident = &view.other.as_ref()?.ident;
    let name = bare(ident);
    let (common, common_field) = match common_ident(view) {
        Some(_) => (quote!(common,), quote!(.field("common", common))),
        None => Default::default(),
    };
    let raw = shown(view.other_in_debug.as_ref(), quote!(raw));
    let bound = match &view.other_in_debug {
        Some(_) => quote!(raw: _),
        None => quote!(raw),
    };
    let tag = &view.other_tag;
    let tag_name = tag.to_string();
    Some(quote! {
        Self::#ident { #tag, #common #bound } => {
            f.debug_struct(#name).field(#tag_name, #tag) #common_field .field("raw", &#raw).finish()
        }
    })
}

fn shown(in_debug: Option<&String>, value: TokenStream) -> TokenStream {
    match in_debug {
        Some(level) => {
            // Braces would be places to fill in.
            let mask = mask(level).replace('{', "{{").replace('}', "}}");
            quote!(format_args!(#mask))
        }
        None => value,
    }
}

fn mask(level: &str) -> String {
    format!("[REDACTED: {level}]")
}

fn bare(ident: &Ident) -> String {
    let name = ident.to_string();
    name.strip_prefix("r#").map_or(name.clone(), str::to_owned)
}

fn implementation(ident: &Ident, body: &TokenStream) -> TokenStream {
    quote! {
        impl std::fmt::Debug for #ident {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                #body
            }
        }
    }
}
