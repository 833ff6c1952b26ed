//! Levels that are not declared, what cannot be sensitive, and what has no safe form above a clearance.
//!
//! Above a clearance a value is left out if it may be absent, null if it may be null, and the mask if it is a string
//! whose type takes it. A record is masked field by field. Nothing else has a safe form. Every clearance shows the
//! lowest level, so what bears it needs none.

use super::Check;
use super::walk::{Item, Node, Path, definition_pointer, required, segment};
use crate::catalogue;
use crate::conform::View;
use crate::model::{ContentPresence, Field, Literal, Member, Openness, Package, Presence, Shape, Type, TypeRef};

/// How many records inside one another are looked into.
const DEPTH_LIMIT: usize = 16;

/// Looks at the level of an item.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    match item.node {
        Node::Definition { name, definition } => {
            let level = known(check, item.package, definition.sensitivity.as_deref(), path);
            if level.is_some()
                && is_open_enum(
                    check,
                    &Type::Ref(TypeRef {
                        package: item.package.name.clone(),
                        name: name.to_owned(),
                    }),
                )
            {
                misfit(check, format!("type `{name}`"), path);
            }
        }
        Node::Field { field, .. } => {
            let level = known(check, item.package, field.sensitivity.as_deref(), path);
            of_field(check, item.package, field, level, path);
        }
        Node::Member { name, member, .. } => {
            if let Some(level) = known(check, item.package, member.sensitivity.as_deref(), path)
                && is_hidden(item.package, level)
            {
                of_member(check, name, member, level, path);
            }
        }
        Node::Type(Type::List { items, .. }) => of_items(check, items, path),
        Node::Record(_)
        | Node::Family { .. }
        | Node::Enum(_)
        | Node::EnumMember { .. }
        | Node::Type(_)
        | Node::Tombstone(_) => {}
    }
}

/// Whether a level of a package is above some clearance.
fn is_hidden(package: &Package, level: &str) -> bool {
    package.sensitivity.first().is_some_and(|lowest| lowest != level)
}

/// A level that the package declares.
fn known<'l>(check: &mut Check<'_>, package: &Package, level: Option<&'l str>, path: &Path<'_>) -> Option<&'l str> {
    let level = level?;
    if package.sensitivity.iter().any(|known| known == level) {
        return Some(level);
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
    check.report(
        &path.key("sensitivity"),
        &catalogue::SENSITIVITY_UNKNOWN,
        message,
        |finding| {
            finding
                .help(help)
                .near(level, package.sensitivity.iter().map(String::as_str))
        },
    );
    None
}

fn of_field(check: &mut Check<'_>, package: &Package, field: &Field, level: Option<&str>, path: &Path<'_>) {
    if level.is_some() && is_open_enum(check, &field.ty) {
        return misfit(check, format!("field `{}`", field.name), path);
    }
    if field.presence == Presence::Optional {
        return;
    }
    // The level of a type holds wherever the type is used.
    let level = match level {
        Some(level) => is_hidden(package, level).then(|| level.to_owned()),
        None => level_of(check, &field.ty),
    };
    if let Some(level) = level
        && !is_maskable(check, &field.ty, &level, 0)
    {
        unmaskable(
            check,
            format!(
                "field `{}` is {level} and required, and its type has no safe form",
                field.name
            ),
            path,
        );
    }
}

/// An item is neither left out, which would move those behind it, nor changed into anything but the mask.
fn of_items(check: &mut Check<'_>, items: &Type, path: &Path<'_>) {
    if let Some(level) = level_of(check, items)
        && !is_maskable(check, items, &level, 0)
    {
        let message = format!("the items of the list are {level}, and their type has no safe form");
        check.report(path, &catalogue::SENSITIVITY_UNMASKABLE, message, |finding| {
            finding.help(
                "give the level to the field that holds the list and let that be absent, or let the items be null",
            )
        });
    }
}

