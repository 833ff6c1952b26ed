//! What a service would say of a file of rules, as findings.

use std::sync::Arc;

use cantus::policy::{Problem, ProblemKind, Rejected};
use cantus_registry::catalogue::{self as registry, Entry};
use cantus_registry::finding::Finding;
use cantus_registry::place::Place;

use crate::catalogue;

/// Every problem as a finding; what has no place stands at the beginning of the file.
pub fn findings(rejected: &Rejected, file: &Arc<str>) -> Vec<Finding> {
    let start = Place {
        file: file.clone(),
        line: 1,
        column: 1,
    };
    let problems = rejected.problems.iter();
    problems
        .map(|problem| finding(problem, problem.place.as_ref().unwrap_or(&start)))
        .collect()
}

/// A problem as a finding at a place.
pub fn finding(problem: &Problem, place: &Place) -> Finding {
    let mut finding = Finding::new(entry(problem.kind), place, problem.message.clone());
    finding.suggestion.clone_from(&problem.suggestion);
    if let Some(help) = &problem.help {
        finding = finding.help(help.clone());
    }
    match &problem.because {
        Some(because) => finding.related(because.place.as_ref().unwrap_or(place), because.why.clone()),
        None => finding,
    }
}

fn entry(kind: ProblemKind) -> &'static Entry {
    match kind {
        ProblemKind::UnknownKey => &catalogue::RULES_UNKNOWN_KEY,
        ProblemKind::MissingKey => &catalogue::RULES_MISSING_KEY,
        ProblemKind::WrongValue | ProblemKind::TooMany => &catalogue::RULES_VALUE,
        ProblemKind::DuplicateKey => &registry::DUPLICATE_KEY,
        ProblemKind::UnknownAction => &registry::POLICY_ACTION_UNKNOWN,
        ProblemKind::GlobSyntax => &registry::POLICY_GLOB_SYNTAX,
        ProblemKind::NeverMatches => &registry::POLICY_RULE_NEVER_MATCHES,
        ProblemKind::Shadowed => &registry::POLICY_RULE_SHADOWED,
        _ => &catalogue::RULES_UNREADABLE,
    }
}
