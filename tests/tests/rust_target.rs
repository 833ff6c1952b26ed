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

/// Prints a registry below `fixtures/`: path → body.
fn printed(folder: &str) -> Vec<(String, String)> {
    let target = TARGETS
        .iter()
        .find(|target| target.name() == "rust")
        .expect("the target is in the table");
    let artifacts = target
        .render(&registry(Path::new(folder)), &Options::default())
        .expect("a checked registry prints");
    artifacts
        .into_iter()
        .map(|artifact| (artifact.path, artifact.body))
        .collect()
}

/// Writes the crate of generated sources, and gives its manifest.
fn crate_of(folder: &str, name: &str, main: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(root.join("src")).expect("the folder can be made");
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (path, body) in printed(folder) {
        write(&root.join("src").join(&path), &body);
    }
    let features: Vec<String> = registry(Path::new(folder)).packages.into_keys().collect();
    let declared: String = features.iter().map(|feature| format!("{feature} = []\n")).collect();
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [lib]\nname = \"generated\"\n\n[dependencies]\ncantus = {{ path = {:?} }}\nserde_json = \"1\"\n\n\
         [features]\ndefault = {features:?}\nserde = [\"cantus/serde\"]\n{declared}",
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
    for (path, body) in printed("golden/rust/registry") {
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
    let manifest = crate_of("examples/registry", "examples-in-rust", main);
    let documents = fixtures().join("agreement/examples.json");
    let more = ["--".to_owned(), documents.display().to_string()];
    cargo(&["run", "--quiet", "--features", "serde"], &manifest, &more);
}

#[test]
fn the_golden_types_serve_a_person() {
    let main = include_str!("../fixtures/golden/rust/main.rs");
    let manifest = crate_of("golden/rust/registry", "golden-in-rust", main);
    cargo(&["run", "--quiet"], &manifest, &[]);
}

#[test]
fn names_that_rust_has_for_something_else_compile() {
    let manifest = crate_of("rust_names", "names-in-rust", "fn main() {}\n");
    cargo(&["check", "--quiet", "--features", "serde"], &manifest, &[]);
}
