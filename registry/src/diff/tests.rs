use serde_json::{Value, json};

use super::diff;
use crate::model::Registry;

fn registry() -> Value {
    json!({"packages": {"stream": {
        "name": "stream", "version": "1.0.0", "summary": "A stream.", "style": {},
        "sensitivity": ["public", "secret"],
        "types": {
            "Level": {"shape": {"enum": {"kind": "string", "open": "reader", "members": [
                {"value": {"string": "low"}, "meta": {"summary": "Little."}}, {"value": {"string": "high"}}]}}},
            "Id": {"shape": {"alias": {"string": {"length": {"maximum": 64}}}}},
            "IdOrNumber": {"shape": {"union": {"branches": [
                {"kind": "string", "type": {"ref": {"package": "stream", "name": "Id"}}},
                {"kind": "number", "type": {"integer": {"kind": "integer"}}}]}}},
            "NotePayload": {"origin": {"derived": "events.note"}, "shape": {"record": {"fields": [
                {"name": "text", "type": {"string": {}}},
                {"name": "level", "type": {"nullable": {"ref": {"package": "stream", "name": "Level"}}},
                 "presence": "optional", "default": "low", "sensitivity": "secret"}]}}},
            "StreamError": {"shape": {"family": {"told_apart": {"tag": "code"}, "open": "reader",
                "common": [{"name": "message", "type": {"string": {}}}],
                "members": {"gap": {"wire": {"string": "gap"}, "content": "never",
                    "beside": [{"name": "message", "type": {"string": {}}}],
                    "code": {"status": 409, "retryable": true, "attributes": {"action": "reload"}}}}}}}
        },
        "events": {"told_apart": {"tag": "event"}, "content": "data", "open": "reader",
            "common": [{"name": "sequence", "type": {"integer": {"kind": "integer"}}}],
            "transport": [{"name": "id", "type": {"string": {}}, "presence": "optional"}],
            "members": {
                "note": {"meta": {"summary": "A note.", "examples": [{"text": "a"}]}, "wire": {"string": "note"},
                    "beside": [{"name": "sequence", "type": {"integer": {"kind": "integer"}}}],
                    "payload": {"package": "stream", "name": "NotePayload"}, "content": "required"},
                "end": {"wire": {"string": "end"}, "content": "required"}},
            "removed": {"begin": {"since": "1.0.0"}}},
        "errors": {"family": "StreamError", "codes": "StreamErrorCode", "is_a_key": "is_a",
            "attributes": [{"name": "action", "type": {"string": {}}}], "filled": ["status"],
            "classify": [{"failure": {"status": 503}, "code": "gap"}]},
        "policies": {"Gate": {"rule": "GateRule", "request": "GateRequest", "action": "GateAction", "default": "allow",
            "keys": [{"name": "tool", "by": "glob"}], "presets": [{"name": "shut", "values": {"default": "deny"}}],
            "actions": [{"name": "allow"}, {"name": "deny", "error": {"code": "gap", "details": {"why": "reason"}}}]}},
        "configs": {"Settings": {"preset": "SettingsPreset", "preset_key": "preset"}},
        "protocol": [{"demand": {"at_most_once": {"event": {"event": "end"}}}}]
    }}})
}

fn model(value: &Value) -> Registry {
    serde_json::from_value(value.clone()).expect("the fixture is a registry")
}

fn check(pointer: &str, edit: impl FnOnce(&mut Value), expected: &[&str]) {
    let old = registry();
    let mut new = registry();
    edit(new.pointer_mut(pointer).expect("the pointer leads somewhere"));
    let changes: Vec<String> = diff(&model(&old), &model(&new))
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(changes, expected, "{pointer}");
}

fn set(value: Value) -> impl FnOnce(&mut Value) {
    move |place| *place = value
}

#[test]
fn the_same_registry_has_no_changes() {
    check("", |_| {}, &[]);
}

