//! Rules about what comes once, and about what does not come any more.

use super::definition::{Rule, Scope, Selector};
use super::parts::{Parts, of_part};
use super::seen::Seen;
use super::verdict::Kind;
use super::watch::Fault;

/// Watches that there is no second one.
#[derive(Clone, Debug)]
pub(super) struct Once<'d> {
    pub(super) event: &'d Selector,
    /// The first one of each part.
    pub(super) parts: Parts<u64>,
}

impl Once<'_> {
    pub(super) fn see(&mut self, seen: Seen<'_>) -> Option<Fault> {
        if !seen.is(self.event) {
            return None;
        }
        let key = of_part(seen.scalar(self.event.scope.as_ref()));
        let Some(first) = self.parts.get(&key, seen.number).copied() else {
            self.parts.put(key, seen.number, seen.number);
            return None;
        };
        let message = format!("`{}` came again; the first was event {first}", seen.name);
        Some(Fault::new(Kind::SecondTime, key, message).since(Some(first)))
    }
}

/// Watches that something does not follow.
#[derive(Clone, Debug)]
pub(super) struct Shut<'d> {
    pub(super) rule: &'d Rule,
    pub(super) after: &'d Selector,
    pub(super) none: &'d [Selector],
    pub(super) scopes: &'d [Scope],
    /// The first one of each part after which it does not.
    pub(super) parts: Parts<u64>,
}

impl Shut<'_> {
    /// Whether it does not follow.
    pub(super) fn forbids(&mut self, seen: Seen<'_>) -> Option<Fault> {
        let part = if self.none.is_empty() {
            // Another one that comes last is the affair of `at_most_once`.
            let counted = seen.counted(self.rule.per.as_ref(), self.scopes);
            counted.filter(|_| !seen.is(self.after))
        } else {
            let none = seen.first(self.none);
            none.map(|none| seen.scalar(none.scope.as_ref()))
        };
        let key = of_part(part?);
        let after = self.parts.get(&key, seen.number).copied()?;
        let message = format!("`{}` came after event {after}, which it does not follow", seen.name);
        Some(Fault::new(Kind::NotAllowedAfter, key, message).since(Some(after)))
    }

    /// Looks at an event that may come.
    pub(super) fn see(&mut self, seen: Seen<'_>) {
        if !seen.is(self.after) {
            return;
        }
        let key = of_part(seen.scalar(self.after.scope.as_ref()));
        if self.parts.get(&key, seen.number).is_none() {
            self.parts.put(key, seen.number, seen.number);
        }
    }
}
