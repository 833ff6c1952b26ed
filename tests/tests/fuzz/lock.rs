//! Locks: texts that are none are refused; one that somebody made up and signed is written out below the output folder
//! or refused, and never more than that.

use std::fs;

use cantus_registry::lock;
use cantus_registry::model::Registry;
use codegen::progress::Progress;
use codegen::report::{Mode, Warnings};
use codegen::sync_types::{Alone, sync_lock};
use codegen::targets::{Options, TARGETS};
use serde_json::Value;

use crate::campaign;
use crate::mutation::{changed, changed_json, files, fixtures, respelled_json};

fn locks() -> Vec<String> {
    let read = |path: &str| fs::read_to_string(fixtures().join(path)).expect("the lock is committed");
    vec![
        read("corners/generated/registry.lock.json"),
        read("examples/generated/registry.lock.json"),
        read("../../generated/registry.lock.json"),
    ]
}

/// The packages of the locks, each a registry alone: small, and full of names that lead nowhere.
fn registries() -> Vec<String> {
    let mut registries = Vec::new();
    for text in locks() {
        let registry = lock::parse(&text).expect("a committed lock is one");
        for (name, package) in registry.packages {
            let alone = Registry {
                packages: [(name, package)].into(),
            };
            registries.push(serde_json::to_string(&alone).expect("a registry is JSON"));
        }
    }
    for file in files(&fixtures().join("resolve"), "expected.json") {
        let text = fs::read_to_string(file).expect("a fixture is text");
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        if serde_json::from_value::<Registry>(value.clone()).is_ok() {
            registries.push(value.to_string());
        }
    }
    registries
}

/// A text that may be a lock.
fn reads_back(text: &str) {
    if let Ok(registry) = lock::parse(text) {
        let printed = lock::print(&registry).expect("what was read can be printed");
        assert_eq!(lock::parse(&printed).expect("what was printed can be read"), registry);
    }
}

/// A registry that somebody made up; signing it makes it a lock.
fn is_written_below(text: &str) {
    let Ok(registry) = serde_json::from_str::<Registry>(text) else {
        return;
    };
    let Ok(printed) = lock::print(&registry) else { return };
    reads_back(&printed);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("registry.lock.json");
    fs::write(&file, printed).expect("a file");
    for target in TARGETS {
        let out = folder.path().join("deep/out").join(target.name());
        let alone = Alone {
            lock: &file,
            target: target.name(),
            options: &Options::default(),
            out: &out,
        };
        // Whatever is wrong with it is told; it is only never a panic.
        let _ = sync_lock(alone, Mode::Sync, Warnings::Allowed, &Progress::silent());
    }
    for path in files(folder.path(), "") {
        assert!(
            path == file || path.starts_with(folder.path().join("deep/out")),
            "{}",
            path.display()
        );
    }
}

#[test]
fn what_is_read_as_a_lock_is_printed_as_one() {
    let texts = proptest::prop_oneof![changed(locks()), changed_json(locks())];
    campaign::run("lock", 60, texts, reads_back);
}

#[test]
fn a_lock_that_somebody_made_up_is_written_below_the_output_folder_or_refused() {
    let texts = proptest::prop_oneof![1 => changed_json(registries()), 4 => respelled_json(registries())];
    campaign::run("made-up-lock", 60, texts, is_written_below);
}

/// A name that leads out of the output folder is refused even where the folder is not there yet.
#[test]
fn a_package_whose_name_leads_out_writes_nothing() {
    let text = registries().swap_remove(0);
    let registry: Registry = serde_json::from_str(&text).expect("it is one");
    let (_, package) = registry.packages.into_iter().next().expect("it has a package");
    for name in ["../out", "../../out", "a/../../../b", "..", "."] {
        let mut package = package.clone();
        package.name = name.to_owned();
        let packages = [(name.to_owned(), package)].into();
        is_written_below(&serde_json::to_string(&Registry { packages }).expect("a registry is JSON"));
    }
}
