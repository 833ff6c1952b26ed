//! What stands in the place of values above a clearance, worked out by the registry and put into words here.

use cantus_registry::model::{ContentPresence, Family, Field, Member, Presence, Shape, Type, TypeDef, TypeRef};
use cantus_registry::sensitivity::{Level, level_name, number};

use super::super::scope::Scope;
use super::super::view::{HiddenFamilyView, HiddenForm, HiddenMemberView, HiddenView};

/// Gives what stands in a field's place.
pub fn of_field(scope: &Scope<'_>, field: &Field) -> Option<HiddenView> {
    let level = scope.levels.of_field(scope.package, field);
    let form = match field.presence {
        Presence::Optional => HiddenForm::Absent,
        Presence::Required => json(scope, level, scope.levels.safe_form(scope.package, &field.ty, level)),
    };
    view(level, form)
}

/// Gives the level of values under free keys, which are left out above the clearance.
pub fn of_values(scope: &Scope<'_>, values: &Type) -> Option<HiddenView> {
    view(scope.levels.of_type(values), HiddenForm::Absent)
}

/// Gives what stands in the place of a value of a definition that has a level of its own.
pub fn of_definition(scope: &Scope<'_>, name: &str, def: &TypeDef) -> Option<HiddenView> {
    let level = number(scope.package, def.sensitivity.as_deref());
    let form = match &def.shape {
        Shape::Record(record) => members(scope, level, &record.fields),
        Shape::Family(_) if scope.hidden.levels(&scope.own(name)).any(|hidden| hidden == level) => HiddenForm::Family,
        Shape::Family(_) | Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => withheld(scope, level),
    };
    view(level, form)
}

/// Gives what stands in the place of a member's payload.
pub fn of_member(scope: &Scope<'_>, member: &Member) -> Option<HiddenView> {
    let level = scope.levels.of_member(scope.package, member);
    view(level, payload(scope, member, level))
}

/// Gives how the members of a family are masked, for each level that the family can have as a payload.
pub fn of_family(scope: &Scope<'_>, reference: &TypeRef, family: &Family) -> Vec<HiddenFamilyView> {
    let at = |level| HiddenFamilyView {
        level,
        members: family
            .members
            .values()
            .map(|member| HiddenMemberView {
                beside: members(scope, level, &member.beside),
                payload: HiddenView {
                    level: level.max(scope.levels.of_member(scope.package, member)),
                    form: payload(scope, member, level.max(scope.levels.of_member(scope.package, member))),
                },
            })
            .collect(),
    };
    scope.hidden.levels(reference).map(at).collect()
}

/// Gives the level that `Debug` names in a value's place, if the default clearance does not show the level.
pub fn in_debug(scope: &Scope<'_>, level: Level) -> Option<String> {
    let shown = number(scope.package, scope.package.default_clearance.as_deref());
    (level > shown).then(|| level_name(scope.package, level).to_owned())
}

/// Gives what `Debug` names in the place of a field.
pub fn field_in_debug(scope: &Scope<'_>, field: &Field) -> Option<String> {
    let level = scope.levels.of_field(scope.package, field);
    in_debug(scope, level.max(unnamed(scope, &field.ty)))
}

/// Gives what `Debug` names in the place of a value of a type.
pub fn type_in_debug(scope: &Scope<'_>, ty: &Type) -> Option<String> {
    in_debug(scope, scope.levels.of_type(ty).max(unnamed(scope, ty)))
}

/// Gives what `Debug` names in the place of a value of a definition.
pub fn definition_in_debug(scope: &Scope<'_>, def: &TypeDef) -> Option<String> {
    let own = number(scope.package, def.sensitivity.as_deref());
    let inside = match &def.shape {
        // A union shows one of its branches, so it is hidden as the most sensitive of them is.
        Shape::Union(union) => union.branches.iter().map(|branch| unnamed(scope, &branch.ty)).max(),
        Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Family(_) => None,
    };
    in_debug(scope, own.max(inside.unwrap_or(0)))
}

/// Gives what `Debug` names in the place of what is kept without being understood: it may hold anything.
pub fn kept_in_debug(scope: &Scope<'_>) -> Option<String> {
    let highest = scope.package.sensitivity.last();
    in_debug(scope, number(scope.package, highest.map(String::as_str)))
}

/// Gives the highest level in a type of what has no `Debug` of its own: lists and maps of aliases.
fn unnamed(scope: &Scope<'_>, ty: &Type) -> Level {
    match ty {
        Type::Nullable(inner) | Type::List { items: inner, .. } | Type::Map { values: inner } => {
            scope.levels.of_type(inner).max(unnamed(scope, inner))
        }
        Type::Ref(reference) => match scope.registry.get(reference).map(|def| &def.shape) {
            Some(Shape::Alias(inner)) => scope.levels.of_type(ty).max(unnamed(scope, inner)),
            Some(Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_)) | None => 0,
        },
        Type::Bool | Type::String(_) | Type::Integer { .. } | Type::Int64 | Type::Uint64 | Type::Number(_) => 0,
        Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) | Type::Json | Type::Literal(_) => 0,
    }
}

fn payload(scope: &Scope<'_>, member: &Member, level: Level) -> HiddenForm {
    let Some(payload) = &member.payload else {
        return HiddenForm::Absent;
    };
    if member.content == ContentPresence::Optional {
        return HiddenForm::Absent;
    }
    match scope.resolve_reference(payload) {
        Some((reference, def)) => match &def.shape {
            Shape::Record(record) => {
                let package = scope.registry.packages.get(&reference.package).unwrap_or(scope.package);
                let safe = scope.levels.safe_members(package, &record.fields, level);
                safe.map_or_else(|| withheld(scope, level), HiddenForm::Members)
            }
            Shape::Family(_) => HiddenForm::Family,
            Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => withheld(scope, level),
        },
        None => withheld(scope, level),
    }
}

fn members(scope: &Scope<'_>, level: Level, fields: &[Field]) -> HiddenForm {
    let safe = scope.levels.safe_members(scope.package, fields, level);
    safe.map_or_else(|| withheld(scope, level), HiddenForm::Members)
}

fn json(scope: &Scope<'_>, level: Level, safe: Option<String>) -> HiddenForm {
    safe.map_or_else(|| withheld(scope, level), HiddenForm::Json)
}

/// A checked registry has this only where something absent or null stands round it.
fn withheld(scope: &Scope<'_>, level: Level) -> HiddenForm {
    HiddenForm::Withheld(level_name(scope.package, level).to_owned())
}

fn view(level: Level, form: HiddenForm) -> Option<HiddenView> {
    (level > 0).then_some(HiddenView { level, form })
}
