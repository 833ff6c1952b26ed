//! `policies:`: what rules may match on, what they answer with, and rule sets that have a name.

use super::declaration::{bare, declaration, expression};
use super::keys::{Keys, Misplaced, Vocabulary, map};
use super::notes::{NOTES, notes, removed};
use super::sample::{Sample, sample};
use super::value::{json, key_name, name, wrong_kind};
use super::{Declaration, Entries, EnumEntry, EnumForm, Form, Notes, Removed, Value};
use crate::catalogue;
use crate::finding::Finding;
use crate::place::{Place, Spanned};
use crate::yaml::{Key, Kind, Node};

/// One entry of `policies`.
#[derive(Clone, Debug, PartialEq)]
pub struct Policy {
    /// Where its body begins.
    pub place: Place,
    /// `match`
    pub keys: Entries<MatchKey>,
    /// `actions`
    pub actions: Entries<Action>,
    /// `default`
    pub default: Option<Spanned<String>>,
    /// `presets`; the values of each are `default` and `rules`.
    pub presets: Entries<Preset>,
    /// Everything else said of it.
    pub notes: Notes,
}

/// One key of `match`.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchKey {
    /// How a rule's value is held against a request's.
    pub by: MatchBy,
    /// Everything else said of it.
    pub notes: Notes,
}

/// How a rule's value is held against a request's.
#[derive(Clone, Debug, PartialEq)]
pub enum MatchBy {
    /// `exact`
    Exact,
    /// `glob`
    Glob,
    /// `any_of`
    AnyOf,
    /// `bool`
    Bool,
    /// A closed enum of texts: the name of one, or its values.
    Enum(Box<Declaration>),
}

/// One of `actions`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Action {
    /// `error`
    pub error: Option<Spanned<String>>,
    /// `with`
    pub with: Entries<Detail>,
    /// Everything else said of it.
    pub notes: Notes,
}

/// What a detail of an action's error says.
#[derive(Clone, Debug, PartialEq)]
pub enum Detail {
    /// A value: a scalar, a list, or `{value: …}`.
    Value(Value),
    /// `{from: attribute}` or `{from: reason}`
    From(Spanned<String>),
}

/// One of `presets`.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset {
    /// The values by key.
    pub values: Entries<Sample>,
    /// Everything else said of it.
    pub notes: Notes,
}

/// A policy or config, or what is left of one.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum OrRemoved<T> {
    Living(T),
    Removed(Removed),
}

const NO_RULES: Misplaced = Misplaced {
    words: &["rules", "fields"],
    entry: &catalogue::UNKNOWN_KEY,
    help: "a policy declares what rules may say: `match`, `actions` and `default`; rules stand in its presets and in the files of those who use it",
};

