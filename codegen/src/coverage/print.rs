//! What was found, as people read it and as one JSON object.

use std::fmt::Write as _;

use serde_json::json;

use super::{Coverage, Covered, What};
use crate::report::Warnings;

/// The uses of everything, then what has none, then one line that sums it up.
pub fn text(coverage: &Coverage, warnings: Warnings) -> String {
    let mut text = String::new();
    for item in coverage.items.iter().filter(|item| !item.is_unused()) {
        let _ = writeln!(text, "{}", head(item));
        for site in &item.sites {
            let _ = writeln!(text, "  {:<11}  {}", site.deed.word(), site.place);
        }
    }
    for finding in coverage.unused().filter_map(Covered::finding) {
        let said = finding.to_string();
        let said = match warnings {
            Warnings::Allowed => said,
            Warnings::Denied => said.replacen("warning", "error", 1),
        };
        let _ = writeln!(text, "\n{said}");
    }
    let gap = if text.is_empty() { "" } else { "\n" };
    let _ = writeln!(text, "{gap}{}", sum_up(coverage));
    text
}

fn head(item: &Covered) -> String {
    let head = format!("{} ({})", item.name, item.what.one());
    match item.excuse {
        Some(excuse) if item.sites.is_empty() => format!("{head}: used nowhere; {excuse}"),
        _ => head,
    }
}

/// The one line that says how it went.
pub fn sum_up(coverage: &Coverage) -> String {
    let kinds = [What::Events, What::Members, What::Codes];
    let parts = kinds.iter().filter_map(|what| {
        let of_kind = || coverage.items.iter().filter(|item| item.what == *what);
        let (all, unused) = (of_kind().count(), of_kind().filter(|item| item.is_unused()).count());
        (all > 0).then(|| format!("{unused} of {all} {}s", what.one()))
    });
    let parts: Vec<String> = parts.collect();
    let files = match coverage.files {
        1 => "1 file".to_owned(),
        files => format!("{files} files"),
    };
    if parts.is_empty() {
        format!("nothing is declared; {files} read")
    } else {
        format!("{} unused; {files} read", parts.join(", "))
    }
}

/// One line for each file that could not be read.
pub fn unread(coverage: &Coverage) -> String {
    let lines = coverage
        .unread
        .iter()
        .map(|(place, why)| format!("note: not read: {place}: {why}\n"));
    lines.collect()
}

/// The same as one JSON object, over several lines, with a line end.
pub fn json(coverage: &Coverage) -> String {
    let items = coverage.items.iter().map(|item| {
        let sites = item.sites.iter().map(|site| {
            json!({
                "deed": site.deed.word(),
                "file": &*site.place.file,
                "line": site.place.line,
                "column": site.place.column,
            })
        });
        json!({
            "name": item.name,
            "what": item.what.one(),
            "declared": {"file": &*item.declared.file, "line": item.declared.line, "column": item.declared.column},
            "unused": item.is_unused(),
            "excuse": item.excuse,
            "sites": sites.collect::<Vec<_>>(),
        })
    });
    let unread = coverage
        .unread
        .iter()
        .map(|(place, why)| json!({"file": &*place.file, "line": place.line, "column": place.column, "why": why}));
    let value = json!({
        "items": items.collect::<Vec<_>>(),
        "files": coverage.files,
        "unread": unread.collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}
