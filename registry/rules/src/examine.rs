//! Rule sets: rules that no request reaches, and globs that are none.
//!
//! A rule set is looked at as a JSON value, whether it is a preset of a registry or a file of somebody's; that it is
//! a value of its type at all is for others to say, and what is not is passed over here.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::cover::{Budget, cover};
use crate::glob::Glob;

/// How a rule's value is held against a request's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A text, or one of several, is equal; so are members of enums and the texts of a list.
    Text,
    /// A text matches a glob.
    Glob,
    /// A truth value is equal.
    Bool,
}

/// What kind of flaw a rule has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// An earlier rule matches whatever this one would.
    Shadowed,
    /// It asks for one of no values.
    NeverMatches,
    /// A glob is none.
    GlobSyntax,
}

/// Something wrong with a rule set that is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Where in the rule set, as an RFC 6901 pointer.
    pub pointer: String,
    /// What kind of flaw it is.
    pub kind: FlawKind,
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

/// Everything that is wrong with a rule set of a policy with these keys, in order of the rules.
pub fn examine(keys: &[(&str, By)], rule_set: &Value) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let mut earlier: Vec<Rule<'_>> = Vec::new();
    let mut budget = Budget::default();
    let rules = rule_set.get("rules").and_then(Value::as_array);
    for (index, rule) in rules.into_iter().flatten().enumerate() {
        let before = flaws.len();
        let wanted = keys
            .iter()
            .map(|(name, by)| wanted(name, *by, rule, index, &mut flaws))
            .collect();
        if flaws.len() > before {
            continue;
        }
        let rule = Rule { index, keys: wanted };
        if let Some(first) = earlier.iter().find(|first| covers(first, &rule, &mut budget)) {
            flaws.push(Flaw {
                pointer: format!("/rules/{index}"),
                kind: FlawKind::Shadowed,
                message: format!(
                    "`rules[{}]` matches whatever `rules[{index}]` would, so that this one never decides",
                    first.index,
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
fn wanted<'v>(name: &str, by: By, rule: &'v Value, index: usize, flaws: &mut Vec<Flaw>) -> Option<Wanted<'v>> {
    let value = rule.get(name)?;
    if by == By::Bool {
        return value.as_bool().map(Wanted::Bool);
    }
    let pointer = format!("/rules/{index}/{}", name.replace('~', "~0").replace('/', "~1"));
    let items = match value {
        Value::Array(items) => items.as_slice(),
        _ => std::slice::from_ref(value),
    };
    if items.is_empty() {
        flaws.push(Flaw {
            pointer: pointer.clone(),
            kind: FlawKind::NeverMatches,
            message: format!("no `{name}` is one of none, so that `rules[{index}]` never matches"),
            help: "name at least one, or take the key out if it may be anything",
            because: None,
        });
    }
    let texts = items.iter().filter_map(Value::as_str);
    if by != By::Glob {
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
                kind: FlawKind::GlobSyntax,
                message: format!("the glob `{text}` {error}"),
                help: "write `\\\\` for the character itself; `\\` takes the next one literally",
                because: None,
            }),
        }
    }
    Some(Wanted::Globs(globs))
}

/// Whether the earlier rule matches whatever the later one does.
fn covers(earlier: &Rule<'_>, later: &Rule<'_>, budget: &mut Budget) -> bool {
    earlier.keys.iter().zip(&later.keys).all(|keys| match keys {
        (None, _) => true,
        // An attribute that is not there matches nothing, so that asking for anything asks for something.
        (Some(_), None) => false,
        (Some(Wanted::Texts(wide)), Some(Wanted::Texts(narrow))) => narrow.is_subset(wide),
        (Some(Wanted::Globs(wide)), Some(Wanted::Globs(narrow))) => narrow.iter().all(|one| cover(wide, one, budget)),
        (Some(Wanted::Bool(one)), Some(Wanted::Bool(other))) => one == other,
        (Some(_), Some(_)) => false,
    })
}
