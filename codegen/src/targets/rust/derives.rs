//! Finds the definitions that cannot be `Eq`: those that hold a binary64 number, however deep.

use std::collections::BTreeSet;

use cantus_registry::model::{Field, Registry, Shape, Type, TypeRef};

/// The definitions that are `PartialEq` and not `Eq`.
#[derive(Clone, Debug, Default)]
pub struct Inexact(BTreeSet<TypeRef>);

impl Inexact {
    /// Finds every one of a registry.
    pub fn of(registry: &Registry) -> Self {
        let mut inexact = Self::default();
        loop {
            let before = inexact.0.len();
            for package in registry.packages.values() {
                for (name, def) in &package.types {
                    if inexact.shape(&def.shape) {
                        inexact.0.insert(TypeRef {
                            package: package.name.clone(),
                            name: name.clone(),
                        });
                    }
                }
            }
            if inexact.0.len() == before {
                return inexact;
            }
        }
    }

    /// Says whether a definition is one.
    pub fn holds(&self, definition: &TypeRef) -> bool {
        self.0.contains(definition)
    }

    /// Says whether one of some fields holds a number.
    pub fn fields(&self, fields: &[Field]) -> bool {
        fields.iter().any(|field| self.ty(&field.ty))
    }

    /// Says whether a type holds a number.
    pub fn ty(&self, ty: &Type) -> bool {
        match ty {
            Type::Number(_) => true,
            Type::Nullable(inner) | Type::List { items: inner, .. } | Type::Map { values: inner } => self.ty(inner),
            Type::Ref(reference) => self.holds(reference),
            Type::Bool | Type::String(_) | Type::Integer { .. } | Type::Int64 | Type::Uint64 => false,
            Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) | Type::Json | Type::Literal(_) => false,
        }
    }

    fn shape(&self, shape: &Shape) -> bool {
        match shape {
            Shape::Alias(ty) => self.ty(ty),
            Shape::Record(record) => {
                self.fields(&record.fields) || record.rest.as_ref().is_some_and(|rest| self.ty(rest))
            }
            Shape::Enum(_) => false,
            Shape::Union(union) => union.branches.iter().any(|branch| self.ty(&branch.ty)),
            Shape::Family(family) => self.family(family),
        }
    }

    /// Says whether a member of a family, or what stands beside it, holds a number.
    pub fn family(&self, family: &cantus_registry::model::Family) -> bool {
        let payload = |reference: &Option<TypeRef>| reference.as_ref().is_some_and(|reference| self.holds(reference));
        self.fields(&family.common)
            || family
                .members
                .values()
                .any(|member| self.fields(&member.beside) || payload(&member.payload))
    }
}
