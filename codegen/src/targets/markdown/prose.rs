//! What people said of an item, as blocks and as the text of a cell.

use cantus_registry::describe;
use cantus_registry::model::{Deprecated, Field, Meta, Presence, Stability, Tombstone, Type};

use super::escape::{cell, code, line, prose};
use super::links::Links;
use super::view::Block;

/// Where the name of a replacement or of a neighbour leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kin {
    /// To an event.
    Event,
    /// To an error code.
    Error,
    /// To a type.
    Type,
    /// Nowhere: it stands beside the item.
    Sibling,
}

impl Kin {
    fn link(self, links: &Links<'_>, name: &str) -> String {
        match self {
            Self::Event => links.event(name),
            Self::Error => links.error(name),
            Self::Type if links.package.types.contains_key(name) => links.own(name),
            Self::Type | Self::Sibling => code(name),
        }
    }
}

/// What there is to say of an item, from its summary to what it is not for.
pub fn blocks(links: &Links<'_>, meta: &Meta, kin: Kin) -> Vec<Block> {
    let mut blocks: Vec<Block> = paragraphs(meta).into_iter().map(Block::Paragraph).collect();
    let lifecycle = lifecycle(links, meta, kin);
    if !lifecycle.is_empty() {
        blocks.push(Block::paragraph(lifecycle.join(" ")));
    }
    if let Some(use_when) = &meta.use_when {
        blocks.push(Block::paragraph(format!("**Use it when:** {}", line(use_when))));
    }
    if !meta.instead_of.is_empty() {
        blocks.push(Block::paragraph("**Instead of:**"));
        let others = meta.instead_of.iter();
        blocks.push(Block::List(
            others
                .map(|(other, why)| format!("{}: {}", kin.link(links, other), line(why)))
                .collect(),
        ));
    }
    blocks
}

fn paragraphs(meta: &Meta) -> Vec<String> {
    [&meta.summary, &meta.description]
        .into_iter()
        .flatten()
        .flat_map(|text| prose(text))
        .collect()
}

/// Since when, how settled, and what replaces it; a sentence each.
fn lifecycle(links: &Links<'_>, meta: &Meta, kin: Kin) -> Vec<String> {
    let mut sentences = Vec::new();
    sentences.extend(meta.since.as_ref().map(|since| format!("Since {}.", line(since))));
    if meta.stability == Stability::Experimental {
        sentences.push("*Experimental:* it may change in any release.".to_owned());
    }
    match &meta.deprecated {
        Some(deprecated) => sentences.push(deprecation(links, deprecated, kin)),
        None if meta.stability == Stability::Deprecated => sentences.push("**Deprecated.**".to_owned()),
        None => {}
    }
    sentences
}

fn deprecation(links: &Links<'_>, deprecated: &Deprecated, kin: Kin) -> String {
    let Deprecated {
        since,
        note,
        replacement,
    } = deprecated;
    let mut text = match since {
        Some(since) => format!("**Deprecated since {}.**", line(since)),
        None => "**Deprecated.**".to_owned(),
    };
    if let Some(note) = note {
        text.push_str(&format!(" {}", sentence(note)));
    }
    if let Some(replacement) = replacement {
        text.push_str(&format!(" Use {} instead.", kin.link(links, replacement)));
    }
    text
}

/// A text that ends as a sentence does.
fn sentence(text: &str) -> String {
    let ready = line(text);
    if ready.ends_with(['.', '!', '?']) {
        ready
    } else {
        format!("{ready}.")
    }
}

/// What there is to say of an item in a cell.
pub fn in_cell(links: &Links<'_>, meta: &Meta, kin: Kin) -> Vec<String> {
    let mut parts = paragraphs(meta);
    let lifecycle = lifecycle(links, meta, kin);
    if !lifecycle.is_empty() {
        parts.push(lifecycle.join(" "));
    }
    parts.extend(
        meta.use_when
            .as_ref()
            .map(|text| format!("Use it when: {}", line(text))),
    );
    for (other, why) in &meta.instead_of {
        parts.push(format!("Instead of {}: {}", kin.link(links, other), line(why)));
    }
    parts
}

/// The parts of a cell, each on a line of its own.
pub fn joined(parts: &[String]) -> String {
    cell(&parts.join("<br>"))
}

/// The table of some fields; a column for sensitivity only where something is sensitive.
pub fn fields(links: &Links<'_>, fields: &[Field], rest: Option<&Type>) -> Option<Block> {
    let levels = fields
        .iter()
        .map(|field| level(links, field).map(|level| cell(&code(level))));
    let levels: Vec<Option<String>> = levels.collect();
    let has_levels = levels.iter().any(Option::is_some);
    let row = |name: String, ty: String, presence: &str, level: Option<String>, parts: Vec<String>| {
        let mut row = vec![cell(&name), cell(&ty), presence.to_owned()];
        if has_levels {
            row.push(level.unwrap_or_default());
        }
        row.push(joined(&parts));
        row
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (field, level) in fields.iter().zip(levels) {
        let (name, ty) = (code(&field.name), links.ty(&field.ty));
        rows.push(row(name, ty, presence(field.presence), level, of_field(links, field)));
    }
    if let Some(rest) = rest {
        let said = vec!["Further keys are data: written, and kept.".to_owned()];
        rows.push(row("*any other*".to_owned(), links.ty(rest), "optional", None, said));
    }
    let mut head = vec!["Field", "Type", "Presence", "Description"];
    if has_levels {
        head.insert(3, "Sensitivity");
    }
    Block::table(head, rows)
}

/// The level of a field: its own, or that of its type.
fn level<'r>(links: &Links<'r>, field: &'r Field) -> Option<&'r str> {
    let of_type = |field: &'r Field| links.registry.get(field.ty.definition()?)?.sensitivity.as_deref();
    field.sensitivity.as_deref().or_else(|| of_type(field))
}

fn presence(presence: Presence) -> &'static str {
    match presence {
        Presence::Required => "required",
        Presence::Optional => "optional",
    }
}

fn of_field(links: &Links<'_>, field: &Field) -> Vec<String> {
    let mut parts = in_cell(links, &field.meta, Kin::Sibling);
    parts.extend(
        field
            .default
            .as_ref()
            .map(|value| format!("Default: {}", code(&value.to_string()))),
    );
    if field.setting.env {
        parts.push("May refer to the environment, as `${NAME}`.".to_owned());
    }
    parts.extend(field.setting.protective.map(|protective| {
        format!(
            "What protects is {}; weakening it is reported.",
            describe::protective(protective)
        )
    }));
    if !field.meta.examples.is_empty() {
        let examples: Vec<String> = field
            .meta
            .examples
            .iter()
            .map(|value| code(&super::escape::json(&value.to_string())))
            .collect();
        parts.push(format!("Such as {}", examples.join(", ")));
    }
    parts
}

/// The table of what was removed, each with the anchor that leads to it.
pub fn removed<'t>(tombstones: impl IntoIterator<Item = (&'t String, &'t Tombstone)>) -> Option<Block> {
    let row = |(name, tombstone): (&String, &Tombstone)| {
        vec![
            cell(&code(name)),
            tombstone
                .since
                .as_deref()
                .map(|since| cell(&line(since)))
                .unwrap_or_default(),
            tombstone
                .note
                .as_deref()
                .map(|note| cell(&line(note)))
                .unwrap_or_default(),
        ]
    };
    let rows = tombstones.into_iter().map(row).collect();
    Block::table(vec!["Removed", "Since", "Why"], rows)
}
