//! Names: how they are cased, where they meet, and what they mention.

use serde_json::json;

use super::*;

#[test]
fn names_are_cased_as_the_package_says() {
    for name in ["callId", "CallId", "call-id", "_meta", "m.room", "call__id", "1st", ""] {
        check_field(required(name, text()), &[("case-style", "")]);
    }
    for name in ["call_id", "a1", "a_1"] {
        check_field(required(name, text()), &[]);
    }
    check(
        package(json!({}), json!({"fooBar": member("fooBar", None, "required")})),
        &[("case-style", "/events/members/fooBar")],
    );
    let types = json!({"FooPayload": with(tagged(json!({"aB": member("aB", None, "never")})), "origin", json!({"derived": "events.foo"}))});
    check(
        package(types, json!({"foo": member("foo", Some("FooPayload"), "required")})),
        &[("case-style", "/types/FooPayload/shape/family/members/aB")],
    );
}

#[test]
fn a_warning_is_silenced_by_what_stands_round_it() {
    let allow = json!({"summary": "s", "allow": {"case-style": "for a reason"}});
    check_field(with(required("aB", text()), "meta", allow.clone()), &[]);
    check_field(
        with(required("a", text()), "meta", allow.clone()),
        &[("allow-unused", "/meta/allow/case-style")],
    );
    let types = json!({"FooPayload": with(record(json!([required("aB", text())])), "origin", json!({"derived": "events.foo"}))});
    check(
        package(
            types.clone(),
            json!({"foo": with(member("foo", Some("FooPayload"), "required"), "meta", allow)}),
        ),
        &[],
    );
    let unknown = json!({"summary": "s", "allow": {"case-stile": "r", "fields-meet": "r"}});
    check_field(
        with(required("a", text()), "meta", unknown),
        &[
            ("allow-unknown", "/meta/allow/case-stile"),
            ("allow-unknown", "/meta/allow/fields-meet"),
        ],
    );
}

#[test]
fn names_that_become_one_identifier_meet() {
    let fields = |names: [&str; 2]| record(json!([required(names[0], text()), required(names[1], text())]));
    let second = "/types/Foo/shape/record/fields/1";
    check_types(
        json!({"Foo": fields(["a_b", "a__b"])}),
        &[("identifiers-meet", second), ("case-style", second)],
    );
    check_types(
        json!({"Foo": {"shape": {"record": {"fields": [required("rest", text())], "rest": "json"}}}}),
        &[("identifiers-meet", "/types/Foo/shape/record/fields/0")],
    );
    let values = |open: &str, values: [&str; 2]| {
        json!({"Foo": {"shape": {"enum": {"kind": "string", "open": open, "members": [
            {"value": {"string": values[0]}}, {"value": {"string": values[1]}},
        ]}}}})
    };
    check_types(
        values("closed", ["a.b", "a-b"]),
        &[("identifiers-meet", "/types/Foo/shape/enum/members/1")],
    );
    check_types(
        values("reader", ["a", "other"]),
        &[("identifiers-meet", "/types/Foo/shape/enum/members/1")],
    );
    check_types(values("closed", ["a", "other"]), &[]);
    let mut renamed = values("closed", ["a.b", "a-b"]);
    renamed["Foo"]["shape"]["enum"]["members"][1]["meta"] = json!({"as": "dash"});
    check_types(renamed, &[]);
    check_types(
        json!({"Foo": tagged(json!({"a.b": member("a.b", None, "never"), "a_b": member("a_b", None, "never")}))}),
        &[("identifiers-meet", "/types/Foo/shape/family/members/a_b")],
    );
    check(
        package(json!({}), json!({"unknown": member("unknown", None, "required")})),
        &[("identifiers-meet", "/events/members/unknown")],
    );
    check_types(
        json!({"EventType": {"shape": {"alias": "bool"}}}),
        &[("identifiers-meet", "/types/EventType")],
    );
    check_types(
        json!({"HTTPCall": {"shape": {"alias": "bool"}}, "HttpCall": {"shape": {"alias": "bool"}}}),
        &[("identifiers-meet", "/types/HttpCall")],
    );
    check_types(
        json!({"PFoo": {"shape": {"alias": "bool"}}, "Foo": {"shape": {"alias": "bool"}}}),
        &[("identifiers-meet", "/types/PFoo")],
    );
}

#[test]
fn what_is_mentioned_is_declared() {
    let meta = |name: &str| json!({"summary": "s", "instead_of": {name: "why"}, "deprecated": {"use": name}});
    let events = |name: &str| json!({"foo": with(member("foo", None, "required"), "meta", meta(name)), "bar": member("bar", None, "required")});
    check(package(json!({}), events("bar")), &[]);
    check(
        package(json!({}), events("baz")),
        &[
            ("instead-of-unknown", "/events/members/foo/meta/instead_of/baz"),
            ("replacement-unknown", "/events/members/foo/meta/deprecated/use"),
        ],
    );
    check_types(
        json!({"Foo": record(json!([required("a", text()), with(required("b", text()), "meta", json!({"deprecated": {"use": "a"}}))]))}),
        &[],
    );
    check_field(
        with(required("a", text()), "meta", json!({"deprecated": {"use": "c"}})),
        &[("replacement-unknown", "/meta/deprecated/use")],
    );
}

#[test]
fn nothing_is_younger_than_its_package() {
    for (since, expected) in [
        ("1.2.0", None),
        ("0.9.12", None),
        ("1.10.0", Some("since-later")),
        ("1.2", Some("version-invalid")),
        ("1.02.0", Some("version-invalid")),
    ] {
        let expected: Vec<_> = expected.into_iter().map(|id| (id, "/meta/since")).collect();
        check_field(with(required("a", text()), "meta", json!({"since": since})), &expected);
    }
    check_field(
        with(required("a", text()), "meta", json!({"deprecated": {"since": "2.0.0"}})),
        &[("since-later", "/meta/deprecated/since")],
    );
    check(
        with(
            package(json!({}), json!({})),
            "removed",
            json!({"Old": {"since": "3.0.0"}}),
        ),
        &[("since-later", "/removed/Old/since")],
    );
    check(
        package(
            json!({}),
            json!({"foo": with(member("foo", None, "required"), "meta", json!({}))}),
        ),
        &[("summary-missing", "/events/members/foo")],
    );
}
