//! Rule sets of policies: what `cantus-rules` finds wrong with one, as entries of the catalogue.

use cantus_rules::{By, FlawKind};
use serde_json::Value;

use crate::catalogue::{self, Entry};
use crate::model::{MatchBy, Policy};

pub use cantus_rules::Flaw;

/// Everything that is wrong with a rule set that is a value of its type, in order of the rules.
pub fn examine(policy: &Policy, rule_set: &Value) -> Vec<Flaw> {
    let keys: Vec<(&str, By)> = policy.keys.iter().map(|key| (key.name.as_str(), by(&key.by))).collect();
    cantus_rules::examine(&keys, rule_set)
}

fn by(by: &MatchBy) -> By {
    match by {
        MatchBy::Exact | MatchBy::AnyOf | MatchBy::Enum(_) => By::Text,
        MatchBy::Glob => By::Glob,
        MatchBy::Bool => By::Bool,
    }
}

/// The entry of the catalogue for a kind of flaw.
pub fn entry(kind: FlawKind) -> &'static Entry {
    match kind {
        FlawKind::Shadowed => &catalogue::POLICY_RULE_SHADOWED,
        FlawKind::NeverMatches => &catalogue::POLICY_RULE_NEVER_MATCHES,
        FlawKind::GlobSyntax => &catalogue::POLICY_GLOB_SYNTAX,
    }
}
