//! Lowers a package's error codes to a table and the functions that use it.

use cantus_registry::model::{CodeFacts, Errors as ModelErrors, Family, Member, Shape};

use super::Lowering;
use super::checks::tag_of;
use super::object::property_key;
use super::turns::literal_list;
use crate::targets::typescript::escape::{expression, literal, own_key};
use crate::targets::typescript::type_name::literal_name;
use crate::targets::typescript::view::{Code, Errors, ObjectType, Property};
use crate::targets::typescript::{docs, names};

impl Lowering<'_> {
    /// The table of a package's error codes, and what it is used for.
    pub(in crate::targets::typescript) fn errors(&mut self, errors: &ModelErrors) -> Option<Errors> {
        let reference = self.own(&errors.family);
        let Shape::Family(family) = &self.survey.registry.get(&reference)?.shape else {
            return None;
        };
        let tag = tag_of(family)?;
        let codes_type = names::definition(self.survey.registry, &self.own(&errors.codes));
        let attributes = errors
            .attributes
            .iter()
            .map(|field| Property {
                docs: docs::field_lines(field),
                key: format!("readonly {}", property_key(&field.name, field.presence)),
                ty: self.type_name(&field.ty),
            })
            .collect();
        let filled: Vec<String> = errors.filled.iter().map(|name| literal(name)).collect();
        let mut set = vec![literal(tag)];
        set.push(literal(&errors.is_a_key));
        Some(Errors {
            family: names::definition(self.survey.registry, &reference),
            constant: format!("{}S", names::constant(&codes_type)),
            codes_type,
            codes: family.members.values().map(|member| code(family, member)).collect(),
            known: family
                .members
                .values()
                .map(|member| literal_name(&member.wire))
                .collect(),
            attributes: ObjectType {
                fields: attributes,
                and: Vec::new(),
            },
            tag: literal(tag),
            ancestors: literal(&errors.is_a_key),
            raw: literal(&self.unknown_keys(&reference, family, tag).raw),
            set: set.join(" | "),
            filled_type: if filled.is_empty() {
                "never".to_owned()
            } else {
                filled.join(" | ")
            },
            filled,
            turns: self.survey.family_holds_open(family),
        })
    }
}

fn code(family: &Family, member: &Member) -> Code {
    let none = CodeFacts::default();
    let facts = member.code.as_ref().unwrap_or(&none);
    let mut lines: Vec<String> = Vec::new();
    lines.extend(facts.status.map(|status| format!("status: {status}")));
    lines.extend(facts.retryable.map(|retryable| format!("retryable: {retryable}")));
    lines.extend(facts.hint.as_deref().map(|hint| format!("hint: {}", literal(hint))));
    let attributes: Vec<String> = facts
        .attributes
        .iter()
        .map(|(name, value)| format!("{}: {}", own_key(name), expression(value)))
        .collect();
    lines.push(match attributes.as_slice() {
        [] => "attributes: {}".to_owned(),
        attributes => format!("attributes: {{ {} }}", attributes.join(", ")),
    });
    let ancestors = facts
        .is_a
        .iter()
        .filter_map(|name| family.members.get(name))
        .map(|ancestor| &ancestor.wire);
    lines.push(format!("is_a: {}", literal_list(ancestors)));
    Code {
        docs: docs::lines(&member.meta, None),
        key: own_key(&names::wire_text(&member.wire)),
        facts: lines,
    }
}
