//! Settles which contents may be absent: only those whose payload may be empty.

use std::collections::BTreeSet;

use super::draft::Content;
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{ContentPresence, Family, Field, Presence, Record, Registry, Shape, ToldApart, TypeRef};

/// Settles every content that may be absent, and reports those that say so in vain.
pub(super) fn settle(registry: &mut Registry, said: Vec<Content>, findings: &mut Vec<Finding>) {
    for content in said {
        if !accepts_empty(registry, &content.payload) {
            findings.push(
                Finding::new(
                    &catalogue::CONTENT_CANNOT_BE_EMPTY,
                    &content.place,
                    format!(
                        "the content of `{}` is said to be absent at times, and has required fields",
                        content.name
                    ),
                )
                .help("take the `?` out, or make every field optional"),
            );
        }
    }
    let mut full: BTreeSet<TypeRef> = BTreeSet::new();
    for family in families(registry) {
        for member in family
            .members
            .values()
            .filter(|member| member.content == ContentPresence::Optional)
        {
            if let Some(payload) = &member.payload
                && !accepts_empty(registry, payload)
            {
                full.insert(payload.clone());
            }
        }
    }
    for family in families_mut(registry) {
        for member in family.members.values_mut() {
            let is_full = member.payload.as_ref().is_some_and(|payload| full.contains(payload));
            if member.content == ContentPresence::Optional && is_full {
                member.content = ContentPresence::Required;
            }
        }
    }
}

fn families(registry: &Registry) -> impl Iterator<Item = &Family> {
    registry.packages.values().flat_map(|package| {
        let nested = package.types.values().filter_map(|definition| match &definition.shape {
            Shape::Family(family) => Some(family),
            Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) => None,
        });
        std::iter::once(&package.events).chain(nested)
    })
}

fn families_mut(registry: &mut Registry) -> impl Iterator<Item = &mut Family> {
    registry.packages.values_mut().flat_map(|package| {
        let nested = package
            .types
            .values_mut()
            .filter_map(|definition| match &mut definition.shape {
                Shape::Family(family) => Some(family),
                Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) => None,
            });
        std::iter::once(&mut package.events).chain(nested)
    })
}

/// Whether `{}` is a value of a payload: nothing in it is required, or its family has a default member of
/// which that is true.
fn accepts_empty(registry: &Registry, payload: &TypeRef) -> bool {
    let mut passed = BTreeSet::new();
    let mut next = payload;
    while passed.insert(next) {
        match registry.get(next).map(|definition| &definition.shape) {
            Some(Shape::Record(record)) => return is_optional(record),
            Some(Shape::Family(family)) => {
                let member = match &family.told_apart {
                    ToldApart::Tag(_) => family.default.as_ref().and_then(|default| family.members.get(default)),
                    ToldApart::Outside | ToldApart::Key => None,
                };
                let Some(member) = member else { return false };
                if !member.beside.iter().all(may_be_absent) {
                    return false;
                }
                match (member.content, &member.payload) {
                    (ContentPresence::Required, _) => return false,
                    (ContentPresence::Optional, _) | (ContentPresence::Never, None) => return true,
                    // Without a content key the payload's own members stand in the object.
                    (ContentPresence::Never, Some(payload)) => next = payload,
                }
            }
            Some(Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_)) | None => return false,
        }
    }
    false
}

fn is_optional(record: &Record) -> bool {
    record.fields.iter().all(may_be_absent)
}

fn may_be_absent(field: &Field) -> bool {
    field.presence == Presence::Optional
}
