//! What reading a file as YAML gives, with what is wrong as findings of the catalogue.

use std::sync::Arc;

use cantus_source::{Offence, Problem, Purpose};

use crate::catalogue::{self, Entry};
use crate::finding::Finding;

pub(crate) use cantus_source::{Document, Key, Kind, Node, Plain, Scalar, Style, without_entry};

/// Builds the tree of a file's only document.
///
/// # Errors
///
/// The finding on which reading had to stop; the others are in `found` already.
pub(crate) fn build<'s>(
    file: &Arc<str>,
    text: &'s str,
    found: &mut Vec<Finding>,
) -> Result<Document<'s>, Box<Finding>> {
    let mut problems = Vec::new();
    let built = cantus_source::build(file, text, Purpose::Declarations, &mut problems);
    found.extend(problems.into_iter().map(finding));
    built.map_err(|problem| Box::new(finding(*problem)))
}

/// The first merge marker of a text, if it holds one.
pub(crate) fn merge_markers(file: &Arc<str>, text: &str) -> Option<Finding> {
    cantus_source::merge_markers(file, text).map(finding)
}

fn finding(problem: Problem) -> Finding {
    let entry = entry(problem.offence);
    Finding {
        id: entry.id,
        severity: entry.severity,
        place: problem.place,
        message: problem.message,
        help: problem.help,
        suggestion: None,
        related: problem.related,
    }
}

fn entry(offence: Offence) -> &'static Entry {
    match offence {
        Offence::Syntax => &catalogue::YAML_SYNTAX,
        Offence::Tab => &catalogue::YAML_TAB,
        Offence::Alias => &catalogue::YAML_ALIAS,
        Offence::Tag => &catalogue::YAML_TAG,
        Offence::Documents => &catalogue::YAML_DOCUMENTS,
        Offence::TooDeep => &catalogue::YAML_TOO_DEEP,
        Offence::TooManyNodes => &catalogue::YAML_TOO_MANY_NODES,
        Offence::TooLarge => &catalogue::FILE_TOO_LARGE,
        Offence::NotUtf8 => &catalogue::FILE_NOT_UTF8,
        Offence::DuplicateKey => &catalogue::DUPLICATE_KEY,
        Offence::KeyKind | Offence::NoValue | Offence::Number => &catalogue::WRONG_KIND,
        Offence::MergeMarkers => &catalogue::MERGE_MARKERS,
    }
}
