//! The formats, and the one way into each of them for files that operators write.

use std::path::Path;
use std::sync::Arc;

use crate::node::Node;
use crate::problem::Problem;
use crate::yaml::{Purpose, build, merge_markers};
use crate::{json, text};

/// How a text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// YAML, for its layout; scalars mean what JSON says.
    Yaml,
    /// TOML.
    Toml,
    /// JSON, strictly.
    Json,
}

impl Format {
    /// The format that a file's name tells of: `.yaml` and `.yml`, `.toml`, `.json`.
    pub fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "yaml" | "yml" => Some(Self::Yaml),
            "toml" => Some(Self::Toml),
            "json" => Some(Self::Json),
            _ => None,
        }
    }
}

/// What a text holds, and what is wrong with it as a text.
#[derive(Debug, Default)]
pub struct Reading<'s> {
    /// The outermost node; `None` when nothing was written, or nothing could be read.
    pub root: Option<Node<'s>>,
    /// What is wrong, in order of place. What is not wrong can still be looked at.
    pub problems: Vec<Problem>,
}

/// Reads the bytes of a file; `file` is what messages call it.
pub fn read<'s>(format: Format, file: &Arc<str>, bytes: &'s [u8]) -> Reading<'s> {
    let text = match text::text(file, bytes) {
        Ok(text) => text,
        Err(problem) => return Reading::stopped(*problem),
    };
    if let Some(problem) = merge_markers(file, text) {
        return Reading::stopped(problem);
    }
    let mut reading = match format {
        Format::Yaml => yaml(file, text),
        Format::Json => json::read(file, text),
        Format::Toml => toml(file, text),
    };
    reading.problems.sort_by(|a, b| a.place.cmp(&b.place));
    reading
}

impl Reading<'_> {
    /// Nothing could be read.
    pub(crate) fn stopped(problem: Problem) -> Self {
        Self {
            root: None,
            problems: vec![problem],
        }
    }
}

fn yaml<'s>(file: &Arc<str>, text: &'s str) -> Reading<'s> {
    let mut problems = Vec::new();
    match build(file, text, Purpose::Settings, &mut problems) {
        Ok(document) => Reading {
            root: document.root,
            problems,
        },
        Err(problem) => {
            problems.push(*problem);
            Reading { root: None, problems }
        }
    }
}

#[cfg(feature = "toml")]
fn toml<'s>(file: &Arc<str>, text: &'s str) -> Reading<'s> {
    crate::toml::read(file, text)
}

#[cfg(not(feature = "toml"))]
fn toml<'s>(file: &Arc<str>, _text: &'s str) -> Reading<'s> {
    let start = crate::Place {
        file: file.clone(),
        line: 1,
        column: 1,
    };
    Reading::stopped(
        Problem::new(crate::Offence::Syntax, &start, "this build reads no TOML")
            .help("write the file as YAML or JSON, or turn on the feature `toml`"),
    )
}
