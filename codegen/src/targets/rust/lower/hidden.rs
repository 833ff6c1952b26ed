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
