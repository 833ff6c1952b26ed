//! The registry as a list of everything that can be asked for by name.

use std::collections::BTreeMap;

use cantus_registry::model::{
    Enum, Family, Field, Member, Origin, Package, Preset, Registry, Shape, Tombstone, Type, TypeRef,
};
use cantus_source::segment;

use super::item::{Item, Thing, text};

/// How deep derived shapes are followed; a lock that was checked never comes near.
const DEPTH: usize = 64;

/// Everything there is.
pub(super) fn items(registry: &Registry) -> Vec<Item<'_>> {
    let mut index = Index {
        registry,
        package: "",
        items: Vec::new(),
    };
    for (name, package) in &registry.packages {
        index.package = name;
        index.package(package);
    }
    index.items
}

/// The items that a name means: by its full path, without the package, or, failing that, by its last parts.
pub(super) fn matching<'i, 'r>(items: &'i [Item<'r>], name: &str) -> Vec<&'i Item<'r>> {
    let exact: Vec<&Item<'_>> = items
        .iter()
        .filter(|item| item.path == name || item.short() == name)
        .collect();
    if !exact.is_empty() {
        return exact;
    }
    let ending = format!(".{name}");
    let is_meant = |item: &&Item<'_>| item.path.ends_with(&ending) || item.is_on_wire(name);
    items.iter().filter(is_meant).collect()
}

struct Index<'r> {
    registry: &'r Registry,
    package: &'r str,
    items: Vec<Item<'r>>,
}

impl<'r> Index<'r> {
    fn push(&mut self, path: &str, pointer: &str, thing: Thing<'r>) {
        self.items.push(Item {
            package: self.package,
            path: path.to_owned(),
            pointer: pointer.to_owned(),
            thing,
        });
    }

    fn package(&mut self, package: &'r Package) {
        let name = self.package;
        let pointer = step("/packages", name);
        self.push(name, &pointer, Thing::Package(package));
        self.family(name, &format!("{pointer}/events"), &package.events, Thing::Event, 0);
        for (key, definition) in &package.types {
            let path = format!("{name}.{key}");
            let pointer = step(&format!("{pointer}/types"), key);
            let (policy, config) = (package.policies.get(key), package.configs.get(key));
            self.push(
                &path,
                &pointer,
                match (policy, config) {
                    (Some(policy), _) => Thing::Policy(definition, policy),
                    (None, Some(config)) => Thing::Config(definition, config),
                    (None, None) => Thing::Type(definition),
                },
            );
            if let Some(policy) = policy {
                self.presets(package, key, "policies", policy.preset.as_deref(), &policy.presets);
            }
            if let Some(config) = config {
                self.presets(package, key, "configs", config.preset.as_deref(), &config.presets);
            }
            // The family of a package's errors is a root too, even where nobody declared its shape.
            let is_errors = package.errors.as_ref().is_some_and(|errors| errors.family == *key);
            if definition.origin == Origin::Declared || is_errors {
                self.shape(&path, &pointer, &definition.shape, 0);
            }
        }
        if let Some(errors) = &package.errors {
            let path = format!("{name}.{}", errors.family);
            self.fields(&path, &format!("{pointer}/errors/attributes"), &errors.attributes, 0);
        }
        if !package.protocol.is_empty() {
            let pointer = format!("{pointer}/protocol/0");
            self.push(
                &format!("{name}.protocol"),
                &pointer,
                Thing::Protocol(&package.protocol),
            );
        }
        self.removed(name, &pointer, "removed", &package.removed);
    }

    /// The presets of a policy or config, with what the enum of their names says of each.
    fn presets(
        &mut self,
        package: &'r Package,
        owner: &str,
        section: &str,
        names: Option<&str>,
        presets: &'r [Preset],
    ) {
        let members = match names
            .and_then(|names| package.types.get(names))
            .map(|names| &names.shape)
        {
            Some(Shape::Enum(declared)) => declared.members.as_slice(),
            _ => &[],
        };
        for (index, preset) in presets.iter().enumerate() {
            let meta = members.iter().find(|member| text(&member.value) == preset.name);
            let meta = meta.map(|member| member.meta.clone()).unwrap_or_default();
            let pointer = step(&step("/packages", self.package), section);
            let pointer = format!("{}/presets/{index}", step(&pointer, owner));
            let path = format!("{}.{owner}.presets.{}", self.package, preset.name);
            self.push(&path, &pointer, Thing::Preset(Box::new(meta), preset));
        }
    }

