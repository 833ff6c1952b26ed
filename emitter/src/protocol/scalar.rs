//! Values of fields, as far as rules look at them: which part a document belongs to, which pair it is of.

use std::borrow::Cow;
use std::fmt;

use super::definition::Literal;
use crate::escape::push_string;
use crate::scan;

/// Is a value that parts a stream, or tells one pair from another. Numbers are equal by their binary64 value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scalar {
    /// The field is absent or null, or is no scalar.
    Nothing,
    /// `true` or `false`
    Bool(bool),
    /// A number.
    Number(Number),
    /// A text.
    Text(Box<str>),
}

/// Is a number by its binary64 value; `-0` is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u64);

impl Number {
    pub(crate) fn new(value: f64) -> Self {
        Self(if value == 0.0 { 0 } else { value.to_bits() })
    }

    /// Gives the value.
    pub fn get(self) -> f64 {
        f64::from_bits(self.0)
    }
}

/// As JSON has it; nothing is `null`.
impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("null"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Number(number) => write!(f, "{}", number.get()),
            Self::Text(text) => f.write_str(&quoted(text)),
        }
    }
}

/// Gives a text as JSON has it.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    push_string(&mut quoted, text);
    quoted
}

/// What a document has in one place.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Found<'a> {
    Absent,
    Null,
    Bool(bool),
    Number(f64),
    Text(Cow<'a, str>),
    /// An array or an object.
    Compound,
}

impl Found<'_> {
    pub(super) fn is(&self, literal: &Literal) -> bool {
        match (self, literal) {
            (Self::Null, Literal::Null) => true,
            (Self::Bool(found), Literal::Bool(wanted)) => found == wanted,
            // What is exact in `literal` is exact as binary64.
            (Self::Number(found), Literal::Integer(wanted)) => *found == *wanted as f64,
            (Self::Text(found), Literal::Text(wanted)) => found == wanted,
            _ => false,
        }
    }

    pub(super) fn into_scalar(self) -> Scalar {
        match self {
            Self::Absent | Self::Null | Self::Compound => Scalar::Nothing,
            Self::Bool(value) => Scalar::Bool(value),
            Self::Number(value) => Scalar::Number(Number::new(value)),
            Self::Text(text) => Scalar::Text(text.into()),
        }
    }
}

/// Looks what stands at a JSON pointer in a document that a reader has been through. Only objects are gone into.
pub(super) fn find<'a>(document: &'a str, pointer: &str) -> Found<'a> {
    let mut at = scan::skip_space(document.as_bytes(), 0);
    for segment in pointer.split('/').skip(1) {
        if document.as_bytes().get(at) != Some(&b'{') {
            return Found::Absent;
        }
        let wanted = unescaped(segment);
        match scan::members(document, at).find(|(name, _)| *name == wanted) {
            Some((_, value)) => at = value,
            None => return Found::Absent,
        }
    }
    read(document, at)
}

fn read(document: &str, at: usize) -> Found<'_> {
    let bytes = document.as_bytes();
    let text = || {
        let end = scan::string_end(bytes, at + 1)?;
        Some(scan::unescape(&document[at + 1..end])?.0)
    };
    let number = || {
        let (end, _) = scan::number_end(bytes, at)?;
        document[at..end].parse().ok()
    };
    match bytes.get(at) {
        Some(b'"') => text().map_or(Found::Absent, Found::Text),
        Some(b't') => Found::Bool(true),
        Some(b'f') => Found::Bool(false),
        Some(b'n') => Found::Null,
        Some(b'{' | b'[') => Found::Compound,
        Some(_) => number().map_or(Found::Absent, Found::Number),
        None => Found::Absent,
    }
}

/// One reference token of a pointer, as the name that it means.
fn unescaped(segment: &str) -> Cow<'_, str> {
    if segment.contains('~') {
        Cow::Owned(segment.replace("~1", "/").replace("~0", "~"))
    } else {
        Cow::Borrowed(segment)
    }
}
