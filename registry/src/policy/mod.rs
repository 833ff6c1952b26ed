//! Rule sets of a policy: rules that no request reaches, and globs that are none.
//!
//! A rule set is looked at as a JSON value, whether it is a preset of the registry or a file of somebody's; that it is
//! a value of its type at all is for [`crate::conform`] to say, and what is not is passed over here.

mod glob;

use std::collections::BTreeSet;

use serde_json::Value;

use crate::catalogue::{self, Entry};
use crate::model::{MatchBy, Policy};
use crate::places::segment;

pub use glob::{Glob, GlobError, cover};

/// Something wrong with a rule set that is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Where in the rule set, as an RFC 6901 pointer.
    pub pointer: String,
    /// What kind of flaw it is.
    pub entry: &'static Entry,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: &'static str,
    /// Another place that it is about, and why.
    pub because: Option<(String, &'static str)>,
}

/// What one key of a rule asks for.
enum Wanted<'v> {
    Texts(BTreeSet<&'v str>),
    Globs(Vec<Glob>),
    Bool(bool),
}

/// A rule that can be held against others: its keys in the order of the policy's; `None` asks for nothing.
struct Rule<'v> {
    index: usize,
    keys: Vec<Option<Wanted<'v>>>,
}

/// Everything that is wrong with a rule set, in order of the rules.
pub fn examine(policy: &Policy, rule_set: &Value) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let mut earlier: Vec<Rule<'_>> = Vec::new();
    let rules = rule_set.get("rules").and_then(Value::as_array);
    for (index, rule) in rules.into_iter().flatten().enumerate() {
        let before = flaws.len();
        let keys = policy.keys.iter();
        let keys = keys
            .map(|key| wanted(&key.name, &key.by, rule, index, &mut flaws))
            .collect();
        if flaws.len() > before {
            continue;
        }
        let rule = Rule { index, keys };
        if let Some(first) = earlier.iter().find(|first| covers(first, &rule)) {
            flaws.push(Flaw {
                pointer: format!("/rules/{index}"),
                entry: &catalogue::POLICY_RULE_SHADOWED,
                message: format!(
                    "rule {} matches whatever rule {} would, so that this one never decides",
                    first.index + 1,
                    index + 1
                ),
                help: "the first rule that matches decides: put the narrower one first, or take it out",
                because: Some((format!("/rules/{}", first.index), "the rule that decides")),
            });
            continue;
        }
        earlier.push(rule);
    }
    flaws
}

/// What a rule asks of one key; what is not of the key's type asks for nothing.
fn wanted<'v>(name: &str, by: &MatchBy, rule: &'v Value, index: usize, flaws: &mut Vec<Flaw>) -> Option<Wanted<'v>> {
    let value = rule.get(name)?;
    if *by == MatchBy::Bool {
        return value.as_bool().map(Wanted::Bool);
    }
    let pointer = format!("/rules/{index}/{}", segment(name));
    let items = match value {
        Value::Array(items) => items.as_slice(),
        _ => std::slice::from_ref(value),
    };
    if items.is_empty() {
        flaws.push(Flaw {
            pointer: pointer.clone(),
            entry: &catalogue::POLICY_RULE_NEVER_MATCHES,
            message: format!("no `{name}` is one of none, so that rule {} never matches", index + 1),
            help: "name at least one, or take the key out if it may be anything",
            because: None,
        });
    }
    let texts = items.iter().filter_map(Value::as_str);
    if *by != MatchBy::Glob {
        return Some(Wanted::Texts(texts.collect()));
    }
    let mut globs = Vec::with_capacity(items.len());
    for (position, text) in texts.enumerate() {
        match Glob::parse(text) {
            Ok(glob) => globs.push(glob),
            Err(error) => flaws.push(Flaw {
                pointer: match value {
                    Value::Array(_) => format!("{pointer}/{position}"),
                    _ => pointer.clone(),
                },
                entry: &catalogue::POLICY_GLOB_SYNTAX,
                message: format!("the glob `{text}` {error}"),
                help: "write `\\\\` for the character itself; `\\` takes the next one literally",
                because: None,
            }),
        }
    }
    Some(Wanted::Globs(globs))
}

/// Whether the earlier rule matches whatever the later one does.
fn covers(earlier: &Rule<'_>, later: &Rule<'_>) -> bool {
    earlier.keys.iter().zip(&later.keys).all(|keys| match keys {
        (None, _) => true,
        // An attribute that is not there matches nothing, so that asking for anything asks for something.
        (Some(_), None) => false,
        (Some(Wanted::Texts(wide)), Some(Wanted::Texts(narrow))) => narrow.is_subset(wide),
        (Some(Wanted::Globs(wide)), Some(Wanted::Globs(narrow))) => narrow.iter().all(|one| cover(wide, one)),
        (Some(Wanted::Bool(one)), Some(Wanted::Bool(other))) => one == other,
        (Some(_), Some(_)) => false,
    })
}
