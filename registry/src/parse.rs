//! Files → raw declarations: the first three stages in a row, one file at a time.

use std::path::Path;

use crate::catalogue;
use crate::error::Error;
use crate::finding::Finding;
use crate::place::{Place, Spanned};
use crate::raw::{self, File};
use crate::read::{Reading, Source, read};
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
    let Reading {
        sources,
        cut,
        mut findings,
    } = read(root, folder)?;
    let mut files = Vec::with_capacity(sources.len());
    for source in sources {
        files.push(parse_file(source, &mut findings));
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
    Ok(Parsed { files, findings })
}

/// A file may stop being YAML this often before the rest of it is left unread.
const MOST_ACCIDENTS: usize = 20;

/// Parses one file; where it stops being YAML, the entry is left out and the rest is read all the same.
fn parse_file(source: Source, findings: &mut Vec<Finding>) -> File {
    let Source {
        file: path,
        folder,
        mut text,
    } = source;
    let start = Place {
        file: path.clone(),
        line: 1,
        column: 1,
    };
    let unread = || File {
        cut: true,
        ..File::empty(start.clone(), &folder)
    };
    if let Some(finding) = yaml::merge_markers(&path, &text) {
        findings.push(finding);
        return unread();
    }
    let mut broken = Vec::new();
    let mut cut = false;
    for accidents in 0..=MOST_ACCIDENTS {
        let mut found = Vec::new();
        let accident = match yaml::build(&path, &text, &mut found) {
            Ok(document) => {
                cut |= document.cut;
                let mut file = match &document.root {
                    Some(root) => raw::file(&mut found, &path, &folder, root),
                    None => File::empty(start.clone(), &folder),
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
        text = without.text;
    }
    unread()
}
