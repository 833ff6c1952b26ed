//! The cases: documents in files, each with the verdict that every voice must give.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// One document, and the verdict of its file.
pub struct Case {
    /// Its file and its name there.
    pub name: String,
    /// Whose package it is.
    pub project: Project,
    /// The package whose document it is.
    pub package: String,
    /// The event, where the name travels outside the document.
    pub event: Option<String>,
    /// The document, as it is read.
    pub text: String,
    /// Whether the emit view accepts it.
    pub emit: Emit,
    /// What the read view makes of it.
    pub read: Read,
}

/// A project whose committed output is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Project {
    /// The repository's own.
    Repository,
    /// The corners of the language.
    Corners,
    /// The example packages of the language.
    Examples,
}

/// The verdict of the emit view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emit {
    /// A writer may write it.
    Accept,
    /// It may not.
    Reject,
}

/// The outcome of the read view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    /// Its event is known.
    Typed,
    /// Its event is not known, and kept.
    Opaque,
    /// It is rejected.
    Reject,
}

/// A document, without a verdict.
#[derive(Clone, Copy)]
pub struct Document<'a> {
    /// Whose package it is.
    pub project: Project,
    /// The package.
    pub package: &'a str,
    /// The event, where the name travels outside the document.
    pub event: Option<&'a str>,
    /// Its text.
    pub text: &'a str,
}

impl Document<'_> {
    /// What a JSON parser makes of it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text).unwrap_or_else(|error| panic!("{}: {error}", self.text))
    }
}

impl Case {
    /// The case without its verdict.
    pub fn document(&self) -> Document<'_> {
        Document {
            project: self.project,
            package: &self.package,
            event: self.event.as_deref(),
            text: &self.text,
        }
    }
}

impl Project {
    /// Every project.
    pub const ALL: [Self; 3] = [Self::Repository, Self::Corners, Self::Examples];

    /// Its word in a file of cases.
    pub fn name(self) -> &'static str {
        match self {
            Self::Repository => "repository",
            Self::Corners => "corners",
            Self::Examples => "examples",
        }
    }

    /// The folder of its `cantus.toml`.
    pub fn folder(self) -> PathBuf {
        match self {
            Self::Repository => root(),
            Self::Corners => fixtures().join("corners"),
            Self::Examples => fixtures().join("examples"),
        }
    }
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The folder of the fixtures.
pub fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// The cases by hand, one for each corner of the language.
pub fn corners() -> Vec<Case> {
    let folder = fixtures().join("corners/documents");
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the documents are there")
        .map(|entry| entry.expect("the documents can be listed").path())
        .collect();
    files.sort();
    files.iter().flat_map(|file| in_file(file, |case| case)).collect()
}

/// The cases made of the examples that the registries give.
pub fn examples() -> Vec<Case> {
    in_file(&examples_file(), |case| case)
}

/// The file of the cases made of examples.
pub fn examples_file() -> PathBuf {
    fixtures().join("agreement/examples.json")
}

/// The texts outside the domain, with what Rust says of them.
pub fn outside() -> Vec<Case> {
    in_file(&fixtures().join("corners/outside/domain.json"), |case| &case["rust"])
}

/// Every case of a file; `verdict` finds the part of a case that holds the verdict.
fn in_file(file: &Path, verdict: fn(&Value) -> &Value) -> Vec<Case> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let list: Vec<Value> = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let stem = file.file_stem().expect("the file has a name").to_string_lossy();
    let mut names = BTreeSet::new();
    let cases = list.iter().map(|case| {
        let name = case["name"].as_str().expect("a case has a name");
        assert!(names.insert(name), "`{name}` stands twice in {}", file.display());
        read_case(format!("{stem}: {name}"), case, verdict(case))
    });
    cases.collect()
}

fn read_case(name: String, case: &Value, verdict: &Value) -> Case {
    let keys = [
        "name",
        "project",
        "package",
        "event",
        "document",
        "text",
        "emit",
        "read",
        "rust",
        "typescript",
    ];
    for key in case.as_object().expect("a case is an object").keys() {
        assert!(keys.contains(&key.as_str()), "{name}: `{key}` means nothing");
    }
    let project = case
        .get("project")
        .map_or("corners", |project| project.as_str().unwrap_or(""));
    let text = match (case.get("text"), case.get("document")) {
        (Some(text), None) => text.as_str().expect("`text` is a text").to_owned(),
        (None, Some(document)) => document.to_string(),
        _ => panic!("{name}: one of `document` and `text`"),
    };
    Case {
        project: *Project::ALL
            .iter()
            .find(|known| known.name() == project)
            .unwrap_or_else(|| panic!("{name}: no project `{project}`")),
        package: case["package"].as_str().expect("a case names its package").to_owned(),
        event: case
            .get("event")
            .map(|event| event.as_str().expect("`event` is a text").to_owned()),
        text,
        emit: match verdict["emit"].as_str() {
            Some("accept") => Emit::Accept,
            Some("reject") => Emit::Reject,
            other => panic!("{name}: `emit` is {other:?}"),
        },
        read: match verdict["read"].as_str() {
            Some("typed") => Read::Typed,
            Some("opaque") => Read::Opaque,
            Some("reject") => Read::Reject,
            other => panic!("{name}: `read` is {other:?}"),
        },
        name,
    }
}
