//! What was found in a stream, as people read it, as one JSON object, and as annotations.

use std::fmt::Write as _;

use serde_json::json;

use super::Checked;
use crate::output;
use crate::report::Warnings;

/// The findings, and one line that sums them up.
pub fn text(checked: &Checked) -> String {
    let mut text = String::new();
    for found in &checked.found {
        let _ = writeln!(text, "{}\n", found.finding);
    }
    let _ = writeln!(text, "{}", sum_up(checked));
    text
}

/// One JSON object, over several lines, with a line end.
pub fn json(checked: &Checked) -> String {
    let found = checked.found.iter().map(|found| {
        let mut value = output::json::finding(&found.finding);
        value["rule"] = json!(found.rule);
        value
    });
    let value = json!({
        "clean": checked.is_clean(),
        "package": checked.package,
        "events": checked.events,
        "findings": found.collect::<Vec<_>>(),
        "omitted": checked.omitted,
        "forgotten": checked.forgotten,
    });
    format!("{value:#}\n")
}

/// One annotation a finding. `prefix` leads from the repository's root to the folder that the file is named from.
pub fn github(checked: &Checked, prefix: &str) -> String {
    let found = checked.found.iter();
    let lines: Vec<String> = found
        .map(|found| output::github::annotation(&found.finding, Warnings::Allowed, prefix))
        .collect();
    lines.concat()
}

/// The one line that says how it went.
pub fn sum_up(checked: &Checked) -> String {
    let events = match checked.events {
        1 => "1 event".to_owned(),
        events => format!("{events} events"),
    };
    let mut text = match checked.found.len() + checked.omitted {
        0 => format!("{events}: the stream keeps the protocol of `{}`", checked.package),
        1 => format!("1 error, {events}"),
        errors => format!("{errors} errors, {events}"),
    };
    if checked.omitted > 0 {
        let _ = write!(text, "; {} errors are not shown", checked.omitted);
    }
    if checked.forgotten > 0 {
        let _ = write!(
            text,
            "; of {} parts was forgotten how far they were, so more may be wrong",
            checked.forgotten
        );
    }
    text
}
