//! Makes files where none are: all of them, or none. A run that is killed meanwhile leaves some of them, whole; the next
//! one takes them as its own and makes the others.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tempfile::TempPath;

use super::disk::Rights;
use super::{Hold, Made, cannot, disk};
use crate::artifact::Text;
use crate::error::Error;
use crate::progress::Progress;

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

impl NewFile {
    /// Whether the file stands in a folder already, just as it would be made.
    pub fn stands(&self, root: &Path) -> bool {
        let path = root.join(&self.path);
        let is_file = fs::symlink_metadata(&path).is_ok_and(|about| about.is_file());
        is_file && fs::read_to_string(&path).is_ok_and(|found| *self.text == *found)
    }
}

/// Makes files in a folder, none of which may be there, unless a run that was killed has made it. They come to stand in
/// their order, so that whoever finds the last one finds all.
pub fn create(root: &Path, files: &[NewFile], progress: &Progress) -> Result<(), Error> {
    let folders = Made::default();
    folders.folder(root).map_err(|error| cannot(root, error))?;
    let hold = Hold::of(root, progress);
    let mut staged: Vec<(TempPath, PathBuf)> = Vec::new();
    let mut swept = BTreeSet::new();
    for file in files.iter().filter(|file| !file.stands(root)) {
        let path = root.join(&file.path);
        let folder = path.parent().unwrap_or(root);
        let temporary = folders.folder(folder).and_then(|()| {
            if swept.insert(folder.to_owned()) {
                sweep(folder, &hold)?;
            }
            disk::stage(folder, file.text.parts(), Rights::Of(file.kind), &hold)
        });
        staged.push((temporary.map_err(|error| cannot(&path, error))?, path));
    }
    let mut done = Files::default();
    for (temporary, path) in staged {
        disk::put(temporary, &path).map_err(|error| cannot(&path, error))?;
        done.paths.push(path);
    }
    done.paths.clear();
    folders.keep();
    Ok(())
}

/// Removes what killed runs left behind in the folder of a registry and in those of its packages.
pub(crate) fn sweep_registry(folder: &Path, hold: &Hold) {
    let packages = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path());
    let folders = packages.filter(|path| path.is_dir()).chain([folder.to_owned()]);
    for folder in folders {
        // What cannot be read is told by whoever reads the registry.
        let _ = sweep(&folder, hold);
    }
}

/// Removes the temporary files that a killed run left behind in a folder.
pub(super) fn sweep(folder: &Path, hold: &Hold) -> io::Result<()> {
    for entry in fs::read_dir(folder)?.flatten() {
        if hold.is_left_behind(&entry) {
            disk::remove_file(&entry.path())?;
        }
    }
    Ok(())
}

/// Makes files in a folder of their own, which is gone once `look` has looked at it.
pub(crate) fn out_of_sight<T>(files: &[NewFile], look: impl FnOnce(&Path) -> Result<T, Error>) -> Result<T, Error> {
    let folder = tempfile::tempdir().map_err(|error| cannot(&std::env::temp_dir(), error))?;
    create(folder.path(), files, &Progress::silent())?;
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
