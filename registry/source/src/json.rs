//! JSON → nodes, strictly: RFC 8259, no name twice, no lone surrogate.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::format::Reading;
use crate::layout::Layout;
use crate::node::{Key, Kind, Node, Scalar, Style};
use crate::place::Place;
use crate::problem::{Offence, Problem};
use crate::scalar::is_number;

/// Nothing nests deeper.
const DEEPEST: usize = 64;

/// Reads a text that holds one value.
pub(crate) fn read<'s>(file: &Arc<str>, text: &'s str) -> Reading<'s> {
    let mut parser = Parser {
        file,
        text,
        at: 0,
        line: 1,
        line_start: 0,
        depth: 0,
        problems: Vec::new(),
    };
    let root = match parser.document() {
        Ok(root) => root,
        Err(problem) => {
            parser.problems.push(*problem);
            None
        }
    };
    Reading {
        root,
        problems: parser.problems,
    }
}

type Step<T> = Result<T, Box<Problem>>;

struct Parser<'s, 'f> {
    file: &'f Arc<str>,
    text: &'s str,
    at: usize,
    line: usize,
    /// The byte at which the line begins.
    line_start: usize,
    depth: usize,
    problems: Vec<Problem>,
}

impl<'s> Parser<'s, '_> {
    fn document(&mut self) -> Step<Option<Node<'s>>> {
        self.space();
        if self.at == self.text.len() {
            return Ok(None);
        }
        let root = self.value()?;
        self.space();
        if self.at < self.text.len() {
            return self.stop("more follows the value", "a file holds one value; remove the rest");
        }
        Ok(Some(root))
    }

    fn value(&mut self) -> Step<Node<'s>> {
        let place = self.place();
        let kind = match self.peek() {
            Some('{') => self.nested(Self::map)?,
            Some('[') => self.nested(Self::list)?,
            Some('"') => Kind::Scalar(self.string()?),
            _ => Kind::Scalar(self.word()?),
        };
        Ok(Node { place, kind })
    }

    fn nested(&mut self, read: fn(&mut Self) -> Step<Kind<'s>>) -> Step<Kind<'s>> {
        if self.depth == DEEPEST {
            let message = format!("the file nests deeper than {DEEPEST} levels");
            return self.stop_as(Offence::TooDeep, &message, "see whether it is the right file");
        }
        self.depth += 1;
        self.at += 1;
        let kind = read(self);
        self.depth -= 1;
        kind
    }

    fn list(&mut self) -> Step<Kind<'s>> {
        let mut items = Vec::new();
        self.space();
        if self.take(']') {
            return Ok(Kind::List(items));
        }
        loop {
            items.push(self.value()?);
            self.space();
            if self.take(']') {
                return Ok(Kind::List(items));
            }
            self.comma(']')?;
        }
    }

    fn map(&mut self) -> Step<Kind<'s>> {
        let mut entries: Vec<(Key<'s>, Node<'s>)> = Vec::new();
        let mut seen: BTreeMap<String, Place> = BTreeMap::new();
        self.space();
        if self.take('}') {
            return Ok(Kind::Map(entries));
        }
        loop {
            let place = self.place();
            if self.peek() != Some('"') {
                return self.stop("no key stands here", "write keys in double quotes: `\"key\": value`");
            }
            let scalar = self.string()?;
            self.space();
            if !self.take(':') {
                return self.stop("no `:` follows the key", "write `\"key\": value`");
            }
            self.space();
            let value = self.value()?;
            match seen.get(scalar.text.as_ref()) {
                Some(first) => {
                    let problem = duplicate(&scalar.text, first, &place);
                    self.problems.push(problem);
                }
                None => {
                    seen.insert(scalar.text.clone().into_owned(), place.clone());
                    let key = Key {
                        place,
                        scalar,
                        bare: false,
                    };
                    entries.push((key, value));
                }
            }
            self.space();
            if self.take('}') {
                return Ok(Kind::Map(entries));
            }
            self.comma('}')?;
        }
    }

    fn comma(&mut self, end: char) -> Step<()> {
        if !self.take(',') {
            return self.stop(
                &format!("neither `,` nor `{end}` follows the entry"),
                "part entries with `,`, and close every bracket and quote",
            );
        }
        self.space();
        if self.peek() == Some(end) {
            return self.stop(
                &format!("a `,` stands before `{end}`"),
                "remove the `,`: JSON wants none",
            );
        }
        Ok(())
    }

    fn word(&mut self) -> Step<Scalar<'s>> {
        let rest = &self.text[self.at..];
        let end = rest
            .find(|c: char| c.is_whitespace() || matches!(c, ',' | ':' | '[' | ']' | '{' | '}' | '"'))
            .unwrap_or(rest.len());
        let word = &rest[..end];
        if !matches!(word, "null" | "true" | "false") && !is_number(word) {
            return match rest.chars().next() {
                None => self.stop("the file ends where a value is wanted", "close every bracket and quote"),
                Some('/' | '#') => self.stop("a comment stands here", "remove it: JSON has none; YAML and TOML do"),
                Some(_) => self.stop("no value stands here", "quote texts with \"…\""),
            };
        }
        self.at += end;
        Ok(Scalar {
            text: Cow::Borrowed(word),
            style: Style::Plain,
            layout: Layout::Straight(0),
            comment_follows: false,
        })
    }

    fn string(&mut self) -> Step<Scalar<'s>> {
        let start = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut end = start;
        let mut escaped = false;
        loop {
            match bytes.get(end) {
                Some(b'"') => break,
                Some(b'\\') => {
                    escaped = true;
                    end += 2;
                }
                Some(0..=0x1f) | None => {
                    return self.stop(
                        "the text that begins here does not end on its line",
                        "close it with `\"`; write a line break as `\\n`",
                    );
                }
                Some(_) => end += 1,
            }
        }
        let text = match escaped {
            false => Cow::Borrowed(&self.text[start..end]),
            true => match serde_json::from_str::<String>(&self.text[self.at..=end]) {
                Ok(text) => Cow::Owned(text),
                Err(_) => {
                    return self.stop(
                        "the text that begins here has an escape that does not exist, or half of a pair",
                        "escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits",
                    );
                }
            },
        };
        self.at = end + 1;
        Ok(Scalar {
            text,
            style: Style::Quoted,
            layout: if escaped { Layout::Block } else { Layout::Straight(1) },
            comment_follows: false,
        })
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn take(&mut self, c: char) -> bool {
        let there = self.text[self.at..].starts_with(c);
        self.at += usize::from(there);
        there
    }

    fn space(&mut self) {
        while let Some(byte @ (b' ' | b'\t' | b'\r' | b'\n')) = self.text.as_bytes().get(self.at) {
            self.at += 1;
            if *byte == b'\n' {
                self.line += 1;
                self.line_start = self.at;
            }
        }
    }

    fn place(&self) -> Place {
        Place {
            file: self.file.clone(),
            line: self.line,
            column: self.text[self.line_start..self.at].chars().count() + 1,
        }
    }

    fn stop<T>(&self, message: &str, help: &str) -> Step<T> {
        self.stop_as(Offence::Syntax, message, help)
    }

    fn stop_as<T>(&self, offence: Offence, message: &str, help: &str) -> Step<T> {
        Err(Box::new(Problem::new(offence, &self.place(), message).help(help)))
    }
}

fn duplicate(key: &str, first: &Place, second: &Place) -> Problem {
    Problem::new(
        Offence::DuplicateKey,
        second,
        format!("the key `{key}` stands twice in one map"),
    )
    .help("remove one of them")
    .related(first, "the first stands")
}
