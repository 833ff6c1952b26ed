//! Where the characters of a scalar stand, once quotes, escapes and folded lines are undone.

use crate::place::Place;

/// Where the characters of a scalar stand.
#[derive(Debug)]
pub enum Layout {
    /// On one line, this many columns after the scalar's own first character.
    Straight(usize),
    /// Line and column of every character, and of the end.
    Walked(Vec<(usize, usize)>),
    /// Somewhere in a block; only its beginning is known.
    Block,
}

impl Layout {
    /// The place of the character at an offset, in a scalar that begins at `start`.
    pub fn place(&self, start: &Place, offset: usize) -> Place {
        let (line, column) = match self {
            Self::Straight(shift) => (start.line, start.column + shift + offset),
            Self::Walked(places) => places
                .get(offset)
                .or(places.last())
                .copied()
                .unwrap_or((start.line, start.column)),
            Self::Block => (start.line, start.column),
        };
        Place {
            file: start.file.clone(),
            line,
            column,
        }
    }

    /// Follows a quoted or folded scalar through its source and notes where each character of its text stands.
    pub(crate) fn walk(source: &str, text: &str, start: &Place) -> Self {
        let mut walk = Walk {
            source: source.chars().collect(),
            at: 0,
            line: start.line,
            column: start.column,
        };
        let quote = walk.source.first().copied().filter(|c| matches!(c, '"' | '\''));
        if quote.is_some() {
            walk.step(1);
        }
        let mut places = Vec::with_capacity(text.len() + 1);
        for c in text.chars() {
            walk.skip_joined_lines(quote);
            places.push((walk.line, walk.column));
            walk.pass(c, quote);
        }
        places.push((walk.line, walk.column));
        Self::Walked(places)
    }
}

struct Walk {
    source: Vec<char>,
    at: usize,
    line: usize,
    column: usize,
}

impl Walk {
    fn step(&mut self, count: usize) {
        for _ in 0..count {
            match self.source.get(self.at) {
                Some('\n') => {
                    self.line += 1;
                    self.column = 1;
                }
                Some(_) => self.column += 1,
                None => return,
            }
            self.at += 1;
        }
    }

    fn skip_space(&mut self) {
        while self.source.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.step(1);
        }
    }

    /// A backslash at the end of a line joins it to the next without a character between them.
    fn skip_joined_lines(&mut self, quote: Option<char>) {
        while quote == Some('"')
            && self.source.get(self.at) == Some(&'\\')
            && matches!(self.source.get(self.at + 1), Some('\n' | '\r'))
        {
            self.step(1);
            self.skip_space();
        }
    }

    /// Steps over what one character of the text was written as.
    fn pass(&mut self, c: char, quote: Option<char>) {
        let rest = &self.source[self.at.min(self.source.len())..];
        let space = rest.iter().take_while(|c| c.is_whitespace()).count();
        if rest[..space].contains(&'\n') {
            return self.skip_space();
        }
        let length = match (quote, rest.first(), rest.get(1)) {
            (Some('"'), Some('\\'), Some('x')) => 4,
            (Some('"'), Some('\\'), Some('u')) => 6,
            (Some('"'), Some('\\'), Some('U')) => 10,
            (Some('"'), Some('\\'), _) | (Some('\''), Some('\''), _) => 2,
            // One line break in the source may stand for several in the text.
            (_, Some(source), _) if c == '\n' && *source != '\n' => 0,
            _ => 1,
        };
        self.step(length);
    }
}
