//! The committed JSON Schemas as files: legal, closed in themselves, under their base, and spelled so that the tools
//! that read them cope. What they accept is for the agreement tests.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

/// Every project with schemas, and the base of their identifiers.
const PROJECTS: [(&str, &str); 3] = [
    ("generated/schemas", "https://schemas.cantus.example/"),
    (
        "tests/fixtures/corners/generated/schemas",
        "https://schemas.cantus.example/corners/",
    ),
    (
        "tests/fixtures/examples/generated/schemas",
        "https://schemas.cantus.example/examples/",
    ),
];
/// The schemas of what people write; other hands made them.
const EDITOR: [&str; 2] = ["cantus.schema.json", "registry.schema.json"];

/// Keywords whose value is one schema.
const ONE: [&str; 3] = ["items", "additionalProperties", "not"];
/// Keywords whose value is a list of schemas.
const LIST: [&str; 3] = ["oneOf", "anyOf", "allOf"];
/// Keywords whose value holds schemas under names.
const NAMED: [&str; 3] = ["properties", "patternProperties", "$defs"];
/// Keywords that hold no schema.
const PLAIN: [&str; 21] = [
    "$comment",
    "$schema",
    "$id",
    "$ref",
    "title",
    "description",
    "type",
    "enum",
    "required",
    "default",
    "examples",
    "deprecated",
    "pattern",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace")
}

/// Every schema below a folder, with its path from there.
fn schemas(folder: &str) -> Vec<(String, Value)> {
    let base = root().join(folder);
    let mut folders = vec![base.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of schemas") {
            let path: PathBuf = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).expect("a schema");
            let below = path
                .strip_prefix(&base)
                .expect("it is below")
                .to_string_lossy()
                .replace('\\', "/");
            found.push((below, serde_json::from_str(&text).expect("a schema is JSON")));
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(!found.is_empty(), "{folder} holds schemas");
    found
}

/// Shows every schema inside a schema.
fn walk<'s>(schema: &'s Value, show: &mut dyn FnMut(&'s Map<String, Value>)) {
    let Value::Object(schema) = schema else { return };
    show(schema);
    for (keyword, value) in schema {
        if ONE.contains(&keyword.as_str()) {
            walk(value, show);
        } else if LIST.contains(&keyword.as_str()) {
            value
                .as_array()
                .into_iter()
                .flatten()
                .for_each(|inner| walk(inner, show));
        } else if NAMED.contains(&keyword.as_str()) {
            value
                .as_object()
                .into_iter()
                .flatten()
                .for_each(|(_, inner)| walk(inner, show));
        }
    }
}

/// A text whose bytes may be spelled `%F0`, as in the fragment of a URI.
fn from_fragment(fragment: &str) -> String {
    let mut parts = fragment.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (byte, rest) = part.split_at(2);
        bytes.push(u8::from_str_radix(byte, 16).expect("two digits follow the sign"));
        bytes.extend(rest.as_bytes());
    }
    String::from_utf8(bytes).expect("the bytes are UTF-8")
}

#[test]
fn every_schema_is_one_by_the_meta_schema() {
    for (folder, _) in PROJECTS {
        for (name, schema) in schemas(folder) {
            assert_eq!(
                schema["$schema"], "https://json-schema.org/draft/2020-12/schema",
                "{folder}/{name}"
            );
            if let Err(error) = jsonschema::meta::validate(&schema) {
                panic!("{folder}/{name}: {error}");
            }
        }
    }
}

#[test]
fn every_schema_of_a_package_has_its_base_and_its_path_as_identifier() {
    for (folder, base) in PROJECTS {
        for (name, schema) in schemas(folder) {
            if !EDITOR.contains(&name.as_str()) {
                let id = schema["$id"].as_str().unwrap_or_default();
                let path = id
                    .strip_prefix(base)
                    .unwrap_or_else(|| panic!("{folder}/{name} has the identifier {id}"));
                assert!(
                    path == name || name.contains('/'),
                    "{folder}/{name} has the identifier {id}"
                );
            }
        }
    }
}

#[test]
fn every_reference_leads_to_a_definition_of_the_same_file() {
    for (folder, _) in PROJECTS {
        for (name, schema) in schemas(folder) {
            walk(&schema, &mut |inner| {
                let Some(reference) = inner.get("$ref").and_then(Value::as_str) else {
                    return;
                };
                let pointer = reference
                    .strip_prefix('#')
                    .unwrap_or_else(|| panic!("{folder}/{name}: {reference}"));
                let pointer = from_fragment(pointer);
                assert!(
                    schema.pointer(&pointer).is_some(),
                    "{folder}/{name}: {reference} leads nowhere"
                );
            });
        }
    }
}

#[test]
fn only_words_that_every_validator_and_printer_understands_are_used() {
    for (folder, _) in PROJECTS {
        for (name, schema) in schemas(folder)
            .iter()
            .filter(|(name, _)| !EDITOR.contains(&name.as_str()))
        {
            walk(schema, &mut |inner| {
                for keyword in inner.keys().map(String::as_str) {
                    let known = [&ONE[..], &LIST, &NAMED, &PLAIN].concat().contains(&keyword);
                    assert!(known, "{folder}/{name} uses `{keyword}`");
                }
                // A printer of types drops the further members on `true`.
                assert_ne!(
                    inner.get("additionalProperties"),
                    Some(&Value::Bool(true)),
                    "{folder}/{name}"
                );
                // A constant is an enum of one.
                if let (Some(least), Some(most)) = (inner.get("minimum"), inner.get("maximum")) {
                    assert_ne!(least, most, "{folder}/{name} spells a constant as equal bounds");
                }
            });
        }
    }
}
