//! Turns a type without parts into the expression that is true when a value fails it, and says what was expected.

use cantus_registry::model::{
    Enum, EnumKind, IntegerBounds, IntegerKind, LengthBounds, NumberBounds, Openness, StringRules, Type,
};

use super::type_name::literal_name;

/// How many values are compared one by one before a set is asked.
pub(super) const FEW: usize = 8;

/// A test of one value.
pub(super) struct Condition {
    /// The expression that is true when the value fails; its outermost operator is `||`, `&&` or none.
    pub(super) fails: String,
    /// What was expected.
    pub(super) expected: String,
}

/// The test for a scalar; `None` for types that have parts, a name, or nothing to test.
pub(super) fn of_scalar(value: &str, ty: &Type, pattern: Option<&str>) -> Option<Condition> {
    let (fails, expected) = match ty {
        Type::Bool => (
            format!("typeof {value} !== 'boolean'"),
            "expected true or false".to_owned(),
        ),
        Type::String(rules) => string(value, rules, pattern),
        Type::Integer { kind, bounds } => integer(value, *kind, bounds),
        Type::Int64 => (
            format!("!cantus.isInt64({value})"),
            "expected a signed 64-bit integer as a decimal string".to_owned(),
        ),
        Type::Uint64 => (
            format!("!cantus.isUint64({value})"),
            "expected an unsigned 64-bit integer as a decimal string".to_owned(),
        ),
        Type::Number(bounds) => number(value, bounds),
        Type::Timestamp => (
            format!("!cantus.isTimestamp({value})"),
            "expected an RFC 3339 timestamp".to_owned(),
        ),
        Type::Date => (
            format!("!cantus.isDate({value})"),
            "expected an RFC 3339 date".to_owned(),
        ),
        Type::Uuid => (format!("!cantus.isUuid({value})"), "expected a UUID".to_owned()),
        Type::Bytes(length) => bytes(value, length),
        Type::Literal(literal) => {
            let name = literal_name(literal);
            (format!("{value} !== {name}"), format!("expected {name}"))
        }
        Type::Json | Type::List { .. } | Type::Map { .. } | Type::Nullable(_) | Type::Ref(_) => return None,
    };
    Some(Condition { fails, expected })
}

/// The test for an enum; `set` names the set of its values when there are many.
pub(super) fn of_enum(value: &str, declared: &Enum, set: &str) -> Condition {
    let names: Vec<String> = declared
        .members
        .iter()
        .map(|member| literal_name(&member.value))
        .collect();
    let is_none = if names.len() <= FEW {
        let compared: Vec<String> = names.iter().map(|name| format!("{value} !== {name}")).collect();
        compared.join(" && ")
    } else {
        format!("!{set}.has({value})")
    };
    let (is_no_value, of_kind) = match declared.kind {
        EnumKind::String => (format!("!cantus.isText({value})"), "a string"),
        EnumKind::Integer => (format!("!Number.isSafeInteger({value})"), "an integer"),
    };
    match declared.open {
        Openness::Closed => Condition {
            fails: is_none,
            expected: one_of(&names),
        },
        Openness::Reader => Condition {
            fails: format!("check.strict ? {is_none} : {is_no_value}"),
            expected: format!("{}; a reader takes {of_kind}", one_of(&names)),
        },
        Openness::Both => Condition {
            fails: is_no_value,
            expected: format!("expected {of_kind}"),
        },
    }
}

/// `expected 'a', 'b' or 'c'`, cut short where it would be a page.
pub(super) fn one_of(names: &[String]) -> String {
    const SHOWN: usize = 12;
    match names {
        [] => "expected nothing that could be here".to_owned(),
        [one] => format!("expected {one}"),
        [first @ .., last] if names.len() <= SHOWN => format!("expected {} or {last}", first.join(", ")),
        _ => format!(
            "expected {} or one of {} more",
            names[..SHOWN].join(", "),
            names.len() - SHOWN
        ),
    }
}

fn string(value: &str, rules: &StringRules, pattern: Option<&str>) -> (String, String) {
    let mut fails = format!("!cantus.isText({value})");
    let mut expected = format!("expected a string{}", length_phrase(&rules.length, "characters"));
    if !rules.length.is_empty() {
        fails.push_str(&format!(
            " || !cantus.hasLength({value}, {})",
            length_arguments(&rules.length)
        ));
    }
    if let (Some(constant), Some(text)) = (pattern, &rules.pattern) {
        fails.push_str(&format!(" || !{constant}.test({value})"));
        expected.push_str(&format!(" that matches {text}"));
    }
    (fails, expected)
}

fn bytes(value: &str, length: &LengthBounds) -> (String, String) {
    (
        format!("!cantus.isBytes({value}, {})", length_arguments(length)),
        format!("expected canonical base64{}", length_phrase(length, "bytes")),
    )
}

fn integer(value: &str, kind: IntegerKind, bounds: &IntegerBounds) -> (String, String) {
    let (least, greatest) = kind.range();
    let minimum = bounds.minimum.map_or(least, |bound| bound.max(least));
    let maximum = bounds.maximum.map_or(greatest, |bound| bound.min(greatest));
    if kind == IntegerKind::Integer && (minimum, maximum) == (least, greatest) {
        return (
            format!("!Number.isSafeInteger({value})"),
            "expected an integer".to_owned(),
        );
    }
    (
        format!("!cantus.isInteger({value}, {minimum}, {maximum})"),
        format!("expected an integer from {minimum} to {maximum}"),
    )
}

fn number(value: &str, bounds: &NumberBounds) -> (String, String) {
    if bounds.minimum.is_none() && bounds.maximum.is_none() {
        return (
            format!("!Number.isFinite({value})"),
            "expected a finite number".to_owned(),
        );
    }
    let mut fails = format!("typeof {value} !== 'number' || !Number.isFinite({value})");
    let mut expected = Vec::new();
    if let Some(bound) = bounds.minimum {
        let (operator, phrase) = if bound.exclusive {
            ("<=", "greater than")
        } else {
            ("<", "at least")
        };
        fails.push_str(&format!(" || {value} {operator} {}", float(bound.value)));
        expected.push(format!("{phrase} {}", float(bound.value)));
    }
    if let Some(bound) = bounds.maximum {
        let (operator, phrase) = if bound.exclusive {
            (">=", "less than")
        } else {
            (">", "at most")
        };
        fails.push_str(&format!(" || {value} {operator} {}", float(bound.value)));
        expected.push(format!("{phrase} {}", float(bound.value)));
    }
    (fails, format!("expected a number {}", expected.join(" and ")))
}

/// The list of a length's ends, for a call.
pub(super) fn length_arguments(length: &LengthBounds) -> String {
    let maximum = length
        .maximum
        .map_or_else(|| "Infinity".to_owned(), |maximum| maximum.to_string());
    format!("{}, {maximum}", length.minimum.unwrap_or(0))
}

/// ` of 1 to 5 characters`
pub(super) fn length_phrase(length: &LengthBounds, of: &str) -> String {
    match (length.minimum, length.maximum) {
        (None, None) => String::new(),
        (Some(minimum), None) => format!(" of at least {minimum} {of}"),
        (None, Some(maximum)) => format!(" of at most {maximum} {of}"),
        (Some(minimum), Some(maximum)) => format!(" of {minimum} to {maximum} {of}"),
    }
}

fn float(value: f64) -> String {
    let text = serde_json::to_string(&value).expect("the bounds of a number are finite");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}
