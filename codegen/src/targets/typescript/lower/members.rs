//! Lowers a family to the functions that check its members.

use std::collections::BTreeSet;

use cantus_registry::model::{ContentPresence, Errors, Family, Field, Literal, Member, Openness, Presence, ToldApart};

use super::Lowering;
use super::checks::{Term, declares_names, field_check, fields_function, key_is_there, read, tag_cases, tag_of};
use super::family::tag_kinds;
use super::turns::literal_list;
use super::values::{Spot, empty};
use crate::targets::typescript::condition::{FEW, one_of};
use crate::targets::typescript::escape::literal;
use crate::targets::typescript::names;
use crate::targets::typescript::survey::{content_payload, flat_payload, standing_names};
use crate::targets::typescript::type_name::literal_name;
use crate::targets::typescript::view::{
    self, Constant, FamilyChecks, FieldCheck, FieldsFunction, MemberChecks, Tag, UnknownTag,
};

/// The family whose members are lowered.
struct Scope<'f> {
    identifier: &'f str,
    family: &'f Family,
    errors: Option<&'f Errors>,
    /// The names that every member declares.
    shared: BTreeSet<&'f str>,
}

impl Lowering<'_> {
    /// The functions of a family.
    pub(super) fn family_checks(
        &mut self,
        identifier: &str,
        family: &Family,
        errors: Option<&Errors>,
        constants: &mut Vec<Constant>,
    ) -> FamilyChecks {
        let scope = Scope {
            identifier,
            family,
            errors,
            shared: shared_names(family, errors),
        };
        let common = self.common_function(identifier, family, constants);
        let members: Vec<MemberChecks> = family
            .members
            .iter()
            .map(|(name, member)| self.member_checks(&scope, name, member, constants))
            .collect();
        let told_apart = match tag_of(family) {
            Some(tag) => view::ToldApart::Tag(Tag {
                key: literal(tag),
                read: read("object", tag),
                has_default: family.default.is_some(),
                unknown: unknown_tag(identifier, family, common.is_some()),
            }),
            None => {
                let keys: Vec<String> = family
                    .members
                    .values()
                    .map(|member| literal_name(&member.wire))
                    .collect();
                view::ToldApart::Key(literal(&format!("{} as a member, and no other of them", one_of(&keys))))
            }
        };
        FamilyChecks {
            depth_unused: members.is_empty() && common.is_none(),
            common,
            by_map: family.members.len() > FEW || errors.is_some(),
            shared: declares_names(scope.shared.iter().copied()).unwrap_or_default(),
            has_rest: self.survey.family_has_rest(family),
            told_apart,
            members,
        }
    }

    /// The function for what stands beside the tag in most members.
    fn common_function(
        &mut self,
        identifier: &str,
        family: &Family,
        constants: &mut Vec<Constant>,
    ) -> Option<FieldsFunction> {
        let fields = self.field_checks(identifier, family.transport.iter().chain(&family.common), constants);
        let used = family.open != Openness::Closed || family.members.values().any(|m| m.beside == family.common);
        (used && !fields.is_empty()).then(|| fields_function(format!("common{identifier}"), Vec::new(), fields))
    }

    fn member_checks(
        &mut self,
        scope: &Scope<'_>,
        name: &str,
        member: &Member,
        constants: &mut Vec<Constant>,
    ) -> MemberChecks {
        let Scope {
            identifier,
            family,
            errors,
            shared,
        } = scope;
        let qualified = format!("{identifier}${}", names::member(name, member));
        let mut start = Vec::new();
        let mut fields = Vec::new();
        self.add_tag(&mut start, &mut fields, family, name, member);
        let standing: Vec<&Field> = family.transport.iter().chain(&member.beside).collect();
        if member.beside == family.common {
            if !standing.is_empty() {
                start.push(Term::Call(format!("common{identifier}(object, check, depth)")));
            }
        } else {
            fields.extend(self.field_checks(&qualified, standing.into_iter(), constants));
        }
        start.extend(errors.map(|errors| ancestors(family, member, errors)));
        let flat = flat_payload(family, member);
        start.extend(
            flat.and_then(|payload| self.flat_call("fields", payload))
                .map(Term::Call),
        );
        fields.extend(self.content_check(family, member));
        let own_names = member_names(family, member).filter(|name| !shared.contains(name));
        let declares = [
            declares_names(own_names),
            flat.and_then(|payload| self.flat_call("declares", payload)),
        ];
        let declares: Vec<String> = declares.into_iter().flatten().collect();
        let rest = flat.filter(|payload| self.survey.has_rest(payload));
        MemberChecks {
            fields: fields_function(format!("member{qualified}"), start, fields),
            cases: match &family.told_apart {
                ToldApart::Key => vec![key_is_there(&member.wire)],
                ToldApart::Tag(_) | ToldApart::Outside => tag_cases(family, name, member),
            },
            declares: (!declares.is_empty()).then(|| declares.join(" || ")),
            rest: rest.and_then(|payload| self.flat_call("rest", payload)),
            turn: self.turn_of_member(family, member),
            emit: None,
        }
    }

    fn add_tag(
        &mut self,
        start: &mut Vec<Term>,
        fields: &mut Vec<FieldCheck>,
        family: &Family,
        name: &str,
        member: &Member,
    ) {
        let Some(tag) = tag_of(family) else { return };
        if family.default.as_deref() != Some(name) {
            start.push(Term::Count(1));
            return;
        }
        let spot = Spot {
            value: "value",
            key: Some(literal(tag)),
            below: 1,
            level: 0,
        };
        let test = super::values::test(
            &spot,
            &crate::targets::typescript::condition::Condition {
                fails: "check.strict".to_owned(),
                expected: format!(
                    "must be left out, for an object without it is {}",
                    literal_name(&member.wire)
                ),
            },
        );
        fields.push(field_check(tag, Presence::Optional, test));
    }

    fn content_check(&mut self, family: &Family, member: &Member) -> Option<FieldCheck> {
        let key = family.content.as_deref()?;
        let presence = match member.content {
            ContentPresence::Never => return None,
            ContentPresence::Required => Presence::Required,
            ContentPresence::Optional => Presence::Optional,
        };
        let spot = Spot {
            value: "value",
            key: Some(literal(key)),
            below: 1,
            level: 0,
        };
        let statement = match content_payload(member) {
            Some(payload) => self.call(&spot, payload),
            None => empty(&spot),
        };
        Some(field_check(key, presence, statement))
    }
}

