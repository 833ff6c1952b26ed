//! Names in prose that must exist: the neighbours of `instead_of`, and what replaces a deprecated item.

use super::Check;
use super::walk::{Item, Node, Path};
use crate::catalogue;
use crate::model::Literal;

/// Looks at the names that an item mentions.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    let Some(meta) = item.node.meta() else { return };
    let meta_path = path.key("meta");
    for name in meta.instead_of.keys().filter(|name| !is_known(item, name)) {
        let message = format!("`instead_of` names `{name}`, which is neither an event of the package nor a neighbour");
        check.report(
            &meta_path.key("instead_of").key(name),
            &catalogue::INSTEAD_OF_UNKNOWN,
            message,
            |finding| {
                finding
                    .help("name an event of the package, or an item declared beside this one")
                    .near(name, known(item))
            },
        );
    }
    let replacement = meta
        .deprecated
        .as_ref()
        .and_then(|deprecated| deprecated.replacement.as_ref());
    if let Some(name) = replacement.filter(|name| is_own(item, name)) {
        let message = format!("`use` names `{name}`, which is what is deprecated");
        check.report(
            &meta_path.key("deprecated").key("use"),
            &catalogue::REPLACEMENT_UNKNOWN,
            message,
            |finding| finding.help("name what replaces it, or leave `use` out"),
        );
    } else if let Some(name) = replacement.filter(|name| !is_known(item, name)) {
        let message = format!("`use` names `{name}`, which is not declared");
        check.report(
            &meta_path.key("deprecated").key("use"),
            &catalogue::REPLACEMENT_UNKNOWN,
            message,
            |finding| {
                finding
                    .help("name an event or a type of the package, or an item declared beside this one")
                    .near(name, known(item))
            },
        );
    }
}

/// Whether a name is the item's own.
fn is_own(item: Item<'_>, name: &str) -> bool {
    match item.node {
        Node::Field { field, .. } => field.name == name,
        Node::Member { name: own, .. } | Node::Definition { name: own, .. } => own == name,
        Node::EnumMember { member, .. } => is_value(&member.value, name),
        Node::Record(_) | Node::Family { .. } | Node::Enum(_) | Node::Type(_) | Node::Tombstone(_) => false,
    }
}

/// Whether a name spells the value of an enum's member.
fn is_value(value: &Literal, name: &str) -> bool {
    match value {
        Literal::String(value) => value == name,
        Literal::Integer(value) => value.to_string() == name,
        Literal::Null | Literal::Bool(_) => false,
    }
}

fn is_known(item: Item<'_>, name: &str) -> bool {
    let package = item.package;
    let beside = match item.node {
        Node::Field { siblings, .. } => siblings.iter().any(|field| field.name == name),
        Node::Member { family, .. } => family.members.contains_key(name),
        Node::EnumMember { of, .. } => of.members.iter().any(|member| is_value(&member.value, name)),
        Node::Definition { .. }
        | Node::Record(_)
        | Node::Family { .. }
        | Node::Enum(_)
        | Node::Type(_)
        | Node::Tombstone(_) => false,
    };
    beside || package.events.members.contains_key(name) || package.types.contains_key(name)
}

fn known<'r>(item: Item<'r>) -> Vec<&'r str> {
    let mut names: Vec<&'r str> = match item.node {
        Node::Field { siblings, .. } => siblings.iter().map(|field| field.name.as_str()).collect(),
        Node::Member { family, .. } => family.members.keys().map(String::as_str).collect(),
        Node::EnumMember { of, .. } => of
            .members
            .iter()
            .filter_map(|member| match &member.value {
                Literal::String(value) => Some(value.as_str()),
                Literal::Null | Literal::Bool(_) | Literal::Integer(_) => None,
            })
            .collect(),
        Node::Definition { .. } => item.package.types.keys().map(String::as_str).collect(),
        Node::Record(_) | Node::Family { .. } | Node::Enum(_) | Node::Type(_) | Node::Tombstone(_) => Vec::new(),
    };
    names.extend(item.package.events.members.keys().map(String::as_str));
    names
}
