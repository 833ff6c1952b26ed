//! A rule set, as a JSON value, held against the policy that it is of: everything that is wrong with it.

use cantus_rules::{By as Rough, FlawKind, examine};
use cantus_source::segment;
use serde_json::{Map, Value};

use super::definition::{By, Definition, Key};
use super::problem::{Because, Problem, ProblemKind};

/// How many rules a rule set has at most.
const MOST_RULES: usize = 10_000;

/// Everything that is wrong with a rule set of a policy; nothing, if a gate can be made of it.
pub fn judge(definition: &Definition<'_>, rule_set: &Value) -> Vec<Problem> {
    let mut judge = Judge {
        definition,
        problems: Vec::new(),
    };
    judge.rule_set(rule_set);
    let mut problems = judge.problems;
    if problems.iter().any(|problem| problem.kind == ProblemKind::TooMany) {
        return problems;
    }
    let keys: Vec<(&str, Rough)> = definition.keys.iter().map(|key| (key.name, rough(&key.by))).collect();
    // A rule that is wrong by itself would be called wrong again, for what is left of it.
    let broken: Vec<usize> = problems
        .iter()
        .filter_map(|problem| rule_of(&problem.pointer))
        .collect();
    let is_of_broken = |pointer: &str| rule_of(pointer).is_some_and(|rule| broken.contains(&rule));
    for flaw in examine(&keys, rule_set) {
        let because = flaw.because.as_ref().map(|(pointer, _)| pointer.as_str());
        let is_shadow = flaw.kind == FlawKind::Shadowed;
        if is_shadow && (is_of_broken(&flaw.pointer) || because.is_some_and(is_of_broken)) {
            continue;
        }
        let mut problem = Problem::new(flaw.pointer, kind(flaw.kind), flaw.message).help(flaw.help);
        problem.because = flaw.because.map(|(pointer, why)| Because {
            pointer,
            why: why.to_owned(),
            place: None,
        });
        problems.push(problem);
    }
    problems
}

fn rough(by: &By<'_>) -> Rough {
    match by {
        By::Exact | By::AnyOf | By::OneOf(_) => Rough::Text,
        By::Glob => Rough::Glob,
        By::Bool => Rough::Bool,
    }
}

fn kind(kind: FlawKind) -> ProblemKind {
    match kind {
        FlawKind::Shadowed => ProblemKind::Shadowed,
        FlawKind::NeverMatches => ProblemKind::NeverMatches,
        FlawKind::GlobSyntax => ProblemKind::GlobSyntax,
    }
}

/// The index of the rule that a pointer leads to or into.
fn rule_of(pointer: &str) -> Option<usize> {
    let rest = pointer.strip_prefix("/rules/")?;
    rest.split('/').next()?.parse().ok()
}

struct Judge<'d> {
    definition: &'d Definition<'d>,
    problems: Vec<Problem>,
}

