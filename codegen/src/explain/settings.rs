//! What there is to say of policies, configs, presets and protocols besides what their definitions say.

use cantus_registry::describe;
use cantus_registry::model::{Action, Config, Detail, Package, Policy, Preset, ProtocolRule, Setting};

use super::Part;
use super::item::says;

/// Facts, each under a word.
type Facts = Vec<(String, String)>;

/// How a policy decides.
pub(super) fn of_policy(policy: &Policy, package: &str) -> Facts {
    let mut facts = vec![("default".to_owned(), policy.default.clone())];
    for key in &policy.keys {
        let by = describe::match_by(&key.by, package);
        facts.push((format!("matches `{}`", key.name), by));
    }
    let own = [&policy.rule, &policy.request, &policy.action];
    facts.push(("is made of".to_owned(), own.map(String::as_str).join(", ")));
    facts
}

/// The actions of a policy, each with what it answers, and its presets.
pub(super) fn held_by_policy(policy: &Policy) -> Vec<Part> {
    let actions = policy.actions.iter().map(|action| Part {
        name: action.name.clone(),
        is: answer(action),
        ..Part::default()
    });
    actions.chain(presets(&policy.presets)).collect()
}

fn answer(action: &Action) -> String {
    let Some(error) = &action.error else {
        return String::new();
    };
    let spell = |(name, detail): (&String, &Detail)| format!("{name}: {}", describe::detail(detail));
    let details: Vec<String> = error.details.iter().map(spell).collect();
    match details.is_empty() {
        true => format!("answers {}", error.code),
        false => format!("answers {} with {}", error.code, details.join(", ")),
    }
}

/// How a config is put together.
pub(super) fn of_config(config: &Config) -> Facts {
    let key = config.preset_key.iter();
    key.map(|key| ("preset chosen by".to_owned(), format!("`{key}`")))
        .collect()
}

/// The presets of a policy or config.
pub(super) fn presets(presets: &[Preset]) -> impl Iterator<Item = Part> {
    presets.iter().map(|preset| {
        let keys: Vec<&str> = preset.values.keys().map(String::as_str).collect();
        Part {
            name: preset.name.clone(),
            is: format!("preset of {}", keys.join(", ")),
            ..Part::default()
        }
    })
}

/// The values of a preset.
pub(super) fn held_by_preset(preset: &Preset) -> Vec<Part> {
    let values = preset.values.iter().map(|(key, value)| Part {
        name: key.clone(),
        is: value.to_string(),
        ..Part::default()
    });
    values.collect()
}

/// The rules of a protocol.
pub(super) fn rules(rules: &[ProtocolRule]) -> Vec<Part> {
    let rules = rules.iter().map(|rule| Part {
        name: describe::protocol_rule(rule),
        is: String::new(),
        says: says(&rule.meta),
    });
    rules.collect()
}

/// What a field is to a config.
pub(super) fn of_setting(setting: Setting) -> Facts {
    let env = setting.env.then(|| "may refer to it: `${NAME}`".to_owned());
    let protective = setting
        .protective
        .map(|protective| describe::protective(protective).to_owned());
    let facts = [("environment", env), ("protects", protective)];
    facts
        .into_iter()
        .filter_map(|(word, fact)| Some((word.to_owned(), fact?)))
        .collect()
}

/// The failures that get an error code.
pub(super) fn classified(package: &Package, code: &str) -> Option<String> {
    let rows = package.errors.iter().flat_map(|errors| &errors.classify);
    let failures: Vec<String> = rows
        .filter(|row| row.code == code)
        .map(|row| describe::failure(&row.failure))
        .collect();
    (!failures.is_empty()).then(|| failures.join(", "))
}
