//! Lowers a package's policies: each becomes a constant and a function that compiles its rules.

use cantus_registry::model::{Action, Detail, MatchBy, Package, Policy, Registry, Shape, TypeRef};
use serde_json::Value;

use crate::targets::typescript::escape::{comment_line, expression, literal, own_key};
use crate::targets::typescript::names;
use crate::targets::typescript::type_name::literal_name;
use crate::targets::typescript::view::{PoliciesText, PolicyText};

/// The file of a package's policies, if it has any.
pub(in crate::targets::typescript) fn policies(
    registry: &Registry,
    package: &Package,
    suffix: &str,
) -> Option<PoliciesText> {
    let policies: Vec<PolicyText> = package
        .policies
        .iter()
        .map(|(name, declared)| policy(registry, package, name, declared))
        .collect();
    let types = policies
        .iter()
        .flat_map(|policy| [&policy.file, &policy.request, &policy.action].map(String::clone))
        .collect();
    (!policies.is_empty()).then(|| PoliciesText {
        package: comment_line(&package.name),
        suffix: suffix.to_owned(),
        events_file: names::events_file(&package.name),
        functions: policies.iter().map(|policy| format!("parse{}", policy.file)).collect(),
        types,
        policies,
    })
}

fn policy(registry: &Registry, package: &Package, name: &str, policy: &Policy) -> PolicyText {
    let own = |name: &str| {
        let package = package.name.clone();
        names::definition(
            registry,
            &TypeRef {
                package,
                name: name.to_owned(),
            },
        )
    };
    let file = own(name);
    let whole = format!("{}.{name}", package.name);
    let mut codes: Vec<String> = Vec::new();
    for action in &policy.actions {
        let code = action.error.as_ref().map(|error| wire(package, &error.code));
        codes.extend(code.filter(|code| !codes.contains(code)));
    }
    let presets = policy.presets.iter();
    PolicyText {
        docs_name: comment_line(&whole),
        name: literal(&whole),
        constant: names::constant(&file),
        file,
        request: own(&policy.request),
        action: own(&policy.action),
        keys: policy
            .keys
            .iter()
            .map(|key| format!("{{ name: {}, by: '{}' }}", literal(&key.name), by(&key.by)))
            .collect(),
        actions: policy.actions.iter().map(|action| answer(package, action)).collect(),
        default: literal(&policy.default),
        codes: if codes.is_empty() {
            "never".to_owned()
        } else {
            codes.join(" | ")
        },
        preset_names: presets.clone().map(|preset| literal(&preset.name)).collect(),
        presets: presets
            .map(|preset| {
                let values = Value::from_iter(preset.values.clone());
                format!("{}: {}", own_key(&preset.name), expression(&values))
            })
            .collect(),
    }
}

fn by(by: &MatchBy) -> &'static str {
    match by {
        MatchBy::Exact => "exact",
        MatchBy::Glob => "glob",
        MatchBy::AnyOf => "any_of",
        MatchBy::Bool => "bool",
        MatchBy::Enum(_) => "enum",
    }
}

/// An action with the error that it answers with.
fn answer(package: &Package, action: &Action) -> String {
    let name = literal(&action.name);
    let Some(error) = &action.error else {
        return format!("{{ name: {name} }}");
    };
    let details = error.details.iter().map(|(name, detail)| {
        let of = match detail {
            Detail::Value(value) => format!("value: {}", expression(value)),
            Detail::Attribute(attribute) => format!("attribute: {}", literal(attribute)),
            Detail::Reason => "reason: true".to_owned(),
        };
        format!("[{}, {{ {of} }}]", literal(name))
    });
    let (code, details) = (wire(package, &error.code), details.collect::<Vec<_>>().join(", "));
    format!("{{ name: {name}, error: {{ code: {code}, details: [{details}] }} }}")
}

/// The wire value of an error code.
fn wire(package: &Package, code: &str) -> String {
    let family = package
        .errors
        .as_ref()
        .and_then(|errors| package.types.get(&errors.family));
    match family.map(|family| &family.shape) {
        Some(Shape::Family(family)) => family
            .members
            .get(code)
            .map_or_else(|| literal(code), |member| literal_name(&member.wire)),
        Some(Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_)) | None => literal(code),
    }
}
