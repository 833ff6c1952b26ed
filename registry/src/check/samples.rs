//! Defaults and examples that their own type rejects, in either view.

use serde_json::Value;

use super::Check;
use super::walk::{Item, Node, Path};
use crate::catalogue::{self, Entry};
use crate::conform::{Problem, View};
use crate::model::{Field, Member, Type, TypeRef};

/// How many problems of one value are named.
const SHOWN: usize = 3;

/// Looks at the values that are given for an item.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    match item.node {
        Node::Definition { name, definition } => {
            if !definition.meta.examples.is_empty() {
                let ty = Type::Ref(TypeRef {
                    package: item.package.name.clone(),
                    name: name.to_owned(),
                });
                examples(
                    check,
                    path,
                    &EXAMPLE,
                    &definition.meta.examples,
                    &mut |check, view, value| check.judge.value(&ty, view, value),
                );
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
        judge_one(check, &path.key("default"), &DEFAULT, default, judge);
    }
    examples(check, path, &EXAMPLE, &field.meta.examples, judge);
}

fn of_member(check: &mut Check<'_>, member: &Member, path: &Path<'_>) {
    examples(
        check,
        path,
        &PAYLOAD,
        &member.meta.examples,
        &mut |check, view, value| check.judge.payload(member, view, value),
    );
}

/// What kind of value is given, and what to do if it is rejected.
struct Sample {
    entry: &'static Entry,
    what: &'static str,
    cure: &'static str,
}

const DEFAULT: Sample = Sample {
    entry: &catalogue::DEFAULT_REJECTED,
    what: "default",
    cure: "mend the default or the type",
};

const EXAMPLE: Sample = Sample {
    entry: &catalogue::EXAMPLE_REJECTED,
    what: "example",
    cure: "mend the example or the type",
};

const PAYLOAD: Sample = Sample {
    entry: &catalogue::EXAMPLE_REJECTED,
    what: "example",
    cure: "mend the example or the type; examples are payloads, without the tag and what stands beside it",
};

type Verdict<'v> = dyn FnMut(&Check<'_>, View, &Value) -> Vec<Problem> + 'v;

fn examples(check: &mut Check<'_>, path: &Path<'_>, sample: &Sample, values: &[Value], judge: &mut Verdict<'_>) {
    let path = path.key("meta");
    let path = path.key("examples");
    for (index, value) in values.iter().enumerate() {
        judge_one(check, &path.index(index), sample, value, judge);
    }
}

fn judge_one(check: &mut Check<'_>, path: &Path<'_>, sample: &Sample, value: &Value, judge: &mut Verdict<'_>) {
    let rejected = View::BOTH
        .into_iter()
        .map(|view| (view, judge(check, view, value)))
        .find(|(_, problems)| !problems.is_empty());
    let Some((view, problems)) = rejected else { return };
    let mut reasons: Vec<String> = problems.iter().take(SHOWN).map(reason).collect();
    if problems.len() > SHOWN {
        reasons.push(format!("and {} more", problems.len() - SHOWN));
    }
    let message = format!("the {view} view rejects the {}: {}", sample.what, reasons.join("; "));
    check.report(path, sample.entry, message, |finding| finding.help(sample.cure));
}

fn reason(problem: &Problem) -> String {
    match (problem.pointer.as_str(), problem.message.starts_with('`')) {
        ("", true) => problem.message.clone(),
        ("", false) => format!("it {}", problem.message),
        (pointer, true) => format!("in `{pointer}` {}", problem.message),
        (pointer, false) => format!("`{pointer}` {}", problem.message),
    }
}
