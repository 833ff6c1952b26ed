//! Defaults and examples that their own type rejects, in either view.

use serde_json::Value;

use super::Check;
use super::walk::{Item, Node, Path};
use crate::catalogue::{self, Entry};
use crate::conform::{Problem, View};
use crate::model::{Field, Member, Type, TypeRef};

/// Looks at the values that are given for an item.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    match item.node {
        Node::Definition { name, definition } => {
            if !definition.meta.examples.is_empty() {
                let ty = Type::Ref(TypeRef {
                    package: item.package.name.clone(),
                    name: name.to_owned(),
                });
                examples(check, path, &definition.meta.examples, &mut |check, view, value| {
                    check.judge.value(&ty, view, value)
                });
            }
        }
        Node::Field { field, .. } => of_field(check, field, path),
        Node::Member { member, .. } => of_member(check, member, path),
        Node::Record(_)
        | Node::Family { .. }
        | Node::Enum(_)
        | Node::EnumMember { .. }
        | Node::Type(_)
        | Node::Tombstone(_) => {}
    }
}

fn of_field(check: &mut Check<'_>, field: &Field, path: &Path<'_>) {
    let judge = &mut |check: &Check<'_>, view, value: &Value| check.judge.value(&field.ty, view, value);
    if let Some(default) = &field.default {
        judge_one(
            check,
            &path.key("default"),
            &catalogue::DEFAULT_REJECTED,
            "default",
            default,
            judge,
        );
    }
    examples(check, path, &field.meta.examples, judge);
}

/// The examples of a member are payloads.
fn of_member(check: &mut Check<'_>, member: &Member, path: &Path<'_>) {
    examples(check, path, &member.meta.examples, &mut |check, view, value| {
        check.judge.payload(member, view, value)
    });
}

type Verdict<'v> = dyn FnMut(&Check<'_>, View, &Value) -> Vec<Problem> + 'v;

fn examples(check: &mut Check<'_>, path: &Path<'_>, values: &[Value], judge: &mut Verdict<'_>) {
    for (index, value) in values.iter().enumerate() {
        let path = path.key("meta");
        let path = path.key("examples");
        judge_one(
            check,
            &path.index(index),
            &catalogue::EXAMPLE_REJECTED,
            "example",
            value,
            judge,
        );
    }
}

fn judge_one(
    check: &mut Check<'_>,
    path: &Path<'_>,
    entry: &'static Entry,
    what: &str,
    value: &Value,
    judge: &mut Verdict<'_>,
) {
    let rejected = View::BOTH
        .into_iter()
        .map(|view| (view, judge(check, view, value)))
        .find(|(_, problems)| !problems.is_empty());
    let Some((view, problems)) = rejected else { return };
    let reasons: Vec<String> = problems
        .iter()
        .map(|problem| match problem.pointer.as_str() {
            "" => format!("it {}", problem.message),
            pointer => format!("`{pointer}` {}", problem.message),
        })
        .collect();
    let message = format!("the {view} view rejects the {what}: {}", reasons.join("; "));
    let help = match entry.id {
        "example-rejected" => {
            "examples are payloads: what `fields` declares, without envelope and common fields; mend the example or the type"
        }
        _ => "mend the default or the type",
    };
    check.report(path, entry, message, |finding| finding.help(help));
}
