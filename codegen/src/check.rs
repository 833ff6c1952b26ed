//! `cantus check`: the gate. What is wrong with the registry, and what in the tree is not what it says.

use std::path::Path;

use crate::error::Error;
use crate::prepare::prepare;
use crate::progress::Progress;
use crate::report::{Mode, Report, Warnings};
use crate::sync::Hold;
use crate::sync_types::finish;

/// What the gate looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Part {
    /// Everything.
    #[default]
    #[value(skip)]
    All,
    /// Whether every artifact is what the registry says.
    Drift,
    /// Whether anything is wrong with the registry itself.
    Registry,
    /// Whether the registry is compatible with its releases; there is nothing to compare until one exists.
    Compat,
}

/// Checks the project that a folder belongs to, or a part of it. Writes nothing.
pub fn check(start: &Path, part: Part, warnings: Warnings, progress: &Progress) -> Result<Report, Error> {
    let mode = match part {
        Part::All | Part::Drift => Mode::Check,
        Part::Registry => Mode::Registry,
        Part::Compat => Mode::Compat,
    };
    let mut report = Report::new(mode, warnings);
    let Some(prepared) = prepare(start, &mut report, progress)? else {
        return Ok(report);
    };
    match part {
        Part::Registry => Ok(report),
        Part::Drift => finish(prepared, &Hold::none(), report, progress),
        Part::Compat if prepared.has_release() => Err(Error::NoComparison),
        Part::Compat => {
            report
                .notes
                .push("there is no release yet, so there is nothing to compare with".to_owned());
            Ok(report)
        }
        Part::All => {
            if prepared.has_release() {
                report.notes.push(Error::NoComparison.to_string());
            }
            finish(prepared, &Hold::none(), report, progress)
        }
    }
}

/// Checks everything about the project that a folder belongs to, as `cantus check` does.
///
/// The report's `Display` is the text that the command prints.
pub fn gate(project: impl AsRef<Path>) -> Result<Report, Error> {
    check(project.as_ref(), Part::All, Warnings::Allowed, &Progress::silent())
}

/// Fails the calling test with the gate's text unless everything about a project is up to date.
///
/// ```no_run
/// // In a test: `env!("CARGO_MANIFEST_DIR")` is the crate's own folder; the project may be any folder above it.
/// codegen::assert_up_to_date(env!("CARGO_MANIFEST_DIR"));
/// ```
#[track_caller]
pub fn assert_up_to_date(project: impl AsRef<Path>) {
    match gate(project) {
        Ok(report) => assert!(report.is_clean(), "{report}"),
        Err(error) => panic!("{}", crate::error::chain(&error)),
    }
}
