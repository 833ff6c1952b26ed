//! Types and definitions as schemas of one view.

use std::borrow::Cow;

use cantus_registry::model::{
    Enum, EnumKind, Field, IntegerBounds, IntegerKind, LengthBounds, Literal, Meta, NumberBounds, Openness, Presence,
    Record, Shape, StringRules, Type, TypeDef,
};
use cantus_registry::pattern;

use super::bundle::{Bundle, View};
use super::families;
use super::node::Node;
use super::scalars::{self, Scalar};

/// The schema of a definition of the package `home`, with its prose.
pub(super) fn definition(bundle: &mut Bundle<'_>, home: &str, definition: &TypeDef) -> Node {
    let schema = match &definition.shape {
        Shape::Alias(ty) => type_in_use(bundle, ty),
        Shape::Record(record) => self::record(bundle, record),
        Shape::Enum(r#enum) => self::r#enum(bundle.view, r#enum),
        Shape::Union(union) => {
            let branches = union
                .branches
                .iter()
                .map(|branch| type_in_use(bundle, &branch.ty))
                .collect();
            Node::object([("anyOf", Node::Array(branches))])
        }
        Shape::Family(family) => families::schema(bundle, home, family),
    };
    annotated(schema, &definition.meta, None)
}

/// The schema of a type where it is used.
pub(super) fn type_in_use(bundle: &mut Bundle<'_>, ty: &Type) -> Node {
    match ty {
        Type::Bool => Node::object([("type", Node::text("boolean"))]),
        Type::String(rules) => string(rules),
        Type::Integer { kind, bounds } => integer(*kind, bounds),
        Type::Int64 => bundle.scalar(Scalar::Int64),
        Type::Uint64 => bundle.scalar(Scalar::Uint64),
        Type::Number(bounds) => number(bounds),
        Type::Timestamp => bundle.scalar(Scalar::Timestamp),
        Type::Date => bundle.scalar(Scalar::Date),
        Type::Uuid => bundle.scalar(Scalar::Uuid),
        Type::Bytes(length) => {
            let plain = bundle.scalar(Scalar::Bytes);
            scalars::byte_length(length).unwrap_or(plain)
        }
        Type::Json => Node::any(),
        Type::Literal(literal) => self::literal(literal),
        Type::List { items, count } => {
            let items = type_in_use(bundle, items);
            let list = Node::object([("type", Node::text("array")), ("items", items)]);
            bounded(list, count, "minItems", "maxItems")
        }
        Type::Map { values } => {
            let values = type_in_use(bundle, values);
            Node::object([("type", Node::text("object")), ("additionalProperties", values)])
        }
        Type::Nullable(inner) => {
            let inner = type_in_use(bundle, inner);
            let null = Node::object([("type", Node::text("null"))]);
            Node::object([("anyOf", Node::Array(vec![inner, null]))])
        }
        Type::Ref(reference) => bundle.reference(reference),
    }
}

/// The schema of one field's value, with the field's prose.
pub(super) fn field(bundle: &mut Bundle<'_>, field: &Field) -> Node {
    let schema = match (bundle.view, field.setting.env) {
        (View::Settings, true) => with_references(bundle, &field.ty),
        (View::Settings | View::Emit | View::Read, _) => type_in_use(bundle, &field.ty),
    };
    annotated(schema, &field.meta, field.default.as_ref())
}

/// Whether a field's key may be absent: in settings, a default is filled in.
pub(super) fn presence(view: View, field: &Field) -> Presence {
    match view {
        View::Settings if field.default.is_some() => Presence::Optional,
        View::Settings | View::Emit | View::Read => field.presence,
    }
}

/// The schema of a field whose scalars may be references to the environment instead.
fn with_references(bundle: &mut Bundle<'_>, ty: &Type) -> Node {
    match ty {
        Type::List { items, count } => {
            let items = with_references(bundle, items);
            let list = Node::object([("type", Node::text("array")), ("items", items)]);
            bounded(list, count, "minItems", "maxItems")
        }
        Type::Map { values } => {
            let values = with_references(bundle, values);
            Node::object([("type", Node::text("object")), ("additionalProperties", values)])
        }
        // Any text may be one already.
        Type::String(rules) if rules.length.is_empty() && rules.pattern.is_none() => type_in_use(bundle, ty),
        ty => {
            let schema = type_in_use(bundle, ty);
            let reference = scalars::string().with("pattern", Node::text(REFERENCE));
            Node::object([("anyOf", Node::Array(vec![schema, reference]))])
        }
    }
}

/// What a text with a reference to the environment has in it.
const REFERENCE: &str = r"\$\{[A-Za-z_][0-9A-Za-z_]*\}";

/// The schema of exactly one value. An `enum` of one says it to every reader, `const` does not.
pub(super) fn literal(literal: &Literal) -> Node {
    match literal {
        Literal::Null => Node::object([("type", Node::text("null"))]),
        Literal::Bool(value) => one_of("boolean", vec![Node::Bool(*value)]),
        Literal::Integer(value) => one_of("integer", vec![Node::Integer(*value)]),
        Literal::String(value) => one_of("string", vec![Node::text(value.clone())]),
    }
}

/// The schema of a value that is one of these.
pub(super) fn one_of(kind: &'static str, values: Vec<Node>) -> Node {
    Node::object([("type", Node::text(kind)), ("enum", Node::Array(values))])
}

/// A literal as a value.
pub(super) fn value(literal: &Literal) -> Node {
    match literal {
        Literal::Null => Node::Value(serde_json::Value::Null),
        Literal::Bool(value) => Node::Bool(*value),
        Literal::Integer(value) => Node::Integer(*value),
        Literal::String(value) => Node::text(value.clone()),
    }
}

fn record(bundle: &mut Bundle<'_>, record: &Record) -> Node {
    let properties = record
        .fields
        .iter()
        .map(|field| (Cow::Owned(field.name.clone()), self::field(bundle, field)));
    let properties: Vec<_> = properties.collect();
    let required = record
        .fields
        .iter()
        .filter(|field| presence(bundle.view, field) == Presence::Required);
    let required = required.map(|field| field.name.clone()).collect();
    let rest = record.rest.as_ref().map(|rest| type_in_use(bundle, rest));
    let further = rest.or_else(|| bundle.view.undeclared());
    object(properties, required, further)
}

/// The member that validators in JavaScript do not see among `properties`, for fear of what it is to an object there.
/// A pattern that matches nothing else shows it to them.
const PROTOTYPE: &str = "__proto__";

/// The schema of an object: its members, the required ones, and what further members are.
pub(super) fn object(properties: Vec<(Cow<'static, str>, Node)>, required: Vec<String>, further: Option<Node>) -> Node {
    let mut schema = Node::object([("type", Node::text("object"))]);
    let (hidden, properties): (Vec<_>, Vec<_>) = properties.into_iter().partition(|(name, _)| name == PROTOTYPE);
    if !properties.is_empty() {
        schema.push("properties", Node::Object(properties));
    }
    if let Some((name, member)) = hidden.into_iter().next() {
        let pattern = Cow::Owned(format!("^{name}$"));
        schema.push("patternProperties", Node::Object(vec![(pattern, member)]));
    }
    if !required.is_empty() {
        schema.push("required", Node::Array(required.into_iter().map(Node::text).collect()));
    }
    if let Some(further) = further {
        schema.push("additionalProperties", further);
    }
    schema
}

fn r#enum(view: View, r#enum: &Enum) -> Node {
    let open = match (view, r#enum.open) {
        (View::Read, Openness::Reader) | (_, Openness::Both) => true,
        (View::Emit | View::Settings, Openness::Reader) | (_, Openness::Closed) => false,
    };
    match (r#enum.kind, open) {
        (EnumKind::String, true) => scalars::string(),
        (EnumKind::Integer, true) => integer(IntegerKind::Integer, &IntegerBounds::default()),
        (EnumKind::String, false) => one_of("string", members(r#enum)),
        (EnumKind::Integer, false) => one_of("integer", members(r#enum)),
    }
}

fn members(r#enum: &Enum) -> Vec<Node> {
    r#enum.members.iter().map(|member| value(&member.value)).collect()
}

fn string(rules: &StringRules) -> Node {
    let mut schema = bounded(scalars::string(), &rules.length, "minLength", "maxLength");
    if let Some(text) = &rules.pattern {
        // A checked registry holds only patterns that parse; one that does not matches as it stands.
        let portable = pattern::parse(text).map_or_else(|_| text.clone(), |pattern| pattern.portable());
        schema.push("pattern", Node::text(portable));
    }
    schema
}

fn bounded(mut schema: Node, bounds: &LengthBounds, minimum: &'static str, maximum: &'static str) -> Node {
    if let Some(length) = bounds.minimum {
        schema.push(minimum, Node::Integer(length.into()));
    }
    if let Some(length) = bounds.maximum {
        schema.push(maximum, Node::Integer(length.into()));
    }
    schema
}

/// An integral number in its range.
pub(super) fn integer(kind: IntegerKind, bounds: &IntegerBounds) -> Node {
    let (least, greatest) = kind.range();
    let least = bounds.minimum.map_or(least, |minimum| minimum.max(least));
    let greatest = bounds.maximum.map_or(greatest, |maximum| maximum.min(greatest));
    if least == greatest {
        return one(Node::text("integer"), Node::Integer(least));
    }
    Node::object([
        ("type", Node::text("integer")),
        ("minimum", Node::Integer(least)),
        ("maximum", Node::Integer(greatest)),
    ])
}

/// A constant, which bounds spell so that printers of types miss it.
fn one(kind: Node, value: Node) -> Node {
    Node::object([("type", kind), ("enum", Node::Array(vec![value]))])
}

fn number(bounds: &NumberBounds) -> Node {
    if let (Some(least), Some(greatest)) = (bounds.minimum, bounds.maximum)
        && least == greatest
    {
        return one(Node::text("number"), Node::Value(least.value.into()));
    }
    let mut schema = Node::object([("type", Node::text("number"))]);
    if let Some(bound) = bounds.minimum {
        schema.push(
            if bound.exclusive { "exclusiveMinimum" } else { "minimum" },
            Node::Value(bound.value.into()),
        );
    }
    if let Some(bound) = bounds.maximum {
        schema.push(
            if bound.exclusive { "exclusiveMaximum" } else { "maximum" },
            Node::Value(bound.value.into()),
        );
    }
    schema
}

/// Adds the annotations of JSON Schema that an item's metadata can fill.
pub(super) fn annotated(mut schema: Node, meta: &Meta, default: Option<&serde_json::Value>) -> Node {
    if let Some(description) = description(meta) {
        schema.push("description", Node::text(description));
    }
    if meta.deprecated.is_some() {
        schema.push("deprecated", Node::Bool(true));
    }
    if let Some(default) = default {
        schema.push("default", default.clone().into());
    }
    if !meta.examples.is_empty() {
        schema.push(
            "examples",
            Node::Array(meta.examples.iter().cloned().map(Node::from).collect()),
        );
    }
    schema
}

/// The summary, then what it does not say.
pub(super) fn description(meta: &Meta) -> Option<String> {
    let parts: Vec<&str> = [&meta.summary, &meta.description]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    (!parts.is_empty()).then(|| parts.join("\n\n"))
}

#[cfg(test)]
mod tests {
    use cantus_registry::model::NumberBound;
    use serde_json::json;

    use super::*;

    fn check(schema: Node, expected: serde_json::Value) {
        assert_eq!(serde_json::to_value(schema).expect("a schema is JSON"), expected);
    }

    #[test]
    fn bounds_that_leave_one_value_are_an_enum_of_it() {
        let three = |minimum, maximum| IntegerBounds {
            minimum: Some(minimum),
            maximum: Some(maximum),
        };
        check(
            integer(IntegerKind::Int32, &three(3, 3)),
            json!({"type": "integer", "enum": [3]}),
        );
        check(
            integer(IntegerKind::Int32, &three(3, 4)),
            json!({"type": "integer", "minimum": 3, "maximum": 4}),
        );
        let bound = |value, exclusive| Some(NumberBound { value, exclusive });
        let half = NumberBounds {
            minimum: bound(0.5, false),
            maximum: bound(0.5, false),
        };
        check(number(&half), json!({"type": "number", "enum": [0.5]}));
        let above = NumberBounds {
            minimum: bound(0.5, true),
            maximum: None,
        };
        check(number(&above), json!({"type": "number", "exclusiveMinimum": 0.5}));
    }
}
