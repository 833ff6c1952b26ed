//! One run at a time: a folder that a run holds while it reads and writes, so that whoever comes later reads what is
//! newest, and nobody's older files replace somebody's newer ones.
//!
//! The operating system lets go of it when the run ends, however it ends; there is no file that could stay behind.
//! Where folders cannot be held, runs are as safe as whole files make them: the tree may mix two states of the
//! registry, which the gate tells.

use std::fs::{DirEntry, File, TryLockError};
use std::path::Path;
use std::time::Duration;

use crate::banner::digest;
use crate::progress::Progress;

/// What a temporary file's name begins with.
const PREFIX: &str = ".cantus-";
/// What a temporary file's name ends with.
pub(super) const SUFFIX: &str = ".tmp";

/// How old a temporary file must be before nobody can still be writing it.
const ABANDONED: Duration = Duration::from_secs(600);

/// A folder that is held, until this is dropped; or the knowledge that none is.
#[derive(Debug, Default)]
pub struct Hold {
    held: Option<(File, String)>,
}

impl Hold {
    /// Holds a folder, once no other run does.
    pub fn of(folder: &Path, progress: &Progress) -> Self {
        let hold = || -> Option<(File, String)> {
            let real = folder.canonicalize().ok()?;
            // Elsewhere than on Unix a folder cannot be opened as a file.
            let open = File::open(&real).ok()?;
            match open.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    progress.stage("waiting for another cantus in this project");
                    open.lock().ok()?;
                }
                Err(TryLockError::Error(_)) => return None,
            }
            let tag = digest(&real.to_string_lossy())[..8].to_owned();
            Some((open, tag))
        };
        Self { held: hold() }
    }

    /// Holds the folder of a file.
    pub fn beside(file: &Path, progress: &Progress) -> Self {
        let real = file.canonicalize();
        let folder = real.as_ref().ok().and_then(|file| file.parent());
        folder.map_or_else(Self::none, |folder| Self::of(folder, progress))
    }

    /// Holds nothing: for who only looks.
    pub fn none() -> Self {
        Self::default()
    }

    /// What the names of this run's temporary files begin with.
    pub(super) fn prefix(&self) -> String {
        match &self.held {
            Some((_, tag)) => format!("{PREFIX}{tag}-"),
            None => PREFIX.to_owned(),
        }
    }

    /// Whether an entry is a temporary file that a run left behind when it was killed: nobody but the holder of the
    /// folder writes files with its mark, and nobody at all is still writing an old one.
    pub(crate) fn is_left_behind(&self, entry: &DirEntry) -> bool {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if !name.starts_with(PREFIX) || !name.ends_with(SUFFIX) {
            return false;
        }
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        (self.held.is_some() && name.starts_with(&self.prefix())) || age().is_some_and(|age| age > ABANDONED)
    }
}
