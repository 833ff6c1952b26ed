//! Finds a name among many: a `match` over a thousand texts compares them one by one.

use std::cmp::Ordering;
use std::fmt;

/// Finds the place of `name` in `names`, which are sorted by length and then by bytes.
/// The length alone settles most comparisons.
pub fn find(names: &[&str], name: &str) -> Option<usize> {
    names.binary_search_by(|other| order(other, name)).ok()
}

/// Orders two names as [`find`] wants them.
pub fn order(one: &str, other: &str) -> Ordering {
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}

/// Says that a value is no member of a closed enum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAMember {
    of: &'static str,
    value: String,
}

impl NotAMember {
    /// Says it of a value and the enum's name.
    pub fn new(of: &'static str, value: impl fmt::Display) -> Self {
        Self {
            of,
            value: value.to_string(),
        }
    }

    /// Gives the value.
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl fmt::Display for NotAMember {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no member of `{}`", self.value, self.of)
    }
}

impl std::error::Error for NotAMember {}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn names_are_found_at_their_place_and_others_are_not() {
        const NAMES: &[&str] = &["", "a", "é", "end", "run.ended", "run.started"];
        for (place, name) in NAMES.iter().enumerate() {
            assert_eq!(find(NAMES, name), Some(place));
        }
        for other in ["b", "run.starteD", "run.started ", "reasoning"] {
            assert_eq!(find(NAMES, other), None);
        }
        assert_eq!(find(&[], ""), None);
    }
}
