//! One request: the decision, the error, and why each earlier rule did not match.

use std::sync::Arc;

use cantus::policy::{Answer, Compiled, Definition, Place, RuleFile, Stated, Trace};
use cantus_registry::finding::Finding;
use serde_json::Value;

use super::check;
use crate::catalogue;

/// What rules decided of a request.
#[derive(Clone, Debug)]
pub struct Tested {
    /// The policy's name with its package.
    pub policy: String,
    /// The decision, and why no earlier rule decided.
    pub trace: Trace,
    /// The error to send.
    pub answer: Option<Answer<String>>,
    /// Where each rule of the trace stands, and the one that decided.
    pub places: Vec<Place>,
    /// Where the default stands, if the file says one.
    pub default_place: Option<Place>,
}

impl Tested {
    /// Asks rules.
    pub fn of(definition: &Definition<'_>, rules: &RuleFile, compiled: &Compiled, request: &Stated) -> Self {
        let trace = compiled.trace::<()>(definition, request);
        let verdict = compiled.decide::<()>(request);
        let answer = verdict.answer::<()>(definition, request).map(|answer| Answer {
            code: answer.code.to_owned(),
            details: answer.details,
        });
        let last = trace.rule.map_or(trace.steps.len(), |rule| rule + 1);
        Self {
            policy: definition.name.to_owned(),
            answer,
            places: (0..last).map(|rule| rules.place(rule).clone()).collect(),
            default_place: rules.default_place().cloned(),
            trace,
        }
    }
}

/// What a request on the command line is called.
const NAME: &str = "--request";

/// Reads a request from a text: JSON, or YAML, which is shorter to type.
pub fn stated(definition: &Definition<'_>, text: &str) -> Result<Stated, Vec<Finding>> {
    let file: Arc<str> = NAME.into();
    let value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(_) => yaml(&file, text)?,
    };
    Stated::new(definition, &value).map_err(|rejected| check::findings(&rejected, &file))
}

fn yaml(file: &Arc<str>, text: &str) -> Result<Value, Vec<Finding>> {
    let reading = cantus_source::read(cantus_source::Format::Yaml, file, text.as_bytes());
    let mut problems = reading.problems;
    let value = reading.root.map(|root| root.value(&mut problems).value);
    if problems.is_empty() {
        return Ok(value.unwrap_or(Value::Null));
    }
    Err(problems.into_iter().map(|problem| of_text(&problem)).collect())
}

/// What is wrong with a text as such.
pub fn of_text(problem: &cantus_source::Problem) -> Finding {
    let finding = Finding::new(&catalogue::RULES_UNREADABLE, &problem.place, problem.message.clone());
    match &problem.help {
        Some(help) => finding.help(help.clone()),
        None => finding,
    }
}