#[test]
fn every_kind_of_change_is_told_in_words() {
    let stream = |rest: &str| format!("/packages/stream{rest}");
    check(
        &stream("/version"),
        set(json!("1.1.0")),
        &["changed package `stream`: version 1.0.0 → 1.1.0"],
    );
    check(
        &stream("/events/members"),
        |members| {
            members["gone"] = json!({"meta": {"summary": "It went."}, "wire": {"string": "gone"}, "content": "never"})
        },
        &["added event `stream.gone`: It went."],
    );
    check(
        &stream("/events/members"),
        |members| drop(members.as_object_mut().expect("a map").remove("end")),
        &["removed event `stream.end`"],
    );
    check(
        &stream("/events/members/note/meta/summary"),
        set(json!("Another.")),
        &["changed event `stream.note`: summary"],
    );
    check(
        &stream("/types/NotePayload/shape/record/fields/0"),
        |field| field["presence"] = json!("optional"),
        &["changed field `stream.note.text`: required → optional"],
    );
    check(
        &stream("/types/NotePayload/shape/record/fields/1/type"),
        set(json!({"string": {}})),
        &["changed field `stream.note.level`: type Level | null → string"],
    );
    check(
        &stream("/types/NotePayload/shape/record/fields"),
        |fields| {
            fields
                .as_array_mut()
                .expect("a list")
                .push(json!({"name": "at", "type": "timestamp", "presence": "optional"}))
        },
        &["added field `stream.note.at`: `at?: timestamp`"],
    );
    check(
        &stream("/types/NotePayload/shape/record/fields"),
        |fields| fields.as_array_mut().expect("a list").reverse(),
        &["changed type `stream.note`: order of its fields"],
    );
    check(
        &stream("/types/Level/shape/enum/members"),
        |members| drop(members.as_array_mut().expect("a list").pop()),
        &["removed member `stream.Level.high`"],
    );
    check(
        &stream("/types/Id/shape/alias/string/length/maximum"),
        set(json!(32)),
        &["changed type `stream.Id`: type string (maxLength 64) → string (maxLength 32)"],
    );
    check(
        &stream("/types/StreamError/shape/family/members/gap/code/status"),
        set(json!(410)),
        &["changed error code `stream.StreamError.gap`: status 409 → 410"],
    );
    check(
        &stream("/errors/attributes/0/type"),
        set(json!("bool")),
        &["changed attribute `stream.StreamError.action`: type string → bool"],
    );
    check(
        &stream("/events/removed"),
        |removed| removed["pause"] = json!({}),
        &["added tombstone `stream.pause`: the name stays reserved"],
    );
    check(
        "/packages",
        |packages| {
            packages["run"] = {
                let mut run = packages["stream"].clone();
                run["name"] = json!("run");
                run
            }
        },
        &["added package `run`: version 1.0.0"],
    );
}

#[test]
fn no_difference_goes_unsaid() {
    let original = registry();
    let old = model(&original);
    let mut pointers = Vec::new();
    leaves(&original, &mut String::new(), &mut pointers);
    assert!(pointers.len() > 50, "the fixture has many leaves");
    for pointer in pointers {
        let mut edited = original.clone();
        let leaf = edited.pointer_mut(&pointer).expect("it was just found");
        *leaf = match &*leaf {
            Value::String(text) => json!(format!("{text}2")),
            Value::Number(number) => json!(number.as_u64().expect("a natural number") + 1),
            Value::Bool(value) => json!(!value),
            other => other.clone(),
        };
        // An edit that leaves no registry, such as an unknown kind, says nothing about differences.
        let Ok(new) = serde_json::from_value::<Registry>(edited) else {
            continue;
        };
        assert!(old == new || !diff(&old, &new).is_empty(), "{pointer}");
    }
}

fn leaves(value: &Value, pointer: &mut String, found: &mut Vec<String>) {
    let mut step = |key: &str, value: &Value| {
        let length = pointer.len();
        pointer.push('/');
        pointer.push_str(key);
        leaves(value, pointer, found);
        pointer.truncate(length);
    };
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| step(key, value)),
        Value::Array(list) => list
            .iter()
            .enumerate()
            .for_each(|(index, value)| step(&index.to_string(), value)),
        _ => found.push(pointer.clone()),
    }
}

#[test]
fn policies_configs_and_protocols_are_told_as_what_they_are() {
    let package = "/packages/stream";
    let gate = "/packages/stream/policies/Gate";
    check(
        gate,
        |policy| policy["default"] = "deny".into(),
        &["changed policy `stream.Gate`: default allow → deny"],
    );
    check(
        gate,
        |policy| policy["keys"][0]["by"] = "exact".into(),
        &["changed policy `stream.Gate`: `tool` matches glob → exact"],
    );
    check(
        gate,
        |policy| policy["actions"][1]["error"]["details"] = json!({"why": {"attribute": "tool"}}),
        &["changed policy `stream.Gate`: `deny` answers gap with why: from the reason → gap with why: from `tool`"],
    );
    check(
        gate,
        |policy| policy["presets"][0]["values"] = json!({"rules": []}),
        &["changed preset `stream.Gate.presets.shut`: no longer default \"deny\"; now rules []"],
    );
    check(
        package,
        |package| package["policies"] = json!({}),
        &["removed policy `stream.Gate`"],
    );
    check(
        package,
        |package| package["configs"]["Settings"]["preset_key"] = "mode".into(),
        &["changed config `stream.Settings`: preset chosen by preset → mode"],
    );
    check(
        package,
        |package| package["protocol"][0]["demand"]["at_most_once"]["event"]["event"] = "note".into(),
        &[
            "removed rule `stream.protocol`: at_most_once end",
            "added rule `stream.protocol`: at_most_once note",
        ],
    );
    check(
        package,
        |package| package["protocol"][0]["meta"] = json!({"summary": "It ends once."}),
        &["changed rule `stream.protocol`: at_most_once end; summary"],
    );
    check(
        package,
        |package| package["errors"]["classify"] = json!([{"failure": {"io": "timed_out"}, "code": "gap"}]),
        &["changed type `stream.StreamError`: now the I/O error `timed_out` is gap; no longer the status 503 is gap"],
    );
}
