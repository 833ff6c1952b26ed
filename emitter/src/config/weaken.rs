//! Fields that protect something, and values of them that protect less than the default does.

use std::cmp::Ordering;
use std::fmt;

use serde_json::Value;

use super::effective::Origin;
use super::look::Look;
use super::{Definition, Field, Protective, ShapeKind, Type};

/// A field whose value protects less than its default does.
#[derive(Clone, Debug, PartialEq)]
pub struct Weakening {
    /// The field, as an RFC 6901 pointer.
    pub pointer: String,
    /// Its value, as it may be shown.
    pub value: Value,
    /// What holds when nobody says it.
    pub default: Value,
    /// Who gave the value.
    pub origin: Origin,
}

/// One line for a log.
impl fmt::Display for Weakening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            pointer,
            value,
            default,
            origin,
        } = self;
        write!(
            f,
            "`{pointer}` is {value}, which protects less than {default}; set by {origin}"
        )
    }
}

impl<'d> Look<'d, '_> {
    /// Notes a value that weakens what its field protects.
    pub(super) fn protects(&mut self, field: &Field<'d>, value: &Value) {
        let (Some(protective), Some(default)) = (field.protective, field.default) else {
            return;
        };
        if self.is_said() {
            return;
        }
        let Ok(default) = serde_json::from_str::<Value>(default) else {
            return;
        };
        let order = order(self.definition, &field.ty, value, &default);
        let is_weaker = match protective {
            Protective::Default => order != Some(Ordering::Equal),
            Protective::High => order.is_none_or(Ordering::is_lt),
            Protective::Low => order.is_none_or(Ordering::is_gt),
        };
        if is_weaker {
            let shown = match self.is_unquoted() {
                true => Value::from("…"),
                false => value.clone(),
            };
            self.weakened.push(Weakening {
                pointer: self.pointer.clone(),
                value: shown,
                default,
                origin: Origin::Default,
            });
        }
    }
}

/// How a value of a field compares with its default; `None` where only equality has a meaning, and does not hold.
fn order(definition: &Definition<'_>, ty: &Type<'_>, value: &Value, default: &Value) -> Option<Ordering> {
    match (value, default) {
        (Value::Number(value), Value::Number(default)) => {
            // Members of an enum have the order they are declared in, numbers their own.
            if let Some(members) = numbers(definition, ty) {
                let at = |number: &serde_json::Number| members.iter().position(|m| Some(*m as f64) == number.as_f64());
                return Some(at(value)?.cmp(&at(default)?));
            }
            value.as_f64()?.partial_cmp(&default.as_f64()?)
        }
        (Value::String(value), Value::String(default)) if value != default => match texts(definition, ty) {
            Some(members) => {
                let at = |text: &String| members.iter().position(|member| member == text);
                Some(at(value)?.cmp(&at(default)?))
            }
            // 64-bit integers are texts of digits.
            None => Some(value.parse::<i128>().ok()?.cmp(&default.parse::<i128>().ok()?)),
        },
        (value, default) => (value == default).then_some(Ordering::Equal),
    }
}

fn settled<'d>(definition: &Definition<'d>, ty: &Type<'d>) -> Option<ShapeKind<'d>> {
    let mut ty = *ty;
    for _ in 0..100 {
        match ty {
            Type::Nullable(inner) => ty = *inner,
            Type::Shape(index) => match definition.shapes.get(index)?.kind {
                ShapeKind::Alias(inner) => ty = inner,
                kind => return Some(kind),
            },
            _ => return None,
        }
    }
    None
}

fn texts<'d>(definition: &Definition<'d>, ty: &Type<'d>) -> Option<&'d [&'d str]> {
    match settled(definition, ty)? {
        ShapeKind::Enum(members) => Some(members),
        _ => None,
    }
}

fn numbers<'d>(definition: &Definition<'d>, ty: &Type<'d>) -> Option<&'d [i64]> {
    match settled(definition, ty)? {
        ShapeKind::Numbers(members) => Some(members),
        _ => None,
    }
}
