//! A registry and its project → every file as it should stand, banner included. Nothing is written here.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use cantus_registry::lock;
use cantus_registry::model::Registry;

use crate::artifact::{Artifact, BannerStyle};
use crate::banner;
use crate::error::Error;
use crate::project::{Folder, Project};
use crate::targets::{Options, RenderError, Target};

/// Every file as it should stand, and where else files of ours may be found.
pub struct Plan {
    /// The files, by the path that is told to people.
    pub files: Vec<Planned>,
    /// The folders in which a file of ours that is not planned is an orphan.
    pub folders: Vec<Owned>,
    /// The command that makes it so.
    pub command: String,
}

/// One file as it should stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The path that is told to people: relative to the project, `/`-separated.
    pub shown: String,
    /// The output folder on the disk; the lock's own for the lock.
    pub base: PathBuf,
    /// The file's path below it.
    pub below: String,
    /// The target and its output format, such as `rust/1`.
    pub format: String,
    /// The text, banner included.
    pub text: Arc<str>,
}

/// A folder that outputs are written to.
pub struct Owned {
    /// The folder.
    pub folder: Folder,
    /// Whose left-overs are orphans in it.
    pub orphans: Orphans,
}

/// Whose left-overs are orphans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orphans {
    /// Those of any target: the project says what belongs into the folder.
    OfAnyTarget,
    /// Those of one target: nobody has said what else the folder is for.
    Of(&'static str),
}

/// The plan of a whole project: every target, and the lock.
pub fn project(project: &Project, registry: &Registry) -> Result<Plan, Error> {
    let rendered: Vec<Result<Vec<Artifact>, RenderError>> = thread::scope(|scope| {
        let running: Vec<_> = project
            .targets
            .iter()
            .map(|configured| scope.spawn(|| configured.target.render(registry, &configured.options)))
            .collect();
        running
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    let mut files = vec![locked(project, registry)?];
    for (configured, artifacts) in project.targets.iter().zip(rendered) {
        let format = format_of(configured.target);
        files.extend(
            artifacts?
                .into_iter()
                .map(|artifact| planned(&configured.out, &format, artifact)),
        );
    }
    let folders = project
        .targets
        .iter()
        .map(|configured| Owned {
            folder: configured.out.clone(),
            orphans: Orphans::OfAnyTarget,
        })
        .collect();
    plan(files, folders, "cantus sync-types".to_owned())
}

/// The plan of one target into one folder, from a lock alone.
pub fn alone(
    target: &'static dyn Target,
    options: &Options,
    registry: &Registry,
    folder: Folder,
    command: String,
) -> Result<Plan, Error> {
    let format = format_of(target);
    let artifacts = target.render(registry, options)?;
    let files = artifacts
        .into_iter()
        .map(|artifact| planned(&folder, &format, artifact))
        .collect();
    let orphans = Orphans::Of(target.name());
    plan(files, vec![Owned { folder, orphans }], command)
}

fn plan(mut files: Vec<Planned>, folders: Vec<Owned>, command: String) -> Result<Plan, Error> {
    files.sort_by(|one, other| one.shown.cmp(&other.shown));
    let mut claimed = BTreeSet::new();
    for file in &files {
        // Two names that differ in case alone are one file on many disks.
        if !claimed.insert(file.base.join(&file.below).to_string_lossy().to_lowercase()) {
            return Err(Error::Claimed {
                path: file.shown.clone(),
            });
        }
    }
    Ok(Plan {
        files,
        folders,
        command,
    })
}

fn locked(project: &Project, registry: &Registry) -> Result<Planned, Error> {
    let body = lock::print(registry).map_err(Error::Unprintable)?;
    let format = format!("lock/{}", lock::FORMAT);
    let file = &project.lock_file;
    Ok(Planned {
        shown: project.lock.clone(),
        base: file.parent().unwrap_or(file).to_owned(),
        below: file.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        text: banner::print(BannerStyle::JsonKey(lock::BANNER_KEY), &format, &body).into(),
        format,
    })
}

fn planned(out: &Folder, format: &str, artifact: Artifact) -> Planned {
    Planned {
        shown: out.shown_file(&artifact.path),
        base: out.path.clone(),
        text: banner::print(artifact.banner, format, &artifact.body).into(),
        below: artifact.path,
        format: format.to_owned(),
    }
}

fn format_of(target: &dyn Target) -> String {
    format!("{}/{}", target.name(), target.format())
}
