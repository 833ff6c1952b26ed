//! Constraints beside a type, as written.

use super::keys::Keys;
use super::value::{count, json, name, text, wrong_kind};
use super::{Rules, Value};
use crate::finding::Finding;
use crate::yaml::Node;

/// The keys of [`Rules`].
pub(super) const RULES: &[&str] = &[
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "format",
    "sensitivity",
];

/// The constraints among the keys of a declaration.
pub(super) fn rules(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> Rules {
    Rules {
        minimum: keys.node("minimum").and_then(|node| number(found, node)),
        maximum: keys.node("maximum").and_then(|node| number(found, node)),
        exclusive_minimum: keys.node("exclusiveMinimum").and_then(|node| number(found, node)),
        exclusive_maximum: keys.node("exclusiveMaximum").and_then(|node| number(found, node)),
        min_length: keys.node("minLength").and_then(|node| count(found, node)),
        max_length: keys.node("maxLength").and_then(|node| count(found, node)),
        pattern: keys.node("pattern").and_then(|node| text(found, node)),
        min_items: keys.node("minItems").and_then(|node| count(found, node)),
        max_items: keys.node("maxItems").and_then(|node| count(found, node)),
        format: keys.node("format").and_then(|node| name(found, node)),
        default: keys.node("default").and_then(|node| json(found, node)),
        sensitivity: keys.node("sensitivity").and_then(|node| name(found, node)),
    }
}

/// A bound; what it bounds must fit it, which is for later to say.
fn number(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Value> {
    let value = json(found, node)?;
    if value.value.is_number() {
        Some(value)
    } else {
        wrong_kind(found, node, "a number")
    }
}
