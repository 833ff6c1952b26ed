//! Families as a choice of objects, one for each member and, where a view takes them, one for every other.

use std::borrow::Cow;

use cantus_registry::model::{
    ContentPresence, Family, Field, IntegerBounds, IntegerKind, Literal, Member, Openness, Package, Presence, Shape,
    ToldApart, Type,
};

use super::bundle::{Bundle, View};
use super::node::Node;
use super::types;

/// One object a family can be, before it is printed.
#[derive(Clone, Default)]
struct Alternative {
    properties: Vec<(Cow<'static, str>, Node)>,
    required: Vec<String>,
    /// What further members are; `None` leaves it to the view.
    further: Option<Node>,
}

impl Alternative {
    fn add(&mut self, name: &str, schema: Node, presence: Presence) {
        self.properties.push((Cow::Owned(name.to_owned()), schema));
        if presence == Presence::Required {
            self.required.push(name.to_owned());
        }
    }

    fn add_fields(&mut self, bundle: &mut Bundle<'_>, fields: &[Field]) {
        for field in fields {
            let schema = types::field(bundle, field);
            self.add(&field.name, schema, types::presence(bundle.view, field));
        }
    }

    fn print(self, view: View) -> Node {
        types::object(
            self.properties,
            self.required,
            self.further.or_else(|| view.undeclared()),
        )
    }
}

/// The schema of a family where it stands by itself: as a field's value or under a content key.
///
/// `home` is the package that declares it.
pub(super) fn schema(bundle: &mut Bundle<'_>, home: &str, family: &Family) -> Node {
    let view = bundle.view;
    let mut alternatives = Vec::new();
    for (name, member) in &family.members {
        for alternative in member_alternatives(bundle, (home, family), name, member, &Alternative::default()) {
            alternatives.push(types::annotated(alternative.print(view), &member.meta, None));
        }
    }
    alternatives.extend(other(bundle, family, &Alternative::default()).map(|alternative| alternative.print(view)));
    choice(alternatives)
}

/// The schema of one event's document.
pub(super) fn document(bundle: &mut Bundle<'_>, package: &Package, name: &str, member: &Member) -> Node {
    let envelope = &package.events;
    let mut start = Alternative::default();
    start.add_fields(bundle, &envelope.transport);
    let view = bundle.view;
    let alternatives = member_alternatives(bundle, (&package.name, envelope), name, member, &start);
    // The examples are payloads, and this is the schema of a document.
    let meta = cantus_registry::model::Meta {
        examples: Vec::new(),
        ..member.meta.clone()
    };
    let schema = choice(
        alternatives
            .into_iter()
            .map(|alternative| alternative.print(view))
            .collect(),
    );
    types::annotated(schema, &meta, None)
}

/// The schema of the documents whose event is not declared, where the view takes them.
pub(super) fn unknown_document(bundle: &mut Bundle<'_>, envelope: &Family) -> Option<Node> {
    let mut start = Alternative::default();
    start.add_fields(bundle, &envelope.transport);
    other(bundle, envelope, &start).map(|alternative| alternative.print(bundle.view))
}

/// A schema that one of these accepts; they never overlap.
pub(super) fn choice(mut alternatives: Vec<Node>) -> Node {
    match alternatives.len() {
        1 => alternatives.remove(0),
        _ => Node::object([("oneOf", Node::Array(alternatives))]),
    }
}

/// The objects that a member can be, on top of what already stands in the object. A payload that is itself a
/// family and stands in the same object makes several.
fn member_alternatives(
    bundle: &mut Bundle<'_>,
    (home, family): (&str, &Family),
    name: &str,
    member: &Member,
    start: &Alternative,
) -> Vec<Alternative> {
    let mut object = start.clone();
    tell_apart(bundle.view, family, name, member, &mut object);
    object.add_fields(bundle, &member.beside);
    ancestors(bundle, (home, family), member, &mut object);
    match (&family.content, member.content) {
        (Some(key), ContentPresence::Required) => {
            let schema = content(bundle, member);
            object.add(key, schema, Presence::Required);
            vec![object]
        }
        (Some(key), ContentPresence::Optional) => {
            let schema = content(bundle, member);
            object.add(key, schema, Presence::Optional);
            vec![object]
        }
        (Some(_), ContentPresence::Never) => vec![object],
        (None, _) => flattened(bundle, member, object),
    }
}

/// Adds the tag, or shuts the keys of the other alternatives out.
fn tell_apart(view: View, family: &Family, name: &str, member: &Member, object: &mut Alternative) {
    match &family.told_apart {
        ToldApart::Tag(tag) if family.default.as_deref() == Some(name) => match view {
            View::Emit => object.add(tag, Node::Bool(false), Presence::Optional),
            View::Read | View::Settings => object.add(tag, types::literal(&member.wire), Presence::Optional),
        },
        ToldApart::Tag(tag) => object.add(tag, types::literal(&member.wire), Presence::Required),
        ToldApart::Outside => {}
        ToldApart::Key => {
            for other in family.members.keys().filter(|other| *other != name) {
                object.add(other, Node::Bool(false), Presence::Optional);
            }
        }
    }
}

/// A writer names a code's ancestors; a reader that knows the code does not look.
fn ancestors(bundle: &Bundle<'_>, (home, family): (&str, &Family), member: &Member, object: &mut Alternative) {
    let Some(code) = member.code.as_ref().filter(|code| !code.is_a.is_empty()) else {
        return;
    };
    if bundle.view != View::Read {
        let wires = code
            .is_a
            .iter()
            .filter_map(|name| family.members.get(name))
            .map(|parent| types::value(&parent.wire));
        let exactly = types::one_of("array", vec![Node::Array(wires.collect())]);
        object.add(bundle.is_a_key(home), exactly, Presence::Required);
    }
}

/// What stands under the content key.
fn content(bundle: &mut Bundle<'_>, member: &Member) -> Node {
    match &member.payload {
        Some(payload) => bundle.reference(payload),
        None => Alternative::default().print(bundle.view),
    }
}

/// The objects a member without a content key can be: its payload's members stand in the same object.
fn flattened(bundle: &mut Bundle<'_>, member: &Member, mut object: Alternative) -> Vec<Alternative> {
    let Some(payload) = &member.payload else {
        return vec![object];
    };
    let registry = bundle.registry;
    match registry.get(payload).map(|definition| &definition.shape) {
        Some(Shape::Record(record)) => {
            object.add_fields(bundle, &record.fields);
            object.further = record.rest.as_ref().map(|rest| types::type_in_use(bundle, rest));
            vec![object]
        }
        Some(Shape::Family(family)) => {
            let mut alternatives = Vec::new();
            for (name, inner) in &family.members {
                alternatives.extend(member_alternatives(
                    bundle,
                    (&payload.package, family),
                    name,
                    inner,
                    &object,
                ));
            }
            alternatives.extend(other(bundle, family, &object));
            alternatives
        }
        Some(Shape::Alias(Type::Ref(target))) => {
            let aliased = Member {
                payload: Some(target.clone()),
                ..member.clone()
            };
            flattened(bundle, &aliased, object)
        }
        Some(Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_)) | None => vec![object],
    }
}

