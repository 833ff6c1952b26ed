//! Whatever checks clean is printed, and compiles under the names that are hardest to take over.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cantus_registry::model::Registry;
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
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(root.join("src")).expect("the folder can be made");
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (path, body) in printed(registry) {
        write(&root.join("src").join(path), &body);
    }
    let features: Vec<&String> = registry.packages.keys().collect();
    let declared: String = features.iter().map(|feature| format!("{feature} = []\n")).collect();
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         serde = {{ version = \"1\", features = [\"derive\"] }}\nserde_json = \"1\"\n\n\
         [features]\ndefault = {features:?}\n{declared}"
    );
    write(&root.join("Cargo.toml"), &manifest);
    fs::copy(workspace.join("Cargo.lock"), root.join("Cargo.lock")).expect("the workspace has a lock file");
    let output = Command::new(env!("CARGO"))
        .args(["check", "--quiet", "--offline", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated-target"),
        )
        .env("RUSTFLAGS", "-D warnings")
        .output()
        .expect("cargo runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}

/// Writes a file unless it is right already, so that Cargo sees what changed.
fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).ok().as_deref() != Some(text) {
        fs::write(path, text).expect("the folder can be written");
    }
}
