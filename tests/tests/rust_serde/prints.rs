//! Whatever checks clean is printed, and compiles under the names that are hardest to take over.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cantus_registry::model::Registry;
use cantus_tests::outside::Outside;
use codegen::targets::{Options, find};

use crate::case::fixtures;

/// What the target prints of a registry: path → body.
fn printed(registry: &Registry) -> Vec<(String, String)> {
    let target = find("rust-serde").expect("the target is in the table");
    let artifacts = target
        .render(registry, &Options::default())
        .unwrap_or_else(|error| panic!("{error}"));
    artifacts
        .into_iter()
        .map(|artifact| (artifact.path, artifact.body.to_string()))
        .collect()
}

fn registry(folder: &Path) -> Option<Registry> {
    let loaded = cantus_registry::load(&fixtures(), folder).ok()?;
    loaded.registry
}

/// Folders below `fixtures/` that hold packages.
fn folders(below: &Path, found: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(below).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            folders(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "yaml") {
            let registry = path
                .parent()
                .and_then(Path::parent)
                .expect("a package is in a registry");
            found.insert(registry.to_owned());
        }
    }
}

#[test]
fn every_fixture_that_checks_clean_is_printed() {
    let mut found = BTreeSet::new();
    folders(&fixtures(), &mut found);
    let clean = found.iter().filter_map(|folder| registry(folder));
    let count = clean.filter(|registry| printed(registry).len() > 2).count();
    assert!(count > 10, "{count} registries check clean");
}

#[test]
fn names_that_rust_has_for_something_else_compile() {
    let registry = registry(Path::new("rust_names")).expect("the fixture checks clean");
    check("names-in-serde", &registry);
}

#[test]
fn a_hostile_text_in_every_place_compiles() {
    let text = fs::read_to_string(fixtures().join("hostile/registry.json")).expect("the registry is committed");
    let registry: Registry = serde_json::from_str(&text).expect("it is a registry");
    check("hostile-in-serde", &registry);
}

/// Compiles what is printed of a registry, without a warning.
fn check(name: &str, registry: &Registry) {
    let features: Vec<&String> = registry.packages.keys().collect();
    let declared: String = features.iter().map(|feature| format!("{feature} = []\n")).collect();
    let manifest = format!(
        "[dependencies]\nserde = {{ version = \"1\", features = [\"derive\"] }}\nserde_json = \"1\"\n\n\
         [features]\ndefault = {features:?}\n{declared}"
    );
    let outside = Outside::new(env!("CARGO_TARGET_TMPDIR"), name, &manifest);
    for (path, body) in printed(registry) {
        outside.write(Path::new("src").join(path), &body);
    }
    outside.cargo(&["check"], &[]);
}
