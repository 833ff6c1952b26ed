//! Two texts → a unified diff, capped so that one big file does not bury the rest.

use std::fmt::Write as _;
use std::time::Duration;

use similar::TextDiff;

use crate::drift::{Cause, Drift};

/// How many lines of one file's diff are shown to people.
pub const SHOWN: usize = 40;

/// How long a diff may be sought before a coarser one has to do.
const PATIENCE: Duration = Duration::from_secs(2);

/// The whole diff from what stands there to what should; `None` where there is nothing to compare.
pub fn unified(drift: &Drift) -> Option<String> {
    match drift.cause {
        Cause::Missing | Cause::Orphan => return None,
        Cause::Stale | Cause::Edited | Cause::Conflict | Cause::Version => {}
    }
    let mut config = TextDiff::configure();
    config.timeout(PATIENCE);
    let diff = config.diff_lines(drift.found.as_str(), &*drift.wanted);
    let (from, to) = (format!("a/{}", drift.path), format!("b/{}", drift.path));
    Some(diff.unified_diff().header(&from, &to).to_string())
}

/// The first lines of a diff, and a note on how many more there are.
pub fn capped(diff: &str, limit: usize) -> String {
    let total = diff.lines().count();
    let mut text: String = diff.split_inclusive('\n').take(limit).collect();
    if total > limit {
        let left = total - limit;
        writeln!(text, "… {left} more lines of diff; `--format json` has them all")
            .expect("a string takes every write");
    }
    text
}
