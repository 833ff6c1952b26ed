//! Small registries, each with one thing wrong, and the finding it gives at the pointer where it stands.

mod families;
mod names;
mod types;

use serde_json::{Value, json};

use super::find;
use crate::model::Registry;
use crate::places::Places;

/// A package with these types, and events whose payload stands under `data`.
fn package(types: Value, events: Value) -> Value {
    json!({
        "name": "p", "version": "1.2.0", "style": {"fields": "snake_case", "events": "snake_case"},
        "sensitivity": ["public", "secret"], "types": types,
        "events": {
            "told_apart": {"tag": "type"}, "content": "data", "open": "reader", "members": events,
        },
    })
}

fn registry(package: Value) -> Registry {
    serde_json::from_value(json!({"packages": {"p": package}})).expect("the registry is a model")
}

/// The findings of a package: ids and pointers inside it.
#[track_caller]
fn check(package: Value, expected: &[(&str, &str)]) {
    let found = find(&registry(package), &Places::default());
    let found: Vec<_> = found
        .iter()
        .map(|(pointer, finding)| {
            assert!(finding.help.is_some(), "{} says no way out", finding.id);
            (
                finding.id,
                pointer.strip_prefix("/packages/p").expect("it is in the package"),
            )
        })
        .collect();
    assert_eq!(found, expected);
}

#[track_caller]
fn check_types(types: Value, expected: &[(&str, &str)]) {
    check(package(types, json!({})), expected);
}

/// Checks one field, whose findings are given relative to it.
#[track_caller]
fn check_field(field: Value, expected: &[(&str, &str)]) {
    let pointers: Vec<_> = expected
        .iter()
        .map(|(id, inner)| (*id, format!("/types/Foo/shape/record/fields/0{inner}")))
        .collect();
    let expected: Vec<_> = pointers.iter().map(|(id, pointer)| (*id, pointer.as_str())).collect();
    check_types(json!({"Foo": record(json!([field]))}), &expected);
}

fn record(fields: Value) -> Value {
    json!({"shape": {"record": {"fields": fields}}})
}

fn required(name: &str, ty: Value) -> Value {
    json!({"name": name, "type": ty})
}

fn optional(name: &str, ty: Value) -> Value {
    json!({"name": name, "type": ty, "presence": "optional"})
}

fn reference(name: &str) -> Value {
    json!({"package": "p", "name": name})
}

fn to(name: &str) -> Value {
    json!({"ref": reference(name)})
}

fn text() -> Value {
    json!({"string": {}})
}

fn int32() -> Value {
    json!({"integer": {"kind": "int32"}})
}

fn member(wire: &str, payload: Option<&str>, content: &str) -> Value {
    let mut member = json!({"wire": {"string": wire}, "content": content, "meta": {"summary": "s"}});
    if let Some(payload) = payload {
        member["payload"] = reference(payload);
    }
    member
}

fn with(mut value: Value, key: &str, inner: Value) -> Value {
    value[key] = inner;
    value
}

fn family(told_apart: Value, members: Value) -> Value {
    json!({"shape": {"family": {"told_apart": told_apart, "members": members}}})
}

fn tagged(members: Value) -> Value {
    family(json!({"tag": "type"}), members)
}
