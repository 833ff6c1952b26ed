//! What writing a read document again gives: the document less what its reader was free to ignore.
//!
//! Gone are undeclared members, what a transport added, the tag of a default member and the content of a member
//! that never has one; the ancestors of an error code are those that are declared. What is not known stays as it is.

use cantus_registry::conform::{self, View};
use cantus_registry::model::{
    ContentPresence, Family, Field, Literal, Member, Registry, Shape, ToldApart, Type, TypeRef,
};
use serde_json::{Map, Value};

type Object = Map<String, Value>;

/// Documents of one registry, as they are written again.
pub struct Normal<'r>(pub &'r Registry);

/// The keys of one object that were kept, and what becomes of the others.
struct Kept<'r> {
    out: Object,
    /// The keys that somebody declares, whether they are kept or not.
    declared: Vec<&'r str>,
    rest: Option<&'r Type>,
    /// Whether the object is kept as it is.
    whole: bool,
}

impl<'r> Normal<'r> {
    /// A document of a known event that the read view accepts.
    pub fn document(&self, package: &str, event: Option<&str>, document: &Value) -> Value {
        let package = &self.0.packages[package];
        if package.events.told_apart == ToldApart::Outside {
            let event = Value::from(event.expect("the name comes from outside"));
            let member = package.events.members.values().find(|member| is(&member.wire, &event));
            return self.content(member.expect("the event is known"), document);
        }
        let object = document.as_object().expect("a document under a tag is an object");
        let mut kept = Kept::new();
        self.family(&package.name, "", &package.events, object, &mut kept);
        kept.declared
            .extend(package.events.transport.iter().map(|field| field.name.as_str()));
        self.close(kept, object)
    }

    /// What stays of the transport's members: nothing.
    pub fn without_transport(&self, package: &str, document: &Value) -> Value {
        let transport = &self.0.packages[package].events.transport;
        let mut document = document.clone();
        if let Value::Object(object) = &mut document {
            object.retain(|key, _| transport.iter().all(|field| field.name != *key));
        }
        document
    }

    fn value(&self, ty: &'r Type, value: &Value) -> Value {
        match (ty, value) {
            (Type::List { items, .. }, Value::Array(list)) => list.iter().map(|item| self.value(items, item)).collect(),
            (Type::Map { values }, Value::Object(map)) => Value::Object(
                map.iter()
                    .map(|(key, value)| (key.clone(), self.value(values, value)))
                    .collect(),
            ),
            (Type::Nullable(inner), value) if !value.is_null() => self.value(inner, value),
            (Type::Ref(reference), value) => self.reference(reference, value),
            _ => value.clone(),
        }
    }

    fn reference(&self, reference: &'r TypeRef, value: &Value) -> Value {
        match (&self.shape(reference), value) {
            (Shape::Alias(ty), value) => self.value(ty, value),
            (Shape::Record(_) | Shape::Family(_), Value::Object(object)) => {
                let mut kept = Kept::new();
                self.share(reference, object, &mut kept);
                self.close(kept, object)
            }
            (Shape::Union(union), value) => {
                let is_right = |ty: &&'r Type| conform::value(self.0, ty, View::Read, value).is_empty();
                let branch = union.branches.iter().map(|branch| &branch.ty).find(is_right);
                self.value(branch.expect("a branch takes the value"), value)
            }
            _ => value.clone(),
        }
    }

