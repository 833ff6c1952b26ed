//! Values of the registry as Rust expressions: what a reader may assume where a field is absent, and what is
//! fixed about an error code.

use cantus_registry::model::{Enum, EnumKind, Field, Literal, Shape, Type, TypeRef};
use proc_macro2::{Ident, Literal as Token};
use serde_json::Value;

use super::super::code::{Code, code};
use super::super::codec::Codec;
use super::super::scope::Scope;
use super::super::type_name::{Slot, literal_value, optional, type_name};
use super::super::view::DefaultView;
use super::scalar;

/// How an accessor gives a value that it borrows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Giving {
    /// By value: it is `Copy`.
    Copied,
    /// As `&str`.
    Text,
    /// As a clone or a reference.
    Whole,
}

/// Says how values of a type are given.
pub fn giving(scope: &Scope<'_>, ty: &Type) -> Giving {
    match scope.resolve(ty).0 {
        Type::Bool | Type::Integer { .. } | Type::Int64 | Type::Uint64 | Type::Number(_) | Type::Literal(_) => {
            Giving::Copied
        }
        Type::String(_) => Giving::Text,
        Type::Ref(reference) => match scope.shape(reference) {
            Some(Shape::Enum(shape)) if shape.open.is_closed() => Giving::Copied,
            Some(Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_)) | None => {
                Giving::Whole
            }
        },
        Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) | Type::Json => Giving::Whole,
        Type::List { .. } | Type::Map { .. } | Type::Nullable(_) => Giving::Whole,
    }
}

/// Lowers a field's default to an accessor.
pub fn accessor(
    scope: &Scope<'_>,
    codec: &Codec<'_, '_>,
    field: &Field,
    ident: &Ident,
    name: Ident,
    default: &Value,
) -> DefaultView {
    let (slot, ty) = Slot::of(field);
    let giving = giving(scope, ty);
    let plain = type_name(scope, ty);
    let given = if giving == Giving::Text {
        Code::new("&str")
    } else {
        plain
    };
    let value = match giving {
        Giving::Copied => "*value",
        Giving::Text => "value",
        Giving::Whole => "value.clone()",
    };
    let (ty, body) = match slot {
        Slot::Presence | Slot::Nullable => {
            let default = match default {
                Value::Null => Code::new("None"),
                default => code!("Some({})", expression(scope, codec, ty, default)),
            };
            let presence = scope.short.presence;
            let body = code!(
                "match &self.{ident} {{ {presence}::Absent => {default}, {presence}::Null => None, \
                 {presence}::Value(value) => Some({value}), }}"
            );
            (optional(scope, &given), body)
        }
        Slot::Required | Slot::Optional => {
            let default = expression(scope, codec, ty, default);
            let body = match giving {
                Giving::Copied => code!("self.{ident}.unwrap_or({default})"),
                Giving::Text => code!("self.{ident}.as_deref().unwrap_or({default})"),
                Giving::Whole => {
                    code!("match &self.{ident} {{ Some(value) => value.clone(), None => {default} }}")
                }
            };
            (given, body)
        }
    };
    DefaultView {
        ident: name,
        ty,
        body,
        text: default.to_string(),
    }
}

/// Gives a value of a type as an expression; strings are `&str`.
pub fn expression(scope: &Scope<'_>, codec: &Codec<'_, '_>, ty: &Type, value: &Value) -> Code {
    let resolved = scope.resolve(ty).0;
    let simple = match (resolved, value) {
        (Type::Bool, Value::Bool(value)) => Some(code!("{value}")),
        (Type::Integer { .. }, Value::Number(number)) => integer(number).map(|value| code!("{value}")),
        (Type::Number(_), Value::Number(number)) => {
            number.as_f64().map(|value| code!("{}", Token::f64_unsuffixed(value)))
        }
        (Type::String(_), Value::String(text)) => Some(Code::text(text)),
        (Type::Literal(literal), _) => Some(literal_value(scope, literal)),
        (Type::Ref(reference), value) => enum_member(scope, reference, value),
        _ => None,
    };
    simple.unwrap_or_else(|| code!("cantus::known({}, {})", Code::text(&value.to_string()), codec.reader()))
}

fn integer(number: &serde_json::Number) -> Option<i64> {
    number.as_i64().or_else(|| number.as_f64().map(|value| value as i64))
}

fn enum_member(scope: &Scope<'_>, reference: &TypeRef, value: &Value) -> Option<Code> {
    let (resolved, _) = scope.resolve_reference(reference)?;
    let Some(Shape::Enum(shape)) = scope.shape(reference) else {
        return None;
    };
    let path = scope.path(resolved);
    let literal = literal_of(shape, value)?;
    if let Some(ident) = scalar::member_ident(scope, resolved, shape, &literal) {
        return Some(code!("{path}::{ident}"));
    }
    let other = scalar::other(shape.open, scalar::OTHER, scalar::member_idents(scope, resolved, shape))?.ident;
    Some(match literal {
        Literal::String(text) => code!("{path}::{other}({}.to_owned())", Code::text(&text)),
        Literal::Integer(value) => code!("{path}::{other}({value})"),
        Literal::Null | Literal::Bool(_) => return None,
    })
}

fn literal_of(shape: &Enum, value: &Value) -> Option<Literal> {
    match (shape.kind, value) {
        (EnumKind::String, Value::String(text)) => Some(Literal::String(text.clone())),
        (EnumKind::Integer, Value::Number(number)) => number.as_f64().map(|value| Literal::Integer(value as i64)),
        _ => None,
    }
}
