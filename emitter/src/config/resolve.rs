//! Everything in a row: what operators wrote → the effective value, or everything that is wrong with it.

use serde_json::Value;

use super::effective::{Effective, nearest};
use super::fill::{fill, place};
use super::input::Input;
use super::look::{Look, is_below};
use super::problem::{Problem, ProblemKind, Rejected};
use super::{Definition, Origin};

/// What a type has against a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// Where, as an RFC 6901 pointer.
    pub pointer: String,
    /// What is wrong there.
    pub message: String,
}

/// Resolves a config. The value with everything filled in is shown to `judge`, which knows the config's type.
///
/// # Errors
///
/// Everything that is wrong, in order of place.
pub fn resolve<'d>(
    definition: &'d Definition<'d>,
    input: &Input<'_>,
    judge: impl FnOnce(&Value) -> Vec<Objection>,
) -> Result<Effective<'d>, Rejected> {
    let reading = input.read();
    let mut text_problems = reading.problems;
    let file = reading.root.map(|root| root.value(&mut text_problems));
    let mut problems: Vec<Problem> = text_problems.into_iter().map(Problem::from).collect();
    if file.is_none() && !problems.is_empty() {
        return Err(Rejected { problems });
    }
    let (mut look, value) = fill(definition, input, file.as_ref());
    let judged = without_tags(&value, &look.default_tags);
    let is_written = |pointer: &str| file.as_ref().is_none_or(|file| file.exact(pointer).is_some());
    let is_whole = file.as_ref().is_none_or(|file| file.complete);
    for objection in judge(&judged) {
        // What could not be read is not missing.
        if is_said(&look, &objection.pointer) || !(is_whole || is_written(&objection.pointer)) {
            continue;
        }
        problems.push(from_objection(&look, objection));
    }
    problems.append(&mut look.problems);
    if !problems.is_empty() {
        problems.sort_by(|a, b| (&a.place, &a.pointer).cmp(&(&b.place, &b.pointer)));
        return Err(Rejected { problems });
    }
    for weakening in &mut look.weakened {
        weakening.origin = nearest(&look.origins, &weakening.pointer)
            .cloned()
            .unwrap_or(Origin::Default);
    }
    Ok(Effective {
        definition,
        value,
        origins: look.origins,
        weakened: look.weakened,
    })
}

/// The value as the type spells it: an object that is the default member has no tag.
fn without_tags(value: &Value, tags: &[String]) -> Value {
    let mut value = value.clone();
    for tag in tags {
        let Some((round, key)) = tag.rsplit_once('/') else {
            continue;
        };
        let key = key.replace("~1", "/").replace("~0", "~");
        if let Some(Value::Object(map)) = value.pointer_mut(round) {
            map.remove(&key);
        }
    }
    value
}

fn is_said(look: &Look<'_, '_>, pointer: &str) -> bool {
    look.said_here.iter().any(|said| said == pointer) || look.said.iter().any(|said| is_below(pointer, said))
}

fn from_objection(look: &Look<'_, '_>, objection: Objection) -> Problem {
    let Objection { pointer, message } = objection;
    let is_unquoted = look.unquoted.iter().any(|unquoted| is_below(&pointer, unquoted));
    let name = pointer
        .rsplit('/')
        .next()
        .unwrap_or("")
        .replace("~1", "/")
        .replace("~0", "~");
    let message = match (is_unquoted, name.as_str()) {
        (true, _) => format!("the value of `{name}` is not what the field takes; it is not shown"),
        (false, "") => format!("the config {message}"),
        (false, name) => format!("`{name}` {message}"),
    };
    let mut problem = Problem::new(ProblemKind::WrongValue, &pointer, message);
    problem.place = look.file.map(|file| place(file, problem.kind, &pointer));
    problem
}
