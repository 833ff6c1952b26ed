//! Patterns: what is one is printed as one that means the same; what is not is told with a place in it.

use cantus_registry::pattern::{Pattern, parse};
use proptest::prelude::{Strategy, any, prop};

use crate::campaign;

const SAMPLES: &[&str] = &[
    "", "a", "b", "ab", "aab", "0", "-1", "a b", "\n", "\u{2028}", "é", "🦀", "]", "_x.", "A/~1",
];

/// Patterns by their grammar, with some pieces that are not of it.
fn patterns() -> impl Strategy<Value = String> {
    let atoms = proptest::sample::select(vec![
        "a",
        "b",
        "0",
        ".",
        "\\d",
        "\\w",
        "\\s",
        "\\D",
        "[a-z]",
        "[^a]",
        "[]",
        "[^]",
        "[a-",
        "[\\]\\-^]",
        "\\u2028",
        "\\.",
        "\\u{1f980}",
        "^",
        "$",
        "-",
        "é",
        "\u{301}",
        "\\1",
        "\\",
        "(?=a)",
        "(?:",
        "/",
        "&&",
        "[a&&b]",
        "[--/]",
        "~~",
    ]);
    let pattern = atoms.prop_map(str::to_owned).prop_recursive(12, 60, 4, |inner| {
        let repeats = [
            "*", "+", "?", "{2}", "{0,3}", "{1,}", "{999}", "{0}", "{3,1}", "*?", "{1001}", "{", "**",
        ];
        proptest::prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(|parts| parts.concat()),
            prop::collection::vec(inner.clone(), 2..4).prop_map(|parts| format!("({})", parts.join("|"))),
            (inner.clone(), proptest::sample::select(repeats.to_vec()))
                .prop_map(|(part, repeat)| format!("({part}){repeat}")),
            (inner, proptest::sample::select(repeats.to_vec())).prop_map(|(part, repeat)| part + repeat),
        ]
    });
    proptest::prop_oneof![9 => pattern, 1 => any::<String>()]
}

fn check(text: &str) {
    match parse(text) {
        Ok(pattern) => is_printed_the_same(text, &pattern),
        Err(error) => {
            assert!(error.offset <= text.chars().count(), "{error}");
            assert!(!error.message.is_empty() && !error.help.is_empty());
        }
    }
}

fn is_printed_the_same(text: &str, pattern: &Pattern) {
    let printed = pattern.portable();
    let again = parse(&printed).unwrap_or_else(|error| panic!("{text:?} is printed as {printed:?}: {error}"));
    assert_eq!(again.portable(), printed, "{text:?}");
    for sample in SAMPLES {
        assert_eq!(
            again.is_match(sample),
            pattern.is_match(sample),
            "{text:?} of {sample:?}"
        );
    }
}

#[test]
fn a_pattern_is_printed_as_one_that_means_the_same() {
    campaign::run("pattern", 1_500, patterns(), check);
}
