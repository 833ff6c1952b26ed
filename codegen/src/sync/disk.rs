//! The steps that change the disk, one at a time. Tests let a run be killed or fail at each of them.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::create::Kind;
use super::hold::{Hold, SUFFIX};

/// Makes a folder and what is missing above it, and says what was made.
pub(super) fn make_folder(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let missing: Vec<&Path> = folder.ancestors().take_while(|above| !above.exists()).collect();
    if missing.is_empty() {
        return Ok(Vec::new());
    }
    step()?;
    fs::create_dir_all(folder)?;
    Ok(missing.into_iter().rev().map(Path::to_owned).collect())
}

/// What may be done with a file.
pub(super) enum Rights {
    /// What may be done with any new file of the kind.
    Of(Kind),
    /// What might be done with the one that stood there before.
    Kept(fs::Permissions),
}

/// Writes a text to a temporary file in a folder; it is closed, so that any number of them can stand.
pub(super) fn stage<'t>(
    folder: &Path,
    parts: impl IntoIterator<Item = &'t str>,
    rights: Rights,
    hold: &Hold,
) -> io::Result<TempPath> {
    let prefix = hold.prefix();
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix).suffix(SUFFIX);
    #[cfg(unix)]
    let readable = std::os::unix::fs::PermissionsExt::from_mode(0o666);
    #[cfg(unix)]
    builder.permissions(readable);
    step()?;
    let mut file = builder.tempfile_in(folder)?;
    for part in parts {
        write(file.as_file_mut(), part.as_bytes())?;
    }
    match rights {
        Rights::Of(Kind::Text) => {}
        Rights::Of(Kind::Program) => make_runnable(file.as_file())?,
        Rights::Kept(rights) => {
            step()?;
            file.as_file().set_permissions(rights)?;
        }
    }
    Ok(file.into_temp_path())
}

/// Puts a temporary file in the place of another, or where none was.
pub(super) fn replace(temporary: TempPath, file: &Path) -> io::Result<()> {
    step()?;
    temporary.persist(file).map_err(|failed| failed.error)
}

/// Puts a temporary file where none may be.
pub(super) fn put(temporary: TempPath, file: &Path) -> io::Result<()> {
    step()?;
    temporary.persist_noclobber(file).map_err(|failed| failed.error)
}

/// Whoever may read it may run it.
#[cfg(unix)]
fn make_runnable(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut rights = file.metadata()?.permissions();
    rights.set_mode(rights.mode() | ((rights.mode() & 0o444) >> 2));
    file.set_permissions(rights)
}

#[cfg(not(unix))]
fn make_runnable(_: &File) -> io::Result<()> {
    Ok(())
}

/// Removes a file; it is no mistake if somebody else has.
pub(super) fn remove_file(file: &Path) -> io::Result<()> {
    step()?;
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Removes a folder that is empty.
pub(super) fn remove_folder(folder: &Path) -> io::Result<()> {
    step()?;
    fs::remove_dir(folder)
}

#[cfg(not(test))]
fn write(file: &mut File, text: &[u8]) -> io::Result<()> {
    file.write_all(text)
}

/// Two steps, so that a run can be struck in the middle of a file.
#[cfg(test)]
fn write(file: &mut File, text: &[u8]) -> io::Result<()> {
    let (first, second) = text.split_at(text.len() / 2);
    step()?;
    file.write_all(first)?;
    step()?;
    file.write_all(second)
}

#[cfg(not(test))]
fn step() -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
fn step() -> io::Result<()> {
    super::faults::step()
}
