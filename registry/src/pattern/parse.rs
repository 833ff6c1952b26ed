//! Text → pattern. Everything outside the grammar is refused with what to write instead.

mod class;
mod escape;

use super::ambiguity::{self, Verdict};
use super::{Node, PatternError, PatternErrorKind};

/// How often anything may be repeated by number.
const REPEAT_LIMIT: u32 = 1000;
/// How many code points a pattern may speak of once its numbered repeats are written out.
const POSITION_LIMIT: usize = 2000;
/// How deep groups may nest; the engines that patterns are printed for allow no less.
const DEPTH_LIMIT: usize = 12;

/// Reads a whole pattern.
pub(super) fn parse(text: &str) -> Result<Node, PatternError> {
    let mut parser = Parser {
        chars: text.chars().collect(),
        offset: 0,
        depth: 0,
    };
    let node = parser.alternatives()?;
    if parser.peek().is_some() {
        return Err(parser.error("`)` closes nothing", r"write `\)` for the character"));
    }
    match ambiguity::positions(&node) {
        count if count > POSITION_LIMIT => Err(too_large(0)),
        _ => Ok(node),
    }
}

/// The pattern is larger than can be decided.
pub(super) fn too_large(offset: usize) -> PatternError {
    PatternError {
        kind: PatternErrorKind::Syntax,
        offset,
        message: "the pattern is too large to decide".to_owned(),
        help: "bound the length with `maxLength` and repeat less by number".to_owned(),
    }
}