pub(super) const POLICY: Vocabulary = Vocabulary {
    what: "a policy",
    words: &[&["match", "actions", "default", "presets", "removed"], NOTES],
    misplaced: &[NO_RULES],
};
pub(super) const MATCH_KEY: Vocabulary = Vocabulary {
    what: "a key of `match`",
    words: &[&["by"], NOTES],
    misplaced: &[],
};
pub(super) const ACTION: Vocabulary = Vocabulary {
    what: "an action",
    words: &[&["error", "with"], NOTES],
    misplaced: &[],
};
pub(super) const DETAIL: Vocabulary = Vocabulary {
    what: "a detail",
    words: &[&["from", "value"]],
    misplaced: &[],
};
pub(super) const RULE_SET: Vocabulary = Vocabulary {
    what: "a preset of a policy",
    words: &[&["default", "rules"], NOTES],
    misplaced: &[],
};
/// Reads one policy.
pub(super) fn policy(found: &mut Vec<Finding>, key: &Key<'_>, node: &Node<'_>) -> Option<OrRemoved<Policy>> {
    let keys = Keys::open(found, node, &POLICY)?;
    if let Some(grave) = grave(found, &keys, &["match", "actions", "default", "presets"]) {
        return grave.map(OrRemoved::Removed);
    }
    let Some(actions) = keys.node("actions") else {
        missing(
            found,
            &keys,
            key,
            "a policy has `actions`",
            "list what it may decide: `actions: {allow: , deny: }`",
        );
        return None;
    };
    let default = keys.node("default");
    if default.is_none() {
        missing(
            found,
            &keys,
            key,
            "a policy has a `default`",
            "name the action that is taken when no rule matches",
        );
    }
    let default = default.and_then(|node| name(found, node));
    Some(OrRemoved::Living(Policy {
        place: keys.place.clone(),
        keys: named(
            found,
            keys.node("match"),
            "a map of keys to match on",
            |found, _, node| match_key(found, node),
        ),
        actions: named_or_listed(found, actions),
        default,
        presets: named(found, keys.node("presets"), "a map of presets", |found, _, node| {
            let keys = Keys::open(found, node, &RULE_SET)?;
            let values = keys.entries().iter();
            let values = values.filter(|(key, _)| matches!(key.scalar.text.as_ref(), "default" | "rules"));
            Some(Preset {
                values: values
                    .filter_map(|(key, node)| Some((key_name(key), sample(found, node)?)))
                    .collect(),
                notes: notes(found, &keys),
            })
        }),
        notes: notes(found, &keys),
    }))
}

/// `removed:` instead of a body; what stands beside it says nothing any more.
pub(super) fn grave(found: &mut Vec<Finding>, keys: &Keys<'_, '_>, body: &[&str]) -> Option<Option<Removed>> {
    let node = keys.node("removed")?;
    let help = "nothing is left of what was removed; keep one of the two";
    keys.refuse_words(found, body, &catalogue::CONFLICTING_FORMS, help);
    Some(removed(found, node))
}

pub(super) fn missing(found: &mut Vec<Finding>, keys: &Keys<'_, '_>, key: &Key<'_>, what: &str, help: &str) {
    if !keys.strange {
        let message = format!("{what}, and `{}` has none", key.scalar.text);
        found.push(Finding::new(&catalogue::MISSING_KEY, &key.place, message).help(help));
    }
}

/// Named entries; one that could not be read is left out.
pub(super) fn named<T>(
    found: &mut Vec<Finding>,
    node: Option<&Node<'_>>,
    what: &str,
    read: impl Fn(&mut Vec<Finding>, &Key<'_>, &Node<'_>) -> Option<T>,
) -> Entries<T> {
    let Some(node) = node else { return Vec::new() };
    let entries = map(found, node, what).unwrap_or_default();
    let read = entries
        .iter()
        .filter_map(|(key, node)| Some((key_name(key), read(found, key, node)?)));
    read.collect()
}

/// Actions: a map, or a list of names where there is nothing more to say.
fn named_or_listed(found: &mut Vec<Finding>, node: &Node<'_>) -> Entries<Action> {
    match &node.kind {
        Kind::List(items) => {
            let names = items.iter().filter_map(|item| name(found, item));
            names.map(|name| (name, Action::default())).collect()
        }
        _ => named(found, Some(node), "a map of actions", |found, _, node| {
            action(found, node)
        }),
    }
}

