//! Rules of a policy that stands in a config: those that decide nothing, whatever is asked.

use cantus_rules::{By, examine};
use serde_json::Value;

use super::RuleKey;
use super::look::Look;
use super::problem::{Problem, ProblemKind};

impl Look<'_, '_> {
    /// Holds the rules of a rule set against each other.
    pub(super) fn rules(&mut self, keys: &[(&str, RuleKey)], rule_set: &Value) {
        let keys: Vec<(&str, By)> = keys.iter().map(|(name, key)| (*name, by(*key))).collect();
        for flaw in examine(&keys, rule_set) {
            let pointer = format!("{}{}", self.pointer, flaw.pointer);
            let mut problem = Problem::new(ProblemKind::Rule, &pointer, flaw.message).help(flaw.help);
            problem.because = flaw
                .because
                .map(|(at, why)| (format!("{}{at}", self.pointer), why.to_owned()));
            self.problems.push(problem);
        }
    }
}

fn by(key: RuleKey) -> By {
    match key {
        RuleKey::Text => By::Text,
        RuleKey::Glob => By::Glob,
        RuleKey::Bool => By::Bool,
    }
}
