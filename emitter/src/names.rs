//! Finds a name among many: a `match` over a thousand texts compares them one by one.

use std::cmp::Ordering;

/// Finds the place of `name` in `names`, which are sorted by length and then by bytes.
/// The length alone settles most comparisons.
pub fn find(names: &[&str], name: &str) -> Option<usize> {
    names.binary_search_by(|other| order(other, name)).ok()
}

/// Orders two names as [`find`] wants them.
pub fn order(one: &str, other: &str) -> Ordering {
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}
