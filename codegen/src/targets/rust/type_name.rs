//! Gives each type of the model its Rust type: the one exhaustive mapping.

use super::code::{Code, code};
use super::scope::Scope;
use cantus_registry::model::{Field, IntegerKind, Literal, Presence, Type};

/// Says how a field holds its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// `T`: always there.
    Required,
    /// `Option<T>`: always there, perhaps null.
    Nullable,
    /// `Option<T>`: perhaps absent.
    Optional,
    /// `cantus::Presence<T>`: absent, null or there.
    Presence,
}

impl Slot {
    /// Gives a field's slot, and the type of the value in it.
    pub fn of(field: &Field) -> (Self, &Type) {
        match (field.presence, &field.ty) {
            (Presence::Required, Type::Nullable(inner)) => (Self::Nullable, inner),
            (Presence::Required, ty) => (Self::Required, ty),
            (Presence::Optional, Type::Nullable(inner)) => (Self::Presence, inner),
            (Presence::Optional, ty) => (Self::Optional, ty),
        }
    }
}

/// Gives the Rust type of a type.
pub fn type_name(scope: &Scope<'_>, ty: &Type) -> Code {
    let short = &scope.short;
    match ty {
        Type::Bool => Code::new("bool"),
        Type::String(_) => Code::new(short.string),
        Type::Integer {
            kind: IntegerKind::Int32,
            ..
        } => Code::new("i32"),
        Type::Integer {
            kind: IntegerKind::Uint32,
            ..
        } => Code::new("u32"),
        Type::Integer {
            kind: IntegerKind::Integer,
            ..
        }
        | Type::Int64 => Code::new("i64"),
        Type::Uint64 => Code::new("u64"),
        Type::Number(_) => Code::new("f64"),
        Type::Timestamp => Code::new("cantus::Timestamp"),
        Type::Date => Code::new("cantus::Date"),
        Type::Uuid => Code::new("cantus::Uuid"),
        Type::Bytes(_) => code!("{}<u8>", short.vec),
        Type::Json => Code::new("cantus::Value"),
        Type::Literal(literal) => literal_type(scope, literal),
        Type::List { items, .. } => code!("{}<{}>", short.vec, type_name(scope, items)),
        Type::Map { values } => code!("{}<{}, {}>", short.map, short.string, type_name(scope, values)),
        Type::Nullable(inner) => code!("{}<{}>", short.option, type_name(scope, inner)),
        Type::Ref(reference) => scope.path(reference),
    }
}

/// Gives the Rust type of a literal, which is zero-sized.
fn literal_type(scope: &Scope<'_>, literal: &Literal) -> Code {
    match literal {
        Literal::Null => Code::new("cantus::Null"),
        Literal::Bool(true) => Code::new("cantus::True"),
        Literal::Bool(false) => Code::new("cantus::False"),
        Literal::Integer(value) => code!("cantus::Int<{value}>"),
        Literal::String(text) => code!("literals::{}", scope.literals[text]),
    }
}

/// Gives the one value of a literal's type.
pub fn literal_value(scope: &Scope<'_>, literal: &Literal) -> Code {
    match literal {
        Literal::Integer(_) => Code::new("cantus::Int"),
        Literal::Null | Literal::Bool(_) | Literal::String(_) => literal_type(scope, literal),
    }
}

/// Gives the type of a field that holds values of `inner` in a slot.
pub fn slot_type(scope: &Scope<'_>, slot: Slot, inner: &Code) -> Code {
    match slot {
        Slot::Required => inner.clone(),
        Slot::Nullable | Slot::Optional => optional(scope, inner),
        Slot::Presence => code!("{}<{inner}>", scope.short.presence),
    }
}

/// Gives the type of what may not be there.
pub fn optional(scope: &Scope<'_>, inner: &Code) -> Code {
    code!("{}<{inner}>", scope.short.option)
}

/// Gives the type of what stands in a box.
pub fn boxed(scope: &Scope<'_>, inner: &Code) -> Code {
    code!("{}<{inner}>", scope.short.boxed)
}
