//! Configs: which definitions their files are made of, what fields say to them, and presets that their types reject.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Check;
use super::policies::rule_sets;
use super::samples::reason;
use super::walk::{Item, Node, Path};
use crate::catalogue;
use crate::conform::Problem;
use crate::model::{Config, Field, Package, Preset, Protective, Record, Registry, Setting, Shape, Type, TypeRef};
use crate::places::segment;

/// The definitions that files of configs are made of.
pub(super) fn held_by_configs(registry: &Registry) -> BTreeSet<(&str, &str)> {
    let mut held = BTreeSet::new();
    let roots: Vec<(&str, &str)> = registry
        .packages
        .values()
        .flat_map(|package| {
            package
                .configs
                .keys()
                .map(|config| (package.name.as_str(), config.as_str()))
        })
        .collect();
    for (package, config) in roots {
        held.insert((package, config));
        let definition = registry.packages[package].types.get(config);
        if let Some(Shape::Record(record)) = definition.map(|definition| &definition.shape) {
            hold(registry, record.fields.iter().map(|field| &field.ty), &mut held);
        }
    }
    held
}

fn hold<'r>(registry: &'r Registry, types: impl Iterator<Item = &'r Type>, held: &mut BTreeSet<(&'r str, &'r str)>) {
    let mut waiting: Vec<&TypeRef> = types.filter_map(Type::definition).collect();
    while let Some(reference) = waiting.pop() {
        if !held.insert((&reference.package, &reference.name)) {
            continue;
        }
        let mut next: Vec<&TypeRef> = Vec::new();
        let mut follow = |ty: &'r Type| next.extend(ty.definition());
        match registry.get(reference).map(|definition| &definition.shape) {
            Some(Shape::Alias(ty)) => follow(ty),
            Some(Shape::Record(record)) => {
                record.fields.iter().for_each(|field| follow(&field.ty));
                record.rest.iter().for_each(follow);
            }
            Some(Shape::Union(union)) => union.branches.iter().for_each(|branch| follow(&branch.ty)),
            Some(Shape::Family(family)) => {
                family.common.iter().for_each(|field| follow(&field.ty));
                for member in family.members.values() {
                    member.beside.iter().for_each(|field| follow(&field.ty));
                    waiting.extend(&member.payload);
                }
            }
            Some(Shape::Enum(_)) | None => {}
        }
        waiting.append(&mut next);
    }
}

/// Looks at what a field says to configs.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    let Node::Field { field, .. } = item.node else {
        return;
    };
    let Setting { env, protective } = field.setting;
    let path = path.key("setting");
    if field.setting.is_plain() {
        return;
    }
    if !check.is_setting(&path.pointer()) {
        let message = format!("no config holds the field `{}`", field.name);
        let word = if env { "env" } else { "protective" };
        return check.report(&path.key(word), &catalogue::SETTING_MISFIT, message, |finding| {
            finding.help("`env` and `protective` speak to configs; take them out")
        });
    }
    if env && !holds_scalars(check, &field.ty) {
        let message = format!(
            "`{}` holds no scalars, so that no reference can stand in it",
            field.name
        );
        check.report(&path.key("env"), &catalogue::SETTING_MISFIT, message, |finding| {
            finding.help("say `env` of a text, a number or a truth value, or of a list or map of them; in a record, of its fields")
        });
    }
    if let Some(protective) = protective {
        protects(check, field, protective, &path.key("protective"));
    }
}

fn protects(check: &mut Check<'_>, field: &Field, protective: Protective, path: &Path<'_>) {
    let name = &field.name;
    let misfit = if !is_scalar(check, &field.ty) {
        let help = "say it of the scalars in it: a list or a record is neither weaker nor stronger than another";
        Some((
            format!("`{name}` is no scalar, so that nothing tells which value is weaker"),
            help,
        ))
    } else if field.default.as_ref().is_none_or(Value::is_null) {
        let help = "give the field a `default`: what is weaker is said by it";
        Some((format!("`{name}` has no default to protect as much as"), help))
    } else if protective != Protective::Default && !is_ordered(check, &field.ty) {
        let help = "write `protective: true`, which takes any other value than the default for weaker";
        Some((format!("the values of `{name}` have no order"), help))
    } else {
        None
    };
    if let Some((message, help)) = misfit {
        check.report(path, &catalogue::SETTING_MISFIT, message, |finding| finding.help(help));
    }
}

