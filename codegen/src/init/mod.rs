//! `cantus init`: a project from nothing, with everything that its gate asks for.
//!
//! What people own is printed from templates; what Cantus owns is printed from the registry among them, by the same
//! steps that `sync-types` takes. Only when all of it is there is anything written, and nothing is ever overwritten.

mod files;
mod names;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use cantus_registry::finding::Finding;
use cantus_registry::place::Place;

use crate::catalogue;
use crate::drift::Cause;
use crate::error::Error;
use crate::memo::Memo;
use crate::prepare::prepare;
use crate::progress::Progress;
use crate::project;
use crate::render;
use crate::report::{Mode, Report, Warnings};
use crate::sync::{self, Kind, NewFile};
use names::Names;

pub use names::Source;

/// What the project is to be like.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The name of its one package; the folder's own when left out.
    pub package: Option<String>,
    /// Where it takes Cantus from.
    pub source: Source,
}

/// Makes a project in a folder, which is made too unless it is there.
pub fn init(folder: &Path, wanted: &Wanted, progress: &Progress) -> Result<Report, Error> {
    let mut report = Report::new(Mode::Init, Warnings::Denied);
    let names = Names::new(folder, wanted)?;
    let mut files = files::owned_by_people(&names)?;
    let artifacts = sync::out_of_sight(&files, |root| artifacts(root, &mut report, progress))?;
    files.extend(artifacts);
    files.sort_by(|one, other| one.path.cmp(&other.path));
    // What a killed run has made is taken as ours, so that this one can finish it.
    let begun = fs::symlink_metadata(folder.join(project::FILE)).is_err();
    let left = files.iter().filter(|file| !(begun && file.stands(folder)));
    report
        .findings
        .extend(left.filter_map(|file| in_the_way(folder, &file.path)));
    report.findings.dedup();
    if report.has_failing_finding() {
        return Ok(report);
    }
    progress.stage("writing the project");
    // The project file comes last: where it stands, everything does.
    files.sort_by_key(|file| file.path == project::FILE);
    sync::create(folder, &files, progress)?;
    files.sort_by(|one, other| one.path.cmp(&other.path));
    report.written = files.into_iter().map(|file| (file.path, Cause::Missing)).collect();
    report.notes = next(folder, &names);
    Ok(report)
}

/// Everything that Cantus itself writes for the project in a folder.
fn artifacts(root: &Path, report: &mut Report, progress: &Progress) -> Result<Vec<NewFile>, Error> {
    let Some(prepared) = prepare(root, report, progress)? else {
        return Ok(Vec::new());
    };
    let Some(registry) = prepared.registry(report) else {
        return Ok(Vec::new());
    };
    progress.stage("printing the artifacts");
    let plan = render::project(&prepared.project, registry, &Memo::none())?;
    let files = plan.files.into_iter().map(|planned| NewFile {
        path: planned.shown,
        text: planned.text,
        kind: Kind::Text,
    });
    Ok(files.collect())
}

/// What stands where a file has to go, or where a folder above it has to.
fn in_the_way(folder: &Path, path: &str) -> Option<Finding> {
    let ends = path.match_indices('/').map(|(end, _)| end).chain([path.len()]);
    let (stands, what) = ends.map(|end| &path[..end]).find_map(|part| {
        let about = fs::symlink_metadata(folder.join(part)).ok()?;
        let is_wanted = about.is_dir() && part.len() < path.len();
        (!is_wanted).then_some((part, about))
    })?;
    let what = match what.file_type() {
        kind if kind.is_symlink() => "a symbolic link",
        kind if kind.is_dir() => "a folder",
        _ => "a file",
    };
    let place = Place {
        file: Arc::from(folder.join(stands).to_string_lossy().replace('\\', "/")),
        line: 1,
        column: 1,
    };
    let message = format!("{what} stands where the new project would have `{stands}`");
    let help = "move it away, or make the project in another folder and take over from there what you need";
    Some(Finding::new(&catalogue::FILE_EXISTS, &place, message).help(help))
}

/// What to do first in a new project.
fn next(folder: &Path, names: &Names) -> Vec<String> {
    let registry = format!("registry/contract/{0}/package.yaml", names.package);
    let mut notes = vec![
        format!(
            "the project stands in `{}`; go there for what follows",
            folder.display()
        ),
        format!("change `{registry}`, then run `cantus sync-types`; `cantus check` is the gate"),
        "`git config core.hooksPath .githooks` lets the gate stop commits too, once the folder is a repository"
            .to_owned(),
        format!(
            "a service takes `{}` from `generated/rust`; a page starts from `web`, after `npm install` there",
            names.contract
        ),
    ];
    match &names.source {
        Source::Path(checkout) => notes.push(format!(
            "the crate, the workflow and the hook take cantus from `{}`; a runner has to have it in the same place, or \
             begin again with `--cantus-git`",
            checkout.display()
        )),
        Source::Git(_) => {}
        Source::Version => notes.push(format!(
            "the project asks crates.io for cantus {}; where that is not published, begin again with `--cantus-path` \
             or `--cantus-git`",
            names.version
        )),
    }
    notes
}
