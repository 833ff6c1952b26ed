//! What is taken out of texts.

use cantus::{one_line, plain};
use serde_json::Value;

#[test]
fn escapes_and_control_characters_are_taken_out() {
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("../../fixtures/errors/texts.json")).expect("the cases are JSON");
    for case in cases {
        let text = case["text"].as_str().expect("a case has a text");
        assert_eq!(
            plain(text, 100),
            case["plain"].as_str().expect("it has a result"),
            "{}",
            case["about"]
        );
        assert_eq!(
            one_line(text, 100),
            case["one_line"].as_str().expect("it has a result"),
            "{}",
            case["about"]
        );
        // What is clean stays as it is.
        let once = plain(text, 100).into_owned();
        assert_eq!(plain(&once, 100), once, "{}", case["about"]);
    }
}

#[test]
fn a_text_is_cut_at_a_code_point() {
    assert_eq!(plain("ünïcödé", 7), "ünïcödé");
    assert_eq!(plain("ünïcödé", 6), "ünïcö…");
    assert_eq!(plain("🎺🎺🎺", 2), "🎺…");
    assert_eq!(plain("ab", 0), "…");
}
