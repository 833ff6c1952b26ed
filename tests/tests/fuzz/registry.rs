//! Whole registries, written out: a wrong one writes nothing; a right one writes what is its own, the same every time,
//! and a second time nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use cantus_registry::finding::Finding;
use cantus_registry::lock;
use cantus_registry::model::Registry;
use codegen::drift::{self, Cause};
use codegen::memo::Memo;
use codegen::progress::Progress;
use codegen::render;
use codegen::report::{Mode, Warnings};
use codegen::sync::{self, Hold};
use codegen::targets::TARGETS;
use codegen::{project, sync_types};

use crate::campaign;
use crate::mutation::{changed, files, fixtures, touched};

/// Begins a file in a text that holds a whole registry; its path follows.
const FILE: &str = "=== ";

/// A project that is written out as everything there is.
fn project_file() -> String {
    let mut text = "cantus = \"0.1\"\n".to_owned();
    for target in TARGETS {
        let name = target.name();
        text.push_str(&format!("[targets.{name}]\nout = \"out/{name}\"\n"));
    }
    text.replace("out/json-schema\"\n", "out/json-schema\"\nevents = \"separate\"\n")
}

/// Every small registry of the fixtures, and each larger one package by package.
fn seeds() -> Vec<String> {
    let mut seeds = Vec::new();
    for folder in ["findings", "resolve"] {
        let entries = fs::read_dir(fixtures().join(folder)).expect("the fixtures are there");
        let mut folders: Vec<PathBuf> = entries.map(|entry| entry.expect("a fixture").path()).collect();
        folders.sort();
        seeds.extend(folders.iter().filter_map(|folder| seed(folder, folder)));
    }
    for registry in ["examples/registry", "corners/registry"] {
        let registry = fixtures().join(registry);
        let entries = fs::read_dir(&registry).expect("the fixtures are there");
        let mut packages: Vec<PathBuf> = entries.map(|entry| entry.expect("a fixture").path()).collect();
        packages.sort();
        seeds.extend(packages.iter().filter_map(|package| seed(&registry, package)));
    }
    seeds
}

/// The registry's files below a folder in one text, unless one of them is none.
fn seed(registry: &Path, folder: &Path) -> Option<String> {
    let mut text = String::new();
    for file in files(folder, ".yaml") {
        let below = file.strip_prefix(registry).expect("it stands below").display();
        text.push_str(&format!("{FILE}{below}\n{}", fs::read_to_string(&file).ok()?));
    }
    (!text.is_empty()).then_some(text)
}

/// Writes the files of a text into a folder that is empty.
fn lay(registry: &Path, text: &str) {
    fs::create_dir_all(registry).expect("a folder");
    for file in text.split(FILE).skip(1) {
        let (path, text) = file.split_once('\n').unwrap_or((file, ""));
        let parts: Vec<Component<'_>> = Path::new(path).components().collect();
        if parts.len() > 3 || !parts.iter().all(|part| matches!(part, Component::Normal(_))) {
            continue;
        }
        let path = registry.join(path);
        let _ = fs::create_dir_all(path.parent().expect("it stands below"));
        // Two names may want the same place, or one that no disk has.
        let _ = fs::write(path, text);
    }
}

fn has_places(findings: &[Finding], registry: &Path) {
    for finding in findings {
        let file = registry.join(&*finding.place.file);
        let text = fs::read(&file).unwrap_or_default();
        // The end of the file is a place too, and so is each line that some reader would end there.
        let ends = text.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count();
        assert!(finding.place.line >= 1 && finding.place.line <= ends + 2, "{finding}");
        assert!(finding.place.column >= 1, "{finding}");
        assert!(!finding.message.contains('\n'), "{finding}");
    }
}

fn check(text: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let root = folder.path().join("project");
    lay(&root.join("registry/contract"), text);
    fs::write(root.join("cantus.toml"), project_file()).expect("a file");
    let load = || cantus_registry::load(&root, Path::new("registry/contract")).expect("there is a registry");
    let (one, other) = (load(), load());
    assert_eq!(one.findings, other.findings);
    assert_eq!(one.registry, other.registry);
    has_places(&one.findings, &root);
    let before: BTreeSet<PathBuf> = files(folder.path(), "").into_iter().collect();
    match one.registry {
        Some(registry) => is_written(&root, &registry, &before),
        None => {
            let report = sync_types::sync_types(&root, Mode::Sync, Warnings::Allowed, &Progress::silent());
            assert!(!report.expect("it is read").is_clean());
            assert_eq!(files(folder.path(), "").into_iter().collect::<BTreeSet<_>>(), before);
        }
    }
}

fn is_written(root: &Path, registry: &Registry, before: &BTreeSet<PathBuf>) {
    let printed = lock::print(registry).expect("a registry has a lock");
    assert_eq!(&lock::parse(&printed).expect("a printed lock reads back"), registry);
    let project = project::open(root, TARGETS)
        .expect("it can be read")
        .project
        .expect("nothing is wrong");
    let plan = || render::project(&project, registry, &Memo::none()).unwrap_or_else(|error| panic!("{error}"));
    let (one, other) = (plan(), plan());
    assert!(one.files == other.files, "the same registry gives the same bytes");
    let comparison = drift::compare(&one, &Hold::none()).expect("it can be compared");
    assert!(comparison.in_the_way.is_empty(), "{:?}", comparison.in_the_way);
    assert!(comparison.drifts.iter().all(|drift| drift.cause == Cause::Missing));
    sync::write(&comparison.drifts, &[], &Hold::none()).expect("it can be written");
    let again = drift::compare(&one, &Hold::none()).expect("it can be compared");
    assert!(again.drifts.is_empty(), "a second run writes nothing");
    let wanted: BTreeSet<PathBuf> = one.files.iter().map(|file| file.base.join(&file.below)).collect();
    let real = root.canonicalize().expect("it is there");
    for file in files(root.parent().expect("it stands in a folder"), "") {
        let file = file.canonicalize().expect("it is there");
        assert!(
            before.contains(&file) || wanted.contains(&file) && file.starts_with(&real),
            "{}",
            file.display()
        );
    }
}

#[test]
fn a_registry_is_written_whole_or_not_at_all() {
    campaign::run("registry", 120, changed(seeds()), check);
}

#[test]
fn a_registry_that_is_nearly_right_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut seeds = seeds();
    seeds.retain(|text| {
        let registry = tempfile::tempdir_in(folder.path()).expect("a temporary folder");
        lay(registry.path(), text);
        let loaded = cantus_registry::load(registry.path(), Path::new("")).expect("there is a registry");
        loaded.registry.is_some()
    });
    assert!(seeds.len() > 20, "{}", seeds.len());
    campaign::run("nearly-right", 60, touched(seeds), check);
}
