//! The envelope, and each event under a heading of its own.

use cantus_registry::model::{Direction, Family, Member, ToldApart};

use super::escape::{code, fence, json, line};
use super::links::{Links, To, anchor};
use super::prose::{self, Kin};
use super::samples;
use super::view::Block;
use super::{definitions, is_shown_with_its_owner};

/// How every document of the package is spelled.
pub fn envelope(links: &Links<'_>) -> Vec<Block> {
    let family = &links.package.events;
    let mut blocks = vec![Block::heading(2, "Envelope"), Block::Paragraph(spelling(family))];
    if let Some(fields) = prose::fields(links, &family.common, None) {
        blocks.push(Block::paragraph(
            "Beside the tag of every event, unless it says otherwise:",
        ));
        blocks.push(fields);
    }
    if let Some(fields) = prose::fields(links, &family.transport, None) {
        blocks.push(Block::paragraph("A transport may add:"));
        blocks.push(fields);
    }
    if !links.package.sensitivity.is_empty() {
        let levels: Vec<String> = links.package.sensitivity.iter().map(|level| code(level)).collect();
        blocks.push(Block::paragraph(format!(
            "Sensitivity, lowest first: {}.",
            levels.join(", ")
        )));
    }
    blocks
}

fn spelling(family: &Family) -> String {
    match (&family.told_apart, &family.content) {
        (ToldApart::Tag(tag), Some(content)) => format!(
            "A document is one JSON object: {} names the event, and its payload stands under {}.",
            code(tag),
            code(content)
        ),
        (ToldApart::Tag(tag), None) => format!(
            "A document is one JSON object: {} names the event, and its payload stands beside it.",
            code(tag)
        ),
        (ToldApart::Outside | ToldApart::Key, _) => {
            "A document is the payload of an event; its name travels outside the document.".to_owned()
        }
    }
}

/// An event.
pub fn event(links: &Links<'_>, name: &str, member: &Member) -> Vec<Block> {
    let family = &links.package.events;
    let mut anchors = vec![anchor(To::Event, name)];
    let payload = member.payload.as_ref();
    let own = payload.filter(|payload| is_shown_with_its_owner(links.package, payload));
    anchors.extend(own.map(|payload| anchor(To::Type, &payload.name)));
    let mut blocks = vec![Block::anchored(3, anchors, code(name))];
    blocks.extend(prose::blocks(links, &member.meta, Kin::Event));
    blocks.extend(direction(member.direction));
    if let Some(level) = &member.sensitivity {
        blocks.push(Block::paragraph(format!("All of it is {}.", code(level))));
    }
    blocks.extend(definitions::member(links, family, member, 4));
    blocks.extend(examples(links, name, member));
    blocks
}

fn direction(direction: Direction) -> Option<Block> {
    match direction {
        Direction::Out => None,
        Direction::In => Some(Block::paragraph("Sent by clients.")),
        Direction::Both => Some(Block::paragraph("Sent by both sides.")),
    }
}

fn examples(links: &Links<'_>, name: &str, member: &Member) -> Vec<Block> {
    let mut blocks = Vec::new();
    for payload in &member.meta.examples {
        let (title, text) = match samples::document(links.registry, links.package, name, member, payload) {
            Some(document) => ("On the wire:", document),
            None => ("As its payload:", samples::printed(payload)),
        };
        if blocks.is_empty() {
            blocks.push(Block::paragraph(title));
        }
        blocks.push(json_block(&text));
    }
    blocks
}

/// JSON that is shown.
pub fn json_block(text: &str) -> Block {
    let text = json(text.trim_end());
    Block::Code {
        language: "json",
        fence: fence(&text),
        text,
    }
}

/// The entry of an event in a list: a link, and its summary.
pub fn entry(links: &Links<'_>, name: &str, member: &Member) -> String {
    summarised(links.event(name), member.meta.summary.as_deref())
}

/// A link, and the summary of what it leads to.
pub fn summarised(link: String, summary: Option<&str>) -> String {
    match summary {
        Some(summary) => format!("{link}: {}", line(summary)),
        None => link,
    }
}
