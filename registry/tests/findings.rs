//! Every finding has a bad registry that shows it, and the text a person reads is the golden one.
//!
//! A fixture is a folder `tests/fixtures/findings/<id>/` with package folders and `expected.txt`;
//! `CANTUS_BLESS=1` writes the latter.

use std::fs;
use std::path::{Path, PathBuf};

use cantus_registry::catalogue;

/// What the file-system tests of `files.rs` show, because no checkout can hold it.
const BUILT_BY_TESTS: &[&str] = &[
    "file-unreadable",
    "file-too-large",
    "file-not-utf8",
    "symlink-loop",
    "yaml-too-many-nodes",
];

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/findings")
}

/// Every finding of a registry as text.
fn findings(registry: &Path) -> String {
    let loaded = cantus_registry::load(registry, Path::new("")).expect("the fixture is a folder");
    let texts: Vec<String> = loaded.findings.iter().map(|finding| format!("{finding}\n")).collect();
    texts.join("\n")
}

#[test]
fn every_bad_registry_is_told_so() {
    let bless = std::env::var_os("CANTUS_BLESS").is_some();
    let mut wrong = Vec::new();
    for id in folders(&fixtures()) {
        let folder = fixtures().join(&id);
        let golden = folder.join("expected.txt");
        let actual = findings(&folder);
        if bless {
            fs::write(&golden, &actual).expect("the golden file can be written");
        }
        let expected = fs::read_to_string(&golden).unwrap_or_default();
        if expected != actual {
            wrong.push(format!("--- {id}, expected\n{expected}\n--- {id}, actual\n{actual}"));
        }
        if !actual.contains(&format!("[{id}]")) {
            wrong.push(format!("--- {id} is not among its findings\n{actual}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_finding_has_a_bad_registry() {
    let folders = folders(&fixtures());
    for id in catalogue::ALL.iter().map(|entry| entry.id) {
        assert!(
            BUILT_BY_TESTS.contains(&id) || folders.iter().any(|folder| folder == id),
            "`{id}` has no folder below {}",
            fixtures().display()
        );
    }
    for id in BUILT_BY_TESTS {
        assert!(catalogue::find(id).is_some(), "`{id}` is not in the catalogue");
    }
}

#[test]
fn every_bad_registry_is_of_a_finding() {
    for id in folders(&fixtures()) {
        assert!(catalogue::find(&id).is_some(), "the catalogue has no `{id}`");
    }
}

fn folders(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).expect("the folder of fixtures can be listed");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("the fixture can be listed"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().expect("fixtures have plain names"))
        .collect();
    names.sort();
    names
}
