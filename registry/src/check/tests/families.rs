//! Families: what stands in one object, and what their members carry.

use serde_json::{Value, json};

use super::*;

#[test]
fn one_object_has_one_field_of_a_name() {
    let events = |content: Option<&str>, beside: Value, payload: Option<&str>| {
        let presence = if content.is_some() { "required" } else { "never" };
        let mut package = package(
            json!({
                "Foo": record(json!([required("id", text()), required("type", json!({"integer": {"kind": "int32"}}))])),
                "Bar": tagged(json!({"x": member("x", None, "never")})),
                "Baz": family(json!({"tag": "kind"}), json!({"x": member("x", Some("Quux"), "never")})),
                "Quux": record(json!([required("seq", text())])),
                "Open": record(json!([required("type", text())])),
            }),
            json!({"foo": with(member("foo", payload, presence), "beside", beside)}),
        );
        package["events"]["content"] = json!(content);
        package["events"]["transport"] = json!([optional("seq", text())]);
        package
    };
    check(events(Some("data"), json!([required("id", text())]), Some("Foo")), &[]);
    check(
        events(Some("id"), json!([required("id", text())]), None),
        &[("fields-meet", "/events/members/foo/beside/0")],
    );
    check(
        events(Some("data"), json!([required("type", text())]), None),
        &[("fields-meet", "/events/members/foo/beside/0")],
    );
    check(
        events(None, json!([required("id", text())]), Some("Foo")),
        &[
            ("fields-meet", "/types/Foo/shape/record/fields/0"),
            ("fields-meet", "/types/Foo/shape/record/fields/1"),
        ],
    );
    check(
        events(None, json!([]), Some("Bar")),
        &[("fields-meet", "/types/Bar/shape/family")],
    );
    check(
        events(None, json!([]), Some("Baz")),
        &[("fields-meet", "/types/Quux/shape/record/fields/0")],
    );
    check(
        events(None, json!([]), Some("Open")),
        &[("tag-open", "/types/Open/shape/record/fields/0")],
    );
    check(events(Some("seq"), json!([]), None), &[("fields-meet", "/events")]);
    check_types(
        json!({"Baz": tagged(json!({"x": member("x", Some("Foo"), "never")})), "Foo": record(json!([required("type", json!("bool"))]))}),
        &[("fields-meet", "/types/Foo/shape/record/fields/0")],
    );
}

#[test]
fn a_keyed_member_has_its_own_key_and_no_other() {
    let keyed = |left: Value| {
        json!({
            "Foo": family(json!("key"), json!({"l": member("l", Some("L"), "never"), "r": member("r", Some("R"), "never")})),
            "L": left, "R": record(json!([required("r", text())])),
        })
    };
    let at = "/types/Foo/shape/family/members/l";
    check_types(
        keyed(record(json!([required("l", text()), optional("m", text())]))),
        &[],
    );
    check_types(
        keyed(record(json!([optional("l", text())]))),
        &[("keyed-key-missing", at)],
    );
    check_types(keyed(record(json!([]))), &[("keyed-key-missing", at)]);
    check_types(
        keyed(tagged(json!({"x": member("x", None, "never")}))),
        &[("keyed-key-missing", at)],
    );
    check_types(
        keyed(record(json!([required("l", text()), optional("r", text())]))),
        &[("keyed-two-keys", at)],
    );
}

#[test]
fn payloads_are_objects_and_absent_only_if_they_may_be_empty() {
    let events = |content: &str| json!({"foo": member("foo", Some("Foo"), content)});
    let at = "/events/members/foo";
    check(
        package(json!({"Foo": {"shape": {"alias": text()}}}), events("required")),
        &[("payload-not-object", at)],
    );
    check(
        package(
            json!({"Foo": {"shape": {"alias": to("Bar")}}, "Bar": record(json!([]))}),
            events("optional"),
        ),
        &[],
    );
    check(
        package(
            json!({"Foo": record(json!([required("a", text())]))}),
            events("optional"),
        ),
        &[("content-cannot-be-empty", at)],
    );
    check(
        package(
            json!({"Foo": tagged(json!({"x": member("x", None, "never")}))}),
            events("optional"),
        ),
        &[("content-cannot-be-empty", at)],
    );
}

#[test]
fn codes_have_the_attributes_that_are_declared() {
    let codes = |code: Value, attributes: Value| {
        let error = with(member("gap", None, "never"), "code", code);
        let error = with(error, "beside", json!([required("status", int32())]));
        let mut package = package(
            json!({"PError": family(json!({"tag": "code"}), json!({"gap": error}))}),
            json!({}),
        );
        package["errors"] = json!({"family": "PError", "codes": "PErrorCode", "is_a_key": "is_a", "attributes": attributes, "filled": ["status"]});
        package
    };
    let at = "/types/PError/shape/family/members/gap";
    let area = |presence: &str| json!([with(required("area", int32()), "presence", json!(presence))]);
    check(
        codes(json!({"status": 409, "attributes": {"area": 1}}), area("required")),
        &[],
    );
    check(codes(json!({"status": 409}), area("optional")), &[]);
    check(
        codes(json!({"status": 409}), area("required")),
        &[("code-attribute", at)],
    );
    check(codes(json!({}), json!([])), &[("code-attribute", at)]);
    check(
        codes(json!({"status": 409, "attributes": {"area": "x"}}), area("required")),
        &[("code-attribute", &format!("{at}/code/attributes/area"))],
    );
    check(
        codes(json!({"status": 409, "attributes": {"aera": 1}}), area("optional")),
        &[("code-attribute", &format!("{at}/code/attributes/aera"))],
    );
}

#[test]
fn many_events_are_checked_in_time() {
    let (mut types, mut events) = (serde_json::Map::new(), serde_json::Map::new());
    for n in 0..1_500 {
        let fields: Vec<_> = (0..8)
            .map(|f| {
                required(
                    &format!("field_{f}"),
                    if f < 3 { to(&format!("Shape{}", n / 2)) } else { text() },
                )
            })
            .collect();
        types.insert(
            format!("Shape{n}"),
            record(json!(if n == 0 { vec![required("a", text())] } else { fields })),
        );
        events.insert(
            format!("event_{n}"),
            member(&format!("event_{n}"), Some(&format!("Shape{n}")), "required"),
        );
    }
    let registry = registry(package(types.into(), events.into()));
    let begin = std::time::Instant::now();
    assert_eq!(find(&registry, &Places::default()).len(), 0);

    assert!(begin.elapsed().as_secs() < 10, "{:?}", begin.elapsed());
}
