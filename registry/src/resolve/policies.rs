//! `policies:` → what the types that a policy declares do not say: how keys match, what actions answer with, what presets
//! give.

use std::collections::BTreeMap;

use super::draft::Draft;
use super::packages::Named;
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{
    Action, ActionError, Detail, Enum, EnumKind, EnumMember, Literal, MatchBy, MatchKey, Openness, Origin, Policy,
    Preset, Shape, Type,
};
use crate::place::{Place, Spanned};
use crate::places::{GroupId, segment};
use crate::raw::{self, Entries};

/// What a rule says besides its keys.
pub(super) const ACTION: &str = "action";
/// Why a rule decides so; a detail of an error may repeat it.
pub(super) const REASON: &str = "reason";

impl Draft<'_> {
    /// Says of types that something else declares where they come from; an enum with one member stays an enum.
    pub(super) fn settle_derived(&mut self, derived: BTreeMap<String, String>) {
        for (name, path) in derived {
            let Some(definition) = self.types.get_mut(&name) else {
                continue;
            };
            if let Shape::Alias(Type::Literal(value @ Literal::String(_))) = &definition.shape {
                definition.shape = Shape::Enum(Enum {
                    kind: EnumKind::String,
                    open: Openness::Closed,
                    members: vec![EnumMember {
                        value: value.clone(),
                        meta: Default::default(),
                    }],
                    removed: BTreeMap::new(),
                });
            }
            definition.origin = Origin::Derived(path);
        }
    }

    /// Resolves a package's policies.
    pub(super) fn policies(&mut self, policies: Named<raw::Policy>) -> BTreeMap<String, Policy> {
        let resolved = policies.into_iter().map(|(name, (place, policy))| {
            let root = format!("/packages/{}/policies/{}", segment(self.package), segment(&name));
            let group = self.places.open(root, &place);
            let policy = self.policy(&name, policy, &place, group);
            (name, policy)
        });
        resolved.collect()
    }

    fn policy(&mut self, name: &str, policy: raw::Policy, place: &Place, group: GroupId) -> Policy {
        for (key, _) in &policy.keys {
            if [ACTION, REASON].contains(&key.value.as_str()) {
                let message = format!("`{}` is a word of every rule and cannot name a key", key.value);
                let finding = Finding::new(&catalogue::NAME_RESERVED, &key.place, message);
                self.report(finding.help("choose another name"));
            }
        }
        if policy.actions.len() < 2 {
            let finding = Finding::new(
                &catalogue::POLICY_DECIDES_NOTHING,
                place,
                format!("policy `{name}` has fewer than two actions"),
            );
            self.report(finding.help("declare at least two: a policy chooses among them"));
        }
        if let Some(default) = &policy.default {
            self.places.mark(group, "/default", &default.place);
        }
        let keys = policy.keys.iter().enumerate();
        let keys = keys.map(|(index, (key, found))| {
            self.places.mark(group, &format!("/keys/{index}"), &key.place);
            MatchKey {
                name: key.value.clone(),
                by: self.match_by(&format!("{name}Request"), key, &found.by),
            }
        });
        let keys = keys.collect();
        let actions = policy.actions.into_iter().enumerate();
        let actions = actions.map(|(index, (action, found))| {
            let pointer = format!("/actions/{index}");
            self.places.mark(group, &pointer, &action.place);
            Action {
                name: action.value,
                error: found
                    .error
                    .map(|code| self.action_error(code, found.with, group, &pointer)),
            }
        });
        Policy {
            rule: format!("{name}Rule"),
            request: format!("{name}Request"),
            action: format!("{name}Action"),
            preset: (!policy.presets.is_empty()).then(|| format!("{name}Preset")),
            keys,
            actions: actions.collect(),
            default: policy.default.map(|default| default.value).unwrap_or_default(),
            presets: self.presets(policy.presets, group),
        }
    }

    /// How a key matches; which enum it is says the type of the request's attribute.
    fn match_by(&mut self, request: &str, key: &Spanned<String>, by: &raw::MatchBy) -> MatchBy {
        let attribute = || match &self.types.get(request)?.shape {
            Shape::Record(record) => record.fields.iter().find(|field| field.name == key.value),
            _ => None,
        };
        if let raw::MatchBy::Enum(declaration) = by {
            // That the enum is open is one finding, told of the key, not of the type that was made for a rule's value.
            let told =
                |finding: &Finding| finding.id == catalogue::UNION_OPEN_ENUM.id && finding.place == declaration.place;
            self.findings.retain(|finding| !told(finding));
        }
        match by {
            raw::MatchBy::Exact => MatchBy::Exact,
            raw::MatchBy::Glob => MatchBy::Glob,
            raw::MatchBy::AnyOf => MatchBy::AnyOf,
            raw::MatchBy::Bool => MatchBy::Bool,
            raw::MatchBy::Enum(_) => match attribute().map(|attribute| &attribute.ty) {
                Some(Type::Ref(reference)) => MatchBy::Enum(reference.clone()),
                Some(Type::Nullable(inner)) => match inner.definition() {
                    Some(reference) => MatchBy::Enum(reference.clone()),
                    None => MatchBy::Exact,
                },
                // What stands here was reported.
                _ => MatchBy::Exact,
            },
        }
    }

    fn action_error(
        &mut self,
        code: Spanned<String>,
        with: Entries<raw::Detail>,
        group: GroupId,
        pointer: &str,
    ) -> ActionError {
        self.places.mark(group, &format!("{pointer}/error/code"), &code.place);
        let details = with.into_iter().map(|(name, detail)| {
            let pointer = format!("{pointer}/error/details/{}", segment(&name.value));
            self.places.mark(group, &pointer, &name.place);
            let detail = match detail {
                raw::Detail::Value(value) => Detail::Value(value.value),
                raw::Detail::From(from) if from.value == REASON => Detail::Reason,
                raw::Detail::From(from) => {
                    self.places.mark(group, &format!("{pointer}/attribute"), &from.place);
                    Detail::Attribute(from.value)
                }
            };
            (name.value, detail)
        });
        ActionError {
            code: code.value,
            details: details.collect(),
        }
    }

    /// Resolves presets; `group` is that of the policy or config.
    pub(super) fn presets(&mut self, presets: Entries<raw::Preset>, group: GroupId) -> Vec<Preset> {
        let presets = presets.into_iter().enumerate().map(|(index, (name, preset))| {
            self.places.mark(group, &format!("/presets/{index}"), &name.place);
            let values = preset.values.into_iter().map(|(key, sample)| {
                let pointer = format!("/presets/{index}/values/{}", segment(&key.value));
                self.places.mark(group, &pointer, &key.place);
                for (inner, place) in &sample.inside {
                    self.places.mark(group, &format!("{pointer}{inner}"), place);
                }
                (key.value, sample.value.value)
            });
            Preset {
                name: name.value,
                values: values.collect(),
            }
        });
        presets.collect()
    }
}
