//! Scalars, each checked against its type and bounds.

use super::Writer;
use crate::bounds::{count_offence, range_offence};
use crate::escape::push_string;
use crate::reader::MAX_INTEGER;
use crate::{NumberBounds, ProblemKind, TextBounds, bytes};

impl Writer<'_> {
    /// Writes a `bool`.
    pub fn bool(&mut self, value: bool) {
        self.out.extend_from_slice(if value { b"true" } else { b"false" });
    }

    /// Writes a `string`.
    #[inline]
    pub fn string(&mut self, text: &str) {
        push_string(self.out, text);
    }

    /// Writes a `string` within bounds.
    pub fn string_in(&mut self, text: &str, bounds: &TextBounds) {
        match bounds.offence(text) {
            Some(offence) => self.problem(ProblemKind::OutOfBounds, offence),
            None => self.string(text),
        }
    }

    /// Writes a `number`. One that is integral is written without a fraction.
    pub fn number(&mut self, value: f64) {
        if !value.is_finite() {
            return self.problem(ProblemKind::NotFinite, format!("`{value}` is not a JSON number"));
        }
        if value.fract() == 0.0 && value.abs() <= MAX_INTEGER as f64 {
            return self.digits(value as i64);
        }
        serde_json::to_writer(&mut *self.out, &value).expect("a finite number goes into a vector");
    }

    /// Writes a `number` within bounds.
    pub fn number_in(&mut self, value: f64, bounds: &NumberBounds) {
        match bounds.offence(value) {
            Some(offence) => self.problem(ProblemKind::OutOfBounds, offence),
            None => self.number(value),
        }
    }

    /// Writes an `integer`.
    pub fn integer(&mut self, value: i64) {
        self.integer_in(value, -MAX_INTEGER, MAX_INTEGER);
    }

    /// Writes an `integer` from `min` to `max`.
    pub fn integer_in(&mut self, value: i64, min: i64, max: i64) {
        if !(min..=max).contains(&value) {
            return self.problem(ProblemKind::OutOfBounds, range_offence(min, max));
        }
        self.digits(value);
    }

    /// Writes an `int32`.
    pub fn int32(&mut self, value: i32) {
        self.digits(value.into());
    }

    /// Writes an `int32` from `min` to `max`.
    pub fn int32_in(&mut self, value: i32, min: i32, max: i32) {
        self.integer_in(value.into(), min.into(), max.into());
    }

    /// Writes a `uint32`.
    pub fn uint32(&mut self, value: u32) {
        self.digits(value.into());
    }

    /// Writes a `uint32` from `min` to `max`.
    pub fn uint32_in(&mut self, value: u32, min: u32, max: u32) {
        self.integer_in(value.into(), min.into(), max.into());
    }

    /// Writes an `int64`: a decimal string.
    pub fn int64(&mut self, value: i64) {
        self.string(&value.to_string());
    }

    /// Writes an `int64` from `min` to `max`.
    pub fn int64_in(&mut self, value: i64, min: i64, max: i64) {
        if !(min..=max).contains(&value) {
            return self.problem(ProblemKind::OutOfBounds, range_offence(min, max));
        }
        self.int64(value);
    }

    /// Writes a `uint64`: a decimal string.
    pub fn uint64(&mut self, value: u64) {
        self.string(&value.to_string());
    }

    /// Writes a `uint64` from `min` to `max`.
    pub fn uint64_in(&mut self, value: u64, min: u64, max: u64) {
        if !(min..=max).contains(&value) {
            return self.problem(ProblemKind::OutOfBounds, range_offence(min, max));
        }
        self.uint64(value);
    }

    /// Writes `bytes`: base64 in a string.
    pub fn bytes(&mut self, value: &[u8]) {
        self.string(&bytes::encode(value));
    }

    /// Writes `min` to `max` bytes.
    pub fn bytes_in(&mut self, value: &[u8], min: usize, max: usize) {
        match count_offence(value.len(), min, max, "byte") {
            Some(offence) => self.problem(ProblemKind::OutOfBounds, offence),
            None => self.bytes(value),
        }
    }

    pub(super) fn digits(&mut self, value: i64) {
        serde_json::to_writer(&mut *self.out, &value).expect("an integer goes into a vector");
    }
}
