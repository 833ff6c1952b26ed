//! Examples as documents on the wire: what the registry gives as an example is a payload, and the rest is filled in.

use cantus_registry::conform::{Judge, Outcome, View};
use cantus_registry::layout;
use cantus_registry::model::{
    ContentPresence, Errors, Family, Field, Literal, Member, Package, Presence, Registry, Shape, ToldApart, Type,
    TypeRef,
};
use serde_json::{Map, Value, json};

/// Members in the order of the wire.
type Members = Vec<(String, Value)>;

/// The document of an event with an example as its payload; `None` if what is missing cannot be made up.
pub fn document(
    registry: &Registry,
    package: &Package,
    name: &str,
    member: &Member,
    payload: &Value,
) -> Option<String> {
    let family = &package.events;
    let members = members(registry, family, None, member, payload)?;
    let outside = (family.told_apart == ToldApart::Outside).then_some(name);
    let value = Value::Object(members.iter().cloned().collect());
    let outcome = Judge::new(registry).document(&package.name, outside, View::Emit, &value);
    (outcome == Outcome::Typed).then(|| print(&members))
}

/// The object of an error code with an example as its details.
pub fn error(
    registry: &Registry,
    package: &Package,
    errors: &Errors,
    member: &Member,
    details: &Value,
) -> Option<String> {
    let family = super::errors::family(package)?;
    let members = members(registry, family, Some(errors), member, details)?;
    let value = Value::Object(members.iter().cloned().collect());
    let reference = TypeRef {
        package: package.name.clone(),
        name: errors.family.clone(),
    };
    let problems = Judge::new(registry).value(&Type::Ref(reference), View::Emit, &value);
    problems.is_empty().then(|| print(&members))
}

/// A value over lines.
pub fn printed(value: &Value) -> String {
    layout::over_lines(&value.to_string())
}

fn print(members: &Members) -> String {
    let member = |(key, value): &(String, Value)| format!("{}:{value}", Value::from(key.as_str()));
    let members: Vec<String> = members.iter().map(member).collect();
    layout::over_lines(&format!("{{{}}}", members.join(",")))
}

/// Tag, what stands beside it, and the payload.
fn members(
    registry: &Registry,
    family: &Family,
    errors: Option<&Errors>,
    member: &Member,
    payload: &Value,
) -> Option<Members> {
    let mut members = Members::new();
    let default = family.default.as_ref().and_then(|name| family.members.get(name));
    if let ToldApart::Tag(tag) = &family.told_apart
        && default.is_none_or(|default| default.wire != member.wire)
    {
        members.push((tag.clone(), literal(&member.wire)));
    }
    for field in member.beside.iter().filter(|field| is_shown(field)) {
        let value = filled(member, errors, field).or_else(|| of_field(registry, field))?;
        members.push((field.name.clone(), value));
    }
    let ancestors = member.code.as_ref().map(|code| &code.is_a);
    if let (Some(errors), Some(ancestors)) = (errors, ancestors.filter(|ancestors| !ancestors.is_empty())) {
        let wires = ancestors.iter().filter_map(|name| family.members.get(name));
        members.push((
            errors.is_a_key.clone(),
            wires.map(|parent| literal(&parent.wire)).collect(),
        ));
    }
    match (&family.content, member.content) {
        (Some(key), ContentPresence::Required | ContentPresence::Optional) => {
            members.push((key.clone(), payload.clone()));
        }
        (Some(_), ContentPresence::Never) => {}
        (None, _) => members.extend(payload.as_object()?.clone()),
    }
    Some(members)
}

/// What is required is shown, and so is what somebody gave an example of.
fn is_shown(field: &Field) -> bool {
    field.presence == Presence::Required || !field.meta.examples.is_empty()
}

/// What the facts of a code fill in.
fn filled(member: &Member, errors: Option<&Errors>, field: &Field) -> Option<Value> {
    errors.filter(|errors| errors.filled.contains(&field.name))?;
    let code = member.code.as_ref()?;
    match field.name.as_str() {
        "status" => code.status.map(Value::from),
        "retryable" => code.retryable.map(Value::from),
        "hint" => code.hint.as_deref().map(Value::from),
        attribute => code.attributes.get(attribute).cloned(),
    }
}

fn of_field(registry: &Registry, field: &Field) -> Option<Value> {
    let example = field.meta.examples.first().or(field.default.as_ref());
    example.cloned().or_else(|| of_type(registry, &field.ty, 0))
}

/// How many definitions deep something is made up.
const DEEPEST: usize = 4;

/// The plainest value of a type. It need not be inside bounds or match a pattern: what it is put into is judged.
fn of_type(registry: &Registry, ty: &Type, depth: usize) -> Option<Value> {
    Some(match ty {
        Type::Bool => json!(true),
        Type::String(_) => json!("…"),
        Type::Integer { bounds, .. } => bounds.minimum.map_or_else(|| json!(1), |least| json!(least.max(1))),
        Type::Number(_) => json!(1),
        Type::Int64 | Type::Uint64 => json!("1"),
        Type::Timestamp => json!("2026-01-31T12:00:00Z"),
        Type::Date => json!("2026-01-31"),
        Type::Uuid => json!("6c1a3f6e-0000-4000-8000-000000000000"),
        Type::Bytes(_) => json!("AA=="),
        Type::Json | Type::Map { .. } => json!({}),
        Type::Literal(value) => literal(value),
        Type::List { .. } => json!([]),
        Type::Nullable(_) => Value::Null,
        Type::Ref(reference) => {
            let definition = registry.get(reference).filter(|_| depth < DEEPEST)?;
            if let Some(example) = definition.meta.examples.first() {
                return Some(example.clone());
            }
            match &definition.shape {
                Shape::Alias(ty) => of_type(registry, ty, depth + 1)?,
                Shape::Enum(declared) => literal(&declared.members.first()?.value),
                Shape::Union(union) => of_type(registry, &union.branches.first()?.ty, depth + 1)?,
                Shape::Record(record) => {
                    let mut object = Map::new();
                    for field in record.fields.iter().filter(|field| is_shown(field)) {
                        let example = field.meta.examples.first().cloned();
                        let value = example.or_else(|| of_type(registry, &field.ty, depth + 1))?;
                        object.insert(field.name.clone(), value);
                    }
                    object.into()
                }
                Shape::Family(_) => return None,
            }
        }
    })
}

fn literal(literal: &Literal) -> Value {
    match literal {
        Literal::Null => Value::Null,
        Literal::Bool(value) => (*value).into(),
        Literal::Integer(value) => (*value).into(),
        Literal::String(value) => value.as_str().into(),
    }
}
