//! `cantus new event`: one more entry in the registry, well-formed, in the file where its like stands.
//!
//! What the files would say is read and checked before anything is written, so an entry that the gate would refuse
//! is refused here, and so is one that would change anything else.

mod insert;
mod place;

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use askama::Template;
use cantus_registry::finding::Finding;
use cantus_registry::model::Registry;
use cantus_registry::place::Place;
use cantus_registry::raw::File;
use cantus_registry::{Draft, Loaded};

use crate::artifact::Text;
use crate::drift::{Cause, Drift};
use crate::error::Error;
use crate::prepare::{Prepared, prepare};
use crate::progress::Progress;
use crate::project;
use crate::report::{Mode, Report, Warnings};
use crate::sync::{self, Hold};
use crate::targets::RenderError;
use place::Target;

/// What the event is to be.
#[derive(Clone, Copy, Debug)]
pub struct NewEvent<'a> {
    /// Its name on the wire.
    pub name: &'a str,
    /// Its package; the only one when left out.
    pub package: Option<&'a str>,
    /// The file it is written to; where its like stands when left out.
    pub file: Option<&'a Path>,
    /// One sentence that says what happened.
    pub summary: Option<&'a str>,
}

/// What the template of an entry is filled with.
#[derive(Template)]
#[template(path = "new/event.yaml", escape = "none")]
struct Entry {
    name: String,
    summary: String,
    since: String,
}

/// Adds an event to the registry of a project.
pub fn new_event(start: &Path, wanted: NewEvent<'_>, warnings: Warnings, progress: &Progress) -> Result<Report, Error> {
    let mut report = Report::new(Mode::New, warnings);
    let hold = Hold::of(&project::find(start)?, progress);
    let Some(prepared) = prepare(start, &mut report, progress)? else {
        return Ok(report);
    };
    let Some(before) = prepared.registry(&report) else {
        report
            .notes
            .push("what is wrong with the registry comes first".to_owned());
        return Ok(report);
    };
    let (root, folder) = (&prepared.project.root, Path::new(&prepared.project.registry));
    sync::sweep_registry(&root.join(folder), &hold);
    let parsed = cantus_registry::parse(root, folder)?;
    let package = match find_package(before, &wanted, &prepared.project.registry)? {
        Ok(package) => package,
        Err(finding) => {
            report.findings.push(finding);
            return Ok(report);
        }
    };
    let files: Vec<&File> = parsed.files.iter().filter(|file| file.folder == package).collect();
    if let Some(finding) = declared_already(&files, package, wanted.name) {
        report.findings.push(finding);
        return Ok(report);
    }
    let texts = cantus_registry::texts(root, folder)?;
    let entry = entry(&wanted, &before.packages[package].version)?;
    let target = place::choose(&files, wanted, &format!("{}/{package}", prepared.project.registry))?;
    let (target, text) = put(target, &texts, &entry)?;
    let draft = Draft {
        file: &target.path,
        folder: package,
        text: &text,
    };
    let loaded = cantus_registry::load_draft(root, folder, draft)?;
    let line = line_of(&text, &entry);
    let told = new_findings(&loaded, &report.findings);
    report.findings = about(told, &target.path, line..line + entry.len());
    if !report.findings.is_empty() {
        // A warning is reason enough not to begin with it.
        report.warnings = Warnings::Denied;
        return Ok(report);
    }
    if !adds_only(before, &loaded, package, wanted.name) {
        return Err(Error::NoPlace { file: target.path });
    }
    report.written = write(&prepared, &target, &text, texts.get(&target.path), &hold)?;
    report.notes = next(&target.path, line, package, wanted.name);
    Ok(report)
}

/// The package that is meant, or what is wrong with its name.
fn find_package<'r>(
    registry: &'r Registry,
    wanted: &NewEvent<'_>,
    folder: &str,
) -> Result<Result<&'r str, Finding>, Error> {
    let names = || registry.packages.keys().map(String::as_str);
    let known = names().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    match (wanted.package, registry.packages.len()) {
        (None, 1) => Ok(Ok(names().next().unwrap_or_default())),
        (None, _) => Err(Error::WhichPackage { known }),
        (Some(name), _) => Ok(names().find(|known| *known == name).ok_or_else(|| {
            let place = Place {
                file: Arc::from(folder),
                line: 1,
                column: 1,
            };
            Finding::new(
                &cantus_registry::catalogue::PACKAGE_UNKNOWN,
                &place,
                format!("no package is named `{name}`"),
            )
            .near(name, names())
            .help(format!("the packages are {known}"))
        })),
    }
}

fn declared_already(files: &[&File], package: &str, name: &str) -> Option<Finding> {
    let mut events = files.iter().flat_map(|file| &file.events);
    let (there, _) = events.find(|(event, _)| event.value == name)?;
    let message = format!("the event `{name}` is declared already");
    let help = format!("choose another name; `cantus explain {package}.{name}` says what this one is");
    Some(Finding::new(&cantus_registry::catalogue::ENTRY_TWICE, &there.place, message).help(help))
}

