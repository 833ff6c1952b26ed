//! Two registries → what was added, removed and changed between them, so that a reviewer sees it at a glance.
//!
//! This is a summary of structure. It does not judge: whether a change breaks somebody is another question.

mod definition;
mod family;
mod meta;
mod policies;

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::model::{Errors, Package, Registry, Tombstone, TypeDef};

/// One difference between two registries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Whether it came, went or stayed.
    pub kind: ChangeKind,
    /// What sort of thing it is.
    pub item: Item,
    /// Its name with its package, such as `stream.citation.block_index`.
    pub path: String,
    /// What about it changed, or what it is.
    pub detail: String,
}

/// Whether something came, went or stayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChangeKind {
    /// The new registry alone has it.
    Added,
    /// The old registry alone has it.
    Removed,
    /// Both have it, and it differs.
    Changed,
}

/// What sort of thing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A package, or its envelope.
    Package,
    /// An event.
    Event,
    /// A type.
    Type,
    /// A field of a record, or one that stands beside a tag.
    Field,
    /// A member of an enum, a union or a family.
    Member,
    /// An error code.
    Code,
    /// An attribute of error codes.
    Attribute,
    /// A policy: what its definitions do not say.
    Policy,
    /// A config: what its definitions do not say.
    Config,
    /// The values that a preset gives.
    Preset,
    /// A rule of the protocol.
    Rule,
    /// A name that stays reserved.
    Tombstone,
}

impl fmt::Display for Change {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            ChangeKind::Added => "added",
            ChangeKind::Removed => "removed",
            ChangeKind::Changed => "changed",
        };
        let item = match self.item {
            Item::Package => "package",
            Item::Event => "event",
            Item::Type => "type",
            Item::Field => "field",
            Item::Member => "member",
            Item::Code => "error code",
            Item::Attribute => "attribute",
            Item::Policy => "policy",
            Item::Config => "config",
            Item::Preset => "preset",
            Item::Rule => "rule",
            Item::Tombstone => "tombstone",
        };
        write!(formatter, "{kind} {item} `{}`", self.path)?;
        if self.detail.is_empty() {
            Ok(())
        } else {
            write!(formatter, ": {}", self.detail)
        }
    }
}

/// Every difference, in the order of packages and names.
pub fn diff(old: &Registry, new: &Registry) -> Vec<Change> {
    let mut changes = Changes::default();
    maps(&old.packages, &new.packages, |name, pair| match pair {
        Pair::Old(_) => changes.removed(Item::Package, name, ""),
        Pair::New(new) => changes.added(Item::Package, name, format!("version {}", new.version)),
        Pair::Both(old, new) => changes.package(name, old, new),
    });
    changes.list
}

#[derive(Default)]
struct Changes {
    list: Vec<Change>,
}

impl Changes {
    fn push(&mut self, kind: ChangeKind, item: Item, path: &str, detail: impl Into<String>) {
        self.list.push(Change {
            kind,
            item,
            path: path.to_owned(),
            detail: detail.into(),
        });
    }

    fn added(&mut self, item: Item, path: &str, detail: impl Into<String>) {
        self.push(ChangeKind::Added, item, path, detail);
    }

    fn removed(&mut self, item: Item, path: &str, detail: impl Into<String>) {
        self.push(ChangeKind::Removed, item, path, detail);
    }

    /// Notes what changed about one thing, if anything did.
    fn changed(&mut self, item: Item, path: &str, details: Vec<String>) {
        if !details.is_empty() {
            self.push(ChangeKind::Changed, item, path, details.join("; "));
        }
    }

    fn package(&mut self, name: &str, old: &Package, new: &Package) {
        if old == new {
            return;
        }
        let mut details = Vec::new();
        said(&mut details, "named", Some(&old.name), Some(&new.name));
        said(&mut details, "version", Some(&old.version), Some(&new.version));
        let prose = [
            ("summary", old.summary != new.summary),
            ("description", old.description != new.description),
            ("style", old.style != new.style),
        ];
        details.extend(
            prose
                .iter()
                .filter(|(_, differs)| *differs)
                .map(|(what, _)| (*what).to_owned()),
        );
        said(
            &mut details,
            "sensitivity",
            listed(&old.sensitivity),
            listed(&new.sensitivity),
        );
        said(
            &mut details,
            "default clearance",
            old.default_clearance.as_ref(),
            new.default_clearance.as_ref(),
        );
        said(&mut details, "uses", listed(&old.uses), listed(&new.uses));
        self.changed(Item::Package, name, details);
        self.family(Item::Event, Item::Package, name, &old.events, &new.events);
        // The enum of the codes says nothing that the family of the errors does not say.
        let is_codes = |package: &Package, key: &str| package.errors.as_ref().is_some_and(|errors| errors.codes == key);
        maps(&old.types, &new.types, |key, pair| {
            let is_told = match &pair {
                Pair::Old(_) => policies::tells(old, key),
                Pair::New(_) => policies::tells(new, key),
                Pair::Both(..) => policies::tells_presets(old, key) && policies::tells_presets(new, key),
            };
            if !is_codes(new, key) && !is_told {
                self.definition(name, key, pair);
            }
        });
        self.policies(name, old, new);
        self.configs(name, old, new);
        self.protocol(name, &old.protocol, &new.protocol);
        self.tombstones(name, &old.removed, &new.removed);
        self.errors(name, old.errors.as_ref(), new.errors.as_ref());
    }

