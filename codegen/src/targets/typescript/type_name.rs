//! The TypeScript spelling of every type.

use cantus_registry::model::{Enum, EnumKind, Literal, Openness, Registry, Type, TypeRef};

use super::escape::literal;
use super::names;

/// The type of a value; `mention` hears of every definition that is named.
pub(super) fn type_name(registry: &Registry, ty: &Type, mention: &mut dyn FnMut(&TypeRef)) -> String {
    match ty {
        Type::Bool => "boolean".to_owned(),
        Type::Integer { .. } | Type::Number(_) => "number".to_owned(),
        Type::String(_) | Type::Int64 | Type::Uint64 | Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) => {
            "string".to_owned()
        }
        Type::Json => "unknown".to_owned(),
        Type::Literal(value) => literal_name(value),
        Type::List { items, .. } => {
            let item = type_name(registry, items, mention);
            if matches!(**items, Type::Nullable(_)) {
                format!("({item})[]")
            } else {
                format!("{item}[]")
            }
        }
        Type::Map { values } => format!("{{ [key: string]: {} }}", type_name(registry, values, mention)),
        Type::Nullable(inner) => format!("{} | null", type_name(registry, inner, mention)),
        Type::Ref(reference) => {
            mention(reference);
            names::definition(registry, reference)
        }
    }
}

/// The type of one value.
pub(super) fn literal_name(value: &Literal) -> String {
    match value {
        Literal::Null => "null".to_owned(),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => value.to_string(),
        Literal::String(value) => literal(value),
    }
}

/// The type that stands for every value an open enum does not declare; it leaves the declared ones visible.
pub(super) fn open_arm(declared: &Enum) -> Option<&'static str> {
    match (declared.open, declared.kind) {
        (Openness::Closed, _) => None,
        (Openness::Reader | Openness::Both, EnumKind::String) => Some("(string & {})"),
        (Openness::Reader | Openness::Both, EnumKind::Integer) => Some("(number & {})"),
    }
}
