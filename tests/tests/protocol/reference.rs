//! The rules of a protocol read naively: of each event all events before it are looked through again. It stands on the
//! registry's model and on nothing of the monitors.

use cantus_registry::model::{
    Demand, DocumentField, FieldOf, Literal, MemberTest, Order, Package, ProtocolRule, Scope, Selector,
};
use serde_json::Value;

use super::sequence::Event;

/// How the reader came to the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    First,
    Midway,
}

/// What is said of one event: its number from 1 (0 is the end), the rule by its index, the kind, and an earlier event.
pub type Said = (usize, usize, &'static str, Option<usize>);

/// Every violation, and then everything that is owed, rule by rule.
pub fn verdict(package: &Package, came: Came, events: &[Event]) -> Vec<Said> {
    let known: Vec<(usize, &str, &Value)> = events
        .iter()
        .enumerate()
        .filter(|(_, (name, _))| package.events.members.contains_key(name))
        .map(|(index, (name, document))| (index + 1, name.as_str(), document))
        .collect();
    let mut stream = Stream {
        came,
        known: Vec::new(),
    };
    let mut said = Vec::new();
    let say = |stream: &Stream<'_>, rule: &ProtocolRule| stream.rule(rule).into_iter();
    for seen in known {
        stream.known.push(seen);
        let before = said.len();
        for (index, rule) in package.protocol.iter().enumerate() {
            if let Demand::EndsWith { .. } | Demand::NoneAfter { .. } = rule.demand {
                let found = say(&stream, rule).filter(|found| found.0 == seen.0);
                said.extend(found.map(|(event, kind, earlier)| (event, index, kind, earlier)));
            }
        }
        // What is forbidden is no part of the stream.
        if said.len() > before {
            stream.known.pop();
        }
    }
    for (index, rule) in package.protocol.iter().enumerate() {
        said.extend(say(&stream, rule).map(|(event, kind, earlier)| (event, index, kind, earlier)));
    }
    said.sort_by_key(|(event, index, _, earlier)| (*event == 0, *event, *index, earlier.filter(|_| *event == 0)));
    said
}

type Found = (usize, &'static str, Option<usize>);

/// A value that parts a stream; `None` where there is none.
type Part = Option<String>;

struct Stream<'e> {
    came: Came,
    /// Every event that is known: its number, its name, its document.
    known: Vec<(usize, &'e str, &'e Value)>,
}

type Seen<'e> = (usize, &'e str, &'e Value);

impl<'e> Stream<'e> {
    fn rule(&self, rule: &ProtocolRule) -> Vec<Found> {
        match &rule.demand {
            Demand::OpensWith { steps, scopes } => self.each_part(rule, scopes, |part| self.opening(steps, part)),
            Demand::EndsWith { steps, scopes } => self.each_part(rule, scopes, |part| self.ending(steps, part)),
            Demand::AtMostOnce { event } => {
                let again = |seen: &Seen<'e>| {
                    let part = value(seen, event.scope.as_ref());
                    let first = self.before(seen.0, |other| {
                        is(other, event) && value(other, event.scope.as_ref()) == part
                    });
                    is(seen, event)
                        .then_some(())
                        .and(first)
                        .map(|first| (seen.0, "second-time", Some(first)))
                };
                self.known.iter().filter_map(again).collect()
            }
            Demand::NoneAfter { after, none, scopes } => self.shut(rule, after, none, scopes),
            Demand::Pairs {
                open,
                close,
                dropped_by,
            } => self.pairs(open, close, dropped_by),
            Demand::Alternates { event, field, values } => self.turns(event, field, values),
            Demand::NeverBack { fields, order } => self.onward(fields, order),
        }
    }

    /// The first event before another one that is such.
    fn before(&self, number: usize, is_such: impl Fn(&Seen<'e>) -> bool) -> Option<usize> {
        let mut before = self.known.iter().take_while(|seen| seen.0 < number);
        before.find(|seen| is_such(seen)).map(|seen| seen.0)
    }

    /// What is said of the events of each part.
    fn each_part(&self, rule: &ProtocolRule, scopes: &[Scope], say: impl Fn(&[Seen<'e>]) -> Vec<Found>) -> Vec<Found> {
        if rule.per.is_empty() {
            return say(&self.known);
        }
        let part = |seen: &Seen<'e>| counted(rule, scopes, seen).flatten();
        let parts: std::collections::BTreeSet<String> = self.known.iter().filter_map(part).collect();
        let of_part = |wanted: &String| {
            let events = self.known.iter().filter(|seen| part(seen).as_ref() == Some(wanted));
            say(&events.copied().collect::<Vec<_>>())
        };
        parts.iter().flat_map(of_part).collect()
    }

    fn opening(&self, steps: &[Vec<Selector>], events: &[Seen<'e>]) -> Vec<Found> {
        if self.came == Came::Midway {
            return Vec::new();
        }
        let wrong = events.iter().zip(steps).find(|(seen, step)| !any(seen, step));
        match wrong {
            Some((seen, _)) => vec![(seen.0, "opening-missed", None)],
            None if events.len() < steps.len() => vec![(0, "opening-owed", events.first().map(|seen| seen.0))],
            None => Vec::new(),
        }
    }

    fn ending(&self, steps: &[Vec<Selector>], events: &[Seen<'e>]) -> Vec<Found> {
        let fit =
            |events: &[Seen<'e>], steps: &[Vec<Selector>]| events.iter().zip(steps).all(|(seen, step)| any(seen, step));
        let end = (steps.len()..=events.len()).find(|end| fit(&events[end - steps.len()..*end], steps));
        if let Some(end) = end {
            let at = events[end - 1].0;
            return events[end..]
                .iter()
                .map(|seen| (seen.0, "after-the-end", Some(at)))
                .collect();
        }
        // Whoever came midway may have missed the first steps.
        let all_last = events.len() < steps.len() && fit(events, &steps[steps.len() - events.len()..]);
        if self.came == Came::Midway && all_last {
            return Vec::new();
        }
        vec![(0, "end-owed", events.last().map(|seen| seen.0))]
    }

    fn shut(&self, rule: &ProtocolRule, after: &Selector, none: &[Selector], scopes: &[Scope]) -> Vec<Found> {
        let said = |seen: &Seen<'e>| {
            let part = match none.iter().find(|none| is(seen, none)) {
                Some(none) => value(seen, none.scope.as_ref()),
                None if none.is_empty() && !is(seen, after) => counted(rule, scopes, seen)?,
                None => return None,
            };
            let shut = |other: &Seen<'e>| is(other, after) && value(other, after.scope.as_ref()) == part;
            let earlier = self.before(seen.0, shut)?;
            Some((seen.0, "not-allowed-after", Some(earlier)))
        };
        self.known.iter().filter_map(said).collect()
    }

    fn pairs(&self, open: &[Selector], close: &[Selector], dropped_by: &[Selector]) -> Vec<Found> {
        let key = |seen: &Seen<'e>, of: &[Selector]| {
            let selector = of.iter().find(|selector| is(seen, selector))?;
            Some((value(seen, selector.scope.as_ref()), value(seen, selector.key.as_ref())))
        };
        let drops = |seen: &Seen<'e>, part: &Part| {
            let mut drops = dropped_by.iter().filter(|dropped| is(seen, dropped));
            drops.any(|dropped| dropped.scope.is_none() || value(seen, dropped.scope.as_ref()) == *part)
        };
        // Who opened it, going back from an event: `Ok` with who did, `Err` with whether it is known to be closed.
        let state = |number: usize, wanted: &(Part, Part)| {
            let before: Vec<&Seen<'e>> = self.known.iter().take_while(|seen| seen.0 < number).collect();
            let mut opened = Err(self.came == Came::First);
            for seen in before {
                if key(seen, close).as_ref() == Some(wanted) {
                    opened = Err(true);
                }
                if drops(seen, &wanted.0) && opened != Err(false) {
                    opened = Err(true);
                }
                if key(seen, open).as_ref() == Some(wanted) {
                    opened = opened.or(Ok(seen.0));
                }
            }
            opened
        };
        let mut found = Vec::new();
        let mut keys = std::collections::BTreeSet::new();
        for seen in &self.known {
            if let Some(opens) = key(seen, open) {
                let closes = key(seen, close).as_ref() == Some(&opens) || drops(seen, &opens.0);
                if let (Ok(earlier), false) = (state(seen.0, &opens), closes) {
                    found.push((seen.0, "already-open", Some(earlier)));
                }
                keys.insert(opens);
            } else if let Some(closes) = key(seen, close)
                && state(seen.0, &closes) == Err(true)
            {
                found.push((seen.0, "not-open", None));
            }
        }
        let owed = keys.iter().filter_map(|key| state(usize::MAX, key).ok());
        let mut owed: Vec<usize> = owed.collect();
        owed.sort_unstable();
        found.extend(owed.into_iter().map(|since| (0, "closing-owed", Some(since))));
        found
    }

    fn turns(&self, event: &Selector, field: &DocumentField, values: &[Literal]) -> Vec<Found> {
        let turn = |seen: &Seen<'e>| {
            let turn =
                is(seen, event).then(|| values.iter().position(|value| equals(seen.2, &field.document, value)))??;
            Some((seen.0, turn, value(seen, event.scope.as_ref())))
        };
        let turns: Vec<(usize, usize, Part)> = self.known.iter().filter_map(turn).collect();
        let next = |turn: usize| (turn + 1) % values.len();
        let mut found = Vec::new();
        for (index, (number, turn, part)) in turns.iter().enumerate() {
            let last = turns[..index].iter().rev().find(|(_, _, other)| other == part);
            let due = match (last, self.came) {
                (Some((_, last, _)), _) => next(*last),
                (None, Came::First) => 0,
                (None, Came::Midway) => *turn,
            };
            if due != *turn {
                // What is at rest is forgotten by those who know the beginning.
                let told = last.filter(|(_, last, _)| self.came == Came::Midway || next(*last) != 0);
                found.push((*number, "out-of-turn", told.map(|last| last.0)));
            }
        }
        for (index, (number, turn, part)) in turns.iter().enumerate() {
            let is_last = !turns[index + 1..].iter().any(|(_, _, other)| other == part);
            if is_last && next(*turn) != 0 {
                found.push((0, "rest-owed", Some(*number)));
            }
        }
        found
    }

    fn onward(&self, fields: &[FieldOf], order: &Order) -> Vec<Found> {
        let ranked = |seen: &Seen<'e>| {
            let field = fields.iter().find(|field| is(seen, &field.event))?;
            let rank = rank(seen.2, &field.field.document, order)?;
            Some((seen.0, rank, value(seen, field.event.scope.as_ref())))
        };
        let ranks: Vec<(usize, f64, Part)> = self.known.iter().filter_map(ranked).collect();
        let mut found = Vec::new();
        for (index, (number, rank, part)) in ranks.iter().enumerate() {
            let mut highest: Option<(usize, f64)> = None;
            for (at, other, _) in ranks[..index].iter().filter(|(_, _, other)| other == part) {
                if highest.is_none_or(|(_, highest)| *other > highest) {
                    highest = Some((*at, *other));
                }
            }
            if let Some((at, highest)) = highest
                && *rank < highest
            {
                found.push((*number, "went-back", Some(at)));
            }
        }
        found
    }
}

/// The part under a rule that counts everything; the outer `None` where it does not count.
fn counted(rule: &ProtocolRule, scopes: &[Scope], seen: &Seen<'_>) -> Option<Part> {
    if rule.per.is_empty() {
        return Some(None);
    }
    let scope = scopes.iter().find(|scope| scope.event == seen.1)?;
    value(seen, Some(&scope.field)).map(Some)
}

fn any(seen: &Seen<'_>, selectors: &[Selector]) -> bool {
    selectors.iter().any(|selector| is(seen, selector))
}

fn is(seen: &Seen<'_>, selector: &Selector) -> bool {
    let member = |test: &MemberTest| match &test.tag {
        Some(tag) => equals(seen.2, &test.document, tag) || (test.is_default && at(seen.2, &test.document).is_none()),
        None => at(seen.2, &test.document).is_some(),
    };
    seen.1 == selector.event
        && selector.members.iter().all(member)
        && selector.conditions.iter().all(|condition| {
            let mut values = condition.values.iter();
            values.any(|value| equals(seen.2, &condition.field.document, value))
        })
}

fn at<'v>(document: &'v Value, keys: &[String]) -> Option<&'v Value> {
    keys.iter().try_fold(document, |value, key| value.as_object()?.get(key))
}

