//! The text round the place where the YAML parser gave up.

use std::borrow::Cow;
use std::sync::Arc;

use super::Purpose;
use crate::place::Place;
use crate::problem::{Offence, Problem};

/// The text and the position where the parser gave up; both count from 0.
pub(super) struct Scene<'s> {
    pub(super) file: &'s Arc<str>,
    pub(super) purpose: Purpose,
    pub(super) lines: Vec<&'s str>,
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Scene<'_> {
    /// Line, column and sign of the innermost bracket that is open where the parser gave up.
    pub(super) fn innermost_open(&self) -> Option<(usize, usize, char)> {
        let mut open = Vec::new();
        for (number, line) in self.lines.iter().enumerate().take(self.line + 1) {
            let mut quote = None;
            let mut before = ' ';
            for (column, c) in line.chars().enumerate() {
                if (number, column) >= (self.line, self.column) {
                    break;
                }
                match (quote, c) {
                    (Some(opened), c) if opened == c => quote = None,
                    (Some(_), _) => {}
                    (None, '#') if before.is_whitespace() => break,
                    (None, '"' | '\'') if before.is_whitespace() || is_bracket(before) || before == ',' => {
                        quote = Some(c)
                    }
                    (None, '{' | '[') if !open.is_empty() || before.is_whitespace() => open.push((number, column, c)),
                    (None, '}' | ']') => drop(open.pop()),
                    (None, _) => {}
                }
                before = c;
            }
        }
        open.pop()
    }

    pub(super) fn text(&self) -> &str {
        self.lines.get(self.line).copied().unwrap_or("")
    }

    pub(super) fn char_at(&self, column: usize) -> Option<char> {
        self.text().chars().nth(column)
    }

    /// A text as it may be quoted in a message: a value that somebody sets may be a secret.
    pub(super) fn shown<'t>(&self, value: &'t str) -> Cow<'t, str> {
        match self.purpose {
            Purpose::Declarations => Cow::Borrowed(value),
            Purpose::Settings => Cow::Borrowed("…"),
        }
    }

    pub(super) fn here(&self) -> Place {
        self.at(self.column)
    }

    pub(super) fn at(&self, column: usize) -> Place {
        Place {
            file: self.file.clone(),
            line: self.line + 1,
            column: column + 1,
        }
    }

    pub(super) fn problem(&self, place: Place, message: &str, help: &str) -> Problem {
        Problem::new(Offence::Syntax, &place, message).help(help)
    }
}

pub(super) fn is_bracket(c: char) -> bool {
    matches!(c, '{' | '}' | '[' | ']')
}

pub(super) fn indentation(line: &str) -> &str {
    &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
}

/// The key and the value of a line such as `  - key: value`.
pub(super) fn split_entry(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start().trim_start_matches("- ");
    line.split_once(": ")
        .filter(|(key, _)| !key.is_empty() && !key.starts_with(['{', '[', '"', '\'']))
}

/// A text in quotes: single ones when it holds double ones.
pub(super) fn quote(text: &str) -> String {
    if text.contains('"') || text.contains('\\') {
        format!("'{}'", text.replace('\'', "''"))
    } else {
        format!("\"{text}\"")
    }
}
