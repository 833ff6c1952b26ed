//! Finds the families that can stand above a clearance: those that a member carries as its payload, with every level
//! that such a payload can have. What stands in their place depends on which member a value is, so it is code.

use std::collections::BTreeSet;

use cantus_registry::model::{Family, Package, Registry, Shape, Type, TypeRef};
use cantus_registry::sensitivity::{Level, Levels};

/// The families of a registry that are masked, each with a level.
#[derive(Clone, Debug, Default)]
pub struct Hidden(BTreeSet<(TypeRef, Level)>);

impl Hidden {
    /// Finds every one of a registry.
    pub fn of(registry: &Registry) -> Self {
        if registry.packages.values().all(|package| package.sensitivity.is_empty()) {
            return Self::default();
        }
        let mut hidden = Self::default();
        let levels = Levels::new(registry);
        for package in registry.packages.values() {
            let declared = package.types.values().filter_map(|def| match &def.shape {
                Shape::Family(family) => Some(family),
                Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) => None,
            });
            for family in declared.chain([&package.events]) {
                hidden.add_members(registry, &levels, package, family, 0);
            }
        }
        hidden
    }

    /// The levels that a family is masked at.
    pub fn levels(&self, family: &TypeRef) -> impl Iterator<Item = Level> {
        let from = (family.clone(), 0);
        let to = (family.clone(), Level::MAX);
        self.0.range(from..=to).map(|(_, level)| *level)
    }

    fn add_members(
        &mut self,
        registry: &Registry,
        levels: &Levels<'_>,
        package: &Package,
        family: &Family,
        outer: Level,
    ) {
        for member in family.members.values() {
            let level = outer.max(levels.of_member(package, member));
            let Some((reference, family)) = member.payload.as_ref().and_then(|payload| carried(registry, payload))
            else {
                continue;
            };
            if level > 0
                && self.0.insert((reference.clone(), level))
                && let Some(package) = registry.packages.get(&reference.package)
            {
                self.add_members(registry, levels, package, family, level);
            }
        }
    }
}

/// The family that a payload is, if it is one.
fn carried<'r>(registry: &'r Registry, payload: &'r TypeRef) -> Option<(&'r TypeRef, &'r Family)> {
    match &registry.get(payload)?.shape {
        Shape::Family(family) => Some((payload, family)),
        Shape::Alias(Type::Ref(next)) => carried(registry, next),
        Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) => None,
    }
}
