//! A registry and its project → every file as it should stand, banner included. Nothing is written here.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;

use cantus_registry::lock;
use cantus_registry::model::Registry;

use crate::artifact::{Artifact, BannerStyle};
use crate::banner;
use crate::drift;
use crate::error::Error;
use crate::memo::{self, Memo, Memory};
use crate::project::{Configured, Folder, Project};
use crate::targets::{Options, RenderError, Target};

/// Every file as it should stand, and where else files of ours may be found.
pub struct Plan {
    /// The files, by the path that is told to people.
    pub files: Vec<Planned>,
    /// Further files on the disk that are known to be what would be printed.
    pub standing: Vec<PathBuf>,
    /// The folders in which a file of ours that is not planned is an orphan.
    pub folders: Vec<Owned>,
    /// The command that makes it so.
    pub command: String,
    /// What to remember, and in which file, once the disk is what the plan says.
    pub memories: Vec<(PathBuf, Memory)>,
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
///
/// A target that is remembered to print just what stands on the disk is not asked again.
pub fn project(project: &Project, registry: &Registry, memo: &Memo) -> Result<Plan, Error> {
    let locked = locked(project, registry)?;
    let mut standing = Vec::new();
    let mut wanted = Vec::new();
    for configured in &project.targets {
        let key = memo::key(configured, &locked.text);
        let memory = key.as_ref().and_then(|key| memo.recall(configured.target.name(), key));
        match memory.and_then(|memory| drift::standing(&configured.out, &memory.files)) {
            Some(files) => standing.extend(files),
            None => wanted.push((configured, key)),
        }
    }
    let mut files = vec![locked];
    let mut memories = Vec::new();
    // A target with threads of its own has the machine to itself, so that tokens and texts of several never pile up.
    let (alone, together): (Vec<_>, Vec<_>) = wanted
        .into_iter()
        .partition(|(configured, _)| configured.target.has_own_threads());
    let waves = alone.into_iter().map(|target| vec![target]).chain([together]);
    for wave in waves {
        for (configured, key, printed) in print_together(registry, wave)? {
            if let (Some(key), Some(file)) = (key, memo.file(configured.target.name())) {
                let files = printed
                    .iter()
                    .map(|file| (file.below.clone(), banner::digest(&file.text)))
                    .collect();
                memories.push((file, Memory { key, files }));
            }
            files.extend(printed);
        }
    }
    let folders = project.targets.iter().map(|configured| Owned {
        folder: configured.out.clone(),
        orphans: Orphans::OfAnyTarget,
    });
    let mut plan = plan(files, folders.collect(), "cantus sync-types".to_owned())?;
    plan.standing = standing;
    plan.memories = memories;
    Ok(plan)
}

/// A target of the project, and what it is remembered by.
type Wanted<'p> = (&'p Configured, Option<String>);

/// The same, with what it has printed.
type Rendered<'p> = (&'p Configured, Option<String>, Vec<Planned>);

/// Prints several targets at once, a thread each.
fn print_together<'p>(registry: &Registry, wanted: Vec<Wanted<'p>>) -> Result<Vec<Rendered<'p>>, Error> {
    let print = |configured: &Configured| -> Result<Vec<Planned>, RenderError> {
        let format = format_of(configured.target);
        let artifacts = configured.target.render(registry, &configured.options)?.into_iter();
        Ok(artifacts
            .map(|artifact| planned(&configured.out, &format, artifact))
            .collect())
    };
    let printed: Vec<_> = thread::scope(|scope| {
        let print = &print;
        let running: Vec<_> = wanted
            .iter()
            .map(|(configured, _)| scope.spawn(move || print(configured)))
            .collect();
        running
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    wanted
        .into_iter()
        .zip(printed)
        .map(|((configured, key), printed)| Ok((configured, key, printed?)))
        .collect()
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
        let mut parts = Path::new(&file.below).components();
        if file.below.is_empty() || !parts.all(|part| matches!(part, Component::Normal(_))) {
            return Err(Error::Strays {
                path: file.shown.clone(),
            });
        }
        // Two names that differ in case alone are one file on many disks.
        if !claimed.insert(file.base.join(&file.below).to_string_lossy().to_lowercase()) {
            return Err(Error::Claimed {
                path: file.shown.clone(),
            });
        }
    }
    Ok(Plan {
        files,
        standing: Vec::new(),
        folders,
        command,
        memories: Vec::new(),
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
    let text = banner::print(artifact.banner, format, &artifact.body);
    // Texts can be large: no more copies than needed live at once.
    drop(artifact.body);
    Planned {
        shown: out.shown_file(&artifact.path),
        base: out.path.clone(),
        text: text.into(),
        below: artifact.path,
        format: format.to_owned(),
    }
}

fn format_of(target: &dyn Target) -> String {
    format!("{}/{}", target.name(), target.format())
}
