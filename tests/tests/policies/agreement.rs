//! Rust and TypeScript decide alike: what Rust decides of the fixtures and of generated requests is written to a file,
//! which the tests in TypeScript hold their own decisions against. `CANTUS_POLICIES=FILE` writes many more to FILE.

use std::fs;
use std::path::{Path, PathBuf};

use cantus::policy::Gate;
use cantus_generated::gateway::ToolPolicy;
use cantus_tests::generate::Random;
use serde_json::{Value, json};

use super::{decided, fixtures, random, value};

/// How many generated rule sets are committed, and how many requests each is asked.
const FEW: (usize, usize) = (24, 10);
/// The same for the file that is asked for.
const MANY: (usize, usize) = (1_000, 100);

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/policies/decisions.json")
}

/// Rule sets of the fixtures and of a seed, each with requests and what is decided of them.
fn decisions((policies, requests): (usize, usize)) -> Value {
    let mut random = Random::new(0x706f_6c69_6379);
    let mut all: Vec<Value> = Vec::new();
    let mut asked = |rules: Value, requests: Vec<Value>| {
        let gate = Gate::<ToolPolicy>::from_value(&rules).expect("the rules are some");
        let cases = requests.into_iter().map(|request| {
            let decided = decided(&gate, &request);
            json!({"request": request, "decided": decided})
        });
        all.push(json!({"cases": cases.collect::<Vec<_>>(), "rules": rules}));
    };
    for (path, cases) in fixtures().into_values() {
        asked(
            value(&path),
            cases.into_iter().map(|case| case["request"].clone()).collect(),
        );
    }
    for index in 0..policies {
        // Some go over the number of rules that are looked at together.
        let most = if index % 8 == 0 { 150 } else { 12 };
        let rules = random::rule_set(&mut random, most);
        let requests = (0..requests).map(|_| random::request(&mut random)).collect();
        asked(rules, requests);
    }
    all.into()
}

#[test]
fn what_rust_decides_is_what_the_other_language_is_held_against() {
    let text = format!("{}\n", decisions(FEW)).replace("{\"cases\"", "\n{\"cases\"");
    if std::env::var_os("CANTUS_BLESS").is_some() {
        fs::create_dir_all(committed().parent().expect("it is in a folder")).expect("the folder can be made");
        fs::write(committed(), &text).expect("the file can be written");
    }
    let found = fs::read_to_string(committed()).unwrap_or_default();
    assert!(
        found == text,
        "{} is stale; mend it with CANTUS_BLESS=1",
        committed().display()
    );
    if let Some(path) = std::env::var_os("CANTUS_POLICIES") {
        fs::write(path, decisions(MANY).to_string()).expect("the file can be written");
    }
}

#[test]
fn generated_requests_are_decided_by_every_kind_of_rule() {
    let all = decisions((64, 20));
    let cases = all
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|policy| policy["cases"].as_array().into_iter().flatten());
    let rules: Vec<&Value> = cases.map(|case| &case["decided"]["rule"]).collect();
    let by_rule = rules.iter().filter(|rule| rule.is_number()).count();
    assert!(
        by_rule * 4 > rules.len() && by_rule < rules.len(),
        "{by_rule} of {}",
        rules.len()
    );
    assert!(rules.iter().any(|rule| rule.as_u64() > Some(2)));
}