    fn errors(&mut self, package: &str, old: Option<&Errors>, new: Option<&Errors>) {
        let (old, new) = match (old, new) {
            (None, None) => return,
            (Some(old), None) => return self.removed(Item::Type, &format!("{package}.{}", old.family), "error family"),
            (None, Some(new)) => return self.added(Item::Type, &format!("{package}.{}", new.family), "error family"),
            (Some(old), Some(new)) => (old, new),
        };
        let mut details = Vec::new();
        said(&mut details, "named", Some(&old.family), Some(&new.family));
        said(&mut details, "codes named", Some(&old.codes), Some(&new.codes));
        said(
            &mut details,
            "filled from the code",
            listed(&old.filled),
            listed(&new.filled),
        );
        said(
            &mut details,
            "ancestors under",
            Some(&old.is_a_key),
            Some(&new.is_a_key),
        );
        policies::classified(&mut details, old, new);
        let path = format!("{package}.{}", new.family);
        self.changed(Item::Type, &path, details);
        self.fields(Item::Attribute, package, &path, &old.attributes, &new.attributes);
    }

    fn tombstones(&mut self, path: &str, old: &BTreeMap<String, Tombstone>, new: &BTreeMap<String, Tombstone>) {
        maps(old, new, |name, pair| {
            let path = format!("{path}.{name}");
            match pair {
                Pair::Old(_) => self.removed(Item::Tombstone, &path, "the name may be used again"),
                Pair::New(_) => self.added(Item::Tombstone, &path, "the name stays reserved"),
                Pair::Both(old, new) if old != new => {
                    self.changed(Item::Tombstone, &path, vec!["its note".to_owned()]);
                }
                Pair::Both(..) => {}
            }
        });
    }

    fn definition(&mut self, package: &str, name: &str, pair: Pair<'_, TypeDef>) {
        match pair {
            // A derived definition comes and goes with the item it stands in, which is told anyway.
            Pair::Old(old) if definition::is_declared(old) => self.removed(
                Item::Type,
                &definition::path(package, name, old),
                crate::describe::shape(&old.shape),
            ),
            Pair::New(new) if definition::is_declared(new) => self.added(
                Item::Type,
                &definition::path(package, name, new),
                crate::describe::shape(&new.shape),
            ),
            Pair::Old(_) | Pair::New(_) => {}
            Pair::Both(old, new) => {
                let before = self.list.len();
                self.definitions(package, &definition::path(package, name, new), old, new);
                if old != new && self.list.len() == before {
                    let detail = vec!["where its name comes from".to_owned()];
                    self.changed(Item::Type, &definition::path(package, name, new), detail);
                }
            }
        }
    }
}

/// What two maps hold under one key.
enum Pair<'r, T> {
    Old(&'r T),
    New(&'r T),
    Both(&'r T, &'r T),
}

/// Walks two maps side by side, in the order of their keys.
fn maps<T>(old: &BTreeMap<String, T>, new: &BTreeMap<String, T>, mut each: impl FnMut(&str, Pair<'_, T>)) {
    let mut keys: Vec<&String> = old.keys().chain(new.keys()).collect();
    keys.sort_unstable();
    keys.dedup();
    for key in keys {
        match (old.get(key), new.get(key)) {
            (Some(old), Some(new)) => each(key, Pair::Both(old, new)),
            (Some(old), None) => each(key, Pair::Old(old)),
            (None, Some(new)) => each(key, Pair::New(new)),
            (None, None) => {}
        }
    }
}

/// Notes that a text became another.
fn said<T: AsRef<str>>(details: &mut Vec<String>, what: &str, old: Option<T>, new: Option<T>) {
    let (old, new) = (old.as_ref().map(AsRef::as_ref), new.as_ref().map(AsRef::as_ref));
    match (old, new) {
        (Some(old), Some(new)) if old != new => details.push(format!("{what} {old} → {new}")),
        (Some(old), None) => details.push(format!("no longer {what} {old}")),
        (None, Some(new)) => details.push(format!("now {what} {new}")),
        (Some(_), Some(_)) | (None, None) => {}
    }
}

fn listed(names: &[String]) -> Option<String> {
    (!names.is_empty()).then(|| names.join(", "))
}

#[cfg(test)]
mod tests;
