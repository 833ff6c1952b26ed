//! Prose, lifecycle and examples: what any item may say of itself.

use super::keys::{Keys, Vocabulary, map, swallowed_value};
use super::sample::{Sample, sample};
use super::value::{flag, key_name, name, text, word, wrong_kind};
use super::{Deprecated, Entries, Notes, Removed};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::Stability;
use crate::place::Spanned;
use crate::yaml::{Kind, Node, Plain};

/// The keys of [`Notes`].
pub(super) const NOTES: &[&str] = &[
    "summary",
    "description",
    "since",
    "stability",
    "deprecated",
    "use_when",
    "instead_of",
    "examples",
    "as",
    "allow",
];

pub(super) const REMOVED: Vocabulary = Vocabulary {
    what: "a tombstone",
    words: &[&["since", "note"]],
    misplaced: &[],
};
pub(super) const DEPRECATED: Vocabulary = Vocabulary {
    what: "a deprecation",
    words: &[&["since", "note", "use"]],
    misplaced: &[],
};

const STABILITY: [(&str, Stability); 3] = [
    ("experimental", Stability::Experimental),
    ("stable", Stability::Stable),
    ("deprecated", Stability::Deprecated),
];

/// The notes among the keys of an item.
pub(super) fn notes(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> Notes {
    Notes {
        summary: keys.node("summary").and_then(|node| text(found, node)),
        description: keys.node("description").and_then(|node| text(found, node)),
        since: keys.node("since").and_then(|node| name(found, node)),
        stability: keys.node("stability").and_then(|node| word(found, node, &STABILITY)),
        deprecated: keys.node("deprecated").and_then(|node| deprecated(found, node)),
        use_when: keys.node("use_when").and_then(|node| text(found, node)),
        instead_of: keys
            .node("instead_of")
            .map(|node| reasons(found, node, "a map from a neighbour to a reason"))
            .unwrap_or_default(),
        examples: keys
            .node("examples")
            .map(|node| examples(found, node))
            .unwrap_or_default(),
        rename: keys.node("as").and_then(|node| name(found, node)),
        allow: keys
            .node("allow")
            .map(|node| reasons(found, node, "a map from a warning's id to a reason"))
            .unwrap_or_default(),
    }
}

/// `removed: {since, note}`
pub(super) fn removed(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Removed> {
    let keys = Keys::open(found, node, &REMOVED)?;
    Some(Removed {
        place: node.place.clone(),
        since: keys.node("since").and_then(|node| name(found, node)),
        note: keys.node("note").and_then(|node| text(found, node)),
    })
}

fn deprecated(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<Deprecated>> {
    let value = match &node.kind {
        Kind::Scalar(scalar) if scalar.plain() == Plain::String => Deprecated {
            note: text(found, node),
            ..Deprecated::default()
        },
        Kind::Scalar(_) => match flag(found, node)?.value {
            true => Deprecated::default(),
            false => {
                let finding = Finding::new(&catalogue::WRONG_VALUE, &node.place, "`deprecated: false` says nothing");
                found.push(finding.help("leave it out"));
                return None;
            }
        },
        _ => {
            let keys = Keys::open(found, node, &DEPRECATED)?;
            Deprecated {
                since: keys.node("since").and_then(|node| name(found, node)),
                note: keys.node("note").and_then(|node| text(found, node)),
                replacement: keys.node("use").and_then(|node| name(found, node)),
            }
        }
    };
    Some(Spanned::new(value, node.place.clone()))
}

/// Names with a text each. In `{phase: A state, not a stage.}` YAML sees a second key without a value; no name goes
/// without its text here, so it is the rest of the one before.
fn reasons(found: &mut Vec<Finding>, node: &Node<'_>, what: &str) -> Entries<Spanned<String>> {
    let mut reasons: Entries<Spanned<String>> = Vec::new();
    for (key, node) in map(found, node, what).unwrap_or_default() {
        if swallowed_value(found, key) {
            continue;
        }
        match reasons.last_mut().filter(|_| key.bare) {
            Some((_, reason)) => {
                reason.value.push_str(", ");
                reason.value.push_str(&key.scalar.text);
            }
            None => reasons.extend(reason(found, node).map(|reason| (key_name(key), reason))),
        }
    }
    reasons
}

fn reason(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<String>> {
    let reason = text(found, node)?;
    if reason.value.trim().is_empty() {
        let finding = Finding::new(&catalogue::WRONG_VALUE, &node.place, "the reason is empty");
        found.push(finding.help("say in a few words why"));
        return None;
    }
    Some(reason)
}

fn examples(found: &mut Vec<Finding>, node: &Node<'_>) -> Vec<Sample> {
    match &node.kind {
        Kind::List(items) => items.iter().filter_map(|item| sample(found, item)).collect(),
        _ => wrong_kind(found, node, "a list of examples").unwrap_or_default(),
    }
}
