//! Lowers a package's events: their union, their constructors and the checks of documents.

use cantus_registry::model::{ContentPresence, Family, Field, Member, Presence, ToldApart, Type};

use super::Lowering;
use super::checks::tag_of;
use super::family::EMPTY;
use super::object::property_key;
use crate::targets::typescript::escape::{literal, own_key};
use crate::targets::typescript::survey::{Object, content_payload, flat_payload};
use crate::targets::typescript::type_name::literal_name;
use crate::targets::typescript::view::{
    CheckBody, Constructor, DefinitionChecks, EmitFunction, EventChecks, Events, OutsideEntry, ToldApart as Told,
    TurnBody, UnknownTag,
};
use crate::targets::typescript::{docs, escape, names};

impl Lowering<'_> {
    /// The union of a package's events, with what goes with it.
    pub(super) fn events(&mut self) -> Events {
        let package = self.package;
        let family = &package.events;
        let event = names::of_package(package, "Event");
        let types = names::of_package(package, "EventTypes");
        Events {
            docs: vec![format!("Every event of package `{}`.", package.name)],
            package: escape::comment_line(&package.name),
            event_type: names::of_package(package, "EventType"),
            event_of: names::of_package(package, "EventOf"),
            constant: names::constant(&types),
            types,
            standing: self.standing(&event, family),
            members: self.member_bodies(&event, family, None),
            wires: family
                .members
                .values()
                .map(|member| literal_name(&member.wire))
                .collect(),
            tag: tag_of(family).map(literal),
            common: if family.common.is_empty() {
                EMPTY.to_owned()
            } else {
                format!("{event}$Common")
            },
            common_names: family.common.iter().map(|field| literal(&field.name)).collect(),
            turns: self.survey.family_holds_open(family),
            common_turns: family.common.iter().any(|field| self.survey.type_is_open(&field.ty)),
            constructors: family
                .members
                .iter()
                .map(|(name, member)| self.constructor(&event, family, name, member))
                .collect(),
            event,
        }
    }

    fn constructor(&mut self, event: &str, family: &Family, name: &str, member: &Member) -> Constructor {
        let identifier = names::member(name, member);
        let mut parameters = Vec::new();
        let mut parts = Vec::new();
        let mut fixed: Vec<String> = Vec::new();
        if let Some(tag) = tag_of(family).filter(|_| family.default.as_deref() != Some(name)) {
            fixed.push(format!("{}: {}", own_key(tag), literal_name(&member.wire)));
        }
        fixed.extend(member.beside.iter().filter_map(fixed_member));
        if !fixed.is_empty() {
            parts.push(format!("{{ {} }}", fixed.join(", ")));
        }
        let asked: Vec<&Field> = member
            .beside
            .iter()
            .filter(|field| fixed_member(field).is_none())
            .collect();
        let beside = self.beside_parameter(event, family, member, &asked);
        let beside_required = asked.iter().any(|field| field.presence == Presence::Required);
        let payload = self.payload_parameter(family, member, beside_required);
        parts.extend(beside.as_ref().map(|_| "beside".to_owned()));
        parts.extend(self.payload_part(family, member));
        parameters.extend(payload);
        parameters.extend(beside);
        Constructor {
            docs: docs::of_constructor(name, &member.meta),
            name: names::constructor(self.package, &identifier),
            wire: literal_name(&member.wire),
            parameters,
            parts,
            emit: format!("checks.emit{event}${identifier}"),
        }
    }

    fn payload_parameter(&mut self, family: &Family, member: &Member, beside_required: bool) -> Option<String> {
        let shares = family.content.is_none();
        let payload = member
            .payload
            .as_ref()
            .filter(|_| shares || content_payload(member).is_some())?;
        let ty = self.definition_name(payload);
        Some(match (member.content, beside_required) {
            (ContentPresence::Optional, true) => format!("payload: {ty} | undefined"),
            (ContentPresence::Optional, false) => format!("payload?: {ty}"),
            (ContentPresence::Never | ContentPresence::Required, _) => format!("payload: {ty}"),
        })
    }

    fn beside_parameter(&mut self, event: &str, family: &Family, member: &Member, asked: &[&Field]) -> Option<String> {
        if asked.is_empty() {
            return None;
        }
        let mark = if asked.iter().any(|field| field.presence == Presence::Required) {
            ""
        } else {
            "?"
        };
        if member.beside == family.common {
            let fixed: Vec<String> = member
                .beside
                .iter()
                .filter(|f| fixed_member(f).is_some())
                .map(|f| literal(&f.name))
                .collect();
            return Some(match fixed.as_slice() {
                [] => format!("beside{mark}: {event}$Common"),
                fixed => format!("beside{mark}: cantus.Asked<{event}$Common, {}>", fixed.join(" | ")),
            });
        }
        let members: Vec<String> = asked
            .iter()
            .map(|field| {
                format!(
                    "{}: {}",
                    property_key(&field.name, field.presence),
                    self.type_name(&field.ty)
                )
            })
            .collect();
        Some(format!("beside{mark}: {{ {} }}", members.join("; ")))
    }

    fn payload_part(&mut self, family: &Family, member: &Member) -> Option<String> {
        match (&family.content, member.content) {
            (None, _) => member.payload.as_ref().map(|_| "payload".to_owned()),
            (Some(_), ContentPresence::Never) => None,
            (Some(key), ContentPresence::Required | ContentPresence::Optional) => Some(match content_payload(member) {
                Some(_) => format!("{{ {}: payload }}", own_key(key)),
                None => format!("{{ {}: {{}} }}", own_key(key)),
            }),
        }
    }

    /// The checks of a package's documents.
    pub(super) fn event_checks(&mut self) -> EventChecks {
        let package = self.package;
        let family = &package.events;
        let event = names::of_package(package, "Event");
        match &family.told_apart {
            ToldApart::Outside => self.outside_checks(event, family),
            ToldApart::Tag(_) | ToldApart::Key => self.tagged_checks(event, family),
        }
    }

    fn outside_checks(&mut self, event: String, family: &Family) -> EventChecks {
        let entries: Vec<OutsideEntry> = family
            .members
            .iter()
            .map(|(name, member)| {
                let payload = member.payload.as_ref();
                OutsideEntry {
                    wire: literal_name(&member.wire),
                    emit: format!("emit{event}${}", names::member(name, member)),
                    check: payload.map_or_else(|| "cantus.checkEmpty".to_owned(), |p| self.function("check", p)),
                    turn: payload
                        .filter(|p| self.survey.is_open(p))
                        .map(|p| self.function("turn", p)),
                }
            })
            .collect();
        EventChecks::Outside {
            turns: entries.iter().any(|entry| entry.turn.is_some()),
            name: event,
            entries,
        }
    }

    fn tagged_checks(&mut self, event: String, family: &Family) -> EventChecks {
        let mut constants = Vec::new();
        let mut checks = self.family_checks(&event, family, None, &mut constants);
        if let Told::Tag(tag) = &mut checks.told_apart
            && let UnknownTag::Open { flag, .. } = &mut tag.unknown
        {
            *flag = "opaque";
        }
        for ((name, model), member) in family.members.iter().zip(&mut checks.members) {
            let declares: Vec<&str> = [
                Some(checks.shared.as_str()).filter(|shared| !shared.is_empty()),
                member.declares.as_deref(),
            ]
            .into_iter()
            .flatten()
            .collect();
            let undefined = || "undefined".to_owned();
            let uses_object = flat_payload(family, model)
                .is_some_and(|payload| matches!(self.survey.object(payload), Some((_, Object::Family(_)))));
            member.emit = Some(EmitFunction {
                name: format!("emit{event}${}", names::member(name, model)),
                parameters: if uses_object { "(key, object)" } else { "(key)" },
                declares: declares.join(" || "),
                rest: member
                    .rest
                    .as_ref()
                    .map_or_else(undefined, |rest| format!("(key, object, check, depth) => {rest}")),
                turn: member
                    .turn
                    .as_ref()
                    .map_or_else(undefined, |turn| format!("(value, way) => {turn}")),
            });
        }
        let turn = (self.survey.family_holds_open(family)).then(|| TurnBody::Family(self.turn_of_family(None, family)));
        let common_turns = self.turns_of_fields(family.common.iter());
        EventChecks::Tagged {
            checks: Box::new(DefinitionChecks {
                name: event,
                constants,
                check: CheckBody::Family(checks),
                turn,
            }),
            common_turn: (!common_turns.is_empty())
                .then(|| format!("cantus.turnFields(value, way, [{}])", common_turns.join(", "))),
        }
    }
}

/// A member whose value is fixed, as it stands in the constructor's object.
fn fixed_member(field: &Field) -> Option<String> {
    match (&field.ty, field.presence) {
        (Type::Literal(value), Presence::Required) => {
            Some(format!("{}: {}", own_key(&field.name), literal_name(value)))
        }
        _ => None,
    }
}