/// What a type is in the end: through nulls and aliases.
fn settled<'r>(check: &Check<'r>, ty: &'r Type) -> (&'r Type, Option<&'r Shape>) {
    let mut ty = ty;
    // A longer chain is a circle, which is a finding of its own.
    for _ in 0..100 {
        match ty {
            Type::Nullable(inner) => ty = inner,
            Type::Ref(reference) => match check.registry.get(reference).map(|definition| &definition.shape) {
                Some(Shape::Alias(inner)) => ty = inner,
                shape => return (ty, shape),
            },
            _ => break,
        }
    }
    (ty, None)
}

fn is_scalar<'r>(check: &Check<'r>, ty: &'r Type) -> bool {
    match settled(check, ty) {
        (_, Some(Shape::Enum(_))) => true,
        (Type::Ref(_) | Type::Json | Type::List { .. } | Type::Map { .. }, _) => false,
        _ => true,
    }
}

/// Whether a type is a scalar, or a list or map of them at any depth.
fn holds_scalars<'r>(check: &Check<'r>, ty: &'r Type) -> bool {
    match settled(check, ty).0 {
        Type::List { items: inner, .. } | Type::Map { values: inner } => holds_scalars(check, inner),
        ty => is_scalar(check, ty),
    }
}

fn is_ordered<'r>(check: &Check<'r>, ty: &'r Type) -> bool {
    let (ty, shape) = settled(check, ty);
    let is_number = matches!(ty, Type::Integer { .. } | Type::Number(_) | Type::Int64 | Type::Uint64);
    is_number || matches!(shape, Some(Shape::Enum(_)))
}

/// Looks at a package's configs.
pub(super) fn configs<'r>(check: &mut Check<'r>, package: &'r Package) {
    for (name, config) in &package.configs {
        let Some(Shape::Record(record)) = package.types.get(name).map(|definition| &definition.shape) else {
            continue;
        };
        let root = format!("/packages/{}/configs/{}", segment(&package.name), segment(name));
        for (index, preset) in config.presets.iter().enumerate() {
            let pointer = format!("{root}/presets/{index}/values");
            values(check, config, record, preset, &pointer);
        }
    }
}

fn values<'r>(check: &mut Check<'r>, config: &Config, record: &'r Record, preset: &'r Preset, pointer: &str) {
    for (key, value) in &preset.values {
        let pointer = format!("{pointer}/{}", segment(key));
        if config.preset_key.as_ref() == Some(key) {
            let message = format!("preset `{}` would choose a preset itself", preset.name);
            check.report_at(pointer, &catalogue::PRESET_REJECTED, message, |finding| {
                finding.help("a preset gives every other key; take this one out")
            });
            continue;
        }
        let Some(field) = record.fields.iter().find(|field| field.name == *key) else {
            let message = format!(
                "preset `{}` gives `{key}`, which is no field of the config",
                preset.name
            );
            check.report_at(pointer, &catalogue::PRESET_REJECTED, message, |finding| {
                finding
                    .near(key, record.fields.iter().map(|field| field.name.as_str()))
                    .help("a preset gives top-level keys, each with its whole value")
            });
            continue;
        };
        let problems = check.judge.setting(&field.ty, value);
        rejected(check, &preset.name, &pointer, &format!("/{}", segment(key)), &problems);
        if problems.is_empty() {
            rule_sets(check, &field.ty, value, &pointer, 0);
        }
    }
}

/// Reports what a type says of a value of a preset, which stands at a pointer and under a key of the preset.
pub(super) fn rejected(check: &mut Check<'_>, preset: &str, pointer: &str, key: &str, problems: &[Problem]) {
    for problem in problems {
        let pointer = format!("{pointer}{}", problem.pointer);
        let shown = Problem {
            pointer: format!("{key}{}", problem.pointer),
            message: problem.message.clone(),
        };
        let message = format!("preset `{preset}` is rejected: {}", reason(&shown));
        check.report_at(pointer, &catalogue::PRESET_REJECTED, message, |finding| {
            finding.help("mend the preset or the type")
        });
    }
}
