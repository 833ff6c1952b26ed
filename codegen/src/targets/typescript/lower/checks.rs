//! Lowers definitions to the functions that check them.

use std::collections::BTreeSet;

use cantus_registry::model::{
    Branch as ModelBranch, Family, Field, Kind, Literal, Member, Presence, Record, Shape, ToldApart, TypeDef, TypeRef,
};

use super::Lowering;
use super::values::{Spot, test};
use crate::targets::typescript::condition::{self, FEW};
use crate::targets::typescript::escape::{self, literal};
use crate::targets::typescript::names;
use crate::targets::typescript::survey::Object;
use crate::targets::typescript::type_name::literal_name;
use crate::targets::typescript::view::{
    Branch, CheckBody, Constant, DefinitionChecks, FieldCheck, FieldsFunction, RecordChecks, Statement,
};

/// The value that a definition's check is given.
const VALUE: Spot<'static> = Spot {
    value: "value",
    key: None,
    below: 0,
    level: 0,
};

impl Lowering<'_> {
    /// The functions of a definition.
    pub(super) fn definition_checks(&mut self, name: &str, def: &TypeDef) -> DefinitionChecks {
        let reference = self.own(name);
        let identifier = names::definition(self.survey.registry, &reference);
        let mut constants = Vec::new();
        let pattern = format!("pattern{identifier}");
        let check = match &def.shape {
            Shape::Alias(ty) => value_check(self.statement(&VALUE, ty, &pattern, &mut constants)),
            Shape::Enum(declared) => {
                let set = format!("values{identifier}");
                if declared.members.len() > FEW {
                    let values: Vec<String> = declared.members.iter().map(|m| literal_name(&m.value)).collect();
                    let value = format!("/* @__PURE__ */ new Set<unknown>([{}])", values.join(", "));
                    constants.push(Constant {
                        name: set.clone(),
                        value,
                    });
                }
                value_check(test(&VALUE, &condition::of_enum("value", declared, &set)))
            }
            Shape::Union(union) => self.union_check(&union.branches, &pattern, &mut constants),
            Shape::Record(record) => CheckBody::Record(self.record_checks(&identifier, record, &mut constants)),
            Shape::Family(family) => {
                let errors = self.package.errors.as_ref().filter(|errors| errors.family == name);
                CheckBody::Family(self.family_checks(&identifier, family, errors, &mut constants))
            }
        };
        let turn = self.turn(&reference, &def.shape);
        DefinitionChecks {
            name: identifier,
            constants,
            check,
            turn,
        }
    }

    fn union_check(&mut self, branches: &[ModelBranch], pattern: &str, constants: &mut Vec<Constant>) -> CheckBody {
        let kinds: Vec<String> = branches
            .iter()
            .map(|branch| kind_name(branch.kind).to_owned())
            .collect();
        let branches: Vec<Branch> = branches
            .iter()
            .map(|branch| Branch {
                is_kind: is_kind(branch.kind).to_owned(),
                statement: self.statement(&VALUE, &branch.ty, pattern, constants),
            })
            .collect();
        let depth_unused = !branches.iter().any(|branch| branch.statement.uses_depth());
        CheckBody::Union {
            branches,
            expected: literal(&condition::one_of(&kinds)),
            depth_unused,
        }
    }

    fn record_checks(&mut self, identifier: &str, record: &Record, constants: &mut Vec<Constant>) -> RecordChecks {
        let names = record.fields.iter().map(|field| field.name.as_str());
        let declares = declares_names(names).unwrap_or_else(|| "false".to_owned());
        let fields = self.field_checks(identifier, record.fields.iter(), constants);
        let rest = record.rest.as_ref().map(|rest| {
            let spot = Spot {
                value: "value",
                key: Some("key".to_owned()),
                below: 1,
                level: 0,
            };
            self.statement(&spot, rest, &format!("pattern{identifier}"), constants)
        });
        RecordChecks {
            fields: fields_function(format!("fields{identifier}"), Vec::new(), fields),
            declares,
            rest,
        }
    }

    /// The checks of fields that stand in one object.
    pub(super) fn field_checks<'f>(
        &mut self,
        identifier: &str,
        fields: impl Iterator<Item = &'f Field>,
        constants: &mut Vec<Constant>,
    ) -> Vec<FieldCheck> {
        fields
            .map(|field| {
                let pattern = format!("pattern{identifier}${}", names::field(&field.name, &field.meta));
                let spot = Spot {
                    value: "value",
                    key: Some(literal(&field.name)),
                    below: 1,
                    level: 0,
                };
                let statement = self.statement(&spot, &field.ty, &pattern, constants);
                field_check(&field.name, field.presence, statement)
            })
            .collect()
    }

    /// A call of a function of a payload that shares its object, such as `fields`.
    pub(super) fn flat_call(&mut self, verb: &str, payload: &TypeRef) -> Option<String> {
        let (reference, object) = self.survey.object(payload)?;
        let function = self.function(verb, &reference);
        Some(match (verb, object) {
            ("declares", Object::Record(_)) => format!("{function}(key)"),
            ("declares", Object::Family(_)) => format!("{function}(key, object)"),
            ("rest", _) => format!("{function}(key, object, check, depth)"),
            (_, _) => format!("{function}(object, check, depth)"),
        })
    }
}

