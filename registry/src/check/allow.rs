//! Warnings that an item, or one it stands in, allows with a reason.

use std::collections::{BTreeMap, BTreeSet};

use super::Report;
use super::walk::{Node, Path, definition_pointer, walk};
use crate::catalogue;
use crate::finding::{Finding, Severity};
use crate::model::{Origin, Registry, Type, TypeRef};
use crate::places::Places;
use crate::places::segment;

/// Drops the warnings that are allowed, and reports what is allowed and is no warning, or is not given.
pub(super) fn silence(registry: &Registry, places: &Places, reports: Vec<Report>) -> Vec<Report> {
    let allowed = Allowed::gather(registry);
    if allowed.items.is_empty() {
        return reports;
    }
    let mut used = BTreeSet::new();
    let mut kept = Vec::new();
    for (pointer, finding) in reports {
        match allowed.by(&pointer, &finding) {
            Some(item) => {
                used.insert((item, finding.id));
            }
            None => kept.push((pointer, finding)),
        }
    }
    for (item, ids) in &allowed.items {
        for id in ids {
            let pointer = format!("{item}/meta/allow/{}", segment(id));
            if let Some(finding) = useless(id, &pointer, places, used.contains(&(item.as_str(), *id))) {
                kept.push((pointer, finding));
            }
        }
    }
    kept
}

fn useless(id: &str, pointer: &str, places: &Places, is_used: bool) -> Option<Finding> {
    let place = places.get(pointer);
    match catalogue::find(id).map(|entry| entry.severity) {
        None => {
            let warnings = catalogue::ALL
                .iter()
                .filter(|entry| entry.severity == Severity::Warning)
                .map(|entry| entry.id);
            let message = format!("`allow` names `{id}`, which is no finding");
            Some(
                Finding::new(&catalogue::ALLOW_UNKNOWN, place, message)
                    .help("name the id of a warning")
                    .near(id, warnings),
            )
        }
        Some(Severity::Error) => {
            let message = format!("`allow` names `{id}`, which is an error");
            Some(
                Finding::new(&catalogue::ALLOW_UNKNOWN, place, message)
                    .help("only warnings can be allowed; mend what is wrong"),
            )
        }
        Some(Severity::Warning) if !is_used => {
            let message = format!("`{id}` is allowed and not given");
            Some(Finding::new(&catalogue::ALLOW_UNUSED, place, message).help("drop it from `allow`"))
        }
        Some(Severity::Warning) => None,
    }
}

/// What is allowed where.
struct Allowed<'r> {
    /// The pointer of an item, and the ids it allows.
    items: BTreeMap<String, Vec<&'r str>>,
    /// The pointer of a definition that nobody named, and that of the item it was declared in.
    inside: BTreeMap<String, String>,
}

impl<'r> Allowed<'r> {
    fn gather(registry: &'r Registry) -> Self {
        let mut items: BTreeMap<String, Vec<&'r str>> = BTreeMap::new();
        walk(registry, &mut |item, path| {
            if let Some(meta) = item.node.meta().filter(|meta| !meta.allow.is_empty()) {
                items.insert(path.pointer(), meta.allow.keys().map(String::as_str).collect());
            }
        });
        let inside = if items.is_empty() {
            BTreeMap::new()
        } else {
            inside(registry)
        };
        Self { items, inside }
    }

    /// The nearest item round a finding that allows it.
    fn by(&self, pointer: &str, finding: &Finding) -> Option<&str> {
        if finding.severity == Severity::Error {
            return None;
        }
        let mut at = pointer;
        // Definitions stand in items and items in definitions, but never without end; a hand-written lock might.
        for _ in 0..1000 {
            if let Some((item, ids)) = self.items.get_key_value(at)
                && ids.contains(&finding.id)
            {
                return Some(item);
            }
            at = match self.inside.get(at) {
                Some(outer) => outer,
                None => &at[..at.rfind('/')?],
            };
        }
        None
    }
}

/// Which item each derived definition was declared in.
fn inside(registry: &Registry) -> BTreeMap<String, String> {
    let mut inside = BTreeMap::new();
    let mut note = |reference: &TypeRef, path: &Path<'_>| {
        if registry
            .get(reference)
            .is_some_and(|definition| matches!(definition.origin, Origin::Derived(_)))
        {
            inside
                .entry(definition_pointer(&reference.package, &reference.name))
                .or_insert_with(|| path.pointer());
        }
    };
    walk(registry, &mut |item, path| match item.node {
        Node::Member { member, .. } => {
            if let Some(payload) = &member.payload {
                note(payload, path);
            }
        }
        Node::Type(Type::Ref(reference)) => note(reference, path),
        Node::Type(_)
        | Node::Definition { .. }
        | Node::Record(_)
        | Node::Family { .. }
        | Node::Enum(_)
        | Node::Field { .. }
        | Node::EnumMember { .. }
        | Node::Tombstone(_) => {}
    });
    inside
}
