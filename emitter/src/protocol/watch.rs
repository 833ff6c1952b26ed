//! One rule being watched, whichever it is.

use super::definition::{Demand, Rule};
use super::ends::{Ending, Opening};
use super::once::{Once, Shut};
use super::pairs::Pairs;
use super::parts::{Came, Key, Parts};
use super::seen::Seen;
use super::turns::{Onward, Turns};
use super::verdict::Kind;

/// A rule, and what it remembers of the stream.
#[derive(Clone, Debug)]
pub(super) struct Watch<'d> {
    pub(super) rule: &'d Rule,
    machine: Machine<'d>,
}

#[derive(Clone, Debug)]
enum Machine<'d> {
    Opening(Opening<'d>),
    Ending(Ending<'d>),
    Once(Once<'d>),
    Shut(Shut<'d>),
    Pairs(Pairs<'d>),
    Turns(Turns<'d>),
    Onward(Onward<'d>),
}

/// What a rule has against an event, or misses at the end.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) kind: Kind,
    pub(super) key: Key,
    pub(super) earlier: Option<u64>,
    pub(super) message: String,
}

impl Fault {
    pub(super) fn new(kind: Kind, key: Key, message: String) -> Self {
        Self {
            kind,
            key,
            earlier: None,
            message,
        }
    }

    pub(super) fn since(self, earlier: Option<u64>) -> Self {
        Self { earlier, ..self }
    }
}

impl<'d> Watch<'d> {
    pub(super) fn new(rule: &'d Rule, came: Came, limit: usize) -> Self {
        let machine = match &rule.demand {
            Demand::OpensWith { steps, scopes } => Machine::Opening(Opening {
                rule,
                steps,
                scopes,
                parts: Parts::new(came, limit),
            }),
            Demand::EndsWith { steps, scopes } => Machine::Ending(Ending {
                rule,
                steps,
                scopes,
                parts: Parts::new(came, limit),
            }),
            Demand::AtMostOnce(event) => Machine::Once(Once {
                event,
                parts: Parts::new(came, limit),
            }),
            Demand::NoneAfter { after, none, scopes } => Machine::Shut(Shut {
                rule,
                after,
                none,
                scopes,
                parts: Parts::new(came, limit),
            }),
            Demand::Pairs {
                open,
                close,
                dropped_by,
            } => Machine::Pairs(Pairs {
                open,
                close,
                dropped_by,
                parts: Parts::new(came, limit),
            }),
            Demand::Alternates {
                event,
                field,
                pointer,
                values,
            } => Machine::Turns(Turns {
                event,
                field,
                pointer,
                values,
                parts: Parts::new(came, limit),
            }),
            Demand::NeverBack { field, places, order } => Machine::Onward(Onward {
                field,
                places,
                order,
                parts: Parts::new(came, limit),
            }),
        };
        Self { rule, machine }
    }

    /// Whether an event that is known comes where it may not come at all.
    pub(super) fn forbids(&mut self, seen: Seen<'_>) -> Option<Fault> {
        match &mut self.machine {
            Machine::Ending(machine) => machine.forbids(seen),
            Machine::Shut(machine) => machine.forbids(seen),
            Machine::Opening(_) | Machine::Once(_) | Machine::Pairs(_) | Machine::Turns(_) | Machine::Onward(_) => None,
        }
    }

    /// Looks at an event that no rule forbids.
    pub(super) fn see(&mut self, seen: Seen<'_>) -> Option<Fault> {
        match &mut self.machine {
            Machine::Opening(machine) => machine.see(seen),
            Machine::Ending(machine) => {
                machine.see(seen);
                None
            }
            Machine::Once(machine) => machine.see(seen),
            Machine::Shut(machine) => {
                machine.see(seen);
                None
            }
            Machine::Pairs(machine) => machine.see(seen),
            Machine::Turns(machine) => machine.see(seen),
            Machine::Onward(machine) => machine.see(seen),
        }
    }

    /// What is owed if the stream is over.
    pub(super) fn owed(&self) -> Vec<Fault> {
        match &self.machine {
            Machine::Opening(machine) => machine.owed(),
            Machine::Ending(machine) => machine.owed(),
            Machine::Pairs(machine) => machine.owed(),
            Machine::Turns(machine) => machine.owed(),
            Machine::Once(_) | Machine::Shut(_) | Machine::Onward(_) => Vec::new(),
        }
    }

    /// How many parts are remembered, and how many were forgotten.
    pub(super) fn counts(&self) -> (usize, u64) {
        match &self.machine {
            Machine::Opening(Opening { parts, .. }) => (parts.len(), parts.forgotten()),
            Machine::Ending(Ending { parts, .. }) => (parts.len(), parts.forgotten()),
            Machine::Once(Once { parts, .. }) | Machine::Shut(Shut { parts, .. }) => (parts.len(), parts.forgotten()),
            Machine::Pairs(Pairs { parts, .. }) => (parts.len(), parts.forgotten()),
            Machine::Turns(Turns { parts, .. }) => (parts.len(), parts.forgotten()),
            Machine::Onward(Onward { parts, .. }) => (parts.len(), parts.forgotten()),
        }
    }
}
