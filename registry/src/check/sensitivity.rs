//! Levels that are not declared, what cannot be sensitive, and what has no safe form above a clearance
//! (see [`crate::sensitivity`]).

use super::Check;
use super::walk::{Item, Node, Path, definition_pointer};
use crate::catalogue;
use crate::model::{ContentPresence, Field, KindUnion, Member, Openness, Package, Record, Shape, Type, TypeRef};
use crate::places::segment;
use crate::sensitivity::{Level, level_name};

/// Looks at the level of an item.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    let package = item.package;
    match item.node {
        Node::Definition { name, definition } => {
            let is_sensitive = is_known(check, package, definition.sensitivity.as_deref(), path);
            let own = Type::Ref(TypeRef {
                package: package.name.clone(),
                name: name.to_owned(),
            });
            if is_sensitive && is_open_enum(check, &own) {
                misfit(check, format!("type `{name}`"), path);
            }
            if let Shape::Union(union) = &definition.shape {
                of_branches(check, package, union, path);
            }
        }
        Node::Field { field, .. } => {
            let is_sensitive = is_known(check, package, field.sensitivity.as_deref(), path);
            of_field(check, package, field, is_sensitive, path);
        }
        Node::Member { name, member, .. } => {
            is_known(check, package, member.sensitivity.as_deref(), path);
            of_member(check, package, name, member, path);
        }
        Node::Type(Type::List { items, .. }) => of_items(check, package, items, path),
        Node::Record(_)
        | Node::Family { .. }
        | Node::Enum(_)
        | Node::EnumMember { .. }
        | Node::Type(_)
        | Node::Tombstone(_) => {}
    }
}

/// Looks at what the packages say of their levels.
pub(super) fn packages(check: &mut Check<'_>) {
    let registry = check.registry;
    for package in registry.packages.values() {
        let root = Path::ROOT.key("packages");
        let path = root.key(&package.name);
        if let Some(level) = &package.default_clearance {
            is_level(check, package, level, &path.key("default_clearance"));
        }
        let uses = path.key("uses");
        for (index, used) in package.uses.iter().enumerate() {
            let Some(used) = registry.packages.get(used) else {
                continue;
            };
            if !used.sensitivity.is_empty() && used.sensitivity != package.sensitivity {
                mismatch(check, package, used, &uses.index(index));
            }
        }
    }
}

fn mismatch(check: &mut Check<'_>, package: &Package, used: &Package, path: &Path<'_>) {
    let message = format!(
        "`{}` has other sensitivity levels than `{}`, whose types it may hold",
        package.name, used.name
    );
    let help = format!(
        "declare the same levels, so that one clearance speaks of both: `sensitivity: [{}]`",
        used.sensitivity.join(", ")
    );
    check.report(path, &catalogue::SENSITIVITY_MISMATCH, message, |finding| {
        finding.help(help)
    });
}

/// Whether a level is given and declared; reports one that is not declared.
fn is_known(check: &mut Check<'_>, package: &Package, level: Option<&str>, path: &Path<'_>) -> bool {
    level.is_some_and(|level| is_level(check, package, level, &path.key("sensitivity")))
}

fn is_level(check: &mut Check<'_>, package: &Package, level: &str, path: &Path<'_>) -> bool {
    if package.sensitivity.iter().any(|known| known == level) {
        return true;
    }
    let help = match package.sensitivity.as_slice() {
        [] => "declare the package's levels first, lowest first: `sensitivity: [public, internal]`".to_owned(),
        levels => format!(
            "the package's levels are {}",
            levels
                .iter()
                .map(|level| format!("`{level}`"))
                .collect::<Vec<_>>()
                .join(", ")
        ),
    };
    let message = format!("`{level}` is no sensitivity level of package `{}`", package.name);
    check.report(path, &catalogue::SENSITIVITY_UNKNOWN, message, |finding| {
        finding
            .help(help)
            .near(level, package.sensitivity.iter().map(String::as_str))
    });
    false
}

fn of_field(check: &mut Check<'_>, package: &Package, field: &Field, is_sensitive: bool, path: &Path<'_>) {
    if is_sensitive && is_open_enum(check, &field.ty) {
        return misfit(check, format!("field `{}`", field.name), path);
    }
    let level = check.levels.of_field(package, field);
    if level > 0 && check.levels.safe_member(package, field, level).is_none() {
        let message = format!(
            "field `{}` is {} and required, and its type has no safe form",
            field.name,
            level_name(package, level)
        );
        check.report(path, &catalogue::SENSITIVITY_UNMASKABLE, message, |finding| {
            finding.help(CURE)
        });
    }
}

