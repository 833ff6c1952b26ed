//! Numbers: a number *is* its binary64 value, however it is spelled.

use super::Reader;
use crate::bounds::range_offence;
use crate::scan::{self, NumberForm};
use crate::{NumberBounds, ProblemKind};

/// The greatest integer that binary64 tells from its neighbours: 2^53 − 1.
pub(crate) const MAX_INTEGER: i64 = (1 << 53) - 1;

/// Is a number, told apart by its value and not by its spelling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Number {
    /// An integral value within ±2^53.
    Integer(i64),
    /// Any other finite value.
    Float(f64),
}

impl<'a> Reader<'a> {
    /// Skips a number, which has to be finite none the less.
    pub(super) fn skip_number(&mut self) {
        match scan::number_end(self.text.as_bytes(), self.at) {
            // Without an exponent, it takes more than 300 digits to leave binary64.
            Some((end, NumberForm::Digits | NumberForm::Fraction)) if end - self.at <= 300 => self.at = end,
            _ => drop(self.number_token()),
        }
    }

    /// Reads a number; `None` is a problem that was recorded.
    pub(super) fn number_token(&mut self) -> Option<Number> {
        let start = self.at;
        let Some((end, form)) = scan::number_end(self.text.as_bytes(), start) else {
            self.fail("expected a number as JSON spells it");
            return None;
        };
        self.at = end;
        let token = &self.text[start..end];
        // Fifteen digits and a sign are always exact.
        if form == NumberForm::Digits && token.len() <= 15 {
            return token.parse().ok().map(Number::Integer);
        }
        let value: f64 = token.parse().expect("every JSON number is spelled as Rust spells one");
        if value.is_infinite() {
            return self.problem(ProblemKind::NotFinite, "the number is beyond binary64");
        }
        let integral = value.fract() == 0.0 && value.abs() <= (1_u64 << 53) as f64;
        Some(if integral {
            Number::Integer(value as i64)
        } else {
            Number::Float(value)
        })
    }

    fn any_number(&mut self, expected: &str) -> Option<Number> {
        match self.peek() {
            Some(b'-' | b'0'..=b'9') => self.number_token(),
            _ => self.wrong_kind(expected),
        }
    }

    /// Reads a `number`.
    pub fn number(&mut self) -> Option<f64> {
        Some(match self.any_number("a number")? {
            Number::Integer(value) => value as f64,
            Number::Float(value) => value,
        })
    }

    /// Reads a `number` within bounds.
    pub fn number_in(&mut self, bounds: &NumberBounds) -> Option<f64> {
        let number = self.number()?;
        match bounds.offence(number) {
            Some(offence) => self.problem(ProblemKind::OutOfBounds, offence),
            None => Some(number),
        }
    }

    /// Reads an `integer`.
    pub fn integer(&mut self) -> Option<i64> {
        self.integer_in(-MAX_INTEGER, MAX_INTEGER)
    }

    /// Reads an `integer` from `min` to `max`.
    pub fn integer_in(&mut self, min: i64, max: i64) -> Option<i64> {
        match self.any_number("an integer")? {
            Number::Integer(value) if (min..=max).contains(&value) => Some(value),
            Number::Float(value) if value.fract() != 0.0 => {
                self.problem(ProblemKind::WrongKind, format!("must be an integer, is {value}"))
            }
            Number::Integer(_) | Number::Float(_) => self.problem(ProblemKind::OutOfBounds, range_offence(min, max)),
        }
    }

    /// Reads an `int32`.
    pub fn int32(&mut self) -> Option<i32> {
        self.int32_in(i32::MIN, i32::MAX)
    }

    /// Reads an `int32` from `min` to `max`.
    pub fn int32_in(&mut self, min: i32, max: i32) -> Option<i32> {
        self.integer_in(min.into(), max.into())
            .and_then(|value| value.try_into().ok())
    }

    /// Reads a `uint32`.
    pub fn uint32(&mut self) -> Option<u32> {
        self.uint32_in(u32::MIN, u32::MAX)
    }

    /// Reads a `uint32` from `min` to `max`.
    pub fn uint32_in(&mut self, min: u32, max: u32) -> Option<u32> {
        self.integer_in(min.into(), max.into())
            .and_then(|value| value.try_into().ok())
    }

    /// Reads an `int64`: a decimal string.
    pub fn int64(&mut self) -> Option<i64> {
        self.int64_in(i64::MIN, i64::MAX)
    }

    /// Reads an `int64` from `min` to `max`.
    pub fn int64_in(&mut self, min: i64, max: i64) -> Option<i64> {
        self.decimal(min, max)
    }

    /// Reads a `uint64`: a decimal string.
    pub fn uint64(&mut self) -> Option<u64> {
        self.uint64_in(u64::MIN, u64::MAX)
    }

    /// Reads a `uint64` from `min` to `max`.
    pub fn uint64_in(&mut self, min: u64, max: u64) -> Option<u64> {
        self.decimal(min, max)
    }

    fn decimal<T>(&mut self, min: T, max: T) -> Option<T>
    where
        T: std::str::FromStr + PartialOrd + std::fmt::Display,
    {
        let text = self.str()?;
        if !is_canonical_decimal(&text) {
            let message = "must be a decimal integer in a string, without leading zeros";
            return self.problem(ProblemKind::Malformed, message);
        }
        match text.parse() {
            Ok(value) if min <= value && value <= max => Some(value),
            Ok(_) | Err(_) => self.problem(ProblemKind::OutOfBounds, range_offence(min, max)),
        }
    }
}

/// Says whether a text is an integer in the one spelling that is allowed.
fn is_canonical_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let bytes = digits.as_bytes();
    match bytes {
        [b'0'] => text.len() == 1,
        [b'1'..=b'9', rest @ ..] => rest.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}
