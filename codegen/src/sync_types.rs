//! `cantus sync-types`: everything a registry is written out as, made up to date.

use std::path::Path;

use cantus_registry::model::Registry;
use cantus_registry::places::Places;

use crate::drift;
use crate::error::Error;
use crate::left_behind::left_behind;
use crate::memo::Memo;
use crate::prepare::{self, Prepared, from_lock, prepare};
use crate::progress::Progress;
use crate::project::{self, Folder};
use crate::render::{self, Plan};
use crate::report::{Mode, Report, Warnings};
use crate::sync::{self, Hold};
use crate::targets::{self, Options};

/// Writes every artifact of a project, or, in [`Mode::Check`], only says what it would write.
pub fn sync_types(start: &Path, mode: Mode, warnings: Warnings, progress: &Progress) -> Result<Report, Error> {
    let mut report = Report::new(mode, warnings);
    let hold = match mode {
        Mode::Sync => Hold::of(&project::find(start)?, progress),
        _ => Hold::none(),
    };
    let Some(prepared) = prepare(start, &mut report, progress)? else {
        return Ok(report);
    };
    if mode == Mode::Sync {
        sync::sweep_registry(&prepared.project.root.join(&prepared.project.registry), &hold);
    }
    finish(prepared, &hold, report, progress)
}

/// The rest of the way for a project that was read.
pub(crate) fn finish(
    mut prepared: Prepared,
    hold: &Hold,
    mut report: Report,
    progress: &Progress,
) -> Result<Report, Error> {
    report.findings.extend(left_behind(&prepared.project));
    // Nobody asks any more where anything was declared, and it is a lot.
    prepared.loaded.places = Places::default();
    let Some(registry) = prepared.registry(&report) else {
        return Ok(report);
    };
    progress.stage("printing the artifacts");
    let plan = render::project(&prepared.project, registry, &Memo::of(&prepared.project.root))?;
    carry_out(&plan, Some((&prepared.project.lock, registry)), hold, report, progress)
}

/// What to write out when there is a lock and no project.
#[derive(Clone, Copy, Debug)]
pub struct Alone<'a> {
    /// The lock.
    pub lock: &'a Path,
    /// The target's name.
    pub target: &'a str,
    /// The target's own settings.
    pub options: &'a Options,
    /// The folder to write to.
    pub out: &'a Path,
}

/// Writes the artifacts of one target from a lock alone: no project file and no registry is read.
pub fn sync_lock(alone: Alone<'_>, mode: Mode, warnings: Warnings, progress: &Progress) -> Result<Report, Error> {
    let Alone { lock, target, out, .. } = alone;
    let report = Report::new(mode, warnings);
    let hold = match mode {
        Mode::Sync => Hold::beside(lock, progress),
        _ => Hold::none(),
    };
    let registry = from_lock(lock, progress)?;
    let target = targets::find(target)?;
    let folder = Folder::named(out).map_err(|source| Error::Write {
        path: out.to_owned(),
        source,
    })?;
    let command = format!(
        "cantus sync-types --lock {} --only {} --out {}",
        lock.display(),
        target.name(),
        out.display()
    );
    progress.stage("printing the artifacts");
    let plan = render::alone(target, alone.options, &registry, folder, command)?;
    carry_out(&plan, None, &hold, report, progress)
}

fn carry_out(
    plan: &Plan,
    locked: Option<(&str, &Registry)>,
    hold: &Hold,
    mut report: Report,
    progress: &Progress,
) -> Result<Report, Error> {
    progress.stage("comparing the artifacts");
    report.mend.clone_from(&plan.command);
    let comparison = drift::compare(plan, hold)?;
    report.unchanged = comparison.unchanged;
    report.findings.extend(comparison.in_the_way);
    if let Some((lock, registry)) = locked {
        report.changes = prepare::changes(lock, &comparison.drifts, registry, &mut report);
    }
    match report.mode {
        Mode::Sync if report.has_failing_finding() => {}
        Mode::Sync => {
            progress.stage("writing the artifacts");
            let folders: Vec<&Path> = plan.folders.iter().map(|owned| owned.folder.path.as_path()).collect();
            let written = sync::write(&comparison.drifts, &folders, hold)?;
            report.written = written.written;
            report.removed = written.removed;
            sync::remember(&plan.memories, hold);
        }
        Mode::Check | Mode::Registry | Mode::Compat | Mode::Init | Mode::New | Mode::Rules | Mode::Settings => {
            report.drifts = comparison.drifts
        }
    }
    Ok(report)
}