    fn shape(&self, reference: &TypeRef) -> &'r Shape {
        &self.0.get(reference).expect("the registry was checked").shape
    }

    /// Takes what one definition says of an object that others may share.
    fn share(&self, reference: &'r TypeRef, object: &Object, kept: &mut Kept<'r>) {
        match self.shape(reference) {
            Shape::Record(record) => {
                self.fields(&record.fields, object, kept);
                if record.rest.is_some() {
                    kept.rest = record.rest.as_ref();
                }
            }
            Shape::Family(family) => self.family(&reference.package, &reference.name, family, object, kept),
            Shape::Alias(Type::Ref(target)) => self.share(target, object, kept),
            Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => unreachable!("a payload is an object"),
        }
    }

    fn fields(&self, fields: &'r [Field], object: &Object, kept: &mut Kept<'r>) {
        for field in fields {
            kept.declared.push(&field.name);
            if let Some(value) = object.get(&field.name) {
                kept.out.insert(field.name.clone(), self.value(&field.ty, value));
            }
        }
    }

    fn family(&self, package: &str, name: &str, family: &'r Family, object: &Object, kept: &mut Kept<'r>) {
        let member = match &family.told_apart {
            ToldApart::Outside => unreachable!("only a package's events are told apart from outside"),
            ToldApart::Key => family
                .members
                .values()
                .find(|member| matches!(&member.wire, Literal::String(key) if object.contains_key(key))),
            ToldApart::Tag(tag) => {
                kept.declared.push(tag);
                let default = family.default.as_ref().map(|name| &family.members[name]);
                let member = match object.get(tag) {
                    None => default,
                    Some(value) => family.members.values().find(|member| is(&member.wire, value)),
                };
                if let (Some(value), false) = (object.get(tag), member.is_some() && same(member, default)) {
                    kept.out.insert(tag.clone(), value.clone());
                }
                member
            }
        };
        let Some(member) = member else {
            kept.whole = true;
            return;
        };
        self.fields(&member.beside, object, kept);
        self.ancestors(package, name, family, member, kept);
        let Some(content) = &family.content else {
            if let Some(payload) = &member.payload {
                self.share(payload, object, kept);
            }
            return;
        };
        kept.declared.push(content);
        match (member.content, object.get(content)) {
            (ContentPresence::Never, _) | (_, None) => {}
            (_, Some(value)) => {
                kept.out.insert(content.clone(), self.content(member, value));
            }
        }
    }

    /// Writes the ancestors of an error code.
    fn ancestors(&self, package: &str, name: &str, family: &Family, member: &Member, kept: &mut Kept<'r>) {
        let errors = self.0.packages[package].errors.as_ref();
        let Some(errors) = errors.filter(|errors| errors.family == name) else {
            return;
        };
        kept.declared.push(&errors.is_a_key);
        let names = member.code.as_ref().map_or(&[][..], |code| &code.is_a[..]);
        if !names.is_empty() {
            let wires = names.iter().map(|name| literal(&family.members[name].wire));
            kept.out.insert(errors.is_a_key.clone(), wires.collect());
        }
    }

    fn content(&self, member: &'r Member, value: &Value) -> Value {
        match &member.payload {
            Some(payload) => self.reference(payload, value),
            None => Value::Object(Object::new()),
        }
    }

    /// Decides on every key that nobody declares.
    fn close(&self, mut kept: Kept<'r>, object: &Object) -> Value {
        for (key, value) in object.iter().filter(|(key, _)| !kept.declared.contains(&key.as_str())) {
            if kept.whole {
                kept.out.insert(key.clone(), value.clone());
            } else if let Some(rest) = kept.rest {
                kept.out.insert(key.clone(), self.value(rest, value));
            }
        }
        Value::Object(kept.out)
    }
}

impl Kept<'_> {
    fn new() -> Self {
        Self {
            out: Object::new(),
            declared: Vec::new(),
            rest: None,
            whole: false,
        }
    }
}

fn same(left: Option<&Member>, right: Option<&Member>) -> bool {
    left.map(std::ptr::from_ref) == right.map(std::ptr::from_ref)
}

fn is(wire: &Literal, value: &Value) -> bool {
    equal(&literal(wire), value)
}

/// A literal as JSON.
pub fn literal(literal: &Literal) -> Value {
    match literal {
        Literal::Null => Value::Null,
        Literal::Bool(value) => Value::from(*value),
        Literal::Integer(value) => Value::from(*value),
        Literal::String(value) => Value::from(value.as_str()),
    }
}

/// Whether two values are one, numbers by their binary64 value.
pub fn equal(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => left.as_f64() == right.as_f64(),
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(left, right)| equal(left, right))
        }
        (Value::Object(left), Value::Object(right)) => {
            let there = |(key, left): (&String, &Value)| right.get(key).is_some_and(|right| equal(left, right));
            left.len() == right.len() && left.iter().all(there)
        }
        (left, right) => left == right,
    }
}
