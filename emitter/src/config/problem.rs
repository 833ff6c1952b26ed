//! What is wrong with a config, and where.

use std::error::Error;
use std::fmt;

use cantus_source::{Offence, Place, visible};

/// What sort of offence a [`Problem`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ProblemKind {
    /// The text cannot be read.
    Text(Offence),
    /// There is no such key here.
    UnknownKey,
    /// A key that has no default is not there.
    MissingKey,
    /// The value is not one that may stand here.
    WrongValue,
    /// There is no such preset.
    UnknownPreset,
    /// A field refers to the environment that may not, or the reference is none.
    Reference,
    /// The environment does not have what is referred to.
    NotSet,
    /// A rule of a policy decides nothing: an earlier one takes what it would, or it never matches.
    Rule,
}

impl ProblemKind {
    /// The id that machines know it by: it names the offence and never changes.
    pub fn id(self) -> &'static str {
        match self {
            Self::Text(_) => "config-unreadable",
            Self::UnknownKey => "config-unknown-key",
            Self::MissingKey => "config-missing-key",
            Self::WrongValue => "config-value",
            Self::UnknownPreset => "config-preset",
            Self::Rule => "config-rule",
            Self::Reference | Self::NotSet => "config-environment",
        }
    }
}

/// One thing that is wrong with a config.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What sort of offence it is.
    pub kind: ProblemKind,
    /// Where in the value, as an RFC 6901 pointer.
    pub pointer: String,
    /// Where it stands in the file, or the nearest that does; `None` where there is no file.
    pub place: Option<Place>,
    /// What is wrong. What is sensitive is not quoted.
    pub message: String,
    /// A name that was probably meant.
    pub suggestion: Option<String>,
    /// What to do.
    pub help: Option<String>,
    /// Another place that belongs to it, and why.
    pub related: Vec<(Place, String)>,
    /// The same by pointer, before places are known.
    pub(super) because: Option<(String, String)>,
}

impl Problem {
    pub(super) fn new(kind: ProblemKind, pointer: &str, message: impl Into<String>) -> Self {
        Self {
            kind,
            pointer: pointer.to_owned(),
            place: None,
            message: visible(&message.into()),
            suggestion: None,
            help: None,
            related: Vec::new(),
            because: None,
        }
    }

    pub(super) fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(visible(&help.into()));
        self
    }

    pub(super) fn near<'n>(mut self, name: &str, known: impl IntoIterator<Item = &'n str>) -> Self {
        self.suggestion = cantus_source::nearest(name, known);
        self
    }
}

impl From<cantus_source::Problem> for Problem {
    fn from(problem: cantus_source::Problem) -> Self {
        Self {
            kind: ProblemKind::Text(problem.offence),
            pointer: String::new(),
            place: Some(problem.place),
            message: problem.message,
            suggestion: None,
            help: problem.help,
            related: problem.related,
            because: None,
        }
    }
}

/// The problem as people read it: what and where, then one indented line for each thing that helps.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error[{}]: {}", self.kind.id(), self.message)?;
        match (&self.place, self.pointer.as_str()) {
            (Some(place), _) => write!(f, "\n  --> {place}")?,
            (None, "") => {}
            (None, pointer) => write!(f, "\n  --> {pointer}")?,
        }
        for (place, why) in &self.related {
            write!(f, "\n   = note: {why} at {place}")?;
        }
        if let Some(name) = &self.suggestion {
            write!(f, "\n   = help: a similar name exists: `{name}`")?;
        }
        match &self.help {
            Some(help) => write!(f, "\n   = help: {help}"),
            None => Ok(()),
        }
    }
}

/// A config that cannot be used, with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// Every problem, in order of place.
    pub problems: Vec<Problem>,
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            let between = if index > 0 { "\n" } else { "" };
            write!(f, "{between}{problem}")?;
        }
        Ok(())
    }
}

impl Error for Rejected {}
