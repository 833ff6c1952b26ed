//! Constraints beside a type, as written.

use super::keys::Keys;
use super::sample::sample;
use super::value::{count, flag, json, name, text, word, wrong_kind};
use super::{Rules, Value};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::Protective;
use crate::place::Place;
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
    "env",
    "protective",
];

const PROTECTIVE: [(&str, Protective); 3] = [
    ("true", Protective::Default),
    ("high", Protective::High),
    ("low", Protective::Low),
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
        default: keys.node("default").and_then(|node| sample(found, node)),
        sensitivity: keys.node("sensitivity").and_then(|node| name(found, node)),
        env: keys.node("env").and_then(|node| env(found, node)),
        protective: keys.node("protective").and_then(|node| word(found, node, &PROTECTIVE)),
    }
}

/// `env: true`; the place of it.
fn env(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Place> {
    if flag(found, node)?.value {
        return Some(node.place.clone());
    }
    let finding = Finding::new(&catalogue::WRONG_VALUE, &node.place, "`env: false` says nothing");
    found.push(finding.help("leave it out"));
    None
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
