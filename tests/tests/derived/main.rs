//! Every example of every package through a derived type: a program with a struct for each event and member is
//! printed from the contract modules, and run on the documents that agreement is tested with.

mod modules;
mod print;

use std::fs;
use std::path::Path;

use cantus_tests::outside::{Outside, workspace};

/// Each project's name in the documents, its folder, and its crate.
const PROJECTS: [(&str, &str, &str); 3] = [
    ("repository", ".", "cantus-generated"),
    ("corners", "tests/fixtures/corners", "cantus-corners"),
    ("examples", "tests/fixtures/examples", "cantus-examples"),
];

#[test]
fn derived_events_write_every_example_as_it_stands() {
    let mut main = include_str!("../../fixtures/derived/main.rs").to_owned();
    let mut packages = Vec::new();
    for (project, folder, name) in PROJECTS {
        let lock = read(&workspace().join(folder).join("generated/registry.lock.json"));
        let registry = cantus_registry::lock::parse(&lock).expect("the lock is one");
        for package in registry.packages.values() {
            let path = workspace()
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
    let dependencies = PROJECTS.iter().map(|(_, folder, name)| {
        let folder = if *folder == "." { "generated/rust" } else { folder };
        format!("{name} = {{ path = {:?} }}\n", workspace().join(folder))
    });
    let manifest = format!(
        "[dependencies]\ncantus = {{ path = {:?} }}\nserde_json = \"1\"\n{}",
        workspace().join("emitter"),
        dependencies.collect::<String>(),
    );
    let outside = Outside::new(env!("CARGO_TARGET_TMPDIR"), "derived-examples", &manifest);
    outside.write("src/main.rs", main);
    let documents = workspace().join("tests/fixtures/agreement/examples.json");
    outside.cargo(&["run"], &[&documents.display().to_string()]);
}
