//! What is wrong with the user's input, as data.

use std::fmt;

use crate::place::Place;

/// One thing wrong with the user's input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its id, an entry of the catalogue, such as `field-unknown-type`.
    pub id: &'static str,
    /// Whether it fails the gate by itself.
    pub severity: Severity,
    /// Where it stands.
    pub place: Place,
    /// What is wrong: lower case, no full stop, names in backticks.
    pub message: String,
    /// The way out.
    pub help: Option<String>,
    /// A name that was probably meant.
    pub suggestion: Option<String>,
    /// Other places that belong to it, each with a word on why.
    pub related: Vec<(Place, String)>,
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The registry cannot be used.
    Error,
    /// It can, but somebody will trip over it.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
        })
    }
}
