//! Lowers the model to what is printed: every decision that needs the registry is made here.

mod defaults;
mod errors;
mod events;
mod family;
mod record;
mod scalar;

use cantus_registry::model::{Deprecated, Meta, Origin, Package, Registry, Shape, Stability, TypeDef};
use proc_macro2::Ident;

use super::boxes::Boxes;
use super::codec::{Codec, Statics, alias_bounds};
use super::derives::Inexact;
use super::docs;
use super::names::Taken;
use super::scope::{Scope, def_ident};
use super::type_name::type_name;
use super::view::{AliasView, Definition, Deprecation, Equality, Head, LiteralView, PackageView};

/// Lowers one package of a registry.
pub fn package(registry: &Registry, package: &Package, boxes: &Boxes, inexact: &Inexact) -> PackageView {
    let scope = Scope::new(registry, package, boxes, inexact);
    let mut types = scope.types.clone();
    let definitions: Vec<Definition> = package
        .types
        .iter()
        .map(|(name, def)| definition(&scope, &mut types, name, def))
        .collect();
    let events = events::events(&scope, &mut types);
    let literals = scope.literals.iter();
    let wire = definitions.iter().filter_map(wire_ident).collect();
    PackageView {
        docs: package_docs(package),
        names: types,
        literals: literals
            .map(|(text, ident)| LiteralView {
                ident: ident.clone(),
                text: text.clone(),
            })
            .collect(),
        definitions,
        events,
        wire,
    }
}

/// Gives the doc comment of a package's module.
pub fn package_docs(package: &Package) -> docs::Docs {
    let meta = Meta {
        summary: Some(
            package
                .summary
                .clone()
                .unwrap_or_else(|| format!("The package `{}`.", package.name)),
        ),
        description: package.description.clone(),
        ..Meta::default()
    };
    docs::of_field(&meta)
}

fn wire_ident(definition: &Definition) -> Option<Ident> {
    match definition {
        Definition::Alias(_) => None,
        Definition::Record(record) => Some(record.head.ident.clone()),
        Definition::Enum(view) => Some(view.head.ident.clone()),
        Definition::Union(union) => Some(union.head.ident.clone()),
        Definition::Family(family) => Some(family.head.ident.clone()),
    }
}

fn definition(scope: &Scope<'_>, types: &mut Taken, name: &str, def: &TypeDef) -> Definition {
    let owner = scope.own(name);
    let fallback = match &def.origin {
        _ if scope.errors_of(name).is_some() => format!("An error of `{}`.", scope.package.name),
        Origin::Declared => String::new(),
        Origin::Derived(path) => format!("What stands at `{path}`."),
    };
    let head = Head {
        docs: docs::of_item(&def.meta, &fallback),
        ..head(def_ident(name, def), &def.meta)
    };
    match &def.shape {
        Shape::Alias(ty) => {
            let mut statics = Statics::default();
            statics.add(&Codec::named(scope, ty, alias_bounds(&owner)));
            Definition::Alias(AliasView {
                head,
                ty: type_name(scope, ty),
                statics: statics.items,
            })
        }
        Shape::Record(shape) => {
            let plan = record::Plan {
                owner: &owner,
                head,
                fields: &shape.fields,
                rest: shape.rest.as_ref(),
            };
            Definition::Record(record::record(scope, types, plan))
        }
        Shape::Enum(shape) => Definition::Enum(scalar::enumeration(scope, head, name, shape)),
        Shape::Union(shape) => Definition::Union(scalar::union(scope, head, &owner, shape)),
        Shape::Family(shape) => {
            let base = head.ident.to_string();
            let plan = family::Plan {
                owner: Some(&owner),
                head,
                family: shape,
                other: scalar::OTHER,
                base: &base,
                member_base: &base,
            };
            let mut view = family::family(scope, types, plan);
            if let Some(facts) = scope.errors_of(name) {
                errors::add_error(scope, &mut view, shape, facts);
            }
            Definition::Family(view)
        }
    }
}

/// Begins an item that has its own prose alone.
fn head(ident: Ident, meta: &Meta) -> Head {
    Head {
        ident,
        docs: docs::of_field(meta),
        deprecated: deprecation(meta),
    }
}

fn deprecation(meta: &Meta) -> Option<Deprecation> {
    let Deprecated {
        since,
        note,
        replacement,
    } = match (&meta.deprecated, meta.stability) {
        (Some(deprecated), _) => deprecated.clone(),
        (None, Stability::Deprecated) => Deprecated::default(),
        (None, Stability::Stable | Stability::Experimental) => return None,
    };
    let note = match (note, replacement) {
        (note, None) => note,
        (None, Some(replacement)) => Some(format!("use `{replacement}`")),
        (Some(note), Some(replacement)) => Some(format!("{note}; use `{replacement}`")),
    };
    Some(Deprecation { since, note })
}

fn equality(inexact: bool) -> Equality {
    if inexact { Equality::Partial } else { Equality::Total }
}
