//! Documents against a small registry, in both views.

use serde_json::{Value, json};

use super::{Outcome, View, document, value};
use crate::model::{Registry, Type};

/// An adjacent package `a`, an internal one `i` and a bare one `b`.
fn registry() -> Registry {
    let reference = |package: &str, name: &str| json!({"package": package, "name": name});
    let ty = |name: &str| json!({"ref": {"package": "a", "name": name}});
    let text = json!({"string": {}});
    let member = |wire: &str, payload: Option<Value>, content: &str| match payload {
        Some(payload) => json!({"wire": {"string": wire}, "payload": payload, "content": content}),
        None => json!({"wire": {"string": wire}, "content": content}),
    };
    let id = json!({"name": "id", "type": text});
    let with = |mut member: Value, key: &str, value: Value| {
        member[key] = value;
        member
    };
    let package = |name: &str, types: Value, events: Value| json!({"name": name, "version": "1.0.0", "style": {}, "types": types, "events": events});
    let record = |fields: Value| json!({"shape": {"record": {"fields": fields}}});
    let a_types = json!({
        "Full": {"shape": {"record": {
            "fields": [
                {"name": "need", "type": text},
                {"name": "may", "type": {"integer": {"kind": "int32"}}, "presence": "optional"},
                {"name": "part", "type": {"nullable": ty("Part")}, "presence": "optional"},
                {"name": "server", "type": ty("Server"), "presence": "optional"},
                {"name": "keyed", "type": ty("Keyed"), "presence": "optional"},
                {"name": "speed", "type": ty("Speed"), "presence": "optional"},
                {"name": "union", "type": ty("Union"), "presence": "optional"},
                {"name": "error", "type": ty("AError"), "presence": "optional"},
            ],
        }}},
        "Loose": record(json!([{"name": "may", "type": text, "presence": "optional"}])),
        "Kept": {"shape": {"record": {"fields": [{"name": "x", "type": "bool"}], "rest": {"integer": {"kind": "uint32"}}}}},
        "Part": {"shape": {"family": {
            "told_apart": {"tag": "type"}, "open": "reader", "common": [id.clone()],
            "members": {
                "kept": with(member("kept", Some(reference("a", "Kept")), "never"), "beside", json!([id.clone()])),
                "deep": with(member("deep", Some(reference("a", "Phase")), "never"), "beside", json!([id.clone()])),
                "nothing": member("nothing", None, "never"),
            },
        }}},
        "Phase": {"shape": {"family": {
            "told_apart": {"tag": "phase"},
            "members": {"on": member("on", Some(reference("a", "Loose")), "never"), "off": member("off", None, "never")},
        }}},
        "Server": {"shape": {"family": {
            "told_apart": {"tag": "type"}, "default": "stdio",
            "members": {"stdio": member("stdio", Some(reference("a", "Loose")), "never"), "http": member("http", None, "never")},
        }}},
        "Keyed": {"shape": {"family": {
            "told_apart": "key",
            "members": {"l": member("l", Some(reference("a", "KeyedL")), "never"), "r": member("r", Some(reference("a", "KeyedR")), "never")},
        }}},
        "KeyedL": record(json!([{"name": "l", "type": "bool"}, {"name": "shared", "type": "bool", "presence": "optional"}])),
        "KeyedR": record(json!([{"name": "r", "type": "bool"}])),
        "Speed": {"shape": {"enum": {"kind": "integer", "open": "both", "members": [{"value": {"integer": 1}}]}}},
        "Union": {"shape": {"union": {"branches": [
            {"kind": "number", "type": {"number": {"minimum": {"value": 0.0, "exclusive": true}}}},
            {"kind": "array", "type": {"list": {"items": "uuid", "count": {"maximum": 1}}}},
        ]}}},
        "AError": {"shape": {"family": {
            "told_apart": {"tag": "code"}, "content": "details", "open": "reader",
            "members": {
                "base": with(member("E1", None, "never"), "code", json!({})),
                "kid": with(member("E2", Some(reference("a", "Loose")), "optional"), "code", json!({"is_a": ["base"]})),
            },
        }}},
    });
    let beside = |member: Value| with(member, "beside", json!([id.clone()]));
    let a_events = json!({
        "told_apart": {"tag": "event"}, "content": "data", "open": "reader", "common": [id.clone()],
        "transport": [{"name": "seq", "type": "int64", "presence": "optional"}],
        "members": {
            "full": beside(member("full", Some(reference("a", "Full")), "required")),
            "loose": beside(member("loose", Some(reference("a", "Loose")), "optional")),
            "void": beside(member("void", None, "required")),
            "never": beside(member("never", None, "never")),
        },
    });
    let i_events = json!({
        "told_apart": {"tag": "type"}, "open": "reader",
        "members": {
            "kept": member("kept", Some(reference("a", "Kept")), "never"),
            "phase": member("phase", Some(reference("a", "Phase")), "never"),
        },
    });
    let b_events = json!({"told_apart": "outside", "open": "reader", "members": {"loose": member("loose", Some(reference("a", "Loose")), "never")}});
    let mut a = package("a", a_types, a_events);
    a["errors"] = json!({"family": "AError", "codes": "AErrorCode", "is_a_key": "kind_of"});
    let packages = json!({"a": a, "i": package("i", json!({}), i_events), "b": package("b", json!({}), b_events)});
    serde_json::from_value(json!({"packages": packages})).expect("the registry is a model")
}

