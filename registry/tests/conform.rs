//! The corner documents: every verdict that was given by hand is the model's own.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cantus_registry::conform::{Judge, Outcome, View};
use cantus_registry::load;
use serde_json::Value;

fn corners() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/corners")
}

fn word(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Typed => "typed",
        Outcome::Opaque => "opaque",
        Outcome::Rejected(_) => "reject",
    }
}

fn cases(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("the cases can be read");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_verdict_given_by_hand_is_that_of_the_model() {
    let loaded = load(&corners(), Path::new("registry")).expect("the registry is there");
    let registry = loaded
        .registry
        .unwrap_or_else(|| panic!("the registry is sound: {:?}", loaded.findings));
    let judge = Judge::new(&registry);
    let mut wrong = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(corners().join("documents")).expect("the documents are there") {
        let path = entry.expect("the documents can be listed").path();
        let mut names = BTreeSet::new();
        for case in cases(&path) {
            let name = case["name"].as_str().expect("a case has a name");
            assert!(
                names.insert(name.to_owned()),
                "`{name}` stands twice in {}",
                path.display()
            );
            let package = case["package"].as_str().expect("a case names its package");
            let document = match case.get("text") {
                Some(text) => serde_json::from_str(text.as_str().expect("`text` is a text")).expect("the text is JSON"),
                None => case["document"].clone(),
            };
            let judged = View::BOTH.map(|view| judge.document(package, case["event"].as_str(), view, &document));
            let emit = if judged[0] == Outcome::Typed {
                "accept"
            } else {
                "reject"
            };
            if case["emit"] != emit || case["read"] != word(&judged[1]) {
                wrong.push(format!("{}: {name}: {judged:?}", path.display()));
            }
            count += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 100, "{count}");
}
