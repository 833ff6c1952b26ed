//! Errors: how an error object is spelled, and each code under a heading of its own.

use cantus_registry::describe;
use cantus_registry::model::{Errors, Family, Literal, Member, Package, Shape};

use super::definitions;
use super::escape::{cell, code, line};
use super::events::json_block;
use super::links::{Links, To, anchor};
use super::prose::{self, Kin};
use super::samples;
use super::view::Block;

/// The error family of a package.
pub fn family(package: &Package) -> Option<&Family> {
    let errors = package.errors.as_ref()?;
    match &package.types.get(&errors.family)?.shape {
        Shape::Family(family) => Some(family),
        Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) => None,
    }
}

/// How an error object is spelled.
pub fn shape(links: &Links<'_>, errors: &Errors, family: &Family) -> Vec<Block> {
    let anchors = vec![anchor(To::Type, &errors.family), anchor(To::Type, &errors.codes)];
    let mut blocks = vec![
        Block::anchored(2, anchors, "Errors"),
        Block::paragraph(format!(
            "{} is an error, {} its code. The code and what stands with it here are stable; the message is not.",
            code(&errors.family),
            code(&errors.codes)
        )),
        Block::Paragraph(definitions::told_apart(family)),
    ];
    if let Some(fields) = prose::fields(links, &family.common, None) {
        blocks.push(Block::paragraph("In every error, unless it says otherwise:"));
        blocks.push(fields);
    }
    if let Some(fields) = prose::fields(links, &errors.attributes, None) {
        blocks.push(Block::paragraph("Attributes of a code:"));
        blocks.push(fields);
    }
    blocks
}

/// Which failures get which code without anybody saying so.
pub fn classification(links: &Links<'_>, errors: &Errors) -> Vec<Block> {
    let rows = errors.classify.iter().map(|row| {
        vec![
            cell(&line(&describe::failure(&row.failure))),
            cell(&links.error(&row.code)),
        ]
    });
    Block::table(vec!["A failure that shows", "gets"], rows.collect())
        .into_iter()
        .flat_map(|table| [Block::heading(3, "Failures of another kind"), table])
        .collect()
}

/// An error code.
pub fn code_section(links: &Links<'_>, errors: &Errors, family: &Family, name: &str, member: &Member) -> Vec<Block> {
    let mut anchors = vec![anchor(To::Error, name)];
    let payload = member.payload.as_ref();
    let own = payload.filter(|payload| super::is_shown_with_its_owner(links.package, payload));
    anchors.extend(own.map(|payload| anchor(To::Type, &payload.name)));
    let mut blocks = vec![Block::anchored(3, anchors, code(name))];
    blocks.extend(prose::blocks(links, &member.meta, Kin::Error));
    if let Some(hint) = member.code.as_ref().and_then(|facts| facts.hint.as_ref()) {
        blocks.push(Block::paragraph(format!("**What to do:** {}", line(hint))));
    }
    blocks.extend(Block::table(vec!["Fact", "Value"], facts(links, name, member)));
    if member.payload.is_some() || member.beside != family.common {
        blocks.extend(definitions::member(links, family, member, 4));
    }
    for details in &member.meta.examples {
        let text = samples::error(links.registry, links.package, errors, member, details);
        blocks.push(json_block(&text.unwrap_or_else(|| samples::printed(details))));
    }
    blocks
}

fn facts(links: &Links<'_>, name: &str, member: &Member) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut row = |fact: String, value: String| rows.push(vec![cell(&fact), cell(&value)]);
    if member.wire != Literal::String(name.to_owned()) {
        row("on the wire".to_owned(), code(&definitions::value(&member.wire)));
    }
    let Some(facts) = &member.code else { return rows };
    if let Some(status) = facts.status {
        row("status".to_owned(), code(&status.to_string()));
    }
    if let Some(retryable) = facts.retryable {
        row("retryable".to_owned(), code(&retryable.to_string()));
    }
    for (attribute, value) in &facts.attributes {
        row(code(attribute), code(&value.to_string()));
    }
    if !facts.is_a.is_empty() {
        let ancestors: Vec<String> = facts.is_a.iter().map(|name| links.error(name)).collect();
        row("is a".to_owned(), ancestors.join(", "));
    }
    rows
}
