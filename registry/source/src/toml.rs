//! TOML → nodes. Dates and times are texts; what JSON has no number for is a problem.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeFloat, DeInteger, DeString, DeTable, DeValue};

use crate::format::Reading;
use crate::layout::Layout;
use crate::node::{Key, Kind, Node, Scalar, Style};
use crate::place::Place;
use crate::problem::{Offence, Problem};

/// Nothing nests deeper.
const DEEPEST: usize = 64;
/// More mistakes of one text help nobody.
const MOST_PROBLEMS: usize = 20;

/// Reads a text; one without any entry is an empty map.
pub(crate) fn read<'s>(file: &Arc<str>, text: &'s str) -> Reading<'s> {
    let mut lines: Vec<usize> = vec![0];
    lines.extend(text.match_indices('\n').map(|(at, _)| at + 1));
    let mut reader = Reader {
        file,
        text,
        lines,
        problems: Vec::new(),
    };
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let place = reader.place(error.span().unwrap_or(text.len()..text.len()));
        let problem = explain(error.message(), &place);
        let last = reader.problems.last();
        // One mistake ends everything round it, and the parser says so once for each.
        if last.is_some_and(|last| last.place == place || last.offence == Offence::TooDeep) {
            continue;
        }
        reader.problems.push(problem);
        if reader.problems.len() == MOST_PROBLEMS {
            break;
        }
    }
    let root = match errors.is_empty() {
        true => Some(reader.table(table, 0)),
        // What the parser made up to go on would be reported as if somebody had written it.
        false => None,
    };
    Reading {
        root,
        problems: reader.problems,
    }
}

fn explain(message: &str, place: &Place) -> Problem {
    match message {
        "duplicate key" => {
            Problem::new(Offence::DuplicateKey, place, "the key stands twice in one table").help("remove one of them")
        }
        message if message.contains("recur") => {
            Problem::new(Offence::TooDeep, place, "the file nests too deep").help("see whether it is the right file")
        }
        message => Problem::new(Offence::Syntax, place, format!("the file is not TOML here: {message}"))
            .help("look for a missing quote, bracket or `=` on this line and the one above"),
    }
}

struct Reader<'s, 'f> {
    file: &'f Arc<str>,
    text: &'s str,
    /// The byte at which each line begins.
    lines: Vec<usize>,
    problems: Vec<Problem>,
}

impl<'s> Reader<'s, '_> {
    fn node(&mut self, value: Spanned<DeValue<'s>>, depth: usize) -> Node<'s> {
        let span = value.span();
        let place = self.place(span.clone());
        let kind = match value.into_inner() {
            DeValue::String(text) => self.string(text, &span),
            DeValue::Integer(number) => self.integer(&number, &place),
            DeValue::Float(number) => self.float(&number, &place),
            DeValue::Boolean(value) => plain(value.to_string().into()),
            DeValue::Datetime(moment) => Kind::Scalar(Scalar {
                text: moment.to_string().into(),
                style: Style::Quoted,
                layout: Layout::Block,
                comment_follows: false,
            }),
            DeValue::Array(items) if depth < DEEPEST => {
                Kind::List(items.into_iter().map(|item| self.node(item, depth + 1)).collect())
            }
            DeValue::Table(table) if depth < DEEPEST => return self.table(Spanned::new(span, table), depth),
            DeValue::Array(_) | DeValue::Table(_) => {
                let message = format!("the file nests deeper than {DEEPEST} levels");
                self.problem(Offence::TooDeep, &place, &message, "see whether it is the right file")
            }
        };
        Node { place, kind }
    }

    fn table(&mut self, table: Spanned<DeTable<'s>>, depth: usize) -> Node<'s> {
        let place = self.place(table.span());
        let mut entries: Vec<(Spanned<DeString<'s>>, Spanned<DeValue<'s>>)> = table.into_inner().into_iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let entries = entries.into_iter().map(|(key, value)| {
            let span = key.span();
            let place = self.place(span.clone());
            let Kind::Scalar(scalar) = self.string(key.into_inner(), &span) else {
                unreachable!("a string is a scalar")
            };
            let key = Key {
                place,
                scalar,
                bare: false,
            };
            (key, self.node(value, depth + 1))
        });
        let kind = Kind::Map(entries.collect());
        Node { place, kind }
    }

    fn string(&mut self, text: DeString<'s>, span: &Range<usize>) -> Kind<'s> {
        let layout = match span.len() == text.len() + 2 {
            true => Layout::Straight(1),
            false => Layout::Block,
        };
        Kind::Scalar(Scalar {
            text,
            style: Style::Quoted,
            layout,
            comment_follows: false,
        })
    }

    fn integer(&mut self, number: &DeInteger<'s>, place: &Place) -> Kind<'s> {
        match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(value) => plain(value.to_string().into()),
            Err(_) => self.problem(
                Offence::Number,
                place,
                "the integer is beyond 64 bits",
                "write a smaller one, or quote it if it is a text",
            ),
        }
    }

    fn float(&mut self, number: &DeFloat<'s>, place: &Place) -> Kind<'s> {
        match number
            .as_str()
            .parse::<f64>()
            .ok()
            .and_then(serde_json::Number::from_f64)
        {
            Some(value) => plain(value.to_string().into()),
            None => self.problem(
                Offence::Number,
                place,
                "infinity and what is not a number have no value here",
                "write a finite number",
            ),
        }
    }

    fn problem(&mut self, offence: Offence, place: &Place, message: &str, help: &str) -> Kind<'s> {
        self.problems.push(Problem::new(offence, place, message).help(help));
        Kind::Refused
    }

    fn place(&self, span: Range<usize>) -> Place {
        let at = span.start.min(self.text.len());
        let line = self.lines.partition_point(|start| *start <= at).max(1);
        let before = self.text.get(self.lines[line - 1]..at).unwrap_or("");
        Place {
            file: self.file.clone(),
            line,
            column: before.chars().count() + 1,
        }
    }
}

fn plain(text: Cow<'_, str>) -> Kind<'_> {
    Kind::Scalar(Scalar {
        text,
        style: Style::Plain,
        layout: Layout::Block,
        comment_follows: false,
    })
}
