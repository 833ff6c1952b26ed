//! Reads back from what was written where the writer stands.

use std::collections::BTreeSet;

use crate::problem::push_segment;
use crate::scan;

/// Is a container that is open at the end of the text.
enum Open<'a> {
    Object { start: usize, name: Option<&'a str> },
    Array { index: usize },
}

/// Gives the pointer of the value that would be written next.
pub(super) fn pointer(written: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(written) else {
        return String::new();
    };
    pointer_to(&open_containers(text))
}

/// Gives the pointer of the innermost open object and the names it has twice.
pub(super) fn names_twice(written: &[u8]) -> (String, BTreeSet<String>) {
    let Ok(text) = std::str::from_utf8(written) else {
        return Default::default();
    };
    let mut open = open_containers(text);
    let Some(Open::Object { start, .. }) = open.pop() else {
        return Default::default();
    };
    let mut seen = BTreeSet::new();
    let mut twice = BTreeSet::new();
    for (name, _) in scan::members(text, start) {
        if !seen.insert(name.clone()) {
            twice.insert(name.into_owned());
        }
    }
    (pointer_to(&open), twice)
}

fn pointer_to(open: &[Open<'_>]) -> String {
    let mut pointer = String::new();
    for container in open {
        match container {
            Open::Object { name: Some(name), .. } => {
                let name = scan::unescape(name).map_or_else(|| (*name).into(), |(name, _)| name);
                push_segment(&mut pointer, &name);
            }
            Open::Object { name: None, .. } => {}
            Open::Array { index } => push_segment(&mut pointer, &index.to_string()),
        }
    }
    pointer
}

fn open_containers(text: &str) -> Vec<Open<'_>> {
    let bytes = text.as_bytes();
    let mut open = Vec::new();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'{' => open.push(Open::Object { start: at, name: None }),
            b'[' => open.push(Open::Array { index: 0 }),
            b'}' | b']' => drop(open.pop()),
            b',' => match open.last_mut() {
                Some(Open::Object { name, .. }) => *name = None,
                Some(Open::Array { index }) => *index += 1,
                None => {}
            },
            b'"' => {
                let end = scan::string_end(bytes, at + 1).unwrap_or(bytes.len());
                if let Some(Open::Object { name: name @ None, .. }) = open.last_mut() {
                    *name = Some(&text[at + 1..end]);
                }
                at = end;
            }
            _ => {}
        }
        at += 1;
    }
    open
}

/// Gives the pointer of the innermost open object.
pub(super) fn object_pointer(written: &[u8]) -> String {
    names_twice(written).0
}
