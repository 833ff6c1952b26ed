//! Reads one document from bytes, keeping to the domain everywhere, also in what is ignored.
//! It collects every problem: a value of the wrong shape is skipped, only broken JSON ends the reading.
//!
//! Problems are recorded with the pointer inside the current value; each enclosing loop puts its own
//! segment in front when the value is done, so that a good document pays nothing for pointers.

mod container;
mod family;
mod number;
mod object;
mod scalar;
mod value;

pub use family::Open;
pub(crate) use number::MAX_INTEGER;

use std::borrow::Cow;
use std::fmt;

use crate::problem::{Problems, push_segment};
use crate::scan::{self, Surrogates};
use crate::{DecodeError, ProblemKind, View};

/// How deep arrays and objects may be nested.
pub(crate) const MAX_DEPTH: usize = 64;

/// Reads one document.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    view: View,
    depth: usize,
    /// The names of all open objects, outermost first.
    names: Vec<Cow<'a, str>>,
    problems: Problems,
    /// Where the problems of the object that was closed last begin; `None`: it was skipped as a whole,
    /// so nobody knows what is missing in it.
    object_problems: Option<usize>,
    halted: bool,
}

/// Is a kind of JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool,
    /// Any number.
    Number,
    /// Any string.
    String,
    /// Any array.
    Array,
    /// Any object.
    Object,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Null => "null",
            Self::Bool => "a boolean",
            Self::Number => "a number",
            Self::String => "a string",
            Self::Array => "an array",
            Self::Object => "an object",
        })
    }
}

impl<'a> Reader<'a> {
    /// Begins to read a document in a view.
    pub fn new(bytes: &'a [u8], view: View) -> Self {
        let mut reader = Self {
            text: "",
            at: 0,
            view,
            depth: 0,
            names: Vec::with_capacity(16),
            problems: Problems::default(),
            object_problems: None,
            halted: false,
        };
        match std::str::from_utf8(bytes) {
            Ok(text) if text.starts_with('\u{feff}') => reader.fail("a byte order mark is not JSON, leave it out"),
            Ok(text) => reader.text = text,
            Err(error) => {
                let message = format!("is not UTF-8 from byte {} on", error.valid_up_to());
                reader.problems.push(String::new(), ProblemKind::Syntax, message);
                reader.halted = true;
            }
        }
        reader
    }

    /// Says which view is being read.
    pub fn view(&self) -> View {
        self.view
    }

    /// Ends the document: gives the value if nothing was wrong with it.
    pub fn finish<T>(mut self, value: Option<T>) -> Result<T, DecodeError> {
        if self.peek().is_some() {
            self.fail("expected the end of the document");
        }
        match value {
            Some(value) if self.problems.list.is_empty() => Ok(value),
            Some(_) | None => Err(self.problems.into()),
        }
    }

    /// Records a problem of the current value.
    #[cold]
    pub fn problem<T>(&mut self, kind: ProblemKind, message: impl Into<String>) -> Option<T> {
        if !self.halted {
            self.problems.push(String::new(), kind, message.into());
        }
        None
    }

    /// Records a problem of a member of the current object.
    #[cold]
    fn member_problem(&mut self, name: &str, kind: ProblemKind, message: impl Into<String>) {
        if !self.halted {
            let mut pointer = String::new();
            push_segment(&mut pointer, name);
            self.problems.push(pointer, kind, message.into());
        }
    }

    /// Records that the text is not JSON and reads no further.
    #[cold]
    fn fail(&mut self, message: &str) {
        self.halt(ProblemKind::Syntax, format!("{message} at byte {}", self.at));
    }

    #[cold]
    fn halt(&mut self, kind: ProblemKind, message: String) {
        if !self.halted {
            self.problems.push(String::new(), kind, message);
        }
        self.halted = true;
        self.at = self.text.len();
    }

    /// Puts a segment before the problems of a value that has been read.
    #[inline]
    fn locate(&mut self, first: usize, segment: &str) {
        if self.problems.list.len() > first {
            self.problems.locate(first, segment);
        }
    }

    #[inline]
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Gives the next byte that is not white space.
    #[inline]
    fn peek(&mut self) -> Option<u8> {
        match self.byte() {
            Some(byte) if byte > b' ' => Some(byte),
            _ => {
                self.at = scan::skip_space(self.text.as_bytes(), self.at);
                self.byte()
            }
        }
    }

    /// Says what kind of value comes next.
    #[inline]
    pub fn kind(&mut self) -> Option<Kind> {
        match self.peek() {
            Some(b'"') => Some(Kind::String),
            Some(b'{') => Some(Kind::Object),
            Some(b'[') => Some(Kind::Array),
            Some(b'-' | b'0'..=b'9') => Some(Kind::Number),
            Some(b't' | b'f') => Some(Kind::Bool),
            Some(b'n') => Some(Kind::Null),
            Some(_) => {
                self.fail("expected a value");
                None
            }
            None => {
                self.fail("the document ends too early");
                None
            }
        }
    }

    /// Records that the next value is of the wrong kind, and skips it.
    #[cold]
    pub fn wrong_kind<T>(&mut self, expected: &str) -> Option<T> {
        let found = self.kind()?;
        self.problem::<T>(ProblemKind::WrongKind, format!("must be {expected}, is {found}"));
        self.skip();
        None
    }

    /// Records that the next value is not an object, and skips it.
    #[cold]
    fn not_an_object<T>(&mut self) -> Option<T> {
        self.wrong_kind::<()>("an object");
        self.object_problems = None;
        None
    }

    /// Skips the next value, which has to keep to the domain none the less.
    pub fn skip(&mut self) {
        match self.kind() {
            None => {}
            Some(Kind::Null) => self.word("null"),
            Some(Kind::Bool) if self.byte() == Some(b't') => self.word("true"),
            Some(Kind::Bool) => self.word("false"),
            Some(Kind::Number) => self.skip_number(),
            Some(Kind::String) => drop(self.string_token()),
            Some(Kind::Array) => drop(self.each_item(Self::skip)),
            Some(Kind::Object) => self.each_member(|reader, _| reader.skip()),
        }
    }

    fn word(&mut self, word: &'static str) {
        if self.text.as_bytes()[self.at..].starts_with(word.as_bytes()) {
            self.at += word.len();
        } else {
            self.fail("expected a value");
        }
    }

    /// Reads a string; `None` is a problem that was recorded.
    #[inline]
    fn string_token(&mut self) -> Option<Cow<'a, str>> {
        let start = self.at + 1;
        let end = start + scan::plain_len(&self.text.as_bytes()[start..]);
        if self.text.as_bytes().get(end) != Some(&b'"') {
            let (text, surrogates) = self.escaped_token(start)?;
            return match surrogates {
                Surrogates::Paired => Some(text),
                Surrogates::Lone => self.problem(ProblemKind::Surrogate, "has a surrogate without its partner"),
            };
        }
        self.at = end + 1;
        Some(Cow::Borrowed(&self.text[start..end]))
    }

    /// Reads a string that has escapes or is broken.
    #[cold]
    fn escaped_token(&mut self, start: usize) -> Option<(Cow<'a, str>, Surrogates)> {
        let Some(end) = scan::string_end(self.text.as_bytes(), start) else {
            self.fail("a string has a control character or no end");
            return None;
        };
        let token = scan::unescape(&self.text[start..end]);
        if token.is_none() {
            self.fail("a string has an escape that JSON does not know");
        }
        self.at = end + 1;
        token
    }
}
