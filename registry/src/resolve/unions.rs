//! The branches of a union: checked to be of different kinds, and settled where one is a union by another name.

use std::collections::BTreeSet;

use super::draft::{At, Draft, Made, Word};
use super::enums::Value;
use super::names::{Kinds, literal_kind};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Branch, Kind, KindUnion, Literal, Registry, Shape, Type, TypeRef};
use crate::place::Place;

/// A branch before it is known whether there is a union at all.
pub(super) enum Seed {
    /// String literals, or integer literals, which are one branch together.
    Literals(Vec<Value>),
    /// Any other type.
    Type(Type, Place),
    /// A branch that was reported.
    Broken,
}

impl Seed {
    /// The literals of this seed, if they are of the given literal's kind.
    pub(super) fn literals_like(&mut self, literal: &Literal) -> Option<&mut Vec<Value>> {
        match self {
            Self::Literals(values) if literal_kind(&values.first()?.value) == literal_kind(literal) => Some(values),
            Self::Literals(_) | Self::Type(..) | Self::Broken => None,
        }
    }
}

impl Draft<'_> {
    /// Makes one type of the branches: the only one, or a union; `None` if there is none.
    pub(super) fn unite(&mut self, mut seeds: Vec<Seed>, place: &Place, at: &At<'_>) -> Option<Made> {
        if seeds.len() == 1 {
            return Some(match seeds.remove(0) {
                Seed::Literals(values) => self.literals(values, place, at),
                Seed::Type(ty, _) => Made::Type(ty),
                Seed::Broken => Made::Type(Type::Json),
            });
        }
        if seeds.iter().any(|seed| matches!(seed, Seed::Broken)) {
            return Some(Made::Type(Type::Json));
        }
        if seeds.is_empty() {
            return None;
        }
        if !self.check_kinds(&seeds) {
            return Some(Made::Type(Type::Json));
        }
        Some(self.nominal(place, at, |draft, at| Shape::Union(draft.kind_union(seeds, at))))
    }

    fn kind_union(&mut self, seeds: Vec<Seed>, at: &At<'_>) -> KindUnion {
        let mut branches = Vec::with_capacity(seeds.len());
        let mut has_union = false;
        for (index, seed) in seeds.into_iter().enumerate() {
            let pointer = format!("{}/shape/union/branches/{index}", at.pointer);
            let kinds = self.seed_kinds(&seed);
            has_union |= kinds.iter().count() > 1;
            // A branch with several kinds is taken apart once its own union is resolved.
            let kind = kinds.iter().next().unwrap_or(Kind::Null);
            let ty = match seed {
                Seed::Literals(values) => {
                    let place = values[0].place.clone();
                    self.mark(at, &pointer, &place);
                    let word = if kind == Kind::Number { "Number" } else { "String" };
                    let inside = at.inside(Word::Fixed(word), word, format!("{pointer}/type"));
                    match self.literals(values, &place, &inside) {
                        Made::Type(ty) => ty,
                        Made::Shape(_) => unreachable!("an enum inside a union becomes a definition"),
                    }
                }
                Seed::Type(ty, place) => {
                    self.mark(at, &pointer, &place);
                    ty
                }
                Seed::Broken => Type::Json,
            };
            branches.push(Branch { kind, ty });
        }
        if has_union {
            let name = at.name();
            self.later.unions.push(TypeRef {
                package: self.package.to_owned(),
                name,
            });
        }
        KindUnion { branches }
    }

    fn seed_kinds(&self, seed: &Seed) -> Kinds {
        match seed {
            Seed::Literals(values) => values
                .first()
                .map_or(Kinds::default(), |value| Kinds::of(literal_kind(&value.value))),
            Seed::Type(ty, _) => self.kinds(ty),
            Seed::Broken => Kinds::default(),
        }
    }

    /// Reports branches that share a kind, and an open enum that does not stand alone.
    fn check_kinds(&mut self, seeds: &[Seed]) -> bool {
        let before = self.findings.len();
        let mut taken: Vec<(Kinds, Place)> = Vec::new();
        for seed in seeds {
            let kinds = self.seed_kinds(seed);
            let place = match seed {
                Seed::Literals(values) => values[0].place.clone(),
                Seed::Type(_, place) => place.clone(),
                Seed::Broken => continue,
            };
            if let Some((first, first_place)) = taken.iter().find(|(first, _)| first.meets(kinds)) {
                let shared = first.iter().find(|kind| kinds.meets(Kinds::of(*kind)));
                let (name, cure) = explain(shared.unwrap_or(Kind::Object));
                let finding = Finding::new(
                    &catalogue::UNION_SAME_KIND,
                    &place,
                    format!("two branches of the union are {name}, so no reader could tell them apart"),
                )
                .help(cure)
                .related(first_place, "the other branch");
                self.report(finding);
            }
            if self.is_open_enum(seed) {
                let finding = Finding::new(
                    &catalogue::UNION_OPEN_ENUM,
                    &place,
                    "an open enum has another branch beside it",
                )
                .help("close the enum, or write `string` and name the known values in the description");
                self.report(finding);
            }
            taken.push((kinds, place));
        }
        self.findings.len() == before && !self.has_broken(seeds)
    }

    fn is_open_enum(&self, seed: &Seed) -> bool {
        matches!(seed, Seed::Type(Type::Ref(reference), _)
            if self.names.get(reference).is_some_and(|outline| outline.open_enum))
    }

    fn has_broken(&self, seeds: &[Seed]) -> bool {
        seeds.iter().any(|seed| {
            matches!(seed, Seed::Type(Type::Ref(reference), _)
                if self.names.get(reference).is_some_and(|outline| outline.broken))
        })
    }
}

