//! Error codes: attributes of their declared types, and metadata where the object asks for it.

use serde_json::Value;

use super::Check;
use super::policies::known_code;
use super::walk::{Item, Node, Path, Role, required};
use crate::catalogue;
use crate::conform::View;
use crate::model::{CodeFacts, Errors, Field, Member, Package};
use crate::places::segment;

/// The facts that every code may have, which no attribute can be named after.
const WORDS: [&str; 3] = ["status", "retryable", "hint"];

/// Looks at the facts of an error code.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    let Node::Member {
        name,
        member,
        role: Role::Errors(errors),
        ..
    } = item.node
    else {
        return;
    };
    let Some(facts) = &member.code else { return };
    attributes(check, name, facts, errors, path);
    filled(check, name, member, facts, errors, path);
}

/// Looks at the table of failures.
pub(super) fn classify(check: &mut Check<'_>, package: &Package) {
    let rows = package.errors.iter().flat_map(|errors| &errors.classify);
    for (index, row) in rows.enumerate() {
        let pointer = format!("/packages/{}/errors/classify/{index}/code", segment(&package.name));
        known_code(check, package, &row.code, pointer);
    }
}

fn attributes(check: &mut Check<'_>, name: &str, facts: &CodeFacts, errors: &Errors, path: &Path<'_>) {
    let code = path.key("code");
    let values = code.key("attributes");
    for (attribute, value) in &facts.attributes {
        let Some(field) = errors.attributes.iter().find(|field| field.name == *attribute) else {
            let message = format!("code `{name}` has `{attribute}`, which is no attribute of the package");
            check.report(&values.key(attribute), &catalogue::CODE_ATTRIBUTE, message, |finding| {
                finding
                    .help("declare it under `errors.attributes`")
                    .near(attribute, errors.attributes.iter().map(|field| field.name.as_str()))
            });
            continue;
        };
        if let Some(reason) = rejected(check, field, value) {
            let message = format!("attribute `{attribute}` of code `{name}` {reason}");
            check.report(&values.key(attribute), &catalogue::CODE_ATTRIBUTE, message, |finding| {
                finding.help("write a value of the type that `errors.attributes` declares")
            });
        }
    }
    let is_missing =
        |field: &&Field| !facts.attributes.contains_key(&field.name) && !WORDS.contains(&field.name.as_str());
    for field in required(&errors.attributes).filter(is_missing) {
        let message = format!(
            "code `{name}` has no `{}`, which the package's codes must have",
            field.name
        );
        check.report(path, &catalogue::CODE_ATTRIBUTE, message, |finding| {
            finding.help(format!(
                "give the code a value, or declare `{}?` under `errors.attributes`",
                field.name
            ))
        });
    }
}

/// A field that is filled from the code must be fillable.
fn filled(check: &mut Check<'_>, name: &str, member: &Member, facts: &CodeFacts, errors: &Errors, path: &Path<'_>) {
    for field in member.beside.iter().filter(|field| errors.filled.contains(&field.name)) {
        let value = match field.name.as_str() {
            "status" => facts.status.map(Value::from),
            "retryable" => facts.retryable.map(Value::from),
            "hint" => facts.hint.clone().map(Value::from),
            attribute => facts.attributes.get(attribute).cloned(),
        };
        let message = match value {
            None if required(std::slice::from_ref(field)).next().is_none() => continue,
            None if check.judge.value(&field.ty, View::Emit, &Value::Null).is_empty() => continue,
            None => format!(
                "field `{}` is filled from the code, and code `{name}` has no `{}`",
                field.name, field.name
            ),
            Some(value) => match rejected(check, field, &value) {
                Some(reason) => format!(
                    "field `{}` is filled from the code, and that of code `{name}` {reason}",
                    field.name
                ),
                None => continue,
            },
        };
        check.report(path, &catalogue::CODE_ATTRIBUTE, message, |finding| {
            finding.help("give the code a value that the field takes, or let the field be absent")
        });
    }
}

fn rejected(check: &Check<'_>, field: &Field, value: &Value) -> Option<String> {
    let problems = check.judge.value(&field.ty, View::Emit, value);
    problems.first().map(|problem| problem.message.clone())
}
