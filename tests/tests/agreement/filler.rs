//! Makes up a value of any type of a registry: the least that the emit view accepts, or a full one.

use cantus_registry::conform::{self, View};
use cantus_registry::model::{
    Family, Field, IntegerBounds, IntegerKind, LengthBounds, Member, NumberBounds, Presence, Record, Registry, Shape,
    StringRules, ToldApart, Type, TypeRef,
};
use cantus_registry::pattern::{self, Node};
use serde_json::{Map, Value, json};

use crate::normal::literal;
use crate::samples::tag;

type Object = Map<String, Value>;

/// How much is made up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// What is required, and nothing else.
    Least,
    /// Whatever may be there, once.
    Full,
}

impl Amount {
    /// Its word in the name of a case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Least => "least",
            Self::Full => "full",
        }
    }
}

/// Makes up values of one registry. A definition is not followed into itself: what would need it is left out.
pub struct Filler<'r> {
    registry: &'r Registry,
    amount: Amount,
    open: Vec<&'r TypeRef>,
}

impl<'r> Filler<'r> {
    /// One that has nothing open.
    pub fn new(registry: &'r Registry, amount: Amount) -> Self {
        Self {
            registry,
            amount,
            open: Vec::new(),
        }
    }

    /// A value of a type; `None` if it would hold a value of a definition that is being made up.
    fn value(&mut self, ty: &'r Type) -> Option<Value> {
        Some(match ty {
            Type::Bool => json!(true),
            Type::String(rules) => string(rules).into(),
            Type::Integer { kind, bounds } => integer(*kind, *bounds).into(),
            Type::Int64 => json!("-9223372036854775808"),
            Type::Uint64 => json!("18446744073709551615"),
            Type::Number(bounds) => number(*bounds).into(),
            Type::Timestamp => json!("2024-02-29T23:59:59.5+01:00"),
            Type::Date => json!("2024-02-29"),
            Type::Uuid => json!("01234567-89ab-CDEF-8123-456789abcdef"),
            Type::Bytes(length) => bytes(*length).into(),
            Type::Json => json!({"a": [1.5, null, "b"]}),
            Type::Literal(value) => literal(value),
            Type::List { items, count } => self.list(items, *count)?,
            Type::Map { values } => match self.amount {
                Amount::Least => json!({}),
                Amount::Full => self
                    .value(values)
                    .map_or_else(|| json!({}), |value| json!({"a key": value})),
            },
            Type::Nullable(inner) => match self.amount {
                Amount::Least => Value::Null,
                Amount::Full => self.value(inner).unwrap_or_default(),
            },
            Type::Ref(reference) => self.reference(reference)?,
        })
    }

    /// As many items as there must be; a full list has one of each member of a family.
    fn list(&mut self, items: &'r Type, count: LengthBounds) -> Option<Value> {
        let least = count.minimum.unwrap_or(0) as usize;
        let most = count.maximum.map_or(usize::MAX, |most| most as usize);
        let mut list = Vec::new();
        if self.amount == Amount::Full {
            list.extend(self.each(items));
            list.truncate(most);
        }
        while list.len() < least {
            list.push(self.value(items)?);
        }
        Some(list.into())
    }

