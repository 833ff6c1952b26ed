//! Types without a finite value: every value of them would hold another one.

use std::collections::{BTreeMap, BTreeSet};

use super::Check;
use super::walk::{definition_pointer, required};
use crate::catalogue;
use crate::model::{ContentPresence, Family, Member, Openness, Shape, Type, TypeRef};

/// A definition, by package and name.
type Name<'r> = (&'r str, &'r str);

/// Looks at all definitions together.
pub(super) fn check(check: &mut Check<'_>) {
    let mut finite = Finite::default();
    let registry = check.registry;
    let shapes = || {
        registry.packages.iter().flat_map(|(package, declared)| {
            declared
                .types
                .iter()
                .map(move |(name, definition)| ((package.as_str(), name.as_str()), &definition.shape))
        })
    };
    for (name, shape) in shapes() {
        finite.visit(name, shape);
    }
    while let Some((package, name)) = finite.waiting.pop() {
        let definition = registry
            .packages
            .get(package)
            .and_then(|package| package.types.get(name));
        if let Some(definition) = definition {
            finite.visit((package, name), &definition.shape);
        }
    }
    let blamed: BTreeMap<Name<'_>, Name<'_>> = finite.blocked_by;
    let mut seen = BTreeSet::new();
    for start in blamed.keys() {
        if let Some(cycle) = cycle(&blamed, *start, &mut seen) {
            report(check, &cycle);
        }
    }
}

fn report(check: &mut Check<'_>, cycle: &[Name<'_>]) {
    let is_alias = |(package, name): &Name<'_>| {
        let definition = check
            .registry
            .packages
            .get(*package)
            .and_then(|package| package.types.get(*name));
        definition.is_some_and(|definition| matches!(definition.shape, Shape::Alias(Type::Ref(_))))
    };
    // Names that only name each other are a finding of their own.
    if cycle.iter().all(is_alias) {
        return;
    }
    let (package, name) = cycle[0];
    let way: Vec<_> = cycle
        .iter()
        .chain([&cycle[0]])
        .map(|(_, name)| format!("`{name}`"))
        .collect();
    let message = format!("`{name}` has no finite value: {}", way.join(" holds "));
    check.report_at(
        definition_pointer(package, name),
        &catalogue::NO_FINITE_VALUE,
        message,
        |finding| finding.help("let one of the fields on the way be absent, be null, or be a list that may be empty"),
    );
}

/// The cycle that a definition's blame leads into, from its first name on, if it leads into one that was not seen.
fn cycle<'r>(
    blamed: &BTreeMap<Name<'r>, Name<'r>>,
    start: Name<'r>,
    seen: &mut BTreeSet<Name<'r>>,
) -> Option<Vec<Name<'r>>> {
    if !seen.insert(start) {
        return None;
    }
    let mut way = vec![start];
    let mut at = start;
    while let Some(next) = blamed.get(&at) {
        if !seen.insert(*next) {
            // Not on this way: an earlier one has told of the cycle.
            let begin = way.iter().position(|name| name == next)?;
            let mut cycle = way.split_off(begin);
            let least = (0..cycle.len()).min_by_key(|index| cycle[*index])?;
            cycle.rotate_left(least);
            return Some(cycle);
        }
        way.push(*next);
        at = *next;
    }
    None
}

/// What is known to have a finite value, and who waits for whom.
#[derive(Default)]
struct Finite<'r> {
    known: BTreeSet<Name<'r>>,
    /// For each definition that has none so far, one that it needs.
    blocked_by: BTreeMap<Name<'r>, Name<'r>>,
    /// For each definition, those that are blocked by it.
    blocks: BTreeMap<Name<'r>, Vec<Name<'r>>>,
    /// Definitions to be looked at again.
    waiting: Vec<Name<'r>>,
}

/// A needed definition that has no finite value so far.
type Blocked<'r> = Option<Name<'r>>;

impl<'r> Finite<'r> {
    fn visit(&mut self, name: Name<'r>, shape: &'r Shape) {
        match self.shape(shape) {
            None => {
                self.known.insert(name);
                self.blocked_by.remove(&name);
                self.waiting.extend(self.blocks.remove(&name).unwrap_or_default());
            }
            Some(blocker) => {
                self.blocked_by.insert(name, blocker);
                self.blocks.entry(blocker).or_default().push(name);
            }
        }
    }

    fn shape(&self, shape: &'r Shape) -> Blocked<'r> {
        match shape {
            Shape::Alias(ty) => self.ty(ty),
            Shape::Record(record) => required(&record.fields).find_map(|field| self.ty(&field.ty)),
            Shape::Enum(_) => None,
            Shape::Union(union) => first_if_all(union.branches.iter().map(|branch| self.ty(&branch.ty))),
            Shape::Family(family) => self.family(family),
        }
    }

    fn family(&self, family: &'r Family) -> Blocked<'r> {
        if family.open == Openness::Both {
            return None;
        }
        first_if_all(family.members.values().map(|member| self.member(member, family)))
    }

    fn member(&self, member: &'r Member, family: &Family) -> Blocked<'r> {
        required(&member.beside)
            .find_map(|field| self.ty(&field.ty))
            .or_else(|| {
                let needed = family.content.is_none() || member.content == ContentPresence::Required;
                member
                    .payload
                    .as_ref()
                    .filter(|_| needed)
                    .and_then(|payload| self.reference(payload))
            })
    }

    fn ty(&self, ty: &'r Type) -> Blocked<'r> {
        match ty {
            Type::Ref(reference) => self.reference(reference),
            Type::List { items, count } if count.minimum.is_some_and(|minimum| minimum > 0) => self.ty(items),
            Type::Bool
            | Type::String(_)
            | Type::Integer { .. }
            | Type::Int64
            | Type::Uint64
            | Type::Number(_)
            | Type::Timestamp
            | Type::Date
            | Type::Uuid
            | Type::Bytes(_)
            | Type::Json
            | Type::Literal(_)
            | Type::List { .. }
            | Type::Map { .. }
            | Type::Nullable(_) => None,
        }
    }

    fn reference(&self, reference: &'r TypeRef) -> Blocked<'r> {
        let name = (reference.package.as_str(), reference.name.as_str());
        (!self.known.contains(&name)).then_some(name)
    }
}

/// The first blocker, if every way is blocked and there is one.
fn first_if_all<'r>(ways: impl Iterator<Item = Blocked<'r>>) -> Blocked<'r> {
    let mut first = None;
    for way in ways {
        first = first.or(Some(way?));
    }
    first
}