/// The check of one member of an object.
pub(super) fn field_check(name: &str, presence: Presence, statement: Statement) -> FieldCheck {
    FieldCheck {
        key: literal(name),
        read: read("object", name),
        required: presence == Presence::Required,
        statement,
    }
}

/// A part of the number of declared members that are there.
pub(super) enum Term {
    /// So many, without looking.
    Count(usize),
    /// What a call of another function of fields counts.
    Call(String),
    /// What the check of an error code's ancestors counts.
    Ancestors(String),
}

/// How many required members there are.
pub(super) fn required(fields: &[FieldCheck]) -> usize {
    fields.iter().filter(|field| field.required).count()
}

/// A function that checks fields and counts them, and adds what other terms count.
pub(super) fn fields_function(name: String, terms: Vec<Term>, fields: Vec<FieldCheck>) -> FieldsFunction {
    let mut count = required(&fields);
    let mut start = Vec::new();
    let (mut calls, mut descends) = (false, false);
    for term in terms {
        match term {
            Term::Count(more) => count += more,
            Term::Call(call) => {
                (calls, descends) = (true, true);
                start.push(call);
            }
            Term::Ancestors(call) => {
                calls = true;
                start.push(call);
            }
        }
    }
    if count > 0 || start.is_empty() {
        start.insert(0, count.to_string());
    }
    FieldsFunction {
        name,
        start: start.join(" + "),
        fields,
        calls,
        descends,
    }
}

/// The expression that is true when `key` is one of these names.
pub(super) fn declares_names<'n>(names: impl Iterator<Item = &'n str>) -> Option<String> {
    let names: BTreeSet<&str> = names.collect();
    let compared: Vec<String> = names
        .into_iter()
        .map(|name| format!("key === {}", literal(name)))
        .collect();
    (!compared.is_empty()).then(|| compared.join(" || "))
}

/// Reads an object's own member.
pub(super) fn read(object: &str, key: &str) -> String {
    if is_inherited(key) {
        format!("cantus.own({object}, {})", literal(key))
    } else {
        format!("{object}[{}]", literal(key))
    }
}

/// The values of a tag that lead to a member, as literals.
pub(super) fn tag_cases(family: &Family, name: &str, member: &Member) -> Vec<String> {
    let absent = (family.default.as_deref() == Some(name)).then(|| "undefined".to_owned());
    absent.into_iter().chain([literal_name(&member.wire)]).collect()
}

/// The expression that is true when a keyed member's key is there.
pub(super) fn key_is_there(wire: &Literal) -> String {
    format!("{} !== undefined", read("object", &names::wire_text(wire)))
}

/// Whether objects inherit a member of that name from `Object.prototype`.
fn is_inherited(key: &str) -> bool {
    const INHERITED: [&str; 12] = [
        "__defineGetter__",
        "__defineSetter__",
        "__lookupGetter__",
        "__lookupSetter__",
        "__proto__",
        "constructor",
        "hasOwnProperty",
        "isPrototypeOf",
        "propertyIsEnumerable",
        "toLocaleString",
        "toString",
        "valueOf",
    ];
    INHERITED.contains(&key)
}

/// The regular expression of a pattern. A pattern the grammar refuses is a finding before any target starts; one
/// from a lock edited by hand is printed as it is.
pub(super) fn pattern(text: &str) -> String {
    match cantus_registry::pattern::parse(text) {
        Ok(pattern) => escape::regular_expression(&pattern.portable()),
        Err(_) => format!("new RegExp({}, 'u')", literal(text)),
    }
}

/// The name of a family's told-apart key, where it is a tag.
pub(super) fn tag_of(family: &Family) -> Option<&str> {
    match &family.told_apart {
        ToldApart::Tag(tag) => Some(tag),
        ToldApart::Outside | ToldApart::Key => None,
    }
}

fn value_check(statement: Statement) -> CheckBody {
    CheckBody::Value {
        depth_unused: !statement.uses_depth(),
        check_unused: statement.is_nothing(),
        value_unused: statement.is_nothing(),
        statement,
    }
}

fn is_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "value === null",
        Kind::Bool => "typeof value === 'boolean'",
        Kind::Number => "typeof value === 'number'",
        Kind::String => "typeof value === 'string'",
        Kind::Array => "Array.isArray(value)",
        Kind::Object => "cantus.isObject(value)",
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "null",
        Kind::Bool => "true or false",
        Kind::Number => "a number",
        Kind::String => "a string",
        Kind::Array => "an array",
        Kind::Object => "an object",
    }
}