    /// A value of a type, or of each member if it is a family.
    fn each(&mut self, ty: &'r Type) -> Vec<Value> {
        let registry = self.registry;
        if let Type::Ref(reference) = ty
            && let Some(Shape::Family(family)) = registry.get(reference).map(|definition| &definition.shape)
        {
            let one = |name: &'r String| {
                let mut object = Object::new();
                self.share(reference, Some(name), &mut object)
                    .map(|()| Value::Object(object))
            };
            return family.members.keys().filter_map(one).collect();
        }
        self.value(ty).into_iter().collect()
    }

    fn reference(&mut self, reference: &'r TypeRef) -> Option<Value> {
        let registry = self.registry;
        let definition = registry.get(reference).expect("the registry was checked");
        if let (Amount::Full, Some(example)) = (self.amount, definition.meta.examples.first()) {
            return Some(example.clone());
        }
        if self.open.contains(&reference) {
            return None;
        }
        self.open.push(reference);
        let value = match &definition.shape {
            Shape::Alias(ty) => self.value(ty),
            Shape::Enum(declared) => declared.members.last().map(|member| literal(&member.value)),
            Shape::Union(union) => union.branches.iter().find_map(|branch| self.value(&branch.ty)),
            Shape::Record(record) => self.record(record),
            Shape::Family(family) => family.members.keys().find_map(|name| {
                let mut object = Object::new();
                self.member(reference, family, &family.members[name], &mut object)
                    .map(|()| Value::Object(object))
            }),
        };
        self.open.pop();
        value
    }

    fn record(&mut self, record: &'r Record) -> Option<Value> {
        let mut object = Object::new();
        self.members_of(record, &mut object)?;
        Some(Value::Object(object))
    }

    fn members_of(&mut self, record: &'r Record, object: &mut Object) -> Option<()> {
        self.fields(&record.fields, object)?;
        if let (Amount::Full, Some(rest)) = (self.amount, &record.rest)
            && let Some(value) = self.value(rest)
        {
            object.insert("a further key".to_owned(), value);
        }
        Some(())
    }

    /// Puts the members of a payload into an object that others may share; of a family, those of one member.
    pub fn share(&mut self, reference: &'r TypeRef, choice: Option<&str>, object: &mut Object) -> Option<()> {
        let registry = self.registry;
        if self.open.contains(&reference) {
            return None;
        }
        self.open.push(reference);
        let done = match &registry.get(reference).expect("the registry was checked").shape {
            Shape::Record(record) => self.members_of(record, object),
            Shape::Family(family) => {
                let mut names = family
                    .members
                    .keys()
                    .filter(|name| choice.is_none_or(|choice| choice == *name));
                names.find_map(|name| {
                    let mut own = object.clone();
                    self.member(reference, family, &family.members[name], &mut own)?;
                    *object = own;
                    Some(())
                })
            }
            Shape::Alias(Type::Ref(target)) => self.share(target, choice, object),
            Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => unreachable!("a payload is an object"),
        };
        self.open.pop();
        done
    }

    fn member(
        &mut self,
        reference: &TypeRef,
        family: &'r Family,
        member: &'r Member,
        object: &mut Object,
    ) -> Option<()> {
        use cantus_registry::model::ContentPresence::{Never, Optional, Required};
        self.beside(reference, family, member, object)?;
        match (&family.content, &member.payload, member.content) {
            (None, Some(payload), _) => self.share(payload, None, object)?,
            (None, None, _) | (Some(_), _, Never) => {}
            (Some(_), _, Optional) if self.amount == Amount::Least => {}
            (Some(key), payload, Required | Optional) => {
                let mut content = Object::new();
                if let Some(payload) = payload {
                    self.share(payload, None, &mut content)?;
                }
                object.insert(key.clone(), Value::Object(content));
            }
        }
        Some(())
    }

    /// Puts a member's tag and what stands beside it into an object; the family is this definition.
    pub fn beside(
        &mut self,
        reference: &TypeRef,
        family: &'r Family,
        member: &'r Member,
        object: &mut Object,
    ) -> Option<()> {
        if family.told_apart != ToldApart::Outside {
            tag(family, member, object);
        }
        self.fields(&member.beside, object)?;
        let errors = self.registry.packages[&reference.package].errors.as_ref();
        if let (Some(errors), Some(code)) = (errors.filter(|errors| errors.family == reference.name), &member.code)
            && !code.is_a.is_empty()
        {
            let ancestors = code.is_a.iter().map(|name| literal(&family.members[name].wire));
            object.insert(errors.is_a_key.clone(), ancestors.collect());
        }
        Some(())
    }

    /// Puts fields into an object.
    pub fn fields(&mut self, fields: &'r [Field], object: &mut Object) -> Option<()> {
        for field in fields {
            if field.presence == Presence::Optional && self.amount == Amount::Least {
                continue;
            }
            let example = field.meta.examples.first().filter(|_| self.amount == Amount::Full);
            match (example.cloned().or_else(|| self.value(&field.ty)), field.presence) {
                (Some(value), _) => {
                    object.insert(field.name.clone(), value);
                }
                (None, Presence::Optional) => {}
                (None, Presence::Required) => return None,
            }
        }
        Some(())
    }
}

