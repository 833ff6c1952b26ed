//! Rules about what opens and what closes.

use super::definition::Selector;
use super::parts::{Key, Parts};
use super::seen::Seen;
use super::verdict::Kind;
use super::watch::Fault;

/// Watches that what is opened is closed.
#[derive(Clone, Debug)]
pub(super) struct Pairs<'d> {
    pub(super) open: &'d [Selector],
    pub(super) close: &'d [Selector],
    pub(super) dropped_by: &'d [Selector],
    pub(super) parts: Parts<Pair>,
}

/// What is known of a pair. Closed ones are remembered only where others may have been opened unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pair {
    /// It was opened by this event.
    Open(u64),
    /// It is not open.
    Closed,
}

impl Pairs<'_> {
    pub(super) fn see(&mut self, seen: Seen<'_>) -> Option<Fault> {
        let opens = seen.first(self.open);
        let closed = seen.first(self.close).and_then(|close| {
            let fault = self.close(seen, key(seen, close));
            // What closes one and opens the next need not find one open.
            fault.filter(|_| opens.is_none())
        });
        for dropped in self.dropped_by {
            if seen.is(dropped) {
                self.drop_by(seen, dropped);
            }
        }
        opens.and_then(|open| self.open(seen, key(seen, open))).or(closed)
    }

    fn close(&mut self, seen: Seen<'_>, key: Key) -> Option<Fault> {
        let state = self.parts.get(&key, seen.number).copied();
        match state {
            Some(Pair::Open(_)) if !self.parts.is_midway() => self.parts.remove(&key),
            Some(Pair::Open(_)) => self.parts.put(key, seen.number, Pair::Closed),
            None if self.parts.is_midway() => self.parts.put(key, seen.number, Pair::Closed),
            Some(Pair::Closed) | None => {
                let message = format!("`{}` closes what is not open", seen.name);
                return Some(Fault::new(Kind::NotOpen, key, message));
            }
        }
        None
    }

    fn open(&mut self, seen: Seen<'_>, key: Key) -> Option<Fault> {
        if let Some(Pair::Open(since)) = self.parts.get(&key, seen.number).copied() {
            let message = format!("`{}` opens what event {since} opened and nothing closed", seen.name);
            return Some(Fault::new(Kind::AlreadyOpen, key, message).since(Some(since)));
        }
        self.parts.put(key, seen.number, Pair::Open(seen.number));
        None
    }

    fn drop_by(&mut self, seen: Seen<'_>, dropped: &Selector) {
        // What belongs to no part ends it in every one.
        let part = dropped.scope.as_ref().map(|scope| seen.scalar(Some(scope)));
        // Of what was opened unseen nothing is known afterwards either: what drops may be the word of a gap.
        let midway = self.parts.is_midway();
        self.parts.retain(|(other, _), pair| {
            if part.as_ref().is_none_or(|part| other == part) {
                *pair = Pair::Closed;
                return midway;
            }
            true
        });
    }

    pub(super) fn owed(&self) -> Vec<Fault> {
        let owed = self.parts.iter().filter_map(|(key, pair)| match pair {
            Pair::Open(since) => {
                let message = format!("what event {since} opened was never closed");
                Some(Fault::new(Kind::ClosingOwed, key.clone(), message).since(Some(*since)))
            }
            Pair::Closed => None,
        });
        owed.collect()
    }
}

fn key(seen: Seen<'_>, selector: &Selector) -> Key {
    let part = seen.scalar(selector.scope.as_ref());
    (part, seen.scalar(selector.key.as_ref()))
}
