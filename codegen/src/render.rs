//! A registry and its project → every file as it should stand, banner included. Nothing is written here.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use cantus_registry::lock::{self, Digests};
use cantus_registry::model::Registry;

use crate::artifact::{Artifact, BannerStyle, Text};
use crate::banner;
use crate::drift;
use crate::error::Error;
use crate::memo::{self, Memo, Memory};
use crate::project::{Configured, Folder, Project};
use crate::targets::{Options, RenderError, Target};
use cantus_registry::workers;

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
    pub text: Arc<Text>,
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

/// The digests of every package, which stand for all that a registry says.
type Sealed = BTreeMap<String, Digests>;

/// The plan of a whole project: every target, and the lock.
///
/// A target that is remembered to print just what stands on the disk is not asked again.
pub fn project(project: &Project, registry: &Registry, memo: &Memo) -> Result<Plan, Error> {
    let digests = lock::digests(registry).map_err(Error::Unprintable)?;
    let targets = project.targets.iter().map(Output::Target);
    let outputs: Vec<Output<'_>> = targets.chain([Output::Lock]).collect();
    let done = workers::in_order(
        &outputs,
        || (),
        |(), output| match output {
            Output::Target(configured) => print(registry, &digests, configured, memo).map_err(Error::from),
            Output::Lock => locked(project, registry, &digests),
        },
    );
    let mut whole = Done::default();
    for done in done {
        let done = done?;
        whole.files.extend(done.files);
        whole.standing.extend(done.standing);
        whole.memories.extend(done.memories);
    }
    let folders = project.targets.iter().map(|configured| Owned {
        folder: configured.out.clone(),
        orphans: Orphans::OfAnyTarget,
    });
    let plan = plan(whole.files, folders.collect(), "cantus sync-types".to_owned())?;
    Ok(Plan {
        standing: whole.standing,
        memories: whole.memories,
        ..plan
    })
}

/// Something that a project is written out as.
enum Output<'p> {
    Target(&'p Configured),
    Lock,
}

/// What an output gave: parts of a [`Plan`].
#[derive(Default)]
struct Done {
    files: Vec<Planned>,
    standing: Vec<PathBuf>,
    memories: Vec<(PathBuf, Memory)>,
}

fn print(registry: &Registry, digests: &Sealed, configured: &Configured, memo: &Memo) -> Result<Done, RenderError> {
    let Configured { target, options, out } = configured;
    let key = memo::key(configured, digests);
    let remembered = key.as_ref().and_then(|key| memo.recall(target.name(), key));
    if let Some(standing) = remembered.and_then(|memory| drift::standing(out, &memory.files)) {
        return Ok(Done {
            standing,
            ..Done::default()
        });
    }
    let format = format_of(*target);
    let files: Vec<Planned> = target
        .render(registry, options)?
        .into_iter()
        .map(|artifact| planned(out, &format, artifact))
        .collect();
    let memory = key.zip(memo.file(target.name())).map(|(key, file)| {
        let digests = files.iter().map(|file| (file.below.clone(), file.text.digest()));
        let files = digests.collect();
        (file, Memory { key, files })
    });
    Ok(Done {
        files,
        memories: memory.into_iter().collect(),
        ..Done::default()
    })
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

fn locked(project: &Project, registry: &Registry, digests: &Sealed) -> Result<Done, Error> {
    let body = lock::print_with(registry, digests.clone()).map_err(Error::Unprintable)?;
    let format = format!("lock/{}", lock::FORMAT);
    let file = &project.lock_file;
    let locked = Planned {
        shown: project.lock.clone(),
        base: file.parent().unwrap_or(file).to_owned(),
        below: file.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        text: banner::print(BannerStyle::JsonKey(lock::BANNER_KEY), &format, body.into()).into(),
        format,
    };
    Ok(Done {
        files: vec![locked],
        ..Done::default()
    })
}

fn planned(out: &Folder, format: &str, artifact: Artifact) -> Planned {
    Planned {
        shown: out.shown_file(&artifact.path),
        base: out.path.clone(),
        text: banner::print(artifact.banner, format, artifact.body).into(),
        below: artifact.path,
        format: format.to_owned(),
    }
}

fn format_of(target: &dyn Target) -> String {
    format!("{}/{}", target.name(), target.format())
}
