//! Whether globs cover a glob: decided by the texts that match, not by how they are spelled.

use std::collections::{BTreeSet, VecDeque};

use crate::glob::{Glob, Token};

/// How many states are looked at before two globs are said not to cover one another.
const STATE_LIMIT: usize = 20_000;
/// How many states are looked at for one rule set.
const BUDGET: usize = 50_000;

/// What nobody writes into a glob.
const UNUSUAL: &str = "\u{10fffe}\u{10fffe}";

/// How much work is left for one rule set.
#[derive(Clone, Debug)]
pub struct Budget(usize);

impl Default for Budget {
    fn default() -> Self {
        Self(BUDGET)
    }
}

/// Whether whatever matches the one glob matches one of the others. When it takes too long to tell, it is said not to.
pub fn cover(others: &[Glob], one: &Glob, budget: &mut Budget) -> bool {
    // Most globs are held against a text, or against themselves.
    if let Some(text) = one.literal() {
        return others.iter().any(|other| other.matches(text));
    }
    if others
        .iter()
        .any(|other| other.tokens == one.tokens || *other.tokens == [Token::Run])
    {
        return true;
    }
    // Of two texts that the one matches, most globs already miss one.
    let is_missed = |text: String| !others.iter().any(|other| other.matches(&text));
    if is_missed(one.sample("")) || is_missed(one.sample(UNUSUAL)) {
        return false;
    }
    let limit = STATE_LIMIT.min(budget.0);
    let (covers, looked_at) = search(others, one, limit);
    budget.0 -= looked_at.min(budget.0);
    covers
}

/// Whether they cover, and how many states were looked at.
fn search(others: &[Glob], one: &Glob, limit: usize) -> (bool, usize) {
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
            return (false, seen.len());
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
        if seen.len() > limit {
            return (false, seen.len());
        }
    }
    (true, seen.len())
}

impl Glob {
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

    /// A text that matches, with this for each run.
    fn sample(&self, run: &str) -> String {
        let mut text = String::new();
        for token in &self.tokens {
            match token {
                Token::Run => text.push_str(run),
                Token::One => text.push_str(&UNUSUAL[..4]),
                Token::Char(own) => text.push(*own),
            }
        }
        text
    }

    fn chars(&self) -> impl Iterator<Item = char> {
        self.tokens.iter().filter_map(|token| match token {
            Token::Char(own) => Some(*own),
            Token::Run | Token::One => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glob_covers_what_it_always_matches() {
        let glob = |text: &str| Glob::parse(text).expect("the glob is one");
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
            (vec!["a", "b"], "?", false),
            (vec!["a", "b"], "*", false),
        ] {
            let others: Vec<Glob> = others.into_iter().map(glob).collect();
            assert_eq!(cover(&others, &glob(one), &mut Budget::default()), expected, "{one}");
        }
    }

    #[test]
    fn a_budget_that_is_spent_covers_nothing_more() {
        let glob = |text: &str| Glob::parse(text).expect("the glob is one");
        let (wide, narrow) = (glob("*a*"), glob("*ba?"));
        assert!(cover(std::slice::from_ref(&wide), &narrow, &mut Budget(1_000)));
        assert!(!cover(std::slice::from_ref(&wide), &narrow, &mut Budget(0)));
    }
}
