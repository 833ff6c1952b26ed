//! Makes up documents of a registry from a seed: valid ones of either view, random inside and at the bounds outside.
//!
//! It knows the model alone and asks nobody, so that readers and writers can be held to it and to
//! [`conform`](cantus_registry::conform), which judges what it makes.

mod object;
mod random;
mod scalar;

use cantus_registry::conform::{Judge, View};
use cantus_registry::model::{LengthBounds, Literal, Registry, Type, TypeRef};
use serde_json::{Map, Value};

pub use random::Random;

/// An object as it is made.
pub type Object = Map<String, Value>;

/// A document that was made up.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// The event, where its name travels outside the document.
    pub event: Option<String>,
    /// The document.
    pub document: Value,
}

/// Makes up documents of one registry in one view.
pub struct Generator<'r> {
    registry: &'r Registry,
    judge: Judge<'r>,
    view: View,
    random: Random,
    /// How many definitions stand in one another.
    depth: usize,
}

/// From how many definitions in one another on a value ends as soon as it can.
const DEEP: usize = 6;

/// How many definitions may stand in one another at most.
const DEEPEST: usize = 24;

impl<'r> Generator<'r> {
    /// Begins with a seed.
    pub fn new(registry: &'r Registry, view: View, seed: u64) -> Self {
        Self {
            registry,
            judge: Judge::new(registry),
            view,
            random: Random::new(seed),
            depth: 0,
        }
    }

    /// A value of a type; `None` if it has to end and cannot.
    fn value(&mut self, ty: &'r Type) -> Option<Value> {
        let random = &mut self.random;
        Some(match ty {
            Type::Bool => random.once_in(2).into(),
            Type::String(rules) => scalar::string(random, &self.judge, rules).into(),
            Type::Integer { kind, bounds } => scalar::integer(random, *kind, *bounds).into(),
            Type::Number(bounds) => scalar::number(random, &self.judge, *bounds).into(),
            Type::Int64 | Type::Uint64 | Type::Timestamp | Type::Date | Type::Uuid => scalar::formed(random, ty)?,
            Type::Bytes(length) => scalar::bytes(random, *length).into(),
            Type::Json => scalar::json(random),
            Type::Literal(value) => literal(value),
            Type::List { items, count } => self.list(items, *count)?,
            Type::Map { values } => self.map(values),
            Type::Nullable(inner) => {
                if self.is_deep() || self.random.once_in(3) {
                    Value::Null
                } else {
                    self.value(inner).unwrap_or_default()
                }
            }
            Type::Ref(reference) => self.reference(reference)?,
        })
    }

    fn list(&mut self, items: &'r Type, count: LengthBounds) -> Option<Value> {
        let least = count.minimum.unwrap_or(0);
        let most = count.maximum.unwrap_or(least + 3).min(least + 5);
        let wanted = if self.is_deep() {
            least
        } else {
            scalar::between(&mut self.random, least, most)
        };
        let mut list = Vec::new();
        for _ in 0..wanted {
            match self.value(items) {
                Some(item) => list.push(item),
                None if list.len() >= least as usize => break,
                None => return None,
            }
        }
        Some(list.into())
    }

    fn map(&mut self, values: &'r Type) -> Value {
        let mut map = Object::new();
        if !self.is_deep() {
            for key in ["a key", "", "type", "🎉"] {
                if self.random.once_in(3)
                    && let Some(value) = self.value(values)
                {
                    map.insert(key.to_owned(), value);
                }
            }
        }
        map.into()
    }

    fn reference(&mut self, reference: &'r TypeRef) -> Option<Value> {
        self.inside(|generator| generator.definition(reference))
    }

    /// Goes one definition deeper.
    fn inside<T>(&mut self, make: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        let made = make(self);
        self.depth -= 1;
        made
    }

    fn is_deep(&self) -> bool {
        self.depth >= DEEP
    }
}

/// A literal as a value.
pub fn literal(literal: &Literal) -> Value {
    match literal {
        Literal::Null => Value::Null,
        Literal::Bool(value) => (*value).into(),
        Literal::Integer(value) => (*value).into(),
        Literal::String(value) => value.as_str().into(),
    }
}
