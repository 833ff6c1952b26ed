//! What is left of removed items, and the names and identifiers they keep to themselves.

use std::collections::BTreeMap;

use super::notes::text;
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Literal, Tombstone};
use crate::place::Place;
use crate::raw::{Notes, Removed};
use crate::words;

/// The tombstone of an item.
pub(super) fn tombstone(removed: Removed, wire: Option<Literal>, notes: &Notes) -> Tombstone {
    Tombstone {
        since: text(removed.since),
        note: text(removed.note),
        wire,
        rename: text(notes.rename.clone()),
    }
}

/// The names, identifiers and wire values of the removed items of one parent.
#[derive(Default)]
pub(super) struct Reserved {
    identifiers: BTreeMap<String, (String, Place)>,
    wires: BTreeMap<Literal, (String, Place)>,
}

impl Reserved {
    /// Reserves what a removed item was called.
    pub(super) fn add(&mut self, name: &str, tombstone: &Tombstone, place: &Place) {
        let identifier = tombstone.rename.as_deref().unwrap_or(name);
        let grave = || (name.to_owned(), place.clone());
        self.identifiers.insert(words::pascal(identifier), grave());
        self.identifiers.insert(words::snake(identifier), grave());
        let wire = tombstone
            .wire
            .clone()
            .unwrap_or_else(|| Literal::String(name.to_owned()));
        self.wires.insert(wire, grave());
    }

    /// Reports a living item that is called what a removed one was.
    pub(super) fn check(
        &self,
        what: &str,
        name: &str,
        rename: Option<&str>,
        wire: Option<&Literal>,
        place: &Place,
        findings: &mut Vec<Finding>,
    ) {
        if self.identifiers.is_empty() {
            return;
        }
        let identifier = rename.unwrap_or(name);
        let by_name = self
            .identifiers
            .get(&words::pascal(identifier))
            .or_else(|| self.identifiers.get(&words::snake(identifier)));
        let by_wire = wire.and_then(|wire| self.wires.get(wire));
        let Some((removed, removed_place)) = by_name.or(by_wire) else {
            return;
        };
        let offence = match by_name {
            Some(_) if removed == name => format!("{what} `{name}` bears the name of a removed one"),
            Some(_) => format!("{what} `{name}` has the identifier of `{removed}`, which was removed"),
            None => format!("{what} `{name}` has the wire value of `{removed}`, which was removed"),
        };
        findings.push(
            Finding::new(&catalogue::RESERVED_BY_TOMBSTONE, place, offence)
                .help("choose another name; old documents and old code still use this one")
                .related(removed_place, "removed"),
        );
    }
}
