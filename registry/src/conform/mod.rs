//! The model's own reading of a JSON document: the reference that schemas, readers and writers are held to.
//!
//! It decides, and says why not; it decodes nothing. Speed is no aim here, agreement with the page is.

mod document;
mod object;
mod scalar;
mod value;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use serde_json::Value;

use crate::model::{Member, Registry, Type};
use crate::pattern::{self, Pattern, PatternError};
use crate::places::segment;

/// How deep a document may nest arrays and objects.
pub const DEPTH_LIMIT: usize = 64;

/// Which of the two contracts a document is held to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum View {
    /// What a writer may write.
    Emit,
    /// What a reader must accept.
    Read,
}

impl View {
    /// Both views, the strict one first.
    pub const BOTH: [Self; 2] = [Self::Emit, Self::Read];
}

impl fmt::Display for View {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Emit => "emit",
            Self::Read => "read",
        })
    }
}

/// One reason why a value is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where in the document, as an RFC 6901 pointer.
    pub pointer: String,
    /// What is wrong there.
    pub message: String,
}

/// What reading a document gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is an event that is known.
    Typed,
    /// It is an event that is not known, and is kept.
    Opaque,
    /// It is neither.
    Rejected(Vec<Problem>),
}

/// Why a value is not one of a type; empty if it is.
pub fn value(registry: &Registry, ty: &Type, view: View, value: &Value) -> Vec<Problem> {
    Judge::new(registry).value(ty, view, value)
}

/// Why a value is not one of a type in a config; empty if it is. See [`Judge::setting`].
pub fn setting(registry: &Registry, ty: &Type, value: &Value) -> Vec<Problem> {
    Judge::new(registry).setting(ty, value)
}

/// What a whole document of a package gives; `event` names it where the envelope does not.
pub fn document(registry: &Registry, package: &str, event: Option<&str>, view: View, document: &Value) -> Outcome {
    Judge::new(registry).document(package, event, view, document)
}

/// Why a value is not the payload of an event or another member; empty if it is.
pub fn payload(registry: &Registry, member: &Member, view: View, value: &Value) -> Vec<Problem> {
    Judge::new(registry).payload(member, view, value)
}

/// A pattern that was read, or why it could not be.
type Read = Rc<Result<Pattern, PatternError>>;

/// Judges many values of one registry, and reads each pattern once.
pub struct Judge<'r> {
    registry: &'r Registry,
    patterns: RefCell<BTreeMap<String, Read>>,
}

impl<'r> Judge<'r> {
    /// A judge for the values of a registry.
    pub fn new(registry: &'r Registry) -> Self {
        Self {
            registry,
            patterns: RefCell::default(),
        }
    }

    /// Why a value is not one of a type; empty if it is.
    pub fn value(&self, ty: &Type, view: View, value: &Value) -> Vec<Problem> {
        let mut trial = Trial::new(self, view);
        trial.depth(value);
        trial.value(ty, value);
        trial.problems
    }

    /// Why a value is not the payload of a member; empty if it is.
    pub fn payload(&self, member: &Member, view: View, value: &Value) -> Vec<Problem> {
        let mut trial = Trial::new(self, view);
        trial.depth(value);
        trial.content(member, value);
        trial.problems
    }

    /// Why a value is not one of a type in a config, where an absent field that has a default is filled in; empty if it
    /// is. A config has one view, which is the strict one.
    pub fn setting(&self, ty: &Type, value: &Value) -> Vec<Problem> {
        let mut trial = Trial::new(self, View::Emit);
        trial.absent = Absent::Filled;
        trial.depth(value);
        trial.value(ty, value);
        trial.problems
    }

    /// What a whole document of a package gives; `event` names it where the envelope does not.
    pub fn document(&self, package: &str, event: Option<&str>, view: View, document: &Value) -> Outcome {
        Trial::new(self, view).document(package, event, document)
    }

    /// The pattern of a text, or why it is none.
    pub(crate) fn pattern(&self, text: &str) -> Read {
        if let Some(known) = self.patterns.borrow().get(text) {
            return known.clone();
        }
        let read = Rc::new(pattern::parse(text));
        self.patterns.borrow_mut().insert(text.to_owned(), read.clone());
        read
    }
}

/// What becomes of an absent field that has a default.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Absent {
    /// A required one is missing all the same.
    Missing,
    /// It is filled in.
    Filled,
}

/// One value under judgement.
struct Trial<'j, 'r> {
    judge: &'j Judge<'r>,
    view: View,
    absent: Absent,
    problems: Vec<Problem>,
    /// Where in the document the trial stands.
    path: Vec<Step>,
    /// How many definitions were followed without going down in the document.
    hops: usize,
}

enum Step {
    Key(String),
    Index(usize),
}

impl<'j, 'r> Trial<'j, 'r> {
    fn new(judge: &'j Judge<'r>, view: View) -> Self {
        Self {
            judge,
            view,
            absent: Absent::Missing,
            problems: Vec::new(),
            path: Vec::new(),
            hops: 0,
        }
    }

    fn problem(&mut self, message: impl Into<String>) {
        let pointer = self.path.iter().map(|step| match step {
            Step::Key(key) => format!("/{}", segment(key)),
            Step::Index(index) => format!("/{index}"),
        });
        self.problems.push(Problem {
            pointer: pointer.collect(),
            message: message.into(),
        });
    }

    /// Goes one step down in the document.
    fn within<T>(&mut self, step: Step, judge: impl FnOnce(&mut Self) -> T) -> T {
        let hops = std::mem::take(&mut self.hops);
        self.path.push(step);
        let result = judge(self);
        self.path.pop();
        self.hops = hops;
        result
    }

    /// Holds the whole document to the depth of the domain.
    fn depth(&mut self, value: &Value) {
        let mut level: Vec<&Value> = vec![value];
        for _ in 0..DEPTH_LIMIT {
            level = level
                .into_iter()
                .flat_map(|value| match value {
                    Value::Array(items) => items.iter().collect::<Vec<_>>(),
                    Value::Object(members) => members.values().collect(),
                    Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
                })
                .collect();
        }
        if level.iter().any(|value| value.is_array() || value.is_object()) {
            self.problem(format!("nests deeper than {DEPTH_LIMIT}"));
        }
    }
}

#[cfg(test)]
mod tests;
