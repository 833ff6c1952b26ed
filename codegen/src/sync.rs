//! Makes the disk what the plan says. The only module that writes or removes files.
//!
//! Every file is first written beside its place under a temporary name; only when all of them are there are they
//! renamed, so that a full disk or a read-only folder is noticed while nothing has changed. There is no `fsync`:
//! what a power cut takes is written again by the next run.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::drift::{Cause, Drift};
use crate::error::Error;
use crate::memo::Memory;

/// How often a folder that another run removed meanwhile is made again.
const ATTEMPTS: usize = 5;

/// What a temporary file's name begins with.
pub(crate) const PREFIX: &str = ".cantus-";
/// What a temporary file's name ends with.
pub(crate) const SUFFIX: &str = ".tmp";

/// What was done, by the paths that are told to people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Files that were written, and why.
    pub written: Vec<(String, Cause)>,
    /// Orphans that were removed.
    pub removed: Vec<String>,
}

/// Writes every drifted file and removes every orphan; the folders are those that are never removed themselves.
pub fn write(drifts: &[Drift], folders: &[&Path]) -> Result<Written, Error> {
    let (orphans, files): (Vec<&Drift>, Vec<&Drift>) = drifts.iter().partition(|drift| drift.cause == Cause::Orphan);
    let mut made = Made::default();
    let staged: Vec<(NamedTempFile, &Drift)> = files
        .iter()
        .map(|drift| Ok((made.stage(drift)?, *drift)))
        .collect::<Result<_, Error>>()?;
    for (temporary, drift) in staged {
        temporary
            .persist(&drift.file)
            .map_err(|failed| cannot(&drift.file, failed.error))?;
    }
    made.keep();
    for orphan in &orphans {
        remove(&orphan.file, folders)?;
    }
    Ok(Written {
        written: files.iter().map(|drift| (drift.path.clone(), drift.cause)).collect(),
        removed: orphans.iter().map(|drift| drift.path.clone()).collect(),
    })
}

/// Keeps what targets printed for the next run; a cache that cannot be written is no cache.
pub(crate) fn remember(memories: &[(PathBuf, Memory)]) {
    for (file, memory) in memories {
        let _ = memory_file(file, memory);
    }
}

fn memory_file(file: &Path, memory: &Memory) -> io::Result<()> {
    let folder = file.parent().unwrap_or(file);
    fs::create_dir_all(folder)?;
    let mut temporary = tempfile::Builder::new()
        .prefix(PREFIX)
        .suffix(SUFFIX)
        .tempfile_in(folder)?;
    serde_json::to_writer(&mut temporary, memory)?;
    temporary.persist(file).map_err(|failed| failed.error)?;
    Ok(())
}

/// The folders that were made for files; they are taken back unless they are kept.
#[derive(Default)]
struct Made {
    folders: Vec<PathBuf>,
}

impl Made {
    fn stage(&mut self, drift: &Drift) -> Result<NamedTempFile, Error> {
        let folder = drift.file.parent().unwrap_or(&drift.file);
        let mut attempt = 1;
        loop {
            match self.folder(folder).and_then(|()| temporary(folder, drift)) {
                Ok(file) => return Ok(file),
                Err(error) if error.kind() == io::ErrorKind::NotFound && attempt < ATTEMPTS => attempt += 1,
                Err(error) => return Err(cannot(&drift.file, error)),
            }
        }
    }

    fn folder(&mut self, folder: &Path) -> io::Result<()> {
        let missing: Vec<&Path> = folder.ancestors().take_while(|ancestor| !ancestor.exists()).collect();
        fs::create_dir_all(folder)?;
        self.folders.extend(missing.into_iter().rev().map(Path::to_owned));
        Ok(())
    }

    fn keep(&mut self) {
        self.folders.clear();
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        for folder in self.folders.iter().rev() {
            // Whatever another run has put there meanwhile keeps the folder alive.
            let _ = fs::remove_dir(folder);
        }
    }
}

fn temporary(folder: &Path, drift: &Drift) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).suffix(SUFFIX);
    #[cfg(unix)]
    let readable = std::os::unix::fs::PermissionsExt::from_mode(0o666);
    #[cfg(unix)]
    builder.permissions(readable);
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(drift.wanted.as_bytes())?;
    if let Ok(existing) = fs::metadata(&drift.file) {
        file.as_file().set_permissions(existing.permissions())?;
    }
    Ok(file)
}

/// Removes a file, then every folder above it that is empty now, up to the output folder.
fn remove(file: &Path, folders: &[&Path]) -> Result<(), Error> {
    match fs::remove_file(file) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(cannot(file, error)),
    }
    for folder in file.ancestors().skip(1).take_while(|folder| !folders.contains(folder)) {
        if fs::remove_dir(folder).is_err() {
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
