//! Every example of every package through a derived type: a program with a struct for each event and member is
//! printed from the contract modules, and run on the documents that agreement is tested with.

mod modules;
mod print;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Each project's name in the documents, its folder, and its crate.
const PROJECTS: [(&str, &str, &str); 3] = [
    ("repository", ".", "cantus-generated"),
    ("corners", "tests/fixtures/corners", "cantus-corners"),
    ("examples", "tests/fixtures/examples", "cantus-examples"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn derived_events_write_every_example_as_it_stands() {
    let mut main = include_str!("../../fixtures/derived/main.rs").to_owned();
    let mut packages = Vec::new();
    for (project, folder, name) in PROJECTS {
        let lock = read(&root().join(folder).join("generated/registry.lock.json"));
        let registry = cantus_registry::lock::parse(&lock).expect("the lock is one");
        for package in registry.packages.values() {
            let path = root()
                .join(folder)
                .join(format!("generated/rust/src/{}.rs", package.name));
            let modules = modules::parse(&read(&path));
            let printed = print::Package {
                project,
                crate_name: &name.replace('-', "_"),
                package,
                modules: &modules,
            };
            main.push_str(&printed.text());
            packages.push(printed.module());
        }
    }
    main.push_str(&print::table(&packages));
    run(&main);
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Compiles the program with the committed output of every project, and runs it on the documents.
fn run(main: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("derived-examples");
    fs::create_dir_all(folder.join("src")).expect("the folder can be made");
    let dependencies = PROJECTS.iter().map(|(_, folder, name)| {
        let folder = if *folder == "." { "generated/rust" } else { folder };
        format!("{name} = {{ path = {:?} }}\n", root().join(folder))
    });
    let manifest = format!(
        "[package]\nname = \"derived-examples\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [dependencies]\ncantus = {{ path = {:?} }}\nserde_json = \"1\"\n{}",
        root().join("emitter"),
        dependencies.collect::<String>(),
    );
    write(&folder.join("Cargo.toml"), &manifest);
    write(&folder.join("src/main.rs"), main);
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).expect("the workspace has a lock file");
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline", "--manifest-path"])
        .arg(folder.join("Cargo.toml"))
        .arg("--")
        .arg(root().join("tests/fixtures/agreement/examples.json"))
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated-target"),
        )
        .output()
        .expect("cargo runs");
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{out}\n{err}");
}

/// Writes a file unless it is right already, so that Cargo sees what changed.
fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).ok().as_deref() != Some(text) {
        fs::write(path, text).expect("the folder can be written");
    }
}
