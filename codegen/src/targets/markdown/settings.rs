//! Policies and configs: what their files may say, and the presets.

use std::collections::BTreeSet;

use cantus_registry::describe;
use cantus_registry::model::{Action, Config, Enum, Field, MatchBy, MatchKey, Meta, Package, Policy, Preset, Shape};
use serde_json::{Map, Value};

use super::definitions;
use super::escape::{cell, code};
use super::events::json_block;
use super::links::{Links, To, anchor};
use super::prose::{self, Kin};
use super::samples;
use super::view::Block;

/// The definitions that are shown with the policies and configs they belong to.
pub fn shown(package: &Package) -> BTreeSet<&str> {
    let policies = package
        .policies
        .iter()
        .flat_map(|(name, policy)| of_policy(name, policy));
    let configs = package
        .configs
        .iter()
        .flat_map(|(name, config)| of_config(name, config));
    policies.chain(configs).collect()
}

fn of_policy<'r>(name: &'r str, policy: &'r Policy) -> Vec<&'r str> {
    let mut names = vec![name, &policy.rule, &policy.request, &policy.action];
    names.extend(policy.preset.as_deref());
    names
}

fn of_config<'r>(name: &'r str, config: &'r Config) -> Vec<&'r str> {
    std::iter::once(name).chain(config.preset.as_deref()).collect()
}

fn heading(names: &[&str], name: &str) -> Block {
    let anchors = names.iter().map(|name| anchor(To::Type, name)).collect();
    Block::anchored(3, anchors, code(name))
}

/// A policy.
pub fn policy(links: &Links<'_>, name: &str, policy: &Policy) -> Vec<Block> {
    let mut blocks = vec![heading(&of_policy(name, policy), name)];
    if let Some(definition) = links.package.types.get(name) {
        blocks.extend(prose::blocks(links, &definition.meta, Kin::Type));
    }
    blocks.push(Block::paragraph(
        "The first rule that matches decides. A key that a rule leaves out matches anything; several keys must all match, of \
         several values one must, and what a request lacks matches nothing.",
    ));
    let keys = policy.keys.iter().map(|key| self::key(links, policy, key));
    blocks.extend(Block::table(vec!["Key", "Matches", "Description"], keys.collect()));
    let actions = policy.actions.iter().map(|action| self::action(links, policy, action));
    blocks.extend(Block::table(
        vec!["Action", "Answers with", "Description"],
        actions.collect(),
    ));
    blocks.push(Block::paragraph(format!(
        "Where no rule matches, and the file names no other, it is {}.",
        code(&policy.default)
    )));
    blocks.extend(presets(links, policy.preset.as_deref(), &policy.presets));
    blocks
}

fn key(links: &Links<'_>, policy: &Policy, key: &MatchKey) -> Vec<String> {
    let matches = match &key.by {
        MatchBy::Enum(reference) => links.definition(reference),
        MatchBy::Exact | MatchBy::Glob | MatchBy::AnyOf | MatchBy::Bool => {
            code(&describe::match_by(&key.by, &links.package.name))
        }
    };
    let field = field(links.package, &policy.rule, &key.name);
    let said = field.map(|field| prose::in_cell(links, &field.meta, Kin::Sibling));
    vec![
        cell(&code(&key.name)),
        cell(&matches),
        prose::joined(&said.unwrap_or_default()),
    ]
}

fn field<'r>(package: &'r Package, record: &str, name: &str) -> Option<&'r Field> {
    match &package.types.get(record)?.shape {
        Shape::Record(record) => record.fields.iter().find(|field| field.name == name),
        Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_) => None,
    }
}

fn action(links: &Links<'_>, policy: &Policy, action: &Action) -> Vec<String> {
    let error = action.error.as_ref().map(|error| {
        let mut parts = vec![links.error(&error.code)];
        let details = error.details.iter();
        parts.extend(details.map(|(name, detail)| format!("{}: {}", code(name), code(&describe::detail(detail)))));
        parts
    });
    vec![
        cell(&code(&action.name)),
        prose::joined(&error.unwrap_or_default()),
        of_member(links, &policy.action, &action.name),
    ]
}

/// What is said of the member of an enum.
fn of_member(links: &Links<'_>, name: &str, member: &str) -> String {
    let meta = enumeration(links.package, name).and_then(|declared| meta_of(declared, member));
    let parts = meta.map(|meta| prose::in_cell(links, meta, Kin::Sibling));
    prose::joined(&parts.unwrap_or_default())
}

fn enumeration<'r>(package: &'r Package, name: &str) -> Option<&'r Enum> {
    match &package.types.get(name)?.shape {
        Shape::Enum(declared) => Some(declared),
        Shape::Alias(_) | Shape::Record(_) | Shape::Union(_) | Shape::Family(_) => None,
    }
}

fn meta_of<'r>(declared: &'r Enum, name: &str) -> Option<&'r Meta> {
    let mut members = declared.members.iter();
    members
        .find(|member| definitions::value(&member.value) == name)
        .map(|member| &member.meta)
}

/// A config.
pub fn config(links: &Links<'_>, name: &str, config: &Config) -> Vec<Block> {
    let mut blocks = vec![heading(&of_config(name, config), name)];
    if let Some(definition) = links.package.types.get(name) {
        blocks.extend(prose::blocks(links, &definition.meta, Kin::Type));
        blocks.extend(definitions::shape(links, &definition.shape, 4));
    }
    let mut order =
        "Of each key the environment counts before the file, the file before the preset, and the preset before \
                     the default."
            .to_owned();
    if let Some(key) = &config.preset_key {
        order.push_str(&format!(" {} names the preset.", code(key)));
    }
    blocks.push(Block::Paragraph(order));
    blocks.extend(presets(links, config.preset.as_deref(), &config.presets));
    blocks
}

/// The presets, each with what it says.
fn presets(links: &Links<'_>, names: Option<&str>, presets: &[Preset]) -> Vec<Block> {
    let mut blocks = Vec::new();
    for preset in presets {
        blocks.push(Block::heading(4, format!("Preset {}", code(&preset.name))));
        let declared = names.and_then(|names| enumeration(links.package, names));
        if let Some(meta) = declared.and_then(|declared| meta_of(declared, &preset.name)) {
            blocks.extend(prose::blocks(links, meta, Kin::Sibling));
        }
        let values: Map<String, Value> = preset.values.clone().into_iter().collect();
        blocks.push(json_block(&samples::printed(&Value::Object(values))));
    }
    blocks
}