fn outcome(registry: &Registry, package: &str, event: Option<&str>, view: View, value: &Value) -> &'static str {
    match document(registry, package, event, view, value) {
        Outcome::Typed => "typed",
        Outcome::Opaque => "opaque",
        Outcome::Rejected(problems) => {
            assert!(!problems.is_empty());
            "reject"
        }
    }
}

#[track_caller]
fn check(package: &str, event: Option<&str>, value: Value, emit: &str, read: &str) {
    let registry = registry();
    let found = View::BOTH.map(|view| outcome(&registry, package, event, view, &value));
    assert_eq!(found, [emit, read], "{value}");
}

#[track_caller]
fn full(key: &str, inner: Value, emit: &str, read: &str) {
    check(
        "a",
        None,
        json!({"event": "full", "id": "i", "data": {"need": "", key: inner}}),
        emit,
        read,
    );
}

#[test]
fn the_envelope_is_part_of_the_document() {
    check(
        "a",
        None,
        json!({"event": "void", "id": "i", "data": {}}),
        "typed",
        "typed",
    );
    check(
        "a",
        None,
        json!({"event": "void", "id": "i", "data": {"x": 1}}),
        "reject",
        "typed",
    );
    check("a", None, json!({"event": "void", "id": "i"}), "reject", "reject");
    check("a", None, json!({"event": "void", "data": {}}), "reject", "reject");
    check(
        "a",
        None,
        json!({"event": "void", "id": "i", "data": []}),
        "reject",
        "reject",
    );
    check(
        "a",
        None,
        json!({"event": "void", "id": "i", "data": {}, "seq": "7"}),
        "typed",
        "typed",
    );
    check(
        "a",
        None,
        json!({"event": "void", "id": "i", "data": {}, "seq": 7}),
        "reject",
        "reject",
    );
    check(
        "a",
        None,
        json!({"event": "void", "id": "i", "data": {}, "x": 7}),
        "reject",
        "typed",
    );
    check("a", None, json!({"event": "loose", "id": "i"}), "typed", "typed");
    check(
        "a",
        None,
        json!({"event": "loose", "id": "i", "data": null}),
        "reject",
        "reject",
    );
    check("a", None, json!({"event": "never", "id": "i"}), "typed", "typed");
    check(
        "a",
        None,
        json!({"event": "never", "id": "i", "data": 5}),
        "reject",
        "typed",
    );
    check("a", None, json!([]), "reject", "reject");
    check("none", None, json!({}), "reject", "reject");
}

#[test]
fn an_event_that_is_not_known_is_opaque_if_its_common_fields_are_right() {
    check(
        "a",
        None,
        json!({"event": "later", "id": "i", "data": 5, "seq": "7"}),
        "reject",
        "opaque",
    );
    check("a", None, json!({"event": "later", "id": 5}), "reject", "reject");
    check("a", None, json!({"event": 5, "id": "i"}), "reject", "reject");
    check("b", Some("later"), json!({"x": 1}), "reject", "opaque");
    check("b", Some("later"), json!(1), "reject", "reject");
    check("b", Some("loose"), json!({"may": "x"}), "typed", "typed");
    check("b", Some("loose"), json!({"may": 1}), "reject", "reject");
    check("b", None, json!({}), "reject", "reject");
}

#[test]
fn a_family_without_content_shares_its_object_at_any_depth() {
    full(
        "part",
        json!({"type": "kept", "id": "i", "x": true, "more": 1}),
        "typed",
        "typed",
    );
    full(
        "part",
        json!({"type": "kept", "id": "i", "x": true, "more": -1}),
        "reject",
        "reject",
    );
    full(
        "part",
        json!({"type": "deep", "id": "i", "phase": "on", "may": "m"}),
        "typed",
        "typed",
    );
    full(
        "part",
        json!({"type": "deep", "id": "i", "phase": "on", "may": "m", "x": 1}),
        "reject",
        "typed",
    );
    full(
        "part",
        json!({"type": "deep", "id": "i", "phase": "new"}),
        "reject",
        "reject",
    );
    full("part", json!({"type": "nothing", "id": 5}), "reject", "typed");
    full("part", json!({"type": "new", "id": "i", "x": 1}), "reject", "typed");
    full("part", json!({"type": "new"}), "reject", "reject");
    full("part", json!(null), "typed", "typed");
    full("server", json!(null), "reject", "reject");
    check(
        "i",
        None,
        json!({"type": "kept", "x": true, "n": 1.0}),
        "typed",
        "typed",
    );
    check(
        "i",
        None,
        json!({"type": "phase", "phase": "off", "x": 1}),
        "reject",
        "typed",
    );
    check("i", None, json!({"phase": "off"}), "reject", "reject");
}

