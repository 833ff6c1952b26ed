//! Lowers a family to a discriminated union.

use cantus_registry::model::{
    ContentPresence, Errors, Family, Field, Literal, Member, Openness, Presence, ToldApart, TypeRef,
};

use super::Lowering;
use super::object::property_key;
use crate::targets::typescript::survey::{Object, content_payload, flat_payload};
use crate::targets::typescript::type_name::literal_name;
use crate::targets::typescript::view::{FamilyBody, MemberBody, ObjectType, Property, Standing};
use crate::targets::typescript::{docs, escape, names};

/// The object that carries nothing.
pub(super) const EMPTY: &str = "Record<string, never>";

/// The keys of the form in which an undeclared member is given.
pub(super) struct UnknownKeys {
    pub(super) tag: String,
    pub(super) raw: String,
}

impl Lowering<'_> {
    /// The union of a family's members.
    pub(super) fn family_body(
        &mut self,
        identifier: &str,
        reference: &TypeRef,
        family: &Family,
        errors: Option<&Errors>,
    ) -> FamilyBody {
        let ancestors = errors.map(|errors| errors.is_a_key.as_str());
        let unknown = match (&family.told_apart, family.open) {
            (ToldApart::Tag(tag), Openness::Reader | Openness::Both) => {
                let keys = self.unknown_keys(reference, family, tag);
                Some(format!(
                    "{{ {}: '$unknown'; {}: {}; {}: cantus.JsonObject }}",
                    escape::key(tag),
                    keys.tag,
                    tag_type(family),
                    keys.raw,
                ))
            }
            (ToldApart::Tag(_), Openness::Closed) | (ToldApart::Outside | ToldApart::Key, _) => None,
        };
        FamilyBody {
            standing: self.standing(identifier, family),
            members: self.member_bodies(identifier, family, ancestors),
            unknown,
            by_member: errors.is_some(),
        }
    }

    /// The interfaces of what stands beside the tag in most members.
    pub(super) fn standing(&mut self, identifier: &str, family: &Family) -> Vec<Standing> {
        [("Common", &family.common), ("Transport", &family.transport)]
            .into_iter()
            .filter(|(_, fields)| !fields.is_empty())
            .map(|(what, fields)| Standing {
                name: format!("{identifier}${what}"),
                fields: self.properties(fields),
            })
            .collect()
    }

    /// Every member as an object type.
    pub(super) fn member_bodies(
        &mut self,
        identifier: &str,
        family: &Family,
        ancestors: Option<&str>,
    ) -> Vec<MemberBody> {
        family
            .members
            .iter()
            .map(|(name, member)| MemberBody {
                docs: docs::lines(&member.meta, member.sensitivity.as_deref()),
                key: escape::key(&names::wire_text(&member.wire)),
                object: self.member_object(identifier, family, name, member, ancestors),
            })
            .collect()
    }

    fn member_object(
        &mut self,
        identifier: &str,
        family: &Family,
        name: &str,
        member: &Member,
        ancestors: Option<&str>,
    ) -> ObjectType {
        let mut object = ObjectType {
            fields: Vec::new(),
            and: Vec::new(),
        };
        match &family.told_apart {
            ToldApart::Tag(tag) => {
                let presence = if family.default.as_deref() == Some(name) {
                    Presence::Optional
                } else {
                    Presence::Required
                };
                object
                    .fields
                    .push(plain(property_key(tag, presence), literal_name(&member.wire)));
            }
            ToldApart::Key => object.fields.extend(
                other_keys(family, name).map(|key| plain(property_key(key, Presence::Optional), "never".to_owned())),
            ),
            ToldApart::Outside => {}
        }
        self.add_standing(&mut object, identifier, family, &member.beside);
        if let Some(key) = ancestors {
            object
                .fields
                .push(plain(property_key(key, Presence::Optional), "unknown".to_owned()));
        }
        self.add_payload(&mut object, family, member);
        object
    }

    fn add_standing(&mut self, object: &mut ObjectType, identifier: &str, family: &Family, beside: &[Field]) {
        if !family.transport.is_empty() {
            object.and.push(format!("{identifier}$Transport"));
        }
        if beside == family.common {
            if !beside.is_empty() {
                object.and.push(format!("{identifier}$Common"));
            }
        } else {
            object.fields.extend(self.properties(beside));
        }
    }

    fn add_payload(&mut self, object: &mut ObjectType, family: &Family, member: &Member) {
        if let Some(payload) = flat_payload(family, member) {
            if !self.is_empty_record(payload) {
                object.and.push(self.definition_name(payload));
            }
            return;
        }
        let presence = match (&family.content, member.content) {
            (None, _) | (_, ContentPresence::Never) => {
                // The document is the payload.
                if family.told_apart == ToldApart::Outside {
                    object
                        .and
                        .extend(member.payload.as_ref().map(|payload| self.definition_name(payload)));
                }
                return;
            }
            (Some(_), ContentPresence::Required) => Presence::Required,
            (Some(_), ContentPresence::Optional) => Presence::Optional,
        };
        let ty = match content_payload(member) {
            Some(payload) => self.definition_name(payload),
            None => EMPTY.to_owned(),
        };
        let key = family.content.as_deref().unwrap_or_default();
        object.fields.push(plain(property_key(key, presence), ty));
    }

    fn is_empty_record(&self, payload: &TypeRef) -> bool {
        match self.survey.object(payload) {
            Some((_, Object::Record(record))) => record.fields.is_empty() && record.rest.is_none(),
            Some((_, Object::Family(_))) | None => false,
        }
    }

    /// Where an undeclared member keeps its tag and the whole of it: `tag` and `raw`, unless the object has members
    /// of these names.
    pub(super) fn unknown_keys(&self, reference: &TypeRef, family: &Family, tag: &str) -> UnknownKeys {
        let beside = self.survey.beside(reference);
        let free = |key: &str| {
            let taken = tag == key
                || family.common.iter().any(|field| field.name == key)
                || beside.is_some_and(|names| names.contains(key));
            if taken { format!("${key}") } else { key.to_owned() }
        };
        UnknownKeys {
            tag: free("tag"),
            raw: free("raw"),
        }
    }
}

/// The type that a family's tags have.
pub(super) fn tag_type(family: &Family) -> &'static str {
    match tag_kinds(family) {
        (true, true) => "string | number",
        (false, true) => "number",
        (_, false) => "string",
    }
}

/// Whether tags are strings, and whether they are integers; a family without members has strings.
pub(super) fn tag_kinds(family: &Family) -> (bool, bool) {
    let integers = family
        .members
        .values()
        .filter(|member| matches!(member.wire, Literal::Integer(_)))
        .count();
    (
        integers < family.members.len() || family.members.is_empty(),
        integers > 0,
    )
}

fn other_keys<'a>(family: &'a Family, name: &'a str) -> impl Iterator<Item = &'a str> {
    family
        .members
        .iter()
        .filter(move |(other, _)| *other != name)
        .filter_map(|(_, member)| match &member.wire {
            Literal::String(key) => Some(key.as_str()),
            Literal::Null | Literal::Bool(_) | Literal::Integer(_) => None,
        })
}

fn plain(key: String, ty: String) -> Property {
    Property {
        docs: Vec::new(),
        key,
        ty,
    }
}
