//! What is accepted, what is refused and why, and that three matchers agree.

use std::collections::BTreeSet;

use super::{Node, PatternErrorKind, parse};

fn refused(text: &str) -> (PatternErrorKind, usize) {
    let error = parse(text).expect_err(text);
    assert!(!error.message.is_empty() && !error.help.is_empty(), "{text}");
    (error.kind, error.offset)
}

#[test]
fn one_printed_form_is_legal_everywhere() {
    for (text, printed) in [
        ("", ""),
        (r"^\d{3}-\w+$", r"^[0-9]{3}-[0-9A-Z_a-z]+$"),
        (r"\s\D", r"[\t-\r ][^0-9]"),
        (".", r"[^\n\r\u2028\u2029]"),
        ("(a|b)c", "(?:a|b)c"),
        (r"[]", "!"),
        (r"[\]\[^-]", r"[\-\[\]\^]"),
        (r"[z-za-cb-e]", "[a-ez]"),
        (r"\/\-\x41\u0042\u{43}", "/-ABC"),
        (r"\.\{\}\]", r"\.\{\}\]"),
        ("é😀", r"é\u{1f600}"),
        (r"[^\D]", r"[^\u0000-/:-\u{10ffff}]"),
        ("^(/([^/~]|~[01])*)*$", "^(?:/(?:[^/~]|~[01])*)*$"),
        ("^a$|^b$", "^a$|^b$"),
        ("a||b", "a||b"),
        ("(|a)", "(?:|a)"),
        ("[%-&]", "[%&]"),
        ("[-a]", r"[\-a]"),
    ] {
        if printed == "!" {
            refused(text);
            continue;
        }
        assert_eq!(parse(text).expect(text).portable(), printed, "{text}");
        assert_eq!(
            parse(printed).expect(printed).portable(),
            printed,
            "a printed form is its own printed form: {text}"
        );
    }
}

