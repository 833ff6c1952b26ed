//! Where something stands in a file.

use std::fmt;
use std::sync::Arc;

use crate::visible::visible;

/// A position in a file: the first character of what is meant. Lines and columns count from 1; columns count characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The file, as messages name it: of the registry, a `/`-separated path relative to the project's root.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}:{}", visible(&self.file), self.line, self.column)
    }
}

/// A value and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Where it begins.
    pub place: Place,
}

impl<T> Spanned<T> {
    /// Puts a value at a place.
    pub fn new(value: T, place: Place) -> Self {
        Self { value, place }
    }
}
