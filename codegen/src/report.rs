//! What a command found and did, as data. How it looks is `output`'s affair, save for the terminal text.

use std::fmt;

use cantus_registry::diff::Change;
use cantus_registry::finding::{Finding, Severity};

use crate::drift::{Cause, Drift};
use crate::output;

/// What a command found and did.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Which command it was.
    pub mode: Mode,
    /// What is wrong with the user's input.
    pub findings: Vec<Finding>,
    /// Artifacts that do not stand as they should; none after they were written.
    pub drifts: Vec<Drift>,
    /// What differs between the committed lock and the registry.
    pub changes: Vec<Change>,
    /// Artifacts that are right.
    pub unchanged: usize,
    /// Files that were written, and why.
    pub written: Vec<(String, Cause)>,
    /// Orphans that were removed.
    pub removed: Vec<String>,
    /// What else is worth saying.
    pub notes: Vec<String>,
    /// The command that mends drift.
    pub mend: String,
    /// Whether warnings fail.
    pub warnings: Warnings,
}

/// Which command a report is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It writes.
    Sync,
    /// It compares the disk with what would be written.
    Check,
    /// It looks at the registry alone.
    Registry,
    /// It compares the registry with its releases.
    Compat,
    /// It makes a project.
    Init,
    /// It adds to the registry.
    New,
    /// It looks at rules of a policy.
    Rules,
    /// It looks at what is set for a service.
    Settings,
}

/// Whether warnings fail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Warnings {
    /// They are shown.
    #[default]
    Allowed,
    /// They fail as errors do.
    Denied,
}

impl Report {
    /// A report of nothing yet.
    pub fn new(mode: Mode, warnings: Warnings) -> Self {
        Self {
            mode,
            findings: Vec::new(),
            drifts: Vec::new(),
            changes: Vec::new(),
            unchanged: 0,
            written: Vec::new(),
            removed: Vec::new(),
            notes: Vec::new(),
            mend: "cantus sync-types".to_owned(),
            warnings,
        }
    }

    /// Whether the gate lets it pass.
    pub fn is_clean(&self) -> bool {
        self.drifts.is_empty() && !self.has_failing_finding()
    }

    /// Whether a finding forbids that anything is written.
    pub fn has_failing_finding(&self) -> bool {
        self.findings.iter().any(|finding| match finding.severity {
            Severity::Error => true,
            Severity::Warning => self.warnings == Warnings::Denied,
        })
    }

    /// How many findings have a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.findings
            .iter()
            .filter(|finding| finding.severity == severity)
            .count()
    }
}

/// The terminal text, without colour.
impl fmt::Display for Report {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&output::text::report(self))
    }
}
