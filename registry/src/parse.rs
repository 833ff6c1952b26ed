//! Files → raw declarations: the first three stages in a row, one file at a time.

use std::path::Path;

use crate::catalogue;
use crate::error::Error;
use crate::finding::Finding;
use crate::place::Place;
use crate::raw::{self, File};
use crate::read::{Reading, read};
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
    for source in &sources {
        let document = yaml::build(&source.file, &source.text, &mut findings);
        let start = Place {
            file: source.file.clone(),
            line: 1,
            column: 1,
        };
        let file = match document.root {
            Some(root) => raw::file(&mut findings, &source.file, &source.folder, &root),
            None => {
                if !document.cut {
                    let finding = Finding::new(&catalogue::FILE_EMPTY, &start, "the file declares nothing");
                    findings.push(finding.help("declare something in it, or remove it"));
                }
                File {
                    cut: document.cut,
                    ..File::empty(start, &source.folder)
                }
            }
        };
        files.push(file);
    }
    for folder in cut {
        if let Some(file) = files.iter_mut().find(|file| file.folder == folder) {
            file.cut = true;
        }
    }
    findings.sort_by(|a, b| (&a.place, a.id).cmp(&(&b.place, b.id)));
    Ok(Parsed { files, findings })
}
