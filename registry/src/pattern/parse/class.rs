//! `[…]`: text → sorted ranges.

use super::Parser;
use super::escape::Escape;
use crate::pattern::ranges::{Range, complement, merged};
use crate::pattern::{Node, PatternError};

/// One side of a range, or a whole set.
enum Item {
    Char(char),
    Set(Vec<Range>),
}

impl Parser {
    /// A class.
    pub(super) fn class(&mut self) -> Result<Node, PatternError> {
        let begin = self.offset;
        self.offset += 1;
        let negated = self.eat('^');
        let mut ranges = Vec::new();
        loop {
            let at = self.offset;
            match self.peek() {
                None => {
                    return Err(self.error_at(
                        begin,
                        "`[` is never closed",
                        r"write `]` where the class ends, or `\[` for the character",
                    ));
                }
                Some(']') => break,
                Some('&') if self.looks_at("&&") => {
                    return Err(self.error(
                        "set operations are not in the grammar",
                        r"list the characters; write `\&` for the character",
                    ));
                }
                Some(_) => {}
            }
            match self.item(begin)? {
                Item::Set(set) if self.opens_range() => {
                    drop(set);
                    return Err(self.error_at(at, "a set cannot begin a range", r"write `\-` for the character `-`"));
                }
                Item::Set(set) => ranges.extend(set),
                Item::Char(low) if self.opens_range() => {
                    self.offset += 1;
                    ranges.push((low, self.range_end(begin, at, low)?));
                }
                Item::Char(c) => ranges.push((c, c)),
            }
        }
        self.offset += 1;
        let ranges = merged(ranges);
        if ranges.is_empty() || (negated && ranges == [('\0', char::MAX)]) {
            return Err(self.error_at(
                begin,
                "the class holds no character",
                "write the characters it stands for",
            ));
        }
        Ok(Node::Class { negated, ranges })
    }

    /// Whether the `-` here stands between two ends.
    fn opens_range(&self) -> bool {
        self.peek() == Some('-') && self.chars.get(self.offset + 1).is_some_and(|next| *next != ']')
    }

    fn range_end(&mut self, begin: usize, at: usize, low: char) -> Result<char, PatternError> {
        let Item::Char(high) = self.item(begin)? else {
            return Err(self.error_at(at, "a set cannot end a range", r"write `\-` for the character `-`"));
        };
        if high < low {
            return Err(self.error_at(
                at,
                format!("the range `{low}-{high}` runs backwards"),
                "write the lower end first",
            ));
        }
        if self.opens_range() {
            return Err(self.error("a range cannot begin a range", r"write `\-` for the character `-`"));
        }
        Ok(high)
    }

    fn item(&mut self, begin: usize) -> Result<Item, PatternError> {
        match self.peek() {
            None => Err(self.error_at(begin, "`[` is never closed", "write `]` where the class ends")),
            Some('\\') => Ok(match self.escaped()? {
                Escape::Char(c) => Item::Char(c),
                Escape::Set { negated: false, ranges } => Item::Set(ranges.to_vec()),
                Escape::Set { negated: true, ranges } => Item::Set(complement(ranges)),
            }),
            Some('[') => Err(self.error(
                "`[` stands inside a class",
                r"write `\[` for the character; classes do not nest, and named classes such as `[:alpha:]` are written out",
            )),
            Some(c) => {
                self.offset += 1;
                Ok(Item::Char(c))
            }
        }
    }
}
