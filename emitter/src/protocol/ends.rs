//! Rules about the first and the last events.

use super::definition::{List, Rule, Scope, Selector};
use super::parts::{Parts, of_part};
use super::scalar::Scalar;
use super::seen::Seen;
use super::verdict::Kind;
use super::watch::Fault;

/// Watches how a stream, or each of its parts, opens.
#[derive(Clone, Debug)]
pub(super) struct Opening<'d> {
    pub(super) rule: &'d Rule,
    pub(super) steps: &'d [List<Selector>],
    pub(super) scopes: &'d [Scope],
    pub(super) parts: Parts<Opened>,
}

/// How far an opening is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opened {
    /// How many steps were taken; all of them, too, once something else came.
    steps: usize,
    since: u64,
}

impl Opening<'_> {
    pub(super) fn see(&mut self, seen: Seen<'_>) -> Option<Fault> {
        let part = seen.counted(self.rule.per.as_ref(), self.scopes)?;
        let key = of_part(part);
        let now = seen.number;
        let all = self.steps.len();
        let before = self.parts.get(&key, now).copied();
        let state = match before {
            Some(state) => state,
            // It may have opened unseen.
            None if self.parts.is_midway() => return None,
            None => Opened { steps: 0, since: now },
        };
        let step = self.steps.get(state.steps)?;
        let fits = seen.first(step).is_some();
        let steps = if fits { state.steps + 1 } else { all };
        self.parts.put(key.clone(), now, Opened { steps, ..state });
        (!fits).then(|| {
            let message = format!(
                "`{}` came in place of step {} of the opening",
                seen.name,
                state.steps + 1
            );
            Fault::new(Kind::OpeningMissed, key, message)
        })
    }

    pub(super) fn owed(&self) -> Vec<Fault> {
        let all = self.steps.len();
        let owed = |key, steps: usize, since| {
            let message = format!("the opening stopped before step {} of {all}", steps + 1);
            Fault::new(Kind::OpeningOwed, key, message).since(since)
        };
        if self.rule.per.is_none() && self.parts.len() == 0 && !self.parts.is_midway() && all > 0 {
            return vec![owed(of_part(Scalar::Nothing), 0, None)];
        }
        let open = self.parts.iter().filter(|(_, state)| state.steps < all);
        open.map(|(key, state)| owed(key.clone(), state.steps, Some(state.since)))
            .collect()
    }
}

/// Watches how a stream, or each of its parts, ends.
#[derive(Clone, Debug)]
pub(super) struct Ending<'d> {
    pub(super) rule: &'d Rule,
    pub(super) steps: &'d [List<Selector>],
    pub(super) scopes: &'d [Scope],
    pub(super) parts: Parts<Ended>,
}

/// Which first steps of the end the last events are.
#[derive(Clone, Debug)]
pub(super) struct Ended {
    /// How many steps, of what was seen.
    sure: Vec<usize>,
    /// How many steps, if what was missed may have been any.
    maybe: Vec<usize>,
    /// The event that ended it.
    at: Option<u64>,
    /// The last event.
    since: u64,
}

impl Ending<'_> {
    /// Whether it comes after the end.
    pub(super) fn forbids(&mut self, seen: Seen<'_>) -> Option<Fault> {
        let key = of_part(seen.counted(self.rule.per.as_ref(), self.scopes)?);
        let at = self.parts.get(&key, seen.number)?.at?;
        let message = format!("`{}` came after the end, which was event {at}", seen.name);
        Some(Fault::new(Kind::AfterTheEnd, key, message).since(Some(at)))
    }

    /// Looks at an event that does not come after the end.
    pub(super) fn see(&mut self, seen: Seen<'_>) {
        let Some(part) = seen.counted(self.rule.per.as_ref(), self.scopes) else {
            return;
        };
        let key = of_part(part);
        let now = seen.number;
        let all = self.steps.len();
        let missed = if self.parts.is_midway() { all } else { 1 };
        if self.parts.get(&key, now).is_none() {
            let fresh = Ended {
                sure: Vec::new(),
                maybe: (1..missed).collect(),
                at: None,
                since: now,
            };
            self.parts.put(key.clone(), now, fresh);
        }
        let Some(state) = self.parts.get(&key, now) else { return };
        let fits: Vec<bool> = self.steps.iter().map(|step| seen.first(step).is_some()).collect();
        state.sure = longer(&state.sure, &fits);
        state.maybe = longer(&state.maybe, &fits);
        state.since = now;
        if state.sure.last() == Some(&all) {
            state.at = Some(now);
        }
    }

    pub(super) fn owed(&self) -> Vec<Fault> {
        let all = self.steps.len();
        let owed = |key, since| {
            let message = match self.rule.per {
                None => "the stream stopped before its end".to_owned(),
                Some(_) => "a part of the stream stopped before its end".to_owned(),
            };
            Fault::new(Kind::EndOwed, key, message).since(since)
        };
        if self.rule.per.is_none() && self.parts.len() == 0 && !self.parts.is_midway() && all > 0 {
            return vec![owed(of_part(Scalar::Nothing), None)];
        }
        let open = self
            .parts
            .iter()
            .filter(|(_, state)| state.at.is_none() && state.maybe.last() != Some(&all));
        open.map(|(key, state)| owed(key.clone(), Some(state.since))).collect()
    }
}

/// The first steps that the last events are, one event later; the longest comes last.
fn longer(matched: &[usize], fits: &[bool]) -> Vec<usize> {
    let before = std::iter::once(&0).chain(matched);
    let next = before.filter(|steps| fits.get(**steps) == Some(&true));
    next.map(|steps| steps + 1).collect()
}
