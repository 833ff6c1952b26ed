//! The examples that registries give, made into whole documents. An example is a payload: the tag and what stands
//! beside it are filled in. So that no event goes without, each also gets the least document that the emit view
//! accepts and a full one, and where its payload is a family, so does every member.

use cantus_registry::conform::{Judge, Outcome, View};
use cantus_registry::model::{ContentPresence, Family, Member, Package, Registry, Shape, ToldApart, TypeRef};
use serde_json::{Map, Value, json};

use crate::case::Project;
use crate::filler::{Amount, Filler};
use crate::normal::literal;

type Object = Map<String, Value>;

/// The text of the file of cases, one case a line.
pub fn file(registries: &[(Project, &Registry)]) -> String {
    let mut lines = Vec::new();
    for (project, registry) in registries {
        let judge = Judge::new(registry);
        for package in registry.packages.values() {
            for (name, event, document) in (Samples { registry, package }).documents() {
                let outside = (package.events.told_apart == ToldApart::Outside).then_some(event.as_str());
                for view in View::BOTH {
                    let outcome = judge.document(&package.name, outside, view, &document);
                    assert_eq!(outcome, Outcome::Typed, "{view}: {} {name}: {document}", package.name);
                }
                let name = format!("{} {} {name}", project.name(), package.name);
                let mut case = json!({"name": name, "project": project.name(), "package": package.name});
                if let Some(event) = outside {
                    case["event"] = event.into();
                }
                case["document"] = document;
                case["emit"] = "accept".into();
                case["read"] = "typed".into();
                lines.push(format!("  {case}"));
            }
        }
    }
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// The documents of one package.
struct Samples<'r> {
    registry: &'r Registry,
    package: &'r Package,
}

impl<'r> Samples<'r> {
    /// Every document with its name and its event.
    fn documents(&self) -> Vec<(String, String, Value)> {
        let mut documents = Vec::new();
        for (event, member) in &self.package.events.members {
            for (name, payload) in self.payloads(member) {
                for amount in [Amount::Least, Amount::Full] {
                    // A second document of an example shows only what stands beside the tag.
                    if amount == Amount::Full && matches!(payload, Payload::Given(_)) && self.is_bare(member) {
                        continue;
                    }
                    let name = format!("{event}{name}, {}", amount.name());
                    documents.push((name, event.clone(), self.document(member, &payload, amount)));
                }
            }
        }
        documents
    }

    /// Whether nothing optional stands beside the tag.
    fn is_bare(&self, member: &Member) -> bool {
        let beside = if self.package.events.told_apart == ToldApart::Outside {
            &[][..]
        } else {
            &member.beside[..]
        };
        beside
            .iter()
            .chain(&self.package.events.transport)
            .all(|field| field.presence == cantus_registry::model::Presence::Required)
    }

    /// The payloads of an event: its examples, those of a family's members, and what is filled in.
    fn payloads(&self, member: &'r Member) -> Vec<(String, Payload<'r>)> {
        let mut payloads = Vec::new();
        let family = member.payload.as_ref().and_then(|payload| self.family(payload));
        match family {
            None => payloads.push((String::new(), Payload::Filled(None))),
            Some((reference, family)) => {
                for (name, variant) in &family.members {
                    payloads.push((format!(" {name}"), Payload::Filled(Some(name))));
                    for (index, example) in variant.meta.examples.iter().enumerate() {
                        let name = format!(" {name}, example {}", index + 1);
                        payloads.push((
                            name,
                            Payload::Given(self.of_member(reference, family, variant, example)),
                        ));
                    }
                }
            }
        }
        for (index, example) in member.meta.examples.iter().enumerate() {
            payloads.push((format!(", example {}", index + 1), Payload::Given(example.clone())));
        }
        payloads
    }

    /// The family that a payload is.
    fn family(&self, payload: &'r TypeRef) -> Option<(&'r TypeRef, &'r Family)> {
        match &self.registry.get(payload)?.shape {
            Shape::Family(family) => Some((payload, family)),
            _ => None,
        }
    }

    /// The object of a family's member whose own payload is given.
    fn of_member(&self, reference: &TypeRef, family: &'r Family, member: &'r Member, payload: &Value) -> Value {
        let mut filler = Filler::new(self.registry, Amount::Least);
        let mut object = Object::new();
        filler
            .beside(reference, family, member, &mut object)
            .expect("what stands beside a tag can be filled in");
        put(family, member, Some(payload.clone()), &mut object);
        Value::Object(object)
    }

    fn document(&self, member: &'r Member, payload: &Payload<'r>, amount: Amount) -> Value {
        let events = &self.package.events;
        let mut filler = Filler::new(self.registry, amount);
        let payload = match payload {
            Payload::Given(value) => Some(value.clone()),
            Payload::Filled(choice) => member.payload.as_ref().map(|payload| {
                let mut object = Object::new();
                filler
                    .share(payload, *choice, &mut object)
                    .expect("a payload has a finite value");
                Value::Object(object)
            }),
        };
        if events.told_apart == ToldApart::Outside {
            return payload.unwrap_or_else(|| json!({}));
        }
        let mut object = Object::new();
        let nobody = TypeRef {
            package: self.package.name.clone(),
            name: String::new(),
        };
        filler
            .beside(&nobody, events, member, &mut object)
            .expect("what stands beside a tag can be filled in");
        filler
            .fields(&events.transport, &mut object)
            .expect("what a transport adds can be filled in");
        let is_left_out = member.content == ContentPresence::Optional
            && amount == Amount::Least
            && payload.as_ref().is_some_and(|payload| payload == &json!({}));
        put(events, member, payload.filter(|_| !is_left_out), &mut object);
        Value::Object(object)
    }
}

/// What a document carries.
enum Payload<'r> {
    /// A value that a registry gives as an example.
    Given(Value),
    /// One that is made up; of a family, of this member.
    Filled(Option<&'r str>),
}

/// Puts a payload where a family has it.
fn put(family: &Family, member: &Member, payload: Option<Value>, object: &mut Object) {
    match (&family.content, member.content, payload) {
        (Some(key), ContentPresence::Required | ContentPresence::Optional, Some(payload)) => {
            object.insert(key.clone(), payload);
        }
        (Some(key), ContentPresence::Required, None) => {
            object.insert(key.clone(), json!({}));
        }
        (None, _, Some(Value::Object(payload))) => object.extend(payload),
        (_, _, _) => {}
    }
}

/// A tag's value, unless the member is the default.
pub(crate) fn tag(family: &Family, member: &Member, object: &mut Object) {
    let is_default = family
        .default
        .as_ref()
        .is_some_and(|name| family.members[name].wire == member.wire);
    if let (ToldApart::Tag(tag), false) = (&family.told_apart, is_default) {
        object.insert(tag.clone(), literal(&member.wire));
    }
}
