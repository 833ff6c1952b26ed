//! Sightings → the declared things that they are uses of.

use std::collections::{BTreeMap, BTreeSet};

use super::declared::Item;
use super::scan::{Kind, Sighting};
use super::scope::Resolved;

/// The names by which the crates that are looked through go in paths.
pub(super) struct Crates(pub(super) BTreeSet<String>);

/// By which signs each item is recognised.
pub(super) struct Signs {
    crates: Crates,
    /// The modules of the packages.
    modules: BTreeSet<String>,
    /// A type and its variant or function → the modules that have it, and the item.
    made: BTreeMap<(String, String), Vec<(String, usize)>>,
    /// A module and the names behind it → the items.
    contracts: BTreeMap<(String, Vec<String>), Vec<usize>>,
    /// The same, with the identifier or the name of a variant.
    variants: BTreeMap<(String, Vec<String>, String), Vec<usize>>,
    /// A method → the items.
    sent: BTreeMap<String, Vec<(String, usize)>>,
}

impl Signs {
    /// Gathers the signs of all items, which are told by their index.
    pub(super) fn of(items: &[Item], crates: Crates) -> Self {
        let mut signs = Self {
            crates,
            modules: BTreeSet::new(),
            made: BTreeMap::new(),
            contracts: BTreeMap::new(),
            variants: BTreeMap::new(),
            sent: BTreeMap::new(),
        };
        for (index, item) in items.iter().enumerate() {
            let module = &item.module;
            signs.modules.insert(module.clone());
            for made in &item.made {
                signs
                    .made
                    .entry(made.clone())
                    .or_default()
                    .push((module.clone(), index));
            }
            if !item.contract.is_empty() {
                let key = (module.clone(), item.contract.clone());
                signs.contracts.entry(key).or_default().push(index);
            }
            if let (Some(variant), Some((_, family))) = (&item.variant, item.contract.split_last()) {
                for name in BTreeSet::from([&variant.ident, &variant.name]) {
                    let key = (module.clone(), family.to_vec(), name.clone());
                    signs.variants.entry(key).or_default().push(index);
                }
            }
            if let Some(method) = &item.sent_by {
                signs
                    .sent
                    .entry(method.clone())
                    .or_default()
                    .push((module.clone(), index));
            }
        }
        signs
    }

    /// The items that a sighting is a use of.
    pub(super) fn of_sighting(&self, sighting: &Sighting) -> BTreeSet<usize> {
        match &sighting.kind {
            Kind::Method(name) => self
                .sent
                .get(name)
                .into_iter()
                .flatten()
                .map(|(_, item)| *item)
                .collect(),
            Kind::Path(paths) => paths.iter().flat_map(|path| self.of_path(path)).collect(),
            Kind::Contract(paths, variant) => paths
                .iter()
                .flat_map(|path| self.of_contract(path, variant.as_deref()))
                .collect(),
        }
    }

    fn of_path(&self, path: &Resolved) -> Vec<usize> {
        let [way @ .., ty, name] = path.names.as_slice() else {
            return Vec::new();
        };
        // `Send::send_citation(…)` names a trait, whatever that is called.
        if let Some(sent) = self.sent.get(name) {
            return sent.iter().map(|(_, item)| *item).collect();
        }
        let found = self.made.get(&(ty.clone(), name.clone())).into_iter().flatten();
        let named = way.last().filter(|last| self.modules.contains(*last));
        let is_ours = |module: &String| match named {
            Some(named) => named == module,
            // The way leads through files of the crate, or a crate that is looked through too, which may have
            // brought the module's names there.
            None => path.own || way.first().is_some_and(|root| self.crates.0.contains(root)),
        };
        found
            .filter(|(module, _)| is_ours(module))
            .map(|(_, item)| *item)
            .collect()
    }

    fn of_contract(&self, path: &Resolved, variant: Option<&str>) -> Vec<usize> {
        let ways = path
            .names
            .iter()
            .enumerate()
            .filter(|(_, name)| self.modules.contains(*name));
        let mut found = Vec::new();
        for (index, module) in ways {
            let rest = path.names[index + 1..].to_vec();
            let items = match variant {
                None => self.contracts.get(&(module.clone(), rest)),
                Some(variant) => self.variants.get(&(module.clone(), rest, variant.to_owned())),
            };
            found.extend(items.into_iter().flatten().copied());
        }
        found
    }
}
