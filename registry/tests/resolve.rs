//! Whole registries, resolved: the golden JSON of small ones, and the real ones without a finding.

use std::fs;
use std::path::{Path, PathBuf};

use cantus_registry::finding::{Finding, Severity};
use cantus_registry::model::Shape;
use cantus_registry::resolve::resolve;
use cantus_registry::{Loaded, load, parse};

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
    loads("tests/fixtures/examples/registry", &["summary-missing"]);
}

#[test]
fn every_feature_of_the_language_resolves() {
    loads_without_a_finding("tests/fixtures/corners/registry");
}

/// A fixture is a folder `tests/fixtures/resolve/<name>/` with package folders and the registry they become;
/// `CANTUS_BLESS=1` writes the latter.
#[test]
fn small_registries_become_what_they_say() {
    let bless = std::env::var_os("CANTUS_BLESS").is_some();
    let fixtures = root().join("tests/fixtures/resolve");
    let mut folders: Vec<PathBuf> = fs::read_dir(&fixtures)
        .expect("the fixtures can be listed")
        .map(|entry| entry.expect("the fixture can be listed").path())
        .collect();
    folders.sort();
    for folder in folders {
        let loaded = load(&folder, Path::new("")).expect("the fixture is a folder");
        let registry = loaded
            .registry
            .unwrap_or_else(|| panic!("{}: {:#?}", folder.display(), loaded.findings));
        let actual = serde_json::to_string_pretty(&registry).expect("a registry is JSON") + "\n";
        let golden = folder.join("expected.json");
        if bless {
            fs::write(&golden, &actual).expect("the golden file can be written");
        }
        assert_eq!(
            fs::read_to_string(&golden).unwrap_or_default(),
            actual,
            "{}",
            folder.display()
        );
    }
}

#[test]
fn the_order_of_files_and_entries_does_not_matter() {
    for folder in [
        "registry/contract",
        "tests/fixtures/examples/registry",
        "tests/fixtures/corners/registry",
    ] {
        let files = parse(&root(), Path::new(folder)).expect("the folder is there").files;
        let expected = resolve(files.clone()).registry;
        let mut random = 1;
        for _ in 0..10 {
            let mut files = files.clone();
            shuffle(&mut files, &mut random);
            for file in &mut files {
                shuffle(&mut file.types, &mut random);
                shuffle(&mut file.events, &mut random);
                shuffle(&mut file.error_codes, &mut random);
                shuffle(&mut file.extend, &mut random);
                shuffle(&mut file.classify, &mut random);
                shuffle(&mut file.policies, &mut random);
                shuffle(&mut file.configs, &mut random);
                shuffle(&mut file.protocol, &mut random);
            }
            assert!(resolve(files).registry == expected, "{folder}");
        }
    }
}

fn shuffle<T>(items: &mut [T], random: &mut u64) {
    for index in (1..items.len()).rev() {
        items.swap(index, pick(index + 1, random));
    }
}

#[test]
fn every_field_and_member_stands_where_its_name_is_written() {
    for folder in ["registry/contract", "tests/fixtures/corners/registry"] {
        let loaded = load(&root(), Path::new(folder)).expect("the folder is there");
        let registry = loaded.registry.expect("it has no error");
        let mut seen = 0;
        let mut stands = |pointer: String, name: &str| {
            // A name that YAML spells with escapes is not in the file as it is.
            if name.chars().all(|c| c.is_ascii_alphanumeric() || "_.$/".contains(c)) {
                let place = loaded.places.get(&pointer);
                let text = fs::read_to_string(root().join(&*place.file)).expect("the place is in a file");
                let line = text.lines().nth(place.line - 1).expect("the place is on a line");
                let rest: String = line.chars().skip(place.column - 1).collect();
                let written = rest.trim_start_matches(['"', '\'']);
                assert!(
                    written.starts_with(name),
                    "{pointer} is `{name}`, and at {place} stands `{rest}`"
                );
                seen += 1;
            }
        };
        for (package_name, package) in &registry.packages {
            let root = format!("/packages/{package_name}");
            for name in package.events.members.keys() {
                stands(format!("{root}/events/members/{}", name.replace('/', "~1")), name);
            }
            for (type_name, definition) in &package.types {
                let root = format!("{root}/types/{type_name}/shape");
                match &definition.shape {
                    Shape::Record(record) => {
                        // What every policy's file and rules say besides its keys is written nowhere.
                        let is_file = package.policies.contains_key(type_name);
                        let is_rule = package.policies.values().any(|policy| policy.rule == *type_name);
                        let is_ours = |name: &str| is_file || is_rule && matches!(name, "action" | "reason");
                        let fields = record.fields.iter().enumerate();
                        for (index, field) in fields.filter(|(_, field)| !is_ours(&field.name)) {
                            stands(format!("{root}/record/fields/{index}"), &field.name);
                        }
                    }
                    Shape::Family(family) => {
                        for name in family.members.keys() {
                            stands(format!("{root}/family/members/{}", name.replace('/', "~1")), name);
                        }
                    }
                    Shape::Enum(_) | Shape::Union(_) | Shape::Alias(_) => {}
                }
            }
        }
        assert!(seen > 100, "{folder} has few names");
    }
}

/// However a registry is damaged, it is told what is wrong, and where, and nothing falls over.
#[test]
fn a_damaged_registry_is_judged_like_any_other() {
    let mut random = 7;
    let sound = root().join("tests/fixtures/corners/registry");
    for _ in 0..60 {
        let folder = tempfile::tempdir().expect("a folder can be made");
        for package in fs::read_dir(&sound).expect("the corners can be listed") {
            let package = package.expect("the package can be listed").path();
            let copy = folder.path().join(package.file_name().expect("a folder has a name"));
            fs::create_dir(&copy).expect("a folder can be made");
            for file in fs::read_dir(&package).expect("the package can be listed") {
                let file = file.expect("the file can be listed").path();
                let text = fs::read_to_string(&file).expect("the file can be read");
                let damaged = damage(&text, &mut random);
                fs::write(copy.join(file.file_name().expect("a file has a name")), damaged).expect("it can be written");
            }
        }
        let loaded = load(folder.path(), Path::new("")).expect("the folder is there");
        assert!(
            loaded.registry.is_none()
                || loaded
                    .findings
                    .iter()
                    .all(|finding| finding.severity == Severity::Warning)
        );
    }
}

/// Leaves out, doubles or swaps some lines, or some words of them.
fn damage(text: &str, random: &mut u64) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..3 {
        let (here, there) = (pick(lines.len(), random), pick(lines.len(), random));
        match pick(4, random) {
            0 => lines[here].clear(),
            1 => lines[here] = lines[there].clone(),
            2 => lines.swap(here, there),
            _ => {
                let other: Vec<String> = lines[there].split_inclusive(' ').map(str::to_owned).collect();
                let mut words: Vec<String> = lines[here].split_inclusive(' ').map(str::to_owned).collect();
                if !words.is_empty() && !other.is_empty() {
                    let index = pick(words.len(), random);
                    words[index] = other[pick(other.len(), random)].clone();
                    lines[here] = words.concat();
                }
            }
        }
    }
    lines.join("\n") + "\n"
}

/// A number below `count`, by a small generator of our own, so that a failure can be had again.
fn pick(count: usize, random: &mut u64) -> usize {
    *random = random
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*random >> 33) as usize % count.max(1)
}