/// The object of a member that is not declared, where the view takes one.
fn other(bundle: &mut Bundle<'_>, family: &Family, start: &Alternative) -> Option<Alternative> {
    let taken = match family.open {
        Openness::Closed => false,
        Openness::Reader => bundle.view == View::Read,
        Openness::Both => true,
    };
    let tag = match &family.told_apart {
        ToldApart::Tag(tag) if taken => tag,
        ToldApart::Tag(_) | ToldApart::Outside | ToldApart::Key => return None,
    };
    let mut object = start.clone();
    object.add(tag, stranger(family), Presence::Required);
    object.add_fields(bundle, &family.common);
    object.further = Some(Node::any());
    Some(object)
}

/// A tag's value that is not declared.
fn stranger(family: &Family) -> Node {
    let known: Vec<Node> = family
        .members
        .values()
        .map(|member| types::value(&member.wire))
        .collect();
    let schema = match family.members.values().next().map(|member| &member.wire) {
        Some(Literal::Integer(_)) => types::integer(IntegerKind::Integer, &IntegerBounds::default()),
        Some(Literal::String(_) | Literal::Bool(_) | Literal::Null) | None => {
            Node::object([("type", Node::text("string"))])
        }
    };
    if known.is_empty() {
        return schema;
    }
    schema.with("not", Node::object([("enum", Node::Array(known))]))
}
