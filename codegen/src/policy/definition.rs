//! A policy of the model → the definition that services run, the same that generated code has as a constant.

use cantus::policy::{Action, ActionError, By, Definition, Detail, Key, Preset};
use cantus_registry::model::{self, Literal, MatchBy, Policy, Registry, Shape, Type};
use serde_json::Value;

use crate::pick::Picked;

/// Gives the definition of a policy for as long as it takes to use it.
pub fn with<T>(registry: &Registry, picked: &Picked<'_, Policy>, use_it: impl FnOnce(&Definition<'_>) -> T) -> T {
    let policy = picked.declared;
    let name = picked.full_name();
    let members: Vec<Vec<&str>> = policy.keys.iter().map(|key| members(registry, &key.by)).collect();
    let keys: Vec<Key<'_>> = policy
        .keys
        .iter()
        .zip(&members)
        .map(|(key, members)| Key {
            name: &key.name,
            by: match key.by {
                MatchBy::Exact => By::Exact,
                MatchBy::Glob => By::Glob,
                MatchBy::AnyOf => By::AnyOf,
                MatchBy::Bool => By::Bool,
                MatchBy::Enum(_) => By::OneOf(members),
            },
        })
        .collect();
    let texts: Vec<Vec<String>> = policy
        .actions
        .iter()
        .map(|action| fixed(action.error.as_ref()))
        .collect();
    let details: Vec<Vec<(&str, Detail<'_>)>> = policy
        .actions
        .iter()
        .zip(&texts)
        .map(|(action, texts)| details(policy, action.error.as_ref(), texts))
        .collect();
    let actions: Vec<Action<'_>> = policy
        .actions
        .iter()
        .zip(&details)
        .map(|(action, details)| Action {
            name: &action.name,
            error: action.error.as_ref().map(|error| ActionError {
                code: &error.code,
                details,
            }),
        })
        .collect();
    let default = policy.actions.iter().position(|action| action.name == policy.default);
    let rule_sets: Vec<String> = policy
        .presets
        .iter()
        .map(|preset| Value::from_iter(preset.values.clone()).to_string())
        .collect();
    let presets: Vec<Preset<'_>> = policy
        .presets
        .iter()
        .zip(&rule_sets)
        .map(|(preset, rule_set)| Preset {
            name: &preset.name,
            rule_set,
        })
        .collect();
    use_it(&Definition {
        name: &name,
        keys: &keys,
        actions: &actions,
        default: default.unwrap_or_default(),
        presets: &presets,
    })
}

/// The texts of the enum that a key is of.
fn members<'r>(registry: &'r Registry, by: &'r MatchBy) -> Vec<&'r str> {
    let MatchBy::Enum(declared) = by else { return Vec::new() };
    let mut reference = declared;
    loop {
        match registry.get(reference).map(|definition| &definition.shape) {
            Some(Shape::Alias(Type::Ref(aliased))) => reference = aliased,
            Some(Shape::Enum(declared)) => {
                let texts = declared.members.iter().filter_map(|member| match &member.value {
                    Literal::String(text) => Some(text.as_str()),
                    Literal::Null | Literal::Bool(_) | Literal::Integer(_) => None,
                });
                return texts.collect();
            }
            Some(Shape::Alias(_) | Shape::Record(_) | Shape::Union(_) | Shape::Family(_)) | None => return Vec::new(),
        }
    }
}

/// The values of details that are fixed, as JSON, in the order of the details.
fn fixed(error: Option<&model::ActionError>) -> Vec<String> {
    let details = error.into_iter().flat_map(|error| error.details.values());
    let values = details.filter_map(|detail| match detail {
        model::Detail::Value(value) => Some(value.to_string()),
        model::Detail::Attribute(_) | model::Detail::Reason => None,
    });
    values.collect()
}

fn details<'t>(
    policy: &model::Policy,
    error: Option<&'t model::ActionError>,
    fixed: &'t [String],
) -> Vec<(&'t str, Detail<'t>)> {
    let mut fixed = fixed.iter();
    let details = error.into_iter().flat_map(|error| &error.details);
    let details = details.filter_map(|(name, detail)| {
        let detail = match detail {
            model::Detail::Value(_) => Detail::Value(fixed.next()?),
            model::Detail::Attribute(key) => {
                Detail::Attribute(policy.keys.iter().position(|declared| declared.name == *key)?)
            }
            model::Detail::Reason => Detail::Reason,
        };
        Some((name.as_str(), detail))
    });
    details.collect()
}
