//! Families and their members: what about them changed.

use std::collections::BTreeSet;

use super::{Changes, Item, Pair, maps, meta, said};
use crate::describe;
use crate::model::{CodeFacts, ContentPresence, Direction, Family, Field, Member, ToldApart};

impl Changes {
    /// `own` is what the family itself is told as, `item` what its members are.
    pub(super) fn family(&mut self, item: Item, own: Item, path: &str, old: &Family, new: &Family) {
        if old == new {
            return;
        }
        let package = path.split('.').next().unwrap_or(path);
        let mut details = Vec::new();
        said(
            &mut details,
            "told apart by",
            Some(told_apart(old)),
            Some(told_apart(new)),
        );
        said(
            &mut details,
            "content under",
            old.content.as_ref(),
            new.content.as_ref(),
        );
        let (was, is) = (describe::openness(old.open), describe::openness(new.open));
        said(&mut details, "openness", Some(was), Some(is));
        said(&mut details, "default", old.default.as_ref(), new.default.as_ref());
        self.changed(own, path, details);
        let beside = if own == Item::Package {
            format!("{path}.envelope")
        } else {
            path.to_owned()
        };
        self.fields(Item::Field, package, &beside, &old.common, &new.common);
        self.fields(Item::Field, package, &beside, &old.transport, &new.transport);
        maps(&old.members, &new.members, |name, pair| {
            let path = format!("{path}.{name}");
            match pair {
                Pair::Old(_) => self.removed(item, &path, ""),
                Pair::New(new) => self.added(item, &path, new.meta.summary.clone().unwrap_or_default()),
                Pair::Both(was, is) => self.member(item, package, &path, (old, was), (new, is)),
            }
        });
        self.tombstones(path, &old.removed, &new.removed);
        self.tombstones(&beside, &old.removed_common, &new.removed_common);
        self.tombstones(&beside, &old.removed_transport, &new.removed_transport);
    }

    fn member(
        &mut self,
        item: Item,
        package: &str,
        path: &str,
        (old_family, old): (&Family, &Member),
        (new_family, new): (&Family, &Member),
    ) {
        if old == new {
            return;
        }
        let mut details = Vec::new();
        let (was, is) = (describe::literal(&old.wire), describe::literal(&new.wire));
        said(&mut details, "on the wire", Some(was), Some(is));
        let payload = |member: &Member| member.payload.as_ref().map(|payload| describe::name(payload, package));
        said(&mut details, "payload", payload(old), payload(new));
        said(
            &mut details,
            "content",
            Some(content(old.content)),
            Some(content(new.content)),
        );
        said(
            &mut details,
            "direction",
            Some(direction(old.direction)),
            Some(direction(new.direction)),
        );
        said(
            &mut details,
            "sensitivity",
            old.sensitivity.as_ref(),
            new.sensitivity.as_ref(),
        );
        if let (Some(old), Some(new)) = (&old.code, &new.code) {
            facts(&mut details, old, new);
        }
        details.extend(meta::details(&old.meta, &new.meta));
        self.changed(item, path, details);
        // What a member merely takes from its family is told once, of the family.
        let (was, is) = (own_beside(old_family, old), own_beside(new_family, new));
        self.fields(Item::Field, package, path, &was, &is);
        self.tombstones(path, &old.removed_beside, &new.removed_beside);
        let (was, is) = (dropped(old_family, old), dropped(new_family, new));
        if was != is {
            self.changed(item, path, vec!["what stands beside its tag".to_owned()]);
        }
    }
}

fn facts(details: &mut Vec<String>, old: &CodeFacts, new: &CodeFacts) {
    let status = |facts: &CodeFacts| facts.status.map(|status| status.to_string());
    let retryable = |facts: &CodeFacts| facts.retryable.map(|retryable| retryable.to_string());
    said(details, "status", status(old), status(new));
    said(details, "retryable", retryable(old), retryable(new));
    said(details, "hint", old.hint.as_ref(), new.hint.as_ref());
    said(details, "is_a", super::listed(&old.is_a), super::listed(&new.is_a));
    maps(&old.attributes, &new.attributes, |name, pair| {
        let (was, is) = match pair {
            Pair::Old(old) => (Some(old.to_string()), None),
            Pair::New(new) => (None, Some(new.to_string())),
            Pair::Both(old, new) => (Some(old.to_string()), Some(new.to_string())),
        };
        said(details, name, was, is);
    });
}

/// The fields beside the tag that are the member's own.
fn own_beside(family: &Family, member: &Member) -> Vec<Field> {
    let own = member.beside.iter().filter(|field| !family.common.contains(field));
    own.cloned().collect()
}

/// The family's common fields that the member does not have.
fn dropped<'f>(family: &'f Family, member: &Member) -> BTreeSet<&'f str> {
    let has = |name: &str| member.beside.iter().any(|field| field.name == name);
    let dropped = family.common.iter().filter(|field| !has(&field.name));
    dropped.map(|field| field.name.as_str()).collect()
}

fn told_apart(family: &Family) -> String {
    match &family.told_apart {
        ToldApart::Tag(tag) => format!("`{tag}`"),
        ToldApart::Outside => "a name from outside".to_owned(),
        ToldApart::Key => "a key".to_owned(),
    }
}

fn content(content: ContentPresence) -> &'static str {
    match content {
        ContentPresence::Never => "never",
        ContentPresence::Required => "always",
        ContentPresence::Optional => "optional",
    }
}

fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Out => "out",
        Direction::In => "in",
        Direction::Both => "both",
    }
}
