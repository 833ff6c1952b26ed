//! The report as people read it, without colour.

use std::fmt::Write as _;

use cantus_registry::finding::Severity;

use super::diff;
use crate::drift::{Cause, Drift};
use crate::report::{Mode, Report, Warnings};

/// How many diffs are shown; the other artifacts are only named.
const DIFFS: usize = 5;
/// How many changes of the registry are shown.
const CHANGES: usize = 20;
/// How many written files are named.
const FILES: usize = 20;

/// The whole report: findings, drift, changes, and one line that sums it up.
pub fn report(report: &Report) -> String {
    let mut text = String::new();
    for finding in &report.findings {
        let _ = writeln!(text, "{}\n", finding.to_string().trim_end());
    }
    for (index, drift) in report.drifts.iter().enumerate() {
        text.push_str(&drifted(drift, index, &report.mend));
        text.push('\n');
    }
    changes(&mut text, report);
    files(&mut text, report);
    for note in &report.notes {
        let _ = writeln!(text, "note: {note}");
    }
    let _ = writeln!(text, "{}", sum_up(report));
    text
}

/// One artifact that drifted, in the form of a finding.
fn drifted(drift: &Drift, index: usize, mend: &str) -> String {
    let Drift { path, cause, .. } = drift;
    let mut text = format!("error[{cause}]: `{path}` {}\n  --> {path}\n", cause.says());
    if index < DIFFS
        && let Some(whole) = diff::unified(drift)
    {
        text.push_str(&diff::capped(&whole, diff::SHOWN));
    }
    let _ = writeln!(text, "   = help: {}", help(*cause, mend));
    text
}

/// What to do about a cause of drift.
pub fn help(cause: Cause, mend: &str) -> String {
    match cause {
        Cause::Stale | Cause::Missing | Cause::Conflict => format!("run `{mend}`"),
        Cause::Edited => {
            format!("change the registry instead, then run `{mend}`, which takes the edit back")
        }
        Cause::Orphan => format!("run `{mend}`, which removes it"),
        Cause::Version => format!("run `{mend}`, or install the version of cantus that wrote it"),
    }
}

fn changes(text: &mut String, report: &Report) {
    if report.changes.is_empty() {
        return;
    }
    let _ = writeln!(text, "what changed in the registry since its lock was written:");
    for change in report.changes.iter().take(CHANGES) {
        let _ = writeln!(text, "  {change}");
    }
    more(text, report.changes.len(), CHANGES);
    text.push('\n');
}

fn files(text: &mut String, report: &Report) {
    // Of a new project everything is named: nobody has seen it yet.
    let shown = if report.mode == Mode::Init { usize::MAX } else { FILES };
    for (path, cause) in report.written.iter().take(shown) {
        let _ = match cause {
            _ if report.mode == Mode::Init => writeln!(text, "made {path}"),
            _ if report.mode == Mode::New => writeln!(text, "wrote {path}"),
            Cause::Edited => writeln!(text, "wrote {path} ({cause}: what was typed there is gone)"),
            Cause::Stale | Cause::Missing | Cause::Orphan | Cause::Conflict | Cause::Version => {
                writeln!(text, "wrote {path} ({cause})")
            }
        };
    }
    more(text, report.written.len(), shown);
    for path in report.removed.iter().take(FILES) {
        let _ = writeln!(text, "removed {path}");
    }
    more(text, report.removed.len(), FILES);
}

fn more(text: &mut String, total: usize, shown: usize) {
    if total > shown {
        let _ = writeln!(text, "  … and {} more", total - shown);
    }
}

/// The one line that says how it went.
pub fn sum_up(report: &Report) -> String {
    let (errors, warnings) = (report.count(Severity::Error), report.count(Severity::Warning));
    let mut parts = Vec::new();
    if errors > 0 {
        parts.push(counted(errors, "error", "errors"));
    }
    if warnings > 0 {
        let denied = match report.warnings {
            Warnings::Allowed => "",
            Warnings::Denied => " (denied)",
        };
        parts.push(format!("{}{denied}", counted(warnings, "warning", "warnings")));
    }
    match report.mode {
        Mode::Sync if report.has_failing_finding() => parts.push("nothing was written".to_owned()),
        Mode::Sync if report.written.is_empty() && report.removed.is_empty() => {
            parts.push("nothing to write: everything is up to date".to_owned());
        }
        Mode::Sync => parts.push(format!(
            "{} written, {} unchanged, {} removed",
            report.written.len(),
            report.unchanged,
            report.removed.len()
        )),
        Mode::Init if report.has_failing_finding() => parts.push("nothing was made".to_owned()),
        Mode::Init => parts.push(format!("{} made", counted(report.written.len(), "file", "files"))),
        Mode::New if report.written.is_empty() => parts.push("nothing was added".to_owned()),
        Mode::New => parts.push("1 event added".to_owned()),
        Mode::Check if !report.drifts.is_empty() => parts.push(format!(
            "{} not up to date, {} unchanged; run `{}`",
            counted(report.drifts.len(), "artifact is", "artifacts are"),
            report.unchanged,
            report.mend
        )),
        Mode::Check if report.has_failing_finding() => parts.push("the artifacts were not compared".to_owned()),
        Mode::Check => parts.push(format!(
            "{} up to date",
            counted(report.unchanged, "artifact is", "artifacts are")
        )),
        Mode::Registry if parts.is_empty() => parts.push("nothing is wrong with the registry".to_owned()),
        Mode::Compat if parts.is_empty() => parts.push("nothing was compared".to_owned()),
        Mode::Rules if parts.is_empty() => parts.push("nothing is wrong with the rules".to_owned()),
        Mode::Settings if parts.is_empty() => parts.push("nothing is wrong with the settings".to_owned()),
        Mode::Registry | Mode::Compat | Mode::Rules | Mode::Settings => {}
    }
    parts.join(", ")
}

fn counted(count: usize, one: &str, many: &str) -> String {
    let word = if count == 1 { one } else { many };
    format!("{count} {word}")
}
