//! Folders → the Rust source of services. What is built, hidden, generated, installed or only a test is passed over.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cantus_registry::place::Place;

use crate::banner;
use crate::error::Error;

/// More than this no person writes into one file.
const LARGEST: u64 = 1024 * 1024;

/// What the walk found.
#[derive(Default)]
pub(super) struct Walked {
    pub(super) files: Vec<Source>,
    /// The names that the crates on the way have in paths.
    pub(super) crates: BTreeSet<String>,
    pub(super) unread: Vec<(Place, String)>,
}

/// One file.
pub(super) struct Source {
    /// Its path as it is told to people.
    pub(super) shown: Arc<str>,
    pub(super) text: String,
}

/// Reads every file below some paths, or below the root when there are none, in order of their paths.
pub(super) fn walk(root: &Path, paths: &[PathBuf]) -> Result<Walked, Error> {
    let mut walk = Walk {
        root,
        walked: Walked::default(),
        seen: BTreeSet::new(),
    };
    let whole = [root.to_owned()];
    for path in if paths.is_empty() { &whole[..] } else { paths } {
        let read = |source| Error::Read {
            path: path.clone(),
            source,
        };
        let real = path.canonicalize().map_err(read)?;
        if real.is_dir() {
            walk.folder(&real);
        } else {
            walk.file(&real);
        }
    }
    walk.walked.files.sort_by(|one, other| one.shown.cmp(&other.shown));
    Ok(walk.walked)
}

struct Walk<'r> {
    root: &'r Path,
    walked: Walked,
    seen: BTreeSet<PathBuf>,
}

impl Walk<'_> {
    fn folder(&mut self, folder: &Path) {
        let mut folders = vec![folder.to_owned()];
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
            let entries = match entries {
                Ok(entries) => entries,
                Err(error) => {
                    self.unread(&folder, &error.to_string());
                    continue;
                }
            };
            let is_crate = self.manifest(&folder.join("Cargo.toml"));
            for entry in entries {
                let name = entry.file_name();
                let name = name.to_string_lossy();
                // A link leads to what is found elsewhere, or nowhere, or back.
                let Ok(kind) = entry.file_type() else { continue };
                if kind.is_dir() && !is_passed_over(&entry.path(), &name, is_crate) {
                    folders.push(entry.path());
                } else if kind.is_file() && name.ends_with(".rs") && !name.starts_with('.') {
                    self.file(&entry.path());
                }
            }
        }
    }

    /// Whether the folder is a crate, whose name is remembered.
    fn manifest(&mut self, file: &Path) -> bool {
        let Ok(text) = fs::read_to_string(file) else {
            return false;
        };
        let table: Option<toml::Table> = text.parse().ok();
        let name = |part: &str| {
            table
                .as_ref()?
                .get(part)?
                .get("name")?
                .as_str()
                .map(|name| name.replace('-', "_"))
        };
        self.walked.crates.extend(name("package"));
        self.walked.crates.extend(name("lib"));
        true
    }

    fn file(&mut self, file: &Path) {
        if !self.seen.insert(file.to_owned()) {
            return;
        }
        let size = fs::metadata(file).map(|about| about.len()).unwrap_or(0);
        if size > LARGEST {
            return self.unread(file, "it is larger than any person writes");
        }
        match fs::read_to_string(file) {
            // Generated code makes everything there is; it is no service.
            Ok(text) if banner::parse(&text).is_some() => {}
            Ok(text) => {
                let shown = self.shown(file);
                self.walked.files.push(Source { shown, text });
            }
            Err(error) => self.unread(file, &error.to_string()),
        }
    }

    fn unread(&mut self, path: &Path, why: &str) {
        let place = Place {
            file: self.shown(path),
            line: 1,
            column: 1,
        };
        self.walked.unread.push((place, why.to_owned()));
    }

    fn shown(&self, path: &Path) -> Arc<str> {
        let below = path.strip_prefix(self.root).unwrap_or(path);
        below.to_string_lossy().replace('\\', "/").into()
    }
}

/// Whether a folder holds no service code.
fn is_passed_over(path: &Path, name: &str, in_crate: bool) -> bool {
    let is_built = name == "target" || path.join("CACHEDIR.TAG").exists();
    let is_test = in_crate && ["tests", "benches"].contains(&name);
    name.starts_with('.') || name == "node_modules" || is_built || is_test
}
