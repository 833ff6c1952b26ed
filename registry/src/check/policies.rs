//! Policies: what rules match on, what actions answer with, and presets whose rules are wrong.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Check;
use super::settings::rejected;
use super::walk::required;
use crate::catalogue;
use crate::conform::View;
use crate::finding::Finding;
use crate::model::{
    Action, ActionError, Detail, EnumKind, Field, LengthBounds, MatchBy, Member, Openness, Package, Policy, Shape,
    StringRules, Type, TypeRef,
};
use crate::places::segment;
use crate::policy::{Flaw, entry, examine};

/// How deep a value is searched for rule sets.
const DEPTH_LIMIT: usize = 32;

/// Looks at a package's policies.
pub(super) fn policies<'r>(check: &mut Check<'r>, package: &'r Package) {
    for (name, policy) in &package.policies {
        let root = format!("/packages/{}/policies/{}", segment(&package.name), segment(name));
        keys(check, package, policy, &root);
        default(check, policy, &root);
        for (index, action) in policy.actions.iter().enumerate() {
            if let Some(error) = &action.error {
                answers(
                    check,
                    package,
                    policy,
                    action,
                    error,
                    &format!("{root}/actions/{index}/error"),
                );
            }
        }
        let ty = Type::Ref(TypeRef {
            package: package.name.clone(),
            name: name.clone(),
        });
        for (index, preset) in policy.presets.iter().enumerate() {
            let pointer = format!("{root}/presets/{index}/values");
            let value = Value::Object(preset.values.clone().into_iter().collect());
            let problems = check.judge.setting(&ty, &value);
            rejected(check, &preset.name, &pointer, "", &problems);
            if problems.is_empty() {
                flaws(check, examine(policy, &value), &pointer);
            }
        }
    }
}

/// A rule can only list the members of an enum that has no others.
fn keys(check: &mut Check<'_>, package: &Package, policy: &Policy, root: &str) {
    let request = package.types.get(&policy.request).map(|definition| &definition.shape);
    let is_nullable = |key: &str| match request {
        Some(Shape::Record(record)) => {
            let mut fields = record.fields.iter();
            fields.any(|field| field.name == key && matches!(field.ty, Type::Nullable(_)))
        }
        _ => false,
    };
    for (index, key) in policy.keys.iter().enumerate() {
        let MatchBy::Enum(reference) = &key.by else { continue };
        let is_fine = match check.definition(reference).map(|(_, definition)| &definition.shape) {
            Some(Shape::Enum(declared)) => declared.kind == EnumKind::String && declared.open == Openness::Closed,
            _ => false,
        };
        if !is_fine || is_nullable(&key.name) {
            let message = format!(
                "`{}` is `{}`, which is no closed enum of texts",
                key.name, reference.name
            );
            check.report_at(
                format!("{root}/keys/{index}"),
                &catalogue::POLICY_KEY_MISFIT,
                message,
                |finding| {
                    finding.help(
                        "write `exact`, `glob`, `any_of` or `bool`, or name an enum without null that is not `open`",
                    )
                },
            );
        }
    }
}

fn default(check: &mut Check<'_>, policy: &Policy, root: &str) {
    let actions = || policy.actions.iter().map(|action| action.name.as_str());
    if !actions().any(|action| action == policy.default) && !policy.default.is_empty() {
        let message = format!("the default `{}` is not an action of the policy", policy.default);
        check.report_at(
            format!("{root}/default"),
            &catalogue::POLICY_ACTION_UNKNOWN,
            message,
            |finding| {
                finding
                    .near(&policy.default, actions())
                    .help("name one of its `actions`")
            },
        );
    }
}

