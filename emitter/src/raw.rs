//! JSON that is kept as it stands: compact, so that it never breaks a line, and known to keep to the domain.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use crate::escape::push_string;
use crate::{DecodeError, Reader, View, Wire, Writer, scan};

/// Is a text that is kept as it stands: one JSON value of the domain, or with a package for `P` one
/// [document of it](crate::Envelope) that is passed on.
///
/// Two are equal if their texts are, so `1` and `1.0` differ here.
pub struct Raw<P: Kept = Json> {
    pub(crate) text: Box<str>,
    pub(crate) known: P::Known,
}

/// Says what is known of a text that is kept as it stands.
pub trait Kept {
    /// What was found out when it was read.
    type Known: Clone;
}

/// Stands for any JSON value.
#[derive(Clone, Copy, Debug)]
pub enum Json {}

impl Kept for Json {
    /// How deep its arrays and objects are nested.
    type Known = usize;
}

impl Raw {
    /// Takes text that a reader has been through.
    pub(crate) fn checked(text: &str) -> Self {
        let mut compact = String::with_capacity(text.len());
        push_compact(&mut compact, text);
        Self {
            known: depth(compact.as_bytes()),
            text: compact.into(),
        }
    }

    /// Says how deep its arrays and objects are nested.
    pub(crate) fn depth(&self) -> usize {
        self.known
    }

    /// Reads it as a type in a view.
    pub fn decode<T: Wire>(&self, view: View) -> Result<T, DecodeError> {
        crate::decode(self.text.as_bytes(), view)
    }

    /// Gives the value of one member, if this is an object that has it.
    pub fn member(&self, name: &str) -> Option<Self> {
        if !self.text.starts_with('{') {
            return None;
        }
        let (_, at) = scan::members(&self.text, 0).find(|(key, _)| key == name)?;
        let end = scan::value_end(self.text.as_bytes(), at)?;
        Some(Self::checked(&self.text[at..end]))
    }

    /// Gives it as a value.
    pub fn to_value(&self) -> serde_json::Value {
        let mut reader = Reader::new(self.text.as_bytes(), View::Read);
        reader.json().expect("a raw value was checked when it was made")
    }
}

impl FromStr for Raw {
    type Err = DecodeError;

    fn from_str(text: &str) -> Result<Self, DecodeError> {
        crate::decode(text.as_bytes(), View::Read)
    }
}

impl<P: Kept> Raw<P> {
    /// Gives the text.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl<P: Kept> Clone for Raw<P> {
    fn clone(&self) -> Self {
        Self {
            text: self.text.clone(),
            known: self.known.clone(),
        }
    }
}

impl<P: Kept> PartialEq for Raw<P> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<P: Kept> Eq for Raw<P> {}

impl<P: Kept> PartialOrd for Raw<P> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<P: Kept> Ord for Raw<P> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.cmp(&other.text)
    }
}

impl<P: Kept> Hash for Raw<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl<P: Kept> fmt::Display for Raw<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl<P: Kept> fmt::Debug for Raw<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Raw({})", self.text)
    }
}

impl Wire for Raw {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        reader.raw()
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.raw(self);
    }
}

/// Collects members of an object that are kept as they stand.
#[derive(Debug, Default)]
pub(crate) struct RawMembers {
    text: String,
}

impl RawMembers {
    pub(crate) fn push(&mut self, name: &str, value: &str) {
        self.text.push(if self.text.is_empty() { '{' } else { ',' });
        push_string(&mut self.text, name);
        self.text.push(':');
        push_compact(&mut self.text, value);
    }

    pub(crate) fn finish(mut self) -> Raw {
        if self.text.is_empty() {
            self.text.push('{');
        }
        self.text.push('}');
        Raw {
            known: depth(self.text.as_bytes()),
            text: self.text.into(),
        }
    }
}

/// Appends JSON without the white space between its tokens.
fn push_compact(out: &mut String, text: &str) {
    let space = |c: char| matches!(c, ' ' | '\n' | '\r' | '\t');
    let mut rest = text;
    while let Some(quote) = rest.find('"') {
        let behind = scan::string_end(rest.as_bytes(), quote + 1).map_or(rest.len(), |end| end + 1);
        out.extend(rest[..quote].split(space));
        out.push_str(&rest[quote..behind]);
        rest = &rest[behind..];
    }
    out.extend(rest.split(space));
}

/// Says how deep compact JSON, or the inside of an object, is nested.
pub(crate) fn depth(compact: &[u8]) -> usize {
    let (mut at, mut depth, mut deepest) = (0_usize, 0_usize, 0);
    while let Some(byte) = compact.get(at) {
        match byte {
            b'"' => at = scan::string_end(compact, at + 1).unwrap_or(compact.len()),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
        at += 1;
    }
    deepest
}
