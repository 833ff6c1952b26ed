//! Prints the modules, an item at a time: what typify printed under its own name, and the enums of its parts.

mod enumeration;
mod family;

use std::collections::BTreeMap;

use cantus_registry::model::{Kind, KindUnion};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::visit_mut::VisitMut;

use super::super::rust::docs::Docs;
use super::super::rust::names as rust_names;
use super::super::rust::render::{PrintError, Printer, attributes, doc_lines};
use super::lower::{Definition, Definitions, Home, Item, kind_word};
use super::names;
use super::restore::{Restore, restore_struct};
use super::typed::Typed;
use crate::artifact::Text;

/// Prints the module of a package.
pub fn package(
    definitions: &Definitions<'_>,
    typed: &mut BTreeMap<usize, Typed>,
    package: &str,
    docs: &Docs,
    objects: &Ident,
) -> Result<Text, PrintError> {
    let taken = &definitions.taken[package];
    let mut restore = Restore::new(definitions, package, taken);
    let mut file = Printer::new(taken);
    let docs = docs.iter().map(|line| format!(" {line}"));
    file.print(
        "the module",
        quote! {
            #(#![doc = #docs])*
            #![cfg_attr(rustfmt, rustfmt_skip)]
            #![allow(deprecated, missing_docs, unused_imports, unused_mut, clippy::large_enum_variant, clippy::derivable_impls, clippy::match_single_binding)]
        },
    )?;
    let map = (!taken.holds("BTreeMap")).then(|| {
        quote!(
            use std::collections::BTreeMap;
        )
    });
    file.print_whole("the imports", quote!(#map use crate::#objects;))?;
    let mut literals = TokenStream::new();
    for (number, definition) in definitions.list.iter().enumerate() {
        if definition.package != package {
            continue;
        }
        let missing = || PrintError {
            item: definition.head.ident.to_string(),
            message: "typify printed nothing of it".to_owned(),
        };
        let answer = typed.remove(&number).ok_or_else(missing)?;
        let place = Place { number, objects };
        let tokens = restored(&mut restore, &place, definition, answer)?;
        match definition.home {
            Home::Module => file.print(&definition.head.ident.to_string(), tokens)?,
            Home::Literals => literals.extend(tokens),
        }
    }
    if !literals.is_empty() {
        let module = Ident::new(names::LITERALS, Span::call_site());
        file.print_whole(
            "the literals",
            quote! {
                /// Texts that carry no information: each is a type with one value.
                pub mod #module {
                    #literals
                }
            },
        )?;
    }
    Ok(file.into_text())
}

/// What an enum's printer knows of where it stands.
struct Place<'d> {
    number: usize,
    /// The module that the packages' modules share.
    objects: &'d Ident,
}

impl Place<'_> {
    /// The path of the type itself, as it stands in for it until names are restored.
    fn own(&self) -> Ident {
        Ident::new(&names::definition(self.number), Span::call_site())
    }

    fn objects(&self) -> TokenStream {
        let module = self.objects;
        quote!(#module)
    }
}

fn restored(
    restore: &mut Restore<'_, '_>,
    place: &Place<'_>,
    definition: &Definition<'_>,
    answer: Typed,
) -> Result<TokenStream, PrintError> {
    let head = &definition.head;
    let tokens = match &definition.item {
        Item::Alias(_) => return Ok(renamed(restore, definition, answer)),
        Item::Record { .. } => return Ok(renamed(restore, definition, answer)),
        Item::Enum(view) => enumeration::print(place, head, view, definition.home),
        Item::Union(shape) => union(head.ident.to_token_stream(), attributes(head), shape, &answer),
        Item::Family(view) => family::print(place, head, view, &answer),
    };
    let mut file: syn::File = syn::parse2(tokens).map_err(|error| PrintError {
        item: head.ident.to_string(),
        message: error.to_string(),
    })?;
    restore.visit_file_mut(&mut file);
    Ok(file.into_token_stream())
}

fn renamed(restore: &mut Restore<'_, '_>, definition: &Definition<'_>, answer: Typed) -> TokenStream {
    let fields = match &definition.item {
        Item::Record { fields, .. } => fields,
        Item::Alias(_) | Item::Enum(_) | Item::Union(_) | Item::Family(_) => &[][..],
    };
    let items = answer.items.into_iter().map(|mut item| {
        if let syn::Item::Struct(declared) = &mut item {
            restore_struct(declared, &definition.head, fields);
        }
        restore.visit_item_mut(&mut item);
        item
    });
    quote!(#(#items)*)
}

/// Prints a union. Serde takes the first branch that fits: a struct reads arrays too, and an enum of texts reads objects
/// of one key, so that arrays come first, then objects.
fn union(ident: TokenStream, attributes: TokenStream, shape: &KindUnion, answer: &Typed) -> TokenStream {
    let parts = answer.parts();
    let mut branches: Vec<_> = shape
        .branches
        .iter()
        .enumerate()
        .filter_map(|(place, branch)| Some((branch.kind, parts.get(&place)?)))
        .collect();
    branches.sort_by_key(|(kind, _)| match kind {
        Kind::Array => 0,
        Kind::Object => 1,
        Kind::Null | Kind::Bool | Kind::Number | Kind::String => 2,
    });
    let idents = branches.iter().map(|(kind, _)| rust_names::ident(kind_word(*kind)));
    let types = branches.iter().map(|(_, ty)| ty);
    quote! {
        #attributes
        #[derive(Clone, Debug, PartialEq, serde::Deserialize, serde::Serialize)]
        #[serde(untagged)]
        pub enum #ident {
            #(#idents(#types),)*
        }
    }
}

/// Prints the root of the crate: one module a package, each behind its feature.
pub fn root(modules: &[(String, Ident, Docs)], objects: &Ident) -> Result<Text, PrintError> {
    let mut file = Printer::default();
    file.print(
        "the root",
        quote! {
            //! The events, types and errors of every package of the registry, as plain serde types that read what a
            //! reader must accept.
            //!
            //! Each package is a module behind a feature of its name.
            #![cfg_attr(rustfmt, rustfmt_skip)]
        },
    )?;
    file.print(
        "the shared module",
        quote! {
            #[allow(dead_code)]
            mod #objects;
        },
    )?;
    for (feature, module, docs) in modules {
        let docs = doc_lines(docs);
        file.print(
            feature,
            quote! {
                #docs
                #[cfg(feature = #feature)]
                pub mod #module;
            },
        )?;
    }
    Ok(file.into_text())
}
