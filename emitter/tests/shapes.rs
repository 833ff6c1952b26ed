//! Every shape of the language, read, refused and written again through the sample of generated code.

mod sample;

use cantus::{DecodeError, ProblemKind, View};
use sample::{Item, ShopEvent};

/// Reads in both views and writes again; `expect` says what happens: the verdict in the emit view and
/// in the read view, each `ok` or the pointers and kinds of the problems.
fn check(document: &str, emit: &str, read: &str) {
    let verdict = |result: Result<ShopEvent, DecodeError>| match result {
        Ok(event) => {
            let mut out = Vec::new();
            if event.encode(&mut out).is_ok() {
                let again = ShopEvent::decode(&out).expect("what was written can be read");
                assert_eq!(again, event, "{document}");
            }
            "ok".to_owned()
        }
        Err(error) => {
            let line = |problem: &cantus::Problem| format!("{} {:?}", problem.pointer, problem.kind);
            error.problems.iter().map(line).collect::<Vec<_>>().join(", ")
        }
    };
    assert_eq!(
        verdict(cantus::decode(document.as_bytes(), View::Emit)),
        emit,
        "emit view of {document}"
    );
    assert_eq!(
        verdict(ShopEvent::decode(document.as_bytes())),
        read,
        "read view of {document}"
    );
}

