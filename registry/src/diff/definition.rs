//! Definitions and fields: what about them changed.

use std::collections::BTreeMap;

use super::{Changes, Item, Pair, maps, meta, said};
use crate::describe::{self, expression};
use crate::model::{Branch, Enum, EnumMember, Field, Literal, Origin, Presence, Record, Shape, TypeDef};

/// Whether a person named the definition.
pub(super) fn is_declared(definition: &TypeDef) -> bool {
    definition.origin == Origin::Declared
}

/// The name under which a reader knows the definition: its own, or the path of the item it stands in.
pub(super) fn path(package: &str, name: &str, definition: &TypeDef) -> String {
    match &definition.origin {
        Origin::Declared => format!("{package}.{name}"),
        Origin::Derived(from) => {
            let sections = ["events.", "types.", "errors.codes.", "policies.", "configs."];
            let item = sections.iter().find_map(|section| from.strip_prefix(section));
            format!("{package}.{}", item.unwrap_or(name))
        }
    }
}

impl Changes {
    pub(super) fn definitions(&mut self, package: &str, path: &str, old: &TypeDef, new: &TypeDef) {
        if old == new {
            return;
        }
        let mut details = Vec::new();
        let (was, is) = (describe::shape(&old.shape), describe::shape(&new.shape));
        if was != is {
            details.push(format!("{was} → {is}"));
        }
        if let (Shape::Alias(old), Shape::Alias(new)) = (&old.shape, &new.shape) {
            let (old, new) = (expression(old, package), expression(new, package));
            said(&mut details, "type", Some(old), Some(new));
        }
        if let (Shape::Enum(old), Shape::Enum(new)) = (&old.shape, &new.shape) {
            let (was, is) = (describe::openness(old.open), describe::openness(new.open));
            said(&mut details, "openness", Some(was), Some(is));
            if old.kind != new.kind {
                details.push("kind of its values".to_owned());
            }
        }
        if let (Shape::Record(old), Shape::Record(new)) = (&old.shape, &new.shape) {
            let rest = |record: &Record| record.rest.as_ref().map(|rest| expression(rest, package));
            said(&mut details, "rest", rest(old), rest(new));
        }
        said(
            &mut details,
            "sensitivity",
            old.sensitivity.as_ref(),
            new.sensitivity.as_ref(),
        );
        details.extend(meta::details(&old.meta, &new.meta));
        self.changed(Item::Type, path, details);
        match (&old.shape, &new.shape) {
            (Shape::Record(old), Shape::Record(new)) => {
                self.fields(Item::Field, package, path, &old.fields, &new.fields);
                self.tombstones(path, &old.removed, &new.removed);
            }
            (Shape::Enum(old), Shape::Enum(new)) => self.enums(path, old, new),
            (Shape::Union(old), Shape::Union(new)) => self.branches(package, path, &old.branches, &new.branches),
            (Shape::Family(old), Shape::Family(new)) => {
                let is_of_codes = new.members.values().any(|member| member.code.is_some());
                let member = if is_of_codes { Item::Code } else { Item::Member };
                self.family(member, Item::Type, path, old, new);
            }
            _ => {}
        }
    }

    pub(super) fn fields(&mut self, item: Item, package: &str, path: &str, old: &[Field], new: &[Field]) {
        if old == new {
            return;
        }
        self.order(path, item, old, new, |field| field.name.clone());
        maps(&by_name(old), &by_name(new), |name, pair| {
            let path = format!("{path}.{name}");
            match pair {
                Pair::Old(field) => self.removed(item, &path, declaration(field, package)),
                Pair::New(field) => self.added(item, &path, declaration(field, package)),
                Pair::Both(old, new) => {
                    let details = field_details(package, old, new);
                    self.changed(item, &path, details);
                }
            }
        });
    }

    fn enums(&mut self, path: &str, old: &Enum, new: &Enum) {
        let text = |member: &EnumMember| match &member.value {
            Literal::String(text) => text.clone(),
            other => describe::literal(other),
        };
        self.order(path, Item::Member, &old.members, &new.members, text);
        let by_text = |members: &[EnumMember]| -> BTreeMap<String, EnumMember> {
            members.iter().map(|member| (text(member), member.clone())).collect()
        };
        maps(&by_text(&old.members), &by_text(&new.members), |name, pair| {
            let path = format!("{path}.{name}");
            match pair {
                Pair::Old(_) => self.removed(Item::Member, &path, ""),
                Pair::New(_) => self.added(Item::Member, &path, ""),
                Pair::Both(old, new) => {
                    let mut details = meta::details(&old.meta, &new.meta);
                    let (was, is) = (describe::literal(&old.value), describe::literal(&new.value));
                    said(&mut details, "value", Some(was), Some(is));
                    self.changed(Item::Member, &path, details);
                }
            }
        });
        self.tombstones(path, &old.removed, &new.removed);
    }

    fn branches(&mut self, package: &str, path: &str, old: &[Branch], new: &[Branch]) {
        let expressions = |branches: &[Branch]| -> String {
            let branches: Vec<String> = branches.iter().map(|branch| expression(&branch.ty, package)).collect();
            branches.join(" | ")
        };
        let mut details = Vec::new();
        said(&mut details, "type", Some(expressions(old)), Some(expressions(new)));
        self.changed(Item::Type, path, details);
    }

    /// Notes that what both lists hold stands in another order.
    fn order<T>(&mut self, path: &str, item: Item, old: &[T], new: &[T], name: impl Fn(&T) -> String) {
        let (old, new): (Vec<String>, Vec<String>) = (old.iter().map(&name).collect(), new.iter().map(&name).collect());
        let kept_of = |one: &[String], other: &[String]| -> Vec<String> {
            one.iter().filter(|name| other.contains(name)).cloned().collect()
        };
        if kept_of(&old, &new) != kept_of(&new, &old) {
            let what = if item == Item::Member { "members" } else { "fields" };
            self.changed(Item::Type, path, vec![format!("order of its {what}")]);
        }
    }
}

/// A field's key and type as one would write them.
fn declaration(field: &Field, package: &str) -> String {
    let mark = match field.presence {
        Presence::Required => "",
        Presence::Optional => "?",
    };
    format!("`{}{mark}: {}`", field.name, expression(&field.ty, package))
}

fn field_details(package: &str, old: &Field, new: &Field) -> Vec<String> {
    let mut details = Vec::new();
    if old == new {
        return details;
    }
    let (was, is) = (expression(&old.ty, package), expression(&new.ty, package));
    said(&mut details, "type", Some(was), Some(is));
    match (old.presence, new.presence) {
        (Presence::Required, Presence::Optional) => details.push("required → optional".to_owned()),
        (Presence::Optional, Presence::Required) => details.push("optional → required".to_owned()),
        (Presence::Required, Presence::Required) | (Presence::Optional, Presence::Optional) => {}
    }
    let text = |field: &Field| field.default.as_ref().map(ToString::to_string);
    said(&mut details, "default", text(old), text(new));
    said(
        &mut details,
        "sensitivity",
        old.sensitivity.as_ref(),
        new.sensitivity.as_ref(),
    );
    if old.setting.env != new.setting.env {
        let how = if new.setting.env { "now" } else { "no longer" };
        details.push(format!("{how} from the environment"));
    }
    let protective = |field: &Field| field.setting.protective.map(describe::protective);
    said(&mut details, "protected by", protective(old), protective(new));
    details.extend(meta::details(&old.meta, &new.meta));
    details
}

fn by_name(fields: &[Field]) -> BTreeMap<String, Field> {
    fields.iter().map(|field| (field.name.clone(), field.clone())).collect()
}
