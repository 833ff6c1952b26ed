//! The corner registry with a hostile text in every place that takes one: prose, names, values, tags, keys. Nobody
//! could declare it, and a lock that was edited by hand could hold it. What is printed from it is committed, and
//! `tests/typescript/runtime/hostile.test.ts` compiles it and sees that nothing of it runs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cantus_registry::model::Registry;
use codegen::targets::{Options, find};
use serde_json::{Map, Value, json};

const HOSTILE: &str = " */ ` ${globalThis.ran = true} </script> <!-- --> ' \" \\ \u{2028} \u{202e} ]]> \u{1f980}";

fn prose() -> String {
    format!("*/ globalThis.ran = true; /* @deprecated\n```\n{HOSTILE}\n")
}

#[test]
fn a_hostile_text_in_every_place_is_printed_as_it_was_when_it_was_read() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let lock = fs::read_to_string(fixtures.join("corners/generated/registry.lock.json")).expect("there is a lock");
    let registry = cantus_registry::lock::parse(&lock).expect("the lock is one");
    let mut value = serde_json::to_value(registry).expect("a registry is JSON");
    spoil(&mut value);
    let registry: Registry = serde_json::from_value(value.clone()).expect("it is still a registry");

    let mut wanted: BTreeMap<PathBuf, String> = BTreeMap::new();
    let folder = fixtures.join("hostile");
    let text = serde_json::to_string_pretty(&value).expect("JSON is printed") + "\n";
    wanted.insert(folder.join("registry.json"), text);
    let target = find("typescript").expect("the target is in the table");
    for artifact in target.render(&registry, &Options::default()).expect("it is printed") {
        wanted.insert(folder.join("typescript").join(artifact.path), artifact.body);
    }
    for (path, text) in wanted {
        if std::env::var_os("CANTUS_BLESS").is_some() {
            fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder can be made");
            fs::write(&path, &text).expect("the file can be written");
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == text,
            "{} is stale; read the difference after CANTUS_BLESS=1",
            path.display()
        );
    }
}

fn spoil(node: &mut Value) {
    match node {
        Value::Array(items) => items.iter_mut().for_each(spoil),
        Value::Object(object) => {
            spoil_keys(object);
            spoil_facts(object);
            spoil_prose(object);
            let inner = object.iter_mut().filter(|(key, _)| *key != "meta");
            inner.for_each(|(_, value)| spoil(value));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Lengthens what a key or a tag is on the wire. A field keeps its identifier.
fn spoil_keys(object: &mut Map<String, Value>) {
    if let (true, Some(name)) = (object.contains_key("type"), object.get("name").and_then(Value::as_str)) {
        let name = name.to_owned();
        let meta = object.entry("meta").or_insert_with(|| json!({}));
        if meta.get("as").is_none() {
            meta["as"] = identifier(&name).into();
        }
        object["name"] = (name + HOSTILE).into();
    }
    for key in ["content", "is_a_key"] {
        if key != "content" || object.contains_key("told_apart") {
            lengthen(object.get_mut(key));
        }
    }
    lengthen(
        object
            .get_mut("told_apart")
            .and_then(|told_apart| told_apart.get_mut("tag")),
    );
    if let Some(Value::Array(filled)) = object.get_mut("filled") {
        filled.iter_mut().for_each(|name| lengthen(Some(name)));
    }
    for key in ["wire", "value", "literal"] {
        lengthen(object.get_mut(key).and_then(|literal| literal.get_mut("string")));
    }
}

/// Lengthens the attributes of an error code, names and values.
fn spoil_facts(object: &mut Map<String, Value>) {
    let attributes = object.get_mut("code").and_then(|code| code.get_mut("attributes"));
    if let Some(Value::Object(attributes)) = attributes {
        let spoiled = std::mem::take(attributes).into_iter().map(|(name, mut value)| {
            lengthen(Some(&mut value));
            (name + HOSTILE, value)
        });
        attributes.extend(spoiled);
    }
}

fn spoil_prose(object: &mut Map<String, Value>) {
    for key in ["summary", "description", "use_when", "hint", "note", "since"] {
        if let Some(Value::String(text)) = object.get_mut(key) {
            *text = prose();
        }
    }
    if ["meta", "shape", "wire"].iter().any(|key| object.contains_key(*key)) {
        let meta = object.entry("meta").or_insert_with(|| json!({}));
        let prose = prose();
        meta["summary"] = prose.as_str().into();
        meta["use_when"] = prose.as_str().into();
        meta["instead_of"] = json!({HOSTILE: prose});
        meta["examples"] = json!([prose, {prose.as_str(): prose}]);
    }
}

fn lengthen(text: Option<&mut Value>) {
    if let Some(Value::String(text)) = text {
        text.push_str(HOSTILE);
    }
}

/// A name as an identifier that no other name gives.
fn identifier(name: &str) -> String {
    let spelled = name.chars().map(|character| match character {
        'A'..='Z' | 'a'..='z' | '0'..='9' | '_' => character.to_string(),
        _ => format!("u{:x}", u32::from(character)),
    });
    let spelled: String = spelled.collect();
    if spelled.starts_with(|first: char| first.is_ascii_digit()) {
        format!("n{spelled}")
    } else {
        spelled
    }
}