/// Looks at the error that an action answers with.
fn answers<'r>(
    check: &mut Check<'r>,
    package: &'r Package,
    policy: &Policy,
    action: &Action,
    error: &ActionError,
    pointer: &str,
) {
    let Some(code) = known_code(check, package, &error.code, format!("{pointer}/code")) else {
        return;
    };
    let payload = code.payload.as_ref().and_then(|payload| check.definition(payload));
    let fields = match payload.map(|(_, definition)| &definition.shape) {
        Some(Shape::Record(record)) => record.fields.as_slice(),
        // Nothing can be said of details that are no record.
        Some(_) => return,
        None => &[],
    };
    for (name, detail) in &error.details {
        let pointer = format!("{pointer}/details/{}", segment(name));
        match fields.iter().find(|field| field.name == *name) {
            Some(field) => of_detail(check, policy, field, detail, &pointer),
            None => {
                let message = format!("error `{}` has no detail `{name}`", error.code);
                check.report_at(pointer, &catalogue::POLICY_DETAIL_MISFIT, message, |finding| {
                    finding
                        .near(name, fields.iter().map(|field| field.name.as_str()))
                        .help("declare it under the code's `details`, or take it out")
                });
            }
        }
    }
    for field in required(fields) {
        let message = match error.details.get(&field.name) {
            Some(Detail::Value(_)) => continue,
            Some(Detail::Attribute(_) | Detail::Reason) => format!(
                "error `{}` must have the detail `{}`, and what it is taken from may be missing",
                error.code, field.name
            ),
            None => format!(
                "error `{}` must have the detail `{}`, which action `{}` does not give",
                error.code, field.name, action.name
            ),
        };
        check.report_at(
            pointer.to_owned(),
            &catalogue::POLICY_DETAIL_MISFIT,
            message,
            |finding| finding.help("give it a value under `with`, or let the detail be absent"),
        );
    }
}

/// Whether a detail fits its field, and is of something that there is.
fn of_detail<'r>(check: &mut Check<'r>, policy: &Policy, field: &'r Field, detail: &Detail, pointer: &str) {
    let misfit = match detail {
        Detail::Value(value) => {
            let problems = check.judge.value(&field.ty, View::Emit, value);
            problems
                .first()
                .map(|problem| format!("detail `{}` {}", field.name, problem.message))
        }
        Detail::Reason if takes_text(check, &field.ty) => None,
        Detail::Reason => Some(format!("detail `{}` takes no text, and a reason is one", field.name)),
        Detail::Attribute(name) => match policy.keys.iter().find(|key| key.name == *name) {
            Some(key) if takes(check, &field.ty, &key.by) => None,
            Some(_) => Some(format!("detail `{}` does not take every `{name}`", field.name)),
            None => {
                let message = format!("requests have no attribute `{name}`");
                let keys = policy.keys.iter().map(|key| key.name.as_str()).chain(["reason"]);
                return check.report_at(
                    format!("{pointer}/attribute"),
                    &catalogue::POLICY_KEY_UNKNOWN,
                    message,
                    |finding| {
                        finding
                            .near(name, keys)
                            .help("`from` names a key of `match`, or `reason` for what the deciding rule says")
                    },
                );
            }
        },
    };
    if let Some(message) = misfit {
        check.report_at(
            pointer.to_owned(),
            &catalogue::POLICY_DETAIL_MISFIT,
            message,
            |finding| finding.help("give the detail a type that takes it, or write another value"),
        );
    }
}

/// Whether a type takes whatever an attribute may be.
fn takes<'r>(check: &Check<'r>, ty: &'r Type, by: &MatchBy) -> bool {
    if matches!(ty, Type::Json) {
        return true;
    }
    match (by, through(check, ty)) {
        (_, Type::Json) => true,
        (MatchBy::Exact | MatchBy::Glob, ty) => takes_text(check, ty),
        (MatchBy::Bool, ty) => *ty == Type::Bool,
        (MatchBy::AnyOf, Type::List { items, count }) => *count == LengthBounds::default() && takes_text(check, items),
        (MatchBy::Enum(reference), Type::Ref(other)) => {
            let name = |reference| check.definition(reference).map(|(name, _)| name.clone());
            name(reference).is_some() && name(reference) == name(other)
        }
        (MatchBy::Enum(_), ty) => takes_text(check, ty),
        (MatchBy::AnyOf, _) => false,
    }
}

