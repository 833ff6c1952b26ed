//! One document in three formats is one value with places; what is no document is a problem at its place.
#![cfg(feature = "toml")]

use std::sync::Arc;

use cantus_source::{Format, LARGEST, read};
use serde_json::{Value, json};

const YAML: &str = "name: no\nlimits:\n  - {most: 1.0, tags: [\"a/b\"]}\n";
const TOML: &str = "name = \"no\"\n[[limits]]\nmost = 1.0\ntags = [\"a/b\"]\n";
const JSON: &str = "{\"name\": \"no\",\n \"limits\": [{\"most\": 1.0, \"tags\": [\"a\\/b\"]}]}\n";

/// The value of a text, `pointer=line:column` of what the pointers lead to, and the problems.
fn look(format: Format, bytes: &[u8], pointers: &[&str]) -> (Value, Vec<String>, Vec<String>) {
    let file: Arc<str> = "file".into();
    let reading = read(format, &file, bytes);
    let mut problems = reading.problems;
    let valued = reading.root.map(|root| root.value(&mut problems));
    let places = pointers.iter().filter_map(|pointer| {
        let spot = valued.as_ref()?.exact(pointer)?;
        Some(format!("{pointer}={}:{}", spot.value.line, spot.value.column))
    });
    let places = places.collect();
    let shown = |problem: &cantus_source::Problem| {
        let place = &problem.place;
        format!(
            "{}@{}:{} {}",
            problem.offence.id(),
            place.line,
            place.column,
            problem.message
        )
    };
    let problems = problems.iter().map(shown).collect();
    (valued.map_or(Value::Null, |valued| valued.value), places, problems)
}

fn problems(format: Format, bytes: &[u8]) -> Vec<String> {
    look(format, bytes, &[]).2
}

fn ids(format: Format, bytes: &[u8]) -> Vec<String> {
    let problems = problems(format, bytes).into_iter();
    problems
        .map(|problem| problem.split(' ').next().unwrap_or("").to_owned())
        .collect()
}

#[test]
fn one_document_in_three_formats_is_one_value_with_places() {
    let expected = json!({"name": "no", "limits": [{"most": 1.0, "tags": ["a/b"]}]});
    let pointers = ["/name", "/limits/0/most", "/limits/0/tags/0"];
    let of = |format, text: &str| look(format, text.as_bytes(), &pointers);
    let (value, places, problems) = of(Format::Yaml, YAML);
    assert_eq!((&value, problems.len()), (&expected, 0));
    assert_eq!(places, ["/name=1:7", "/limits/0/most=3:12", "/limits/0/tags/0=3:24"]);
    let (value, places, problems) = of(Format::Toml, TOML);
    assert_eq!((&value, problems.len()), (&expected, 0));
    assert_eq!(places, ["/name=1:8", "/limits/0/most=3:8", "/limits/0/tags/0=4:9"]);
    let (value, places, problems) = of(Format::Json, JSON);
    assert_eq!((&value, problems.len()), (&expected, 0));
    assert_eq!(places, ["/name=1:10", "/limits/0/most=2:22", "/limits/0/tags/0=2:36"]);
}

#[test]
fn nothing_is_nothing_and_a_byte_order_mark_is_passed_over() {
    assert_eq!(look(Format::Yaml, b"# nothing\n", &[]).0, Value::Null);
    assert_eq!(look(Format::Json, b" \n", &[]).0, Value::Null);
    assert_eq!(look(Format::Toml, b"", &[]).0, json!({}));
    for (format, text) in [
        (Format::Yaml, "a: 1"),
        (Format::Toml, "a = 1"),
        (Format::Json, "{\"a\": 1}"),
    ] {
        let (value, places, problems) = look(format, format!("\u{feff}{text}").as_bytes(), &["/a"]);
        assert_eq!((value, problems.len()), (json!({"a": 1}), 0));
        assert_eq!(places.len(), 1);
    }
}

#[test]
fn one_key_twice_is_a_problem_in_every_format() {
    assert_eq!(ids(Format::Yaml, b"a: 1\nb: 2\na: 3\n"), ["duplicate-key@3:1"]);
    assert_eq!(ids(Format::Toml, b"a = 1\nb = 2\na = 3\n"), ["duplicate-key@3:1"]);
    assert_eq!(ids(Format::Json, b"{\"a\": 1,\n\"\\u0061\": 3}"), ["duplicate-key@2:1"]);
}

