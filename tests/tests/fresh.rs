//! The committed output of every project in this repository is what its registry says.

use std::fs;
use std::path::{Path, PathBuf};

use codegen::assert_up_to_date;
use toml::{Table, Value};

/// Each project's folder, and the folder of the crate round its Rust output.
const PROJECTS: [(&str, &str); 4] = [
    (".", "generated/rust"),
    ("tests/fixtures/cases", "tests/fixtures/cases"),
    ("tests/fixtures/corners", "tests/fixtures/corners"),
    ("tests/fixtures/examples", "tests/fixtures/examples"),
];

/// Projects whose output tests compile themselves.
const WITHOUT_A_CRATE: [&str; 2] = ["tests/fixtures/generations/new", "tests/fixtures/generations/old"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn every_artifact_is_up_to_date() {
    for project in PROJECTS.map(|(project, _)| project).into_iter().chain(WITHOUT_A_CRATE) {
        assert_up_to_date(root().join(project));
    }
}

#[test]
fn every_package_is_a_feature_of_its_crate_and_brings_what_it_borrows_from() {
    for (project, folder) in PROJECTS {
        let lock =
            fs::read_to_string(root().join(project).join("generated/registry.lock.json")).expect("it has a lock");
        let registry = cantus_registry::lock::parse(&lock).expect("the lock is one");
        let manifest = fs::read_to_string(root().join(folder).join("Cargo.toml")).expect("the crate has a manifest");
        let manifest: Table = manifest.parse().expect("the manifest is TOML");
        let list = |names: Vec<String>| Value::Array(names.into_iter().map(Value::String).collect());
        let mut expected = Table::new();
        expected.insert("default".to_owned(), list(registry.packages.keys().cloned().collect()));
        expected.insert("protocol".to_owned(), list(vec!["cantus/protocol".to_owned()]));
        expected.insert("serde".to_owned(), list(vec!["cantus/serde".to_owned()]));
        for (name, package) in &registry.packages {
            expected.insert(name.clone(), list(package.uses.clone()));
        }
        assert_eq!(manifest["features"], Value::Table(expected), "{folder}/Cargo.toml");
    }
}
