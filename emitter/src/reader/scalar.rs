//! Booleans, null, strings, bytes, and the members of enums.

use std::borrow::Cow;

use super::Reader;
use crate::bounds::count_offence;
use crate::{ProblemKind, TextBounds, View, bytes};

/// How many members a message lists.
const LISTED: usize = 8;

impl<'a> Reader<'a> {
    /// Reads a `bool`.
    pub fn bool(&mut self) -> Option<bool> {
        let (word, value) = match self.peek() {
            Some(b't') => ("true", true),
            Some(b'f') => ("false", false),
            _ => return self.wrong_kind("a boolean"),
        };
        self.word(word);
        Some(value)
    }

    /// Reads `null`, if it comes next, and says whether it did.
    pub fn null(&mut self) -> bool {
        let found = self.peek() == Some(b'n');
        if found {
            self.word("null");
        }
        found
    }

    /// Reads a string, borrowed from the document where it has no escapes.
    #[inline]
    pub fn str(&mut self) -> Option<Cow<'a, str>> {
        match self.peek() {
            Some(b'"') => self.string_token(),
            _ => self.wrong_kind("a string"),
        }
    }

    /// Reads a `string`.
    pub fn string(&mut self) -> Option<String> {
        self.str().map(Cow::into_owned)
    }

    /// Reads a `string` within bounds.
    pub fn string_in(&mut self, bounds: &TextBounds) -> Option<String> {
        let text = self.str()?;
        match bounds.offence(&text) {
            Some(offence) => self.problem(ProblemKind::OutOfBounds, offence),
            None => Some(text.into_owned()),
        }
    }

    /// Reads a string that can only be this one.
    pub fn literal(&mut self, text: &str) -> Option<()> {
        let found = self.str()?;
        if found == text {
            return Some(());
        }
        self.problem(ProblemKind::NotAMember, format!("must be `{text}`, is `{found}`"))
    }

    /// Reads a string that has a form of its own, such as a timestamp.
    pub(crate) fn formed<T, E: std::fmt::Display>(&mut self, form: fn(&str) -> Result<T, E>) -> Option<T> {
        let text = self.str()?;
        match form(&text) {
            Ok(value) => Some(value),
            Err(error) => self.problem(ProblemKind::Malformed, error.to_string()),
        }
    }

    /// Reads `bytes`: canonical base64 in a string.
    pub fn bytes(&mut self) -> Option<Vec<u8>> {
        self.formed(bytes::decode)
    }

    /// Reads `min` to `max` bytes.
    pub fn bytes_in(&mut self, min: usize, max: usize) -> Option<Vec<u8>> {
        let bytes = self.bytes()?;
        match count_offence(bytes.len(), min, max, "byte") {
            Some(offence) => self.problem(ProblemKind::OutOfBounds, offence),
            None => Some(bytes),
        }
    }

    /// Records that a value is no member of a closed enum.
    #[cold]
    pub fn not_a_member<T>(&mut self, value: &str, members: &[&str]) -> Option<T> {
        self.problem(ProblemKind::NotAMember, not_a_member(value, members))
    }

    /// Takes a member that an enum does not declare: only readers may meet it, writers may not send it.
    #[cold]
    pub fn other<T>(&mut self, value: T, members: &[&str]) -> Option<T>
    where
        T: std::fmt::Display,
    {
        match self.view {
            View::Emit => self.not_a_member(&value.to_string(), members),
            View::Read => Some(value),
        }
    }

    /// Reads null or a value.
    pub fn nullable<T>(&mut self, value: fn(&mut Reader<'a>) -> Option<T>) -> Option<Option<T>> {
        if self.null() { Some(None) } else { value(self).map(Some) }
    }
}

/// Says that a value is none of the members there are.
pub(crate) fn not_a_member(value: &str, members: &[&str]) -> String {
    let mut message = format!("`{value}` is none of ");
    for (index, member) in members.iter().take(LISTED).enumerate() {
        message.push_str(if index == 0 { "`" } else { ", `" });
        message.push_str(member);
        message.push('`');
    }
    if members.len() > LISTED {
        message.push_str(&format!(" and {} more", members.len() - LISTED));
    }
    message
}
