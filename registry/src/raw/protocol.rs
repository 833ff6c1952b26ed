//! `protocol:`: rules about sequences of events, as written.

use super::keys::{Keys, Vocabulary, map};
use super::notes::notes;
use super::value::{json, name, wrong_kind};
use super::{Notes, Value};
use crate::catalogue;
use crate::finding::Finding;
use crate::place::{Place, Spanned};
use crate::yaml::{Kind, Node};

/// One rule.
#[derive(Clone, Debug, PartialEq)]
pub struct ProtocolRule {
    /// Where it stands.
    pub place: Place,
    /// What it asks for.
    pub form: RuleForm,
    /// `per`
    pub per: Option<FieldName>,
    /// `summary`, `description`, `since`
    pub notes: Notes,
}

/// What a rule asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleForm {
    /// `opens_with`: steps, and what each may be.
    OpensWith(Vec<Vec<Selector>>),
    /// `ends_with`: steps, and what each may be.
    EndsWith(Vec<Vec<Selector>>),
    /// `at_most_once`
    AtMostOnce(Selector),
    /// `none_after`
    NoneAfter {
        /// The key, or `after`.
        after: Selector,
        /// What stands under the key, or `none`; empty when neither is there, and nothing follows.
        none: Vec<Selector>,
    },
    /// `pairs`
    Pairs {
        /// `open`
        open: Vec<Selector>,
        /// `close`
        close: Vec<Selector>,
        /// `key`
        key: Option<FieldName>,
        /// `dropped_by`
        dropped_by: Vec<Selector>,
    },
    /// `alternates`
    Alternates {
        /// `event` and `where`
        event: Selector,
        /// `field`
        field: FieldName,
        /// `values`
        values: Vec<Value>,
    },
    /// `never_back`
    NeverBack {
        /// `event` and `where`; without them every event that has the field.
        event: Option<Selector>,
        /// `field`
        field: FieldName,
        /// `values`: their order, when the type does not say it.
        values: Vec<Value>,
    },
}

/// An event, or a member of a family in it, perhaps only with some values.
#[derive(Clone, Debug, PartialEq)]
pub struct Selector {
    /// The event, with `.member` for a member.
    pub event: Spanned<String>,
    /// `where`: a field and the values it may have.
    pub conditions: Vec<(FieldName, Vec<Value>)>,
}

/// The name of a field: names parted by `.`, or a list of them.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldName {
    /// Where it stands.
    pub place: Place,
    /// The names.
    pub names: Vec<String>,
}

const RULES: &[&str] = &[
    "opens_with",
    "ends_with",
    "at_most_once",
    "none_after",
    "pairs",
    "alternates",
    "never_back",
];
/// What every rule may say of itself.
const SAID: &[&str] = &["per", "summary", "description", "since"];

pub(super) const PROTOCOL: Vocabulary = Vocabulary {
    what: "`protocol`",
    words: &[RULES],
    misplaced: &[],
};
pub(super) const SELECTOR: Vocabulary = Vocabulary {
    what: "an event of a rule",
    words: &[&["event", "where"]],
    misplaced: &[],
};
pub(super) const STEPS: Vocabulary = Vocabulary {
    what: "a rule about the first or the last events",
    words: &[&["events"], SAID],
    misplaced: &[],
};
pub(super) const ONCE: Vocabulary = Vocabulary {
    what: "a rule of `at_most_once`",
    words: &[&["event", "where"], SAID],
    misplaced: &[],
};
pub(super) const NONE_AFTER: Vocabulary = Vocabulary {
    what: "a rule of `none_after`",
    words: &[&["after", "none"], SAID],
    misplaced: &[],
};
pub(super) const PAIRS: Vocabulary = Vocabulary {
    what: "a rule of `pairs`",
    words: &[&["open", "close", "key", "dropped_by"], SAID],
    misplaced: &[],
};
pub(super) const VALUES: Vocabulary = Vocabulary {
    what: "a rule about the values of a field",
    words: &[&["event", "where", "field", "values"], SAID],
    misplaced: &[],
};

