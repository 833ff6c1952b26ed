//! Pattern → the one text that means the same in every engine it is handed to.
//!
//! Sets are spelled out, groups do not capture, and only escapes are used that ECMAScript's `u` flag, the `regex`
//! family and Python all know. Code points that a reader could not see are written by number.

use std::fmt::Write;

use super::Node;

/// What `.` leaves out.
const LINE_ENDS: &str = r"[^\n\r\u2028\u2029]";

/// Prints a pattern.
pub(super) fn portable(node: &Node) -> String {
    let mut text = String::new();
    print(node, &mut text);
    text
}

fn print(node: &Node, text: &mut String) {
    match node {
        Node::Empty => {}
        Node::Literal(c) => print_char(*c, Position::Outside, text),
        Node::Any => text.push_str(LINE_ENDS),
        Node::Class { negated, ranges } => print_class(*negated, ranges, text),
        Node::Group(inner) => {
            text.push_str("(?:");
            print(inner, text);
            text.push(')');
        }
        Node::Concat(nodes) => nodes.iter().for_each(|node| print(node, text)),
        Node::Alternate(nodes) => {
            for (index, node) in nodes.iter().enumerate() {
                if index > 0 {
                    text.push('|');
                }
                print(node, text);
            }
        }
        Node::Repeat { node, min, max } => {
            print(node, text);
            text.push_str(&count(*min, *max));
        }
        Node::Start => text.push('^'),
        Node::End => text.push('$'),
    }
}

fn count(min: u32, max: Option<u32>) -> String {
    match (min, max) {
        (0, None) => "*".to_owned(),
        (1, None) => "+".to_owned(),
        (0, Some(1)) => "?".to_owned(),
        (min, None) => format!("{{{min},}}"),
        (min, Some(max)) if min == max => format!("{{{min}}}"),
        (min, Some(max)) => format!("{{{min},{max}}}"),
    }
}

/// Sorted ranges that do not touch cannot spell `&&`, `~~` or `--`, which some engines read as set operations.
fn print_class(negated: bool, ranges: &[(char, char)], text: &mut String) {
    text.push_str(if negated { "[^" } else { "[" });
    for &(low, high) in ranges {
        print_char(low, Position::InClass, text);
        if low == high {
            continue;
        }
        if u32::from(high) - u32::from(low) > 1 {
            text.push('-');
        }
        print_char(high, Position::InClass, text);
    }
    text.push(']');
}

#[derive(Clone, Copy)]
enum Position {
    Outside,
    InClass,
}

fn print_char(c: char, position: Position, text: &mut String) {
    let escaped = match position {
        Position::Outside => "^$\\.*+?()[]{}|",
        Position::InClass => "^\\[]-",
    };
    match c {
        '\n' => text.push_str("\\n"),
        '\r' => text.push_str("\\r"),
        '\t' => text.push_str("\\t"),
        ' '..='~' => {
            if escaped.contains(c) {
                text.push('\\');
            }
            text.push(c);
        }
        c if c.is_alphanumeric() => text.push(c),
        c => {
            let point = u32::from(c);
            let written = if point <= 0xffff {
                write!(text, "\\u{point:04x}")
            } else {
                write!(text, "\\u{{{point:x}}}")
            };
            written.expect("a string takes every write");
        }
    }
}
