//! The language's own pattern grammar: text → [`Pattern`] → one printed form that means the same everywhere.
//!
//! `pattern = alternative *("|" alternative)`, an alternative being atoms with `* + ? {m} {m,} {m,n}` after them; an
//! atom is a character, `.`, a class or a group. `^` opens and `$` ends a top-level alternative, and stand nowhere else.
//! A pattern is searched, not anchored, and speaks of code points. `\d \w \s` are ASCII sets, `.` is anything but a
//! line end (`\n \r` U+2028 U+2029).
//!
//! A repeat whose body can match one text in two ways is refused: a backtracking matcher would need for ever.

mod ambiguity;
mod lengths;
mod parse;
mod print;
mod ranges;

use std::fmt;

use regex_lite::Regex;

/// A pattern that is inside the grammar and cheap to match.
#[derive(Clone, Debug)]
pub struct Pattern {
    node: Node,
    matcher: Regex,
}

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// Nothing: matches the empty text.
    Empty,
    /// This code point.
    Literal(char),
    /// Anything but a line end.
    Any,
    /// One code point of a set.
    Class {
        /// Whether the set is what the ranges leave out.
        negated: bool,
        /// Inclusive ranges: sorted, apart, and at least one.
        ranges: Vec<(char, char)>,
    },
    /// A parenthesised pattern; nothing is captured.
    Group(Box<Node>),
    /// One after the other; at least two.
    Concat(Vec<Node>),
    /// One of these; at least two.
    Alternate(Vec<Node>),
    /// Again and again.
    Repeat {
        /// What is repeated: an atom.
        node: Box<Node>,
        /// How often at least.
        min: u32,
        /// How often at most; `None` is without end.
        max: Option<u32>,
    },
    /// The beginning of the text.
    Start,
    /// The end of the text.
    End,
}

/// Why a text is not a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternError {
    /// Which rule it offends.
    pub kind: PatternErrorKind,
    /// Where, in code points from the beginning of the pattern.
    pub offset: usize,
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub help: String,
}

/// The two ways in which a pattern is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternErrorKind {
    /// It is outside the grammar, or larger than can be decided.
    Syntax,
    /// A repeat can match one text in many ways.
    Ambiguous,
}

impl fmt::Display for PatternError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{} at character {}; {}",
            self.message,
            self.offset + 1,
            self.help
        )
    }
}

impl std::error::Error for PatternError {}

/// Reads a pattern.
pub fn parse(text: &str) -> Result<Pattern, PatternError> {
    let node = parse::parse(text)?;
    match Regex::new(&print::portable(&node)) {
        Ok(matcher) => Ok(Pattern { node, matcher }),
        Err(_) => Err(parse::too_large(0)),
    }
}

impl Pattern {
    /// The pattern's parts.
    pub fn node(&self) -> &Node {
        &self.node
    }

    /// The one printed form, which means the same under ECMAScript's `u` flag, in the `regex` family and in Python.
    pub fn portable(&self) -> String {
        print::portable(&self.node)
    }

    /// Whether the pattern is found anywhere in a text.
    pub fn is_match(&self, text: &str) -> bool {
        self.matcher.is_match(text)
    }
}

#[cfg(test)]
mod tests;
