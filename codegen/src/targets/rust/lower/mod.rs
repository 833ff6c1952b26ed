//! Lowers the model to what is printed: every decision that needs the registry is made here.

mod configs;
mod defaults;
pub mod errors;
mod events;
mod family;
mod hidden;
mod policies;
mod record;
pub mod scalar;

use cantus_registry::model::{Deprecated, Meta, Origin, Package, Registry, Shape, Stability, ToldApart, TypeDef};
use proc_macro2::Ident;

use super::boxes::Boxes;
use super::codec::{Codec, Statics, alias_bounds};
use super::derives::Inexact;
use super::docs;
use super::hidden::Hidden;
use super::names::{self, Taken};
use super::scope::{Scope, def_ident};
use super::type_name::type_name;
use super::view::{
    AliasView, ConfigView, Definition, Deprecation, Equality, EventsView, Head, LiteralView, PolicyView,
};

/// Lowers one package, a definition at a time: tokens are large, and only those of one item are held at once.
///
/// Definitions take names in their order, so each one has to be lowered or passed over before the next.
pub struct Lowering<'r> {
    scope: Scope<'r>,
    types: Taken,
}

impl<'r> Lowering<'r> {
    /// Begins with a package of a registry.
    pub fn new(
        registry: &'r Registry,
        package: &'r Package,
        boxes: &'r Boxes,
        inexact: &'r Inexact,
        hidden: &'r Hidden,
    ) -> Self {
        let scope = Scope::new(registry, package, boxes, inexact, hidden);
        let types = scope.types.clone();
        Self { scope, types }
    }

    /// The names that the package's definitions give to its module.
    pub fn names(&self) -> &Taken {
        &self.scope.types
    }

    /// Lowers the next definition.
    pub fn definition(&mut self, name: &str, def: &TypeDef) -> Definition {
        definition(&self.scope, &mut self.types, name, def)
    }

    /// Takes the names that the next definition takes, for a part of the module that is printed elsewhere.
    pub fn pass_over(&mut self, name: &str, def: &TypeDef) {
        match &def.shape {
            Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => {}
            Shape::Record(_) => drop(record::builder(&mut self.types, &def_ident(name, def))),
            Shape::Family(_) => drop(self.definition(name, def)),
        }
    }

    /// Lowers the events, after every definition.
    pub fn events(&mut self) -> EventsView {
        events::events(&self.scope, &mut self.types)
    }

    /// Lowers the policies, after the events.
    pub fn policies(&mut self) -> Vec<PolicyView> {
        policies::policies(&self.scope, &mut self.types)
    }

    /// Lowers the configs.
    pub fn configs(&self) -> Vec<ConfigView> {
        configs::configs(&self.scope)
    }

    /// The zero-sized types of the package's text literals.
    pub fn literals(&self) -> Vec<LiteralView> {
        let literals = self.scope.literals.iter();
        literals
            .map(|(text, ident)| LiteralView {
                ident: ident.clone(),
                text: text.clone(),
            })
            .collect()
    }

    /// The types that can be read and written by themselves.
    pub fn wire(&self) -> Vec<Ident> {
        let package = self.scope.package;
        let event = match package.events.told_apart {
            ToldApart::Outside => None,
            ToldApart::Tag(_) | ToldApart::Key => Some(names::ident("Event")),
        };
        let nominal = package.types.iter().filter(|(_, def)| match &def.shape {
            Shape::Alias(_) => false,
            Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_) => true,
        });
        event
            .into_iter()
            .chain(nominal.map(|(name, def)| def_ident(name, def)))
            .collect()
    }
}

/// Gives the name of the protocol, which gives way to the bounds of a type of that name.
pub fn protocol_ident(package: &Package) -> Ident {
    let idents = package.types.iter().map(|(name, def)| def_ident(name, def).to_string());
    let constants = idents.map(|ident| names::constant(&[&ident]).to_string());
    Taken::new(constants).fresh("PROTOCOL")
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
            let mut view = record::record(scope, types, plan);
            view.hidden = hidden::of_definition(scope, name, def);
            view.in_debug = hidden::definition_in_debug(scope, def);
            Definition::Record(view)
        }
        Shape::Enum(shape) => {
            let mut view = scalar::enumeration(scope, head, name, shape);
            view.hidden = hidden::of_definition(scope, name, def);
            view.in_debug = hidden::definition_in_debug(scope, def);
            Definition::Enum(view)
        }
        Shape::Union(shape) => {
            let mut view = scalar::union(scope, head, &owner, shape);
            view.hidden = hidden::of_definition(scope, name, def);
            view.in_debug = hidden::definition_in_debug(scope, def);
            Definition::Union(view)
        }
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
            view.hidden = hidden::of_definition(scope, name, def);
            view.hidden_at = hidden::of_family(scope, &owner, shape);
            view.in_debug = hidden::definition_in_debug(scope, def);
            if let Some(facts) = scope.errors_of(name) {
                errors::add_error(scope, &mut view, shape, facts);
            }
            Definition::Family(Box::new(view))
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

/// Gives an item's deprecation: why, and what to use.
pub fn deprecation(meta: &Meta) -> Option<Deprecation> {
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
        (Some(note), Some(replacement)) => Some(format!("{}; use `{replacement}`", note.trim_end_matches('.'))),
    };
    Some(Deprecation { since, note })
}

fn equality(inexact: bool) -> Equality {
    if inexact { Equality::Partial } else { Equality::Total }
}