#[test]
fn what_is_outside_the_grammar_is_refused_at_its_place() {
    for (text, offset) in [
        ("a(?=b)", 1),
        ("(?<n>a)", 0),
        ("(?i)a", 0),
        (r"é\b", 1),
        (r"\p{L}", 0),
        (r"(a)\1", 3),
        ("a*?", 2),
        ("a++", 2),
        ("a{2}{3}", 4),
        ("*a", 0),
        ("a|*", 2),
        ("^*", 1),
        ("a^", 1),
        ("(^a)", 1),
        ("a$b", 1),
        ("(a$)", 2),
        ("a{,3}", 2),
        ("a{3,2}", 1),
        ("a{1001}", 2),
        ("a{x}", 2),
        ("a{", 2),
        ("()*", 0),
        ("a(|)+", 1),
        ("a}", 1),
        ("a]", 1),
        ("(a", 0),
        ("a)", 1),
        ("[a", 0),
        ("[b-a]", 1),
        (r"[a-\d]", 1),
        (r"[\d-z]", 1),
        ("[a-b-c]", 4),
        ("[[:alpha:]]", 1),
        ("[a&&b]", 2),
        (r"\ud83d\ude00", 0),
        (r"\u{110000}", 0),
        (r"\u12", 0),
        (r"\", 0),
        (r"[^\u{0}-\u{10ffff}]", 0),
        ("((a{500}){5})", 0),
        ("(((((((((((((a)))))))))))))", 12),
    ] {
        assert_eq!(refused(text), (PatternErrorKind::Syntax, offset), "{text}");
    }
}

#[test]
fn only_a_repeat_that_can_match_one_text_in_many_ways_is_ambiguous() {
    for (text, offset) in [
        ("(a+)+", 0),
        ("x(a*)*", 1),
        ("(a|a)*", 0),
        ("(a|[a-z])+", 0),
        ("(a?b?)*", 0),
        ("(a*b*)*", 0),
        ("(a|aa)*", 0),
        ("(a|ab|b)*", 0),
        ("(a{1,3}){2}", 0),
        ("(a{0,10}){0,10}", 0),
        ("(a?){30}", 0),
        ("(.*,?)*", 0),
        (r"(\w+\s?)*", 0),
        ("(x(a*|b*)y)*", 0),
        ("((a|a)b)*", 0),
    ] {
        assert_eq!(refused(text), (PatternErrorKind::Ambiguous, offset), "{text}");
    }
    for text in [
        "^(/([^/~]|~[01])*)*$",
        "(a|ab)*",
        "(a*b)*",
        "(a?)*",
        r"^([0-9]{1,3}\.){3}[0-9]{1,3}$",
        "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
        r"^[a-z]+(\.[a-z]+)*$",
        r"(\w+\s)*",
        "a*a*",
        "(a|a)",
        "[a-z]{0,1000}",
        "([^a]{900}b){2}",
        "((a|b)*c)*d",
        "(ab?)*",
    ] {
        parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

#[test]
fn a_repeat_too_large_to_decide_is_refused() {
    let distinct: String = (0..1500u32)
        .filter_map(|n| char::from_u32(0x4e00 + n))
        .map(|c| format!("{c}?"))
        .collect();
    let error = parse(&format!("({distinct}x)*")).expect_err("too large");
    assert_eq!(error.kind, PatternErrorKind::Syntax, "{error}");
}

/// The ends of every match that begins at `from`: the meaning of a pattern, without an engine.
fn ends(node: &Node, text: &[char], from: usize) -> BTreeSet<usize> {
    let one = |matches: bool| {
        if matches {
            BTreeSet::from([from + 1])
        } else {
            BTreeSet::new()
        }
    };
    let here = text.get(from);
    match node {
        Node::Empty => BTreeSet::from([from]),
        Node::Literal(c) => one(here == Some(c)),
        Node::Any => one(here.is_some_and(|c| !['\n', '\r', '\u{2028}', '\u{2029}'].contains(c))),
        Node::Class { negated, ranges } => {
            one(here.is_some_and(|c| ranges.iter().any(|(low, high)| low <= c && c <= high) != *negated))
        }
        Node::Group(inner) => ends(inner, text, from),
        Node::Concat(nodes) => nodes.iter().fold(BTreeSet::from([from]), |starts, node| {
            starts.into_iter().flat_map(|start| ends(node, text, start)).collect()
        }),
        Node::Alternate(nodes) => nodes.iter().flat_map(|node| ends(node, text, from)).collect(),
        Node::Repeat { node, min, max } => {
            let mut reached = BTreeSet::new();
            let mut starts = BTreeSet::from([from]);
            for round in 0..=max.unwrap_or(min + text.len() as u32 + 1) {
                if round >= *min {
                    reached.extend(starts.iter().copied());
                }
                starts = starts.into_iter().flat_map(|start| ends(node, text, start)).collect();
            }
            reached
        }
        Node::Start => {
            if from == 0 {
                BTreeSet::from([from])
            } else {
                BTreeSet::new()
            }
        }
        Node::End => {
            if from == text.len() {
                BTreeSet::from([from])
            } else {
                BTreeSet::new()
            }
        }
    }
}

/// A small generator of numbers, so that every run tries the same patterns.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.roll(from.len())]
    }

    fn pattern(&mut self, depth: usize) -> String {
        let mut text = String::new();
        for _ in 0..self.roll(4) {
            match self.roll(if depth == 0 { 6 } else { 8 }) {
                0..=2 => text.push_str(self.pick(&["a", "b", "é", "😀", r"\.", r"\u000b", "-", "&", " ", r"\n"])),
                3 => text.push('.'),
                4 => text.push_str(self.pick(&[r"\d", r"\w", r"\s", r"\D", r"\W", r"\S"])),
                5 => text.push_str(self.pick(&[
                    "[ab]", "[^a]", r"[\d\-]", "[a-é]", r"[^\sa]", r"[\]\^]", "[%-~]", r"[\D]",
                ])),
                _ => {
                    let (left, right) = (self.pattern(depth - 1), self.pattern(depth - 1));
                    text.push_str(&if self.roll(2) == 0 {
                        format!("({left}|{right})")
                    } else {
                        format!("(?:{left})")
                    });
                }
            }
            text.push_str(self.pick(&["", "", "", "*", "+", "?", "{2}", "{1,}", "{0,2}", "{2,3}"]));
        }
        text
    }

    fn text(&mut self) -> String {
        (0..self.roll(6))
            .map(|_| {
                self.pick(&[
                    "a", "b", "é", "😀", ".", "\u{b}", "-", "&", " ", "\n", "\u{2028}", "7", "_", "]", "^",
                ])
            })
            .collect()
    }
}

#[test]
fn the_printed_form_means_what_the_pattern_means_in_every_engine() {
    let mut dice = Dice(7);
    let mut compared = 0;
    for _ in 0..2500 {
        let body = dice.pattern(2);
        let text = match dice.roll(4) {
            0 => format!("^{body}$"),
            1 => format!("^{body}"),
            2 => format!("{body}|^{}$", dice.pattern(1)),
            _ => body,
        };
        let Ok(pattern) = parse(&text) else { continue };
        let schema = serde_json::json!({"type": "string", "pattern": pattern.portable()});
        let validator = jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{text}: {error}"));
        for _ in 0..12 {
            let subject = dice.text();
            let chars: Vec<char> = subject.chars().collect();
            let meant = (0..=chars.len()).any(|from| !ends(pattern.node(), &chars, from).is_empty());
            assert_eq!(
                pattern.is_match(&subject),
                meant,
                "{text} printed {} on {subject:?}",
                pattern.portable()
            );
            assert_eq!(
                validator.is_valid(&subject.clone().into()),
                meant,
                "{text} printed {} on {subject:?}",
                pattern.portable()
            );
            compared += 1;
        }
    }
    assert!(compared > 8_000, "{compared}");
}

#[test]
fn the_largest_patterns_compile_in_every_engine() {
    let deepest = ('a'..='f').fold("z".to_owned(), |inner, c| format!("(({c}|{inner})+;)"));
    for text in ["[^a]{1000}[^b]{1000}", r"(?:\W\D){1000}", deepest.as_str()] {
        let pattern = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let schema = serde_json::json!({"pattern": pattern.portable()});
        jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}