/// What a kind is called, and what to do about two of it.
fn explain(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Null => ("null", "one is enough"),
        Kind::Bool => ("booleans", "write `bool` once"),
        Kind::Number => ("numbers", "keep the wider one: `number` holds every integer"),
        Kind::String => (
            "strings",
            "keep the wider one: `string` holds what `uuid`, `timestamp`, enums and literals hold",
        ),
        Kind::Array => ("arrays", "write one list whose items are a union: `list<A | B>`"),
        Kind::Object => ("objects", "tell them apart by a tag (`variants`) or by a key (`keyed`)"),
    }
}

/// Takes apart every branch that is a union by another name.
pub(super) fn settle(registry: &mut Registry, unions: &[TypeRef]) {
    for reference in unions {
        let mut flat = Vec::new();
        flatten(registry, reference, &mut BTreeSet::new(), &mut flat);
        let definition = registry
            .packages
            .get_mut(&reference.package)
            .and_then(|package| package.types.get_mut(&reference.name));
        if let Some(definition) = definition {
            definition.shape = Shape::Union(KindUnion { branches: flat });
        }
    }
}

fn flatten(registry: &Registry, reference: &TypeRef, passed: &mut BTreeSet<TypeRef>, into: &mut Vec<Branch>) {
    let Some(Shape::Union(union)) = registry.get(reference).map(|definition| &definition.shape) else {
        return;
    };
    for branch in &union.branches {
        match named_union(registry, &branch.ty) {
            Some(inner) if passed.insert(inner.clone()) => flatten(registry, &inner, passed, into),
            Some(_) => {}
            None => into.push(branch.clone()),
        }
    }
}

/// The union that a type is by another name.
fn named_union(registry: &Registry, ty: &Type) -> Option<TypeRef> {
    let mut ty = ty;
    let mut steps = 0;
    while let Type::Ref(reference) = ty {
        match &registry.get(reference)?.shape {
            Shape::Union(_) => return Some(reference.clone()),
            // An alias cycle was reported; it must not keep us here.
            Shape::Alias(inner) if steps < 1_000_000 => ty = inner,
            Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Family(_) => return None,
        }
        steps += 1;
    }
    None
}
