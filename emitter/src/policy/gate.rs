//! A compiled rule set with the generated types of its policy.

use std::fmt;
use std::marker::PhantomData;

use serde_json::Value;

use super::answer::Answer;
use super::compile::Compiled;
use super::definition::Policy;
use super::evaluate::Verdict;
use super::file::RuleFile;
use super::problem::{Problem, ProblemKind, Rejected};
use super::request::Request;
use super::trace::Trace;

/// Decides the requests of a policy. It is made once and shared.
#[derive(Clone, Debug)]
pub struct Gate<P> {
    compiled: Compiled,
    policy: PhantomData<fn() -> P>,
}

impl<P: Policy> Gate<P> {
    /// Makes a gate of a rule set, such as the field of a config.
    ///
    /// # Errors
    ///
    /// When something is wrong with it, such as a rule that never decides.
    pub fn new(rule_set: &P) -> Result<Self, Rejected> {
        let mut text = Vec::new();
        let unwritable = |message: String| Rejected {
            problems: vec![Problem::new("", ProblemKind::WrongValue, message)],
        };
        crate::encode(rule_set, crate::Clearance::FULL, &mut text).map_err(|error| unwritable(error.to_string()))?;
        let value = serde_json::from_slice(&text).map_err(|error| unwritable(error.to_string()))?;
        Self::from_value(&value)
    }

    /// Makes a gate of a rule set that stands in JSON.
    ///
    /// # Errors
    ///
    /// When something is wrong with it, such as a rule that never decides.
    pub fn from_value(rule_set: &Value) -> Result<Self, Rejected> {
        Ok(Self {
            compiled: Compiled::new(P::DEFINITION, rule_set)?,
            policy: PhantomData,
        })
    }

    /// Makes a gate of a file that an operator wrote; `name` is what messages call it, and its ending says how it is
    /// written: `.json`, `.toml` (with the feature `toml`), anything else is YAML.
    ///
    /// # Errors
    ///
    /// When it cannot be read, or something is wrong with the rules in it; each problem has its place.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Self, Rejected> {
        Self::from_value(RuleFile::read(P::DEFINITION, name, bytes)?.value())
    }

    /// Makes a gate of one of the policy's presets.
    ///
    /// # Errors
    ///
    /// When the policy has no such preset.
    pub fn preset(name: &str) -> Result<Self, Rejected> {
        let Some(preset) = P::DEFINITION.preset(name) else {
            let names = P::DEFINITION.presets.iter().map(|preset| preset.name);
            let message = format!("the policy has no preset `{name}`");
            let problem = Problem::new("", ProblemKind::WrongValue, message).near(name, names);
            return Err(Rejected {
                problems: vec![problem],
            });
        };
        let value: Value = serde_json::from_str(preset.rule_set).unwrap_or_default();
        Self::from_value(&value)
    }

    /// Decides a request: the first rule that matches, or the default. Nothing is allocated.
    pub fn decide(&self, request: &impl Request<P>) -> Decision<'_, P> {
        Decision {
            verdict: self.compiled.decide(request),
            policy: PhantomData,
        }
    }

    /// Decides a request and says why no earlier rule did.
    pub fn trace(&self, request: &impl Request<P>) -> Trace {
        self.compiled.trace(P::DEFINITION, request)
    }

    /// What was compiled, without the types of the policy.
    pub fn compiled(&self) -> &Compiled {
        &self.compiled
    }
}

/// What a gate decided.
pub struct Decision<'g, P> {
    verdict: Verdict<'g>,
    policy: PhantomData<fn() -> P>,
}

impl<'g, P: Policy> Decision<'g, P> {
    /// The action.
    pub fn action(&self) -> P::Action {
        P::action(self.verdict.action).expect("a gate decides for an action of its own policy")
    }

    /// The index of the rule that decided, from 0; `None` when none matched, and the default holds.
    pub fn rule(&self) -> Option<usize> {
        self.verdict.rule
    }

    /// The reason that the rule gives.
    pub fn reason(&self) -> Option<&'g str> {
        self.verdict.reason
    }

    /// The code of the error to send, if the action answers with one.
    pub fn code(&self) -> Option<P::Code> {
        P::code(self.verdict.action)
    }

    /// The error to send about the request that was decided, if the action answers with one.
    pub fn answer(&self, request: &impl Request<P>) -> Option<Answer<P::Code>> {
        let answer = self.verdict.answer(P::DEFINITION, request)?;
        Some(Answer {
            code: self.code()?,
            details: answer.details,
        })
    }
}

impl<P> Clone for Decision<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Decision<'_, P> {}

impl<P> fmt::Debug for Decision<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.verdict.fmt(f)
    }
}
