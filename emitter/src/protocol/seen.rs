//! One event as rules look at it.

use std::borrow::Cow;

use super::definition::{Scope, Selector, Text};
use super::scalar::{Found, Scalar, find};

/// One event of a stream.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen<'a> {
    pub(super) name: &'a str,
    /// The document, which a reader has been through.
    pub(super) document: &'a str,
    /// Which event it is, from 1.
    pub(super) number: u64,
}

impl<'a> Seen<'a> {
    pub(super) fn find(&self, pointer: &str) -> Found<'a> {
        find(self.document, pointer)
    }

    /// Whether the selector means it.
    pub(super) fn is(&self, selector: &Selector) -> bool {
        has(&selector.events, self.name)
            && selector.members.iter().all(|member| {
                let found = self.find(&member.pointer);
                match &member.tag {
                    Some(tag) => found.is(tag) || (member.is_default && found == Found::Absent),
                    None => found != Found::Absent,
                }
            })
            && selector.conditions.iter().all(|condition| {
                let found = self.find(&condition.pointer);
                condition.values.iter().any(|value| found.is(value))
            })
    }

    /// The first of some selectors that means it.
    pub(super) fn first<'s>(&self, selectors: &'s [Selector]) -> Option<&'s Selector> {
        selectors.iter().find(|selector| self.is(selector))
    }

    /// The value that stands at an optional place.
    pub(super) fn scalar(&self, pointer: Option<&Text>) -> Scalar {
        pointer.map_or(Scalar::Nothing, |pointer| self.find(pointer).into_scalar())
    }

    /// The part that it belongs to under a rule that counts everything; what has no value of the field is in none.
    pub(super) fn counted(&self, per: Option<&Text>, scopes: &[Scope]) -> Option<Scalar> {
        if per.is_none() {
            return Some(Scalar::Nothing);
        }
        let scope = scopes.iter().find(|scope| has(&scope.events, self.name))?;
        match self.find(&scope.pointer).into_scalar() {
            Scalar::Nothing => None,
            part => Some(part),
        }
    }
}

fn has(events: &[Cow<'static, str>], name: &str) -> bool {
    events.iter().any(|event| event == name)
}
