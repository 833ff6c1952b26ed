//! The contract modules: for each event and type a module with an alias for each field, which derives name.
//!
//! They are printed as text, for they are many and all alike: tokens would cost more than everything else.

mod module;
mod path;
mod rules;
mod view;
mod wire;

use std::collections::BTreeSet;

use askama::Template;
use cantus_registry::model::{Origin, Package, Shape, ToldApart, TypeDef};
use cantus_registry::sensitivity::number;

use super::docs;
use super::names::{self, Taken};
use super::scope::{Scope, def_ident};
use crate::artifact::Text;
use module::{Head, Modules, Owner, attributes, removed};
use path::Path;
use rules::Rules;
use view::{BodyView, ContractsView, ModuleView};

/// Prints the contracts of a package.
pub fn text(scope: &Scope<'_>) -> Result<Text, askama::Error> {
    let mut text = Text::default();
    lower(scope)?.render_into(&mut text)?;
    Ok(text.finished())
}

/// Lowers them; a module is printed as soon as it is lowered, since its view takes more memory than its text.
fn lower(scope: &Scope<'_>) -> askama::Result<ContractsView> {
    let package = scope.package;
    let mut modules = Modules {
        scope,
        rules: Rules::default(),
    };
    let mut taken = scope.types.clone().with(["literals".to_owned()]);
    let events = events(&mut modules, &mut taken)?;
    let types = types(&mut modules)?;
    for (name, def) in &package.types {
        if let Shape::Alias(ty) = &def.shape {
            modules.rules.add_alias(&scope.own(name), ty);
        }
    }
    Ok(ContractsView {
        package: format!("{:?}", package.name),
        write_event: match package.events.told_apart {
            ToldApart::Outside => "Named::write_payload",
            ToldApart::Tag(_) | ToldApart::Key => "Wire::write",
        },
        read_event: match package.events.told_apart {
            ToldApart::Outside => "decode_named(event_type, document, view)",
            ToldApart::Tag(_) | ToldApart::Key => "decode(document, view)",
        },
        event_type: match package.events.told_apart {
            ToldApart::Outside => "event_type",
            ToldApart::Tag(_) | ToldApart::Key => "_",
        },
        result: if scope.types.holds("Result") {
            "::std::result::Result"
        } else {
            "Result"
        },
        events,
        types_ident: taken.fresh("types").to_string(),
        types,
        carried: carried(scope),
        rules: modules.rules.into_views(),
    })
}

fn events<'r>(modules: &mut Modules<'_, 'r>, taken: &mut Taken) -> askama::Result<Vec<String>> {
    let package: &'r Package = modules.scope.package;
    let owner = Owner {
        package: &package.name,
        name: "",
        word: "Event",
    };
    let of = format!("crate::{}::Event", names::module(&package.name));
    let idents = module::module_idents(&package.events, taken);
    let members = package.events.members.iter().zip(idents);
    let members = members.map(|((name, member), ident)| {
        let text = match &member.wire {
            cantus_registry::model::Literal::String(text) => text.as_str(),
            _ => name,
        };
        let path = Path::new(of.clone(), text, 0);
        modules.member(path, ident, &package.events, owner, name, member)
    });
    let path = Path::new(of.clone(), "", 0);
    let gone = package.events.removed.iter();
    let gone = gone.map(|(name, gone)| removed(&path, name, gone));
    members.chain(gone).map(|module| module.render()).collect()
}

fn types<'r>(modules: &mut Modules<'_, 'r>) -> askama::Result<Vec<String>> {
    let package: &'r Package = modules.scope.package;
    let payloads = payloads(package);
    let mut taken = Taken::default();
    let mut texts = Vec::new();
    for (name, def) in &package.types {
        // What an event or a member of a family carries has its fields there.
        if matches!(def.origin, Origin::Derived(_)) && payloads.contains(name.as_str()) {
            continue;
        }
        if let Some(module) = type_module(modules, &mut taken, name, def) {
            texts.push(module.render()?);
        }
    }
    let path = Path::new(String::new(), "", 1);
    for (name, gone) in &package.removed {
        texts.push(removed(&path, name, gone).render()?);
    }
    Ok(texts)
}

fn type_module<'r>(
    modules: &mut Modules<'_, 'r>,
    taken: &mut Taken,
    name: &'r str,
    def: &'r TypeDef,
) -> Option<ModuleView> {
    let reference = modules.scope.own(name);
    let mut path = Path::new(wire::path(modules.scope, &reference), name, 1);
    path.payload = wire::declared(modules.scope, &reference);
    path.level = number(modules.scope.package, def.sensitivity.as_deref());
    let head = |taken: &mut Taken, path: &Path<'_>| Head {
        pad: path.pad(),
        ident: taken
            .fresh(&names::file_stem(&names::snake(name, &def.meta)))
            .to_string(),
        docs: docs::of_item(&def.meta, ""),
        attributes: attributes(&def.meta),
    };
    match &def.shape {
        Shape::Record(record) => {
            let head = head(taken, &path);
            Some(head.module(modules.record_of(path, record, &reference)))
        }
        Shape::Family(family) => {
            let head = head(taken, &path);
            Some(head.module(BodyView::Family(modules.family(path, family, &reference))))
        }
        Shape::Enum(shape) => {
            let head = head(taken, &path);
            Some(head.module(BodyView::Family(modules.enumeration(&path, shape, &reference))))
        }
        Shape::Union(union) => {
            let head = head(taken, &path);
            Some(head.module(BodyView::Family(modules.union(&path, union, &reference))))
        }
        Shape::Alias(_) => None,
    }
}

/// Finds the definitions that members of families carry.
fn payloads(package: &Package) -> BTreeSet<&str> {
    let families = package.types.values().filter_map(|def| match &def.shape {
        Shape::Family(family) => Some(family),
        Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) => None,
    });
    families
        .chain([&package.events])
        .flat_map(|family| family.members.values())
        .filter_map(|member| Some(member.payload.as_ref()?.name.as_str()))
        .collect()
}

/// Finds the types that carry themselves: everything that is neither an alias nor the events.
fn carried(scope: &Scope<'_>) -> Vec<String> {
    let types = scope
        .package
        .types
        .iter()
        .filter(|(_, def)| !matches!(def.shape, Shape::Alias(_)));
    let types = types.map(|(name, def)| def_ident(name, def).to_string());
    let literals = scope.literals.values().map(|ident| format!("literals::{ident}"));
    types.chain(literals).collect()
}
