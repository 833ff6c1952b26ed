//! Families: objects told apart by a tag, which is looked for before the object is read, or by which
//! of several keys is there.

use std::borrow::Cow;

use super::Reader;
use super::number::MAX_INTEGER;
use super::scalar::not_a_member;
use crate::raw::RawMembers;
use crate::record::Content;
use crate::{Beside, Fields, Members, NoFields, ProblemKind, Raw, View, Wire, scan};

/// Says who may use members that a family does not declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// Readers take them.
    Reader,
    /// Writers may write them, too.
    Both,
}

impl<'a> Reader<'a> {
    /// Gives the tag of the object that comes next, without reading the object.
    pub fn tag(&mut self, name: &str) -> Option<Cow<'a, str>> {
        match self.find_tag(name) {
            Found::Tag(tag) => Some(tag),
            Found::Nothing => self.missing_tag(name),
            Found::Integer(_) | Found::Other => self.bad_tag(name),
        }
    }

    /// Gives the tag of a family with a default member: that one's, where there is no tag.
    /// Writers leave the default's tag out.
    pub fn tag_or(&mut self, name: &str, default: &'static str) -> Option<Cow<'a, str>> {
        match self.find_tag(name) {
            Found::Tag(tag) if tag == default && self.view == View::Emit => {
                let message = format!("`{default}` is the default and is written without its tag");
                self.member_problem(name, ProblemKind::Undeclared, message);
                Some(tag)
            }
            Found::Tag(tag) => Some(tag),
            Found::Nothing if self.peek() == Some(b'{') => Some(Cow::Borrowed(default)),
            Found::Nothing => self.not_an_object(),
            Found::Integer(_) | Found::Other => self.bad_tag(name),
        }
    }

    /// Gives a tag that is an integer.
    pub fn integer_tag(&mut self, name: &str) -> Option<i64> {
        match self.find_tag(name) {
            Found::Integer(tag) => Some(tag),
            Found::Nothing => self.missing_tag(name),
            Found::Tag(_) | Found::Other => {
                self.refuse_object(name, ProblemKind::WrongKind, "must be an integer".to_owned())
            }
        }
    }

    fn find_tag(&mut self, name: &str) -> Found<'a> {
        let Some(at) = self.find(name) else {
            return Found::Nothing;
        };
        let bytes = self.text.as_bytes();
        if bytes.get(at) != Some(&b'"') {
            return self.integer_at(at).map_or(Found::Other, Found::Integer);
        }
        let plain = at + 1 + scan::plain_len(&bytes[at + 1..]);
        if bytes.get(plain) == Some(&b'"') {
            return Found::Tag(Cow::Borrowed(&self.text[at + 1..plain]));
        }
        let content = scan::string_end(bytes, plain).map(|end| &self.text[at + 1..end]);
        match content.and_then(scan::unescape) {
            Some((tag, scan::Surrogates::Paired)) => Found::Tag(tag),
            Some(_) | None => Found::Other,
        }
    }

    #[cold]
    fn integer_at(&self, at: usize) -> Option<i64> {
        let (end, _) = scan::number_end(self.text.as_bytes(), at)?;
        let value: f64 = self.text[at..end].parse().ok()?;
        (value.fract() == 0.0 && value.abs() <= MAX_INTEGER as f64).then_some(value as i64)
    }

    /// Finds where the value of a member of the coming object starts.
    fn find(&mut self, name: &str) -> Option<usize> {
        if self.peek() != Some(b'{') {
            return None;
        }
        // The usual case: the tag comes first, is spelled plainly, and no space is around.
        let plain = !name.contains('\\');
        let fast = self.text[self.at + 1..]
            .strip_prefix('"')
            .and_then(|rest| rest.strip_prefix(name));
        if let Some(rest) = fast.and_then(|rest| rest.strip_prefix("\":")).filter(|_| plain) {
            return Some(scan::skip_space(self.text.as_bytes(), self.text.len() - rest.len()));
        }
        scan::members(self.text, self.at)
            .find(|(key, _)| key == name)
            .map(|(_, at)| at)
    }

    #[cold]
    fn missing_tag<T>(&mut self, name: &str) -> Option<T> {
        if self.peek() != Some(b'{') {
            return self.not_an_object();
        }
        self.refuse_object(
            name,
            ProblemKind::Missing,
            "is required, it tells what the object is".to_owned(),
        )
    }

    #[cold]
    fn bad_tag<T>(&mut self, name: &str) -> Option<T> {
        self.refuse_object(name, ProblemKind::WrongKind, "must be a string".to_owned())
    }

    /// Skips an object of which one member is wrong, with whatever else is wrong in it.
    #[cold]
    fn refuse_object<T>(&mut self, name: &str, kind: ProblemKind, message: String) -> Option<T> {
        let first = self.problems.list.len();
        self.skip();
        // Broken text and lone surrogates have been found just now, at their own place.
        if !self.problems.any_below(first, name) {
            self.member_problem(name, kind, message);
        }
        self.object_problems = None;
        None
    }

    /// Skips an object whose tag is none of a closed family's.
    #[cold]
    pub fn unknown_tag<T>(&mut self, name: &str, tag: &str, members: &[&str]) -> Option<T> {
        self.refuse_object(name, ProblemKind::NotAMember, not_a_member(tag, members))
    }

    /// Takes an object whose tag an open family does not declare: the common fields are checked, and
    /// everything that does not belong to the object's other owners is kept as it stands.
    #[cold]
    pub fn unknown(&mut self, tag: &str, open: Open, beside: &mut Beside<'_>) -> Option<Raw> {
        if open == Open::Reader && self.view == View::Emit {
            let message = format!("`{tag}` is not declared, only readers may meet it");
            self.member_problem(beside.tag, ProblemKind::NotAMember, message);
        }
        let first = self.problems.list.len();
        let mut members = RawMembers::default();
        let mut scope = self.open_object()?;
        while let Some(key) = self.next_key(&mut scope) {
            let before = self.problems.list.len();
            let start = scan::skip_space(self.text.as_bytes(), self.at);
            let own = beside.own_field(&key, self);
            let outer = !own && beside.outer.field(&key, self);
            if !own && !outer {
                self.skip();
            }
            if !outer {
                members.push(&key, &self.text[start..self.at]);
            }
            self.locate(before, &key);
        }
        (self.problems.list.len() == first).then(|| members.finish())
    }

    /// Takes the payload of an event whose name, told from outside, is not declared.
    #[cold]
    pub fn unknown_named(&mut self, event_type: &str) -> Option<Raw> {
        if self.view == View::Emit {
            let message = format!("`{event_type}` is not declared, only readers may meet it");
            self.problem::<()>(ProblemKind::NotAMember, message);
        }
        if self.peek() != Some(b'{') {
            return self.not_an_object();
        }
        self.raw()
    }

    /// Says which one of several keys the coming object has; it has to be exactly one.
    pub fn key_of(&mut self, keys: &[&'static str]) -> Option<&'static str> {
        if self.peek() != Some(b'{') {
            return self.not_an_object();
        }
        let mut found = None;
        for (name, _) in scan::members(self.text, self.at) {
            let Some(key) = keys.iter().find(|key| **key == name) else {
                continue;
            };
            if found.is_some_and(|found| found != *key) {
                let message = format!("may stand only without the others of `{}`", keys.join("`, `"));
                return self.refuse_object(key, ProblemKind::Undeclared, message);
            }
            found = Some(*key);
        }
        if found.is_none() {
            self.skip();
            return self.problem(
                ProblemKind::Missing,
                format!("must have one of `{}`", keys.join("`, `")),
            );
        }
        found
    }

    /// Reads an object that holds the payload under the key `name`.
    pub fn content<T: Wire>(&mut self, name: &'static str, beside: &mut dyn Fields) -> Option<T> {
        let mut content = Content { name, payload: None };
        if !self.object(beside, &mut content) {
            return None;
        }
        self.required(name, content.payload)
    }

    /// Reads an object that may hold the payload under the key `name`; `Some(None)` is that it does not.
    pub fn optional_content<T: Wire>(&mut self, name: &'static str, beside: &mut dyn Fields) -> Option<Option<T>> {
        let mut content = Content { name, payload: None };
        if !self.object(beside, &mut content) {
            return None;
        }
        match content.payload {
            None if self
                .object_problems
                .is_none_or(|first| self.problems.any_below(first, name)) =>
            {
                None
            }
            payload => Some(payload),
        }
    }

    /// Reads an object that has no payload.
    pub fn no_content(&mut self, beside: &mut dyn Fields) -> Option<()> {
        self.object(beside, &mut NoFields).then_some(())
    }

    /// Reads a payload whose members stand beside the tag.
    pub fn inline<T: Members>(&mut self, beside: &mut dyn Fields) -> Option<T> {
        T::read_members(self, beside)
    }
}

enum Found<'a> {
    Tag(Cow<'a, str>),
    Integer(i64),
    /// There is such a member, and it is no tag.
    Other,
    Nothing,
}
