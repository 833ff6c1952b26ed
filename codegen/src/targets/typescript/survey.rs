//! What has to be known about the whole registry before one definition can be lowered.

use std::collections::{BTreeMap, BTreeSet};

use cantus_registry::model::{
    ContentPresence, Family, Field, Member, Openness, Record, Registry, Shape, ToldApart, Type, TypeRef,
};

/// The registry, and what was found in it.
pub(super) struct Survey<'a> {
    pub(super) registry: &'a Registry,
    /// Definitions in which an undeclared member of an open family may stand.
    open: BTreeSet<TypeRef>,
    /// Definitions that share their object with what stands beside a tag, and the names that do.
    flat: BTreeMap<TypeRef, BTreeSet<String>>,
}

/// The object a payload is.
pub(super) enum Object<'a> {
    Record(&'a Record),
    Family(&'a Family),
}

impl<'a> Survey<'a> {
    /// Goes through the registry once.
    pub(super) fn new(registry: &'a Registry) -> Self {
        let mut survey = Self {
            registry,
            open: BTreeSet::new(),
            flat: BTreeMap::new(),
        };
        survey.find_open();
        survey.find_flat();
        survey
    }

    /// The object that a payload's reference points at, behind aliases, and its own reference.
    pub(super) fn object(&self, reference: &TypeRef) -> Option<(TypeRef, Object<'a>)> {
        let mut reference = reference.clone();
        // A lock edited by hand may hold a cycle of aliases; no chain is longer than the number of definitions.
        for _ in 0..64 {
            match &self.registry.get(&reference)?.shape {
                Shape::Record(record) => return Some((reference, Object::Record(record))),
                Shape::Family(family) => return Some((reference, Object::Family(family))),
                Shape::Alias(Type::Ref(next)) => reference = next.clone(),
                Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => return None,
            }
        }
        None
    }

    /// Whether an undeclared member of an open family may stand in the definition.
    pub(super) fn is_open(&self, reference: &TypeRef) -> bool {
        self.open.contains(reference)
    }

    /// Whether an undeclared member of an open family may stand in a value of the type.
    pub(super) fn type_is_open(&self, ty: &Type) -> bool {
        ty.definition().is_some_and(|reference| self.is_open(reference))
    }

    /// Whether an undeclared member of an open family may stand in one of the family's members.
    pub(super) fn family_holds_open(&self, family: &Family) -> bool {
        family_refs(family).into_iter().any(|reference| self.is_open(reference))
    }

    /// Whether further members of the payload's object may be data.
    pub(super) fn has_rest(&self, reference: &TypeRef) -> bool {
        match self.object(reference) {
            Some((_, Object::Record(record))) => record.rest.is_some(),
            Some((_, Object::Family(family))) => self.family_has_rest(family),
            None => false,
        }
    }

    /// Whether further members of the family's object may be data.
    pub(super) fn family_has_rest(&self, family: &Family) -> bool {
        family
            .members
            .values()
            .any(|member| flat_payload(family, member).is_some_and(|payload| self.has_rest(payload)))
    }

    /// The names that stand beside the definition where it shares its object; `None` where it never does.
    pub(super) fn beside(&self, reference: &TypeRef) -> Option<&BTreeSet<String>> {
        self.flat.get(reference)
    }

    fn find_open(&mut self) {
        let mut users: BTreeMap<&TypeRef, Vec<TypeRef>> = BTreeMap::new();
        let mut found: Vec<TypeRef> = Vec::new();
        for (reference, shape) in definitions(self.registry) {
            for used in shape_refs(shape) {
                users.entry(used).or_default().push(reference.clone());
            }
            if matches!(shape, Shape::Family(family) if family.open != Openness::Closed) {
                found.push(reference);
            }
        }
        while let Some(reference) = found.pop() {
            if self.open.insert(reference.clone()) {
                found.extend(users.get(&reference).into_iter().flatten().cloned());
            }
        }
    }

    fn find_flat(&mut self) {
        let mut flat: BTreeMap<TypeRef, BTreeSet<String>> = BTreeMap::new();
        for package in self.registry.packages.values() {
            self.spread(&package.events, &BTreeSet::new(), &mut flat);
        }
        for (_, shape) in definitions(self.registry) {
            if let Shape::Family(family) = shape {
                self.spread(family, &BTreeSet::new(), &mut flat);
            }
        }
        self.flat = flat;
    }

    fn spread(&self, family: &Family, outer: &BTreeSet<String>, flat: &mut BTreeMap<TypeRef, BTreeSet<String>>) {
        for member in family.members.values() {
            let Some((reference, object)) = flat_payload(family, member).and_then(|payload| self.object(payload))
            else {
                continue;
            };
            let mut beside = outer.clone();
            beside.extend(standing_names(family, member).map(str::to_owned));
            let known = flat.entry(reference).or_default();
            let before = known.len();
            known.extend(beside.iter().cloned());
            if let Object::Family(inner) = object
                && known.len() > before
            {
                self.spread(inner, &beside, flat);
            }
        }
    }
}

/// The payload that shares the member's object, if one does.
pub(super) fn flat_payload<'a>(family: &Family, member: &'a Member) -> Option<&'a TypeRef> {
    let shares = family.content.is_none() && family.told_apart != ToldApart::Outside;
    member.payload.as_ref().filter(|_| shares)
}

/// The payload that stands under the content key, if one does.
pub(super) fn content_payload(member: &Member) -> Option<&TypeRef> {
    member
        .payload
        .as_ref()
        .filter(|_| member.content != ContentPresence::Never)
}

/// The names that stand in a member's object, save its content and its flat payload.
pub(super) fn standing_names<'a>(family: &'a Family, member: &'a Member) -> impl Iterator<Item = &'a str> {
    let tag = match &family.told_apart {
        ToldApart::Tag(tag) => Some(tag.as_str()),
        ToldApart::Outside | ToldApart::Key => None,
    };
    tag.into_iter().chain(
        family
            .transport
            .iter()
            .chain(&member.beside)
            .map(|field| field.name.as_str()),
    )
}

/// Every definition of the registry.
fn definitions(registry: &Registry) -> impl Iterator<Item = (TypeRef, &Shape)> {
    registry.packages.values().flat_map(|package| {
        package.types.iter().map(|(name, def)| {
            (
                TypeRef {
                    package: package.name.clone(),
                    name: name.clone(),
                },
                &def.shape,
            )
        })
    })
}

fn shape_refs(shape: &Shape) -> Vec<&TypeRef> {
    match shape {
        Shape::Alias(ty) => ty.definition().into_iter().collect(),
        Shape::Record(record) => record
            .fields
            .iter()
            .map(|field| &field.ty)
            .chain(&record.rest)
            .filter_map(Type::definition)
            .collect(),
        Shape::Enum(_) => Vec::new(),
        Shape::Union(union) => union
            .branches
            .iter()
            .filter_map(|branch| branch.ty.definition())
            .collect(),
        Shape::Family(family) => family_refs(family),
    }
}

fn family_refs(family: &Family) -> Vec<&TypeRef> {
    let mut refs = field_refs(&family.transport);
    refs.extend(field_refs(&family.common));
    for member in family.members.values() {
        refs.extend(field_refs(&member.beside));
        refs.extend(&member.payload);
    }
    refs
}

fn field_refs(fields: &[Field]) -> Vec<&TypeRef> {
    fields.iter().filter_map(|field| field.ty.definition()).collect()
}
