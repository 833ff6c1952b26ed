//! Turns what the registry says about an item into the lines of a TSDoc comment.

use cantus_registry::model::{Field, Meta, Stability};
use serde_json::Value;

use super::escape::{comment_line, comment_lines};

/// The lines for an item.
pub(super) fn lines(meta: &Meta, sensitivity: Option<&str>) -> Vec<String> {
    let mut blocks: Vec<Vec<String>> = Vec::new();
    blocks.extend(meta.summary.as_deref().map(comment_lines));
    blocks.extend(meta.description.as_deref().map(comment_lines));
    blocks.extend(
        meta.use_when
            .as_deref()
            .map(|text| comment_lines(&format!("Use when: {text}"))),
    );
    let instead: Vec<String> = meta
        .instead_of
        .iter()
        .map(|(name, why)| format!("- Instead of {}: {}", comment_line(name), comment_line(why)))
        .collect();
    blocks.push(instead);
    blocks.extend(sensitivity.map(|level| vec![format!("Sensitivity: {}", comment_line(level))]));
    blocks.push(tags(meta));
    blocks.extend(meta.examples.iter().map(example));
    join(blocks)
}

/// The lines for a field, with what a reader may assume when it is absent.
pub(super) fn field_lines(field: &Field) -> Vec<String> {
    let mut lines = lines(&field.meta, field.sensitivity.as_deref());
    if let Some(default) = &field.default {
        lines.push(format!("@defaultValue `{}`", comment_line(&default.to_string())));
    }
    lines
}

/// The lines, or one line of our own where the registry says nothing.
pub(super) fn lines_or(meta: &Meta, sensitivity: Option<&str>, otherwise: impl FnOnce() -> String) -> Vec<String> {
    let mut lines = lines(meta, sensitivity);
    if meta.summary.is_none() && meta.description.is_none() {
        let more = !lines.is_empty();
        lines.insert(0, otherwise());
        if more {
            lines.insert(1, String::new());
        }
    }
    lines
}

/// The lines for the function that makes an event; what the event is stands with its type.
pub(super) fn of_constructor(name: &str, meta: &Meta) -> Vec<String> {
    let summary = meta
        .summary
        .as_deref()
        .map_or_else(String::new, |summary| format!(": {}", comment_line(summary)));
    let mut lines = vec![
        format!("Makes the event `{}`{summary}", comment_line(name)),
        String::new(),
        "@throws `cantus.EmitError` where the emit view does not admit it".to_owned(),
    ];
    lines.extend(tags(meta).into_iter().filter(|tag| tag.starts_with("@deprecated")));
    lines
}

fn tags(meta: &Meta) -> Vec<String> {
    let mut tags = Vec::new();
    if meta.stability == Stability::Experimental {
        tags.push("@experimental".to_owned());
    }
    if let Some(since) = &meta.since {
        tags.push(format!("@since {}", comment_line(since)));
    }
    if let Some(deprecated) = &meta.deprecated {
        let since = deprecated.since.as_deref().map(|since| format!("since {since}"));
        let replacement = deprecated.replacement.as_deref().map(|name| format!("use `{name}`"));
        let said: Vec<String> = [since, deprecated.note.clone(), replacement]
            .into_iter()
            .flatten()
            .collect();
        tags.push(
            format!("@deprecated {}", comment_line(&said.join("; ")))
                .trim_end()
                .to_owned(),
        );
    } else if meta.stability == Stability::Deprecated {
        tags.push("@deprecated".to_owned());
    }
    tags
}

fn example(value: &Value) -> Vec<String> {
    let text = serde_json::to_string_pretty(value).expect("a value of the lock prints as JSON");
    let fence = "`".repeat(longest_run_of_backticks(&text).max(2) + 1);
    let mut lines = vec!["@example".to_owned(), format!("{fence}json")];
    lines.extend(comment_lines(&text));
    lines.push(fence);
    lines
}

fn longest_run_of_backticks(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}

fn join(blocks: Vec<Vec<String>>) -> Vec<String> {
    let mut lines = Vec::new();
    for block in blocks.into_iter().filter(|block| !block.is_empty()) {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(block.iter().map(|line| line.trim_end().to_owned()));
    }
    lines
}
