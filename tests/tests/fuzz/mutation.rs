//! Texts made of others: characters, words, lines and whole blocks of them taken out, put in, doubled and exchanged.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any};
use proptest::sample::Index;
use serde_json::Value;

/// What YAML, TOML, JSON, expressions and patterns trip over.
const SHARDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ":",
    ": ",
    ",",
    "\"",
    "'",
    "|",
    ">",
    "<",
    "?",
    "- ",
    " -- ",
    "#",
    " #",
    "&a ",
    "*a",
    "!t ",
    "\t",
    "\n",
    "\r\n",
    "  ",
    "\u{feff}",
    "é",
    "🦀",
    "\\",
    "\\u0041",
    "\\ud800",
    "---\n",
    "...\n",
    "%",
    "@",
    "`",
    "<<: ",
    "null",
    "~",
    "list<",
    "? ",
    "\u{0}",
    "=",
    "-",
    "(",
    ")",
    "*",
    "+",
    "{2,}",
    "{0,999}",
    "^",
    "$",
    ".",
    "0",
    "1e999",
    "-0",
    "9007199254740993",
    "\u{2028}",
    "\u{202e}",
    "../",
    "/",
    "__proto__",
    "\u{7f}",
    "''",
    "\"\"",
];

/// The folder of the fixtures.
pub fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// Every file below a folder whose name ends so, sorted.
pub fn files(folder: &Path, ends: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("the folder can be listed") {
            let path = entry.expect("the folder can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ends) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// One change, which means something for every text.
#[derive(Clone, Debug)]
pub struct Change {
    kind: u8,
    at: Index,
    from: Index,
    size: Index,
}

/// Changes of all kinds below a number; the first three are of characters, the others of lines and words.
fn change(kinds: std::ops::Range<u8>) -> impl Strategy<Value = Change> {
    (kinds, any::<Index>(), any::<Index>(), any::<Index>()).prop_map(|(kind, at, from, size)| Change {
        kind,
        at,
        from,
        size,
    })
}

/// Some of the texts with a few changes, more often such that leave lines and words whole.
pub fn changed(texts: Vec<String>) -> impl Strategy<Value = String> {
    let changes = proptest::prop_oneof![
        2 => vec(change(3..9), 1..5),
        1 => vec(change(0..9), 1..6),
        1 => vec(change(0..3), 1..3),
    ];
    changed_by(texts, changes)
}

/// Some of the texts with so little changed that it may still make sense.
pub fn touched(texts: Vec<String>) -> impl Strategy<Value = String> {
    changed_by(texts, vec(change(3..9), 1..3))
}

fn changed_by(texts: Vec<String>, changes: impl Strategy<Value = Vec<Change>>) -> impl Strategy<Value = String> {
    let words: Vec<String> = words(&texts);
    let lines: Vec<String> = texts.iter().flat_map(|text| text.lines().map(str::to_owned)).collect();
    (proptest::sample::select(texts), changes).prop_map(move |(mut text, changes)| {
        for change in &changes {
            text = change.apply(&text, &words, &lines);
        }
        text
    })
}

/// Every word, each once.
fn words(texts: &[String]) -> Vec<String> {
    let mut words: Vec<String> = texts.iter().flat_map(|text| split(text)).map(str::to_owned).collect();
    words.sort();
    words.dedup();
    words.retain(|word| word.starts_with(is_of_word));
    words
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// A text as words and what stands between them.
fn split(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_of_word(c) != is_of_word(first)).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        parts.push(part);
        rest = after;
    }
    parts
}

impl Change {
    fn apply(&self, text: &str, words: &[String], dictionary: &[String]) -> String {
        if self.kind < 3 {
            return self.of_characters(text);
        }
        if self.kind == 3 || self.kind == 4 {
            return self.of_words(text, words);
        }
        self.of_lines(text, dictionary)
    }

    fn of_characters(&self, text: &str) -> String {
        let mut chars: Vec<char> = text.chars().collect();
        let at = self.at.index(chars.len() + 1);
        match self.kind {
            0 => drop(chars.drain(at..(at + 1 + self.size.index(4)).min(chars.len()).max(at))),
            1 => drop(chars.splice(at..at, SHARDS[self.from.index(SHARDS.len())].chars())),
            _ => chars.truncate(at),
        }
        chars.into_iter().collect()
    }

    fn of_words(&self, text: &str, words: &[String]) -> String {
        let mut parts = split(text);
        let places: Vec<usize> = (0..parts.len())
            .filter(|at| parts[*at].starts_with(is_of_word))
            .collect();
        if places.is_empty() || words.is_empty() {
            return text.to_owned();
        }
        let at = places[self.at.index(places.len())];
        let from = places[self.from.index(places.len())];
        // A word of the text itself more often makes sense.
        parts[at] = if self.kind == 3 {
            parts[from]
        } else {
            &words[self.from.index(words.len())]
        };
        parts.concat()
    }

    fn of_lines(&self, text: &str, dictionary: &[String]) -> String {
        let mut lines: Vec<&str> = text.lines().collect();
        if lines.is_empty() {
            return text.to_owned();
        }
        let (at, from) = (self.at.index(lines.len()), self.from.index(lines.len()));
        match self.kind {
            5 => drop(lines.drain(block(&lines, at))),
            6 => {
                let moved: Vec<&str> = lines[block(&lines, from)].to_vec();
                lines.splice(at..at, moved);
            }
            7 => {
                let moved: Vec<&str> = lines[block(&lines, from)].to_vec();
                lines.splice(block(&lines, at), moved);
            }
            _ if !dictionary.is_empty() => lines[at] = &dictionary[self.from.index(dictionary.len())],
            _ => {}
        }
        lines.join("\n") + "\n"
    }
}

/// A line with all that stands deeper below it.
fn block(lines: &[&str], at: usize) -> std::ops::Range<usize> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let deeper = lines[at + 1..].iter().take_while(|line| depth(line) > depth(lines[at]));
    at..at + 1 + deeper.count()
}

/// JSON texts with a few changes of their values.
pub fn changed_json(texts: Vec<String>) -> impl Strategy<Value = String> {
    let parse = |text: &String| serde_json::from_str(text).expect("a seed is JSON");
    let mut values: Vec<Value> = texts.iter().map(parse).collect();
    let pieces: Arc<[Value]> = values.iter_mut().flat_map(|value| value_of_each(value, 200)).collect();
    let changes = vec((any::<u8>(), any::<Index>(), any::<Index>()), 1..5);
    (proptest::sample::select(values), changes, Just(pieces)).prop_map(|(mut value, changes, pieces)| {
        for (kind, at, from) in changes {
            let count = count(&value);
            let target = nth(&mut value, at.index(count)).expect("it was counted");
            change_value(target, kind, &pieces[from.index(pieces.len())], &from);
        }
        value.to_string()
    })
}

/// JSON texts with one or two of their texts spelled otherwise, keys and tags included.
pub fn respelled_json(texts: Vec<String>) -> impl Strategy<Value = String> {
    let parse = |text: &String| serde_json::from_str(text).expect("a seed is JSON");
    let values: Vec<Value> = texts.iter().map(parse).collect();
    let changes = vec((any::<bool>(), any::<Index>(), any::<Index>()), 1..3);
    (proptest::sample::select(values), changes).prop_map(|(mut value, changes)| {
        for (append, at, shard) in changes {
            let mut spelled = Vec::new();
            collect_texts(&value, &mut spelled);
            if spelled.is_empty() {
                break;
            }
            let old = Value::from(spelled[at.index(spelled.len())]).to_string();
            let shard = Value::from(SHARDS[shard.index(SHARDS.len())]).to_string();
            let new = if append {
                format!("{}{}", &old[..old.len() - 1], &shard[1..])
            } else {
                shard
            };
            // Names stand in several places, and only together they mean something.
            let text = value.to_string().replace(&old, &new);
            value = serde_json::from_str(&text).expect("a text was put in the place of a text");
        }
        value.to_string()
    })
}

fn collect_texts<'v>(value: &'v Value, texts: &mut Vec<&'v str>) {
    match value {
        Value::String(text) => texts.push(text),
        Value::Array(items) => items.iter().for_each(|item| collect_texts(item, texts)),
        Value::Object(object) => object.values().for_each(|value| collect_texts(value, texts)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Some of the values in a value, not all where there are many.
fn value_of_each(value: &Value, most: usize) -> Vec<Value> {
    let mut copy = value.clone();
    let count = count(&copy);
    let step = count.div_ceil(most).max(1);
    let each = (0..count).step_by(step);
    each.map(|at| nth(&mut copy, at).expect("it was counted").clone())
        .collect()
}

fn change_value(target: &mut Value, kind: u8, piece: &Value, from: &Index) {
    const ODD: &[&str] = &[
        "null",
        "true",
        "0",
        "-1",
        "1.5",
        "1e300",
        "9007199254740993",
        "\"\"",
        "\"../../x\"",
        "[]",
        "{}",
        "\"\\u0000\"",
        "\"__proto__\"",
        "\"*/ ` ${x} </script> \\u2028\"",
        "[[[[[[[[]]]]]]]]",
        "{\"\":{}}",
    ];
    match (kind % 5, &mut *target) {
        (0, Value::Object(object)) if !object.is_empty() => {
            let key = object
                .keys()
                .nth(from.index(object.len()))
                .expect("it is counted")
                .clone();
            object.remove(&key);
        }
        (1, Value::Object(object)) => drop(object.insert(SHARDS[from.index(SHARDS.len())].to_owned(), piece.clone())),
        (2, Value::Object(object)) if !object.is_empty() => {
            let key = object
                .keys()
                .nth(from.index(object.len()))
                .expect("it is counted")
                .clone();
            if let Some(value) = object.remove(&key) {
                object.insert(key + SHARDS[from.index(SHARDS.len())], value);
            }
        }
        (2, Value::String(text)) => text.push_str(SHARDS[from.index(SHARDS.len())]),
        (0 | 1, Value::Array(items)) => items.push(piece.clone()),
        (3, target) => *target = serde_json::from_str(ODD[from.index(ODD.len())]).expect("it is JSON"),
        (_, target) => *target = piece.clone(),
    }
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(object) => object.values().map(count).sum(),
        _ => 0,
    }
}

/// The value at a number, the outermost being nought.
fn nth(value: &mut Value, mut number: usize) -> Option<&mut Value> {
    if number == 0 {
        return Some(value);
    }
    number -= 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(object) => object.values_mut().collect(),
        _ => Vec::new(),
    };
    for value in inner {
        let size = count(value);
        if number < size {
            return nth(value, number);
        }
        number -= size;
    }
    None
}