fn integer(kind: IntegerKind, bounds: IntegerBounds) -> i64 {
    let (least, greatest) = kind.range();
    1.clamp(bounds.minimum.unwrap_or(least), bounds.maximum.unwrap_or(greatest))
}

fn number(bounds: NumberBounds) -> f64 {
    let end = |bound: Option<cantus_registry::model::NumberBound>| bound.map(|bound| bound.value);
    let candidates = match (end(bounds.minimum), end(bounds.maximum)) {
        (Some(least), Some(greatest)) => [least, least / 2.0 + greatest / 2.0, greatest],
        (Some(least), None) => [0.5, least, least + 1.0],
        (None, Some(greatest)) => [0.5, greatest, greatest - 1.0],
        (None, None) => [0.5; 3],
    };
    let registry = Registry::default();
    let is_right =
        |number: &f64| conform::value(&registry, &Type::Number(bounds), View::Emit, &json!(number)).is_empty();
    candidates.into_iter().find(is_right).expect("bounds leave a number")
}

/// Base64 of as few bytes as there may be.
fn bytes(length: LengthBounds) -> String {
    let count = length.minimum.unwrap_or(1) as usize;
    let end = ["", "AA==", "AAA="][count % 3];
    "AAAA".repeat(count / 3) + end
}

fn string(rules: &StringRules) -> String {
    let pattern = rules
        .pattern
        .as_ref()
        .map(|text| pattern::parse(text).expect("the pattern was checked"));
    let registry = Registry::default();
    let candidate = |extra: u32| match &pattern {
        None => "text, ünï 🎉"
            .chars()
            .chain(std::iter::repeat('x'))
            .take(extra as usize)
            .collect(),
        Some(pattern) => {
            let mut text = String::new();
            spell(pattern.node(), extra, &mut text);
            text
        }
    };
    let is_right =
        |text: &String| conform::value(&registry, &Type::String(rules.clone()), View::Emit, &json!(text)).is_empty();
    let lengths = if pattern.is_some() {
        0..200
    } else {
        rules.length.minimum.unwrap_or(1)..200
    };
    lengths
        .map(candidate)
        .find(is_right)
        .unwrap_or_else(|| panic!("no text of at most 200 characters is {rules:?}"))
}

/// Appends a text that a part of a pattern matches; a repeat without an end goes on `extra` times longer than it must.
fn spell(node: &Node, extra: u32, text: &mut String) {
    match node {
        Node::Empty | Node::Start | Node::End => {}
        Node::Literal(character) => text.push(*character),
        Node::Any => text.push('x'),
        Node::Class { negated: false, ranges } => text.push(ranges[0].0),
        Node::Class { negated: true, ranges } => {
            let is_free = |one: &char| ranges.iter().all(|(from, to)| !(from..=to).contains(&one));
            text.push(('!'..).find(is_free).expect("a class leaves something out"));
        }
        Node::Group(node) => spell(node, extra, text),
        Node::Concat(nodes) => nodes.iter().for_each(|node| spell(node, extra, text)),
        Node::Alternate(nodes) => spell(&nodes[0], extra, text),
        Node::Repeat { node, min, max } => {
            (0..max.unwrap_or(min + extra)).for_each(|_| spell(node, extra, text));
        }
    }
}
