//! Gives each type of the model its Rust type: the one exhaustive mapping.

use cantus_registry::model::{Field, IntegerKind, Literal, Presence, Type};
use proc_macro2::{Literal as Token, TokenStream};
use quote::quote;

use super::scope::Scope;

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
pub fn type_name(scope: &Scope<'_>, ty: &Type) -> TokenStream {
    let string = scope.std("String");
    match ty {
        Type::Bool => quote!(bool),
        Type::String(_) => string,
        Type::Integer {
            kind: IntegerKind::Int32,
            ..
        } => quote!(i32),
        Type::Integer {
            kind: IntegerKind::Uint32,
            ..
        } => quote!(u32),
        Type::Integer {
            kind: IntegerKind::Integer,
            ..
        }
        | Type::Int64 => quote!(i64),
        Type::Uint64 => quote!(u64),
        Type::Number(_) => quote!(f64),
        Type::Timestamp => quote!(cantus::Timestamp),
        Type::Date => quote!(cantus::Date),
        Type::Uuid => quote!(cantus::Uuid),
        Type::Bytes(_) => generic(scope, "Vec", &quote!(u8)),
        Type::Json => quote!(cantus::Value),
        Type::Literal(literal) => literal_type(scope, literal),
        Type::List { items, .. } => generic(scope, "Vec", &type_name(scope, items)),
        Type::Map { values } => {
            let values = type_name(scope, values);
            quote!(std::collections::BTreeMap<#string, #values>)
        }
        Type::Nullable(inner) => generic(scope, "Option", &type_name(scope, inner)),
        Type::Ref(reference) => scope.path(reference),
    }
}

/// Gives the Rust type of a literal, which is zero-sized.
fn literal_type(scope: &Scope<'_>, literal: &Literal) -> TokenStream {
    match literal {
        Literal::Null => quote!(cantus::Null),
        Literal::Bool(true) => quote!(cantus::True),
        Literal::Bool(false) => quote!(cantus::False),
        Literal::Integer(value) => {
            let value = Token::i64_unsuffixed(*value);
            quote!(cantus::Int<#value>)
        }
        Literal::String(text) => {
            let ident = &scope.literals[text];
            quote!(literals::#ident)
        }
    }
}

/// Gives the one value of a literal's type.
pub fn literal_value(scope: &Scope<'_>, literal: &Literal) -> TokenStream {
    match literal {
        Literal::Integer(_) => quote!(cantus::Int),
        Literal::Null | Literal::Bool(_) | Literal::String(_) => literal_type(scope, literal),
    }
}

/// Gives the type of a field that holds values of `inner` in a slot.
pub fn slot_type(scope: &Scope<'_>, slot: Slot, inner: &TokenStream) -> TokenStream {
    match slot {
        Slot::Required => inner.clone(),
        Slot::Nullable | Slot::Optional => generic(scope, "Option", inner),
        Slot::Presence => quote!(cantus::Presence<#inner>),
    }
}

/// Gives a prelude type of one parameter.
pub fn generic(scope: &Scope<'_>, word: &str, inner: &TokenStream) -> TokenStream {
    let word = scope.std(word);
    quote!(#word<#inner>)
}
