//! Lists, maps, nulls, and values without a declared shape.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Writer;
use super::masked::OPAQUE;
use crate::bounds::count_offence;
use crate::reader::MAX_DEPTH;
use crate::{ProblemKind, Raw};

impl Writer<'_> {
    /// Writes a list.
    pub fn list<T>(&mut self, items: &[T], write: fn(&T, &mut Writer<'_>)) {
        self.deeper();
        self.out.push(b'[');
        for item in items {
            self.item();
            write(item, self);
        }
        self.depth -= 1;
        self.out.push(b']');
    }

    /// Writes a list of `min` to `max` values.
    pub fn list_in<T>(&mut self, items: &[T], min: usize, max: usize, write: fn(&T, &mut Writer<'_>)) {
        match count_offence(items.len(), min, max, "item") {
            Some(offence) => self.problem(ProblemKind::OutOfBounds, offence),
            None => self.list(items, write),
        }
    }

    fn item(&mut self) {
        if self.out.last() != Some(&b'[') {
            self.out.push(b',');
        }
    }

    /// Writes a map.
    pub fn map<T>(&mut self, map: &BTreeMap<String, T>, write: fn(&T, &mut Writer<'_>)) {
        self.begin_object();
        for (key, value) in map {
            self.key(key);
            write(value, self);
        }
        self.end_object();
    }

    /// Writes the `rest` of a record into its open object.
    pub fn rest<T>(&mut self, rest: &BTreeMap<String, T>, write: fn(&T, &mut Writer<'_>)) {
        if !rest.is_empty() {
            self.expect_free_names();
        }
        for (key, value) in rest {
            self.key(key);
            write(value, self);
        }
    }

    /// Writes null or a value.
    pub fn nullable<T>(&mut self, value: Option<&T>, write: fn(&T, &mut Writer<'_>)) {
        match value {
            Some(value) => write(value, self),
            None => self.null(),
        }
    }

    /// Writes a `json` value.
    pub fn json(&mut self, value: &Value) {
        match value {
            Value::Null => self.null(),
            Value::Bool(value) => self.bool(*value),
            Value::Number(number) => match (number.as_i64(), number.as_f64()) {
                (Some(value), _) => self.digits(value),
                (None, Some(value)) => self.number(value),
                (None, None) => self.problem(ProblemKind::NotFinite, "the number is beyond binary64"),
            },
            Value::String(text) => self.string(text),
            // What is too deep has been recorded by then, and is not followed.
            Value::Array(_) | Value::Object(_) if self.depth > MAX_DEPTH => self.null(),
            Value::Array(items) => self.list(items, |item, writer| writer.json(item)),
            Value::Object(map) => {
                self.begin_object();
                for (key, value) in map {
                    self.key(key);
                    self.json(value);
                }
                self.end_object();
            }
        }
    }

    /// Writes a value that was kept as it stood.
    pub fn raw(&mut self, raw: &Raw) {
        if !self.may_show_opaque() {
            return self.problem(ProblemKind::Withheld, OPAQUE);
        }
        if self.depth + raw.depth() > MAX_DEPTH {
            return self.problem(ProblemKind::TooDeep, format!("is nested deeper than {MAX_DEPTH}"));
        }
        self.out.extend_from_slice(raw.as_str().as_bytes());
    }
}