/// The lines of the entry, not indented.
fn entry(wanted: &NewEvent<'_>, version: &str) -> Result<Vec<String>, Error> {
    let summary = wanted.summary.unwrap_or("Say in one sentence what happened.");
    let entry = Entry {
        name: scalar(wanted.name),
        summary: scalar(summary),
        since: version.to_owned(),
    };
    let text = entry.render().map_err(|error| RenderError {
        target: "new event",
        item: wanted.name.to_owned(),
        message: error.to_string(),
    })?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// A text as YAML takes it, in quotes unless it is plain beyond doubt.
fn scalar(text: &str) -> String {
    let begins = text.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let holds = |c: char| c.is_alphanumeric() || " _.,;/()'`!?-".contains(c);
    if begins && text.chars().all(holds) && !text.ends_with(' ') {
        text.to_owned()
    } else {
        serde_json::Value::from(text).to_string()
    }
}

/// The file and the text it is to have; where an entry fits into no place of a file that nobody asked for, another.
fn put(target: Target, texts: &BTreeMap<String, String>, entry: &[String]) -> Result<(Target, String), Error> {
    let head = || {
        texts
            .values()
            .find_map(|text| text.lines().next().filter(|line| line.starts_with(insert::EDITOR)))
    };
    match texts.get(&target.path) {
        None => {
            let text = insert::new_file(head(), entry);
            Ok((target, text))
        }
        Some(text) => match (insert::insert(text, entry), &target.otherwise) {
            (Some(text), _) => Ok((target, text)),
            (None, Some(other)) if !texts.contains_key(other) => {
                let path = other.clone();
                Ok((Target { path, otherwise: None }, insert::new_file(head(), entry)))
            }
            (None, _) => Err(Error::NoPlace { file: target.path }),
        },
    }
}

/// What was not wrong before. An entry may move lines, so places are not compared.
fn new_findings(loaded: &Loaded, before: &[Finding]) -> Vec<Finding> {
    let mut before: Vec<(&str, &str)> = before
        .iter()
        .map(|finding| (finding.id, finding.message.as_str()))
        .collect();
    let is_new = |finding: &&Finding| {
        let known = before
            .iter()
            .position(|(id, message)| *id == finding.id && *message == finding.message);
        known.map(|index| before.swap_remove(index)).is_none()
    };
    loaded.findings.iter().filter(is_new).cloned().collect()
}

/// The findings that speak of these lines; whatever else is wrong follows from them, unless they are fine.
fn about(findings: Vec<Finding>, file: &str, lines: Range<usize>) -> Vec<Finding> {
    let stands_there = |place: &Place| *place.file == *file && lines.contains(&place.line);
    let speaks = |finding: &Finding| {
        stands_there(&finding.place) || finding.related.iter().any(|(place, _)| stands_there(place))
    };
    if findings.iter().any(speaks) {
        findings.into_iter().filter(speaks).collect()
    } else {
        findings
    }
}

/// The line in which an entry begins.
fn line_of(text: &str, entry: &[String]) -> usize {
    let head = entry.first().map(String::as_str).unwrap_or_default();
    // Nothing of that name was declared, and the entry is the last of its section.
    let line = text
        .lines()
        .collect::<Vec<_>>()
        .iter()
        .rposition(|line| line.trim() == head);
    line.map_or(1, |index| index + 1)
}

/// Whether the registry is what it was, and the event.
fn adds_only(before: &Registry, loaded: &Loaded, package: &str, name: &str) -> bool {
    let Some(mut after) = loaded.registry.clone() else {
        return false;
    };
    let (Some(old), Some(new)) = (before.packages.get(package), after.packages.get_mut(package)) else {
        return false;
    };
    let is_added = new.events.members.remove(name).is_some();
    new.types.retain(|name, _| old.types.contains_key(name));
    is_added && after == *before
}

fn write(
    prepared: &Prepared,
    target: &Target,
    text: &str,
    found: Option<&String>,
    hold: &Hold,
) -> Result<Vec<(String, Cause)>, Error> {
    let file = project::resolve(&prepared.project.root, &target.path).map_err(|source| Error::Read {
        path: prepared.project.root.join(&target.path),
        source,
    })?;
    let drift = Drift {
        path: target.path.clone(),
        file,
        cause: if found.is_some() { Cause::Stale } else { Cause::Missing },
        found: found.cloned().unwrap_or_default(),
        wanted: Text::from(text.to_owned()).into(),
    };
    Ok(sync::write(&[drift], &[], hold)?.written)
}

/// What to do with the new entry.
fn next(file: &str, line: usize, package: &str, name: &str) -> Vec<String> {
    vec![
        format!("`{package}.{name}` stands at {file}:{line}; say there when it is sent, and give it its fields"),
        "then run `cantus sync-types`, which writes it out for every language".to_owned(),
    ]
}
