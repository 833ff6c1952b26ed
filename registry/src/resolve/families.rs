//! `variants:` and `keyed:` → families.

use std::collections::BTreeMap;

use super::draft::{At, Draft};
use super::members::{ContentRule, Frame, Role};
use super::packages::{Named, merge_entries};
use super::records::{FieldList, Graves};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Family, Field, Member, Openness, ToldApart, Tombstone};
use crate::place::Spanned;
use crate::raw::{self, ContentKey, FamilyForm, FamilyNotation, Payload};

/// The tag of a family that names none.
pub(super) const DEFAULT_TAG: &str = "type";

impl Draft<'_> {
    /// Resolves a family that is a definition.
    pub(super) fn family(&mut self, form: FamilyForm, at: &At<'_>) -> Family {
        match form.told_apart {
            FamilyNotation::Variants => self.variants(form, at),
            FamilyNotation::Keyed => self.keyed(form, at),
        }
    }

    fn variants(&mut self, form: FamilyForm, at: &At<'_>) -> Family {
        let root = format!("{}/shape/family", at.pointer);
        let tag = self.tag(form.tag, &root, at);
        let (content, rule) = self.content(form.content, &root, at);
        let (common, removed_common) = self.common(form.common, &root, at);
        let frame = Frame {
            role: Role::Variant,
            content: rule,
            common: &common,
            root: &root,
        };
        let members = self.distinct_members("variant", form.members);
        let (members, removed) = self.members(members, &frame, at);
        let default = form
            .default
            .and_then(|default| self.default_member(default, &members, &removed, &root, at));
        Family {
            told_apart: ToldApart::Tag(tag),
            content,
            common,
            transport: Vec::new(),
            open: form.open.map_or(Openness::Closed, |open| open.value),
            default,
            members,
            removed,
            removed_common,
            removed_transport: BTreeMap::new(),
        }
    }

    /// What goes with tags alone says nothing here, which was reported.
    fn keyed(&mut self, form: FamilyForm, at: &At<'_>) -> Family {
        let root = format!("{}/shape/family", at.pointer);
        let (common, removed_common) = self.common(form.common, &root, at);
        let frame = Frame {
            role: Role::Keyed,
            content: ContentRule::Never,
            common: &common,
            root: &root,
        };
        let members = self.distinct_members("keyed member", form.members);
        let (members, removed) = self.members(members, &frame, at);
        Family {
            told_apart: ToldApart::Key,
            content: None,
            common,
            transport: Vec::new(),
            open: Openness::Closed,
            default: None,
            members,
            removed,
            removed_common,
            removed_transport: BTreeMap::new(),
        }
    }

    /// What stands beside the tag of every member, and what once did.
    pub(super) fn common(
        &mut self,
        fields: Vec<raw::Field>,
        root: &str,
        at: &At<'_>,
    ) -> (Vec<Field>, BTreeMap<String, Tombstone>) {
        let (list, graves) = (format!("{root}/common"), format!("{root}/removed_common"));
        self.fields(fields, &FieldList::new(&list, Graves::Kept(&graves)), at)
    }

    /// The tag of a family.
    pub(super) fn tag(&mut self, tag: Option<Spanned<String>>, root: &str, at: &At<'_>) -> String {
        match tag {
            Some(tag) => {
                self.mark(at, &format!("{root}/told_apart"), &tag.place);
                self.check_name("a tag", &tag.value, &tag.place);
                tag.value
            }
            None => DEFAULT_TAG.to_owned(),
        }
    }

    /// The content key of a family, and what it says of every member.
    pub(super) fn content(
        &mut self,
        content: Option<ContentKey>,
        root: &str,
        at: &At<'_>,
    ) -> (Option<String>, ContentRule) {
        let Some(content) = content else {
            return (None, ContentRule::Never);
        };
        self.mark(at, &format!("{root}/content"), &content.name.place);
        self.check_name("a content key", &content.name.value, &content.name.place);
        let rule = if content.optional {
            ContentRule::Optional
        } else {
            ContentRule::Required
        };
        (Some(content.name.value), rule)
    }

    /// Members by name, each once.
    fn distinct_members(&mut self, what: &str, entries: raw::Entries<raw::Member>) -> Named<raw::Member> {
        let mut members = Named::new();
        let is_removed = |member: &raw::Member| matches!(member.payload, Payload::Removed(_));
        merge_entries(what, &mut members, entries, is_removed, self.findings);
        members
    }

    fn default_member(
        &mut self,
        default: Spanned<String>,
        members: &std::collections::BTreeMap<String, Member>,
        removed: &std::collections::BTreeMap<String, Tombstone>,
        root: &str,
        at: &At<'_>,
    ) -> Option<String> {
        self.mark(at, &format!("{root}/default"), &default.place);
        if members.contains_key(&default.value) {
            return Some(default.value);
        }
        let finding = if removed.contains_key(&default.value) {
            Finding::new(
                &catalogue::REMOVED_IN_USE,
                &default.place,
                format!("the default `{}` was removed", default.value),
            )
            .help("name a living member, or take `default` out")
        } else {
            Finding::new(
                &catalogue::DEFAULT_MEMBER,
                &default.place,
                format!("the default `{}` is not a member of the family", default.value),
            )
            .help("name the member that an object without the tag is")
            .near(&default.value, members.keys().map(String::as_str))
        };
        self.report(finding);
        None
    }
}
