//! Scalars: values at the bounds and between them.

use cantus_registry::conform::{Judge, View};
use cantus_registry::model::{IntegerBounds, IntegerKind, LengthBounds, NumberBound, NumberBounds, StringRules, Type};
use cantus_registry::pattern::{self, Node};
use serde_json::{Value, json};

use super::random::Random;

/// An integer of a range: an end of it, or something near zero or between.
pub fn integer(random: &mut Random, kind: IntegerKind, bounds: IntegerBounds) -> i64 {
    let (least, greatest) = kind.range();
    let least = bounds.minimum.map_or(least, |minimum| minimum.max(least));
    let greatest = bounds.maximum.map_or(greatest, |maximum| maximum.min(greatest));
    let between = least + i64::try_from(random.number() % least.abs_diff(greatest).saturating_add(1)).unwrap_or(0);
    let wanted = *random.one(&[least, greatest, between, 0, 1, -1, 42]);
    wanted.clamp(least, greatest)
}

/// A number of a range.
pub fn number(random: &mut Random, judge: &Judge<'_>, bounds: NumberBounds) -> f64 {
    let end = |bound: Option<NumberBound>| bound.map(|bound| bound.value);
    let mut candidates = vec![
        0.0,
        -0.0,
        0.1,
        1.0,
        -2.5,
        1e-300,
        1e300,
        f64::MIN_POSITIVE,
        123_456_789.125,
    ];
    match (end(bounds.minimum), end(bounds.maximum)) {
        (Some(least), Some(greatest)) => candidates.extend([least, least / 2.0 + greatest / 2.0, greatest]),
        (Some(least), None) => candidates.extend([least, least + 1.0]),
        (None, Some(greatest)) => candidates.extend([greatest, greatest - 1.0]),
        (None, None) => {}
    }
    candidates.retain(|number| {
        judge
            .value(&Type::Number(bounds), View::Emit, &json!(number))
            .is_empty()
    });
    *random.one(&candidates)
}

/// Base64 of as many bytes as there may be.
pub fn bytes(random: &mut Random, length: LengthBounds) -> String {
    let least = length.minimum.unwrap_or(0);
    let most = length.maximum.unwrap_or(least + 7);
    let count = between(random, least, most.min(least + 50)) as usize;
    let end = ["", "AQ==", "//8="][count % 3];
    "+/aZ".repeat(count / 3) + end
}

/// A number between two, the ends more often than others.
pub fn between(random: &mut Random, least: u32, most: u32) -> u32 {
    let inside = least + u32::try_from(random.below((most - least) as usize + 1)).unwrap_or(0);
    *random.one(&[least, most, inside])
}

/// A text that some rules allow.
pub fn string(random: &mut Random, judge: &Judge<'_>, rules: &StringRules) -> String {
    let ty = Type::String(rules.clone());
    let is_right = |text: &String| judge.value(&ty, View::Emit, &json!(text)).is_empty();
    let Some(pattern) = &rules.pattern else {
        let least = rules.length.minimum.unwrap_or(0);
        let most = rules.length.maximum.unwrap_or(least + 12).min(least + 40);
        let length = between(random, least, most) as usize;
        return (0..length).map(|_| *random.one(&LETTERS)).collect();
    };
    let pattern = pattern::parse(pattern).expect("the pattern was checked");
    let mut texts = (0..400_u32).map(|attempt| {
        let mut text = String::new();
        spell(pattern.node(), attempt / 4, random, &mut text);
        text
    });
    texts
        .find(is_right)
        .unwrap_or_else(|| panic!("no text was found that is {rules:?}"))
}

const LETTERS: [char; 14] = [
    'a', 'Z', '0', ' ', '"', '\\', '/', '<', '\n', '\u{7f}', 'ß', '漢', '🎉', '\u{2028}',
];

/// Appends a text that a part of a pattern matches; a repeat without an end goes on at most `extra` times longer than
/// it must.
fn spell(node: &Node, extra: u32, random: &mut Random, text: &mut String) {
    match node {
        Node::Empty | Node::Start | Node::End => {}
        Node::Literal(character) => text.push(*character),
        Node::Any => text.push(*random.one(&['x', '-', 'ü'])),
        Node::Class { negated: false, ranges } => {
            let (from, to) = *random.one(ranges);
            let letters: Vec<char> = (from..=to).take(200).collect();
            text.push(*random.one(&letters));
        }
        Node::Class { negated: true, ranges } => {
            let is_free = |one: &char| ranges.iter().all(|(from, to)| !(from..=to).contains(&one));
            text.push(('!'..).find(is_free).expect("a class leaves something out"));
        }
        Node::Group(node) => spell(node, extra, random, text),
        Node::Concat(nodes) => nodes.iter().for_each(|node| spell(node, extra, random, text)),
        Node::Alternate(nodes) => spell(random.one(nodes), extra, random, text),
        Node::Repeat { node, min, max } => {
            let most = max.unwrap_or(min + extra.max(2));
            for _ in 0..between(random, *min, most) {
                spell(node, extra, random, text);
            }
        }
    }
}

/// A text of one of the scalars whose texts have a form.
pub fn formed(random: &mut Random, ty: &Type) -> Option<Value> {
    let texts: &[&str] = match ty {
        Type::Int64 => &[
            "0",
            "-1",
            "9223372036854775807",
            "-9223372036854775808",
            "1234567890123",
        ],
        Type::Uint64 => &["0", "1", "18446744073709551615", "9007199254740993"],
        Type::Timestamp => &[
            "2024-02-29T23:59:59Z",
            "0000-01-01T00:00:00.000000001-23:59",
            "9999-12-31T23:59:59.9+01:00",
        ],
        Type::Date => &["2024-02-29", "0000-01-01", "9999-12-31"],
        Type::Uuid => &[
            "01234567-89ab-CDEF-8123-456789abcdef",
            "00000000-0000-0000-0000-000000000000",
            "FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF",
        ],
        _ => return None,
    };
    Some((*random.one(texts)).into())
}

/// Any value of the domain.
pub fn json(random: &mut Random) -> Value {
    let values = [
        json!(null),
        json!(true),
        json!(1.5),
        json!(-7),
        json!("text 🎉"),
        json!([]),
        json!({}),
        json!({"a": [1, null, {"b": "c"}], "": 0.1}),
        json!([[[]], {"type": "x"}]),
    ];
    random.one(&values).clone()
}
