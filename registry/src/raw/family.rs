//! `variants:` and `keyed:`: members told apart by a tag or by a key.

use super::declaration::{fields_under, open};
use super::keys::{Keys, map};
use super::member::{Role, member};
use super::value::{key_name, name};
use super::{ContentKey, Entries, FamilyForm, FamilyNotation, Member};
use crate::catalogue;
use crate::finding::Finding;
use crate::place::Spanned;
use crate::yaml::{Kind, Node};

/// The keys that go with `variants:` and `keyed:`.
pub(super) const FAMILY: &[&str] = &["tag", "content", "common", "open", "default"];

/// A family and what goes with it; `body` is what stands under `variants:` or `keyed:`.
pub(super) fn family(
    found: &mut Vec<Finding>,
    keys: &Keys<'_, '_>,
    body: &Node<'_>,
    told_apart: FamilyNotation,
) -> Option<FamilyForm> {
    let role = match told_apart {
        FamilyNotation::Variants => Role::Variant,
        FamilyNotation::Keyed => Role::Keyed,
    };
    if told_apart == FamilyNotation::Keyed {
        let words = ["tag", "content", "open", "default"];
        let help = "members of `keyed:` are told apart by their own keys, all of which are declared; use `variants:` for a tag";
        keys.refuse_words(found, &words, &catalogue::CONFLICTING_FORMS, help);
    }
    Some(FamilyForm {
        told_apart,
        members: members(found, body, role)?,
        tag: keys.node("tag").and_then(|node| tag(found, node)),
        content: content(found, keys),
        common: fields_under(found, keys, "common"),
        open: open(found, keys),
        default: keys.node("default").and_then(|node| name(found, node)),
    })
}

/// The members of a family by name. Of a variant that could not be read its name is kept, so that nobody is told it
/// is unknown; other members are left out.
pub(super) fn members(found: &mut Vec<Finding>, body: &Node<'_>, role: Role) -> Option<Entries<Member>> {
    let mut members = Vec::new();
    for (key, node) in map(found, body, role.map())? {
        match member(found, key, node, role) {
            Some(member) => members.push((key_name(key), member)),
            None if role == Role::Variant => members.push((key_name(key), Member::unsaid(key.place.clone()))),
            None => {}
        }
    }
    Some(members)
}

/// `tag:`; it names one key that is always there.
pub(super) fn tag(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<String>> {
    let refuse =
        |message: &str, help: &str| Finding::new(&catalogue::CONSTRUCT_REFUSED, &node.place, message).help(help);
    if matches!(node.kind, Kind::List(_)) {
        let help = "give the inner object a type of its own, told apart by its own tag";
        found.push(refuse("a tag is one key of the object itself", help));
        return None;
    }
    let tag = name(found, node)?;
    if tag.value.ends_with('?') {
        let help = "`default: member` names what an object without it is";
        found.push(refuse("a tag is always there", help));
        return None;
    }
    if tag.value.starts_with('/') || tag.value.starts_with("$.") {
        let help = "give the inner object a type of its own, told apart by its own tag";
        found.push(refuse("a tag is one key of the object itself", help));
        return None;
    }
    Some(tag)
}

/// `content:`; a `?` after the name lets an empty payload be absent.
pub(super) fn content(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> Option<ContentKey> {
    let written = keys.node("content").and_then(|node| name(found, node))?;
    let stripped = written.value.strip_suffix('?');
    let optional = stripped.is_some();
    let value = stripped.unwrap_or(&written.value).to_owned();
    Some(ContentKey {
        name: Spanned::new(value, written.place),
        optional,
    })
}
