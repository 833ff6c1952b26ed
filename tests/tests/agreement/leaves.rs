//! Every value of a document that holds nothing further, with its level: the highest on its path, worked out from the
//! declarations alone, so that it says nothing because the code under test says so.

use cantus_registry::conform::{self, View};
use cantus_registry::model::{Family, Field, Literal, Member, Package, Registry, Shape, ToldApart, Type, TypeRef};
use serde_json::{Map, Value};

use crate::normal::{equal, literal};

type Object = Map<String, Value>;

/// A value without members or items.
pub struct Leaf<'r> {
    /// Where it stands, as a JSON pointer.
    pub pointer: String,
    /// Its level by its place in the package's list.
    pub level: usize,
    /// Its type; none of what is not understood, and of tags.
    pub ty: Option<&'r Type>,
    /// What sort of places lie on its path.
    pub through: Vec<&'static str>,
}

/// The place that a walk has come to.
#[derive(Clone)]
struct At<'r> {
    package: &'r Package,
    pointer: String,
    level: usize,
    through: Vec<&'static str>,
}

impl<'r> At<'r> {
    fn key(&self, key: &str) -> Self {
        let pointer = format!("{}/{}", self.pointer, key.replace('~', "~0").replace('/', "~1"));
        Self {
            pointer,
            ..self.clone()
        }
    }

    fn through(&self, what: &'static str) -> Self {
        let mut at = self.clone();
        at.through.push(what);
        at
    }

    fn at_least(&self, level: Option<&String>) -> Self {
        let number = level.map_or(0, |level| {
            let levels = &self.package.sensitivity;
            levels
                .iter()
                .position(|known| known == level)
                .expect("the level is declared")
        });
        Self {
            level: self.level.max(number),
            ..self.clone()
        }
    }

    fn inside(&self, package: &'r Package) -> Self {
        Self {
            package,
            ..self.clone()
        }
    }
}

/// The leaves of one document that the emit view accepts, or of an unknown event.
pub fn of<'r>(registry: &'r Registry, package: &'r Package, event: Option<&str>, document: &Value) -> Vec<Leaf<'r>> {
    let mut walk = Walk {
        registry,
        leaves: Vec::new(),
    };
    let at = At {
        package,
        pointer: String::new(),
        level: 0,
        through: Vec::new(),
    };
    let object = document.as_object().expect("a document is an object");
    // What a transport added is not written.
    let transport = package.events.transport.iter();
    let mut owned: Vec<&str> = transport.map(|field| field.name.as_str()).collect();
    match event.filter(|_| package.events.told_apart == ToldApart::Outside) {
        Some(event) => match package
            .events
            .members
            .values()
            .find(|member| is(&member.wire, &event.into()))
        {
            Some(member) => walk.payload(&at, &package.events, member, object, &mut owned),
            None => walk.opaque(&at, document),
        },
        None => {
            walk.family(&at, &package.events, object, &mut owned);
        }
    }
    walk.leaves
}

struct Walk<'r> {
    registry: &'r Registry,
    leaves: Vec<Leaf<'r>>,
}

impl<'r> Walk<'r> {
    fn leaf(&mut self, at: &At<'r>, ty: Option<&'r Type>) {
        self.leaves.push(Leaf {
            pointer: at.pointer.clone(),
            level: at.level,
            ty,
            through: at.through.clone(),
        });
    }

    /// What is not understood may hold anything.
    fn opaque(&mut self, at: &At<'r>, value: &Value) {
        let at = at.through("opaque");
        match value {
            Value::Object(object) if !object.is_empty() => {
                object.iter().for_each(|(key, value)| self.opaque(&at.key(key), value));
            }
            _ => self.leaf(&at, None),
        }
    }

    fn value(&mut self, at: &At<'r>, ty: &'r Type, value: &Value) {
        match (ty, value) {
            (Type::Nullable(inner), value) if !value.is_null() => self.value(&at.through("nullable"), inner, value),
            (Type::List { items, .. }, Value::Array(list)) if !list.is_empty() => {
                for (index, item) in list.iter().enumerate() {
                    self.value(&at.key(&index.to_string()).through("list"), items, item);
                }
            }
            (Type::Map { values }, Value::Object(map)) if !map.is_empty() => {
                map.iter()
                    .for_each(|(key, value)| self.value(&at.key(key).through("map"), values, value));
            }
            (Type::Ref(reference), value) => self.reference(at, reference, value),
            _ => self.leaf(at, Some(ty)),
        }
    }

