//! Makes the disk what the plan says. The only module that writes or removes files.
//!
//! Every file is first written beside its place under a temporary name; only when all of them are there are they
//! renamed, so that a full disk or a read-only folder is noticed while nothing has changed. Whenever a run is killed,
//! each file is the old or the new one, whole; the next run puts the rest in place and sweeps up. There is no `fsync`:
//! what a power cut takes, or leaves empty, is written again by the next run.

mod create;
mod disk;
#[cfg(test)]
mod faults;
mod hold;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use cantus_registry::workers;
use tempfile::TempPath;

use crate::drift::{Cause, Drift};
use crate::error::Error;
use crate::memo::Memory;
use disk::Rights;

pub use create::{Kind, NewFile, create};
pub(crate) use create::{out_of_sight, sweep_registry};
pub use hold::Hold;

/// How often a folder that another run removed meanwhile is made again.
const ATTEMPTS: usize = 5;

/// What was done, by the paths that are told to people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Files that were written, and why.
    pub written: Vec<(String, Cause)>,
    /// Orphans that were removed.
    pub removed: Vec<String>,
}

/// Writes every drifted file and removes every orphan; the folders are those that are never removed themselves.
pub fn write(drifts: &[Drift], folders: &[&Path], hold: &Hold) -> Result<Written, Error> {
    let (orphans, files): (Vec<&Drift>, Vec<&Drift>) = drifts.iter().partition(|drift| drift.cause == Cause::Orphan);
    drifts.iter().try_for_each(refuse_read_only)?;
    let made = Made::default();
    let staged = made.stage(&files, hold)?;
    let partly = |done: usize, drift: &Drift, source: io::Error| match done {
        0 => cannot(&drift.file, source),
        _ => Error::Partly {
            path: drift.file.clone(),
            done,
            all: drifts.len(),
            source,
        },
    };
    for (done, (temporary, drift)) in staged.into_iter().zip(&files).enumerate() {
        disk::replace(temporary, &drift.file).map_err(|source| {
            // Folders that have got a file meanwhile are not empty, and so they stay.
            partly(done, drift, source)
        })?;
    }
    made.keep();
    for (done, orphan) in orphans.iter().enumerate() {
        remove(&orphan.file, folders).map_err(|source| partly(files.len() + done, orphan, source))?;
    }
    Ok(Written {
        written: files.iter().map(|drift| (drift.path.clone(), drift.cause)).collect(),
        removed: orphans.iter().map(|drift| drift.path.clone()).collect(),
    })
}

/// Renaming would replace a file that somebody has made read-only as well as any other.
fn refuse_read_only(drift: &Drift) -> Result<(), Error> {
    match fs::metadata(&drift.file) {
        Ok(about) if about.permissions().readonly() => {
            let why = "it is read-only; make it writable, or remove it";
            Err(cannot(
                &drift.file,
                io::Error::new(io::ErrorKind::PermissionDenied, why),
            ))
        }
        _ => Ok(()),
    }
}

/// Keeps what targets printed for the next run; a cache that cannot be written is no cache.
pub(crate) fn remember(memories: &[(PathBuf, Memory)], hold: &Hold) {
    for (file, memory) in memories {
        let _ = memory_file(file, memory, hold);
    }
}

fn memory_file(file: &Path, memory: &Memory, hold: &Hold) -> io::Result<()> {
    let folder = file.parent().unwrap_or(file);
    disk::make_folder(folder)?;
    create::sweep(folder, hold)?;
    let text = serde_json::to_string(memory)?;
    disk::replace(
        disk::stage(folder, [text.as_str()], Rights::Of(Kind::Text), hold)?,
        file,
    )
}

/// The folders that were made for files; they are taken back unless they are kept.
#[derive(Default)]
struct Made {
    folders: Mutex<BTreeSet<PathBuf>>,
}

impl Made {
    /// Writes every file to a temporary one beside its place. The longest come first, so that all threads have
    /// something to do up to the end.
    fn stage(&self, drifts: &[&Drift], hold: &Hold) -> Result<Vec<TempPath>, Error> {
        for drift in drifts {
            match self.folder(folder_of(drift)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(cannot(&drift.file, error)),
                // Another run has removed a folder meanwhile, which is made again with the file.
                Ok(()) | Err(_) => {}
            }
        }
        let mut order: Vec<usize> = (0..drifts.len()).collect();
        order.sort_by_key(|at| Reverse(drifts[*at].wanted.len()));
        let staged = workers::in_order(&order, || (), |(), at| (*at, self.stage_one(drifts[*at], hold)));
        let in_place: BTreeMap<usize, _> = staged.into_iter().collect();
        in_place.into_values().collect()
    }

    fn stage_one(&self, drift: &Drift, hold: &Hold) -> Result<TempPath, Error> {
        let folder = folder_of(drift);
        let mut attempt = 1;
        loop {
            let rights = match fs::metadata(&drift.file) {
                Ok(about) => Rights::Kept(about.permissions()),
                Err(_) => Rights::Of(Kind::Text),
            };
            let staged = self
                .folder(folder)
                .and_then(|()| disk::stage(folder, drift.wanted.parts(), rights, hold));
            match staged {
                Ok(file) => return Ok(file),
                Err(error) if error.kind() == io::ErrorKind::NotFound && attempt < ATTEMPTS => attempt += 1,
                Err(error) => return Err(cannot(&drift.file, error)),
            }
        }
    }

    fn folder(&self, folder: &Path) -> io::Result<()> {
        let made = disk::make_folder(folder)?;
        self.folders.lock().unwrap_or_else(PoisonError::into_inner).extend(made);
        Ok(())
    }

    fn keep(self) {
        self.folders.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

fn folder_of(drift: &Drift) -> &Path {
    drift.file.parent().unwrap_or(&drift.file)
}

impl Drop for Made {
    fn drop(&mut self) {
        let folders = self.folders.get_mut().unwrap_or_else(PoisonError::into_inner);
        // What stands in another comes behind it.
        for folder in folders.iter().rev() {
            // Whatever another run has put there meanwhile keeps the folder alive.
            let _ = fs::remove_dir(folder);
        }
    }
}

/// Removes a file, then every folder above it that is empty now, up to the output folder.
fn remove(file: &Path, folders: &[&Path]) -> io::Result<()> {
    disk::remove_file(file)?;
    for folder in file.ancestors().skip(1).take_while(|folder| !folders.contains(folder)) {
        if disk::remove_folder(folder).is_err() {
            break;
        }
    }
    Ok(())
}

fn cannot(path: &Path, source: io::Error) -> Error {
    Error::Write {
        path: path.to_owned(),
        source,
    }
}
