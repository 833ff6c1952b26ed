//! Finds what a merge left behind.

use std::sync::Arc;

use crate::place::Place;
use crate::problem::{Offence, Problem};

/// The markers of a merge, each alone at the beginning of a line.
const MARKERS: [&str; 3] = ["<<<<<<<", "=======", ">>>>>>>"];

/// The first merge marker of a text, if it holds one.
pub fn merge_markers(file: &Arc<str>, text: &str) -> Option<Problem> {
    let marked = |line: &str| {
        MARKERS.iter().any(|marker| {
            line.strip_prefix(marker)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        })
    };
    let line = text.lines().position(marked)?;
    let place = Place {
        file: file.clone(),
        line: line + 1,
        column: 1,
    };
    Some(
        Problem::new(Offence::MergeMarkers, &place, "a merge was not finished here")
            .help("choose what to keep and remove the lines of `<<<<<<<`, `=======` and `>>>>>>>`"),
    )
}
