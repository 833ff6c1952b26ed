//! The pages: which blocks stand on them, in which order.

use std::collections::BTreeSet;

use cantus_registry::model::{Family, Package, Registry, Shape, Tombstone, TypeDef};

use super::escape::{cell, code, line, prose as paragraphs};
use super::events::summarised;
use super::links::{INDEX, Links, link, page};
use super::view::{Block, Page};
use super::{definitions, errors, events, is_shown_with_its_owner, prose, protocol, settings};

/// The page with the list of all packages.
pub fn index(registry: &Registry) -> Page {
    let mut blocks = vec![
        Block::heading(1, "Catalogue"),
        Block::paragraph("Every package of the registry, with everything that is declared in it."),
    ];
    let rows = registry.packages.values().map(|package| {
        vec![
            cell(&link(&code(&package.name), &page(&package.name))),
            cell(&line(&package.version)),
            package.events.members.len().to_string(),
            package
                .summary
                .as_deref()
                .map(|text| cell(&line(text)))
                .unwrap_or_default(),
        ]
    });
    blocks.extend(Block::table(
        vec!["Package", "Version", "Events", "Summary"],
        rows.collect(),
    ));
    Page { blocks }
}

/// The page of a package.
pub fn package(links: &Links<'_>) -> Page {
    let package = links.package;
    let mut blocks = vec![
        Block::paragraph(link("Catalogue", &format!("{INDEX}.md"))),
        Block::heading(1, code(&package.name)),
        Block::paragraph(format!("Version {}.", line(&package.version))),
    ];
    let prose = [&package.summary, &package.description].into_iter().flatten();
    blocks.extend(prose.flat_map(|text| paragraphs(text)).map(Block::Paragraph));
    let family = errors::family(package);
    let types = types(package);
    blocks.extend(contents(links, family, &types));
    blocks.extend(events::envelope(links));
    if !package.events.members.is_empty() {
        blocks.push(Block::heading(2, "Events"));
        for (name, member) in &package.events.members {
            blocks.extend(events::event(links, name, member));
        }
    }
    if let (Some(errors), Some(family)) = (&package.errors, family) {
        blocks.extend(errors::shape(links, errors, family));
        for (name, member) in &family.members {
            blocks.extend(errors::code_section(links, errors, family, name, member));
        }
        blocks.extend(errors::classification(links, errors));
    }
    if !package.policies.is_empty() {
        blocks.push(Block::heading(2, "Policies"));
    }
    blocks.extend(
        package
            .policies
            .iter()
            .flat_map(|(name, policy)| settings::policy(links, name, policy)),
    );
    if !package.configs.is_empty() {
        blocks.push(Block::heading(2, "Configs"));
    }
    blocks.extend(
        package
            .configs
            .iter()
            .flat_map(|(name, config)| settings::config(links, name, config)),
    );
    blocks.extend(protocol::section(links));
    if !types.is_empty() {
        blocks.push(Block::heading(2, "Types"));
        for (name, definition) in types {
            blocks.extend(definitions::section(links, name, definition));
        }
    }
    blocks.extend(removed(package, family));
    Page { blocks }
}

/// The definitions that have a heading of their own.
fn types(package: &Package) -> Vec<(&String, &TypeDef)> {
    let mut elsewhere: BTreeSet<&str> = settings::shown(package);
    if let Some(errors) = &package.errors {
        elsewhere.extend([errors.family.as_str(), errors.codes.as_str()]);
    }
    let families = package.types.values().filter_map(|definition| match &definition.shape {
        Shape::Family(family) => Some(family),
        Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) => None,
    });
    for family in families.chain([&package.events]) {
        let payloads = family.members.values().filter_map(|member| member.payload.as_ref());
        let own = payloads.filter(|payload| is_shown_with_its_owner(package, payload));
        elsewhere.extend(own.map(|payload| payload.name.as_str()));
    }
    let types = package.types.iter();
    types.filter(|(name, _)| !elsewhere.contains(name.as_str())).collect()
}

/// The lists of what the page holds.
fn contents(links: &Links<'_>, errors: Option<&Family>, types: &[(&String, &TypeDef)]) -> Vec<Block> {
    let package = links.package;
    let of_type =
        |(name, definition): (&String, &TypeDef)| summarised(links.own(name), definition.meta.summary.as_deref());
    let named = |name: &String| {
        summarised(
            links.own(name),
            package.types.get(name).and_then(|it| it.meta.summary.as_deref()),
        )
    };
    let lists = [
        (
            "Events",
            package
                .events
                .members
                .iter()
                .map(|(name, member)| events::entry(links, name, member))
                .collect::<Vec<_>>(),
        ),
        (
            "Errors",
            errors
                .into_iter()
                .flat_map(|family| &family.members)
                .map(|(name, member)| summarised(links.error(name), member.meta.summary.as_deref()))
                .collect(),
        ),
        ("Policies", package.policies.keys().map(named).collect()),
        ("Configs", package.configs.keys().map(named).collect()),
        ("Types", types.iter().copied().map(of_type).collect()),
    ];
    let filled = lists.into_iter().filter(|(_, entries)| !entries.is_empty());
    filled
        .flat_map(|(title, entries)| [Block::paragraph(format!("**{title}**")), Block::List(entries)])
        .collect()
}

/// What is no longer there.
fn removed(package: &Package, errors: Option<&Family>) -> Vec<Block> {
    let codes = errors.into_iter().flat_map(|family| &family.removed);
    let all: Vec<(&String, &Tombstone)> = package
        .events
        .removed
        .iter()
        .chain(&package.removed)
        .chain(codes)
        .collect();
    prose::removed(all)
        .into_iter()
        .flat_map(|table| [Block::heading(2, "Removed"), table])
        .collect()
}
