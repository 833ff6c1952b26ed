//! Whole registries, resolved: the golden JSON of small ones, and the real ones without a finding.

use std::path::{Path, PathBuf};

use cantus_registry::finding::Finding;
use cantus_registry::{Loaded, load};

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn loads_without_a_finding(folder: &str) {
    loads(folder, &[]);
}

/// Loads a registry that gives no finding but such as are expected of it.
fn loads(folder: &str, expected: &[&str]) {
    let Loaded { registry, findings, .. } = load(&root(), Path::new(folder)).expect("the folder is there");
    let say = |finding: &Finding| format!("{}: {} at {}\n", finding.id, finding.message, finding.place);
    let unexpected = findings.iter().filter(|finding| !expected.contains(&finding.id));
    let text: String = unexpected.map(say).collect();
    assert!(text.is_empty(), "{folder}:\n{text}");
    assert!(registry.is_some_and(|registry| !registry.packages.is_empty()));
}

#[test]
fn the_declared_registry_resolves() {
    loads_without_a_finding("registry/contract");
}

#[test]
fn the_examples_of_the_language_resolve() {
    // They show the language, not how to document a package.
    loads("tests/fixtures/examples", &["summary-missing"]);
}

#[test]
fn every_feature_of_the_language_resolves() {
    loads_without_a_finding("tests/fixtures/corners/registry");
}