fn takes_text<'r>(check: &Check<'r>, ty: &'r Type) -> bool {
    match through(check, ty) {
        Type::Json => true,
        Type::String(rules) => {
            let format = rules.format.clone();
            *rules
                == StringRules {
                    format,
                    ..StringRules::default()
                }
        }
        _ => false,
    }
}

/// A type without its null and the names it goes by.
fn through<'r>(check: &Check<'r>, ty: &'r Type) -> &'r Type {
    let mut ty = ty;
    for _ in 0..100 {
        ty = match ty {
            Type::Nullable(inner) => inner,
            Type::Ref(reference) => match check.registry.get(reference).map(|definition| &definition.shape) {
                Some(Shape::Alias(inner)) => inner,
                _ => return ty,
            },
            _ => return ty,
        };
    }
    ty
}

/// The error codes of a package by name.
fn codes(package: &Package) -> BTreeMap<&str, &Member> {
    let family = package
        .errors
        .as_ref()
        .and_then(|errors| package.types.get(&errors.family));
    match family.map(|definition| &definition.shape) {
        Some(Shape::Family(family)) => family
            .members
            .iter()
            .map(|(name, code)| (name.as_str(), code))
            .collect(),
        _ => BTreeMap::new(),
    }
}

/// The code of a name, or a finding where there is none.
pub(super) fn known_code<'r>(
    check: &mut Check<'_>,
    package: &'r Package,
    code: &str,
    pointer: String,
) -> Option<&'r Member> {
    let codes = codes(package);
    if let Some(member) = codes.get(code) {
        return Some(member);
    }
    let message = format!("`{code}` is not an error code of the package");
    check.report_at(pointer, &catalogue::CODE_UNKNOWN, message, |finding| {
        finding
            .near(code, codes.into_keys())
            .help("declare it under `errors: {codes: …}`")
    });
    None
}

/// Reports what is wrong with a rule set, whose pointer is given.
fn flaws(check: &mut Check<'_>, flaws: Vec<Flaw>, pointer: &str) {
    for flaw in flaws {
        let because = flaw
            .because
            .map(|(inner, why)| (check.places.get(&format!("{pointer}{inner}")).clone(), why));
        let say = |finding: Finding| match because {
            Some((place, why)) => finding.help(flaw.help).related(&place, why),
            None => finding.help(flaw.help),
        };
        check.report_at(
            format!("{pointer}{}", flaw.pointer),
            entry(flaw.kind),
            flaw.message,
            say,
        );
    }
}

/// Looks at every rule set in a value of a type that was found to be one.
pub(super) fn rule_sets<'r>(check: &mut Check<'r>, ty: &'r Type, value: &Value, pointer: &str, depth: usize) {
    if depth > DEPTH_LIMIT {
        return;
    }
    match (ty, value) {
        (Type::Nullable(inner), value) => rule_sets(check, inner, value, pointer, depth),
        (Type::List { items, .. }, Value::Array(values)) => {
            for (index, value) in values.iter().enumerate() {
                rule_sets(check, items, value, &format!("{pointer}/{index}"), depth + 1);
            }
        }
        (Type::Map { values: inner }, Value::Object(values)) => {
            for (key, value) in values {
                rule_sets(check, inner, value, &format!("{pointer}/{}", segment(key)), depth + 1);
            }
        }
        (Type::Ref(reference), value) => {
            let package = check.registry.packages.get(&reference.package);
            if let Some(policy) = package.and_then(|package| package.policies.get(&reference.name)) {
                return flaws(check, examine(policy, value), pointer);
            }
            match check.registry.get(reference).map(|definition| &definition.shape) {
                Some(Shape::Alias(inner)) => rule_sets(check, inner, value, pointer, depth + 1),
                Some(Shape::Record(record)) => {
                    for field in &record.fields {
                        if let Some(value) = value.get(&field.name) {
                            let pointer = format!("{pointer}/{}", segment(&field.name));
                            rule_sets(check, &field.ty, value, &pointer, depth + 1);
                        }
                    }
                }
                Some(Shape::Enum(_) | Shape::Union(_) | Shape::Family(_)) | None => {}
            }
        }
        _ => {}
    }
}
