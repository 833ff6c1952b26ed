//! What is wrong with a rule set or a request, and where.

use std::error::Error;
use std::fmt;

use cantus_source::Place;

/// What sort of offence a [`Problem`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ProblemKind {
    /// The file is not one that can be read.
    Unreadable,
    /// One key stands twice in one map.
    DuplicateKey,
    /// There is no such key here.
    UnknownKey,
    /// A key that is always needed is not there.
    MissingKey,
    /// The value is of another kind, or not one that may stand here.
    WrongValue,
    /// The policy has no such action.
    UnknownAction,
    /// A glob ends in the middle of an escape.
    GlobSyntax,
    /// A rule asks for one of no values.
    NeverMatches,
    /// An earlier rule matches whatever this one would.
    Shadowed,
    /// There are more rules than any person writes.
    TooMany,
}

/// One thing that is wrong with a rule set or a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where, as an RFC 6901 pointer; for a key that is unknown, the pointer of its value.
    pub pointer: String,
    /// What sort of offence it is.
    pub kind: ProblemKind,
    /// What is wrong.
    pub message: String,
    /// A name that was probably meant.
    pub suggestion: Option<String>,
    /// What to do.
    pub help: Option<String>,
    /// Another place that it is about, and why.
    pub because: Option<Because>,
    /// Where it stands in the file, when there is one.
    pub place: Option<Place>,
}

/// Another place that a problem is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Because {
    /// Where, as an RFC 6901 pointer.
    pub pointer: String,
    /// Why it belongs there.
    pub why: String,
    /// Where it stands in the file, when there is one.
    pub place: Option<Place>,
}

impl Problem {
    pub(super) fn new(pointer: impl Into<String>, kind: ProblemKind, message: impl Into<String>) -> Self {
        Self {
            pointer: pointer.into(),
            kind,
            message: message.into(),
            suggestion: None,
            help: None,
            because: None,
            place: None,
        }
    }

    pub(super) fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    pub(super) fn near<'n>(mut self, name: &str, known: impl Iterator<Item = &'n str>) -> Self {
        self.suggestion = cantus_source::nearest(name, known);
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.place, self.pointer.as_str()) {
            (Some(place), _) => write!(f, "{place}: ")?,
            (None, "") => {}
            (None, pointer) => write!(f, "{pointer}: ")?,
        }
        f.write_str(&self.message)?;
        if let Some(name) = &self.suggestion {
            write!(f, "; did you mean `{name}`?")?;
        }
        match &self.help {
            Some(help) => write!(f, "; {help}"),
            None => Ok(()),
        }
    }
}

/// A rule set or a request that cannot be used, with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// Every problem, in order of the text.
    pub problems: Vec<Problem>,
}

/// How many problems an error prints.
const SHOWN: usize = 5;

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().take(SHOWN).enumerate() {
            let between = if index > 0 { "\n" } else { "" };
            write!(f, "{between}{problem}")?;
        }
        match self.problems.len().checked_sub(SHOWN) {
            None | Some(0) => Ok(()),
            Some(more) => write!(f, "\n… and {more} more"),
        }
    }
}

impl Error for Rejected {}
