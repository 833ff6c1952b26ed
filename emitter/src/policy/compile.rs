//! A rule set → what decides: for each key, which rules a value admits, 64 rules at a time.

use std::collections::BTreeMap;

use cantus_rules::Glob;
use serde_json::Value;

use super::definition::{By, Definition};
use super::judge::judge;
use super::problem::Rejected;

/// A rule set that is ready to decide; it does not borrow the policy it is of.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub(super) rules: Vec<Rule>,
    pub(super) blocks: Vec<Block>,
    pub(super) default: usize,
}

/// One rule.
#[derive(Clone, Debug)]
pub(super) struct Rule {
    /// What it asks of each key, in their order; `None` asks for nothing.
    pub(super) asks: Vec<Option<Asked>>,
    pub(super) action: usize,
    pub(super) reason: Option<Box<str>>,
}

/// What a rule asks of one key.
#[derive(Clone, Debug)]
pub(super) enum Asked {
    Texts(Vec<Box<str>>),
    /// Each glob and how it is written.
    Globs(Vec<(Glob, Box<str>)>),
    Bool(bool),
}

/// Up to 64 rules: a bit for each.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) all: u64,
    pub(super) columns: Vec<Column>,
}

/// What one key means to the rules of a block.
#[derive(Clone, Debug)]
pub(super) struct Column {
    /// The key's index.
    pub(super) key: usize,
    /// The rules that ask nothing of the key.
    pub(super) free: u64,
    pub(super) kind: ColumnKind,
}

#[derive(Clone, Debug)]
pub(super) enum ColumnKind {
    /// The rules that each text admits.
    Texts(Table),
    /// The rules that each text admits, and those that have to be looked at.
    Globs {
        literal: Table,
        open: u64,
    },
    Bool {
        yes: u64,
        no: u64,
    },
}

/// Texts and the rules they admit, sorted by the texts.
pub(super) type Table = Box<[(Box<str>, u64)]>;

impl Compiled {
    /// Compiles a rule set of a policy.
    ///
    /// # Errors
    ///
    /// When something is wrong with it, as [`judge`] says.
    pub fn new(definition: &Definition<'_>, rule_set: &Value) -> Result<Self, Rejected> {
        let problems = judge(definition, rule_set);
        if !problems.is_empty() {
            return Err(Rejected { problems });
        }
        let action = |value: Option<&Value>| value.and_then(Value::as_str).and_then(|name| definition.action(name));
        let rules = rule_set.get("rules").and_then(Value::as_array);
        let rules: Vec<Rule> = rules
            .into_iter()
            .flatten()
            .filter_map(|rule| {
                let asks = definition.keys.iter().map(|key| asked(&key.by, rule.get(key.name)?));
                Some(Rule {
                    asks: asks.collect(),
                    action: action(rule.get("action"))?,
                    reason: rule.get("reason").and_then(Value::as_str).map(Into::into),
                })
            })
            .collect();
        Ok(Self {
            blocks: rules.chunks(64).map(Block::of).collect(),
            rules,
            default: action(rule_set.get("default")).unwrap_or(definition.default),
        })
    }

    /// How many rules there are.
    pub fn len(&self) -> usize {
        self.rules.len()
    }

    /// Whether there are no rules, so that the default decides everything.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }
}

/// What a value that was found to be right asks for.
fn asked(by: &By<'_>, value: &Value) -> Option<Asked> {
    let items = match value {
        Value::Array(items) => items.as_slice(),
        _ => std::slice::from_ref(value),
    };
    let texts = items.iter().filter_map(Value::as_str);
    match by {
        By::Bool => value.as_bool().map(Asked::Bool),
        By::Glob => {
            let globs = texts.filter_map(|text| Some((Glob::parse(text).ok()?, text.into())));
            Some(Asked::Globs(globs.collect()))
        }
        By::Exact | By::AnyOf | By::OneOf(_) => Some(Asked::Texts(texts.map(Into::into).collect())),
    }
}

impl Block {
    fn of(rules: &[Rule]) -> Self {
        let keys = rules.iter().map(|rule| rule.asks.len()).max().unwrap_or_default();
        let mut columns: Vec<Column> = (0..keys).filter_map(|key| Column::of(rules, key)).collect();
        // What needs a second look comes last, when few rules are left to look at.
        columns.sort_by_key(|column| matches!(column.kind, ColumnKind::Globs { .. }));
        Self {
            all: u64::MAX >> (64 - rules.len()),
            columns,
        }
    }
}

impl Column {
    /// What a key means to some rules; `None` when none of them asks anything of it.
    fn of(rules: &[Rule], key: usize) -> Option<Self> {
        let (mut free, mut yes, mut no, mut open) = (0, 0, 0, 0);
        let mut texts: BTreeMap<&str, u64> = BTreeMap::new();
        let (mut has_bools, mut has_globs) = (false, false);
        for (index, rule) in rules.iter().enumerate() {
            let bit = 1 << index;
            match rule.asks.get(key).and_then(Option::as_ref) {
                None => free |= bit,
                Some(Asked::Bool(is)) => {
                    has_bools = true;
                    *if *is { &mut yes } else { &mut no } |= bit;
                }
                Some(Asked::Texts(wanted)) => wanted.iter().for_each(|text| *texts.entry(text).or_default() |= bit),
                Some(Asked::Globs(globs)) => {
                    has_globs = true;
                    for (glob, _) in globs {
                        match glob.literal() {
                            Some(text) => *texts.entry(text).or_default() |= bit,
                            None => open |= bit,
                        }
                    }
                }
            }
        }
        let table = || texts.iter().map(|(text, rules)| ((*text).into(), *rules)).collect();
        let kind = match (has_bools, has_globs) {
            _ if free.count_ones() as usize == rules.len() => return None,
            (true, _) => ColumnKind::Bool { yes, no },
            (false, true) => ColumnKind::Globs { literal: table(), open },
            (false, false) => ColumnKind::Texts(table()),
        };
        Some(Self { key, free, kind })
    }
}
