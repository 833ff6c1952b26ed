//! An object against a record or a family. Several declarations may share one object: a payload without a content
//! key stands beside its tag, and a family in it beside the tag of its own. Each claims the keys it declares; what
//! nobody claims is undeclared.

use serde_json::{Map, Value};

use super::value::{equals, is_integer, is_open, spell};
use super::{Step, Trial, View};
use crate::model::{
    ContentPresence, Errors, Family, Field, Literal, Member, Presence, Record, Shape, ToldApart, Type, TypeRef,
};

type Object = Map<String, Value>;

/// The keys of one object that were declared.
#[derive(Default)]
pub(super) struct Claims<'r> {
    keys: Vec<&'r str>,
    /// The type of every other key, when they are data.
    rest: Option<&'r Type>,
    /// Whether the object holds something that is not known, so that any key may be there.
    unknown: bool,
}

/// Whether a family has the member that the object says it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recognised {
    Known,
    Unknown,
}

impl<'r> Trial<'_, 'r> {
    /// Judges an object of a definition that is a record or a family.
    pub(super) fn object(&mut self, reference: &TypeRef, object: &Object) {
        let mut claims = Claims::default();
        self.share(reference, object, &mut claims);
        self.undeclared(&claims, object);
    }

    /// Judges the payload of a member by itself.
    pub(super) fn content(&mut self, member: &Member, value: &Value) {
        match (&member.payload, value) {
            (Some(payload), value) => self.value(&Type::Ref(payload.clone()), value),
            (None, Value::Object(object)) => self.undeclared(&Claims::default(), object),
            (None, _) => self.problem("is not an object"),
        }
    }

    /// Holds every key that nobody claimed to what the view says of it.
    pub(super) fn undeclared(&mut self, claims: &Claims<'_>, object: &Object) {
        if claims.unknown {
            return;
        }
        for (key, value) in object.iter().filter(|(key, _)| !claims.keys.contains(&key.as_str())) {
            self.within(Step::Key(key.clone()), |trial| match (claims.rest, trial.view) {
                (Some(rest), _) => trial.value(rest, value),
                (None, View::Emit) => trial.problem("is not declared"),
                (None, View::Read) => {}
            });
        }
    }

    /// Judges what one definition says of an object that others may share.
    fn share(&mut self, reference: &TypeRef, object: &Object, claims: &mut Claims<'r>) {
        let Some(shape) = self.follow(reference) else { return };
        match shape {
            Shape::Record(record) => self.record(record, object, claims),
            Shape::Family(family) => {
                self.family(family, self.errors_of(reference), object, claims);
            }
            Shape::Alias(Type::Ref(target)) => self.share(target, object, claims),
            Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => {
                self.problem(format!("has no payload: `{}` is not an object", reference.name));
            }
        }
        self.hops -= 1;
    }

    fn errors_of(&self, reference: &TypeRef) -> Option<&'r Errors> {
        let errors = self.judge.registry.packages.get(&reference.package)?.errors.as_ref()?;
        (errors.family == reference.name).then_some(errors)
    }

    fn record(&mut self, record: &'r Record, object: &Object, claims: &mut Claims<'r>) {
        self.fields(&record.fields, object, claims);
        if let Some(rest) = &record.rest {
            claims.rest = Some(rest);
        }
    }

    /// Judges declared fields.
    pub(super) fn fields(&mut self, fields: &'r [Field], object: &Object, claims: &mut Claims<'r>) {
        for field in fields {
            claims.keys.push(&field.name);
            match (object.get(&field.name), field.presence) {
                (Some(value), _) => self.within(Step::Key(field.name.clone()), |trial| trial.value(&field.ty, value)),
                (None, Presence::Required) => self.missing(&field.name),
                (None, Presence::Optional) => {}
            }
        }
    }

    fn missing(&mut self, key: &str) {
        self.problem(format!("`{key}` is missing"));
    }

    /// Judges what a family says of an object, and says whether it has the member.
    pub(super) fn family(
        &mut self,
        family: &'r Family,
        errors: Option<&'r Errors>,
        object: &Object,
        claims: &mut Claims<'r>,
    ) -> Recognised {
        let found = match &family.told_apart {
            ToldApart::Tag(tag) => {
                claims.keys.push(tag);
                self.tagged(family, tag, object)
            }
            ToldApart::Key => self.keyed(family, object),
            ToldApart::Outside => {
                self.problem("is told apart from outside");
                None
            }
        };
        match found {
            Some(Found::Member(member)) => {
                self.member_of(family, errors, member, object, claims);
                Recognised::Known
            }
            Some(Found::Unknown) => {
                claims.unknown = true;
                self.fields(&family.common, object, claims);
                Recognised::Unknown
            }
            None => {
                // One problem was named; what else the object holds would only be noise.
                claims.unknown = true;
                Recognised::Known
            }
        }
    }

    fn tagged(&mut self, family: &'r Family, tag: &str, object: &Object) -> Option<Found<'r>> {
        let default = family
            .default
            .as_ref()
            .and_then(|name| family.members.get_key_value(name));
        let Some(value) = object.get(tag) else {
            if default.is_none() {
                self.missing(tag);
            }
            return default.map(|(_, member)| Found::Member(member));
        };
        let known = match value.as_str().and_then(|name| family.members.get_key_value(name)) {
            Some((name, member)) if equals(&member.wire, value) => Some((name, member)),
            _ => family.members.iter().find(|(_, member)| equals(&member.wire, value)),
        };
        if let Some((name, member)) = known {
            if self.view == View::Emit && default.is_some_and(|(default, _)| default == name) {
                self.within(Step::Key(tag.to_owned()), |trial| {
                    trial.problem("is left out: the member is the default")
                });
            }
            return Some(Found::Member(member));
        }
        let integral = family
            .members
            .values()
            .any(|member| matches!(member.wire, Literal::Integer(_)));
        let of_kind = if integral { is_integer(value) } else { value.is_string() };
        if of_kind && is_open(family.open, self.view) {
            return Some(Found::Unknown);
        }
        self.within(Step::Key(tag.to_owned()), |trial| {
            trial.problem("is not a member of the family")
        });
        None
    }

    fn keyed(&mut self, family: &'r Family, object: &Object) -> Option<Found<'r>> {
        let mut there = family
            .members
            .values()
            .filter(|member| matches!(&member.wire, Literal::String(key) if object.contains_key(key)));
        match (there.next(), there.next()) {
            (Some(member), None) => Some(Found::Member(member)),
            (Some(one), Some(other)) => {
                self.problem(format!("holds both {} and {}", spell(&one.wire), spell(&other.wire)));
                None
            }
            (None, _) => {
                let keys: Vec<_> = family.members.values().map(|member| spell(&member.wire)).collect();
                self.problem(format!("holds none of {}", keys.join(", ")));
                None
            }
        }
    }

    fn member_of(
        &mut self,
        family: &'r Family,
        errors: Option<&'r Errors>,
        member: &'r Member,
        object: &Object,
        claims: &mut Claims<'r>,
    ) {
        self.fields(&member.beside, object, claims);
        if let Some(errors) = errors {
            self.ancestors(family, errors, member, object, claims);
        }
        match &family.content {
            Some(key) => {
                claims.keys.push(key);
                self.under(key, member, object);
            }
            None => {
                if let Some(payload) = &member.payload {
                    self.share(payload, object, claims);
                }
            }
        }
    }

    /// Judges the payload under its content key.
    fn under(&mut self, key: &str, member: &Member, object: &Object) {
        match (member.content, object.get(key)) {
            (ContentPresence::Never, Some(_)) => {
                if self.view == View::Emit {
                    self.within(Step::Key(key.to_owned()), |trial| {
                        trial.problem("is never there in this member")
                    });
                }
            }
            (ContentPresence::Required, None) => self.missing(key),
            (ContentPresence::Never | ContentPresence::Optional, None) => {}
            (ContentPresence::Required | ContentPresence::Optional, Some(value)) => {
                self.within(Step::Key(key.to_owned()), |trial| trial.content(member, value));
            }
        }
    }

    /// Judges the ancestors of an error code: a writer writes exactly them, a reader that knows the code ignores them.
    fn ancestors(
        &mut self,
        family: &Family,
        errors: &'r Errors,
        member: &Member,
        object: &Object,
        claims: &mut Claims<'r>,
    ) {
        let names = member.code.as_ref().map_or(&[][..], |code| &code.is_a[..]);
        claims.keys.push(&errors.is_a_key);
        if self.view == View::Read {
            return;
        }
        let key = errors.is_a_key.as_str();
        match object.get(key) {
            None if names.is_empty() => {}
            None => self.missing(key),
            Some(written) => {
                let wires: Vec<_> = names
                    .iter()
                    .filter_map(|name| family.members.get(name))
                    .map(|one| &one.wire)
                    .collect();
                let exact = !names.is_empty()
                    && written.as_array().is_some_and(|written| {
                        written.len() == wires.len()
                            && wires.iter().zip(written).all(|(wire, value)| equals(wire, value))
                    });
                if !exact {
                    let wanted: Vec<_> = wires.into_iter().map(spell).collect();
                    let message = if wanted.is_empty() {
                        "is left out: the code has no ancestors".to_owned()
                    } else {
                        format!("is not the list of the code's ancestors: {}", wanted.join(", "))
                    };
                    self.within(Step::Key(key.to_owned()), |trial| trial.problem(message));
                }
            }
        }
    }
}

enum Found<'r> {
    Member(&'r Member),
    Unknown,
}
