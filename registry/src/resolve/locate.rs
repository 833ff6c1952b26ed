//! Finds events, members of the families in them, and fields, wherever these stand in a document.

use crate::model::{
    ContentPresence, DocumentField, Family, Field, Literal, Member, MemberTest, Registry, Shape, ToldApart, Type,
    TypeRef,
};

/// A registry in which things are looked up.
#[derive(Clone, Copy)]
pub(super) struct Locator<'r> {
    pub(super) registry: &'r Registry,
}

/// An event, or a member of a family in it: the objects that lie one in the other, the document first.
#[derive(Clone)]
pub(super) struct Found<'r> {
    pub(super) event: &'r str,
    pub(super) members: Vec<MemberTest>,
    levels: Vec<Level<'r>>,
}

/// One tag, what stands beside it, and what it carries.
#[derive(Clone)]
struct Level<'r> {
    /// The keys down to the object with the tag.
    base: Vec<String>,
    beside: &'r [Field],
    payload: Option<&'r TypeRef>,
    /// The keys down to the payload.
    inner: Vec<String>,
}

/// What a name leads to.
#[derive(Clone, Copy)]
pub(super) enum Target<'r> {
    /// A field of this type.
    Type(&'r Type),
    /// The tag of a family.
    Tag(&'r Family),
}

/// Why an event was not found.
pub(super) enum Missing<'r> {
    /// There is no such event.
    Event,
    /// There is, and its payload has no such member.
    Member {
        /// What has no such member.
        of: String,
        /// The name that is none.
        name: String,
        /// The members there are.
        known: Vec<&'r str>,
    },
}

impl<'r> Locator<'r> {
    /// The event, or the member of a family in it, that a dotted name means.
    pub(super) fn event(&self, events: &'r Family, name: &str) -> Result<Found<'r>, Missing<'r>> {
        let parts: Vec<&str> = name.split('.').collect();
        for length in (1..=parts.len()).rev() {
            let Some((event, member)) = events.members.get_key_value(&parts[..length].join(".")) else {
                continue;
            };
            let mut found = Found {
                event,
                members: Vec::new(),
                levels: vec![level(events, member, Vec::new())],
            };
            self.members(&mut found, event, &parts[length..])?;
            return Ok(found);
        }
        Err(Missing::Event)
    }