fn equals(document: &Value, keys: &[String], literal: &Literal) -> bool {
    match (at(document, keys), literal) {
        (Some(Value::Null), Literal::Null) => true,
        (Some(Value::Bool(found)), Literal::Bool(wanted)) => found == wanted,
        (Some(Value::Number(found)), Literal::Integer(wanted)) => found.as_f64() == Some(*wanted as f64),
        (Some(Value::String(found)), Literal::String(wanted)) => found == wanted,
        _ => false,
    }
}

/// The value of a field that parts documents, as JSON has it.
fn value(seen: &Seen<'_>, field: Option<&DocumentField>) -> Part {
    match at(seen.2, &field?.document)? {
        Value::Null | Value::Array(_) | Value::Object(_) => None,
        Value::Number(number) => number.as_f64().map(|number| number.to_string()),
        scalar => Some(scalar.to_string()),
    }
}

fn rank(document: &Value, keys: &[String], order: &Order) -> Option<f64> {
    let found = at(document, keys)?;
    match order {
        Order::Numbers => found.as_f64(),
        Order::Decimals => {
            let text = found.as_str()?.to_owned();
            let digits = text.strip_prefix('-').unwrap_or(&text);
            let is_decimal = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            is_decimal.then(|| text.parse().ok()).flatten()
        }
        Order::Values(values) => {
            let rank = values.iter().position(|value| equals(document, keys, value))?;
            Some(rank as f64)
        }
    }
}
