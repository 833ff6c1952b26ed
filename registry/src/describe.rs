//! Types of the model → the expressions of the language, for people.

mod rules;

use crate::model::{IntegerKind, LengthBounds, Literal, NumberBound, Openness, Shape, StringRules, Type, TypeRef};

pub use rules::{detail, failure, match_by, protective, protocol_rule, selector, spelled};

/// A type as one would write it in a file of the package, its rules in brackets behind it.
pub fn expression(ty: &Type, package: &str) -> String {
    match ty {
        Type::Bool => "bool".to_owned(),
        Type::String(rules) => string(rules),
        Type::Integer { kind, bounds } => {
            let name = match kind {
                IntegerKind::Int32 => "int32",
                IntegerKind::Uint32 => "uint32",
                IntegerKind::Integer => "integer",
            };
            let rules = [
                bounds.minimum.map(|bound| format!("minimum {bound}")),
                bounds.maximum.map(|bound| format!("maximum {bound}")),
            ];
            with_rules(name, rules)
        }
        Type::Int64 => "int64".to_owned(),
        Type::Uint64 => "uint64".to_owned(),
        Type::Number(bounds) => with_rules(
            "number",
            [
                number(["minimum", "exclusiveMinimum"], bounds.minimum),
                number(["maximum", "exclusiveMaximum"], bounds.maximum),
            ],
        ),
        Type::Timestamp => "timestamp".to_owned(),
        Type::Date => "date".to_owned(),
        Type::Uuid => "uuid".to_owned(),
        Type::Bytes(length) => with_rules("bytes", lengths(length, "Length")),
        Type::Json => "json".to_owned(),
        Type::Literal(value) => literal(value),
        Type::List { items, count } => {
            let list = format!("list<{}>", expression(items, package));
            with_rules(&list, lengths(count, "Items"))
        }
        Type::Map { values } => format!("map<{}>", expression(values, package)),
        Type::Nullable(inner) => format!("{} | null", expression(inner, package)),
        Type::Ref(reference) => name(reference, package),
    }
}

/// The name of a definition as one would write it in a file of the package.
pub fn name(reference: &TypeRef, package: &str) -> String {
    if reference.package == package {
        reference.name.clone()
    } else {
        format!("{}.{}", reference.package, reference.name)
    }
}

/// A fixed value as one would write it in an expression.
pub fn literal(value: &Literal) -> String {
    match value {
        Literal::Null => "null".to_owned(),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => value.to_string(),
        Literal::String(value) => format!("{value:?}"),
    }
}

/// What a definition is, in one word or two.
pub fn shape(shape: &Shape) -> &'static str {
    match shape {
        Shape::Alias(_) => "alias",
        Shape::Record(_) => "record",
        Shape::Enum(_) => "enum",
        Shape::Union(_) => "union",
        Shape::Family(_) => "family",
    }
}

/// Who may meet a value that is not declared.
pub fn openness(open: Openness) -> &'static str {
    match open {
        Openness::Closed => "closed",
        Openness::Reader => "open to readers",
        Openness::Both => "open to readers and writers",
    }
}

fn string(rules: &StringRules) -> String {
    let name = rules
        .format
        .as_deref()
        .filter(|format| *format == "uri")
        .unwrap_or("string");
    let [minimum, maximum] = lengths(&rules.length, "Length");
    let pattern = rules.pattern.as_ref().map(|pattern| format!("pattern {pattern}"));
    let format = rules.format.as_ref().filter(|format| *format != name);
    let format = format.map(|format| format!("format {format}"));
    with_rules(name, [minimum, maximum, pattern, format])
}

fn lengths(bounds: &LengthBounds, of: &str) -> [Option<String>; 2] {
    [
        bounds.minimum.map(|bound| format!("min{of} {bound}")),
        bounds.maximum.map(|bound| format!("max{of} {bound}")),
    ]
}

fn number([inclusive, exclusive]: [&str; 2], bound: Option<NumberBound>) -> Option<String> {
    let NumberBound {
        value,
        exclusive: is_exclusive,
    } = bound?;
    let name = if is_exclusive { exclusive } else { inclusive };
    Some(format!("{name} {value}"))
}

fn with_rules<const N: usize>(name: &str, rules: [Option<String>; N]) -> String {
    let rules: Vec<String> = rules.into_iter().flatten().collect();
    if rules.is_empty() {
        name.to_owned()
    } else {
        format!("{name} ({})", rules.join(", "))
    }
}
