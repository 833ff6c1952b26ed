//! What `README.md` shows is so. Its Rust is compiled as a doctest of this crate, its YAML parsed by `house.rs`.

use std::fs;
use std::path::Path;

use codegen::progress::Progress;
use codegen::report::{Mode, Warnings};
use toml::Table;

const PAGE: &str = include_str!("../../README.md");

/// The first block of a language.
fn block<'p>(page: &'p str, language: &str) -> &'p str {
    let (_, rest) = page
        .split_once(&format!("\n```{language}\n"))
        .expect("the page shows one");
    let (block, _) = rest.split_once("```").expect("a block ends");
    block
}

fn section(heading: &str) -> &'static str {
    let (_, rest) = PAGE
        .split_once(&format!("\n## {heading}\n"))
        .expect("the page has the section");
    rest.split("\n## ").next().unwrap_or_default()
}

#[test]
fn its_typescript_is_what_the_compiler_is_given() {
    let compiled = include_str!("../typescript/types/readme.ts");
    let (_, compiled) = compiled.split_once("\n\n").expect("a comment comes first");
    let shown = block(section("In TypeScript"), "ts");
    assert_eq!(compiled, shown.replace("'./generated/", "'../../../generated/"));
}

#[test]
fn its_project_of_your_own_is_one() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let section = section("A project of your own");
    // What the command does is tested where the command is.
    let (_, mut rest) = section.split_once("\nBy hand").expect("the section has a second half");
    while let Some((_, after)) = rest.split_once("\n```") {
        let (shown, after) = after.split_once("\n```").expect("a block ends");
        let (_, shown) = shown.split_once("\n# ").expect("a block names its file first");
        let (head, _) = shown.split_once('\n').expect("more follows");
        let (path, _) = head.split_once(':').unwrap_or((head, ""));
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a file stands in a folder")).expect("it can be made");
        fs::write(path, format!("# {shown}\n")).expect("it can be written");
        rest = after;
    }
    let sync = |mode| {
        codegen::sync_types::sync_types(folder.path(), mode, Warnings::Denied, &Progress::silent()).expect("it runs")
    };
    let report = sync(Mode::Sync);
    assert!(!report.has_failing_finding(), "{report}");
    let report = sync(Mode::Check);
    assert!(report.is_clean(), "{report}");
    every_module_has_its_feature(&folder.path().join("generated/rust"));
}

fn every_module_has_its_feature(folder: &Path) {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("the section shows it");
    let manifest: Table = manifest.parse().expect("it is TOML");
    let features = manifest["features"].as_table().expect("it has features");
    let library = fs::read_to_string(folder.join("src/lib.rs")).expect("it is written");
    let mut wanted: Vec<&str> = library
        .split("feature = \"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(!wanted.is_empty());
    wanted.extend(["default", "serde"]);
    wanted.sort_unstable();
    assert_eq!(features.keys().collect::<Vec<_>>(), wanted);
}
