//! Lists, maps, and what a record's builder asks of the reader.

use std::collections::BTreeMap;

use super::Reader;
use crate::bounds::count_offence;
use crate::{Presence, ProblemKind};

impl<'a> Reader<'a> {
    /// Reads a list.
    pub fn list<T>(&mut self, item: fn(&mut Reader<'a>) -> Option<T>) -> Option<Vec<T>> {
        if self.peek() != Some(b'[') {
            return self.wrong_kind("an array");
        }
        let mut items = Vec::new();
        let count = self.each_item(|reader| items.extend(item(reader)));
        (items.len() == count).then_some(items)
    }

    /// Reads a list of `min` to `max` values.
    pub fn list_in<T>(&mut self, min: usize, max: usize, item: fn(&mut Reader<'a>) -> Option<T>) -> Option<Vec<T>> {
        let first = self.problems.list.len();
        if self.peek() != Some(b'[') {
            return self.wrong_kind("an array");
        }
        let mut items = Vec::new();
        let count = self.each_item(|reader| items.extend(item(reader)));
        if let Some(offence) = count_offence(count, min, max, "item") {
            return self.problem(ProblemKind::OutOfBounds, offence);
        }
        (self.problems.list.len() == first).then_some(items)
    }

    /// Reads a map.
    pub fn map<T>(&mut self, value: fn(&mut Reader<'a>) -> Option<T>) -> Option<BTreeMap<String, T>> {
        if self.peek() != Some(b'{') {
            return self.not_an_object();
        }
        let first = self.problems.list.len();
        let mut map = BTreeMap::new();
        self.each_member(|reader, key| {
            if let Some(value) = value(reader) {
                map.insert(key.into_owned(), value);
            }
        });
        (self.problems.list.len() == first).then_some(map)
    }

    /// Reads a member declared `x?: T | null`.
    pub fn presence<T>(&mut self, value: fn(&mut Reader<'a>) -> Option<T>) -> Presence<T> {
        if self.null() {
            return Presence::Null;
        }
        value(self).map_or(Presence::Absent, Presence::Value)
    }

    /// Takes a member that no field claimed into the record's `rest`.
    pub fn rest<T>(
        &mut self,
        key: &str,
        rest: &mut BTreeMap<String, T>,
        value: fn(&mut Reader<'a>) -> Option<T>,
    ) -> bool {
        if let Some(value) = value(self) {
            rest.insert(key.to_owned(), value);
        }
        true
    }

    /// Gives the value of a required field; records that it is missing, unless it was there and wrong.
    #[inline]
    pub fn required<T>(&mut self, name: &str, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.missing(name);
        }
        value
    }

    #[cold]
    fn missing(&mut self, name: &str) {
        let Some(first) = self.object_problems else {
            return;
        };
        if !self.problems.any_below(first, name) {
            self.member_problem(name, ProblemKind::Missing, "is required");
        }
    }
}
