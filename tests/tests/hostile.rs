//! The corner registry with a hostile text in every place that takes one: prose, names, values, tags, keys. Nobody
//! could declare it, and a lock that was edited by hand could hold it. What is printed from it is committed, and
//! `tests/typescript/runtime/hostile.test.ts` compiles it and sees that nothing of it runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use cantus_registry::model::Registry;
use codegen::targets::{Options, TARGETS, find};
use serde_json::{Map, Value, json};

const HOSTILE: &str = concat!(
    " */ /* `${globalThis.ran = true} </script> <!-- --> ' \" \"# \"### \\ \u{2028} \u{202e} \u{2066} \u{feff} ]]> ",
    "{{ x }} {% x %} #[x] <img src=x onerror=\"globalThis.ran = true\"> [x](javascript:x) \u{85} \u{1b}[2J \u{1f980}",
);

fn prose() -> String {
    format!("*/ globalThis.ran = true; /* @deprecated\n```\n{HOSTILE}\r| \r\n# x\n    x\n- - -\n\0\n")
}

/// The corner registry, spoilt, as JSON and as the model.
fn spoilt() -> (Value, Registry) {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let lock = fs::read_to_string(fixtures.join("corners/generated/registry.lock.json")).expect("there is a lock");
    let registry = cantus_registry::lock::parse(&lock).expect("the lock is one");
    let mut value = serde_json::to_value(registry).expect("a registry is JSON");
    spoil(&mut value);
    let registry = serde_json::from_value(value.clone()).expect("it is still a registry");
    (value, registry)
}

#[test]
fn no_text_of_the_registry_keeps_clean() {
    let mut clean = BTreeSet::new();
    collect_clean(&spoilt().0["packages"], "", &mut clean);
    let structural = STRUCTURAL.iter().map(|key| (*key).to_owned()).collect();
    assert_eq!(clean, structural, "is it code, or a text?");
}

/// Editors and compilers take what turns a line around, and what cannot be seen, for an attack.
#[test]
fn no_target_prints_what_cannot_be_seen() {
    let (_, registry) = spoilt();
    for target in TARGETS {
        let printed = target.render(&registry, &Options::default());
        for artifact in printed.unwrap_or_else(|error| panic!("{error}")) {
            let text = artifact.body.to_string();
            let at = format!("{}: {}", target.name(), artifact.path);
            if artifact.path.ends_with(".schema.json") {
                let schema: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{at}: {error}"));
                jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{at}: {error}"));
            } else {
                // JSON is data, and spells it as RFC 8785 does.
                assert_eq!(text.chars().find(|c| is_hidden(*c)), None, "{at}");
            }
        }
    }
}

fn is_hidden(c: char) -> bool {
    let is_control = c.is_control() && c != '\n';
    is_control || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[test]
fn a_hostile_text_in_every_place_is_printed_as_it_was_when_it_was_read() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let (value, registry) = spoilt();
    let mut wanted: BTreeMap<PathBuf, String> = BTreeMap::new();
    let folder = fixtures.join("hostile");
    let text = serde_json::to_string_pretty(&value).expect("JSON is printed") + "\n";
    wanted.insert(folder.join("registry.json"), text);
    let target = find("typescript").expect("the target is in the table");
    for artifact in target.render(&registry, &Options::default()).expect("it is printed") {
        wanted.insert(folder.join("typescript").join(artifact.path), artifact.body.to_string());
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
            spoil_policy(object);
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

/// Lengthens what a policy calls its keys and actions, and everything in its presets, which are values of its types.
fn spoil_policy(object: &mut Map<String, Value>) {
    if !["actions", "keys", "rule"].iter().all(|key| object.contains_key(*key)) {
        return;
    }
    lengthen(object.get_mut("default"));
    for key in ["actions", "keys", "presets"] {
        let items = object.get_mut(key).and_then(Value::as_array_mut);
        for item in items.into_iter().flatten() {
            lengthen(item.get_mut("name"));
            let details = item.pointer_mut("/error/details").and_then(Value::as_object_mut);
            let details = details.into_iter().flat_map(|details| details.values_mut());
            details.for_each(|detail| lengthen(detail.get_mut("attribute")));
            if let Some(values) = item.get_mut("values") {
                spoil_value(values);
            }
        }
    }
}

/// Lengthens every text and key.
fn spoil_value(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(spoil_value),
        Value::Object(members) => {
            let spoiled = std::mem::take(members).into_iter().map(|(key, mut value)| {
                spoil_value(&mut value);
                (key + HOSTILE, value)
            });
            members.extend(spoiled);
        }
        text => lengthen(Some(text)),
    }
}

fn spoil_prose(object: &mut Map<String, Value>) {
    for key in ["summary", "description", "use_when", "hint", "note", "since"] {
        if let Some(Value::String(text)) = object.get_mut(key) {
            *text = prose();
        }
    }
    for key in ["format", "sensitivity", "version"] {
        match object.get_mut(key) {
            Some(Value::Array(levels)) => levels.iter_mut().for_each(|level| lengthen(Some(level))),
            text => lengthen(text),
        }
    }
    if object.contains_key("type") {
        lengthen(object.get_mut("default"));
    }
    if ["meta", "shape", "wire"].iter().any(|key| object.contains_key(*key)) {
        let meta = object.entry("meta").or_insert_with(|| json!({}));
        let prose = prose();
        meta["summary"] = prose.as_str().into();
        meta["description"] = prose.as_str().into();
        meta["since"] = prose.as_str().into();
        if let Some(Value::Object(deprecated)) = meta.get_mut("deprecated") {
            deprecated.values_mut().for_each(|text| *text = prose.as_str().into());
        }
        if let Some(Value::Object(allow)) = meta.get_mut("allow") {
            allow.values_mut().for_each(|text| *text = prose.as_str().into());
        }
        meta["use_when"] = prose.as_str().into();
        meta["instead_of"] = json!({HOSTILE: prose});
        meta["examples"] = json!([prose, {prose.as_str(): prose}]);
    }
}

/// The members of a lock that hold words of the model, or names that no text can have.
const STRUCTURAL: &[&str] = &[
    "a",
    "action",
    "alias",
    "as",
    "by",
    "code",
    "codes",
    "content",
    "default",
    "default_clearance",
    "derived",
    "direction",
    "document",
    "event",
    "events",
    "family",
    "fields",
    "io",
    "is_a",
    "items",
    "kind",
    "literal",
    "name",
    "nullable",
    "open",
    "order",
    "package",
    "pattern",
    "per",
    "presence",
    "preset",
    "preset_key",
    "protective",
    "request",
    "rest",
    "rule",
    "stability",
    "string",
    "told_apart",
    "type",
    "type_name",
    "uses",
    "values",
];

/// Collects the members of a lock whose texts are not hostile.
fn collect_clean(value: &Value, key: &str, clean: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if !text.contains("</script>") => drop(clean.insert(key.to_owned())),
        Value::Array(items) => items.iter().for_each(|item| collect_clean(item, key, clean)),
        Value::Object(object) => object.iter().for_each(|(key, value)| collect_clean(value, key, clean)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
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