#[test]
fn what_is_no_text_or_too_much_of_it_is_refused() {
    for format in [Format::Yaml, Format::Toml, Format::Json] {
        assert_eq!(ids(format, b"a\n\xe9\xff"), ["file-not-utf8@2:1"]);
        assert_eq!(ids(format, &vec![b' '; LARGEST + 1]), ["file-too-large@1:1"]);
        assert_eq!(ids(format, b"<<<<<<< ours\na\n"), ["merge-markers@1:1"]);
    }
}

#[test]
fn no_depth_of_nesting_overflows_the_stack() {
    let deep = 500_000;
    for (format, text) in [
        (Format::Yaml, "[".repeat(deep)),
        (Format::Json, "[".repeat(deep)),
        (Format::Json, "{\"a\":".repeat(deep)),
        (Format::Toml, format!("a = {}", "[".repeat(deep))),
        (Format::Toml, format!("{}a = 1", "a.".repeat(deep))),
        (Format::Toml, format!("[{}a]", "a.".repeat(deep))),
        (Format::Toml, format!("a = {}1{}", "[".repeat(70), "]".repeat(70))),
    ] {
        let found = problems(format, text.as_bytes());
        assert!(
            !found.is_empty() && found[0].starts_with("too-deep@"),
            "{format:?}: {found:?}"
        );
    }
}

#[test]
fn what_is_no_json_says_what_to_do() {
    for (text, at) in [
        ("{\"a\": 1,}", "syntax@1:9"),
        ("{a: 1}", "syntax@1:2"),
        ("{\"a\" 1}", "syntax@1:6"),
        ("[1 2]", "syntax@1:4"),
        ("[01]", "syntax@1:2"),
        ("[NaN]", "syntax@1:2"),
        ("[\"a\n\"]", "syntax@1:2"),
        ("[\"\\ud800\"]", "syntax@1:2"),
        ("[\"\\", "syntax@1:2"),
        ("[", "syntax@1:2"),
        ("{} {}", "syntax@1:4"),
        ("// no\n{}", "syntax@1:1"),
    ] {
        assert_eq!(ids(Format::Json, text.as_bytes()), [at], "{text}");
    }
    assert_eq!(
        look(Format::Json, "[\"\\ud83e\\udd80 ü\"]".as_bytes(), &[]).0,
        json!(["🦀 ü"])
    );
}

#[test]
fn toml_says_all_its_mistakes_and_has_no_infinity() {
    assert_eq!(problems(Format::Toml, b"a = \nb = 1\nc = [\n").len(), 2);
    assert_eq!(
        ids(Format::Toml, b"a = inf\nb = nan\nc = 99999999999999999999\n").len(),
        3
    );
    let (value, _, problems) = look(
        Format::Toml,
        b"a = 0xff\nb = 1_000\nc = 1979-05-27T07:32:00Z\nd = +1.5e3\n",
        &[],
    );
    assert_eq!(problems.len(), 0);
    assert_eq!(
        value,
        json!({"a": 255, "b": 1000, "c": "1979-05-27T07:32:00Z", "d": 1500.0})
    );
}

#[test]
fn a_value_that_yaml_leaves_out_or_refuses_is_a_problem() {
    assert_eq!(ids(Format::Yaml, b"a: &x 1\nb: 2\n"), ["alias@1:4"]);
    let (value, _, problems) = look(Format::Yaml, b"a:\nc: 1e999\nd: 1\n", &[]);
    assert_eq!(value, json!({"d": 1}));
    assert_eq!(problems.len(), 2);
}

#[test]
fn messages_do_not_quote_what_may_be_a_secret() {
    for text in [
        "token: hush: hush\n",
        "token: \"hush\" hush\n",
        "token:hush\nb: 1\n",
        "hush\nb: 1\n",
        "token: @hush\n",
    ] {
        let file: Arc<str> = "file".into();
        for problem in read(Format::Yaml, &file, text.as_bytes()).problems {
            assert!(!problem.to_string().contains("hush"), "{problem}");
        }
    }
}
