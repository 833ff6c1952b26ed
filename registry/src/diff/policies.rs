//! Policies, configs and protocols: what about them changed. Their definitions are told as types are.

use std::collections::BTreeMap;

use super::{Changes, Item, Pair, maps, meta, said};
use crate::describe;
use crate::model::{
    ActionError, Classified, Config, EnumMember, Errors, Literal, Meta, Package, Policy, Preset, ProtocolRule, Shape,
};

impl Changes {
    pub(super) fn policies(&mut self, package: &str, old: &Package, new: &Package) {
        maps(&old.policies, &new.policies, |name, pair| {
            let path = format!("{package}.{name}");
            match pair {
                Pair::Old(_) => self.removed(Item::Policy, &path, ""),
                Pair::New(_) => self.added(Item::Policy, &path, summary(new, name)),
                Pair::Both(was, is) => self.policy(&path, (old, was), (new, is)),
            }
        });
    }

    fn policy(&mut self, path: &str, (old_package, old): (&Package, &Policy), (new_package, new): (&Package, &Policy)) {
        if old != new {
            let mut details = Vec::new();
            said(&mut details, "default", Some(&old.default), Some(&new.default));
            paired(&mut details, "matches", keys(old, old_package), keys(new, new_package));
            paired(&mut details, "answers", answers(old), answers(new));
            if details.is_empty() && old.presets == new.presets {
                details.push("order or names of its parts".to_owned());
            }
            self.changed(Item::Policy, path, details);
        }
        let (was, is) = (&old.presets, &new.presets);
        let told = (old.preset.as_deref(), new.preset.as_deref());
        self.presets(path, (old_package, told.0, was), (new_package, told.1, is));
    }

    pub(super) fn configs(&mut self, package: &str, old: &Package, new: &Package) {
        maps(&old.configs, &new.configs, |name, pair| {
            let path = format!("{package}.{name}");
            match pair {
                Pair::Old(_) => self.removed(Item::Config, &path, ""),
                Pair::New(_) => self.added(Item::Config, &path, summary(new, name)),
                Pair::Both(was, is) => self.config(&path, (old, was), (new, is)),
            }
        });
    }

    fn config(&mut self, path: &str, (old_package, old): (&Package, &Config), (new_package, new): (&Package, &Config)) {
        if old != new {
            let mut details = Vec::new();
            let (was, is) = (old.preset_key.as_ref(), new.preset_key.as_ref());
            said(&mut details, "preset chosen by", was, is);
            if details.is_empty() && old.presets == new.presets {
                details.push("name of its enum of presets".to_owned());
            }
            self.changed(Item::Config, path, details);
        }
        let (was, is) = (&old.presets, &new.presets);
        let told = (old.preset.as_deref(), new.preset.as_deref());
        self.presets(path, (old_package, told.0, was), (new_package, told.1, is));
    }

    /// Presets with what the enum of their names says of them.
    fn presets(&mut self, path: &str, old: Told<'_>, new: Told<'_>) {
        let names = |told: &Told<'_>| -> Vec<String> { told.2.iter().map(|preset| preset.name.clone()).collect() };
        let before = self.list.len();
        maps(&by_name(&old), &by_name(&new), |name, pair| {
            let path = format!("{path}.presets.{name}");
            match pair {
                Pair::Old(_) => self.removed(Item::Preset, &path, ""),
                Pair::New((meta, _)) => self.added(Item::Preset, &path, meta.summary.clone().unwrap_or_default()),
                Pair::Both((old_meta, old), (new_meta, new)) => {
                    let mut details = Vec::new();
                    maps(&old.values, &new.values, |key, pair| {
                        let (was, is) = match pair {
                            Pair::Old(old) => (Some(old.to_string()), None),
                            Pair::New(new) => (None, Some(new.to_string())),
                            Pair::Both(old, new) => (Some(old.to_string()), Some(new.to_string())),
                        };
                        said(&mut details, key, was, is);
                    });
                    details.extend(meta::details(old_meta, new_meta));
                    self.changed(Item::Preset, &path, details);
                }
            }
        });
        if self.list.len() == before && names(&old) != names(&new) {
            self.changed(Item::Preset, &format!("{path}.presets"), vec!["order".to_owned()]);
        }
    }

