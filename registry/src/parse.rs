//! Files → raw declarations: the first three stages in a row, one file at a time.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;

use crate::catalogue;
use crate::error::Error;
use crate::finding::Finding;
use crate::place::{Place, Spanned};
use crate::raw::{self, File};
use crate::read::{Reading, Source, read};
use crate::workers;
use crate::yaml;

/// What the files say, and what is wrong with how they say it.
#[derive(Debug)]
pub struct Parsed {
    /// The files in order of their paths.
    pub files: Vec<File>,
    /// What is wrong, in order of place.
    pub findings: Vec<Finding>,
}

/// Reads and parses every file of the registry in `folder`, which is relative to `root`.
///
/// # Errors
///
/// When there is no registry to look at; whatever is wrong *in* it is a finding.
pub fn parse(root: &Path, folder: &Path) -> Result<Parsed, Error> {
    Ok(parse_reading(read(root, folder)?))
}

/// The text of every file of the registry that can be read, by its path relative to `root`.
///
/// # Errors
///
/// When there is no registry to look at.
pub fn texts(root: &Path, folder: &Path) -> Result<BTreeMap<String, String>, Error> {
    let sources = read(root, folder)?.sources.into_iter();
    Ok(sources.map(|source| (source.file.to_string(), source.text)).collect())
}

/// A file as somebody is about to write it.
#[derive(Clone, Copy, Debug)]
pub struct Draft<'d> {
    /// Its path relative to the project, `/`-separated; it may be there already.
    pub file: &'d str,
    /// The name of the package folder it stands in.
    pub folder: &'d str,
    /// Its text.
    pub text: &'d str,
}

/// Parses the registry as if a file already had the text of a draft.
pub(crate) fn parse_draft(root: &Path, folder: &Path, draft: Draft<'_>) -> Result<Parsed, Error> {
    let mut reading = read(root, folder)?;
    reading.sources.retain(|source| *source.file != *draft.file);
    reading.sources.push(Source {
        file: draft.file.into(),
        folder: draft.folder.to_owned(),
        text: draft.text.to_owned(),
    });
    Ok(parse_reading(reading))
}

fn parse_reading(reading: Reading) -> Parsed {
    let Reading {
        sources,
        cut,
        mut findings,
    } = reading;
    let parsed = workers::in_order(
        &sources,
        || (),
        |(), source| {
            let mut found = Vec::new();
            (parse_file(source, &mut found), found)
        },
    );
    let mut files = Vec::with_capacity(parsed.len());
    for (file, found) in parsed {
        files.push(file);
        findings.extend(found);
    }
    for Spanned { value: folder, place } in cut {
        match files.iter_mut().find(|file| file.folder == folder) {
            Some(file) => file.cut = true,
            // None of the package's files could be read, yet the package is there.
            None => files.push(File {
                cut: true,
                ..File::empty(place, &folder)
            }),
        }
    }
    files.sort_by(|a, b| a.place.cmp(&b.place));
    findings.sort_by(|a, b| (&a.place, a.id).cmp(&(&b.place, b.id)));
    Parsed { files, findings }
}

/// A file may stop being YAML this often before the rest of it is left unread.
const MOST_ACCIDENTS: usize = 20;

/// Parses one file; where it stops being YAML, the entry is left out and the rest is read all the same.
fn parse_file(source: &Source, findings: &mut Vec<Finding>) -> File {
    let Source {
        file: path,
        folder,
        text,
    } = source;
    let mut text = Cow::Borrowed(text.as_str());
    let start = Place {
        file: path.clone(),
        line: 1,
        column: 1,
    };
    let unread = || File {
        cut: true,
        ..File::empty(start.clone(), folder)
    };
    if let Some(finding) = yaml::merge_markers(path, &text) {
        findings.push(finding);
        return unread();
    }
    let mut broken = Vec::new();
    let mut cut = false;
    for accidents in 0..=MOST_ACCIDENTS {
        let mut found = Vec::new();
        let accident = match yaml::build(path, &text, &mut found) {
            Ok(document) => {
                cut |= document.cut;
                let mut file = match &document.root {
                    Some(root) => raw::file(&mut found, path, folder, root),
                    None => File::empty(start.clone(), folder),
                };
                if document.root.is_none() && accidents == 0 && found.is_empty() {
                    let finding = Finding::new(&catalogue::FILE_EMPTY, &start, "the file declares nothing");
                    found.push(finding.help("declare something in it, or remove it"));
                }
                findings.append(&mut found);
                file.cut |= cut;
                file.broken.append(&mut broken);
                return file;
            }
            Err(accident) => *accident,
        };
        let line = accident.place.line;
        let hopeless = accident.id == catalogue::YAML_TAB.id || accident.id == catalogue::YAML_TOO_MANY_NODES.id;
        findings.push(accident);
        let Some(without) = yaml::without_entry(&text, line).filter(|_| !hopeless) else {
            break;
        };
        if matches!(without.section.as_str(), "types" | "events") {
            let place = Place {
                file: path.clone(),
                line: without.line,
                column: without.column,
            };
            broken.push(Spanned::new(without.name, place));
        } else {
            cut = true;
        }
        text = Cow::Owned(without.text);
    }
    unread()
}
