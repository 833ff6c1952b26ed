//! The registry → everything that service code may have, and how it is spelled in Rust.

use std::collections::BTreeSet;

use cantus_registry::model::{Direction, Family, Member, Meta, Origin, Package, Registry, Shape, Stability, TypeRef};
use cantus_registry::places::Places;
use cantus_source::segment;

use super::{Covered, What};
use crate::targets::{def_ident, rust_names};

/// One declared thing and its signs.
pub(super) struct Item {
    pub(super) covered: Covered,
    /// The module of its package.
    pub(super) module: String,
    /// The last two names of a path that makes one: a type, and its variant or function.
    pub(super) made: BTreeSet<(String, String)>,
    /// The names behind the package's module of a contract that a type derives.
    pub(super) contract: Vec<String>,
    /// The variant by which a type that derives the whole family says it.
    pub(super) variant: Option<Variant>,
    /// The method that sends it.
    pub(super) sent_by: Option<String>,
}

/// A variant of a type that derives a family.
pub(super) struct Variant {
    /// Its identifier, by default.
    pub(super) ident: String,
    /// Its name in the registry, where the type says that instead.
    pub(super) name: String,
}

/// Everything that is declared, in order of packages and names.
pub(super) fn items(registry: &Registry, places: &Places) -> Vec<Item> {
    let mut items = Vec::new();
    for package in registry.packages.values() {
        let mut list = List {
            registry,
            package,
            places,
            items: &mut items,
            seen: BTreeSet::new(),
        };
        list.events();
        list.codes();
        list.families();
    }
    items
}

struct List<'r, 'i> {
    registry: &'r Registry,
    package: &'r Package,
    places: &'r Places,
    items: &'i mut Vec<Item>,
    /// The definitions whose members are listed.
    seen: BTreeSet<&'r str>,
}

impl<'r> List<'r, '_> {
    fn events(&mut self) {
        for (name, member) in &self.package.events.members {
            let pointer = format!("{}/events/members/{}", self.root(), segment(name));
            let snake = plain(&rust_names::snake(name, &member.meta));
            let index = self.push(What::Events, name, member, &pointer);
            let item = &mut self.items[index];
            item.made.insert(("Event".to_owned(), pascal(name, &member.meta)));
            item.sent_by = Some(format!("send_{snake}"));
            item.contract = vec![snake.clone()];
            item.variant = None;
            if let Some(payload) = member.payload.as_ref() {
                self.payload(payload, index, name, &[snake]);
            }
        }
    }

    /// What a payload that belongs to one item alone says of that item.
    fn payload(&mut self, payload: &TypeRef, index: usize, name: &str, contract: &[String]) {
        let Some(def) = self
            .registry
            .get(payload)
            .filter(|_| payload.package == self.package.name)
        else {
            return;
        };
        if def.origin == Origin::Declared {
            return;
        }
        let ident = plain(&def_ident(&payload.name, def));
        self.items[index].made.insert((ident.clone(), "new".to_owned()));
        let Shape::Family(family) = &def.shape else { return };
        let Some((key, _)) = self.package.types.get_key_value(&payload.name) else {
            return;
        };
        self.seen.insert(key);
        let excuse = self.items[index].covered.excuse;
        let before = self.items.len();
        self.members(family, key, &ident, name, contract);
        // Whoever makes a member makes the payload.
        let mut made = BTreeSet::new();
        for member in &mut self.items[before..] {
            made.extend(member.made.iter().cloned());
            member.covered.excuse = member.covered.excuse.or(excuse);
        }
        self.items[index].made.extend(made);
    }

    fn members(&mut self, family: &'r Family, key: &str, ident: &str, owner: &str, contract: &[String]) {
        for (name, member) in &family.members {
            let pointer = format!(
                "{}/types/{}/shape/family/members/{}",
                self.root(),
                segment(key),
                segment(name)
            );
            let what = if member.code.is_some() {
                What::Codes
            } else {
                What::Members
            };
            let full = match what {
                What::Codes => name.clone(),
                What::Events | What::Members => format!("{owner}.{name}"),
            };
            let index = self.push(what, &full, member, &pointer);
            let (variant, snake) = (
                pascal(name, &member.meta),
                plain(&rust_names::snake(name, &member.meta)),
            );
            let item = &mut self.items[index];
            item.made.insert((ident.to_owned(), variant.clone()));
            item.made.insert((ident.to_owned(), snake.clone()));
            if !contract.is_empty() {
                item.contract = [contract, &[snake]].concat();
                item.variant = Some(Variant {
                    ident: variant,
                    name: name.clone(),
                });
            }
            if let Some(payload) = &member.payload {
                let contract = item.contract.clone();
                self.payload(payload, index, &full, &contract);
            }
        }
    }

    fn codes(&mut self) {
        let Some(errors) = &self.package.errors else { return };
        let Some(def) = self.package.types.get(&errors.family) else {
            return;
        };
        let Shape::Family(family) = &def.shape else { return };
        self.seen.insert(&errors.family);
        let before = self.items.len();
        self.members(family, &errors.family, &plain(&def_ident(&errors.family, def)), "", &[]);
        for item in &mut self.items[before..] {
            let variants: Vec<String> = item.made.iter().map(|(_, name)| name.clone()).collect();
            let codes = plain(&rust_names::ident(&errors.codes));
            item.made
                .extend(variants.into_iter().map(|variant| (codes.clone(), variant)));
        }
    }

    /// The families that are not one event's own.
    fn families(&mut self) {
        for (key, def) in &self.package.types {
            if self.seen.contains(key.as_str()) {
                continue;
            }
            if let Shape::Family(family) = &def.shape {
                self.members(family, key, &plain(&def_ident(key, def)), key, &[]);
            }
        }
    }

    fn push(&mut self, what: What, name: &str, member: &Member, pointer: &str) -> usize {
        let is_deprecated = member.meta.deprecated.is_some() || member.meta.stability == Stability::Deprecated;
        let excuse = if is_deprecated {
            Some("deprecated")
        } else if member.direction == Direction::In {
            Some("sent by clients")
        } else {
            None
        };
        self.items.push(Item {
            covered: Covered {
                name: format!("{}.{name}", self.package.name),
                what,
                declared: self.places.get(pointer).clone(),
                excuse,
                sites: Vec::new(),
            },
            module: plain(&rust_names::module(&self.package.name)),
            made: BTreeSet::new(),
            contract: Vec::new(),
            variant: None,
            sent_by: None,
        });
        self.items.len() - 1
    }

    fn root(&self) -> String {
        format!("/packages/{}", segment(&self.package.name))
    }
}

fn pascal(name: &str, meta: &Meta) -> String {
    plain(&rust_names::pascal(name, meta))
}

/// An identifier as it is compared: without `r#`.
fn plain(ident: &proc_macro2::Ident) -> String {
    let text = ident.to_string();
    text.strip_prefix("r#").map_or_else(|| text.clone(), str::to_owned)
}
