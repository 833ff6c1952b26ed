//! `\` and what may follow it.

use super::Parser;
use crate::pattern::ranges::Range;
use crate::pattern::{Node, PatternError};

/// What an escape stands for.
pub(super) enum Escape {
    /// One code point.
    Char(char),
    /// A set of code points.
    Set {
        /// Whether it is what the ranges leave out.
        negated: bool,
        /// The ranges.
        ranges: &'static [Range],
    },
}

const DIGIT: &[Range] = &[('0', '9')];
const WORD: &[Range] = &[('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')];
const SPACE: &[Range] = &[('\t', '\r'), (' ', ' ')];

impl Parser {
    /// An escape outside a class.
    pub(super) fn escape(&mut self) -> Result<Node, PatternError> {
        Ok(match self.escaped()? {
            Escape::Char(c) => Node::Literal(c),
            Escape::Set { negated, ranges } => Node::Class {
                negated,
                ranges: ranges.to_vec(),
            },
        })
    }

    /// Reads `\` and what belongs to it.
    pub(super) fn escaped(&mut self) -> Result<Escape, PatternError> {
        let begin = self.offset;
        self.offset += 1;
        let Some(c) = self.peek() else {
            return Err(self.error_at(begin, r"the pattern ends in `\`", r"write `\\` for the character"));
        };
        self.offset += 1;
        let set = |negated, ranges| Ok(Escape::Set { negated, ranges });
        match c {
            'd' => set(false, DIGIT),
            'D' => set(true, DIGIT),
            'w' => set(false, WORD),
            'W' => set(true, WORD),
            's' => set(false, SPACE),
            'S' => set(true, SPACE),
            'n' => Ok(Escape::Char('\n')),
            'r' => Ok(Escape::Char('\r')),
            't' => Ok(Escape::Char('\t')),
            'f' => Ok(Escape::Char('\u{c}')),
            'v' => Ok(Escape::Char('\u{b}')),
            'x' => self.numbered_char(begin, 2),
            'u' => self.numbered_char(begin, 4),
            c if c.is_ascii_punctuation() || c == ' ' => Ok(Escape::Char(c)),
            c => Err(self.refused_escape(begin, c)),
        }
    }

    fn refused_escape(&self, begin: usize, c: char) -> PatternError {
        let (message, help) = match c {
            'b' | 'B' => (
                "word boundaries are not in the grammar",
                "say what the text is, with `^` and `$` at its ends",
            ),
            'A' | 'z' | 'Z' | 'G' => ("this anchor is not in the grammar", "write `^` and `$` at the ends"),
            'p' | 'P' | 'X' => (
                "Unicode properties are not in the grammar",
                "write the characters in a class, such as `[a-zA-Z]`",
            ),
            '1'..='9' | 'k' | 'g' => ("back-references are not in the grammar", "write out what is repeated"),
            '0' | 'c' => (
                "this control escape is not in the grammar",
                r"write the code point, such as `\u0000`",
            ),
            'Q' | 'E' => ("quoting is not in the grammar", "escape each character by itself"),
            'K' => ("match resets are not in the grammar", "leave it out"),
            'h' | 'H' | 'N' | 'R' => ("this set is not in the grammar", "write the characters in a class"),
            _ => ("the escape is not in the grammar", "write the character without `\\`"),
        };
        self.error_at(begin, format!("`\\{c}`: {message}"), help)
    }

    /// `\xHH`, `\uHHHH` and `\u{…}`.
    fn numbered_char(&mut self, begin: usize, digits: usize) -> Result<Escape, PatternError> {
        let braced = self.eat('{');
        let first = self.offset;
        while self.peek().is_some_and(|c| c.is_ascii_hexdigit()) && (braced || self.offset - first < digits) {
            self.offset += 1;
        }
        let written: String = self.chars[first..self.offset].iter().collect();
        let complete = if braced {
            self.eat('}') && !written.is_empty()
        } else {
            written.len() == digits
        };
        let help = r"write `\u` and four hexadecimal digits, or `\u{1f600}` with up to six";
        if !complete {
            return Err(self.error_at(begin, "the number of a code point is incomplete", help));
        }
        match u32::from_str_radix(&written, 16)
            .ok()
            .map(|point| (point, char::from_u32(point)))
        {
            Some((_, Some(c))) => Ok(Escape::Char(c)),
            Some((0xd800..=0xdfff, None)) => Err(self.error_at(
                begin,
                "a surrogate is no code point",
                r"write the code point itself, such as `\u{1f600}` for `\ud83d\ude00`",
            )),
            _ => Err(self.error_at(begin, "there is no such code point", help)),
        }
    }
}
