//! Why a rule decided, and why each earlier one did not. The trace is made from the rules as they are written, not from
//! what they were compiled to, so that the one can be held against the other.

use std::fmt;

use super::Request;
use super::compile::{Asked, Compiled, Rule};
use super::definition::Definition;
use super::judge::listed;
use super::request::Attribute;

/// How a request was decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The name of the action.
    pub action: String,
    /// The index of the rule that decided; `None` when none matched, and the default holds.
    pub rule: Option<usize>,
    /// The reason that the rule gives.
    pub reason: Option<String>,
    /// Every rule before the one that decided, or every rule.
    pub steps: Vec<Step>,
}

/// Why one rule did not match.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The index of the rule.
    pub rule: usize,
    /// Every key of it that did not match; there is at least one.
    pub misses: Vec<Miss>,
}

/// Why one key of a rule did not match.
#[derive(Clone, Debug, PartialEq)]
pub struct Miss {
    /// The key.
    pub key: String,
    /// What the rule asks for.
    pub wanted: Wanted,
    /// What the request has, as JSON; `None` where it has nothing.
    pub found: Option<serde_json::Value>,
}

/// What a rule asks of one key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One of these texts.
    Texts(Vec<String>),
    /// A text that matches one of these globs.
    Globs(Vec<String>),
    /// This truth value.
    Bool(bool),
}

impl Compiled {
    /// Decides a request and says why.
    pub fn trace<P: ?Sized>(&self, definition: &Definition<'_>, request: &impl Request<P>) -> Trace {
        let mut trace = Trace {
            action: name(definition, self.default),
            rule: None,
            reason: None,
            steps: Vec::new(),
        };
        for (index, rule) in self.rules.iter().enumerate() {
            let misses = misses(definition, rule, request);
            if misses.is_empty() {
                trace.action = name(definition, rule.action);
                trace.rule = Some(index);
                trace.reason = rule.reason.as_deref().map(str::to_owned);
                break;
            }
            trace.steps.push(Step { rule: index, misses });
        }
        trace
    }
}

fn name(definition: &Definition<'_>, action: usize) -> String {
    let action = definition.actions.get(action);
    action.map(|action| action.name.to_string()).unwrap_or_default()
}

/// Every key of a rule that does not match.
fn misses<P: ?Sized>(definition: &Definition<'_>, rule: &Rule, request: &impl Request<P>) -> Vec<Miss> {
    let asks = definition.keys.iter().zip(&rule.asks).enumerate();
    asks.filter_map(|(index, (key, asked))| {
        let asked = asked.as_ref()?;
        let found = request.attribute(index);
        (!matches(asked, found)).then(|| Miss {
            key: key.name.to_string(),
            wanted: wanted(asked),
            found: found.map(Attribute::to_value),
        })
    })
    .collect()
}

/// Whether an attribute is what a rule asks for.
fn matches(asked: &Asked, found: Option<Attribute<'_>>) -> bool {
    match (asked, found) {
        (Asked::Texts(wanted), Some(Attribute::Text(text))) => wanted.iter().any(|own| **own == *text),
        (Asked::Texts(wanted), Some(Attribute::Texts(texts))) => {
            texts.iter().any(|text| wanted.iter().any(|own| **own == *text))
        }
        (Asked::Globs(globs), Some(Attribute::Text(text))) => globs.iter().any(|(glob, _)| glob.matches(text)),
        (Asked::Bool(wanted), Some(Attribute::Bool(is))) => *wanted == is,
        (Asked::Texts(_) | Asked::Globs(_) | Asked::Bool(_), _) => false,
    }
}

fn wanted(asked: &Asked) -> Wanted {
    match asked {
        Asked::Texts(texts) => Wanted::Texts(texts.iter().map(|text| text.to_string()).collect()),
        Asked::Globs(globs) => Wanted::Globs(globs.iter().map(|(_, text)| text.to_string()).collect()),
        Asked::Bool(is) => Wanted::Bool(*is),
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Texts(texts) | Self::Globs(texts) => {
                let one_of = if texts.len() == 1 { "" } else { "one of " };
                write!(f, "{one_of}{}", listed(texts.iter().map(String::as_str)))
            }
            Self::Bool(is) => write!(f, "`{is}`"),
        }
    }
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` must be {}, and ", self.key, self.wanted)?;
        match &self.found {
            Some(found) => write!(f, "is {found}"),
            None => f.write_str("is not there"),
        }
    }
}

/// The trace as people read it: a line for each rule, and what came of it.
impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in &self.steps {
            let misses: Vec<String> = step.misses.iter().map(Miss::to_string).collect();
            writeln!(f, "rules[{}] does not match: {}", step.rule, misses.join("; "))?;
        }
        match self.rule {
            Some(rule) => write!(f, "rules[{rule}] decides: {}", self.action),
            None => write!(f, "no rule matches, so the default decides: {}", self.action),
        }
    }
}
