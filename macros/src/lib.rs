//! The derives of Cantus. They read no file: what they emit names the contract modules of the generated crate, with
//! the user's own spans, and rustc does the checking.

mod attributes;
mod expand;
mod fields;
mod serde;
mod shape;
mod transparent;
mod words;

use proc_macro::TokenStream;

/// Makes a type an event of a package.
///
/// `#[event(stream::citation)]` names the module that the event has in the generated crate. Every field of the type is
/// held to the field of its name there, and the type is written as the whole document. An enum is held to the members
/// of an event that is told apart by them, a newtype to the payload as one; `#[event(transparent)]` forwards to the
/// event in a newtype, or in each variant of an enum.
///
/// On a field `#[event(rename = "…")]` gives its name in the registry, and `#[event(skip)]` keeps it out of the event.
/// `#[event(stream::data, partial)]` lets an enum leave members out.
#[proc_macro_derive(Event, attributes(event))]
pub fn event(input: TokenStream) -> TokenStream {
    derive(input, expand::EVENT)
}

/// Makes a type carry a declared one.
///
/// `#[payload(stream::types::normalized_citation)]` names the module that the type has in the generated crate. A struct
/// is held to the fields of a record, an enum to the members of an enum, a family or a union. `#[payload(transparent)]`
/// lets a newtype carry whatever is in it. Fields take what they take in `Event`.
#[proc_macro_derive(Payload, attributes(payload))]
pub fn payload(input: TokenStream) -> TokenStream {
    derive(input, expand::PAYLOAD)
}

fn derive(input: TokenStream, derive: expand::Derive) -> TokenStream {
    let input = syn::parse_macro_input!(input as syn::DeriveInput);
    expand::expand(derive, &input).into()
}