/// The check of the ancestors that an error code is written with.
fn ancestors(family: &Family, member: &Member, errors: &Errors) -> Term {
    let names = member.code.iter().flat_map(|code| &code.is_a);
    let wires = literal_list(
        names
            .filter_map(|name| family.members.get(name))
            .map(|ancestor| &ancestor.wire),
    );
    Term::Ancestors(format!(
        "check.ancestors(object, {}, {wires})",
        literal(&errors.is_a_key)
    ))
}

/// The names that every member declares, whichever it is.
fn shared_names<'a>(family: &'a Family, errors: Option<&'a Errors>) -> BTreeSet<&'a str> {
    let mut members = family
        .members
        .values()
        .map(|member| member_names(family, member).collect::<BTreeSet<&str>>());
    let mut shared = match members.next() {
        Some(first) => members.fold(first, |shared, names| &shared & &names),
        None => tag_of(family).into_iter().collect(),
    };
    shared.extend(errors.map(|errors| errors.is_a_key.as_str()));
    shared
}

/// The names a member declares, save those of a payload that shares its object.
fn member_names<'a>(family: &'a Family, member: &'a Member) -> impl Iterator<Item = &'a str> {
    let content = family
        .content
        .as_deref()
        .filter(|_| member.content != ContentPresence::Never);
    standing_names(family, member).chain(content)
}

fn unknown_tag(identifier: &str, family: &Family, has_common: bool) -> UnknownTag {
    if family.open == Openness::Closed {
        let wires: Vec<String> = family
            .members
            .values()
            .map(|member| literal_name(&member.wire))
            .collect();
        return UnknownTag::Closed(literal(&one_of(&wires)));
    }
    let (is_no_tag, expected) = match tag_kinds(family) {
        (true, true) => (
            "!cantus.isText(tag) && !Number.isSafeInteger(tag)",
            "expected a string or an integer",
        ),
        (false, true) => ("!Number.isSafeInteger(tag)", "expected an integer"),
        (_, false) => ("!cantus.isText(tag)", "expected a string"),
    };
    let wires: Vec<&Literal> = family.members.values().map(|member| &member.wire).collect();
    let names: Vec<String> = wires.into_iter().map(literal_name).collect();
    UnknownTag::Open {
        is_no_tag: is_no_tag.to_owned(),
        expected: literal(expected),
        strict: (family.open == Openness::Reader)
            .then(|| literal(&format!("{}; others are read, but not written", one_of(&names)))),
        flag: "unknown",
        common: has_common.then(|| format!("common{identifier}(object, check, depth)")),
    }
}
