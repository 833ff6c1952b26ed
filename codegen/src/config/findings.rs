//! What a service would say of a file → findings.

use std::path::Path;

use cantus::config::{Origin, Problem, ProblemKind, Weakening};
use cantus_registry::catalogue::Entry;
use cantus_registry::finding::Finding;
use cantus_registry::place::Place;

use crate::catalogue;
use crate::pick::shown;

/// Where a file begins, which is the place of what stands nowhere in it.
pub fn start(file: &Path) -> Place {
    Place {
        file: shown(file),
        line: 1,
        column: 1,
    }
}

/// A problem as a finding.
pub fn of(problem: &Problem, nowhere: &Place) -> Finding {
    let place = problem.place.as_ref().unwrap_or(nowhere);
    let mut finding = Finding::new(entry(problem.kind), place, problem.message.clone());
    finding.suggestion.clone_from(&problem.suggestion);
    finding.help.clone_from(&problem.help);
    finding.related.clone_from(&problem.related);
    finding
}

/// A value that protects less than its default does as a finding.
pub fn weakened(weakening: &Weakening, nowhere: &Place) -> Finding {
    let place = match &weakening.origin {
        Origin::File(place) | Origin::Environment(_, Some(place)) => place,
        Origin::Default | Origin::Preset(_) | Origin::Environment(_, None) | Origin::Program => nowhere,
    };
    let help = match &weakening.origin {
        Origin::Preset(name) => {
            format!("it is the preset `{name}` that sets it; say the key in the file to set it otherwise")
        }
        _ => format!("take it out, or write {}", weakening.default),
    };
    let (pointer, value) = (&weakening.pointer, &weakening.value);
    let message = format!("`{pointer}` is {value}, which protects less than {}", weakening.default);
    Finding::new(&catalogue::CONFIG_WEAKENED, place, message).help(help)
}

fn entry(kind: ProblemKind) -> &'static Entry {
    match kind {
        ProblemKind::UnknownKey => &catalogue::CONFIG_UNKNOWN_KEY,
        ProblemKind::MissingKey => &catalogue::CONFIG_MISSING_KEY,
        ProblemKind::UnknownPreset => &catalogue::CONFIG_PRESET,
        ProblemKind::Reference | ProblemKind::NotSet => &catalogue::CONFIG_ENVIRONMENT,
        ProblemKind::WrongValue => &catalogue::CONFIG_VALUE,
        ProblemKind::Rule => &catalogue::CONFIG_RULE,
        // What a service adds later is about the text or a value.
        _ => &catalogue::CONFIG_UNREADABLE,
    }
}
