//! Prose and lifecycle: what about them changed, in a word each.

use super::said;
use crate::model::{Meta, Stability};

/// What changed, as parts of one sentence.
pub(super) fn details(old: &Meta, new: &Meta) -> Vec<String> {
    let mut details = Vec::new();
    if old == new {
        return details;
    }
    match (&old.deprecated, &new.deprecated) {
        (None, Some(deprecated)) => details.push(match &deprecated.replacement {
            Some(replacement) => format!("deprecated, use `{replacement}`"),
            None => "deprecated".to_owned(),
        }),
        (Some(_), None) => details.push("no longer deprecated".to_owned()),
        (Some(old), Some(new)) if old != new => details.push("its deprecation".to_owned()),
        (Some(_), Some(_)) | (None, None) => {}
    }
    if old.stability != new.stability {
        details.push(format!("{} → {}", stability(old.stability), stability(new.stability)));
    }
    said(&mut details, "since", old.since.as_ref(), new.since.as_ref());
    said(&mut details, "as", old.rename.as_ref(), new.rename.as_ref());
    let prose = [
        ("summary", old.summary != new.summary),
        ("description", old.description != new.description),
        ("use_when", old.use_when != new.use_when),
        ("instead_of", old.instead_of != new.instead_of),
        ("examples", old.examples != new.examples),
        ("allow", old.allow != new.allow),
    ];
    details.extend(
        prose
            .iter()
            .filter(|(_, differs)| *differs)
            .map(|(what, _)| (*what).to_owned()),
    );
    details
}

fn stability(stability: Stability) -> &'static str {
    match stability {
        Stability::Experimental => "experimental",
        Stability::Stable => "stable",
        Stability::Deprecated => "deprecated",
    }
}