#[test]
fn a_default_member_has_no_tag() {
    full("server", json!({"may": "x"}), "typed", "typed");
    full("server", json!({}), "typed", "typed");
    full("server", json!({"type": "stdio"}), "reject", "typed");
    full("server", json!({"type": "http"}), "typed", "typed");
    full("server", json!({"type": null}), "reject", "reject");
}

#[test]
fn exactly_one_key_tells_a_keyed_member() {
    full("keyed", json!({"l": true, "shared": true}), "typed", "typed");
    full("keyed", json!({"r": true, "shared": true}), "reject", "typed");
    full("keyed", json!({"l": true, "r": true}), "reject", "reject");
    full("keyed", json!({"shared": true}), "reject", "reject");
    full("keyed", json!({"l": null}), "reject", "reject");
}

#[test]
fn values_are_held_to_their_types() {
    full("speed", json!(1.0), "typed", "typed");
    full("speed", json!(7), "typed", "typed");
    full("speed", json!(7.5), "reject", "reject");
    full("speed", json!(9_007_199_254_740_993_u64), "reject", "reject");
    full("speed", json!("1"), "reject", "reject");
    full("union", json!(0), "reject", "reject");
    full("union", json!(5e-324), "typed", "typed");
    full(
        "union",
        json!(["0123abcd-ABCD-0123-4567-89abcdefABCD"]),
        "typed",
        "typed",
    );
    full("union", json!("x"), "reject", "reject");
    full("may", json!(2_147_483_648_u32), "reject", "reject");
    full("may", json!(-0.0), "typed", "typed");
}

#[test]
fn a_writer_names_the_ancestors_of_a_code() {
    full("error", json!({"code": "E1"}), "typed", "typed");
    full("error", json!({"code": "E1", "kind_of": []}), "reject", "typed");
    full(
        "error",
        json!({"code": "E2", "kind_of": ["E1"], "details": {}}),
        "typed",
        "typed",
    );
    full("error", json!({"code": "E2", "kind_of": ["base"]}), "reject", "typed");
    full("error", json!({"code": "E2"}), "reject", "typed");
    full("error", json!({"code": "E3", "kind_of": ["E1"]}), "reject", "typed");
    full("error", json!({"code": "base"}), "reject", "typed");
}

#[test]
fn strings_are_measured_in_code_points_and_searched() {
    let ty: Type =
        serde_json::from_value(json!({"string": {"length": {"maximum": 2}, "pattern": "^.$|x"}})).expect("a type");
    for (text, legal) in [
        ("😀", true),
        ("a\u{308}", false),
        ("xy", true),
        ("axb", false),
        ("", false),
    ] {
        let problems = value(&Registry::default(), &ty, View::Read, &json!(text));
        assert_eq!(problems.is_empty(), legal, "{text} {problems:?}");
    }
}

#[test]
fn no_document_is_deeper_than_the_domain() {
    let nested = |depth: usize| (1..depth).fold(json!([]), |inner, _| json!([inner]));
    assert_eq!(value(&Registry::default(), &Type::Json, View::Read, &nested(64)), []);
    assert_eq!(
        value(&Registry::default(), &Type::Json, View::Read, &nested(65)).len(),
        1
    );
}

#[test]
fn problems_point_into_the_document() {
    let registry = registry();
    let bad = json!({"event": "full", "id": "i", "data": {"union": ["x"], "a/b~": 1}});
    let Outcome::Rejected(problems) = document(&registry, "a", None, View::Emit, &bad) else {
        panic!("accepted")
    };
    let pointers: Vec<_> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
    assert_eq!(pointers, ["/data", "/data/union/0", "/data/a~1b~0"]);
}

#[test]
fn a_registry_that_never_ends_is_a_problem_not_a_crash() {
    let registry: Registry = serde_json::from_value(json!({"packages": {"a": {
        "name": "a", "version": "1.0.0", "style": {},
        "types": {"A": {"shape": {"alias": {"ref": {"package": "a", "name": "A"}}}}},
        "events": {"told_apart": "outside", "members": {}},
    }}}))
    .expect("a model");
    let ty: Type = serde_json::from_value(json!({"ref": {"package": "a", "name": "A"}})).expect("a type");
    assert_eq!(value(&registry, &ty, View::Emit, &json!(1)).len(), 1);
}
