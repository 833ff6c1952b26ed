//! Files → a registry that can be used, or what is wrong with them: every stage of the crate in a row.

use std::collections::BTreeSet;
use std::path::Path;

use crate::catalogue;
use crate::check::check;
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

/// What can only be said when every declaration could be read.
const NEED_THE_WHOLE: [&str; 3] = [
    catalogue::INSTEAD_OF_UNKNOWN.id,
    catalogue::REPLACEMENT_UNKNOWN.id,
    catalogue::ALLOW_UNUSED.id,
];

/// Reads, parses, resolves and checks the registry in `folder`, which is relative to `root`.
///
/// # Errors
///
/// When there is no registry to look at; whatever is wrong *in* it is a finding.
pub fn load(root: &Path, folder: &Path) -> Result<Loaded, Error> {
    let Parsed { files, mut findings } = parse(root, folder)?;
    let is_whole = is_sound(&findings);
    let Resolved {
        registry,
        places,
        findings: resolved,
    } = resolve(files);
    findings.extend(resolved);
    let told: BTreeSet<_> = findings.iter().map(|finding| finding.place.clone()).collect();
    findings.extend(check(&registry, &places).into_iter().filter(|finding| {
        // What stands in for something broken is not to be blamed for it twice.
        !told.contains(&finding.place) && (is_whole || !NEED_THE_WHOLE.contains(&finding.id))
    }));
    findings
        .sort_by(|left, right| (&left.place, left.id, &left.message).cmp(&(&right.place, right.id, &right.message)));
    Ok(Loaded {
        registry: is_sound(&findings).then_some(registry),
        places,
        findings,
    })
}

fn is_sound(findings: &[Finding]) -> bool {
    findings.iter().all(|finding| finding.severity != Severity::Error)
}
