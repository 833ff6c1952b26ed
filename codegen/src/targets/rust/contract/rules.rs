//! The bounds of texts and numbers, each as a type that knows them: types are all that a field's alias can hold.

use std::collections::BTreeMap;

use cantus_registry::model::{NumberBound, NumberBounds, StringRules, Type, TypeRef};

use super::super::codec::{alias_bounds, is_bounded, portable};
use super::super::names;
use super::view::{RuleBody, RuleView};

/// The bounds of a package's own fields and aliases, by the name of the type that knows them.
#[derive(Default)]
pub struct Rules(BTreeMap<String, RuleBody>);

/// Whose bounds a type is held to: its item is named after it.
#[derive(Clone, Copy)]
pub struct Place<'p> {
    /// The package that has the bounds.
    pub package: &'p str,
    /// The definition and the field.
    pub parts: [&'p str; 2],
    /// Whether the package's module has the bounds as an item already.
    pub item: Item,
}

/// Whether the bounds are an item of the package's module.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// A generated type has them.
    There,
    /// They are said only here.
    Own,
}

impl Rules {
    /// Gives what is printed.
    pub fn into_views(self) -> Vec<RuleView> {
        let view = |(ident, body)| RuleView { ident, body };
        self.0.into_iter().map(view).collect()
    }

    /// Adds the bounds that an alias of the package has, for whoever uses it.
    pub fn add_alias(&mut self, alias: &TypeRef, ty: &Type) {
        let ident = alias_bounds(alias).to_string();
        let end = end_of(ty);
        if is_held(end) {
            let body = from_item(&alias.package, &ident, end);
            self.0.insert(ident, body);
        }
    }

    /// Gives the path of the type that knows an alias's bounds.
    pub fn of_alias(alias: &TypeRef) -> String {
        path(&alias.package, &alias_bounds(alias).to_string())
    }

    /// Gives the path of the type that knows the bounds of a place; `own` is the package that is printed.
    pub fn of_place(&mut self, own: &str, place: Place<'_>, ty: &Type) -> String {
        let ident = names::constant(&place.parts).to_string();
        if place.package == own {
            let body = match place.item {
                Item::There => from_item(own, &ident, ty),
                Item::Own => said(ty),
            };
            self.0.insert(ident.clone(), body);
        }
        path(place.package, &ident)
    }
}

impl Rules {
    /// Adds what stands in the place of values of one definition, and gives the path of the type that knows it.
    pub fn mask(&mut self, own: &str, values: &Type, level: u32, form: String) -> String {
        let (or_null, reference) = match values {
            Type::Nullable(inner) => ("or null", inner.definition()),
            values => ("", values.definition()),
        };
        let (package, name) = reference.map_or(("", ""), |reference| (&reference.package, &reference.name));
        let ident = names::constant(&["mask", package, name, or_null]).to_string();
        self.0.insert(ident.clone(), RuleBody::Mask(level, form));
        path(own, &ident)
    }
}

fn path(package: &str, ident: &str) -> String {
    format!("crate::{}::__rules::{ident}", names::module(package))
}

/// Gives the type at the end of a chain of lists, maps and nulls.
fn end_of(ty: &Type) -> &Type {
    match ty {
        Type::List { items: inner, .. } | Type::Map { values: inner } | Type::Nullable(inner) => end_of(inner),
        end => end,
    }
}

fn is_held(ty: &Type) -> bool {
    match ty {
        Type::String(rules) => is_bounded(rules),
        Type::Number(bounds) => *bounds != NumberBounds::default(),
        _ => false,
    }
}

/// What the module of the package has already.
fn from_item(package: &str, ident: &str, ty: &Type) -> RuleBody {
    let item = format!("crate::{}::{ident}", names::module(package));
    match ty {
        Type::Number(_) => RuleBody::Number(item),
        _ => RuleBody::Text(item),
    }
}

/// What is said only here.
fn said(ty: &Type) -> RuleBody {
    match ty {
        Type::Number(bounds) => RuleBody::Number(number_bounds(bounds)),
        Type::String(rules) => RuleBody::OwnText(text_bounds(rules)),
        _ => RuleBody::OwnText(text_bounds(&StringRules::default())),
    }
}

fn text_bounds(rules: &StringRules) -> String {
    let min = rules.length.minimum.unwrap_or(0);
    let max = rules
        .length
        .maximum
        .map_or("usize::MAX".to_owned(), |max| max.to_string());
    let pattern = match &rules.pattern {
        Some(pattern) => format!("Some(::cantus::Pattern::new({:?}))", portable(pattern)),
        None => "None".to_owned(),
    };
    format!("::cantus::TextBounds {{ min: {min}, max: {max}, pattern: {pattern} }}")
}

fn number_bounds(bounds: &NumberBounds) -> String {
    let (min, max) = (number_bound(bounds.minimum), number_bound(bounds.maximum));
    format!("::cantus::NumberBounds {{ min: {min}, max: {max} }}")
}

fn number_bound(bound: Option<NumberBound>) -> String {
    match bound {
        None => "std::ops::Bound::Unbounded".to_owned(),
        Some(NumberBound { value, exclusive: true }) => format!("std::ops::Bound::Excluded({value:?})"),
        Some(NumberBound {
            value,
            exclusive: false,
        }) => format!("std::ops::Bound::Included({value:?})"),
    }
}
