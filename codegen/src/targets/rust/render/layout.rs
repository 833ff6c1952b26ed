//! Lays out what is printed as text the way `prettyplease` would: lists on one line if they fit, else an entry a line.
//! What it cannot lay out is left too wide, and `prettyplease` is asked.

use std::fmt::{Display, Write as _};

/// How wide `prettyplease` lets a line be.
pub(super) const WIDTH: usize = 89;

/// How wide `prettyplease` lets a struct literal on one line be.
const STRUCT_WIDTH: usize = 35;

/// How far each level is indented.
const INDENT: usize = 4;

/// Lays out a list that stands directly between two brackets, in a line that is indented so far.
pub fn closely<T: Display>(indent: usize, before: &str, entries: &[T], after: &str) -> String {
    let line = format!("{before}{}{after}", joined(entries));
    if indent + line.len() <= WIDTH || entries.is_empty() {
        line
    } else {
        broken(indent, before, entries, after)
    }
}

/// Lays out a struct literal that closes in a line that is indented so far.
pub fn struct_literal<T: Display>(indent: usize, name: &str, members: &[T]) -> String {
    if members.is_empty() {
        return format!("{name} {{}}");
    }
    let line = format!("{name} {{ {} }}", joined(members));
    if line.len() <= STRUCT_WIDTH {
        line
    } else {
        broken(indent, &format!("{name} {{"), members, "}")
    }
}

/// Lays out a list that is known not to fit on one line.
pub fn broken<T: Display>(indent: usize, before: &str, entries: &[T], after: &str) -> String {
    let (outer, inner) = (indent, indent + INDENT);
    let mut lines = before.to_owned();
    for entry in entries {
        write!(lines, "\n{:inner$}{entry},", "").expect("a string takes every write");
    }
    write!(lines, "\n{:outer$}{after}", "").expect("a string takes every write");
    lines
}

fn joined<T: Display>(entries: &[T]) -> String {
    let mut line = String::new();
    for (at, entry) in entries.iter().enumerate() {
        let comma = if at == 0 { "" } else { ", " };
        write!(line, "{comma}{entry}").expect("a string takes every write");
    }
    line
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