fn action(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Action> {
    if matches!(node.kind, Kind::Scalar(_)) {
        let summary = super::value::text(found, node);
        return Some(Action {
            notes: Notes {
                summary,
                ..Notes::default()
            },
            ..Action::default()
        });
    }
    let keys = Keys::open(found, node, &ACTION)?;
    if keys.node("error").is_none() {
        let help = "`with` gives the details of an `error`; name the error, or take `with` out";
        keys.refuse_words(found, &["with"], &catalogue::UNKNOWN_KEY, help);
    }
    Some(Action {
        error: keys.node("error").and_then(|node| name(found, node)),
        with: named(found, keys.node("with"), "a map of details", |found, _, node| {
            detail(found, node)
        }),
        notes: notes(found, &keys),
    })
}

fn detail(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Detail> {
    if !matches!(node.kind, Kind::Map(_)) {
        return json(found, node).map(Detail::Value);
    }
    let keys = Keys::open(found, node, &DETAIL)?;
    match (keys.node("from"), keys.node("value")) {
        (Some(from), None) => name(found, from).map(Detail::From),
        (None, Some(value)) => json(found, value).map(Detail::Value),
        (Some(_), Some(_)) => {
            let help = "`from` takes what a request says, `value` is the same every time; keep one of them";
            keys.refuse_words(found, &["value"], &catalogue::CONFLICTING_FORMS, help);
            None
        }
        (None, None) => {
            if !keys.strange {
                let finding = Finding::new(&catalogue::MISSING_KEY, &keys.place, "the detail says nothing");
                found.push(finding.help("write a value, `{from: attribute}`, or `{value: {…}}` for an object"));
            }
            None
        }
    }
}

fn match_key(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<MatchKey> {
    if !matches!(node.kind, Kind::Map(_) | Kind::Nothing) {
        let (by, description) = match_by(found, node)?;
        let notes = Notes {
            description,
            ..Notes::default()
        };
        return Some(MatchKey { by, notes });
    }
    let keys = Keys::open(found, node, &MATCH_KEY)?;
    let Some(by) = keys.node("by") else {
        if !keys.strange {
            let finding = Finding::new(&catalogue::MISSING_KEY, &keys.place, "nothing says how the key matches");
            found.push(finding.help("write `exact`, `glob`, `any_of`, `bool` or an enum, perhaps under `by:`"));
        }
        return None;
    };
    let (by, description) = match_by(found, by)?;
    let mut notes = notes(found, &keys);
    notes.description = notes.description.or(description);
    Some(MatchKey { by, notes })
}

/// One of the words, or a closed enum: its name, its values, or its declaration; what follows ` -- ` is a description.
fn match_by(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<(MatchBy, Option<Spanned<String>>)> {
    let scalar = match &node.kind {
        Kind::Scalar(scalar) => scalar,
        Kind::List(items) => {
            let members = items
                .iter()
                .filter_map(|item| name(found, item))
                .map(|value| EnumEntry {
                    value: Spanned::new(value.value.into(), value.place),
                    notes: Notes::default(),
                    removed: None,
                });
            let form = EnumForm {
                members: members.collect(),
                open: None,
            };
            let declaration = bare(node.place.clone(), Form::Enum(form));
            return Some((MatchBy::Enum(Box::new(declaration)), None));
        }
        Kind::Map(_) => return Some((MatchBy::Enum(Box::new(declaration(found, node)?)), None)),
        Kind::Nothing | Kind::Refused => {
            return wrong_kind(found, node, "`exact`, `glob`, `any_of`, `bool` or an enum");
        }
    };
    let (word, description) = match scalar.text.split_once(" -- ") {
        Some((word, description)) => (word.trim(), Some(description.trim())),
        None => (scalar.text.as_ref(), None),
    };
    let by = match word {
        "exact" => MatchBy::Exact,
        "glob" => MatchBy::Glob,
        "any_of" => MatchBy::AnyOf,
        "bool" => MatchBy::Bool,
        _ if word.starts_with(|c: char| c.is_ascii_uppercase()) => {
            let (form, description) = expression(found, node, scalar)?;
            return Some((MatchBy::Enum(Box::new(bare(node.place.clone(), form))), description));
        }
        _ => {
            let finding = Finding::new(
                &catalogue::WRONG_VALUE,
                &node.place,
                format!("`{word}` is no way to match"),
            )
            .help("write `exact`, `glob`, `any_of`, `bool`, the name of an enum, or its values: `[read, write]`");
            found.push(finding.near(word, ["exact", "glob", "any_of", "bool"]));
            return None;
        }
    };
    Some((
        by,
        description.map(|text| Spanned::new(text.to_owned(), node.place.clone())),
    ))
}
