//! Objects and arrays: their members and values one by one, and names that may not come twice.

use std::borrow::Cow;

use super::{MAX_DEPTH, Reader};
use crate::scan::{self, Surrogates};
use crate::{Fields, ProblemKind, View};

/// Up to how many names an object's next name is compared with each; more are sorted at its end.
const FEW_NAMES: usize = 32;

/// Is an object that is being read.
pub(super) struct Scope {
    first_name: usize,
    /// A bit for each hash of a name that was seen.
    seen: u64,
    first_problem: usize,
    place: Place,
}

/// Says where in a container the reader stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Start,
    Behind,
}

impl<'a> Reader<'a> {
    /// Reads an object: each member goes to `beside`, then to `fields`, and else is undeclared.
    pub(crate) fn object(&mut self, beside: &mut dyn Fields, fields: &mut dyn Fields) -> bool {
        let Some(mut scope) = self.open_object() else {
            return false;
        };
        while let Some(key) = self.next_key(&mut scope) {
            let first = self.problems.list.len();
            if !beside.field(&key, self) && !fields.field(&key, self) {
                self.undeclared();
            }
            self.locate(first, &key);
        }
        true
    }

    /// Takes a member that nobody declared: the emit view refuses it, the read view ignores it.
    #[cold]
    fn undeclared(&mut self) {
        match self.view {
            View::Emit => drop(self.problem::<()>(ProblemKind::Undeclared, "is not declared")),
            View::Read => {}
        }
        self.skip();
    }

    /// Reads an object, if there is one, giving each name to `member`.
    pub(super) fn each_member(&mut self, mut member: impl FnMut(&mut Self, Cow<'a, str>)) {
        let Some(mut scope) = self.open_object() else {
            return;
        };
        while let Some(key) = self.next_key(&mut scope) {
            let first = self.problems.list.len();
            member(self, key.clone());
            self.locate(first, &key);
        }
    }

    pub(super) fn open_object(&mut self) -> Option<Scope> {
        if self.peek() != Some(b'{') {
            return self.not_an_object();
        }
        let scope = Scope {
            first_name: self.names.len(),
            seen: 0,
            first_problem: self.problems.list.len(),
            place: Place::Start,
        };
        self.deeper().then_some(scope)
    }

    /// Goes into the container that begins here.
    fn deeper(&mut self) -> bool {
        self.at += 1;
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.halt(ProblemKind::TooDeep, format!("is nested deeper than {MAX_DEPTH}"));
        }
        !self.halted
    }

    /// Gives the next name of an object; at its end, closes it.
    pub(super) fn next_key(&mut self, scope: &mut Scope) -> Option<Cow<'a, str>> {
        match (self.peek(), scope.place) {
            (Some(b'"'), Place::Start) => {}
            (Some(b','), Place::Behind) => {
                self.at += 1;
                if self.peek() != Some(b'"') {
                    self.fail("expected a name");
                }
            }
            (Some(b'}'), _) => {
                self.at += 1;
                self.close_object(scope);
                return None;
            }
            (Some(_), Place::Start) => self.fail("expected a name or `}`"),
            (Some(_), Place::Behind) => self.fail("expected `,` or `}`"),
            (None, _) => self.fail("the document ends too early"),
        }
        scope.place = Place::Behind;
        let key = self.key_token();
        if key.is_none() {
            self.close_object(scope);
        }
        let key = key?;
        self.check_name(scope, &key);
        self.names.push(key.clone());
        Some(key)
    }

    fn key_token(&mut self) -> Option<Cow<'a, str>> {
        if self.halted {
            return None;
        }
        let start = self.at + 1;
        let end = start + scan::plain_len(&self.text.as_bytes()[start..]);
        let key = if self.text.as_bytes().get(end) == Some(&b'"') {
            self.at = end + 1;
            Cow::Borrowed(&self.text[start..end])
        } else {
            let (key, surrogates) = self.escaped_token(start)?;
            if surrogates == Surrogates::Lone {
                self.member_problem(
                    &key,
                    ProblemKind::Surrogate,
                    "a name has a surrogate without its partner",
                );
            }
            key
        };
        if self.peek() != Some(b':') {
            self.fail("expected `:`");
            return None;
        }
        self.at += 1;
        Some(key)
    }

    /// Remembers a name of an object; a few are compared here, many are sorted at the end.
    #[inline]
    fn check_name(&mut self, scope: &mut Scope, key: &str) {
        let bytes = key.as_bytes();
        let ends = bytes
            .first()
            .zip(bytes.last())
            .map_or(0, |(first, last)| (*first as usize) * 7 + (*last as usize) * 31);
        let bit = 1_u64 << ((bytes.len() + ends) % 64);
        let names = &self.names[scope.first_name..];
        if scope.seen & bit != 0 && names.len() < FEW_NAMES && names.iter().any(|name| name == key) {
            self.duplicate(key);
        }
        scope.seen |= bit;
    }

    #[cold]
    fn duplicate(&mut self, name: &str) {
        self.member_problem(name, ProblemKind::Duplicate, "the object has this name twice");
    }

    fn close_object(&mut self, scope: &Scope) {
        self.depth -= 1;
        if self.names.len() > scope.first_name + FEW_NAMES {
            self.check_many_names(scope.first_name);
        }
        self.names.truncate(scope.first_name);
        self.object_problems = Some(scope.first_problem);
    }

    #[cold]
    fn check_many_names(&mut self, first: usize) {
        let mut names = self.names.split_off(first);
        names.sort_unstable();
        for same in names.chunk_by(|one, other| one == other) {
            if let [name, _, ..] = same {
                self.duplicate(name);
            }
        }
    }

    /// Reads an array, if there is one, calling `item` for each of its values.
    pub(super) fn each_item(&mut self, mut item: impl FnMut(&mut Self)) -> usize {
        if self.peek() != Some(b'[') {
            self.wrong_kind::<()>("an array");
            return 0;
        }
        let mut index = 0;
        if !self.deeper() {
            return index;
        }
        while self.next_item(index) {
            let first = self.problems.list.len();
            item(self);
            if self.problems.list.len() > first {
                self.problems.locate(first, &index.to_string());
            }
            index += 1;
        }
        self.depth -= 1;
        index
    }

    /// Goes to the next value of an array, or behind its end.
    fn next_item(&mut self, index: usize) -> bool {
        match self.peek() {
            Some(b']') => {
                self.at += 1;
                false
            }
            Some(b',') if index > 0 => {
                self.at += 1;
                true
            }
            Some(_) if index == 0 => true,
            Some(_) => {
                self.fail("expected `,` or `]`");
                false
            }
            None => {
                self.fail("the document ends too early");
                false
            }
        }
    }
}
