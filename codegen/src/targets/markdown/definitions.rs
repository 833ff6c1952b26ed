//! Definitions: what a type is made of.

use cantus_registry::describe;
use cantus_registry::model::{
    ContentPresence, Enum, Family, Kind, KindUnion, Literal, Member, Openness, Record, Shape, ToldApart, TypeDef,
};

use super::escape::{cell, code};
use super::links::{Links, To, anchor};
use super::prose::{self, Kin};
use super::view::Block;

/// A definition under a heading of its own.
pub fn section(links: &Links<'_>, name: &str, definition: &TypeDef) -> Vec<Block> {
    let mut blocks = vec![Block::anchored(3, vec![anchor(To::Type, name)], code(name))];
    blocks.extend(prose::blocks(links, &definition.meta, Kin::Type));
    if let Some(level) = &definition.sensitivity {
        blocks.push(Block::paragraph(format!("Its values are {}.", code(level))));
    }
    blocks.extend(shape(links, &definition.shape, 4));
    blocks
}

/// What a definition is made of; headings inside it have this level.
pub fn shape(links: &Links<'_>, shape: &Shape, level: usize) -> Vec<Block> {
    match shape {
        Shape::Alias(ty) => vec![Block::paragraph(format!("Another name for {}.", links.ty(ty)))],
        Shape::Record(record) => self::record(links, record),
        Shape::Enum(declared) => enumeration(links, declared),
        Shape::Union(union) => vec![self::union(links, union)],
        Shape::Family(family) => self::family(links, family, level),
    }
}

fn record(links: &Links<'_>, record: &Record) -> Vec<Block> {
    let fields = prose::fields(links, &record.fields, record.rest.as_ref());
    let mut blocks = vec![fields.unwrap_or_else(|| Block::paragraph("An object without fields of its own."))];
    blocks.extend(prose::removed(&record.removed));
    blocks
}

fn enumeration(links: &Links<'_>, declared: &Enum) -> Vec<Block> {
    let mut blocks = Vec::new();
    blocks.extend(openness(declared.open, "value"));
    let rows = declared.members.iter().map(|member| {
        vec![
            cell(&code(&value(&member.value))),
            prose::joined(&prose::in_cell(links, &member.meta, Kin::Sibling)),
        ]
    });
    blocks.extend(Block::table(vec!["Value", "Description"], rows.collect()));
    blocks.extend(prose::removed(&declared.removed));
    blocks
}

/// A value as it is, where that shows; as one writes it, where it does not.
pub fn value(literal: &Literal) -> String {
    match literal {
        Literal::String(text) if !text.is_empty() && text.trim() == text => text.clone(),
        Literal::String(_) | Literal::Integer(_) | Literal::Bool(_) | Literal::Null => describe::literal(literal),
    }
}

fn openness(open: Openness, of: &str) -> Option<Block> {
    let text = match open {
        Openness::Closed => return None,
        Openness::Reader => format!("Open: a reader takes any other {of}, too."),
        Openness::Both => format!("Open: any other {of} may be written, and is read."),
    };
    Some(Block::Paragraph(text))
}

fn union(links: &Links<'_>, union: &KindUnion) -> Block {
    let branch = |(kind, ty): (&str, String)| format!("{kind}: {ty}");
    let branches = union.branches.iter();
    Block::List(
        branches
            .map(|branch| (kind(branch.kind), links.ty(&branch.ty)))
            .map(branch)
            .collect(),
    )
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "null",
        Kind::Bool => "a boolean",
        Kind::Number => "a number",
        Kind::String => "a string",
        Kind::Array => "an array",
        Kind::Object => "an object",
    }
}

/// How the members are told apart, and each of them.
fn family(links: &Links<'_>, family: &Family, level: usize) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(told_apart(family))];
    blocks.extend(openness(family.open, "member"));
    if let Some(common) = prose::fields(links, &family.common, None) {
        blocks.push(Block::paragraph("In every member, unless it says otherwise:"));
        blocks.push(common);
    }
    for (name, member) in &family.members {
        let own = member.payload.as_ref();
        let own = own.filter(|payload| super::is_shown_with_its_owner(links.package, payload));
        let anchors = own.map(|payload| anchor(To::Type, &payload.name));
        blocks.push(Block::anchored(
            level,
            anchors.into_iter().collect(),
            code(&value_or_name(name, member)),
        ));
        blocks.extend(prose::blocks(links, &member.meta, Kin::Sibling));
        blocks.extend(self::member(links, family, member, level + 1));
    }
    blocks.extend(prose::removed(&family.removed));
    blocks
}

fn value_or_name(name: &str, member: &Member) -> String {
    match &member.wire {
        Literal::String(_) | Literal::Integer(_) => value(&member.wire),
        Literal::Bool(_) | Literal::Null => name.to_owned(),
    }
}

/// How a reader tells the members of a family apart, as a sentence.
pub fn told_apart(family: &Family) -> String {
    let payload = match &family.content {
        Some(content) => format!("what it carries stands under {}", code(content)),
        None => "what it carries stands beside it".to_owned(),
    };
    match &family.told_apart {
        ToldApart::Tag(tag) => {
            let mut text = format!("An object: {} says which member it is; {payload}.", code(tag));
            if let Some(default) = &family.default {
                text.push_str(&format!(" Without it, it is {}.", code(default)));
            }
            text
        }
        ToldApart::Outside => "An object; which member it is, is told outside it.".to_owned(),
        ToldApart::Key => "An object: which of these keys is there says which member it is.".to_owned(),
    }
}

/// What stands beside a member's tag, where it is its own, and what the member carries.
pub fn member(links: &Links<'_>, family: &Family, member: &Member, level: usize) -> Vec<Block> {
    let mut blocks = Vec::new();
    if member.beside != family.common {
        match prose::fields(links, &member.beside, None) {
            Some(fields) => {
                blocks.push(Block::paragraph("Beside the tag:"));
                blocks.push(fields);
            }
            None => blocks.push(Block::paragraph("Nothing else stands beside the tag.")),
        }
    }
    blocks.extend(carried(links, family, member, level));
    blocks
}

/// What a member carries.
fn carried(links: &Links<'_>, family: &Family, member: &Member, level: usize) -> Vec<Block> {
    let under = family
        .content
        .as_ref()
        .filter(|_| member.content != ContentPresence::Never);
    let Some(payload) = &member.payload else {
        return vec![Block::paragraph(match under {
            Some(content) => format!("Carries nothing; {} is an empty object.", code(content)),
            None => "Carries nothing.".to_owned(),
        })];
    };
    let mut blocks = Vec::new();
    if let (Some(content), ContentPresence::Optional) = (under, member.content) {
        blocks.push(Block::paragraph(format!("{} may be absent.", code(content))));
    }
    match links.registry.get(payload) {
        Some(definition) if super::is_shown_with_its_owner(links.package, payload) => {
            blocks.extend(shape(links, &definition.shape, level));
        }
        _ => blocks.push(Block::paragraph(format!("Carries {}.", links.definition(payload)))),
    }
    blocks
}
