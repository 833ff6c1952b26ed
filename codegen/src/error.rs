//! Why a command could not run at all, as opposed to what it found.

use std::io;
use std::path::PathBuf;

use cantus_registry::lock::LockError;

use crate::pick::Kind;
use crate::targets::RenderError;

/// Why a command could not run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no project file.
    #[error("no `cantus.toml` in `{start}` or in any folder above it; go to a project, name it with `--project`, or create the file to begin one", start = .start.display())]
    NoProject {
        /// Where the search began.
        start: PathBuf,
    },
    /// The project asks for another generator.
    #[error(
        "the project asks for cantus {wanted}, and this is {this}; run `cargo install --locked --path codegen` in a checkout of cantus {wanted}",
        this = env!("CARGO_PKG_VERSION")
    )]
    OtherGenerator {
        /// The version it asks for.
        wanted: String,
    },
    /// Something could not be read.
    #[error("could not read `{path}`", path = .path.display())]
    Read {
        /// What.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Something could not be written; whatever had been begun was taken back.
    #[error("could not write `{path}`", path = .path.display())]
    Write {
        /// What.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Something could not be put in its place after others had been; each of them is whole.
    #[error("could not write `{path}`, when {done} of {all} files were done; mend that, then run the command again", path = .path.display())]
    Partly {
        /// What.
        path: PathBuf,
        /// How many files were done.
        done: usize,
        /// How many files there were to do.
        all: usize,
        /// Why.
        source: io::Error,
    },
    /// The result could not be printed.
    #[error("could not print the result")]
    Print(#[source] io::Error),
    /// The registry could not be read at all.
    #[error(transparent)]
    Registry(#[from] cantus_registry::Error),
    /// A lock is of no use.
    #[error("could not use the lock `{path}`", path = .path.display())]
    Lock {
        /// Which.
        path: PathBuf,
        /// Why.
        source: LockError,
    },
    /// The registry has no lock.
    #[error("could not print the lock of the registry")]
    Unprintable(#[source] LockError),
    /// A target failed, which is a bug.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// The command names a target that is not there.
    #[error("no target is named `{name}`; the targets are {known}")]
    NoTarget {
        /// The name.
        name: String,
        /// The targets there are.
        known: String,
    },
    /// There are releases, and nothing that compares with them.
    #[error("this version of cantus does not compare the registry with its releases")]
    NoComparison,
    /// A project cannot be made for a package of this name.
    #[error(
        "`{name}` cannot name a package; say `--package NAME`, of small letters, digits and underscores, beginning with a letter, and none of `default`, `protocol` and `serde`"
    )]
    NoPackageName {
        /// The name.
        name: String,
    },
    /// The registry has several packages, and the command names none.
    #[error("the registry has several packages; say which with `--package`: {known}")]
    WhichPackage {
        /// The packages there are.
        known: String,
    },
    /// Several packages have a protocol, and the command names none.
    #[error("several packages have a protocol; say which with `--package`: {known}")]
    WhichProtocol {
        /// The packages that have one.
        known: String,
    },
    /// No package has a protocol.
    #[error("no package has a protocol; declare one under `protocol`")]
    NoProtocol,
    /// A package has no protocol.
    #[error("no package `{name}` has a protocol; {known}")]
    PackageProtocol {
        /// Its name.
        name: String,
        /// The packages that have one.
        known: String,
    },
    /// The registry declares nothing that a file could be of.
    #[error("the registry declares no {}; declare one under `{}` of a package", .kind.word(), .kind.words())]
    NoneDeclared {
        /// What the file would be of.
        kind: Kind,
    },
    /// Nothing that a file could be of has the name.
    #[error("no {} is named `{name}`; there are {known}", .kind.word())]
    NotDeclared {
        /// What the file would be of.
        kind: Kind,
        /// The name.
        name: String,
        /// Those that there are.
        known: String,
    },
    /// A file could be of several, and the command names none.
    #[error("the registry has several {}; say with `--{}` which {}: {known}", .kind.words(), .kind.word(), .kind.clause())]
    WhichDeclared {
        /// What the file would be of.
        kind: Kind,
        /// Those that there are.
        known: String,
    },
    /// A file's name does not say how it is written.
    #[error("`{path}` is neither `.yaml`, `.yml`, `.toml` nor `.json`; name it after what it is written in", path = .path.display())]
    NoFormat {
        /// The file.
        path: PathBuf,
    },
    /// A file is no place for an entry of a package.
    #[error("`{file}` is no file of the package; name a `.yaml` file that stands in `{folder}`, or is to stand there")]
    NotInPackage {
        /// The file.
        file: String,
        /// The folder of the package.
        folder: String,
    },
    /// An entry could not be put into a file without changing what else the file says.
    #[error(
        "no place was found in `{file}` for one more event; write it there by hand, or name another file with `--file`"
    )]
    NoPlace {
        /// The file.
        file: String,
    },
    /// A project cannot take Cantus from a folder.
    #[error("`{path}` is no checkout of cantus: there is no `emitter/Cargo.toml` in it", path = .path.display())]
    NoCheckout {
        /// The folder.
        path: PathBuf,
    },
    /// A target prints a file outside its folder, which is a bug, or the lock's doing.
    #[error("the artifact `{path}` would stand outside its output folder, so nothing was written")]
    Strays {
        /// The file.
        path: String,
    },
    /// Two targets print one file, which is a bug.
    #[error("two artifacts claim the file `{path}`")]
    Claimed {
        /// The file.
        path: String,
    },
}

/// An error and everything that caused it, in one line.
pub fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text.push_str(": ");
        text.push_str(&cause.to_string());
        source = cause.source();
    }
    text
}
