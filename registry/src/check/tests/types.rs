//! Types: their values, bounds, patterns, samples and levels.

use serde_json::{Value, json};

use super::*;

#[test]
fn a_type_that_always_holds_itself_has_no_finite_value() {
    check_types(
        json!({"A": record(json!([required("b", to("B"))])), "B": record(json!([required("a", to("A"))]))}),
        &[("no-finite-value", "/types/A")],
    );
    check_types(
        json!({"A": record(json!([required("a", json!({"list": {"items": to("A"), "count": {"minimum": 1}}}))]))}),
        &[("no-finite-value", "/types/A")],
    );
    check_types(
        json!({"A": tagged(json!({"x": member("x", Some("B"), "never")})), "B": record(json!([required("a", to("A"))]))}),
        &[("no-finite-value", "/types/A")],
    );
    check_types(
        json!({"A": {"shape": {"alias": to("B")}}, "B": record(json!([required("a", to("A"))])), "C": record(json!([required("a", to("A"))]))}),
        &[("no-finite-value", "/types/A")],
    );
    for way_out in [
        json!({"nullable": to("A")}),
        json!({"list": {"items": to("A")}}),
        json!({"map": {"values": to("A")}}),
    ] {
        check_types(json!({"A": record(json!([required("a", way_out)]))}), &[]);
    }
    check_types(json!({"A": record(json!([optional("a", to("A"))]))}), &[]);
    check_types(
        json!({"A": tagged(json!({"x": member("x", Some("B"), "never"), "y": member("y", None, "never")})), "B": record(json!([required("a", to("A"))]))}),
        &[],
    );
    check_types(
        json!({"A": {"shape": {"union": {"branches": [{"kind": "string", "type": text()}, {"kind": "object", "type": to("B")}]}}}, "B": record(json!([required("a", to("A"))]))}),
        &[],
    );
}

#[test]
fn bounds_leave_something() {
    for ty in [
        json!({"integer": {"kind": "int32", "bounds": {"minimum": 2, "maximum": 1}}}),
        json!({"integer": {"kind": "uint32", "bounds": {"maximum": -1}}}),
        json!({"number": {"minimum": {"value": 1.0, "exclusive": true}, "maximum": {"value": 1.0}}}),
        json!({"string": {"length": {"minimum": 2, "maximum": 1}}}),
        json!({"string": {"length": {"maximum": 2}, "pattern": "a{3}"}}),
        json!({"string": {"length": {"minimum": 3}, "pattern": "^a?b$|^c$"}}),
        json!({"bytes": {"minimum": 2, "maximum": 1}}),
        json!({"list": {"items": "bool", "count": {"minimum": 2, "maximum": 1}}}),
    ] {
        check_field(required("a", ty), &[("bounds-empty", "/type")]);
    }
    for ty in [
        json!({"integer": {"kind": "uint32", "bounds": {"minimum": 1, "maximum": 1}}}),
        json!({"number": {"minimum": {"value": 1.0}, "maximum": {"value": 1.0}}}),
        json!({"string": {"length": {"minimum": 3}, "pattern": "^a"}}),
    ] {
        check_field(required("a", ty), &[]);
    }
}

#[test]
fn patterns_are_of_the_grammar() {
    check_field(
        required("a", json!({"string": {"pattern": r"\bx"}})),
        &[("pattern-syntax", "/type/string/pattern")],
    );
    check_field(
        required(
            "a",
            json!({"nullable": {"list": {"items": {"string": {"pattern": "(a+)+"}}}}}),
        ),
        &[("pattern-ambiguous", "/type/nullable/list/items/string/pattern")],
    );
}

#[test]
fn defaults_and_examples_are_values_of_their_types() {
    check_field(
        with(optional("a", int32()), "default", json!("x")),
        &[("default-rejected", "/default")],
    );
    check_field(
        with(optional("a", int32()), "default", json!(null)),
        &[("default-rejected", "/default")],
    );
    check_field(with(optional("a", int32()), "default", json!(1)), &[]);
    check_field(
        with(required("a", int32()), "meta", json!({"examples": [1, 1.5]})),
        &[("example-rejected", "/meta/examples/1")],
    );
    let types =
        json!({"Foo": with(record(json!([required("a", int32())])), "meta", json!({"examples": [{"a": 1, "b": 2}]}))});
    check_types(types, &[("example-rejected", "/types/Foo/meta/examples/0/b")]);
    let events = |example: Value| json!({"foo": with(member("foo", Some("Foo"), "required"), "meta", json!({"summary": "s", "examples": [example]}))});
    let types = json!({"Foo": record(json!([required("a", int32())]))});
    check(package(types.clone(), events(json!({"a": 1}))), &[]);
    check(
        package(types, events(json!({"type": "foo", "data": {"a": 1}}))),
        &[("example-rejected", "/events/members/foo/meta/examples/0")],
    );
}

#[test]
fn a_sensitive_value_has_a_safe_form() {
    let secret = |field: Value| with(field, "sensitivity", json!("secret"));
    check_field(
        with(required("a", text()), "sensitivity", json!("hidden")),
        &[("sensitivity-unknown", "/sensitivity")],
    );
    for field in [
        secret(required("a", text())),
        secret(optional("a", int32())),
        secret(required("a", json!({"nullable": int32()}))),
        secret(required("a", json!("json"))),
        secret(required("a", json!({"string": {"pattern": "RED"}}))),
    ] {
        check_field(field, &[]);
    }
    for ty in [
        int32(),
        json!("uuid"),
        json!({"string": {"length": {"maximum": 5}}}),
        json!({"list": {"items": text()}}),
    ] {
        check_field(with(required("a", ty.clone()), "sensitivity", json!("public")), &[]);
        check_field(secret(required("a", ty)), &[("sensitivity-unmaskable", "")]);
    }
    let list = |items: &str| record(json!([optional("a", json!({"list": {"items": to(items)}}))]));
    check_types(
        json!({"Foo": list("Num"), "Bar": list("Txt"), "Baz": list("Open"),
            "Num": secret(json!({"shape": {"alias": int32()}})), "Txt": secret(json!({"shape": {"alias": text()}})),
            "Open": with(json!({"shape": {"alias": int32()}}), "sensitivity", json!("public"))}),
        &[("sensitivity-unmaskable", "/types/Foo/shape/record/fields/0/type")],
    );
    let open =
        json!({"shape": {"enum": {"kind": "string", "open": "reader", "members": [{"value": {"string": "a"}}]}}});
    check_types(
        json!({"Foo": record(json!([secret(optional("a", to("Open")))])), "Open": open}),
        &[("sensitivity-misfit", "/types/Foo/shape/record/fields/0/sensitivity")],
    );
    check_types(
        json!({"Foo": record(json!([required("a", to("Num")), optional("b", to("Num")), required("c", to("Txt"))])),
            "Num": secret(json!({"shape": {"alias": int32()}})), "Txt": secret(json!({"shape": {"alias": text()}}))}),
        &[("sensitivity-unmaskable", "/types/Foo/shape/record/fields/0")],
    );
    check_types(
        json!({"Foo": record(json!([secret(required("a", to("Bar")))])), "Bar": record(json!([required("b", text()), optional("c", int32())]))}),
        &[],
    );
    check(
        package(
            json!({"Foo": record(json!([required("a", text()), required("b", int32())]))}),
            json!({"foo": secret(member("foo", Some("Foo"), "required"))}),
        ),
        &[("sensitivity-unmaskable", "/types/Foo/shape/record/fields/1")],
    );
}
