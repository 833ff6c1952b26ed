//! Globs: `*` is any run of code points, `?` is one, `\` takes the next literally, and nothing else means anything.

use std::collections::{BTreeSet, VecDeque};

/// A glob that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glob {
    tokens: Vec<Token>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Run,
    One,
    Char(char),
}

/// A glob ends in the middle of an escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("ends with a `\\` that takes nothing literally")]
pub struct GlobError;

/// How many states are looked at before two globs are said not to cover one another.
const STATE_LIMIT: usize = 20_000;

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
        Ok(Self { tokens })
    }

    /// Whether a text matches.
    pub fn matches(&self, text: &str) -> bool {
        let mut states = self.closed([0]);
        for next in text.chars() {
            states = self.step(&states, Some(next));
        }
        states.contains(&self.tokens.len())
    }

    /// The positions that are reached without a character.
    fn closed(&self, states: impl IntoIterator<Item = usize>) -> BTreeSet<usize> {
        let mut closed = BTreeSet::new();
        for mut state in states {
            while closed.insert(state) && self.tokens.get(state) == Some(&Token::Run) {
                state += 1;
            }
        }
        closed
    }

    /// The positions after a character; `None` is one that no glob at hand names.
    fn step(&self, states: &BTreeSet<usize>, next: Option<char>) -> BTreeSet<usize> {
        let after = states.iter().filter_map(|state| match self.tokens.get(*state)? {
            Token::Run => Some(*state),
            Token::One => Some(state + 1),
            Token::Char(own) => (Some(*own) == next).then_some(state + 1),
        });
        self.closed(after)
    }

    fn chars(&self) -> impl Iterator<Item = char> {
        self.tokens.iter().filter_map(|token| match token {
            Token::Char(own) => Some(*own),
            Token::Run | Token::One => None,
        })
    }
}

/// Whether whatever matches the one glob matches one of the others. When it takes too long to tell, it is said not to.
pub fn cover(others: &[Glob], one: &Glob) -> bool {
    let alphabet: BTreeSet<Option<char>> = others
        .iter()
        .chain([one])
        .flat_map(Glob::chars)
        .map(Some)
        .chain([None])
        .collect();
    type States = (BTreeSet<usize>, Vec<BTreeSet<usize>>);
    let start: States = (one.closed([0]), others.iter().map(|other| other.closed([0])).collect());
    let mut seen: BTreeSet<States> = BTreeSet::from([start.clone()]);
    let mut waiting = VecDeque::from([start]);
    while let Some((own, theirs)) = waiting.pop_front() {
        let is_matched = others
            .iter()
            .zip(&theirs)
            .any(|(other, states)| states.contains(&other.tokens.len()));
        if own.contains(&one.tokens.len()) && !is_matched {
            return false;
        }
        for next in &alphabet {
            let own = one.step(&own, *next);
            if own.is_empty() {
                continue;
            }
            let theirs = others
                .iter()
                .zip(&theirs)
                .map(|(other, states)| other.step(states, *next));
            let after = (own, theirs.collect());
            if seen.insert(after.clone()) {
                waiting.push_back(after);
            }
        }
        if seen.len() > STATE_LIMIT {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glob(text: &str) -> Glob {
        Glob::parse(text).expect("the glob is one")
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
        ] {
            assert_eq!(glob(pattern).matches(text), expected, "{pattern} {text}");
        }
        assert_eq!(Glob::parse("a\\"), Err(GlobError));
    }

    #[test]
    fn a_glob_covers_what_it_always_matches() {
        for (others, one, expected) in [
            (vec!["*"], "anything", true),
            (vec!["a*"], "ab*", true),
            (vec!["ab*"], "a*", false),
            (vec!["*a"], "a*", false),
            (vec!["?*"], "*", false),
            (vec!["?*", ""], "*", true),
            (vec!["*.*"], "a.b", true),
            (vec!["a?c", "abd"], "ab?", false),
            (vec!["*delete*"], "*bulk_delete*", true),
        ] {
            let others: Vec<Glob> = others.into_iter().map(glob).collect();
            assert_eq!(cover(&others, &glob(one)), expected, "{one}");
        }
    }
}
