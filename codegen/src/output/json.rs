//! The report as one JSON object, for machines.

use cantus_registry::finding::{Finding, Severity};
use cantus_registry::place::Place;
use serde_json::{Value, json};

use super::{diff, text};
use crate::drift::Drift;
use crate::report::Report;

/// The whole report, over several lines, with a line end.
pub fn report(report: &Report) -> String {
    let value = json!({
        "clean": report.is_clean(),
        "findings": report.findings.iter().map(finding).collect::<Vec<_>>(),
        "drift": report.drifts.iter().map(|drift| drifted(drift, &report.mend)).collect::<Vec<_>>(),
        "changes": report.changes,
        "written": report
            .written
            .iter()
            .map(|(path, cause)| json!({"path": path, "cause": cause.to_string()}))
            .collect::<Vec<_>>(),
        "removed": report.removed,
        "unchanged": report.unchanged,
        "notes": report.notes,
    });
    format!("{value:#}\n")
}

/// One finding.
pub fn finding(finding: &Finding) -> Value {
    let mut value = placed(&finding.place);
    value["id"] = json!(finding.id);
    value["severity"] = json!(match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    });
    value["message"] = json!(finding.message);
    value["help"] = json!(finding.help);
    value["suggestion"] = json!(finding.suggestion);
    let related = finding.related.iter().map(|(place, why)| {
        let mut value = placed(place);
        value["message"] = json!(why);
        value
    });
    value["related"] = related.collect();
    value
}

fn drifted(drift: &Drift, mend: &str) -> Value {
    json!({
        "path": drift.path,
        "cause": drift.cause.to_string(),
        "message": format!("`{}` {}", drift.path, drift.cause.says()),
        "help": text::help(drift.cause, mend),
        "diff": diff::unified(drift),
    })
}

fn placed(place: &Place) -> Value {
    json!({"file": &*place.file, "line": place.line, "column": place.column})
}
