//! Rules about the values that a field takes one after the other.

use std::cmp::Ordering;

use super::definition::{Literal, Order, Place, Selector};
use super::parts::{Parts, of_part};
use super::scalar::Found;
use super::seen::Seen;
use super::verdict::Kind;
use super::watch::Fault;

/// Watches that values take turns.
#[derive(Clone, Debug)]
pub(super) struct Turns<'d> {
    pub(super) event: &'d Selector,
    pub(super) field: &'d str,
    pub(super) pointer: &'d str,
    pub(super) values: &'d [Literal],
    pub(super) parts: Parts<Turn>,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    due: usize,
    since: u64,
}

impl Turns<'_> {
    pub(super) fn see(&mut self, seen: Seen<'_>) -> Option<Fault> {
        if !seen.is(self.event) {
            return None;
        }
        let found = seen.find(self.pointer);
        let value = self.values.iter().position(|value| found.is(value))?;
        let key = of_part(seen.scalar(self.event.scope.as_ref()));
        let now = seen.number;
        let before = self.parts.get(&key, now).copied();
        let midway = self.parts.is_midway();
        let due = match before {
            Some(turn) => turn.due,
            None if midway => value,
            None => 0,
        };
        // Whatever came, the turn goes on from there.
        let next = (value + 1) % self.values.len();
        if next == 0 && !midway {
            self.parts.remove(&key);
        } else {
            self.parts.put(key.clone(), now, Turn { due: next, since: now });
        }
        (value != due).then(|| {
            let message = format!(
                "`{}` is out of turn: `{}` is due to be {}",
                seen.name, self.field, self.values[due]
            );
            Fault::new(Kind::OutOfTurn, key, message).since(before.map(|turn| turn.since))
        })
    }

    pub(super) fn owed(&self) -> Vec<Fault> {
        let unrest = self.parts.iter().filter(|(_, turn)| turn.due != 0);
        let rest = self.values.last().map(Literal::to_string).unwrap_or_default();
        let owed = unrest.map(|(key, turn)| {
            let message = format!("`{}` never came to rest on {rest}", self.field);
            Fault::new(Kind::RestOwed, key.clone(), message).since(Some(turn.since))
        });
        owed.collect()
    }
}

/// Watches that values do not go back.
#[derive(Clone, Debug)]
pub(super) struct Onward<'d> {
    pub(super) field: &'d str,
    pub(super) places: &'d [Place],
    pub(super) order: &'d Order,
    /// The highest value of each part, and the event that had it.
    pub(super) parts: Parts<(Rank, u64)>,
}

/// Where a value stands among others.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) enum Rank {
    Number(f64),
    Decimal(i128),
    At(usize),
}

impl Onward<'_> {
    pub(super) fn see(&mut self, seen: Seen<'_>) -> Option<Fault> {
        let place = self.places.iter().find(|place| seen.is(&place.selector))?;
        let rank = rank(&seen.find(&place.pointer), self.order)?;
        let key = of_part(seen.scalar(place.selector.scope.as_ref()));
        let now = seen.number;
        let Some((highest, at)) = self.parts.get(&key, now) else {
            self.parts.put(key, now, (rank, now));
            return None;
        };
        match rank.partial_cmp(highest) {
            Some(Ordering::Less) => {
                let message = format!("`{}` takes `{}` back behind event {at}", seen.name, self.field);
                Some(Fault::new(Kind::WentBack, key, message).since(Some(*at)))
            }
            Some(Ordering::Equal) | None => None,
            Some(Ordering::Greater) => {
                (*highest, *at) = (rank, now);
                None
            }
        }
    }
}

fn rank(found: &Found<'_>, order: &Order) -> Option<Rank> {
    match (order, found) {
        (Order::Numbers, Found::Number(value)) => Some(Rank::Number(*value)),
        (Order::Decimals, Found::Text(text)) => decimal(text).map(Rank::Decimal),
        (Order::Numbers | Order::Decimals, _) => None,
        (Order::Values(values), found) => values.iter().position(|value| found.is(value)).map(Rank::At),
    }
}

/// A 64-bit integer as it stands on the wire.
fn decimal(text: &str) -> Option<i128> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_decimal = (1..=20).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_decimal.then(|| text.parse().ok()).flatten()
}