/// Reads the whole section; under each word stands one rule, or a list of them.
pub(super) fn protocol(found: &mut Vec<Finding>, node: &Node<'_>) -> Vec<ProtocolRule> {
    let Some(keys) = Keys::open(found, node, &PROTOCOL) else {
        return Vec::new();
    };
    let mut rules = Vec::new();
    for (key, node) in keys.entries() {
        let word = key.scalar.text.as_ref();
        match (word, &node.kind) {
            ("opens_with" | "ends_with", _) => rules.extend(steps_rule(found, word, node)),
            (_, Kind::List(items)) if RULES.contains(&word) => {
                rules.extend(items.iter().filter_map(|item| rule(found, word, item)));
            }
            _ if RULES.contains(&word) => rules.extend(rule(found, word, node)),
            _ => {}
        }
    }
    rules
}

/// `opens_with` and `ends_with`: a list is of steps, and a list in it of what a step may be.
fn steps_rule(found: &mut Vec<Finding>, word: &str, node: &Node<'_>) -> Option<ProtocolRule> {
    let is_rule = matches!(&node.kind, Kind::Map(entries) if entries.iter().any(|(key, _)| key.scalar.text != "event" && key.scalar.text != "where"));
    let (events, said) = match is_rule {
        false => (steps(found, node)?, Said::default()),
        true => {
            let keys = Keys::open(found, node, &STEPS)?;
            let events = needed(found, &keys, "events", steps)?;
            (events, said(found, &keys))
        }
    };
    let form = match word {
        "opens_with" => RuleForm::OpensWith(events),
        _ => RuleForm::EndsWith(events),
    };
    Some(said.rule(node, form))
}

fn rule(found: &mut Vec<Finding>, word: &str, node: &Node<'_>) -> Option<ProtocolRule> {
    match word {
        "at_most_once" if matches!(node.kind, Kind::Scalar(_)) => {
            let form = RuleForm::AtMostOnce(selector(found, node)?);
            Some(Said::default().rule(node, form))
        }
        "at_most_once" => {
            let keys = Keys::open(found, node, &ONCE)?;
            let form = RuleForm::AtMostOnce(selected(found, &keys)?);
            Some(said(found, &keys).rule(node, form))
        }
        "none_after" => none_after(found, node),
        "pairs" => {
            let keys = Keys::open(found, node, &PAIRS)?;
            let (open, close) = (
                needed(found, &keys, "open", selectors),
                needed(found, &keys, "close", selectors),
            );
            let form = RuleForm::Pairs {
                open: open?,
                close: close?,
                key: keys.node("key").and_then(|node| field_name(found, node)),
                dropped_by: keys
                    .node("dropped_by")
                    .and_then(|node| selectors(found, node))
                    .unwrap_or_default(),
            };
            Some(said(found, &keys).rule(node, form))
        }
        _ => {
            let keys = Keys::open(found, node, &VALUES)?;
            let names_event = word == "alternates" || keys.node("event").is_some() || keys.node("where").is_some();
            let event = names_event.then(|| selected(found, &keys));
            let field = needed(found, &keys, "field", field_name)?;
            let values = match word {
                "alternates" => needed(found, &keys, "values", values)?,
                _ => keys
                    .node("values")
                    .and_then(|node| values(found, node))
                    .unwrap_or_default(),
            };
            let form = match event {
                Some(event) if word == "alternates" => RuleForm::Alternates {
                    event: event?,
                    field,
                    values,
                },
                Some(event) => RuleForm::NeverBack {
                    event: Some(event?),
                    field,
                    values,
                },
                None => RuleForm::NeverBack {
                    event: None,
                    field,
                    values,
                },
            };
            Some(said(found, &keys).rule(node, form))
        }
    }
}

