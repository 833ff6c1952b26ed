//! What a target printed the last time, as digests, so that an unchanged tree need not be printed to be compared.
//!
//! A target's artifacts depend on the program, its settings and the registry, and on nothing else. All three are
//! in the key, so a memory either speaks of exactly what would be printed now, or is passed over. Memories lie in
//! the user's cache, one file a project and target; without them everything is printed, as on a fresh machine.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use cantus_registry::lock::Digests;
use serde::{Deserialize, Serialize};

use crate::banner::digest;
use crate::project::Configured;

/// Where the memories of one project lie; nowhere, if there is no cache or it is not wanted.
pub struct Memo {
    folder: Option<PathBuf>,
}

/// What one target printed.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// What it was printed from.
    pub key: String,
    /// The digest of each artifact's whole text, by its path below the output folder.
    pub files: BTreeMap<String, String>,
}

impl Memo {
    /// The memories of the project in a folder. `CANTUS_CACHE_DIR` says where they lie; when it is empty, nowhere.
    pub fn of(root: &Path) -> Self {
        let set = |name: &str| env::var_os(name).map(PathBuf::from);
        let cache = set("CANTUS_CACHE_DIR")
            .or_else(|| {
                Some(
                    set("XDG_CACHE_HOME")
                        .or_else(|| Some(set("HOME")?.join(".cache")))?
                        .join("cantus"),
                )
            })
            .filter(|folder| folder.is_absolute());
        let project = digest(&root.to_string_lossy());
        Self {
            folder: cache.map(|cache| cache.join(&project[..16])),
        }
    }

    /// No memories.
    pub fn none() -> Self {
        Self { folder: None }
    }

    /// The file of a target's memory.
    pub fn file(&self, target: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(format!("{target}.json")))
    }

    /// What a target printed from exactly this, if that is remembered.
    pub fn recall(&self, target: &str, key: &str) -> Option<Memory> {
        let text = fs::read_to_string(self.file(target)?).ok()?;
        let memory: Memory = serde_json::from_str(&text).ok()?;
        (memory.key == key).then_some(memory)
    }
}

/// All that a target's artifacts depend on; `None` when the program cannot say which one it is.
pub fn key(configured: &Configured, digests: &BTreeMap<String, Digests>) -> Option<String> {
    // A program that was built again has another time, even where it has the same version.
    let program = env::current_exe().ok()?;
    let about = fs::metadata(&program).ok()?;
    let built = about.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
    let Configured { target, options, .. } = configured;
    let full: Vec<_> = digests
        .iter()
        .map(|(package, digests)| (package, &digests.full))
        .collect();
    let parts = format!(
        "{:?}",
        (
            (env!("CARGO_PKG_VERSION"), program, about.len(), built),
            (target.name(), target.format(), &options.values),
            full,
        )
    );
    Some(digest(&parts))
}
