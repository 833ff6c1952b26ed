//! A decision as text for people and as JSON for machines.

use std::fmt::Write as _;

use cantus::policy::{Place, Wanted};
use serde_json::{Value, json};

use super::request::Tested;

/// The decision as people read it: a line for each rule that was looked at, and what came of it.
pub fn text(tested: &Tested) -> String {
    let mut text = String::new();
    for (step, place) in tested.trace.steps.iter().zip(&tested.places) {
        let _ = writeln!(text, "rules[{}] does not match ({place})", step.rule);
        for miss in &step.misses {
            let _ = writeln!(text, "  {}", cantus_registry::visible::visible(&miss.to_string()));
        }
    }
    let _ = match (tested.trace.rule, tested.places.last(), &tested.default_place) {
        (Some(rule), Some(place), _) => writeln!(text, "rules[{rule}] decides ({place})"),
        (_, _, Some(place)) => writeln!(text, "no rule matches, so the default decides ({place})"),
        (_, _, None) => writeln!(text, "no rule matches, so the default of `{}` decides", tested.policy),
    };
    let _ = writeln!(text, "action: {}", tested.trace.action);
    if let Some(reason) = &tested.trace.reason {
        let _ = writeln!(text, "reason: {}", cantus_registry::visible::visible(reason));
    }
    if let Some(answer) = &tested.answer {
        let details = Value::Object(answer.details.clone());
        let _ = writeln!(text, "error: {} {details}", answer.code);
    }
    text
}

/// The decision as one JSON object.
pub fn json(tested: &Tested) -> String {
    let trace = &tested.trace;
    let steps = trace.steps.iter().zip(&tested.places).map(|(step, place)| {
        let misses = step.misses.iter().map(|miss| {
            let wanted = match &miss.wanted {
                Wanted::Texts(texts) | Wanted::Globs(texts) => json!(texts),
                Wanted::Bool(is) => json!(is),
            };
            json!({"key": miss.key, "wanted": wanted, "found": miss.found})
        });
        json!({"rule": step.rule, "place": placed(place), "misses": misses.collect::<Vec<_>>()})
    });
    let place = match trace.rule {
        Some(_) => tested.places.last(),
        None => tested.default_place.as_ref(),
    };
    let value = json!({
        "policy": tested.policy,
        "action": trace.action,
        "rule": trace.rule,
        "reason": trace.reason,
        "place": place.map(placed),
        "error": tested.answer.as_ref().map(|answer| json!({"code": answer.code, "details": answer.details})),
        "steps": steps.collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}

fn placed(place: &Place) -> Value {
    json!({"file": &*place.file, "line": place.line, "column": place.column})
}
