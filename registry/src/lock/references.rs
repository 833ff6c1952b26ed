//! Finds names that a lock uses and does not hold, and aliases that lead back to themselves.

use std::collections::BTreeSet;

use crate::model::{Family, Field, MatchBy, Package, Policy, Registry, Shape, Type, TypeRef};

/// The first dangling name, if there is one.
pub(super) fn dangling(registry: &Registry) -> Option<String> {
    registry
        .packages
        .values()
        .find_map(|package| in_package(registry, package))
}

/// An alias that is another name for itself, however long the way, if there is one.
pub(super) fn circular(registry: &Registry) -> Option<String> {
    let mut settled = BTreeSet::new();
    registry.packages.values().find_map(|package| {
        package
            .types
            .iter()
            .find_map(|(name, definition)| match &definition.shape {
                Shape::Alias(ty) => leads_back(registry, format!("{}.{name}", package.name), ty, &mut settled),
                Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_) => None,
            })
    })
}

/// Follows an alias through further aliases, until they end or are known to.
fn leads_back<'r>(
    registry: &'r Registry,
    name: String,
    mut ty: &'r Type,
    settled: &mut BTreeSet<String>,
) -> Option<String> {
    let mut way = BTreeSet::from([name]);
    while let Some(reference) = ty.definition() {
        let Some(Shape::Alias(next)) = registry.get(reference).map(|definition| &definition.shape) else {
            break;
        };
        let name = format!("{}.{}", reference.package, reference.name);
        if way.contains(&name) {
            return Some(name);
        }
        if settled.contains(&name) {
            break;
        }
        way.insert(name);
        ty = next;
    }
    settled.append(&mut way);
    None
}

fn in_package(registry: &Registry, package: &Package) -> Option<String> {
    let in_types = package.types.values().find_map(|definition| match &definition.shape {
        Shape::Alias(ty) => in_type(registry, ty),
        Shape::Record(record) => {
            in_fields(registry, &record.fields).or_else(|| in_type(registry, record.rest.as_ref()?))
        }
        Shape::Enum(_) => None,
        Shape::Union(union) => union.branches.iter().find_map(|branch| in_type(registry, &branch.ty)),
        Shape::Family(family) => in_family(registry, family),
    });
    in_types
        .or_else(|| in_family(registry, &package.events))
        .or_else(|| in_errors(registry, package))
        .or_else(|| in_policies(registry, package))
        .or_else(|| in_protocol(package))
}

/// The definitions that belong to a policy or a config, and the codes that its actions answer with.
fn in_policies(registry: &Registry, package: &Package) -> Option<String> {
    let missing = |name: &str| {
        let reference = TypeRef {
            package: package.name.clone(),
            name: name.to_owned(),
        };
        in_reference(registry, &reference)
    };
    let in_policy = |name: &str, policy: &Policy| {
        let own = [name, &policy.rule, &policy.request, &policy.action];
        let own = own.into_iter().chain(policy.preset.as_deref()).find_map(missing);
        let enums = || {
            policy.keys.iter().find_map(|key| match &key.by {
                MatchBy::Enum(reference) => in_reference(registry, reference),
                MatchBy::Exact | MatchBy::Glob | MatchBy::AnyOf | MatchBy::Bool => None,
            })
        };
        own.or_else(enums).or_else(|| {
            let codes = policy.actions.iter().filter_map(|action| action.error.as_ref());
            codes
                .map(|error| &error.code)
                .find_map(|code| in_codes(registry, package, code))
        })
    };
    let policies = package.policies.iter();
    let configs = || {
        let mut configs = package.configs.iter();
        configs.find_map(|(name, config)| missing(name).or_else(|| missing(config.preset.as_deref()?)))
    };
    policies
        .clone()
        .find_map(|(name, policy)| in_policy(name, policy))
        .or_else(configs)
}

fn in_codes(registry: &Registry, package: &Package, code: &str) -> Option<String> {
    let family = package.errors.as_ref().and_then(|errors| {
        registry.get(&TypeRef {
            package: package.name.clone(),
            name: errors.family.clone(),
        })
    });
    let is_there = match family.map(|definition| &definition.shape) {
        Some(Shape::Family(family)) => family.members.contains_key(code),
        _ => false,
    };
    (!is_there).then(|| format!("{}.{code}", package.name))
}

/// The events that the rules of a protocol speak of.
fn in_protocol(package: &Package) -> Option<String> {
    let selectors = package.protocol.iter().flat_map(|rule| rule.demand.selectors());
    let mut missing = selectors.filter(|selector| !package.events.members.contains_key(&selector.event));
    missing
        .next()
        .map(|selector| format!("{}.{}", package.name, selector.event))
}

fn in_errors(registry: &Registry, package: &Package) -> Option<String> {
    let errors = package.errors.as_ref()?;
    let named = |name: &str| TypeRef {
        package: package.name.clone(),
        name: name.to_owned(),
    };
    in_reference(registry, &named(&errors.family))
        .or_else(|| in_reference(registry, &named(&errors.codes)))
        .or_else(|| in_fields(registry, &errors.attributes))
        .or_else(|| {
            let codes = errors.classify.iter().map(|row| &row.code);
            codes.into_iter().find_map(|code| in_codes(registry, package, code))
        })
}

fn in_family(registry: &Registry, family: &Family) -> Option<String> {
    let in_members = family.members.values().find_map(|member| {
        in_fields(registry, &member.beside).or_else(|| in_reference(registry, member.payload.as_ref()?))
    });
    let unknown_default = || family.default.clone().filter(|name| !family.members.contains_key(name));
    in_members
        .or_else(|| in_fields(registry, &family.common))
        .or_else(|| in_fields(registry, &family.transport))
        .or_else(unknown_default)
}

fn in_fields(registry: &Registry, fields: &[Field]) -> Option<String> {
    fields.iter().find_map(|field| in_type(registry, &field.ty))
}

fn in_type(registry: &Registry, ty: &Type) -> Option<String> {
    in_reference(registry, ty.definition()?)
}

fn in_reference(registry: &Registry, reference: &TypeRef) -> Option<String> {
    registry
        .get(reference)
        .is_none()
        .then(|| format!("{}.{}", reference.package, reference.name))
}