    fn members(&self, found: &mut Found<'r>, event: &str, mut parts: &[&str]) -> Result<(), Missing<'r>> {
        let mut of = event.to_owned();
        while !parts.is_empty() {
            let last = found.levels.last();
            let inner = last.map(|level| level.inner.clone()).unwrap_or_default();
            let family = last
                .and_then(|level| level.payload)
                .and_then(|payload| self.shape(payload));
            let Some(Shape::Family(family)) = family else {
                return Err(Missing::Member {
                    of,
                    name: parts.join("."),
                    known: Vec::new(),
                });
            };
            let member = (1..=parts.len()).rev().find_map(|length| {
                let member = family.members.get_key_value(&parts[..length].join("."))?;
                Some((length, member))
            });
            let Some((length, (name, member))) = member else {
                return Err(Missing::Member {
                    of,
                    name: parts.join("."),
                    known: family.members.keys().map(String::as_str).collect(),
                });
            };
            found.members.push(test(family, name, member, &inner));
            found.levels.push(level(family, member, inner));
            of = format!("{of}.{name}");
            parts = &parts[length..];
        }
        Ok(())
    }

    /// The field that a name means in what was found: the innermost payload is asked first.
    pub(super) fn field(&self, found: &Found<'r>, names: &[String]) -> Option<(DocumentField, Target<'r>)> {
        let innermost = found.levels.last()?;
        let in_payload = innermost.payload.and_then(|payload| {
            let located = self.in_definition(payload, &innermost.inner, names)?;
            Some((innermost.inner.len(), located))
        });
        let located = in_payload.or_else(|| {
            let mut levels = found.levels.iter().rev();
            levels.find_map(|level| Some((level.base.len(), self.in_fields(level.beside, &level.base, names)?)))
        });
        let (way, (document, target)) = located?;
        // However the name was written, it is one name: `a.b` may be a field in another, or one with a dot.
        let name = document[way..].to_vec();
        Some((DocumentField { name, document }, target))
    }

    /// The names of the fields that could have been meant.
    pub(super) fn known(&self, found: &Found<'r>) -> Vec<&'r str> {
        let mut known = Vec::new();
        if let Some(level) = found.levels.last() {
            match level.payload.and_then(|payload| self.shape(payload)) {
                Some(Shape::Record(record)) => known.extend(record.fields.iter().map(|field| field.name.as_str())),
                Some(Shape::Family(family)) => {
                    if let ToldApart::Tag(tag) = &family.told_apart {
                        known.push(tag);
                    }
                    known.extend(family.common.iter().map(|field| field.name.as_str()));
                }
                Some(Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_)) | None => {}
            }
        }
        let beside = found.levels.iter().flat_map(|level| level.beside);
        known.extend(beside.map(|field| field.name.as_str()));
        known
    }

    fn in_fields(&self, fields: &'r [Field], base: &[String], names: &[String]) -> Option<(Vec<String>, Target<'r>)> {
        // A name may itself hold a dot.
        for length in (1..=names.len()).rev() {
            let name = names[..length].join(".");
            let Some(field) = fields.iter().find(|field| field.name == name) else {
                continue;
            };
            let document = extended(base, &name);
            return match &names[length..] {
                [] => Some((document, Target::Type(&field.ty))),
                rest => self.in_type(&field.ty, &document, rest),
            };
        }
        None
    }

    fn in_type(&self, ty: &'r Type, base: &[String], names: &[String]) -> Option<(Vec<String>, Target<'r>)> {
        match ty {
            Type::Nullable(inner) => self.in_type(inner, base, names),
            Type::Ref(reference) => self.in_definition(reference, base, names),
            Type::Map { values } => {
                let (name, rest) = names.split_first()?;
                let document = extended(base, name);
                match rest {
                    [] => Some((document, Target::Type(values))),
                    rest => self.in_type(values, &document, rest),
                }
            }
            _ => None,
        }
    }

    fn in_definition(
        &self,
        reference: &TypeRef,
        base: &[String],
        names: &[String],
    ) -> Option<(Vec<String>, Target<'r>)> {
        match self.shape(reference)? {
            Shape::Record(record) => self.in_fields(&record.fields, base, names),
            Shape::Family(family) => {
                if let ToldApart::Tag(tag) = &family.told_apart
                    && names.join(".") == *tag
                {
                    return Some((extended(base, tag), Target::Tag(family)));
                }
                // What some members lack cannot be relied on.
                let (document, target) = self.in_fields(&family.common, base, names)?;
                let key = document.get(base.len())?;
                let has = |member: &Member| member.beside.iter().any(|field| field.name == *key);
                family.members.values().all(has).then_some((document, target))
            }
            Shape::Alias(ty) => self.in_type(ty, base, names),
            Shape::Enum(_) | Shape::Union(_) => None,
        }
    }

    /// The shape of a definition, through aliases to others.
    pub(super) fn shape(&self, reference: &TypeRef) -> Option<&'r Shape> {
        let mut reference = reference;
        // A longer chain is a circle, which is a finding of its own.
        for _ in 0..100 {
            match &self.registry.get(reference)?.shape {
                Shape::Alias(Type::Ref(next)) => reference = next,
                shape => return Some(shape),
            }
        }
        None
    }

    /// What a type is in the end: through nulls and aliases.
    pub(super) fn settled(&self, ty: &'r Type) -> Settled<'r> {
        match ty {
            Type::Nullable(inner) => self.settled(inner),
            Type::Ref(reference) => match self.shape(reference) {
                Some(Shape::Alias(ty)) => self.settled(ty),
                Some(shape) => Settled::Shape(shape),
                None => Settled::Unknown,
            },
            other => Settled::Type(other),
        }
    }
}

/// What a type is in the end.
pub(super) enum Settled<'r> {
    Type(&'r Type),
    Shape(&'r Shape),
    Unknown,
}

fn level<'r>(family: &'r Family, member: &'r Member, base: Vec<String>) -> Level<'r> {
    let inner = match &family.content {
        Some(key) if member.content != ContentPresence::Never => extended(&base, key),
        _ => base.clone(),
    };
    Level {
        base,
        beside: &member.beside,
        payload: member.payload.as_ref(),
        inner,
    }
}

fn test(family: &Family, name: &str, member: &Member, base: &[String]) -> MemberTest {
    let (document, tag) = match (&family.told_apart, &member.wire) {
        (ToldApart::Tag(tag), wire) => (extended(base, tag), Some(wire.clone())),
        (ToldApart::Key | ToldApart::Outside, Literal::String(key)) => (extended(base, key), None),
        (ToldApart::Key | ToldApart::Outside, _) => (extended(base, name), None),
    };
    MemberTest {
        name: name.to_owned(),
        document,
        tag,
        is_default: family.default.as_deref() == Some(name),
    }
}

fn extended(base: &[String], key: &str) -> Vec<String> {
    let mut keys = base.to_vec();
    keys.push(key.to_owned());
    keys
}
