//! Canaries: every sensitive value of a document becomes one that stands nowhere else, and none of them may be in what
//! a sink is shown that has not the clearance for it.

use std::collections::BTreeSet;

use cantus::{Clearance, View};
use cantus_registry::conform::{Judge, Outcome, View as Strictness};
use cantus_registry::model::{
    IntegerBounds, IntegerKind, LengthBounds, NumberBounds, Package, Registry, StringRules, Type,
};
use serde_json::{Value, json};

use crate::case::{Case, Document};
use crate::generated;
use crate::leaves::{self, Leaf};
use crate::normal::equal;

/// What the canaries have met on the way.
#[derive(Default)]
pub struct Met {
    /// The sorts of places that lie on the paths of values that were hidden.
    pub places: BTreeSet<&'static str>,
    /// How many values were hidden.
    pub hidden: usize,
    /// How many documents were refused, since a part of them is not understood.
    pub refused: usize,
}

/// Puts canaries into a case's document, writes it for every clearance there is, and says what is wrong with that.
pub fn problems(case: &Case, registry: &Registry, met: &mut Met) -> Vec<String> {
    let package = &registry.packages[&case.package];
    let judge = Judge::new(registry);
    let mut document = case.document().value();
    // What only the read view accepts may have members that nobody declares, unless nothing of it is understood.
    match judge.document(&package.name, case.event.as_deref(), Strictness::Emit, &document) {
        Outcome::Typed | Outcome::Opaque => {}
        Outcome::Rejected(_) => match judge.document(&package.name, case.event.as_deref(), Strictness::Read, &document)
        {
            Outcome::Opaque => {}
            Outcome::Typed | Outcome::Rejected(_) => return Vec::new(),
        },
    }
    let leaves = leaves::of(registry, package, case.event.as_deref(), &document);
    let canaries: Vec<Option<String>> = leaves
        .iter()
        .enumerate()
        .map(|(at, leaf)| plant(at, leaf, &mut document))
        .collect();
    let text = document.to_string();
    let given = Document {
        text: &text,
        ..case.document()
    };
    let decoded = match generated::decode(given, View::Read) {
        Ok(decoded) => decoded,
        Err(error) => return vec![format!("with canaries it is rejected: {error}\n    {text}")],
    };
    let mut problems = Vec::new();
    for level in 0..package.sensitivity.len() {
        let shown = (decoded.shown)(clearance(package, level));
        let checked = Shown {
            judge: &judge,
            package,
            event: case.event.as_deref(),
            level,
            leaves: &leaves,
            canaries: &canaries,
            document: &document,
        };
        if let Err(problem) = checked.check(shown, met) {
            problems.push(format!("up to {}: {problem}\n    {text}", package.sensitivity[level]));
        }
    }
    problems.extend(in_debug(package, &leaves, &canaries, &(decoded.debug)()));
    problems
}

/// Says which values `Debug` shows that the package does not show by default.
fn in_debug(package: &Package, leaves: &[Leaf<'_>], canaries: &[Option<String>], shown: &str) -> Option<String> {
    let default = package.default_clearance.as_ref();
    let default = default.and_then(|default| package.sensitivity.iter().position(|level| level == default));
    let leaked = leaves.iter().zip(canaries).find(|(leaf, canary)| {
        let is_hidden = leaf.level > default.unwrap_or(0);
        is_hidden && canary.as_ref().is_some_and(|canary| shown.contains(canary.as_str()))
    });
    leaked.map(|(leaf, _)| format!("`Debug` shows {}:\n    {shown}", leaf.pointer))
}

/// The clearance of a level; the highest shows everything.
fn clearance(package: &Package, level: usize) -> Clearance {
    if level + 1 == package.sensitivity.len() {
        Clearance::FULL
    } else {
        Clearance::up_to(level as u32)
    }
}

struct Shown<'c, 'r> {
    judge: &'c Judge<'r>,
    package: &'r Package,
    event: Option<&'c str>,
    level: usize,
    leaves: &'c [Leaf<'r>],
    canaries: &'c [Option<String>],
    document: &'c Value,
}

impl Shown<'_, '_> {
    fn check(&self, shown: Result<Vec<u8>, String>, met: &mut Met) -> Result<(), String> {
        let is_full = self.level + 1 == self.package.sensitivity.len();
        let is_opaque = |leaf: &Leaf<'_>| leaf.through.contains(&"opaque") && leaf.level <= self.level;
        let text = match shown {
            Ok(_) if !is_full && self.leaves.iter().any(is_opaque) => {
                return Err("what is not understood is shown".to_owned());
            }
            Ok(text) => String::from_utf8(text).expect("what is written is UTF-8"),
            Err(error) if !is_full && self.leaves.iter().any(is_opaque) => {
                met.refused += 1;
                return match error.contains("full clearance") || error.contains("only readers") {
                    true => Ok(()),
                    false => Err(error),
                };
            }
            Err(error) => return Err(error),
        };
        let value: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let is_known = !self.leaves.iter().any(|leaf| leaf.through.contains(&"opaque"));
        if is_known
            && let Outcome::Rejected(problems) =
                self.judge
                    .document(&self.package.name, self.event, Strictness::Emit, &value)
        {
            return Err(format!("{text} is not in the emit view: {problems:?}"));
        }
        for (leaf, canary) in self.leaves.iter().zip(self.canaries) {
            let found = value.pointer(&leaf.pointer);
            if leaf.level <= self.level {
                let given = self.document.pointer(&leaf.pointer);
                if !found.zip(given).is_some_and(|(found, given)| equal(found, given)) {
                    return Err(format!("{} is changed in {text}", leaf.pointer));
                }
                continue;
            }
            met.hidden += 1;
            met.places.extend(&leaf.through);
            let mask = format!("[REDACTED: {}]", self.package.sensitivity[leaf.level]);
            if found.is_some_and(|found| !found.is_null() && *found != mask) {
                return Err(format!("{} is not masked in {text}", leaf.pointer));
            }
            if canary.as_ref().is_some_and(|canary| text.contains(canary.as_str())) {
                return Err(format!("{} stands somewhere in {text}", leaf.pointer));
            }
        }
        Ok(())
    }
}

/// Replaces a value by one of its type that stands nowhere else, where the type leaves a choice.
fn plant(at: usize, leaf: &Leaf<'_>, document: &mut Value) -> Option<String> {
    let number = 880_000_000 + at as i64;
    let word = format!("canary{number}");
    let (value, canary) = match leaf.ty? {
        Type::String(rules) if *rules == StringRules::default() => (json!(word), word),
        Type::Json => (json!({"canary": word}), word),
        Type::Integer {
            kind: IntegerKind::Integer | IntegerKind::Uint32 | IntegerKind::Int32,
            bounds,
        } if *bounds == IntegerBounds::default() => (json!(number), number.to_string()),
        Type::Number(bounds) if *bounds == NumberBounds::default() => (json!(number), number.to_string()),
        Type::Int64 | Type::Uint64 => (json!(number.to_string()), number.to_string()),
        Type::Timestamp => {
            let text = format!("2024-02-29T23:59:59.{number}Z");
            (json!(text), text)
        }
        Type::Bytes(length) if *length == LengthBounds::default() => {
            let text = format!("{number}000");
            (json!(text), text)
        }
        _ => return None,
    };
    let place = document.pointer_mut(&leaf.pointer)?;
    if place.is_null() {
        return None;
    }
    *place = value;
    Some(canary)
}
