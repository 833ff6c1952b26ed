//! Files → a registry that can be used, or what is wrong with them: every stage of the crate in a row.

use std::path::Path;

use crate::error::Error;
use crate::finding::{Finding, Severity};
use crate::model::Registry;
use crate::parse::{Parsed, parse};
use crate::places::Places;
use crate::resolve::{Resolved, resolve};

/// What loading gives.
#[derive(Debug)]
pub struct Loaded {
    /// The registry, unless a finding is an error.
    pub registry: Option<Registry>,
    /// Where its items stand.
    pub places: Places,
    /// What is wrong, in order of place.
    pub findings: Vec<Finding>,
}

/// Reads, parses, resolves and checks the registry in `folder`, which is relative to `root`.
///
/// # Errors
///
/// When there is no registry to look at; whatever is wrong *in* it is a finding.
pub fn load(root: &Path, folder: &Path) -> Result<Loaded, Error> {
    let Parsed { files, mut findings } = parse(root, folder)?;
    let Resolved {
        registry,
        places,
        findings: resolved,
    } = resolve(files);
    findings.extend(resolved);
    findings
        .sort_by(|left, right| (&left.place, left.id, &left.message).cmp(&(&right.place, right.id, &right.message)));
    let is_sound = findings.iter().all(|finding| finding.severity != Severity::Error);
    Ok(Loaded {
        registry: is_sound.then_some(registry),
        places,
        findings,
    })
}
