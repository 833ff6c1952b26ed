//! What a member carries: a record or a family under a name, and whether its content may be absent.

use std::collections::BTreeMap;

use super::draft::{At, Content, Draft, Made};
use super::members::{ContentRule, Frame, Role};
use crate::catalogue;
use crate::expr::{Expr, ExprNode};
use crate::finding::Finding;
use crate::model::{ContentPresence, Field, Presence, Record, Shape, Type, TypeRef};
use crate::place::Place;
use crate::raw::{Declaration, Form, Payload};

impl Draft<'_> {
    /// What a member carries, and whether its content is there.
    pub(super) fn payload(
        &mut self,
        name: &str,
        place: &Place,
        payload: Payload,
        frame: &Frame<'_>,
        at: &At<'_>,
    ) -> (Option<TypeRef>, ContentPresence) {
        let rule = frame.content;
        match payload {
            Payload::Unsaid => match rule {
                ContentRule::Never => (None, ContentPresence::Never),
                ContentRule::Required => (None, ContentPresence::Required),
                // An empty record for every code that says nothing of itself would be a type for nothing.
                ContentRule::Optional if frame.role == Role::Code => (None, ContentPresence::Never),
                ContentRule::Optional => {
                    let empty = self.hoist(place, at, |_, _| Shape::Record(Record::default()));
                    (Some(empty), ContentPresence::Optional)
                }
            },
            Payload::Never(place) => {
                if rule == ContentRule::Never {
                    self.report(no_content(
                        &place,
                        "`payload: none` says nothing of a family without a content key",
                    ));
                }
                (None, ContentPresence::Never)
            }
            Payload::Declared { declaration, optional } => {
                let place = declaration.place.clone();
                let payload = self
                    .payload_type(*declaration, at)
                    .or_else(|| self.stand_in(name, &place, frame.role, at));
                if optional && rule == ContentRule::Never {
                    self.report(no_content(
                        &place,
                        "the `?` says nothing of a family without a content key",
                    ));
                }
                let presence = match rule {
                    ContentRule::Never => ContentPresence::Never,
                    ContentRule::Optional if payload.is_some() => ContentPresence::Optional,
                    ContentRule::Required if payload.is_some() && optional => ContentPresence::Optional,
                    ContentRule::Optional | ContentRule::Required => ContentPresence::Required,
                };
                if let (Some(payload), true, ContentPresence::Optional) = (&payload, optional, presence) {
                    self.later.contents.push(Content {
                        place,
                        payload: payload.clone(),
                        name: name.to_owned(),
                    });
                }
                (payload, presence)
            }
            Payload::Removed(_) => (None, ContentPresence::Never),
        }
    }

    /// A payload is a record or a family, declared here or named.
    fn payload_type(&mut self, declaration: Declaration, at: &At<'_>) -> Option<TypeRef> {
        let place = declaration.place;
        let mut built = match declaration.form {
            Form::Expression(Expr {
                node: ExprNode::Name { package, name },
                place,
            }) => {
                let reference = self.find(package.as_deref(), &name, &place)?;
                self.reference(reference)
            }
            form => self.build(form, &place, at),
        };
        built.null |= declaration.nullable;
        self.apply(declaration.rules.into_inner(), &mut built, at);
        let reference = match built.made {
            Made::Type(Type::Ref(reference)) => Some(reference),
            Made::Type(_) | Made::Shape(_) => None,
        };
        let target = reference.as_ref().and_then(|reference| self.object(reference));
        if target.is_some() && !built.null {
            return target;
        }
        let message = match &reference {
            Some(_) if target.is_some() => "a payload cannot be null".to_owned(),
            Some(reference) => format!("`{}` is neither a record nor a family", reference.name),
            None => "a payload is a record or a family".to_owned(),
        };
        self.report(
            Finding::new(&catalogue::PAYLOAD_NOT_OBJECT, &place, message)
                .help("put the value into a field: `fields: {value: …}`"),
        );
        target
    }

    /// Stands in for a payload that was reported: a record that takes anything, so that no example is blamed.
    fn stand_in(&mut self, name: &str, place: &Place, role: Role, at: &At<'_>) -> Option<TypeRef> {
        if self.types.contains_key(&at.name()) {
            return None;
        }
        let key = Field {
            name: name.to_owned(),
            meta: Default::default(),
            ty: Type::Json,
            presence: Presence::Required,
            default: None,
            sensitivity: None,
            setting: Default::default(),
        };
        let record = Record {
            fields: if role == Role::Keyed { vec![key] } else { Vec::new() },
            rest: Some(Type::Json),
            removed: BTreeMap::new(),
        };
        Some(self.hoist(place, at, |_, _| Shape::Record(record)))
    }

    /// The record or family that a name stands for, at the end of its aliases.
    fn object(&self, reference: &TypeRef) -> Option<TypeRef> {
        match self.names.get(reference) {
            Some(outline) if outline.object => Some(outline.target.clone().unwrap_or_else(|| reference.clone())),
            Some(_) => None,
            None => {
                matches!(self.derived(reference), Some(Shape::Record(_) | Shape::Family(_))).then(|| reference.clone())
            }
        }
    }
}

fn no_content(place: &Place, message: &str) -> Finding {
    Finding::new(&catalogue::CONTENT_MISSING, place, message)
        .help("give the family a content key (`content: data`), or say nothing: an empty payload is written as nothing")
}
