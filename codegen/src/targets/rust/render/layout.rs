//! Lays out what is printed as text the way `prettyplease` would: lists on one line if they fit, else an entry a line.
//! What it cannot lay out is left too wide, and `prettyplease` is asked.

use std::fmt::Display;

/// How wide `prettyplease` lets a line be.
const WIDTH: usize = 89;

/// How far each level is indented.
const INDENT: usize = 4;

/// Lays out a list that stands directly between two brackets, in a line that is indented so far.
pub fn closely<T: Display>(indent: usize, before: &str, entries: &[T], after: &str) -> String {
    list(indent, (before, ""), entries, after)
}

/// Lays out a list with space inside its brackets.
pub fn loosely<T: Display>(indent: usize, before: &str, entries: &[T], after: &str) -> String {
    let space = if entries.is_empty() { "" } else { " " };
    list(indent, (before, space), entries, after)
}

fn list<T: Display>(indent: usize, (before, space): (&str, &str), entries: &[T], after: &str) -> String {
    use std::fmt::Write as _;
    let mut line = format!("{before}{space}");
    for (at, entry) in entries.iter().enumerate() {
        let comma = if at == 0 { "" } else { ", " };
        write!(line, "{comma}{entry}").expect("a string takes every write");
    }
    line.push_str(space);
    line.push_str(after);
    if indent + line.len() <= WIDTH || entries.is_empty() {
        return line;
    }
    broken(indent, before, entries, after)
}

/// Lays out a list that is known not to fit on one line.
pub fn broken<T: Display>(indent: usize, before: &str, entries: &[T], after: &str) -> String {
    use std::fmt::Write as _;
    let (outer, inner) = (indent, indent + INDENT);
    let mut lines = before.to_owned();
    for entry in entries {
        write!(lines, "\n{:inner$}{entry},", "").expect("a string takes every write");
    }
    write!(lines, "\n{:outer$}{after}", "").expect("a string takes every write");
    lines
}

/// Whether no line of some items is wider than `prettyplease` would have it; comments may be.
pub fn fits(items: &str) -> bool {
    items
        .lines()
        .all(|line| line.len() <= WIDTH || line.trim_start().starts_with("///"))
}

/// The items of a text that has empty lines between them.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        // Behind an empty line inside an item stands something indented.
        let end = text
            .match_indices("\n\n")
            .map(|(at, _)| at + 1)
            .find(|at| !text[at + 1..].starts_with(' '));
        rest = end.map(|end| &text[end + 1..]);
        Some(end.map_or(text, |end| &text[..end]))
    })
}
