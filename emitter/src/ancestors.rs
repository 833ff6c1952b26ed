//! The ancestors of an error code, which are written beside it and checked where it is known.

use crate::{Fields, ProblemKind, Reader, View, Writer};

/// Is the tags of some members of one family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tags {
    /// Strings.
    Texts(&'static [&'static str]),
    /// Integers.
    Integers(&'static [i64]),
}

impl Tags {
    /// Writes them under a key of the open object.
    pub fn write(self, key: &str, writer: &mut Writer<'_>) {
        writer.key(key);
        match self {
            Self::Texts(texts) => writer.list(texts, |text, writer| writer.string(text)),
            Self::Integers(integers) => writer.list(integers, |integer, writer| writer.integer(*integer)),
        }
    }

    fn are_next(self, reader: &mut Reader<'_>) -> Option<bool> {
        match self {
            Self::Texts(texts) => Some(reader.list(Reader::string)? == texts),
            Self::Integers(integers) => Some(reader.list(Reader::integer)? == integers),
        }
    }
}

/// Is the member that holds a code's ancestors, before whatever else stands beside the code: the emit view
/// wants it to be exactly these, the read view does not look at it.
pub struct Ancestors<'b> {
    key: &'static str,
    expected: Tags,
    outer: &'b mut (dyn Fields + 'b),
    found: bool,
}

impl<'b> Ancestors<'b> {
    /// Expects these ancestors under a key.
    pub fn new(key: &'static str, expected: Tags, outer: &'b mut (dyn Fields + 'b)) -> Self {
        Self {
            key,
            expected,
            outer,
            found: false,
        }
    }

    /// Says what is missing, once the object is closed.
    pub fn finish(self, reader: &mut Reader<'_>) -> Option<()> {
        match reader.view() {
            View::Emit => reader.required(self.key, self.found.then_some(())),
            View::Read => Some(()),
        }
    }
}

impl Fields for Ancestors<'_> {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        if key != self.key {
            return self.outer.field(key, reader);
        }
        match reader.view() {
            View::Read => reader.skip(),
            View::Emit => {
                self.found = true;
                if self.expected.are_next(reader) == Some(false) {
                    reader.problem::<()>(ProblemKind::NotAMember, "must be the code's ancestors, nearest first");
                }
            }
        }
        true
    }
}
