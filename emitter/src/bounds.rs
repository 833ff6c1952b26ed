//! Declared bounds of strings and numbers, checked alike by reader and writer.

use std::ops::Bound;
use std::sync::OnceLock;

use regex_lite::Regex;

/// Is a pattern that is compiled when it is first needed.
#[derive(Debug)]
pub struct Pattern {
    text: &'static str,
    regex: OnceLock<Regex>,
}

impl Pattern {
    /// Holds a pattern in the dialect of `regex-lite`; generated code passes only what was checked.
    pub const fn new(text: &'static str) -> Self {
        Self {
            text,
            regex: OnceLock::new(),
        }
    }

    /// Says whether the pattern is found in the text.
    pub fn is_match(&self, text: &str) -> bool {
        let compile = || Regex::new(self.text).expect("the generator printed the pattern from a checked one");
        self.regex.get_or_init(compile).is_match(text)
    }

    /// Gives the pattern's text.
    pub fn as_str(&self) -> &'static str {
        self.text
    }
}

/// Is what a string may be: its length in code points and its pattern.
#[derive(Debug)]
pub struct TextBounds {
    /// The least number of code points.
    pub min: usize,
    /// The greatest number of code points.
    pub max: usize,
    /// What must be found in it.
    pub pattern: Option<Pattern>,
}

impl TextBounds {
    /// Says what is wrong with a text.
    pub(crate) fn offence(&self, text: &str) -> Option<String> {
        // A text has at most as many code points as bytes, and at least a quarter of them.
        if text.len() > self.max || self.min > text.len() / 4 {
            let count = text.chars().count();
            if let Some(offence) = count_offence(count, self.min, self.max, "character") {
                return Some(offence);
            }
        }
        let pattern = self.pattern.as_ref().filter(|pattern| !pattern.is_match(text))?;
        Some(format!("must match `{}`", pattern.as_str()))
    }
}

/// Says what is wrong with a number of things.
pub(crate) fn count_offence(count: usize, min: usize, max: usize, thing: &str) -> Option<String> {
    let plural = |count: usize| if count == 1 { "" } else { "s" };
    if count < min {
        return Some(format!("must have at least {min} {thing}{}, has {count}", plural(min)));
    }
    (count > max).then(|| format!("must have at most {max} {thing}{}, has {count}", plural(max)))
}

/// Is what a number may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NumberBounds {
    /// The lower end.
    pub min: Bound<f64>,
    /// The upper end.
    pub max: Bound<f64>,
}

impl NumberBounds {
    /// Says what is wrong with a number.
    pub(crate) fn offence(&self, number: f64) -> Option<String> {
        let low = match self.min {
            Bound::Included(min) if number < min => Some(format!("must be at least {min}")),
            Bound::Excluded(min) if number <= min => Some(format!("must be greater than {min}")),
            Bound::Included(_) | Bound::Excluded(_) | Bound::Unbounded => None,
        };
        low.or_else(|| match self.max {
            Bound::Included(max) if number > max => Some(format!("must be at most {max}")),
            Bound::Excluded(max) if number >= max => Some(format!("must be less than {max}")),
            Bound::Included(_) | Bound::Excluded(_) | Bound::Unbounded => None,
        })
    }
}

/// Says that an integer is outside its range.
pub(crate) fn range_offence(min: impl std::fmt::Display, max: impl std::fmt::Display) -> String {
    format!("must be an integer from {min} to {max}")
}
