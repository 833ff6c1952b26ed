//! Globs: `*` is any run of code points, `?` is one, `\` takes the next literally, and nothing else means anything.

use std::error::Error;
use std::fmt;

/// A glob that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glob {
    /// What it was read from, for automata that look for globs that cover others.
    pub(crate) tokens: Box<[Token]>,
    /// What stands between its runs.
    parts: Parts,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Run,
    One,
    Char(char),
}

/// A glob, cut at its runs: each part has one length, so a search never has to be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Parts {
    /// There is no run: the whole text is one part.
    Whole(Part),
    /// What it begins with, what stands between, in this order, and what it ends with.
    Around(Part, Box<[Part]>, Part),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(Box<str>),
    /// `None` is any one code point.
    Chars(Box<[Option<char>]>),
}

/// A glob ends in the middle of an escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlobError;

impl fmt::Display for GlobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ends with a `\\` that takes nothing literally")
    }
}

impl Error for GlobError {}

impl Glob {
    /// Reads a glob.
    ///
    /// # Errors
    ///
    /// When the text ends with a lone `\`.
    pub fn parse(text: &str) -> Result<Self, GlobError> {
        let mut tokens = Vec::new();
        let mut chars = text.chars();
        while let Some(next) = chars.next() {
            let token = match next {
                // Two runs are one.
                '*' if tokens.last() == Some(&Token::Run) => continue,
                '*' => Token::Run,
                '?' => Token::One,
                '\\' => Token::Char(chars.next().ok_or(GlobError)?),
                other => Token::Char(other),
            };
            tokens.push(token);
        }
        let parts = Parts::of(&tokens);
        Ok(Self {
            tokens: tokens.into(),
            parts,
        })
    }

    /// Whether a text matches. It takes no longer than the length of the text times that of the glob, and, without `?`
    /// in the glob, than both together.
    pub fn matches(&self, text: &str) -> bool {
        match &self.parts {
            Parts::Whole(part) => part.strip_front(text) == Some(""),
            Parts::Around(first, between, last) => {
                let rest = first.strip_front(text).and_then(|rest| last.strip_back(rest));
                // What is found first leaves most for what follows.
                rest.and_then(|rest| between.iter().try_fold(rest, |rest, part| part.behind(rest)))
                    .is_some()
            }
        }
    }

    /// The one text that it matches, if there is but one.
    pub fn literal(&self) -> Option<&str> {
        match &self.parts {
            Parts::Whole(Part::Text(text)) => Some(text),
            Parts::Whole(Part::Chars(_)) | Parts::Around(..) => None,
        }
    }
}

impl Parts {
    fn of(tokens: &[Token]) -> Self {
        let mut parts: Vec<Part> = tokens.split(|token| *token == Token::Run).map(Part::of).collect();
        match (parts.pop(), parts.is_empty()) {
            (Some(whole), true) => Self::Whole(whole),
            (Some(last), false) => {
                let between = parts.split_off(1);
                let first = parts.pop().expect("a split part is left");
                Self::Around(first, between.into(), last)
            }
            (None, _) => Self::Whole(Part::Text("".into())),
        }
    }
}

impl Part {
    fn of(tokens: &[Token]) -> Self {
        let chars = tokens.iter().map(|token| match token {
            Token::Char(own) => Some(*own),
            Token::Run | Token::One => None,
        });
        match chars.clone().collect::<Option<String>>() {
            Some(text) => Self::Text(text.into()),
            None => Self::Chars(chars.collect()),
        }
    }

    /// What follows the part at the beginning of a text.
    fn strip_front<'t>(&self, text: &'t str) -> Option<&'t str> {
        match self {
            Self::Text(own) => text.strip_prefix(&**own),
            Self::Chars(own) => {
                let mut chars = text.chars();
                own.iter().all(|own| fits(*own, chars.next())).then_some(chars.as_str())
            }
        }
    }

    /// What stands before the part at the end of a text.
    fn strip_back<'t>(&self, text: &'t str) -> Option<&'t str> {
        match self {
            Self::Text(own) => text.strip_suffix(&**own),
            Self::Chars(own) => {
                let mut chars = text.chars();
                let fits = own.iter().rev().all(|own| fits(*own, chars.next_back()));
                fits.then_some(chars.as_str())
            }
        }
    }

    /// What follows the part where it stands first in a text.
    fn behind<'t>(&self, text: &'t str) -> Option<&'t str> {
        match self {
            Self::Text(own) => text.find(&**own).map(|at| &text[at + own.len()..]),
            Self::Chars(_) => text.char_indices().find_map(|(at, _)| self.strip_front(&text[at..])),
        }
    }
}

fn fits(own: Option<char>, next: Option<char>) -> bool {
    next.is_some() && (own.is_none() || own == next)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glob(text: &str) -> Glob {
        Glob::parse(text).expect("the glob is one")
    }

    /// What a glob means, said as plainly as can be.
    fn plainly(tokens: &[Token], text: &[char]) -> bool {
        match (tokens.split_first(), text.split_first()) {
            (None, rest) => rest.is_none(),
            (Some((Token::Run, more)), rest) => {
                plainly(more, text) || rest.is_some_and(|(_, rest)| plainly(tokens, rest))
            }
            (Some((Token::One, more)), Some((_, rest))) => plainly(more, rest),
            (Some((Token::Char(own), more)), Some((next, rest))) => own == next && plainly(more, rest),
            (Some(_), None) => false,
        }
    }

    #[test]
    fn a_glob_matches_code_points_and_whole_texts() {
        for (pattern, text, expected) in [
            ("issues.*", "issues.create", true),
            ("issues.*", "issues", false),
            ("*delete*", "bulk_delete_all", true),
            ("*delete*", "bulk_Delete_all", false),
            ("?", "é", true),
            ("?", "𝄞", true),
            ("?", "", false),
            ("a\\*b", "a*b", true),
            ("a\\*b", "axb", false),
            ("[a-c]", "b", false),
            ("", "", true),
            ("", "a", false),
            ("**", "anything", true),
            ("*a*b*a*b", "abababab", true),
            ("a*a", "a", false),
            ("*?", "", false),
        ] {
            assert_eq!(glob(pattern).matches(text), expected, "{pattern} {text}");
        }
        assert_eq!(Glob::parse("a\\"), Err(GlobError));
    }

    #[test]
    fn every_short_glob_matches_what_it_means() {
        let words = |alphabet: &[char], most: u32| -> Vec<String> {
            let mut words = vec![String::new()];
            let mut last = words.clone();
            for _ in 0..most {
                let longer = last.iter();
                last = longer
                    .flat_map(|word| alphabet.iter().map(move |next| format!("{word}{next}")))
                    .collect();
                words.extend(last.iter().cloned());
            }
            words
        };
        let texts: Vec<String> = words(&['a', 'é'], 5);
        for pattern in words(&['a', 'é', '*', '?'], 5) {
            let glob = glob(&pattern);
            for text in &texts {
                let chars: Vec<char> = text.chars().collect();
                assert_eq!(glob.matches(text), plainly(&glob.tokens, &chars), "{pattern} {text}");
            }
        }
    }

    #[test]
    fn no_text_makes_a_glob_slow() {
        let text = "a".repeat(100_000);
        for pattern in [
            "*a*a*a*a*a*a*a*a*b",
            "*aaaaaaaaaaaaaaaaaaaaab*",
            "*a?a?a?a?a?b*",
            "?*?*?*?*b",
        ] {
            assert!(!glob(pattern).matches(&text));
        }
    }
}
