//! Requests that are written down rather than built: JSON, held against the policy they ask.

use std::collections::BTreeMap;

use cantus_source::segment;
use serde_json::Value;

use super::definition::{By, Definition};
use super::judge::{article, listed};
use super::problem::{Problem, ProblemKind, Rejected};
use super::request::{Attribute, Request, Texts};

/// A request that was read from JSON; it asks whichever policy it was read for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stated {
    attributes: BTreeMap<usize, Held>,
}

/// An attribute that is owned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// A text, or a member of an enum.
    Text(String),
    /// A list of texts.
    Texts(Vec<String>),
    /// A truth value.
    Bool(bool),
}

impl Stated {
    /// Reads a request of a policy.
    ///
    /// # Errors
    ///
    /// When an attribute is unknown or of another kind.
    pub fn new(definition: &Definition<'_>, request: &Value) -> Result<Self, Rejected> {
        let Value::Object(members) = request else {
            let message = format!("a request is an object, and this is {}", article(request));
            let problems = vec![Problem::new("", ProblemKind::WrongValue, message)];
            return Err(Rejected { problems });
        };
        let mut stated = Self::default();
        let mut problems = Vec::new();
        for (name, value) in members {
            let pointer = format!("/{}", segment(name));
            let keys = || definition.keys.iter().map(|key| key.name);
            let Some(index) = keys().position(|key| key == name) else {
                let message = format!("requests have no attribute `{name}`");
                let problem = Problem::new(pointer, ProblemKind::UnknownKey, message).near(name, keys());
                problems.push(problem.help(format!("the attributes are {}", listed(keys()))));
                continue;
            };
            match held(&definition.keys[index].by, value) {
                Some(held) => drop(stated.attributes.insert(index, held)),
                None => problems.push(misfit(name, &definition.keys[index].by, value, pointer)),
            }
        }
        if problems.is_empty() {
            Ok(stated)
        } else {
            Err(Rejected { problems })
        }
    }
}

fn held(by: &By<'_>, value: &Value) -> Option<Held> {
    match (by, value) {
        (By::Exact | By::Glob, Value::String(text)) => Some(Held::Text(text.clone())),
        (By::OneOf(members), Value::String(text)) if members.iter().any(|member| *member == text) => {
            Some(Held::Text(text.clone()))
        }
        (By::AnyOf, Value::Array(items)) => {
            let texts = items.iter().map(|item| item.as_str().map(str::to_owned));
            texts.collect::<Option<_>>().map(Held::Texts)
        }
        (By::Bool, Value::Bool(is)) => Some(Held::Bool(*is)),
        _ => None,
    }
}

fn misfit(name: &str, by: &By<'_>, value: &Value, pointer: String) -> Problem {
    match (by, value) {
        (By::OneOf(members), Value::String(text)) => {
            let message = format!("`{name}` is never `{text}`");
            let names = || members.iter().copied();
            Problem::new(pointer, ProblemKind::WrongValue, message)
                .near(text, names())
                .help(format!("it is one of {}", listed(names())))
        }
        _ => {
            let message = format!("`{name}` is {}, and this is {}", by.takes(), article(value));
            Problem::new(pointer, ProblemKind::WrongValue, message)
        }
    }
}

impl<P: ?Sized> Request<P> for Stated {
    fn attribute(&self, key: usize) -> Option<Attribute<'_>> {
        Some(match self.attributes.get(&key)? {
            Held::Text(text) => Attribute::Text(text),
            Held::Texts(texts) => Attribute::Texts(Texts::Owned(texts)),
            Held::Bool(is) => Attribute::Bool(*is),
        })
    }
}
