//! Nodes → texts, flags, numbers and JSON values, by JSON's rules.

use std::collections::BTreeMap;

use serde_json::Value as Json;

use super::Value;
use crate::catalogue;
use crate::finding::Finding;
use crate::place::Spanned;
use crate::yaml::{Key, Kind, Node, Plain, Scalar};

/// A text a person reads; what JSON would not read as a string must be quoted.
pub(super) fn text(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<String>> {
    match &node.kind {
        Kind::Scalar(scalar) if scalar.plain() == Plain::String => Some(spanned(node, scalar)),
        Kind::Scalar(scalar) => {
            let message = format!("{} stands where a text is wanted", node.article());
            let help = format!("quote it: \"{}\"", scalar.text);
            found.push(Finding::new(&catalogue::WRONG_KIND, &node.place, message).help(help));
            None
        }
        _ => wrong_kind(found, node, "a text"),
    }
}

/// A name or version: its source text, whatever JSON would make of it.
pub(super) fn name(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<String>> {
    match &node.kind {
        Kind::Scalar(scalar) => Some(spanned(node, scalar)),
        _ => wrong_kind(found, node, "a name"),
    }
}

/// A list of names.
pub(super) fn names(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Vec<Spanned<String>>> {
    match &node.kind {
        Kind::List(items) => Some(items.iter().filter_map(|item| name(found, item)).collect()),
        _ => wrong_kind(found, node, "a list of names"),
    }
}

/// One of a few words.
pub(super) fn word<T: Copy>(found: &mut Vec<Finding>, node: &Node<'_>, words: &[(&str, T)]) -> Option<Spanned<T>> {
    let written = name(found, node)?;
    match words.iter().find(|(word, _)| *word == written.value) {
        Some((_, value)) => Some(Spanned::new(*value, written.place)),
        None => {
            let choices: Vec<String> = words.iter().map(|(word, _)| format!("`{word}`")).collect();
            let finding = Finding::new(
                &catalogue::WRONG_VALUE,
                &node.place,
                format!("`{}` cannot stand here", written.value),
            )
            .near(&written.value, words.iter().map(|(word, _)| *word))
            .help(format!("write {}", alternatives(&choices)));
            found.push(finding);
            None
        }
    }
}

/// `true` or `false`
pub(super) fn flag(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<bool>> {
    match &node.kind {
        Kind::Scalar(scalar) => match scalar.plain() {
            Plain::Bool(value) => Some(Spanned::new(value, node.place.clone())),
            _ => {
                let finding = Finding::new(
                    &catalogue::WRONG_VALUE,
                    &node.place,
                    format!("`{}` is neither `true` nor `false`", scalar.text),
                );
                found.push(finding.help("write `true` or `false`, without quotes"));
                None
            }
        },
        _ => wrong_kind(found, node, "`true` or `false`"),
    }
}

/// A whole number from 0.
pub(super) fn count(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<u32>> {
    let Kind::Scalar(scalar) = &node.kind else {
        return wrong_kind(found, node, "a whole number");
    };
    let number = match scalar.plain() {
        Plain::Number(number) => number.as_u64().and_then(|number| u32::try_from(number).ok()),
        _ => None,
    };
    match number {
        Some(number) => Some(Spanned::new(number, node.place.clone())),
        None => {
            let message = format!("`{}` is not a whole number from 0 to {}", scalar.text, u32::MAX);
            found.push(
                Finding::new(&catalogue::WRONG_VALUE, &node.place, message).help("write it in digits, without quotes"),
            );
            None
        }
    }
}

/// Any JSON value.
pub(super) fn json(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Value> {
    let value = match &node.kind {
        Kind::Refused => return None,
        Kind::Nothing => {
            let finding = Finding::new(&catalogue::WRONG_KIND, &node.place, "a value is missing here");
            found.push(finding.help("write it; `null` and `\"\"` are values too"));
            return None;
        }
        Kind::Scalar(scalar) => json_scalar(found, node, scalar)?,
        Kind::List(items) => {
            let values: Vec<Option<Value>> = items.iter().map(|item| json(found, item)).collect();
            Json::Array(
                values
                    .into_iter()
                    .map(|value| Some(value?.value))
                    .collect::<Option<_>>()?,
            )
        }
        Kind::Map(entries) => {
            let mut whole = true;
            // In order of keys, whatever order a `Map` keeps: a program that builds with `preserve_order` must
            // print the same artifacts.
            let mut object = BTreeMap::new();
            for (key, node) in entries {
                if super::keys::swallowed_value(found, key) {
                    whole = false;
                    continue;
                }
                match json(found, node) {
                    Some(value) => drop(object.insert(key.scalar.text.clone().into_owned(), value.value)),
                    None => whole = false,
                }
            }
            whole.then(|| Json::Object(object.into_iter().collect()))?
        }
    };
    Some(Spanned::new(value, node.place.clone()))
}

/// A scalar's JSON value.
pub(super) fn json_scalar(found: &mut Vec<Finding>, node: &Node<'_>, scalar: &Scalar<'_>) -> Option<Json> {
    match scalar.plain() {
        Plain::Null => Some(Json::Null),
        Plain::Bool(value) => Some(Json::Bool(value)),
        Plain::Number(number) => Some(Json::Number(number)),
        Plain::String => Some(Json::String(scalar.text.clone().into_owned())),
        Plain::Huge => {
            let message = format!("`{}` is beyond what a binary64 number holds", scalar.text);
            found.push(Finding::new(&catalogue::WRONG_VALUE, &node.place, message).help("quote it, if it is a text"));
            None
        }
    }
}

/// The value of a map's key that stands for itself, as in an enum: by JSON's rules too.
pub(super) fn json_key(found: &mut Vec<Finding>, key: &Key<'_>, node: &Node<'_>) -> Option<Value> {
    let value = json_scalar(found, node, &key.scalar)?;
    Some(Spanned::new(value, key.place.clone()))
}

/// A key's text as a name.
pub(super) fn key_name(key: &Key<'_>) -> Spanned<String> {
    Spanned::new(key.scalar.text.clone().into_owned(), key.place.clone())
}

/// Reports that something of another kind stands here.
pub(super) fn wrong_kind<T>(found: &mut Vec<Finding>, node: &Node<'_>, wanted: &str) -> Option<T> {
    if !matches!(node.kind, Kind::Refused) {
        let message = format!("{} stands where {wanted} is wanted", node.article());
        found.push(Finding::new(&catalogue::WRONG_KIND, &node.place, message));
    }
    None
}

/// `a`, `b` or `c`
pub(super) fn alternatives(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [init @ .., last] => format!("{} or {last}", init.join(", ")),
    }
}

fn spanned(node: &Node<'_>, scalar: &Scalar<'_>) -> Spanned<String> {
    Spanned::new(scalar.text.clone().into_owned(), node.place.clone())
}
