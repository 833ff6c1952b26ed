//! Why the registry could not be looked at at all; what is wrong *in* it is a [`crate::finding::Finding`].

use std::io;
use std::path::PathBuf;

/// What keeps this crate from running.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no registry folder.
    #[error("there is no registry folder `{}`; create it with one folder a package, or set `registry.path` in `cantus.toml`", path.display())]
    NoFolder {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// What should be the registry folder is a file.
    #[error("`{}` is not a folder; the registry is a folder with one folder a package", path.display())]
    NotAFolder {
        /// What was found.
        path: PathBuf,
    },
    /// The registry folder could not be listed.
    #[error("the registry folder `{}` could not be read", path.display())]
    Unreadable {
        /// Which folder.
        path: PathBuf,
        /// Why.
        #[source]
        source: io::Error,
    },
}