/// `{a: [b, c], per: field}`, or `{after: a, none: [b, c]}` when there is more to say of `a` than its name. Without
/// `none` nothing follows.
fn none_after(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<ProtocolRule> {
    let entries = map(found, node, NONE_AFTER.what)?;
    let is_said = |word: &str| SAID.contains(&word) || matches!(word, "after" | "none");
    let mut own = entries.iter().filter(|(key, _)| !is_said(&key.scalar.text));
    let (Some((key, body)), None) = (own.next(), own.next()) else {
        let keys = Keys::open(found, node, &NONE_AFTER)?;
        let after = needed(found, &keys, "after", selector);
        let none = match keys.node("none") {
            Some(node) => selectors(found, node)?,
            None => Vec::new(),
        };
        let form = RuleForm::NoneAfter { after: after?, none };
        return Some(said(found, &keys).rule(node, form));
    };
    let keys = Keys::open_lenient(found, node, &NONE_AFTER)?;
    let help = "write `{event: [events]}`, or `{after: event, none: [events]}`; keep one of the two";
    keys.refuse_words(found, &["after", "none"], &catalogue::CONFLICTING_FORMS, help);
    let form = RuleForm::NoneAfter {
        after: Selector {
            event: super::value::key_name(key),
            conditions: Vec::new(),
        },
        none: selectors(found, body)?,
    };
    Some(said(found, &keys).rule(node, form))
}

/// What a rule says of itself.
#[derive(Default)]
struct Said {
    per: Option<FieldName>,
    notes: Notes,
}

impl Said {
    fn rule(self, node: &Node<'_>, form: RuleForm) -> ProtocolRule {
        ProtocolRule {
            place: node.place.clone(),
            form,
            per: self.per,
            notes: self.notes,
        }
    }
}

fn said(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> Said {
    Said {
        per: keys.node("per").and_then(|node| field_name(found, node)),
        notes: notes(found, keys),
    }
}

/// What stands under a word that must be there.
fn needed<T>(
    found: &mut Vec<Finding>,
    keys: &Keys<'_, '_>,
    word: &str,
    read: impl Fn(&mut Vec<Finding>, &Node<'_>) -> Option<T>,
) -> Option<T> {
    match keys.node(word) {
        Some(node) => read(found, node),
        None => {
            if !keys.strange {
                let message = format!("the rule has no `{word}`");
                found.push(Finding::new(&catalogue::MISSING_KEY, &keys.place, message).help("add it"));
            }
            None
        }
    }
}

/// One step, or a list of them.
fn steps(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Vec<Vec<Selector>>> {
    match &node.kind {
        Kind::List(items) if !items.is_empty() => items.iter().map(|item| selectors(found, item)).collect(),
        _ => Some(vec![selectors(found, node)?]),
    }
}

/// One event, or a list of them, any of which it may be.
fn selectors(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Vec<Selector>> {
    let Kind::List(items) = &node.kind else {
        return Some(vec![selector(found, node)?]);
    };
    if items.is_empty() {
        let finding = Finding::new(&catalogue::WRONG_VALUE, &node.place, "the list of events is empty");
        found.push(finding.help("name at least one, or take the rule out"));
        return None;
    }
    Some(items.iter().filter_map(|item| selector(found, item)).collect())
}

/// The name of an event, or `{event, where}`.
fn selector(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Selector> {
    if matches!(node.kind, Kind::Map(_)) {
        let keys = Keys::open(found, node, &SELECTOR)?;
        return selected(found, &keys);
    }
    Some(Selector {
        event: name(found, node)?,
        conditions: Vec::new(),
    })
}

/// `event` and `where` among the keys of a rule.
fn selected(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> Option<Selector> {
    let event = needed(found, keys, "event", name)?;
    let mut conditions = Vec::new();
    if let Some(node) = keys.node("where") {
        for (key, node) in map(found, node, "a map of fields and values")? {
            let written = FieldName {
                place: key.place.clone(),
                names: parts(&key.scalar.text),
            };
            conditions.extend(values(found, node).map(|values| (written, values)));
        }
    }
    Some(Selector { event, conditions })
}

/// One value, or a list of them; scalars.
fn values(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Vec<Value>> {
    let items = match &node.kind {
        Kind::List(items) => items.as_slice(),
        _ => std::slice::from_ref(node),
    };
    if items.is_empty() {
        let finding = Finding::new(&catalogue::WRONG_VALUE, &node.place, "the list of values is empty");
        found.push(finding.help("write at least one"));
        return None;
    }
    let values = items.iter().map(|item| match &item.kind {
        Kind::Map(_) | Kind::List(_) => wrong_kind(found, item, "a scalar"),
        _ => json(found, item),
    });
    values.collect()
}

fn field_name(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<FieldName> {
    let names = match &node.kind {
        Kind::List(_) => {
            let names = super::value::names(found, node)?;
            names.into_iter().map(|name| name.value).collect()
        }
        _ => parts(&name(found, node)?.value),
    };
    Some(FieldName {
        place: node.place.clone(),
        names,
    })
}

fn parts(name: &str) -> Vec<String> {
    name.split('.').map(str::to_owned).collect()
}
