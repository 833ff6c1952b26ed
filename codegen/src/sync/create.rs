//! Makes files where none are: all of them, or none.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Made, cannot, disk};
use crate::artifact::Text;
use crate::error::Error;

/// A file that is to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewFile {
    /// Its path below the folder, `/`-separated.
    pub path: String,
    /// Its text.
    pub text: Arc<Text>,
    /// Whether it can be run.
    pub kind: Kind,
}

/// Whether a file can be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is read.
    Text,
    /// It is run.
    Program,
}

/// Makes files in a folder, none of which may be there.
pub fn create(root: &Path, files: &[NewFile]) -> Result<(), Error> {
    let mut folders = Made::default();
    let mut done = Files::default();
    for file in files {
        let path = root.join(&file.path);
        let folder = path.parent().unwrap_or(root);
        folders
            .folder(folder)
            .and_then(|()| disk::create(&path, file.text.parts(), file.kind))
            .map_err(|error| cannot(&path, error))?;
        done.paths.push(path);
    }
    done.paths.clear();
    folders.keep();
    Ok(())
}

/// Makes files in a folder of their own, which is gone once `look` has looked at it.
pub(crate) fn out_of_sight<T>(files: &[NewFile], look: impl FnOnce(&Path) -> Result<T, Error>) -> Result<T, Error> {
    let folder = tempfile::tempdir().map_err(|error| cannot(&std::env::temp_dir(), error))?;
    create(folder.path(), files)?;
    look(folder.path())
}

/// The files that were made; they are taken back unless they are forgotten, and before the folders are.
#[derive(Default)]
struct Files {
    paths: Vec<PathBuf>,
}

impl Drop for Files {
    fn drop(&mut self) {
        for path in &self.paths {
            // Whatever cannot be taken back keeps its folder, and the error names where it stopped.
            let _ = fs::remove_file(path);
        }
    }
}
