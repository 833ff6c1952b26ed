//! The Rust target: what it prints for a small registry, and what the bridge to serde makes of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cantus_registry::model::Registry;
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

/// Writes the crate of generated sources, and gives its manifest.
fn crate_of(registry: &Registry, name: &str, main: &str) -> PathBuf {
    crate_of_target("rust", registry, name, main)
}

fn crate_of_target(target: &str, registry: &Registry, name: &str, main: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(root.join("src")).expect("the folder can be made");
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (path, body) in printed(target, registry) {
        write(&root.join("src").join(&path), &body);
    }
    let features: Vec<&String> = registry.packages.keys().collect();
    let declared: String = features.iter().map(|feature| format!("{feature} = []\n")).collect();
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [lib]\nname = \"generated\"\n\n[dependencies]\ncantus = {{ path = {:?} }}\nserde_json = \"1\"\nserde = {{ version = \"1\", features = [\"derive\"], optional = true }}\n\n\
         [features]\ndefault = {features:?}\nserde = [\"cantus/serde\", \"dep:serde\"]\n{declared}",
        workspace.join("emitter"),
    );
    write(&root.join("Cargo.toml"), &manifest);
    write(&root.join("src/main.rs"), main);
    fs::copy(workspace.join("Cargo.lock"), root.join("Cargo.lock")).expect("the workspace has a lock file");
    root.join("Cargo.toml")
}

/// Writes a file unless it is right already, so that Cargo sees what changed.
fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).ok().as_deref() != Some(text) {
        fs::write(path, text).expect("the folder can be written");
    }
}

fn cargo(arguments: &[&str], manifest: &Path, more: &[String]) {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .arg("--offline")
        .arg("--manifest-path")
        .arg(manifest)
        .args(more)
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated-target"),
        )
        .env("RUSTFLAGS", "-D warnings")
        .output()
        .expect("cargo runs");
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{out}\n{err}");
}

#[test]
fn the_output_for_a_small_registry_is_the_golden_one() {
    let golden = fixtures().join("golden/rust");
    for (path, body) in printed("rust", &registry(Path::new("golden/rust/registry"))) {
        let path = golden.join(path);
        if std::env::var_os("CANTUS_BLESS").is_some() {
            write(&path, &body);
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
    let manifest = crate_of(&registry(Path::new("examples/registry")), "examples-in-rust", main);
    let documents = fixtures().join("agreement/examples.json");
    let more = ["--".to_owned(), documents.display().to_string()];
    cargo(&["run", "--quiet", "--features", "serde"], &manifest, &more);
}

#[test]
fn the_golden_types_serve_a_person() {
    let main = include_str!("../fixtures/golden/rust/main.rs");
    let manifest = crate_of(&registry(Path::new("golden/rust/registry")), "golden-in-rust", main);
    cargo(&["run", "--quiet"], &manifest, &[]);
}

#[test]
fn names_that_rust_has_for_something_else_compile() {
    let manifest = crate_of(&registry(Path::new("rust_names")), "names-in-rust", "fn main() {}\n");
    cargo(&["check", "--quiet", "--features", "serde"], &manifest, &[]);
}

/// The registry is the one of `hostile.rs`. `rustc` refuses texts that turn a line around, in comments and in literals.
#[test]
fn hostile_texts_in_every_place_compile() {
    let text = fs::read_to_string(fixtures().join("hostile/registry.json")).expect("the fixture is there");
    let registry: Registry = serde_json::from_str(&text).expect("it is a registry");
    for target in ["rust", "rust-serde"] {
        let manifest = crate_of_target(target, &registry, &format!("hostile-in-{target}"), "fn main() {}\n");
        cargo(&["check", "--quiet", "--features", "serde"], &manifest, &[]);
    }
}
