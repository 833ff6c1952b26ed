//! Follows symbolic links, as long as they stay inside the registry and lead anywhere.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Entry, Walk};
use crate::catalogue;

impl Walk<'_> {
    /// The metadata of what an entry leads to, unless a link leads astray.
    pub(super) fn follow(&mut self, entry: &Entry) -> Option<fs::Metadata> {
        let metadata = match fs::symlink_metadata(&entry.path) {
            Ok(metadata) if metadata.is_symlink() => {
                let target = self.target(entry)?;
                self.check_target(entry, &target)?;
                fs::metadata(&entry.path)
            }
            other => other,
        };
        match metadata {
            Ok(metadata) => Some(metadata),
            Err(error) => {
                self.unreadable(&entry.path, &format!("`{}`", entry.name), &error);
                None
            }
        }
    }

    fn target(&mut self, entry: &Entry) -> Option<PathBuf> {
        let name = &entry.name;
        match fs::canonicalize(&entry.path) {
            Ok(target) => return Some(target),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let message = format!("the symbolic link `{name}` leads nowhere");
                self.report(
                    &catalogue::FILE_UNREADABLE,
                    &entry.path,
                    message,
                    "mend the link or remove it",
                );
            }
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                self.unreadable(&entry.path, &format!("`{name}`"), &error);
            }
            Err(_) => {
                let message = format!("the symbolic link `{name}` leads back to itself");
                let help = "remove the link and put the file here";
                self.report(&catalogue::SYMLINK_LOOP, &entry.path, message, help);
            }
        }
        None
    }

    fn check_target(&mut self, entry: &Entry, target: &Path) -> Option<()> {
        let name = &entry.name;
        if !target.starts_with(&self.home) {
            let message = format!("the symbolic link `{name}` leads out of the registry");
            let help = "put the file itself here: the registry must mean the same on every machine";
            self.report(&catalogue::SYMLINK_LOOP, &entry.path, message, help);
            return None;
        }
        let stands_in = entry.path.parent().and_then(|parent| fs::canonicalize(parent).ok());
        if stands_in.is_some_and(|parent| parent.starts_with(target)) {
            let message = format!("the symbolic link `{name}` leads back to a folder it stands in");
            self.report(&catalogue::SYMLINK_LOOP, &entry.path, message, "remove the link");
            return None;
        }
        Some(())
    }
}
