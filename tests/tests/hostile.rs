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
    let declared = value.clone();
    spoil(&mut value);
    mend_policies(&mut value, &declared);
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
            spoil_policy(object);
            spoil_prose(object);
            let inner = object.iter_mut().filter(|(key, _)| *key != "meta");
            inner.for_each(|(_, value)| spoil(value));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Lengthens what a policy answers, and every text of its presets.
fn spoil_policy(object: &mut Map<String, Value>) {
    let (true, Some(Value::Array(actions))) = (object.contains_key("request"), object.get_mut("actions")) else {
        return;
    };
    actions.iter_mut().for_each(|action| lengthen(action.get_mut("name")));
    lengthen(object.get_mut("default"));
    let presets = object.get_mut("presets").and_then(Value::as_array_mut);
    let values = presets
        .into_iter()
        .flatten()
        .filter_map(|preset| preset.get_mut("values"));
    values.for_each(lengthen_all);
}

fn lengthen_all(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(lengthen_all),
        Value::Object(object) => object.values_mut().for_each(lengthen_all),
        text => lengthen(Some(text)),
    }
}

/// What a policy's rules and requests are follows from its keys, so their fields have the names that those have.
fn mend_policies(value: &mut Value, declared: &Value) {
    let packages = declared["packages"].as_object().expect("a registry has packages");
    for (package, declared) in packages {
        let policies = declared
            .get("policies")
            .and_then(Value::as_object)
            .into_iter()
            .flatten();
        for (name, policy) in policies {
            let types = [Some(name.as_str()), policy["rule"].as_str(), policy["request"].as_str()];
            for name in types.into_iter().flatten() {
                let fields = |value: &Value| value["types"][name]["shape"]["record"]["fields"].as_array().cloned();
                let names = fields(declared).unwrap_or_default();
                let mended = &mut value["packages"][package]["types"][name]["shape"]["record"]["fields"];
                for (field, declared) in mended.as_array_mut().into_iter().flatten().zip(names) {
                    field["name"] = declared["name"].clone();
                }
            }
        }
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
    "attribute",
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
