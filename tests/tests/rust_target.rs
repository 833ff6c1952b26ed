//! The Rust target: what it prints for a small registry, and what the bridge to serde makes of it.

use std::fs;
use std::path::{Path, PathBuf};

use cantus_registry::model::Registry;
use cantus_tests::outside::{self, Outside};
use codegen::targets::{Options, TARGETS};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

fn registry(folder: &Path) -> Registry {
    let loaded = cantus_registry::load(&fixtures(), folder).expect("the folder is a registry");
    loaded.registry.unwrap_or_else(|| panic!("{:#?}", loaded.findings))
}

/// Prints a registry by one of the targets that print Rust: path → body.
fn printed(target: &str, registry: &Registry) -> Vec<(String, String)> {
    let target = TARGETS
        .iter()
        .find(|known| known.name() == target)
        .expect("the target is in the table");
    let artifacts = target
        .render(registry, &Options::default())
        .expect("a checked registry prints");
    artifacts
        .into_iter()
        .map(|artifact| (artifact.path, artifact.body.to_string()))
        .collect()
}

/// The crate of generated sources, with a program.
fn crate_of(registry: &Registry, name: &str, main: &str) -> Outside {
    crate_of_target("rust", registry, name, main)
}

fn crate_of_target(target: &str, registry: &Registry, name: &str, main: &str) -> Outside {
    let features: Vec<&String> = registry.packages.keys().collect();
    let declared: String = features.iter().map(|feature| format!("{feature} = []\n")).collect();
    let manifest = format!(
        "[lib]\nname = \"generated\"\n\n[dependencies]\ncantus = {{ path = {:?} }}\nserde_json = \"1\"\n\
         serde = {{ version = \"1\", features = [\"derive\"], optional = true }}\n\n\
         [features]\ndefault = {features:?}\nserde = [\"cantus/serde\", \"dep:serde\"]\n{declared}",
        outside::workspace().join("emitter"),
    );
    let outside = Outside::new(env!("CARGO_TARGET_TMPDIR"), name, &manifest);
    for (path, body) in printed(target, registry) {
        outside.write(Path::new("src").join(path), &body);
    }
    outside.write("src/main.rs", main);
    outside
}

#[test]
fn the_output_for_a_small_registry_is_the_golden_one() {
    let golden = fixtures().join("golden/rust");
    for (path, body) in printed("rust", &registry(Path::new("golden/rust/registry"))) {
        let path = golden.join(path);
        if std::env::var_os("CANTUS_BLESS").is_some() {
            outside::write(&path, &body);
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            expected == body,
            "{} is not what is printed; read the difference after CANTUS_BLESS=1",
            path.display()
        );
    }
}

#[test]
fn the_serde_bridge_reads_and_writes_what_the_types_do() {
    let main = include_str!("../fixtures/agreement/bridge.rs");
    let outside = crate_of(&registry(Path::new("examples/registry")), "examples-in-rust", main);
    let documents = fixtures().join("agreement/examples.json");
    outside.cargo(&["run", "--features", "serde"], &[&documents.display().to_string()]);
}

#[test]
fn the_golden_types_serve_a_person() {
    let main = include_str!("../fixtures/golden/rust/main.rs");
    let outside = crate_of(&registry(Path::new("golden/rust/registry")), "golden-in-rust", main);
    outside.cargo(&["run"], &[]);
}

#[test]
fn names_that_rust_has_for_something_else_compile() {
    let outside = crate_of(&registry(Path::new("rust_names")), "names-in-rust", "fn main() {}\n");
    outside.cargo(&["check", "--features", "serde"], &[]);
}

/// The registry is the one of `hostile.rs`. `rustc` refuses texts that turn a line around, in comments and in literals.
#[test]
fn hostile_texts_in_every_place_compile() {
    let text = fs::read_to_string(fixtures().join("hostile/registry.json")).expect("the fixture is there");
    let registry: Registry = serde_json::from_str(&text).expect("it is a registry");
    for target in ["rust", "rust-serde"] {
        let outside = crate_of_target(target, &registry, &format!("hostile-in-{target}"), "fn main() {}\n");
        outside.cargo(&["check", "--features", "serde"], &[]);
    }
}