    pub(super) fn protocol(&mut self, package: &str, old: &[ProtocolRule], new: &[ProtocolRule]) {
        let by_text = |rules: &[ProtocolRule]| -> BTreeMap<String, ProtocolRule> {
            let rules = rules.iter();
            rules
                .map(|rule| (describe::protocol_rule(rule), rule.clone()))
                .collect()
        };
        let path = format!("{package}.protocol");
        maps(&by_text(old), &by_text(new), |text, pair| match pair {
            Pair::Old(_) => self.removed(Item::Rule, &path, text),
            Pair::New(_) => self.added(Item::Rule, &path, text),
            Pair::Both(old, new) => {
                let mut details = meta::details(&old.meta, &new.meta);
                if details.is_empty() && old != new {
                    details.push("where its fields stand".to_owned());
                }
                if !details.is_empty() {
                    details.insert(0, text.to_owned());
                }
                self.changed(Item::Rule, &path, details);
            }
        });
    }
}

/// Whether a definition comes and goes with a policy or config: as the type of its file, or as the enum of its presets.
pub(super) fn tells(package: &Package, name: &str) -> bool {
    package.policies.contains_key(name) || package.configs.contains_key(name) || tells_presets(package, name)
}

/// Whether a definition is the enum of the presets of a policy or config.
pub(super) fn tells_presets(package: &Package, name: &str) -> bool {
    let of_policies = package.policies.values().filter_map(|policy| policy.preset.as_deref());
    let of_configs = package.configs.values().filter_map(|config| config.preset.as_deref());
    of_policies.chain(of_configs).any(|preset| preset == name)
}

/// Presets, the package they are of, and the enum of their names.
type Told<'r> = (&'r Package, Option<&'r str>, &'r [Preset]);

fn by_name(told: &Told<'_>) -> BTreeMap<String, (Meta, Preset)> {
    let (package, names, presets) = told;
    let members = match names
        .and_then(|names| package.types.get(names))
        .map(|names| &names.shape)
    {
        Some(Shape::Enum(declared)) => declared.members.as_slice(),
        _ => &[],
    };
    let meta = |name: &str| {
        let is_it = |member: &&EnumMember| member.value == Literal::String(name.to_owned());
        let member = members.iter().find(is_it);
        member.map(|member| member.meta.clone()).unwrap_or_default()
    };
    presets
        .iter()
        .map(|preset| (preset.name.clone(), (meta(&preset.name), preset.clone())))
        .collect()
}

fn keys(policy: &Policy, package: &Package) -> BTreeMap<String, String> {
    let keys = policy.keys.iter();
    keys.map(|key| (key.name.clone(), describe::match_by(&key.by, &package.name)))
        .collect()
}

fn answers(policy: &Policy) -> BTreeMap<String, String> {
    let nothing = || "nothing".to_owned();
    let actions = policy.actions.iter();
    actions
        .map(|action| (action.name.clone(), action.error.as_ref().map_or_else(nothing, answer)))
        .collect()
}

/// Notes which parts came, went or became others; `what` is what a part does.
fn paired(details: &mut Vec<String>, what: &str, old: BTreeMap<String, String>, new: BTreeMap<String, String>) {
    maps(&old, &new, |name, pair| {
        let (was, is) = match pair {
            Pair::Old(old) => (Some(old), None),
            Pair::New(new) => (None, Some(new)),
            Pair::Both(old, new) => (Some(old), Some(new)),
        };
        said(details, &format!("`{name}` {what}"), was, is);
    });
}

/// Which code a failure gets.
pub(super) fn classified(details: &mut Vec<String>, old: &Errors, new: &Errors) {
    let by_failure = |rows: &[Classified]| -> BTreeMap<String, String> {
        let rows = rows.iter();
        rows.map(|row| (describe::failure(&row.failure), row.code.clone()))
            .collect()
    };
    maps(
        &by_failure(&old.classify),
        &by_failure(&new.classify),
        |failure, pair| {
            let (was, is) = match pair {
                Pair::Old(old) => (Some(old), None),
                Pair::New(new) => (None, Some(new)),
                Pair::Both(old, new) => (Some(old), Some(new)),
            };
            said(details, &format!("{failure} is"), was, is);
        },
    );
}

fn answer(error: &ActionError) -> String {
    let details = error.details.iter();
    let details: Vec<String> = details
        .map(|(name, detail)| format!("{name}: {}", describe::detail(detail)))
        .collect();
    match details.as_slice() {
        [] => error.code.clone(),
        details => format!("{} with {}", error.code, details.join(", ")),
    }
}

fn summary(package: &Package, name: &str) -> String {
    let definition = package.types.get(name);
    definition
        .and_then(|definition| definition.meta.summary.clone())
        .unwrap_or_default()
}
