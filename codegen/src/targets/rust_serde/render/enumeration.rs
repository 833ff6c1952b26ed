//! Prints enums of strings and integers.

use cantus_registry::model::EnumKind;
use proc_macro2::TokenStream;
use quote::quote;

use super::super::super::rust::lower::scalar::scalar;
use super::super::super::rust::render::attributes;
use super::super::super::rust::view::Head;
use super::super::lower::{EnumView, Home};
use super::Place;

pub(super) fn print(place: &Place<'_>, head: &Head, view: &EnumView, home: Home) -> TokenStream {
    match view.kind {
        EnumKind::String => texts(head, view, home),
        EnumKind::Integer => integers(place, head, view),
    }
}

fn derives(view: &EnumView) -> TokenStream {
    let copy = view.other.is_none().then(|| quote!(Copy,));
    quote!(Clone, #copy Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize, serde::Serialize)
}

fn texts(head: &Head, view: &EnumView, home: Home) -> TokenStream {
    let (attributes, ident, derives) = (attributes(head), &head.ident, derives(view));
    let default = (home == Home::Literals).then(|| (quote!(#[derive(Default)]), quote!(#[default])));
    let (derive_default, mark_default) = default.unzip();
    let variants = view.members.iter().map(|(head, value)| {
        let (docs, ident, text) = (self::attributes(head), &head.ident, scalar(value).1);
        quote! {
            #docs
            #mark_default
            #[serde(rename = #text)]
            #ident
        }
    });
    let other = view.other.as_ref().map(|other| {
        quote! {
            /// One that is not declared.
            #[serde(untagged)]
            #other(std::string::String),
        }
    });
    quote! {
        #attributes
        #[derive(#derives)]
        #derive_default
        pub enum #ident {
            #(#variants,)*
            #other
        }
    }
}

fn integers(place: &Place<'_>, head: &Head, view: &EnumView) -> TokenStream {
    let (attributes, ident, derives, own) = (attributes(head), &head.ident, derives(view), place.own());
    let objects = place.objects();
    let integer = format!("{objects}::Integer").replace(' ', "");
    let idents: Vec<_> = view.members.iter().map(|(head, _)| &head.ident).collect();
    let values: Vec<_> = view.members.iter().map(|(_, value)| scalar(value).0).collect();
    let docs = view.members.iter().map(|(head, _)| self::attributes(head));
    let declared = view.other.as_ref().map(|other| {
        quote! {
            /// One that is not declared.
            #other(i64),
        }
    });
    let (read, write) = match &view.other {
        Some(other) => (
            quote!(value => Ok(Self::#other(value)),),
            quote!(#own::#other(value) => value,),
        ),
        None => (quote!(value => Err(#objects::undeclared(value)),), TokenStream::new()),
    };
    quote! {
        #attributes
        #[derive(#derives)]
        #[serde(try_from = #integer, into = "i64")]
        pub enum #ident {
            #(#docs #idents,)*
            #declared
        }

        impl std::convert::TryFrom<#objects::Integer> for #own {
            type Error = std::string::String;

            fn try_from(value: #objects::Integer) -> std::result::Result<Self, std::string::String> {
                match value.0 {
                    #(#values => Ok(Self::#idents),)*
                    #read
                }
            }
        }

        impl std::convert::From<#own> for i64 {
            fn from(value: #own) -> Self {
                match value {
                    #(#own::#idents => #values,)*
                    #write
                }
            }
        }
    }
}
