//! Lowers what turns undeclared members of open families from their form on the wire to that of the types, and back.

use cantus_registry::model::{Family, Field, Member, Openness, Record, Shape, ToldApart, Type, TypeRef};

use super::Lowering;
use crate::targets::typescript::escape::literal;
use crate::targets::typescript::names;
use crate::targets::typescript::survey::{content_payload, flat_payload, standing_names};
use crate::targets::typescript::type_name::literal_name;
use crate::targets::typescript::view::{TurnArm, TurnBody, TurnFamily};

impl Lowering<'_> {
    /// What turns a value of the definition, if there is something to turn.
    pub(super) fn turn(&mut self, reference: &TypeRef, shape: &Shape) -> Option<TurnBody> {
        if !self.survey.is_open(reference) {
            return None;
        }
        match shape {
            Shape::Enum(_) => None,
            Shape::Alias(ty) => self.turn_of_value(ty, "value").map(TurnBody::Expression),
            Shape::Union(union) => {
                let mut value = "value".to_owned();
                for branch in &union.branches {
                    value = self.turn_of_value(&branch.ty, &value).unwrap_or(value);
                }
                Some(TurnBody::Expression(value))
            }
            Shape::Record(record) => Some(TurnBody::Expression(self.turn_of_record(reference, record))),
            Shape::Family(family) => Some(TurnBody::Family(self.turn_of_family(Some(reference), family))),
        }
    }

    /// How a family's members are turned; a package's events have no reference, and turn no unknown event.
    pub(super) fn turn_of_family(&mut self, reference: Option<&TypeRef>, family: &Family) -> TurnFamily {
        let ToldApart::Tag(tag) = &family.told_apart else {
            let arms = family.members.values().filter_map(|member| {
                let turned = self.turn_of_member(family, member)?;
                let is_here = format!(
                    "{} !== undefined",
                    super::checks::read("value", &names::wire_text(&member.wire))
                );
                Some(TurnArm {
                    cases: vec![is_here],
                    turned,
                })
            });
            return TurnFamily {
                arms: arms.collect(),
                read: None,
                unknown: None,
            };
        };
        let mut arms: Vec<TurnArm> = Vec::new();
        let mut still: Vec<String> = Vec::new();
        for (name, member) in &family.members {
            let cases = super::checks::tag_cases(family, name, member);
            match self.turn_of_member(family, member) {
                Some(turned) => arms.push(TurnArm { cases, turned }),
                None => still.extend(cases),
            }
        }
        let unknown = reference.filter(|_| family.open != Openness::Closed).map(|reference| {
            let keys = self.unknown_keys(reference, family, tag);
            format!(
                "cantus.turnUnknown(value, way, {}, {}, {})",
                literal(tag),
                literal(&keys.tag),
                literal(&keys.raw)
            )
        });
        if unknown.is_some() && !still.is_empty() {
            arms.push(TurnArm {
                cases: still,
                turned: "value".to_owned(),
            });
        }
        TurnFamily {
            arms,
            read: Some(super::checks::read("value", tag)),
            unknown,
        }
    }

    /// The expression that turns `value`, a member's object.
    pub(super) fn turn_of_member(&mut self, family: &Family, member: &Member) -> Option<String> {
        let mut turns = self.turns_of_fields(family.transport.iter().chain(&member.beside));
        if let (Some(key), Some(payload)) = (&family.content, content_payload(member)) {
            let ty = Type::Ref(payload.clone());
            turns.extend(self.turn_of_type(&ty).map(|turn| format!("[{}, {turn}]", literal(key))));
        }
        let fields = (!turns.is_empty()).then(|| format!("cantus.turnFields(value, way, [{}])", turns.join(", ")));
        let payload = flat_payload(family, member).or_else(|| {
            member
                .payload
                .as_ref()
                .filter(|_| family.told_apart == ToldApart::Outside)
        });
        let Some(payload) = payload.filter(|payload| self.survey.is_open(payload)) else {
            return fields;
        };
        let turn = self.function("turn", payload);
        let beside: Vec<String> = standing_names(family, member).map(literal).collect();
        let value = fields.unwrap_or_else(|| "value".to_owned());
        Some(format!(
            "cantus.turnFlat({value}, way, {turn}, [{}])",
            beside.join(", ")
        ))
    }

    /// The expressions of the fields that have something to turn, each a key and a turn.
    pub(super) fn turns_of_fields<'f>(&mut self, fields: impl Iterator<Item = &'f Field>) -> Vec<String> {
        fields
            .filter_map(|field| {
                let turn = self.turn_of_type(&field.ty)?;
                Some(format!("[{}, {turn}]", literal(&field.name)))
            })
            .collect()
    }

    fn turn_of_record(&mut self, reference: &TypeRef, record: &Record) -> String {
        let turns = self.turns_of_fields(record.fields.iter());
        let mut turned = "value".to_owned();
        if !turns.is_empty() {
            turned = format!("cantus.turnFields({turned}, way, [{}])", turns.join(", "));
        }
        if let Some(turn) = record.rest.as_ref().and_then(|rest| self.turn_of_type(rest)) {
            let declares = self.function("declares", reference);
            turned = format!("cantus.turnRest({turned}, way, {declares}, {turn})");
        }
        turned
    }

    fn turn_of_value(&mut self, ty: &Type, value: &str) -> Option<String> {
        if let Type::Ref(reference) = ty {
            return self
                .survey
                .is_open(reference)
                .then(|| format!("{}({value}, way)", self.function("turn", reference)));
        }
        self.turn_of_type(ty).map(|turn| format!("({turn})({value}, way)"))
    }

    /// The expression of the function that turns values of the type.
    fn turn_of_type(&mut self, ty: &Type) -> Option<String> {
        if !self.survey.type_is_open(ty) {
            return None;
        }
        match ty {
            Type::Ref(reference) => Some(self.function("turn", reference)),
            Type::Nullable(inner) => self.turn_of_type(inner),
            Type::List { items, .. } => {
                let turn = self.turn_of_type(items)?;
                Some(format!("(value, way) => cantus.turnItems(value, way, {turn})"))
            }
            Type::Map { values } => {
                let turn = self.turn_of_type(values)?;
                Some(format!("(value, way) => cantus.turnValues(value, way, {turn})"))
            }
            Type::Bool
            | Type::String(_)
            | Type::Integer { .. }
            | Type::Int64
            | Type::Uint64
            | Type::Number(_)
            | Type::Timestamp
            | Type::Date
            | Type::Uuid
            | Type::Bytes(_)
            | Type::Json
            | Type::Literal(_) => None,
        }
    }
}

/// The values of a literal list as one expression.
pub(super) fn literal_list<'a>(values: impl Iterator<Item = &'a cantus_registry::model::Literal>) -> String {
    let names: Vec<String> = values.map(literal_name).collect();
    format!("[{}]", names.join(", "))
}