    fn definition(&self, at: &At<'r>, reference: &TypeRef) -> (At<'r>, &'r Shape) {
        let package = &self.registry.packages[&reference.package];
        let definition = &package.types[&reference.name];
        (
            at.inside(package).at_least(definition.sensitivity.as_ref()),
            &definition.shape,
        )
    }

    fn reference(&mut self, at: &At<'r>, reference: &'r TypeRef, value: &Value) {
        let registry = self.registry;
        let (at, shape) = self.definition(at, reference);
        match (shape, value) {
            (Shape::Alias(ty), value) => self.value(&at, ty, value),
            (Shape::Record(_) | Shape::Family(_), Value::Object(object)) => {
                self.share(&at.through("record"), shape, object, &mut Vec::new());
            }
            (Shape::Union(union), value) => {
                let is_right = |ty: &&'r Type| conform::value(registry, ty, View::Read, value).is_empty();
                let branch = union.branches.iter().map(|branch| &branch.ty).find(is_right);
                self.value(&at.through("union"), branch.expect("a branch takes the value"), value);
            }
            _ => self.leaf(&at, None),
        }
    }

    /// What one definition has in an object; `owned` are the keys that somebody has.
    fn share(&mut self, at: &At<'r>, shape: &'r Shape, object: &Object, owned: &mut Vec<&'r str>) {
        match shape {
            Shape::Record(record) => {
                self.fields(at, &record.fields, object, owned);
                if let Some(rest) = &record.rest {
                    let others = object.iter().filter(|(key, _)| !owned.contains(&key.as_str()));
                    let others: Vec<_> = others.collect();
                    for (key, value) in others {
                        self.value(&at.key(key).through("rest"), rest, value);
                    }
                }
            }
            Shape::Family(family) => self.family(at, family, object, owned),
            Shape::Alias(Type::Ref(target)) => {
                let (at, shape) = self.definition(at, target);
                self.share(&at, shape, object, owned);
            }
            Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => unreachable!("a payload is an object"),
        }
    }

    fn fields(&mut self, at: &At<'r>, fields: &'r [Field], object: &Object, owned: &mut Vec<&'r str>) {
        owned.extend(fields.iter().map(|field| field.name.as_str()));
        for field in fields {
            if let Some(value) = object.get(&field.name) {
                let mut at = at.key(&field.name).at_least(field.sensitivity.as_ref());
                if field.presence == cantus_registry::model::Presence::Optional {
                    at = at.through("optional");
                }
                self.value(&at, &field.ty, value);
            }
        }
    }

    fn family(&mut self, at: &At<'r>, family: &'r Family, object: &Object, owned: &mut Vec<&'r str>) {
        let member = match &family.told_apart {
            ToldApart::Outside => unreachable!("only a package's events are told apart from outside"),
            ToldApart::Key => family
                .members
                .values()
                .find(|member| matches!(&member.wire, Literal::String(key) if object.contains_key(key))),
            ToldApart::Tag(tag) => {
                owned.push(tag);
                match object.get(tag) {
                    None => family.default.as_ref().map(|name| &family.members[name]),
                    Some(value) => family.members.values().find(|member| is(&member.wire, value)),
                }
            }
        };
        let at = match family.told_apart {
            ToldApart::Key => at.through("keyed"),
            ToldApart::Tag(_) | ToldApart::Outside => at.clone(),
        };
        match member {
            Some(member) => {
                self.fields(&at.through("beside"), &member.beside, object, owned);
                self.payload(&at, family, member, object, owned);
            }
            None => self.opaque(&at, &Value::Object(object.clone())),
        }
    }

    fn payload(
        &mut self,
        at: &At<'r>,
        family: &'r Family,
        member: &'r Member,
        object: &Object,
        owned: &mut Vec<&'r str>,
    ) {
        let at = at.at_least(member.sensitivity.as_ref());
        let Some(payload) = &member.payload else { return };
        match &family.content {
            Some(content) => {
                if let Some(value) = object.get(content) {
                    self.reference(&at.key(content).through("content"), payload, value);
                }
            }
            None => {
                let (at, shape) = self.definition(&at.through("flat"), payload);
                self.share(&at, shape, object, owned);
            }
        }
    }
}

fn is(wire: &Literal, value: &Value) -> bool {
    equal(&literal(wire), value)
}
