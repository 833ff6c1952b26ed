//! JSON values that are checked later, with the place of everything in them.

use super::Value;
use super::value::json;
use crate::finding::Finding;
use crate::place::Place;
use crate::places::segment;
use crate::yaml::{Kind, Node};

/// A value as written, and where its parts stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The value, with the place of its first character.
    pub value: Value,
    /// The places of what is in it, by RFC 6901 pointers into it.
    pub inside: Vec<(String, Place)>,
}

/// Any JSON value, with the places in it.
pub(super) fn sample(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Sample> {
    let value = json(found, node)?;
    let mut inside = Vec::new();
    collect(node, "", &mut inside);
    Some(Sample { value, inside })
}

fn collect(node: &Node<'_>, pointer: &str, inside: &mut Vec<(String, Place)>) {
    match &node.kind {
        Kind::Map(entries) => {
            for (key, node) in entries {
                let pointer = format!("{pointer}/{}", segment(&key.scalar.text));
                inside.push((pointer.clone(), key.place.clone()));
                collect(node, &pointer, inside);
            }
        }
        Kind::List(items) => {
            for (index, item) in items.iter().enumerate() {
                let pointer = format!("{pointer}/{index}");
                inside.push((pointer.clone(), item.place.clone()));
                collect(item, &pointer, inside);
            }
        }
        Kind::Nothing | Kind::Refused | Kind::Scalar(_) => {}
    }
}