/// An item is neither left out, which would move those behind it, nor changed into anything but the mask.
fn of_items(check: &mut Check<'_>, package: &Package, items: &Type, path: &Path<'_>) {
    if let Some(level) = unsafe_level(check, package, items) {
        let message = format!("the items of the list are {level}, and their type has no safe form");
        check.report(path, &catalogue::SENSITIVITY_UNMASKABLE, message, |finding| {
            finding.help(
                "give the level to the field that holds the list and let that be absent, or let the items be null",
            )
        });
    }
}

/// Which branch it is stays visible.
fn of_branches(check: &mut Check<'_>, package: &Package, union: &KindUnion, path: &Path<'_>) {
    for branch in &union.branches {
        if let Some(level) = unsafe_level(check, package, &branch.ty) {
            let message = format!("a branch of the union is {level}, and its type has no safe form");
            check.report(path, &catalogue::SENSITIVITY_UNMASKABLE, message, |finding| {
                finding.help("give the level to the field that holds the union and let that be absent or null")
            });
        }
    }
}

/// The level of a type whose values have no safe form where they stand.
fn unsafe_level<'r>(check: &Check<'r>, package: &'r Package, ty: &Type) -> Option<&'r str> {
    let level = check.levels.of_type(ty);
    let is_unsafe = level > 0 && check.levels.safe_form(package, ty, level).is_none();
    is_unsafe.then(|| level_name(package, level))
}

/// A level on a member holds for its payload; the tag stays what it is.
fn of_member<'r>(check: &mut Check<'r>, package: &'r Package, name: &str, member: &'r Member, path: &Path<'_>) {
    let level = check.levels.of_member(package, member);
    let payload = member
        .payload
        .as_ref()
        .filter(|_| level > 0 && member.content != ContentPresence::Optional);
    let Some(payload) = payload else { return };
    let mut offending = Vec::new();
    inside(check, payload, level, &mut Vec::new(), &mut offending);
    for (pointer, field) in offending {
        let place = check.places.get(&path.pointer()).clone();
        let level = level_name(package, level);
        let message =
            format!("field `{field}` is required and has no safe form, and `{name}`, which carries it, is {level}");
        check.report_at(pointer, &catalogue::SENSITIVITY_UNMASKABLE, message, |finding| {
            finding.help(CURE).related(&place, "the member")
        });
    }
}

/// The fields of a payload, families in it included, that have no safe form.
fn inside<'r>(
    check: &Check<'r>,
    payload: &'r TypeRef,
    level: Level,
    seen: &mut Vec<(&'r TypeRef, Level)>,
    offending: &mut Vec<(String, String)>,
) {
    let Some((reference, definition)) = check.definition(payload) else {
        return;
    };
    let Some(package) = check.registry.packages.get(&reference.package) else {
        return;
    };
    if seen.contains(&(reference, level)) {
        return;
    }
    seen.push((reference, level));
    let pointer = definition_pointer(&reference.package, &reference.name);
    let mut look = |fields: &[Field], pointer: String| {
        for (index, field) in fields.iter().enumerate() {
            if check.levels.safe_member(package, field, level).is_none() {
                offending.push((format!("{pointer}/{index}"), field.name.clone()));
            }
        }
    };
    match &definition.shape {
        Shape::Record(Record { fields, .. }) => look(fields, format!("{pointer}/shape/record/fields")),
        Shape::Family(family) => {
            for (name, member) in &family.members {
                let place = format!("{pointer}/shape/family/members/{}/beside", segment(name));
                look(&member.beside, place);
            }
            let carried = family
                .members
                .values()
                .filter(|member| member.content != ContentPresence::Optional);
            for member in carried {
                if let Some(payload) = &member.payload {
                    let level = level.max(check.levels.of_member(package, member));
                    inside(check, payload, level, seen, offending);
                }
            }
        }
        Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => {}
    }
}

const CURE: &str = "let it be absent (`?`) or null (`| null`), or let it be a string that takes `[REDACTED: level]`";

fn misfit(check: &mut Check<'_>, what: String, path: &Path<'_>) {
    let message = format!("{what} is an open enum, and cannot be sensitive");
    check.report(
        &path.key("sensitivity"),
        &catalogue::SENSITIVITY_MISFIT,
        message,
        |finding| finding.help("close the enum, or use a string"),
    );
}

fn is_open_enum(check: &Check<'_>, ty: &Type) -> bool {
    let inner = if let Type::Nullable(inner) = ty { inner } else { ty };
    let Type::Ref(reference) = inner else { return false };
    check.definition(reference).is_some_and(
        |(_, definition)| matches!(&definition.shape, Shape::Enum(declared) if declared.open != Openness::Closed),
    )
}