/// As [`check`], for the payload of an `item` beside its three required fields.
fn check_item(more: &str, emit: &str, read: &str) {
    let required = r#""action":"created","slug":"shoe","parent":null"#;
    let data = if more.is_empty() {
        required.to_owned()
    } else {
        format!("{required},{more}")
    };
    check(
        &format!(r#"{{"event":"item","version":1,"session_id":"s","data":{{{data}}}}}"#),
        emit,
        read,
    );
}

/// As [`check`], for a member of a `page`.
fn check_page(more: &str, emit: &str, read: &str) {
    check(
        &format!(r#"{{"event":"page","version":1,"session_id":"s","data":{{"blocks":[],{more}}}}}"#),
        emit,
        read,
    );
}

#[test]
fn a_record_keeps_absent_null_and_value_apart() {
    check_item("", "ok", "ok");
    check_item(r#""note":"n""#, "ok", "ok");
    check_item(r#""note":null"#, "/data/note WrongKind", "/data/note WrongKind");
    check_item(r#""price":null"#, "ok", "ok");
    check_item(r#""price":1.5"#, "ok", "ok");
    check_item(r#""price":-0.5"#, "/data/price OutOfBounds", "/data/price OutOfBounds");
    let price = |price: &str| {
        let text = format!(
            r#"{{"event":"item","version":1,"session_id":"s","data":{{"action":"created","slug":"ab","parent":"p"{price}}}}}"#
        );
        match ShopEvent::decode(text.as_bytes()) {
            Ok(ShopEvent::Item { payload, .. }) => payload.price,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(price(""), cantus::Presence::Absent);
    assert_eq!(price(r#","price":null"#), cantus::Presence::Null);
    assert_eq!(price(r#","price":1e0"#), cantus::Presence::Value(1.0));
}

#[test]
fn everything_that_is_missing_is_reported_once() {
    let all = "/version Missing, /session_id Missing";
    let document = r#"{"event":"item","data":{"slug":"UPPER"}}"#;
    let expect = format!("/data/slug OutOfBounds, /data/action Missing, /data/parent Missing, {all}");
    check(document, &expect, &expect);
    check(
        r#"{"event":"item"}"#,
        &format!("/data Missing, {all}"),
        &format!("/data Missing, {all}"),
    );
}

#[test]
fn numbers_are_their_values_within_bounds() {
    for (count, expect) in [
        ("10", "ok"),
        ("1.0", "ok"),
        ("1e1", "ok"),
        ("-0", "ok"),
        ("11", "/data/count OutOfBounds"),
        ("-1", "/data/count OutOfBounds"),
        ("1.5", "/data/count WrongKind"),
        ("1e999", "/data/count NotFinite"),
        ("\"1\"", "/data/count WrongKind"),
    ] {
        check_item(&format!(r#""count":{count}"#), expect, expect);
    }
}

#[test]
fn strings_are_counted_in_code_points_and_matched() {
    for (slug, expect) in [
        ("ab", "ok"),
        ("abcdefgh", "ok"),
        ("a", "/data/slug OutOfBounds"),
        ("abcdefghi", "/data/slug OutOfBounds"),
        ("ab1", "/data/slug OutOfBounds"),
        ("\\u0061b", "ok"),
    ] {
        let data = format!(r#"{{"action":"deleted","slug":"{slug}","parent":null}}"#);
        check(
            &format!(r#"{{"event":"item","version":1,"session_id":"s","data":{data}}}"#),
            expect,
            expect,
        );
    }
}

#[test]
fn lists_and_maps_report_the_place_inside() {
    check_item(r#""tags":[]"#, "ok", "ok");
    check_item(r#""tags":["a","b"]"#, "ok", "ok");
    check_item(
        r#""tags":["a","b","c"]"#,
        "/data/tags OutOfBounds",
        "/data/tags OutOfBounds",
    );
    check_item(r#""tags":["a",1]"#, "/data/tags/1 WrongKind", "/data/tags/1 WrongKind");
    check_item(r#""sizes":{"x":[1,2.0],"":[]}"#, "ok", "ok");
    check_item(
        r#""sizes":{"a/b~c":[1,true]}"#,
        "/data/sizes/a~1b~0c/1 WrongKind",
        "/data/sizes/a~1b~0c/1 WrongKind",
    );
}

#[test]
fn literals_are_their_value_alone() {
    check_item(r#""checked":true"#, "ok", "ok");
    check_item(
        r#""checked":false"#,
        "/data/checked NotAMember",
        "/data/checked NotAMember",
    );
    check_item(r#""checked":1"#, "/data/checked WrongKind", "/data/checked WrongKind");
    for (version, expect) in [
        ("1.0", "ok"),
        ("2", "/version NotAMember"),
        ("true", "/version WrongKind"),
    ] {
        let document = format!(r#"{{"event":"ping","version":{version},"session_id":"s","data":{{}}}}"#);
        check(&document, expect, expect);
    }
}

#[test]
fn rest_members_are_data() {
    check_item(r#""more":{"a":[1,null,"x"]},"":0.5"#, "ok", "ok");
    check_item(
        r#""more":{"a":1,"a":2}"#,
        "/data/more/a Duplicate",
        "/data/more/a Duplicate",
    );
    let mut item = Item::new(sample::Action::Created, "shoe", None);
    item.rest.insert("slug".into(), cantus::Value::Null);
    let mut out = b"before".to_vec();
    let error = cantus::encode(&item, cantus::Clearance::FULL, &mut out).expect_err("two members of one name");
    assert_eq!(error.problems[0].kind, ProblemKind::Duplicate);
    assert_eq!(error.problems[0].pointer, "/slug");
    assert_eq!(out, b"before");
}

#[test]
fn enums_are_closed_or_open_to_readers_or_to_both() {
    let action = |name: &str| {
        format!(
            r#"{{"event":"item","version":1,"session_id":"s","data":{{"action":"{name}","slug":"ab","parent":null}}}}"#
        )
    };
    check(&action("deleted"), "ok", "ok");
    check(&action("moved"), "/data/action NotAMember", "/data/action NotAMember");
    let end = |reason: &str| format!(r#"{{"event":"end","version":1,"session_id":"s","data":{{"reason":{reason}}}}}"#);
    check(&end("\"complete\""), "ok", "ok");
    check(&end("\"lost\""), "/data/reason NotAMember", "ok");
    check(&end("1"), "/data/reason WrongKind", "/data/reason WrongKind");
    check_item(r#""priority":"urgent""#, "ok", "ok");
    let event = ShopEvent::decode(end("\"lost\"").as_bytes()).expect("readers take other reasons");
    let error = event.encode(&mut Vec::new()).expect_err("writers do not");
    assert_eq!(error.problems[0].pointer, "/data/reason");
}

#[test]
fn families_find_their_tag_anywhere() {
    let page =
        |block: &str| format!(r#"{{"event":"page","version":1,"session_id":"s","data":{{"blocks":[{block}]}}}}"#);
    check(&page(r#"{"type":"text","text":"t"}"#), "ok", "ok");
    check(&page(r#" { "text" : "a}\"{" , "t\u0079pe" : "text" } "#), "ok", "ok");
    check(
        &page(r#"{"text":"t"}"#),
        "/data/blocks/0/type Missing",
        "/data/blocks/0/type Missing",
    );
    check(
        &page(r#"{"type":1}"#),
        "/data/blocks/0/type WrongKind",
        "/data/blocks/0/type WrongKind",
    );
    check(
        &page(r#"{"type":"text"}"#),
        "/data/blocks/0/text Missing",
        "/data/blocks/0/text Missing",
    );
    check(
        &page(r#"{"type":"video","length":[1]}"#),
        "/data/blocks/0/type NotAMember",
        "ok",
    );
    check(&page("7"), "/data/blocks/0 WrongKind", "/data/blocks/0 WrongKind");
    check(
        &page(r#"{"type":"text","text":"t","type":"text"}"#),
        "/data/blocks/0/type Duplicate",
        "/data/blocks/0/type Duplicate",
    );
}

#[test]
fn two_tags_and_common_fields_share_one_object() {
    check_page(r#""step":{"phase":"waiting","id":7}"#, "ok", "ok");
    check_page(
        r#""step":{"query":"q","name":"search","id":"a","phase":"tool"}"#,
        "ok",
        "ok",
    );
    check_page(
        r#""step":{"phase":"tool","name":"fetch"}"#,
        "/data/step/url Missing, /data/step/id Missing",
        "/data/step/url Missing, /data/step/id Missing",
    );
    check_page(
        r#""step":{"phase":"tool","id":1}"#,
        "/data/step/name Missing",
        "/data/step/name Missing",
    );
}

#[test]
fn a_default_member_has_no_tag() {
    check_page(r#""server":{"command":"c"}"#, "ok", "ok");
    check_page(
        r#""server":{"type":"stdio","command":"c"}"#,
        "/data/server/type Undeclared",
        "ok",
    );
    check_page(r#""server":{"type":"http","url":"u"}"#, "ok", "ok");
    check_page(
        r#""server":{"type":"tcp"}"#,
        "/data/server/type NotAMember",
        "/data/server/type NotAMember",
    );
    check_page(r#""server":[]"#, "/data/server WrongKind", "/data/server WrongKind");
}

#[test]
fn a_keyed_union_has_exactly_one_of_its_keys() {
    check_page(r#""contents":{"uri":"u","text":"t"}"#, "ok", "ok");
    check_page(r#""contents":{"uri":"u","blob":"AAE="}"#, "ok", "ok");
    check_page(
        r#""contents":{"uri":"u","blob":"AAF="}"#,
        "/data/contents/blob Malformed",
        "/data/contents/blob Malformed",
    );
    check_page(
        r#""contents":{"uri":"u"}"#,
        "/data/contents Missing",
        "/data/contents Missing",
    );
    check_page(
        r#""contents":{"uri":"u","text":"t","blob":""}"#,
        "/data/contents/blob Undeclared",
        "/data/contents/blob Undeclared",
    );
}

#[test]
fn an_unknown_event_is_kept_and_written_again() {
    let document = r#"{ "data": {"x": [1.0, "a b"]}, "event":"later", "session_id":"s", "version":1, "more":null}"#;
    check(document, "/event NotAMember", "ok");
    let event = ShopEvent::decode(document.as_bytes()).expect("readers take unknown events");
    let ShopEvent::Unknown { event_type, common, .. } = &event else {
        panic!("{event:?}")
    };
    assert_eq!((event_type.as_str(), common.session_id.as_str()), ("later", "s"));
    let mut out = Vec::new();
    event.encode(&mut out).expect("it is written as it was read");
    let compact = r#"{"data":{"x":[1.0,"a b"]},"event":"later","session_id":"s","version":1,"more":null}"#;
    assert_eq!(String::from_utf8(out).expect("JSON is text"), compact);
    check(
        r#"{"event":"later","version":1}"#,
        "/event NotAMember, /session_id Missing",
        "/session_id Missing",
    );
}

#[test]
fn undeclared_members_are_refused_by_one_view_and_ignored_by_the_other() {
    let document = |more: &str| format!(r#"{{"event":"ping","version":1,"session_id":"s","data":{{}},"x/y":{more}}}"#);
    check(&document("{\"deep\":[]}"), "/x~1y Undeclared", "ok");
    check(
        &document(r#"{"a":1,"\u0061":2}"#),
        "/x~1y Undeclared, /x~1y/a Duplicate",
        "/x~1y/a Duplicate",
    );
    check(
        &document(r#"["\ud800"]"#),
        "/x~1y Undeclared, /x~1y/0 Surrogate",
        "/x~1y/0 Surrogate",
    );
    check(
        &document("-1e400"),
        "/x~1y Undeclared, /x~1y NotFinite",
        "/x~1y NotFinite",
    );
}

#[test]
fn optional_content_may_be_absent() {
    check(r#"{"event":"end","version":1,"session_id":"s"}"#, "ok", "ok");
    check(r#"{"event":"end","version":1,"session_id":"s","data":{}}"#, "ok", "ok");
    check(
        r#"{"event":"end","version":1,"session_id":"s","data":null}"#,
        "/data WrongKind",
        "/data WrongKind",
    );
    check(
        r#"{"event":"ping","version":1,"session_id":"s"}"#,
        "/data Missing",
        "/data Missing",
    );
}
