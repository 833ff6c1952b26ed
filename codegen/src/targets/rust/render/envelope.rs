//! Prints how the envelope of a document is read alone, for documents that are passed on.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::view::{BesideView, CommonView, FamilyView, MemberView, PayloadView, ToldApartView, Whose};

/// Prints the reader of envelopes.
pub fn print(family: &FamilyView) -> TokenStream {
    let common = match &family.common {
        CommonView::Held(common) => {
            let ident = &common.head.ident;
            quote!(#ident)
        }
        CommonView::None | CommonView::Fixed(_) => quote!(cantus::Empty),
    };
    let (parameter, body) = match &family.told_apart {
        ToldApartView::Tag { key, .. } => (quote!(_), tagged(family, key)),
        ToldApartView::Outside | ToldApartView::Key => (quote!(event_type), named()),
    };
    quote! {
        impl cantus::Envelope for Event {
            type Common = #common;

            fn read_envelope(
                #parameter: std::option::Option<&str>,
                reader: &mut cantus::Reader<'_>,
            ) -> std::option::Option<cantus::Front<#common>> {
                #body
            }
        }
    }
}

fn named() -> TokenStream {
    quote! {
        reader.payload_alone()?;
        Some(cantus::Front { event_type: event_type?.to_owned(), common: None })
    }
}

fn tagged(family: &FamilyView, key: &str) -> TokenStream {
    let transport = family.transport.as_ref().map(|transport| {
        let builder = &transport.builder;
        quote!(let mut transport = #builder::default();)
    });
    let finish = family.transport.as_ref().map(|transport| {
        let ident = &transport.head.ident;
        quote!(#ident::finish(transport, reader)?;)
    });
    let common = common(family, key);
    quote! {
        let tag = reader.tag(#key)?;
        #transport
        let common = #common;
        #finish
        Some(cantus::Front { event_type: tag.into_owned(), common })
    }
}

/// Prints what is read round the payload: one arm for the events that have the same there; the largest group needs no list.
fn common(family: &FamilyView, key: &str) -> TokenStream {
    let mut groups: BTreeMap<String, (TokenStream, Vec<&Ident>)> = BTreeMap::new();
    for member in &family.members {
        let body = body(family, key, beside_of(&member.beside), &place(family, member));
        let group = groups.entry(body.to_string()).or_insert_with(|| (body, Vec::new()));
        group.1.push(&member.head.ident);
    }
    let whole = match &family.common {
        CommonView::None => None,
        CommonView::Held(common) => Some((&common.head.ident, &common.builder, Kept::Yes)),
        CommonView::Fixed(common) => Some((&common.head.ident, &common.builder, Kept::No)),
    };
    let anywhere = match &family.content {
        Some(content) => quote!(cantus::PayloadPlace::PerhapsUnder(#content)),
        None => quote!(cantus::PayloadPlace::Beside),
    };
    let unknown = body(family, key, whole, &anywhere);
    let largest = groups
        .iter()
        .max_by_key(|(_, (_, idents))| idents.len())
        .map(|(text, _)| text.clone());
    let last = largest.and_then(|text| groups.remove(&text));
    let explicit: Vec<TokenStream> = groups
        .values()
        .map(|(body, idents)| quote!(Some(#(EventType::#idents)|*) => #body,))
        .collect();
    let rest = match last {
        Some((body, _)) if body.to_string() != unknown.to_string() => quote!(Some(_) => #body, None => #unknown,),
        Some(_) | None if explicit.is_empty() => return unknown,
        Some(_) | None => quote!(_ => #unknown,),
    };
    quote!(match EventType::known(&tag) { #(#explicit)* #rest })
}

/// Whether what stands beside a tag is given to whoever reads the envelope.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kept {
    Yes,
    No,
}

fn beside_of(beside: &BesideView) -> Option<(&Ident, &Ident, Kept)> {
    match beside {
        BesideView::None => None,
        BesideView::Held { ident, builder, whose } => {
            let kept = if *whose == Whose::Family { Kept::Yes } else { Kept::No };
            Some((ident, builder, kept))
        }
        BesideView::Fixed { ident, builder, .. } => Some((ident, builder, Kept::No)),
    }
}

fn place(family: &FamilyView, member: &MemberView) -> TokenStream {
    match (&family.content, &member.payload) {
        (None, _) => quote!(cantus::PayloadPlace::Beside),
        (Some(_), PayloadView::Nothing) => quote!(cantus::PayloadPlace::Nowhere),
        (Some(content), PayloadView::Optional(_)) => quote!(cantus::PayloadPlace::PerhapsUnder(#content)),
        (Some(content), PayloadView::Empty | PayloadView::Inline(_) | PayloadView::Content(_)) => {
            quote!(cantus::PayloadPlace::Under(#content))
        }
    }
}

fn body(family: &FamilyView, key: &str, beside: Option<(&Ident, &Ident, Kept)>, place: &TokenStream) -> TokenStream {
    let (common, fields, given) = match (beside, &family.transport) {
        (None, None) => (None, quote!(cantus::NoFields), quote!(None)),
        (None, Some(_)) => (None, quote!(transport), quote!(None)),
        (Some((ident, builder, kept)), transport) => {
            let fields = match transport {
                None => quote!(common),
                Some(_) => quote!(cantus::Pair::new(&mut common, &mut transport)),
            };
            let given = match kept {
                Kept::Yes => quote!(Some(#ident::finish(common, reader)?)),
                Kept::No => quote!(#ident::finish(common, reader)?; None),
            };
            (Some(quote!(let mut common = #builder::default();)), fields, given)
        }
    };
    quote! {{
        #common
        reader.envelope(#key, #place, &mut #fields)?;
        #given
    }}
}
