//! The project: `cantus.toml`, read, checked and with every path settled.
//!
//! The file is found by walking up, and its paths are relative to itself, so that a command means the same from
//! every folder. What is wrong in it is a finding with a place; only another generator stops the command.

mod file;
mod folder;
mod schema;

use std::path::{Path, PathBuf};

use cantus_registry::finding::Finding;
use cantus_registry::place::{Place, Spanned};

use crate::catalogue;
use crate::error::Error;
use crate::targets::{Options, Target};

pub(crate) use file::own_version;
pub use folder::{Folder, resolve};
pub use schema::project_schema;

/// The name of the project file.
pub const FILE: &str = "cantus.toml";

/// What `cantus.toml` says.
pub struct Project {
    /// The folder that holds `cantus.toml`.
    pub root: PathBuf,
    /// The folder of the declared registry, relative to the root.
    pub registry: String,
    /// The lock, relative to the root.
    pub lock: String,
    /// Where the lock stands on the disk.
    pub lock_file: PathBuf,
    /// The folder of the published locks, relative to the root.
    pub releases: String,
    /// The targets that are written, in the table's order.
    pub targets: Vec<Configured>,
}

/// A target of a project.
pub struct Configured {
    /// The target.
    pub target: &'static dyn Target,
    /// Where its artifacts stand.
    pub out: Folder,
    /// Its own settings.
    pub options: Options,
}

/// A project as far as it could be read, and what is wrong with its file.
pub struct Opened {
    /// The folder that holds `cantus.toml`.
    pub root: PathBuf,
    /// The project, when nothing is wrong.
    pub project: Option<Project>,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

/// Finds the folder of the project that a folder belongs to.
pub fn find(start: &Path) -> Result<PathBuf, Error> {
    let read = |source| Error::Read {
        path: start.to_owned(),
        source,
    };
    let start = start.canonicalize().map_err(read)?;
    start
        .ancestors()
        .find(|folder| folder.join(FILE).is_file())
        .map(Path::to_owned)
        .ok_or(Error::NoProject { start: start.clone() })
}

/// Reads the project file of a folder.
pub fn open(root: &Path, targets: &'static [&'static dyn Target]) -> Result<Opened, Error> {
    let path = root.join(FILE);
    let bytes = std::fs::read(&path).map_err(|source| Error::Read { path, source })?;
    let (file, mut findings) = file::read(&bytes, targets)?;
    let project = file.and_then(|file| settle(root, &file, targets, &mut findings));
    findings.sort_by(|one, other| one.place.cmp(&other.place));
    Ok(Opened {
        root: root.to_owned(),
        project: project.filter(|_| findings.is_empty()),
        findings,
    })
}

/// Looks up the targets and settles where everything is written.
fn settle(
    root: &Path,
    file: &file::ProjectFile,
    table: &'static [&'static dyn Target],
    findings: &mut Vec<Finding>,
) -> Option<Project> {
    let allowed: Vec<PathBuf> = file
        .allow_outside
        .iter()
        .filter_map(|path| folder::resolve(root, path).ok())
        .collect();
    let mut settled = |path: &Spanned<String>| match folder::inside(root, &path.value, &allowed) {
        Ok(folder) => Some(folder),
        Err(outside) => {
            findings.push(outside.finding(path));
            None
        }
    };
    let lock = settled(&file.lock);
    let mut configured = Vec::new();
    for target in table {
        let Some(settings) = file.targets.get(target.name()) else {
            continue;
        };
        if let Some(out) = settled(&settings.out) {
            let options = settings.options.clone();
            configured.push((
                settings.out.place.clone(),
                Configured {
                    target: *target,
                    out,
                    options,
                },
            ));
        }
    }
    let registry = folder::resolve(root, &file.registry).unwrap_or_else(|_| root.join(&file.registry));
    findings.extend(overlaps(&configured, &registry));
    findings.extend(
        lock.iter()
            .filter_map(|lock| lock_above(&file.lock.place, lock, &configured)),
    );
    Some(Project {
        root: root.to_owned(),
        registry: file.registry.clone(),
        lock: folder::shown(&file.lock.value),
        lock_file: lock?.path,
        releases: file.releases.clone(),
        targets: configured.into_iter().map(|(_, configured)| configured).collect(),
    })
}

/// Output folders that hold one another, or the registry, or stand in it.
fn overlaps(configured: &[(Place, Configured)], registry: &Path) -> Vec<Finding> {
    let meet = |a: &Path, b: &Path| a.starts_with(b) || b.starts_with(a);
    let mut findings = Vec::new();
    for (index, (place, one)) in configured.iter().enumerate() {
        let name = one.target.name();
        for (earlier_place, earlier) in &configured[..index] {
            if meet(&one.out.path, &earlier.out.path) {
                let other = earlier.target.name();
                findings.push(
                    Finding::new(
                        &catalogue::OUTPUTS_NESTED,
                        place,
                        format!("the output folders of `{other}` and `{name}` overlap"),
                    )
                    .help("give each target a folder of its own, none inside another")
                    .related(earlier_place, format!("`{other}` is written here")),
                );
            }
        }
        if meet(&one.out.path, registry) {
            findings.push(
                Finding::new(
                    &catalogue::OUTPUTS_NESTED,
                    place,
                    format!("the output folder of `{name}` and the registry overlap"),
                )
                .help("write to a folder outside the registry, such as `generated`"),
            );
        }
    }
    findings
}

/// A lock whose file would stand where an output folder has to.
fn lock_above(place: &Place, lock: &Folder, configured: &[(Place, Configured)]) -> Option<Finding> {
    let (out_place, below) = configured
        .iter()
        .find(|(_, configured)| configured.out.path.starts_with(&lock.path))?;
    let name = below.target.name();
    let message = format!(
        "the lock `{}` stands where the output folder of `{name}` has to",
        lock.shown
    );
    let finding = Finding::new(&catalogue::OUTPUTS_NESTED, place, message)
        .help("name a file of its own, such as `generated/registry.lock.json`")
        .related(out_place, format!("`{name}` is written here"));
    Some(finding)
}