impl Judge<'_> {
    fn rule_set(&mut self, rule_set: &Value) {
        let Value::Object(members) = rule_set else {
            let message = format!(
                "a policy is a map with `default` and `rules`, and this is {}",
                article(rule_set)
            );
            return self.add(
                Problem::new("", ProblemKind::WrongValue, message).help("write `rules:`, and below it each rule"),
            );
        };
        self.unknown_keys(members, "", &["default", "rules"], "of a policy");
        if let Some(default) = members.get("default") {
            self.action(default, "/default");
        }
        match members.get("rules") {
            None => {}
            Some(Value::Array(rules)) if rules.len() > MOST_RULES => {
                let message = format!("the policy has {} rules, more than {MOST_RULES}", rules.len());
                let problem = Problem::new("/rules", ProblemKind::TooMany, message);
                self.add(problem.help("let one rule name several values, or use globs"));
            }
            Some(Value::Array(rules)) => {
                for (index, rule) in rules.iter().enumerate() {
                    self.rule(rule, &format!("/rules/{index}"));
                }
            }
            Some(other) => self.wrong("/rules", "`rules` is a list", other),
        }
    }

    fn rule(&mut self, rule: &Value, pointer: &str) {
        let Value::Object(members) = rule else {
            return self.wrong(pointer, "a rule is a map", rule);
        };
        let definition = self.definition;
        let keys = definition.keys.iter().map(|key| key.name);
        let known: Vec<&str> = keys.chain(["action", "reason"]).collect();
        self.unknown_keys(members, pointer, &known, "of a rule");
        for key in definition.keys.iter() {
            if let Some(value) = members.get(key.name) {
                self.wanted(key, value, &format!("{pointer}/{}", segment(key.name)));
            }
        }
        match members.get("action") {
            Some(action) => self.action(action, &format!("{pointer}/action")),
            None => {
                let problem = Problem::new(pointer, ProblemKind::MissingKey, "the rule does not say its `action`");
                self.add(problem.help(format!("say what it decides: {}", listed(self.actions()))));
            }
        }
        match members.get("reason") {
            None | Some(Value::String(_)) => {}
            Some(other) => self.wrong(&format!("{pointer}/reason"), "`reason` is a string", other),
        }
    }

    /// Looks at what a rule asks of one key.
    fn wanted(&mut self, key: &Key<'_>, value: &Value, pointer: &str) {
        match (&key.by, value) {
            (By::Bool, Value::Bool(_)) => {}
            (By::Bool, other) => self.wrong(pointer, &format!("`{}` is `true` or `false`", key.name), other),
            (_, Value::Array(items)) => {
                for (index, item) in items.iter().enumerate() {
                    self.text(key, item, &format!("{pointer}/{index}"));
                }
            }
            (_, value) => self.text(key, value, pointer),
        }
    }

    fn text(&mut self, key: &Key<'_>, value: &Value, pointer: &str) {
        match (&key.by, value) {
            (By::OneOf(members), Value::String(text)) if !members.iter().any(|member| *member == text) => {
                let problem = Problem::new(
                    pointer,
                    ProblemKind::WrongValue,
                    format!("`{}` is never `{text}`", key.name),
                );
                let names = || members.iter().copied();
                self.add(
                    problem
                        .near(text, names())
                        .help(format!("it is one of {}", listed(names()))),
                );
            }
            (_, Value::String(_)) => {}
            (_, other) => self.wrong(
                pointer,
                &format!("`{}` is a string or a list of strings", key.name),
                other,
            ),
        }
    }

    fn action(&mut self, value: &Value, pointer: &str) {
        let Value::String(name) = value else {
            return self.wrong(pointer, "an action is named by a string", value);
        };
        if self.definition.action(name).is_none() {
            let problem = Problem::new(
                pointer,
                ProblemKind::UnknownAction,
                format!("`{name}` is not an action of the policy"),
            );
            let help = format!("it is one of {}", listed(self.actions()));
            let problem = problem.near(name, self.actions()).help(help);
            self.add(problem);
        }
    }

    fn actions(&self) -> impl Iterator<Item = &'_ str> {
        self.definition.actions.iter().map(|action| action.name)
    }

    fn unknown_keys(&mut self, members: &Map<String, Value>, pointer: &str, known: &[&str], of: &str) {
        for key in members.keys().filter(|key| !known.contains(&key.as_str())) {
            let problem = Problem::new(
                format!("{pointer}/{}", segment(key)),
                ProblemKind::UnknownKey,
                format!("`{key}` is not a key {of}"),
            );
            let help = format!("the keys are {}", listed(known.iter().copied()));
            self.add(problem.near(key, known.iter().copied()).help(help));
        }
    }

    fn wrong(&mut self, pointer: &str, wanted: &str, found: &Value) {
        let message = format!("{wanted}, and this is {}", article(found));
        let mut problem = Problem::new(pointer, ProblemKind::WrongValue, message);
        if matches!(found, Value::Number(_) | Value::Bool(_)) && wanted.contains("string") {
            problem = problem.help("quote it if it is a text");
        }
        self.add(problem);
    }

    fn add(&mut self, problem: Problem) {
        self.problems.push(problem);
    }
}

/// What a message calls a value.
pub(super) fn article(value: &Value) -> &'static str {
    match value {
        Value::Null => "nothing",
        Value::Bool(_) => "a truth value",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "a map",
    }
}

/// Names as a message lists them.
pub(super) fn listed<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    names.join(", ")
}
