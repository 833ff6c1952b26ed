//! Registry → findings: what is wrong with a registry whose every name is resolved.
//!
//! One file a topic; each looks at the items that [`walk`] shows it, or at the whole. Nothing here changes the
//! registry, and nothing stops at the first finding.

mod allow;
mod bounds;
mod case;
mod codes;
mod depth;
mod families;
mod finite;
mod identifiers;
mod lifecycle;
mod neighbours;
mod objects;
mod patterns;
mod policies;
mod protocol;
mod samples;
mod sensitivity;
mod settings;
mod walk;

use std::collections::BTreeSet;

use crate::catalogue::Entry;
use crate::conform::Judge;
use crate::finding::Finding;
use crate::model::{Registry, Shape, Type, TypeDef, TypeRef};
use crate::places::Places;
use crate::sensitivity::Levels;
use identifiers::Spelled;
use walk::Path;

/// Everything that is wrong with a resolved registry, in the order of the places.
pub fn check(registry: &Registry, places: &Places) -> Vec<Finding> {
    let mut found = find(registry, places)
        .into_iter()
        .map(|(_, finding)| finding)
        .collect::<Vec<_>>();
    found.sort_by(|one, other| (&one.place, one.id, &one.message).cmp(&(&other.place, other.id, &other.message)));
    found.dedup();
    found
}

/// A finding, and the pointer of what it is about.
type Report = (String, Finding);

fn find(registry: &Registry, places: &Places) -> Vec<Report> {
    let mut check = Check {
        registry,
        places,
        judge: Judge::new(registry),
        levels: Levels::new(registry),
        spelled: Spelled::default(),
        settings: settings::held_by_configs(registry),
        reports: Vec::new(),
    };
    walk::walk(registry, &mut |item, path| {
        case::check(&mut check, item, path);
        identifiers::check(&mut check, item, path);
        depth::check(&mut check, item, path);
        bounds::check(&mut check, item, path);
        patterns::check(&mut check, item, path);
        samples::check(&mut check, item, path);
        objects::check(&mut check, item, path);
        families::check(&mut check, item, path);
        neighbours::check(&mut check, item, path);
        lifecycle::check(&mut check, item, path);
        codes::check(&mut check, item, path);
        sensitivity::check(&mut check, item, path);
        settings::check(&mut check, item, path);
    });
    for package in registry.packages.values() {
        policies::policies(&mut check, package);
        settings::configs(&mut check, package);
        protocol::protocol(&mut check, package);
        codes::classify(&mut check, package);
    }
    identifiers::definitions(&mut check);
    finite::check(&mut check);
    sensitivity::packages(&mut check);
    allow::silence(registry, places, check.reports)
}

/// What every check works with.
struct Check<'r> {
    registry: &'r Registry,
    places: &'r Places,
    judge: Judge<'r>,
    levels: Levels<'r>,
    spelled: Spelled,
    /// The definitions that files of configs are made of, each with its package.
    settings: BTreeSet<(&'r str, &'r str)>,
    reports: Vec<Report>,
}

impl<'r> Check<'r> {
    /// Reports a finding about an item.
    fn report(
        &mut self,
        path: &Path<'_>,
        entry: &'static Entry,
        message: String,
        say: impl FnOnce(Finding) -> Finding,
    ) {
        self.report_at(path.pointer(), entry, message, say);
    }

    /// Reports a finding about the item at a pointer.
    fn report_at(
        &mut self,
        pointer: String,
        entry: &'static Entry,
        message: String,
        say: impl FnOnce(Finding) -> Finding,
    ) {
        let finding = say(Finding::new(entry, self.places.get(&pointer), message));
        self.reports.push((pointer, finding));
    }

    /// Whether the item at a pointer is part of what files of configs are made of.
    fn is_setting(&self, pointer: &str) -> bool {
        let mut segments = pointer.split('/').skip(2);
        let (Some(package), Some("types"), Some(name)) = (segments.next(), segments.next(), segments.next()) else {
            return false;
        };
        self.settings.contains(&(package, name))
    }

    /// The definition that a reference comes to when aliases are followed; `None` if it comes to no definition.
    fn definition(&self, reference: &'r TypeRef) -> Option<(&'r TypeRef, &'r TypeDef)> {
        let mut reference = reference;
        // A longer chain is a cycle, which is a finding of its own.
        for _ in 0..100 {
            let definition = self.registry.get(reference)?;
            match &definition.shape {
                Shape::Alias(Type::Ref(next)) => reference = next,
                Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_) => {
                    return Some((reference, definition));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests;