struct Parser {
    chars: Vec<char>,
    offset: usize,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.offset).copied()
    }

    fn looks_at(&self, text: &str) -> bool {
        text.chars()
            .enumerate()
            .all(|(index, c)| self.chars.get(self.offset + index) == Some(&c))
    }

    fn eat(&mut self, c: char) -> bool {
        let there = self.peek() == Some(c);
        if there {
            self.offset += 1;
        }
        there
    }

    fn error(&self, message: impl Into<String>, help: impl Into<String>) -> PatternError {
        self.error_at(self.offset, message, help)
    }

    fn error_at(&self, offset: usize, message: impl Into<String>, help: impl Into<String>) -> PatternError {
        PatternError {
            kind: PatternErrorKind::Syntax,
            offset,
            message: message.into(),
            help: help.into(),
        }
    }

    fn alternatives(&mut self) -> Result<Node, PatternError> {
        let mut nodes = vec![self.alternative()?];
        while self.eat('|') {
            nodes.push(self.alternative()?);
        }
        Ok(one_or(nodes, Node::Alternate))
    }

    fn alternative(&mut self) -> Result<Node, PatternError> {
        let mut nodes = Vec::new();
        while let Some(c) = self.peek() {
            match c {
                '|' | ')' => break,
                '^' => nodes.push(self.start(nodes.is_empty())?),
                '$' => nodes.push(self.end()?),
                _ => nodes.push(self.repeated_atom()?),
            }
        }
        Ok(one_or(nodes, Node::Concat))
    }

    fn start(&mut self, opens: bool) -> Result<Node, PatternError> {
        if !opens || self.depth > 0 {
            return Err(self.error(
                "`^` stands inside the pattern",
                r"write it at the beginning of the pattern or of a top-level alternative, or `\^` for the character",
            ));
        }
        self.offset += 1;
        self.no_repeat("`^`")?;
        Ok(Node::Start)
    }

    fn end(&mut self) -> Result<Node, PatternError> {
        let ends = matches!(self.chars.get(self.offset + 1), None | Some('|')) && self.depth == 0;
        if !ends {
            return Err(self.error(
                "`$` stands inside the pattern",
                r"write it at the end of the pattern or of a top-level alternative, or `\$` for the character",
            ));
        }
        self.offset += 1;
        Ok(Node::End)
    }

    fn no_repeat(&self, what: &str) -> Result<(), PatternError> {
        match self.peek() {
            Some('*' | '+' | '?' | '{') => Err(self.error(
                format!("{what} cannot be repeated"),
                "repeat a character, a class or a group",
            )),
            _ => Ok(()),
        }
    }

    fn repeated_atom(&mut self) -> Result<Node, PatternError> {
        let begin = self.offset;
        let atom = self.atom()?;
        let Some((min, max)) = self.count()? else {
            return Ok(atom);
        };
        match self.peek() {
            Some('?') => {
                return Err(self.error(
                    "lazy repeats are not in the grammar",
                    "write the repeat without `?`; what a pattern accepts is the same",
                ));
            }
            Some('+') => {
                return Err(self.error(
                    "possessive repeats are not in the grammar",
                    "write the repeat without the second `+`",
                ));
            }
            Some('*' | '{') => {
                return Err(self.error(
                    "a repeat is repeated",
                    "put the first repeat in a group, or write one repeat",
                ));
            }
            _ => {}
        }
        match ambiguity::positions(&atom) {
            0 => return Err(self.error_at(begin, "the repeat repeats nothing", "leave the group out")),
            count if count > POSITION_LIMIT => return Err(too_large(begin)),
            _ => {}
        }
        match ambiguity::repeat(&atom, min, max) {
            Verdict::Unambiguous => Ok(Node::Repeat { node: Box::new(atom), min, max }),
            Verdict::TooLarge => Err(too_large(begin)),
            Verdict::Ambiguous => Err(PatternError {
                kind: PatternErrorKind::Ambiguous,
                offset: begin,
                message: "the repeat can match one text in many ways".to_owned(),
                help: "let every round begin or end with something that nothing else in it matches, or repeat once instead of twice".to_owned(),
            }),
        }
    }

    fn count(&mut self) -> Result<Option<(u32, Option<u32>)>, PatternError> {
        let count = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => return self.numbered().map(Some),
            _ => return Ok(None),
        };
        self.offset += 1;
        Ok(Some(count))
    }

    fn numbered(&mut self) -> Result<(u32, Option<u32>), PatternError> {
        let begin = self.offset;
        self.offset += 1;
        let min = self.number()?;
        let max = match (self.eat(','), self.peek()) {
            (false, _) => Some(min),
            (true, Some('}')) => None,
            (true, _) => Some(self.number()?),
        };
        if !self.eat('}') {
            return Err(self.error_at(
                begin,
                "`{` opens no repeat",
                r"write `{m}`, `{m,}` or `{m,n}`, or `\{` for the character",
            ));
        }
        match max {
            Some(max) if max < min => Err(self.error_at(
                begin,
                format!("`{{{min},{max}}}` asks for more than it allows"),
                "write the smaller number first",
            )),
            Some(0) => Err(self.error_at(begin, "`{0}` repeats nothing", "leave the part out")),
            max => Ok((min, max)),
        }
    }

    fn number(&mut self) -> Result<u32, PatternError> {
        let begin = self.offset;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.offset += 1;
        }
        let digits: String = self.chars[begin..self.offset].iter().collect();
        if digits.is_empty() {
            return Err(self.error_at(
                begin,
                "a number is missing in `{…}`",
                r"write `{m}`, `{m,}` or `{m,n}`, or `\{` for the character",
            ));
        }
        match digits.parse() {
            Ok(number) if number <= REPEAT_LIMIT => Ok(number),
            _ => Err(self.error_at(
                begin,
                format!("`{digits}` repeats are too many"),
                format!("repeat at most {REPEAT_LIMIT} times; bound the length of the whole with `maxLength`"),
            )),
        }
    }

    fn atom(&mut self) -> Result<Node, PatternError> {
        let Some(c) = self.peek() else {
            return Err(self.error("the pattern ends too early", "write what is matched here"));
        };
        match c {
            '.' => {
                self.offset += 1;
                Ok(Node::Any)
            }
            '(' => self.group(),
            '[' => self.class(),
            '\\' => self.escape(),
            '*' | '+' | '?' => Err(self.error(
                format!("`{c}` repeats nothing"),
                format!(r"write `\{c}` for the character"),
            )),
            '{' | '}' | ']' => Err(self.error(
                format!("`{c}` stands alone"),
                format!(r"write `\{c}` for the character"),
            )),
            c => {
                self.offset += 1;
                Ok(Node::Literal(c))
            }
        }
    }

    fn group(&mut self) -> Result<Node, PatternError> {
        let begin = self.offset;
        if self.looks_at("(?") && !self.looks_at("(?:") {
            return Err(self.refused_group());
        }
        if self.depth == DEPTH_LIMIT {
            return Err(self.error(
                format!("groups nest deeper than {DEPTH_LIMIT}"),
                "write a simpler pattern",
            ));
        }
        self.offset += if self.looks_at("(?:") { 3 } else { 1 };
        self.depth += 1;
        let inner = self.alternatives()?;
        self.depth -= 1;
        if self.eat(')') {
            Ok(Node::Group(Box::new(inner)))
        } else {
            Err(self.error_at(
                begin,
                "`(` is never closed",
                r"write `)` where the group ends, or `\(` for the character",
            ))
        }
    }

    fn refused_group(&self) -> PatternError {
        for (opening, message, help) in [
            (
                "(?=",
                "look-ahead is not in the grammar",
                "say what the text is, not what follows it",
            ),
            (
                "(?!",
                "look-ahead is not in the grammar",
                "say which texts are legal, for example with a class or an enum",
            ),
            (
                "(?<=",
                "look-behind is not in the grammar",
                "say what the text is, not what stands before it",
            ),
            (
                "(?<!",
                "look-behind is not in the grammar",
                "say which texts are legal, for example with a class or an enum",
            ),
            (
                "(?<",
                "named groups are not in the grammar",
                "write `(…)`; nothing is captured",
            ),
            (
                "(?P",
                "named groups are not in the grammar",
                "write `(…)`; nothing is captured",
            ),
            ("(?>", "atomic groups are not in the grammar", "write `(…)`"),
            ("(?#", "comments are not in the grammar", "say it in the description"),
        ] {
            if self.looks_at(opening) {
                return self.error(message, help);
            }
        }
        self.error(
            "flags are not in the grammar",
            "write both cases in a class, such as `[aA]`",
        )
    }
}

fn one_or(mut nodes: Vec<Node>, many: fn(Vec<Node>) -> Node) -> Node {
    match nodes.len() {
        0 => Node::Empty,
        1 => nodes.remove(0),
        _ => many(nodes),
    }
}