/// A level on a member holds for its payload; the tag stays what it is.
fn of_member<'r>(check: &mut Check<'r>, name: &str, member: &'r Member, level: &str, path: &Path<'_>) {
    let Some(payload) = member
        .payload
        .as_ref()
        .filter(|_| member.content != ContentPresence::Optional)
    else {
        return;
    };
    let mut offending = Vec::new();
    inside(check, payload, level, &mut Vec::new(), &mut offending);
    for (pointer, field) in offending {
        let place = check.places.get(&path.pointer()).clone();
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
    level: &str,
    seen: &mut Vec<&'r TypeRef>,
    offending: &mut Vec<(String, String)>,
) {
    let Some((reference, definition)) = check.definition(payload) else {
        return;
    };
    if seen.contains(&reference) {
        return;
    }
    seen.push(reference);
    let pointer = definition_pointer(&reference.package, &reference.name);
    let mut look = |fields: &[Field], pointer: String| {
        for (index, field) in fields.iter().enumerate() {
            if field.presence == Presence::Required && !is_maskable(check, &field.ty, level, 0) {
                offending.push((format!("{pointer}/{index}"), field.name.clone()));
            }
        }
    };
    match &definition.shape {
        Shape::Record(record) => look(&record.fields, format!("{pointer}/shape/record/fields")),
        Shape::Family(family) => {
            for (name, member) in &family.members {
                look(
                    &member.beside,
                    format!("{pointer}/shape/family/members/{}/beside", segment(name)),
                );
            }
            for payload in family.members.values().filter_map(|member| member.payload.as_ref()) {
                inside(check, payload, level, seen, offending);
            }
        }
        Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => {}
    }
}

const CURE: &str = "let it be absent (`?`) or null (`| null`), or let it be a string that takes `[REDACTED: level]`";

fn unmaskable(check: &mut Check<'_>, message: String, path: &Path<'_>) {
    check.report(path, &catalogue::SENSITIVITY_UNMASKABLE, message, |finding| {
        finding.help(CURE)
    });
}

fn misfit(check: &mut Check<'_>, what: String, path: &Path<'_>) {
    let message = format!("{what} is an open enum, and cannot be sensitive");
    check.report(
        &path.key("sensitivity"),
        &catalogue::SENSITIVITY_MISFIT,
        message,
        |finding| finding.help("close the enum, or use a string"),
    );
}

/// The level of the definition that a type comes to, if some clearance is below it.
fn level_of(check: &Check<'_>, ty: &Type) -> Option<String> {
    let Type::Ref(reference) = ty else { return None };
    let mut reference = reference;
    for _ in 0..100 {
        let (declared_in, definition) = (&reference.package, check.registry.get(reference)?);
        match (&definition.sensitivity, &definition.shape) {
            (Some(level), _) => {
                let package = check.registry.packages.get(declared_in)?;
                return is_hidden(package, level).then(|| level.clone());
            }
            (None, Shape::Alias(Type::Ref(next))) => reference = next,
            (None, _) => return None,
        }
    }
    None
}

/// Whether a value of a type has a safe form where it stands. A type that holds itself by need has none; `depth`
/// ends the question.
fn is_maskable(check: &Check<'_>, ty: &Type, level: &str, depth: usize) -> bool {
    match ty {
        Type::Nullable(_) | Type::Json | Type::Literal(Literal::Null) => true,
        Type::String(_) => check
            .judge
            .value(ty, View::Emit, &format!("[REDACTED: {level}]").into())
            .is_empty(),
        Type::Ref(_) if depth == DEPTH_LIMIT => false,
        Type::Ref(reference) => match check.registry.get(reference).map(|definition| &definition.shape) {
            None => true,
            Some(Shape::Alias(inner)) => is_maskable(check, inner, level, depth + 1),
            Some(Shape::Record(record)) => {
                required(&record.fields).all(|field| is_maskable(check, &field.ty, level, depth + 1))
            }
            Some(Shape::Enum(_) | Shape::Union(_) | Shape::Family(_)) => false,
        },
        Type::Bool
        | Type::Integer { .. }
        | Type::Int64
        | Type::Uint64
        | Type::Number(_)
        | Type::Timestamp
        | Type::Date
        | Type::Uuid
        | Type::Bytes(_)
        | Type::Literal(_)
        | Type::List { .. }
        | Type::Map { .. } => false,
    }
}

fn is_open_enum(check: &Check<'_>, ty: &Type) -> bool {
    let inner = if let Type::Nullable(inner) = ty { inner } else { ty };
    let Type::Ref(reference) = inner else { return false };
    check.definition(reference).is_some_and(
        |(_, definition)| matches!(&definition.shape, Shape::Enum(declared) if declared.open != Openness::Closed),
    )
}
