//! A project's folder → its file and its registry, read and checked, or the registry of a lock alone; the first step of
//! every command.

use std::fs;
use std::path::Path;

use cantus_registry::Loaded;
use cantus_registry::diff::{Change, diff};
use cantus_registry::lock;
use cantus_registry::model::Registry;

use crate::banner;
use crate::drift::Drift;
use crate::error::Error;
use crate::progress::Progress;
use crate::project::{self, Project};
use crate::report::Report;
use crate::targets::TARGETS;

/// A project and its registry, both without a mistake.
pub struct Prepared {
    /// The project.
    pub project: Project,
    /// What its registry declares.
    pub loaded: Loaded,
}

/// Reads everything; what is wrong goes into the report, and then nothing is prepared unless it was all warnings.
pub fn prepare(start: &Path, report: &mut Report, progress: &Progress) -> Result<Option<Prepared>, Error> {
    progress.stage("reading the registry");
    let root = project::find(start)?;
    let opened = project::open(&root, TARGETS)?;
    report.findings.extend(opened.findings);
    let Some(project) = opened.project else {
        return Ok(None);
    };
    let mut loaded = cantus_registry::load(&project.root, Path::new(&project.registry))?;
    report.findings.append(&mut loaded.findings);
    Ok(Some(Prepared { project, loaded }))
}

/// The registry of a lock alone; line ends compare as LF.
pub fn from_lock(path: &Path, progress: &Progress) -> Result<Registry, Error> {
    progress.stage("reading the lock");
    let text = fs::read_to_string(path).map_err(|source| Error::Read {
        path: path.to_owned(),
        source,
    })?;
    lock::parse(&banner::with_lf(&text)).map_err(|source| Error::Lock {
        path: path.to_owned(),
        source,
    })
}

impl Prepared {
    /// The registry, unless a finding forbids its use.
    pub fn registry(&self, report: &Report) -> Option<&Registry> {
        self.loaded.registry.as_ref().filter(|_| !report.has_failing_finding())
    }

    /// Whether a release was ever published.
    pub fn has_release(&self) -> bool {
        fs::read_dir(self.project.root.join(&self.project.releases)).is_ok_and(|mut entries| entries.next().is_some())
    }
}

/// What differs between the lock that stands on the disk and the registry.
///
/// A lock that is not there has nothing to compare, and one that cannot be read says so in the report.
pub fn changes(lock: &str, drifts: &[Drift], registry: &Registry, report: &mut Report) -> Vec<Change> {
    let Some(found) = drifts.iter().find(|drift| drift.path == lock).map(|drift| &drift.found) else {
        return Vec::new();
    };
    if found.is_empty() || banner::is_in_conflict(found) {
        return Vec::new();
    }
    match lock::parse(found) {
        Ok(old) => diff(&old, registry),
        Err(error) => {
            report
                .notes
                .push(format!("what changed in the registry cannot be told: {error}"));
            Vec::new()
        }
    }
}
