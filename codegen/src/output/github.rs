//! The report as workflow commands, which GitHub shows beside the lines they speak of.

use std::fmt::Write as _;

use cantus_registry::finding::{Finding, Severity};

use super::text;
use crate::report::{Report, Warnings};

/// The whole report, one annotation a line. `prefix` leads from the repository's root to the project.
pub fn report(report: &Report, prefix: &str) -> String {
    let mut lines = String::new();
    for finding in &report.findings {
        lines.push_str(&annotation(finding, report.warnings, prefix));
    }
    for drift in &report.drifts {
        let message = format!(
            "`{}` {}\nhelp: {}",
            drift.path,
            drift.cause.says(),
            text::help(drift.cause, &report.mend)
        );
        let file = property(&format!("{prefix}{}", drift.path));
        let cause = drift.cause;
        let _ = writeln!(lines, "::error file={file},line=1,title={cause}::{}", data(&message));
    }
    lines
}

/// One finding as an annotation, with its line end.
pub fn annotation(finding: &Finding, warnings: Warnings, prefix: &str) -> String {
    let level = match (finding.severity, warnings) {
        (Severity::Error, _) | (Severity::Warning, Warnings::Denied) => "error",
        (Severity::Warning, Warnings::Allowed) => "warning",
    };
    // What follows the place in people's text belongs to the message here.
    let text = finding.to_string();
    let more = text.lines().filter_map(|line| line.strip_prefix("   = "));
    let message = std::iter::once(finding.message.as_str())
        .chain(more)
        .collect::<Vec<_>>()
        .join("\n");
    format!(
        "::{level} file={},line={},col={},title={}::{}\n",
        property(&format!("{prefix}{}", finding.place.file)),
        finding.place.line,
        finding.place.column,
        property(finding.id),
        data(&message),
    )
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
