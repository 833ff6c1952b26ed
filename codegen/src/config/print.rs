//! An effective config as a YAML document that says who gave each value, and as JSON.

use std::fmt::Write as _;

use cantus::config::{Effective, Origin, Place};
use cantus_source::segment;
use serde_json::{Map, Value, json};

use super::Resolved;

/// Origins stand in one column, unless a value is longer.
const WIDTH: usize = 56;

/// The document as YAML, with the origin of each value in a comment.
pub fn text(resolved: &Resolved) -> String {
    let mut lines = format!("# {}\n", resolved.name);
    let shown = resolved.effective.shown();
    let mut page = Page {
        effective: &resolved.effective,
        lines: String::new(),
    };
    match &shown {
        Value::Object(map) if !map.is_empty() => page.map(map, "", 0),
        _ => page.lines.push_str("{}\n"),
    }
    lines.push_str(&page.lines);
    lines
}

struct Page<'p> {
    effective: &'p Effective<'static>,
    lines: String,
}

impl Page<'_> {
    fn map(&mut self, map: &Map<String, Value>, pointer: &str, depth: usize) {
        for (key, value) in map {
            let pointer = format!("{pointer}/{}", segment(key));
            let head = format!("{:1$}{2}:", "", depth * 2, word(key));
            self.entry(&head, value, &pointer, depth + 1);
        }
    }

    fn entry(&mut self, head: &str, value: &Value, pointer: &str, depth: usize) {
        match value {
            Value::Object(map) if !map.is_empty() => {
                let _ = writeln!(self.lines, "{head}");
                self.map(map, pointer, depth);
            }
            Value::Array(items) if !items.is_empty() => {
                let _ = writeln!(self.lines, "{head}");
                for (index, value) in items.iter().enumerate() {
                    let pointer = format!("{pointer}/{index}");
                    match value {
                        Value::Object(map) if !map.is_empty() => {
                            let start = self.lines.len();
                            self.map(map, &pointer, depth + 1);
                            // The first of its lines is the item's own.
                            let mark = start + depth * 2;
                            self.lines.replace_range(mark..=mark, "-");
                        }
                        value => self.entry(&format!("{:1$}-", "", depth * 2), value, &pointer, depth + 1),
                    }
                }
            }
            value => {
                let value = match value {
                    Value::String(text) => word(text),
                    value => value.to_string(),
                };
                let line = format!("{head} {value}");
                let origin = self.effective.origin(pointer);
                let _ = writeln!(self.lines, "{line:WIDTH$} # {origin}");
            }
        }
    }
}

/// A text as YAML has it: quoted, unless nobody could take it for anything else.
fn word(text: &str) -> String {
    let is_plain = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '/'))
        && !matches!(
            text,
            "null" | "true" | "false" | "yes" | "no" | "on" | "off" | "y" | "n"
        );
    match is_plain {
        true => text.to_owned(),
        false => Value::from(text).to_string(),
    }
}

/// The document and the origins by pointer.
pub fn json(resolved: &Resolved) -> String {
    let parts = resolved.effective.parts();
    let origins: Map<String, Value> = parts
        .into_iter()
        .map(|(pointer, _, origin)| (pointer, of_origin(origin)))
        .collect();
    let weakened = resolved.effective.weakened().iter();
    let value = json!({
        "config": resolved.name,
        "preset": resolved.preset,
        "value": resolved.effective.shown(),
        "origins": origins,
        "weakened": weakened.map(|weakening| &weakening.pointer).collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}

fn of_origin(origin: &Origin) -> Value {
    let mut value = json!({"from": origin.word()});
    let place = match origin {
        Origin::File(place) => Some(place),
        Origin::Environment(names, place) => {
            value["variables"] = json!(names);
            place.as_ref()
        }
        Origin::Preset(name) => {
            value["preset"] = json!(name);
            None
        }
        Origin::Default | Origin::Program => None,
    };
    if let Some(Place { file, line, column }) = place {
        value["file"] = json!(&**file);
        value["line"] = json!(line);
        value["column"] = json!(column);
    }
    value
}
