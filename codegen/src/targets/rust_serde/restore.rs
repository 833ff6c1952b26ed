//! Gives what typify printed the names of the registry: paths of types, fields with their keys and their docs.

use cantus_registry::model::{Field, Presence};
use proc_macro2::{Ident, Span};
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Fields, GenericArgument, ItemStruct, Path, PathArguments, Type, parse_quote};

use super::super::rust::docs;
use super::super::rust::lower::deprecation;
use super::super::rust::names::{self as rust_names, Taken};
use super::super::rust::render::attributes;
use super::super::rust::view::Head;
use super::lower::{Definitions, Home};
use super::names;

/// Restores the names in the items of one definition's module.
pub struct Restore<'d, 'r> {
    definitions: &'d Definitions<'r>,
    /// The package of the module.
    package: &'d str,
    /// The names that the module has.
    taken: &'d Taken,
}

/// What typify takes from the prelude by its bare name, and a package may have for something else.
const BARE: [(&str, &str); 4] = [
    ("String", "string"),
    ("Ok", "result::Result"),
    ("Err", "result::Result"),
    ("Some", "option::Option"),
];

impl<'d, 'r> Restore<'d, 'r> {
    /// Looks at one package's module.
    pub fn new(definitions: &'d Definitions<'r>, package: &'d str, taken: &'d Taken) -> Self {
        Self {
            definitions,
            package,
            taken,
        }
    }

    fn path(&self, number: usize) -> Path {
        let definition = &self.definitions.list[number];
        let ident = &definition.head.ident;
        let literals = Ident::new(names::LITERALS, Span::call_site());
        match (definition.package == self.package, definition.home) {
            (true, Home::Module) => parse_quote!(#ident),
            (true, Home::Literals) => parse_quote!(#literals::#ident),
            (false, _) => {
                let module = rust_names::module(definition.package);
                parse_quote!(crate::#module::#ident)
            }
        }
    }

    /// What a name stands in for; or the whole path behind a bare name of the prelude, where the module has the name
    /// for something else.
    fn whole(&self, ident: &Ident) -> Option<Path> {
        if let Some(number) = names::number_of(ident).filter(|number| *number < self.definitions.list.len()) {
            return Some(self.path(number));
        }
        let (name, module) = BARE.iter().find(|(name, _)| ident == name)?;
        let whole = syn::parse_str(&format!("std::{module}::{name}")).ok()?;
        self.taken.holds(name).then_some(whole)
    }
}

impl VisitMut for Restore<'_, '_> {
    fn visit_path_mut(&mut self, path: &mut Path) {
        if path.leading_colon.is_some() {
            // What stands at the front of such a path is a crate, in a module without anything else of that name.
            path.leading_colon = None;
        } else if let Some(whole) = path.segments.first().and_then(|first| self.whole(&first.ident)) {
            // What is behind a name is a variant, which no name stands in for.
            let rest = std::mem::take(&mut path.segments).into_iter().skip(1);
            path.segments = whole.segments.into_iter().chain(rest).collect();
            return;
        }
        visit_mut::visit_path_mut(self, path);
    }
}

/// Gives a struct of typify the name, the docs and the fields of its definition.
pub fn restore_struct(declared: &mut ItemStruct, head: &Head, fields: &[Field]) {
    declared.ident = head.ident.clone();
    restore_attributes(&mut declared.attrs, head);
    let Fields::Named(named) = &mut declared.fields else {
        return;
    };
    let mut placed: Vec<(usize, syn::Field)> = Vec::new();
    let mut taken = Taken::new(fields.iter().map(|field| field_ident(field).to_string()));
    for mut printed in std::mem::take(&mut named.named) {
        let Some(ident) = printed.ident.take() else { continue };
        if let Some(place) = names::place_of(&ident).filter(|place| *place < fields.len()) {
            restore_field(&mut printed, &fields[place]);
            placed.push((place, printed));
        } else if ident == names::FURTHER {
            printed.ident = Some(taken.fresh("rest"));
            printed.attrs.insert(0, parse_quote!(#[doc = " Every further key."]));
            placed.push((fields.len(), printed));
        }
    }
    placed.sort_by_key(|(place, _)| *place);
    named.named = placed.into_iter().map(|(_, field)| field).collect::<Punctuated<_, _>>();
}

fn field_ident(field: &Field) -> Ident {
    rust_names::snake(&field.name, &field.meta)
}

fn restore_field(printed: &mut syn::Field, field: &Field) {
    let ident = field_ident(field);
    restore_box(printed, field.presence);
    // Serde drops the `r#` of an identifier by itself.
    if rust_names::file_stem(&ident) != field.name {
        let key = &field.name;
        printed.attrs.insert(0, parse_quote!(#[serde(rename = #key)]));
    }
    let head = Head {
        ident,
        docs: docs::of_field(&field.meta),
        deprecated: deprecation(&field.meta),
    };
    restore_attributes(&mut printed.attrs, &head);
    printed.ident = Some(head.ident);
}

/// Puts the box of an optional field inside: typify puts it outside, and then writes null where nothing was.
fn restore_box(printed: &mut syn::Field, presence: Presence) {
    let Some(inner) = argument(&printed.ty, "Box") else {
        return;
    };
    let Some(value) = argument(inner, "Option") else { return };
    printed.ty = parse_quote!(::std::option::Option<::std::boxed::Box<#value>>);
    if presence == Presence::Optional {
        printed.attrs.retain(|attribute| !attribute.path().is_ident("serde"));
        printed
            .attrs
            .push(parse_quote!(#[serde(skip_serializing_if = "::std::option::Option::is_none")]));
    }
}

/// The type inside a generic type with a name.
fn argument<'t>(ty: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    match &last.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first()? {
            GenericArgument::Type(ty) => Some(ty),
            _ => None,
        },
        PathArguments::None | PathArguments::Parenthesized(_) => None,
    }
}

/// Puts an item's own docs and deprecation in the place of the docs that typify gave its stand-in.
fn restore_attributes(attributes: &mut Vec<Attribute>, head: &Head) {
    let tokens = self::attributes(head);
    let mut own: Vec<Attribute> = parse_quote!(#tokens);
    own.extend(
        std::mem::take(attributes)
            .into_iter()
            .filter(|attribute| !attribute.path().is_ident("doc")),
    );
    *attributes = own;
}
