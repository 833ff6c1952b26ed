//! The edges of the domain: what no document may have, wherever it stands, and what is not JSON at all.

mod sample;

use cantus::{ProblemKind, Raw, Reader, Value, View};
use sample::ShopEvent;

/// Reads as `json`, keeps as [`Raw`], and skips; all three have to say the same: `Ok`, or the pointer
/// and kind of the first problem.
fn check(document: impl AsRef<[u8]>, expect: Result<(), (&str, ProblemKind)>) {
    let document = document.as_ref();
    let shown = String::from_utf8_lossy(document);
    let mut skipping = Reader::new(document, View::Read);
    skipping.skip();
    let mut reading = Reader::new(document, View::Emit);
    let value = reading.json();
    let errors = [
        skipping.finish(Some(())).err(),
        reading.finish(value).err(),
        cantus::decode::<Raw>(document, View::Read).err(),
    ];
    for error in errors {
        let first = error
            .as_ref()
            .map(|error| (error.problems[0].pointer.as_str(), error.problems[0].kind));
        assert_eq!(first, expect.err(), "{shown}");
    }
}

#[test]
fn values_of_json_are_read() {
    for document in [
        "null",
        "true",
        " false ",
        "0",
        "-0",
        "1.5e-3",
        "\"\"",
        "[]",
        "{}",
        "[1,[2],{}]",
        "{\"a\":{\"b\":[]},\"b\":1}",
        "\"\\u00e9\\ud83d\\ude00\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
        "\"é😀\u{2028}\u{7f}\"",
        "\r\n\t 1 \n",
    ] {
        check(document, Ok(()));
    }
}