    fn shape(&mut self, path: &str, pointer: &str, shape: &'r Shape, depth: usize) {
        match shape {
            Shape::Alias(ty) => self.derived(path, ty, depth),
            Shape::Record(record) => {
                let pointer = format!("{pointer}/shape/record");
                self.fields(path, &format!("{pointer}/fields"), &record.fields, depth);
                self.removed(path, &pointer, "removed", &record.removed);
            }
            Shape::Enum(Enum { members, removed, .. }) => {
                let pointer = format!("{pointer}/shape/enum");
                for (index, member) in members.iter().enumerate() {
                    let path = format!("{path}.{}", text(&member.value));
                    self.push(&path, &format!("{pointer}/members/{index}"), Thing::EnumMember(member));
                }
                self.removed(path, &pointer, "removed", removed);
            }
            Shape::Union(union) => {
                for branch in &union.branches {
                    self.derived(path, &branch.ty, depth);
                }
            }
            Shape::Family(family) => {
                let thing = if family.members.values().any(|member| member.code.is_some()) {
                    Thing::Code
                } else {
                    Thing::Member
                };
                self.family(path, &format!("{pointer}/shape/family"), family, thing, depth);
            }
        }
    }

    fn family(
        &mut self,
        path: &str,
        pointer: &str,
        family: &'r Family,
        thing: fn(&'r Family, &'r Member) -> Thing<'r>,
        depth: usize,
    ) {
        self.fields(path, &format!("{pointer}/common"), &family.common, depth);
        self.fields(path, &format!("{pointer}/transport"), &family.transport, depth);
        for (name, member) in &family.members {
            let path = format!("{path}.{name}");
            let pointer = step(&format!("{pointer}/members"), name);
            self.push(&path, &pointer, thing(family, member));
            for (index, field) in member.beside.iter().enumerate() {
                if !family.common.contains(field) {
                    self.field(&path, &format!("{pointer}/beside/{index}"), field, depth);
                }
            }
            self.removed(&path, &pointer, "removed_beside", &member.removed_beside);
            if let Some(payload) = &member.payload {
                self.reference(&path, payload, depth);
            }
        }
        self.removed(path, pointer, "removed", &family.removed);
        self.removed(path, pointer, "removed_common", &family.removed_common);
        self.removed(path, pointer, "removed_transport", &family.removed_transport);
    }

    fn fields(&mut self, path: &str, pointer: &str, fields: &'r [Field], depth: usize) {
        for (index, field) in fields.iter().enumerate() {
            self.field(path, &format!("{pointer}/{index}"), field, depth);
        }
    }

    fn field(&mut self, path: &str, pointer: &str, field: &'r Field, depth: usize) {
        let path = format!("{path}.{}", field.name);
        self.push(&path, pointer, Thing::Field(field));
        self.derived(&path, &field.ty, depth);
    }

    /// Follows a type into the derived shape in it, whose parts belong to the place where it stands.
    fn derived(&mut self, path: &str, ty: &'r Type, depth: usize) {
        match ty {
            Type::List { items: inner, .. } | Type::Map { values: inner } | Type::Nullable(inner) => {
                self.derived(path, inner, depth);
            }
            Type::Ref(reference) => self.reference(path, reference, depth),
            _ => {}
        }
    }

    fn reference(&mut self, path: &str, reference: &'r TypeRef, depth: usize) {
        let Some(definition) = self.registry.get(reference) else {
            return;
        };
        if matches!(definition.origin, Origin::Derived(_)) && depth < DEPTH {
            let pointer = step(&step("/packages", &reference.package), "types");
            let pointer = step(&pointer, &reference.name);
            self.shape(path, &pointer, &definition.shape, depth + 1);
        }
    }

    fn removed(&mut self, path: &str, pointer: &str, key: &str, removed: &'r BTreeMap<String, Tombstone>) {
        for (name, tombstone) in removed {
            let pointer = step(&format!("{pointer}/{key}"), name);
            self.push(&format!("{path}.{name}"), &pointer, Thing::Removed(tombstone));
        }
    }
}

fn step(pointer: &str, key: &str) -> String {
    format!("{pointer}/{}", segment(key))
}
