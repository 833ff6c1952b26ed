//! A table of requests and what rules decide of each: every case that does not hold is a finding.

use std::path::Path;
use std::sync::Arc;

use cantus::policy::{Compiled, Definition, RuleFile, Stated};
use cantus_registry::finding::Finding;
use cantus_source::{Format, Valued, read};
use serde_json::{Map, Value};

use super::check;
use super::request::{Tested, of_text};
use crate::catalogue;
use crate::report::Report;

/// What a case may say.
const KEYS: [&str; 6] = ["request", "action", "rule", "error", "details", "reason"];

/// Holds every case of a table against rules.
pub fn hold(
    definition: &Definition<'_>,
    rules: &RuleFile,
    compiled: &Compiled,
    name: &Arc<str>,
    bytes: &[u8],
    report: &mut Report,
) {
    let reading = read(Format::of(Path::new(&**name)).unwrap_or(Format::Yaml), name, bytes);
    let mut problems = reading.problems;
    let valued = reading.root.map(|root| root.value(&mut problems));
    report.findings.extend(problems.iter().map(of_text));
    let Some(valued) = valued else {
        if problems.is_empty() {
            report.notes.push(format!("there is no case in {name}"));
        }
        return;
    };
    let Value::Array(cases) = &valued.value else {
        let message = "a table is a list of cases";
        let finding = Finding::new(&catalogue::RULES_VALUE, &valued.spot("").value, message);
        report
            .findings
            .push(finding.help("write `- {request: {…}, action: …, rule: 0}` for each"));
        return;
    };
    let table = Table {
        definition,
        rules,
        compiled,
        valued: &valued,
    };
    let mut held = 0;
    for (index, case) in cases.iter().enumerate() {
        let findings = table.case(index, case);
        held += usize::from(findings.is_empty());
        report.findings.extend(findings);
    }
    report.notes.push(format!("{held} of {} cases hold", cases.len()));
}

struct Table<'t> {
    definition: &'t Definition<'t>,
    rules: &'t RuleFile,
    compiled: &'t Compiled,
    valued: &'t Valued,
}

impl Table<'_> {
    /// What is wrong with a case, or otherwise than it says.
    fn case(&self, index: usize, case: &Value) -> Vec<Finding> {
        let root = format!("/{index}");
        let Value::Object(case) = case else {
            return vec![self.wrong(&root, "a case is a map with `request` and `action`")];
        };
        let mut findings: Vec<Finding> = case
            .keys()
            .filter(|key| !KEYS.contains(&key.as_str()))
            .map(|key| self.unknown(&root, key))
            .collect();
        let nothing = Value::Object(Map::new());
        let request = Stated::new(self.definition, case.get("request").unwrap_or(&nothing));
        let request = match request {
            Ok(request) => request,
            Err(rejected) => {
                findings.extend(rejected.problems.iter().map(|problem| {
                    let spot = self.valued.spot(&format!("{root}/request{}", problem.pointer));
                    check::finding(problem, &spot.value)
                }));
                return findings;
            }
        };
        if !case.contains_key("action") {
            findings.push(self.wrong(&root, "the case does not say its `action`"));
        }
        if findings.is_empty() {
            findings.extend(self.otherwise(&root, case, &request));
        }
        findings
    }

    /// How the decision differs from what a case says; what it does not say is free.
    fn otherwise(&self, root: &str, case: &Map<String, Value>, request: &Stated) -> Option<Finding> {
        let tested = Tested::of(self.definition, self.rules, self.compiled, request);
        let decided = decided(&tested);
        let mut differs: Vec<String> = Vec::new();
        for (key, wanted) in case.iter().filter(|(key, _)| *key != "request") {
            let found = decided.get(key).unwrap_or(&Value::Null);
            if found != wanted {
                differs.push(format!("`{key}` is {found}, and not {wanted}"));
            }
        }
        if differs.is_empty() {
            return None;
        }
        let place = &self.valued.spot(root).value;
        let finding = Finding::new(&catalogue::RULES_CASE, place, differs.join("; "));
        let finding = finding.help("`cantus policy test --request` says why each earlier rule did not match");
        Some(match tested.places.last().filter(|_| tested.trace.rule.is_some()) {
            Some(place) => finding.related(place, "the rule that decides"),
            None => match &tested.default_place {
                Some(place) => finding.related(place, "no rule matches, so the default decides"),
                None => finding,
            },
        })
    }

    fn wrong(&self, pointer: &str, message: &str) -> Finding {
        let place = &self.valued.spot(pointer).value;
        let finding = Finding::new(&catalogue::RULES_VALUE, place, message);
        finding.help("write `- {request: {…}, action: …, rule: 0}`")
    }

    fn unknown(&self, root: &str, key: &str) -> Finding {
        let spot = self.valued.spot(&format!("{root}/{}", cantus_source::segment(key)));
        let place = spot.key.as_ref().unwrap_or(&spot.value);
        let message = format!("`{key}` is not a key of a case");
        Finding::new(&catalogue::RULES_UNKNOWN_KEY, place, message).near(key, KEYS)
    }
}

/// A decision in the words of a case.
fn decided(tested: &Tested) -> Map<String, Value> {
    let answer = tested.answer.as_ref();
    Map::from_iter([
        ("action".to_owned(), tested.trace.action.clone().into()),
        ("rule".to_owned(), tested.trace.rule.into()),
        ("reason".to_owned(), tested.trace.reason.clone().into()),
        ("error".to_owned(), answer.map(|answer| answer.code.clone()).into()),
        (
            "details".to_owned(),
            answer.map(|answer| Value::Object(answer.details.clone())).into(),
        ),
    ])
}