#[test]
fn what_is_not_json_is_refused() {
    for document in [
        "",
        " ",
        "nul",
        "nulls",
        "True",
        "01",
        "-01",
        "1.",
        ".5",
        "+1",
        "1e",
        "1e+",
        "-",
        "0x1",
        "NaN",
        "Infinity",
        "'a'",
        "\"a",
        "\"\t\"",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u12g4\"",
        "\"\\\"",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[",
        "[1",
        "]",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{a:1}",
        "{,}",
        "{\"a\":1 \"b\":2}",
        "{",
        "{\"a\":1",
        "1 2",
        "{} {}",
        "null,",
        "// c\n1",
        "1//",
    ] {
        let found = cantus::decode::<Raw>(document.as_bytes(), View::Read).expect_err(document);
        assert_eq!(found.problems[0].kind, ProblemKind::Syntax, "{document}");
        assert_eq!(found.problems.len(), 1, "{document}");
    }
}

#[test]
fn a_byte_order_mark_and_broken_utf8_are_refused() {
    check("\u{feff}{}", Err(("", ProblemKind::Syntax)));
    check(b"\"\xff\"", Err(("", ProblemKind::Syntax)));
    check(b"\"\xed\xa0\x80\"", Err(("", ProblemKind::Syntax)));
    let error = cantus::decode::<Raw>(b"[\"ab\xff\"]", View::Read).expect_err("not UTF-8");
    assert_eq!(
        error.to_string(),
        "the document was rejected: document: is not UTF-8 from byte 4 on"
    );
}

#[test]
fn names_come_once_at_any_depth_however_they_are_spelled() {
    check(r#"{"a":1,"b":2,"a":3}"#, Err(("/a", ProblemKind::Duplicate)));
    check(r#"{"a":{"a":1},"b":{"a":1}}"#, Ok(()));
    check(
        r#"[{"x":[{"é":1,"\u00e9":2}]}]"#,
        Err(("/0/x/0/é", ProblemKind::Duplicate)),
    );
    check(r#"{"":1,"":2}"#, Err(("/", ProblemKind::Duplicate)));
    check(
        r#"{"a/b":1,"c~d":{"~":1,"~":1}}"#,
        Err(("/c~0d/~0", ProblemKind::Duplicate)),
    );
    let many = |last: &str| {
        let members: Vec<String> = (0..500).map(|number| format!("\"name{number}\":{number}")).collect();
        format!("[{{{},\"{last}\":0}}]", members.join(","))
    };
    check(many("name500"), Ok(()));
    check(many("name3"), Err(("/0/name3", ProblemKind::Duplicate)));
    check(many("name499"), Err(("/0/name499", ProblemKind::Duplicate)));
}

#[test]
fn surrogates_come_in_pairs() {
    check(r#""\ud83d\ude00""#, Ok(()));
    for lone in [
        r"\ud800",
        r"\udc00",
        r"\ude00\ud83d",
        r"\ud800x",
        r"\ud800\n",
        r"\ud800\ud800\udc00",
        r"\uD8FF\u0041",
    ] {
        check(format!("[\"{lone}\"]"), Err(("/0", ProblemKind::Surrogate)));
    }
    check(r#"{"a":{"\ud800":1}}"#, Err(("/a/\u{fffd}", ProblemKind::Surrogate)));
}

#[test]
fn numbers_are_finite() {
    check("1.7976931348623157e308", Ok(()));
    check("1e-400", Ok(()));
    check("[1e400]", Err(("/0", ProblemKind::NotFinite)));
    check("-1e309", Err(("", ProblemKind::NotFinite)));
    check("9".repeat(308), Ok(()));
    check("9".repeat(310), Err(("", ProblemKind::NotFinite)));
    check(format!("0.{}", "9".repeat(400)), Ok(()));
}

#[test]
fn depth_ends_at_64() {
    let arrays = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    check(arrays(64), Ok(()));
    let deep = cantus::decode::<Raw>(arrays(65).as_bytes(), View::Read).expect_err("too deep");
    assert_eq!(deep.problems[0].kind, ProblemKind::TooDeep);
    assert_eq!(deep.problems[0].pointer, "/0".repeat(64));
    let objects = |depth: usize| "{\"a\":".repeat(depth) + "1" + &"}".repeat(depth);
    check(objects(64), Ok(()));
    assert!(cantus::decode::<Raw>(objects(65).as_bytes(), View::Read).is_err());
    assert!(cantus::decode::<Raw>("[".repeat(1_000_000).as_bytes(), View::Read).is_err());
    // Closing a container makes room again.
    check(format!("[{}]", vec![arrays(63); 3].join(",")), Ok(()));
}

#[test]
fn equal_numbers_are_equal_values_with_the_right_binary64() {
    let value = |text: &str| {
        let mut reader = Reader::new(text.as_bytes(), View::Read);
        let value = reader.json();
        reader.finish(value).expect("it is a number")
    };
    for same in ["1", "1.0", "1e0", "10e-1", "0.1e1", "1E+0"] {
        assert_eq!(value(same), Value::from(1), "{same}");
    }
    assert_eq!(value("-0"), value("0.0"));
    assert_eq!(value("9007199254740993"), value("9007199254740992"));
    for text in [
        "0.1",
        "5e-324",
        "2.2250738585072011e-308",
        "7.2057594037927933e16",
        "123456789012345678",
        "8.41",
    ] {
        assert_eq!(
            value(text).as_f64().map(f64::to_bits),
            text.parse().ok().map(f64::to_bits),
            "{text}"
        );
    }
}

#[test]
fn every_truncation_and_every_changed_byte_is_survived() {
    let document = r#"{"event":"item","version":1,"session_id":"s\u00e9\ud83d\ude00","data":{"action":"created","slug":"shoe","parent":null,"price":1.5e2,"tags":["a"],"sizes":{"x":[1]},"more":{"a":[true,"\n"]}}}"#;
    assert!(ShopEvent::decode(document.as_bytes()).is_ok());
    for end in 0..document.len() {
        assert!(ShopEvent::decode(&document.as_bytes()[..end]).is_err(), "{end}");
    }
    for at in 0..document.len() {
        for byte in [
            b'"', b'\\', b'{', b'}', b'[', b']', b',', b':', b'0', b'-', b'.', b'e', b't', b' ', 0, 0xc3, 0xff,
        ] {
            let mut changed = document.as_bytes().to_vec();
            changed[at] = byte;
            for view in [View::Emit, View::Read] {
                if let Ok(event) = cantus::decode::<ShopEvent>(&changed, view) {
                    let mut out = Vec::new();
                    event.encode(&mut out).expect("what was read can be written");
                }
            }
        }
    }
}

#[test]
fn kept_values_are_compact_and_otherwise_as_they_stood() {
    let raw: Raw = " { \"a b\" : [ 1.0 , \"\\u0041 \\\" \" ,\n{ } ] } "
        .parse()
        .expect("it is JSON");
    assert_eq!(raw.as_str(), r#"{"a b":[1.0,"\u0041 \" ",{}]}"#);
    assert_eq!(
        raw.member("a b").map(|raw| raw.to_string()).as_deref(),
        Some(r#"[1.0,"\u0041 \" ",{}]"#)
    );
    assert_eq!(raw.member("a"), None);
    assert_eq!(raw.to_value(), serde_json::json!({"a b": [1, "A \" ", {}]}));
}

#[test]
fn problems_are_bounded_and_the_rest_is_counted() {
    let document = format!("[{}]", vec!["{\"a\":1,\"a\":1}"; 150].join(","));
    let error = cantus::decode::<Raw>(document.as_bytes(), View::Read).expect_err("many names come twice");
    assert_eq!((error.problems.len(), error.omitted), (100, 50));
    assert!(
        error
            .to_string()
            .ends_with("; /4/a: the object has this name twice; and 145 more"),
        "{error}"
    );
}

#[test]
fn another_parser_agrees_on_what_json_is() {
    let seeds = [
        r#"{"a":[1,-2.5e+3,true,null,"\u00e9\ud83d\ude00x"],"b":{"c":{},"d":[[]]},"":0.0}"#,
        r#"[ "\"\\/\b" , 10 , {"x" : false} ,-0,1E2 ]"#,
    ];
    let bytes = b"\"\\{}[],:0-+.eEtu /\n\x00\xc3\x8d8";
    let (mut agreed, mut refused) = (0, 0);
    for seed in seeds {
        for at in 0..seed.len() {
            for byte in bytes {
                let mut replaced = seed.as_bytes().to_vec();
                replaced[at] = *byte;
                let mut inserted = seed.as_bytes().to_vec();
                inserted.insert(at, *byte);
                let mut removed = seed.as_bytes().to_vec();
                removed.remove(at);
                for document in [replaced, inserted, removed] {
                    let ours = cantus::decode::<Raw>(&document, View::Read);
                    let theirs = serde_json::from_slice::<Value>(&document);
                    let shown = String::from_utf8_lossy(&document);
                    match (ours, theirs) {
                        (Ok(raw), Ok(value)) => {
                            let spelled = |value: &Value| value.to_string().replace(".0", "").replace("-0", "0");
                            assert_eq!(spelled(&raw.to_value()), spelled(&value), "{shown}");
                            agreed += 1;
                        }
                        (Err(_), Err(_)) => refused += 1,
                        (Err(error), Ok(_)) => assert_eq!(error.problems[0].kind, ProblemKind::Duplicate, "{shown}"),
                        (Ok(_), Err(error)) => panic!("{shown}: {error}"),
                    }
                }
            }
        }
    }
    assert!(agreed > 1000 && refused > 1000, "{agreed} {refused}");
}
