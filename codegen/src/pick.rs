//! What an operator's file is of: the policy or config that is named, or that the file names by its schema, or the only
//! one there is; from a project or from a lock alone.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use cantus_registry::model::{Package, Registry};

use crate::error::Error;
use crate::prepare::{from_lock, prepare};
use crate::progress::Progress;
use crate::report::Report;

/// How much of a file is searched for the schema it names.
const HEAD: usize = 1024;

/// What operators write files of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Rules of a policy.
    Policy,
    /// Settings of a config.
    Config,
}

impl Kind {
    /// What one is called, in messages, flags and the names of schemas.
    pub fn word(self) -> &'static str {
        match self {
            Self::Policy => "policy",
            Self::Config => "config",
        }
    }

    /// What several are called, in messages and in the registry.
    pub fn words(self) -> &'static str {
        match self {
            Self::Policy => "policies",
            Self::Config => "configs",
        }
    }

    /// What a file has to do with one.
    pub fn clause(self) -> &'static str {
        match self {
            Self::Policy => "the rules are of",
            Self::Config => "the file sets",
        }
    }
}

/// A policy or config of a registry.
pub struct Picked<'r, T> {
    /// The package that declares it.
    pub package: &'r Package,
    /// Its name there.
    pub name: &'r str,
    /// What it is.
    pub declared: &'r T,
}

impl<T> Picked<'_, T> {
    /// Its name with its package.
    pub fn full_name(&self) -> String {
        format!("{}.{}", self.package.name, self.name)
    }
}

/// What messages call a file.
pub fn shown(path: &Path) -> Arc<str> {
    path.to_string_lossy().replace('\\', "/").into()
}

/// A file and what messages call it.
pub fn bytes(path: &Path) -> Result<(Arc<str>, Vec<u8>), Error> {
    let bytes = fs::read(path).map_err(|source| Error::Read {
        path: path.to_owned(),
        source,
    })?;
    Ok((shown(path), bytes))
}

/// The registry of the lock, or of the project; what is wrong with the project goes into the report.
pub fn registry(
    start: &Path,
    lock: Option<&Path>,
    report: &mut Report,
    progress: &Progress,
) -> Result<Option<Registry>, Error> {
    if let Some(path) = lock {
        return from_lock(path, progress).map(Some);
    }
    let prepared = prepare(start, report, progress)?;
    let registry = prepared.and_then(|prepared| prepared.loaded.registry);
    Ok(registry.filter(|_| !report.has_failing_finding()))
}

/// The one that is meant of those that packages declare.
pub fn pick<'r, T>(
    kind: Kind,
    registry: &'r Registry,
    declared: impl Fn(&'r Package) -> &'r BTreeMap<String, T>,
    wanted: Option<&str>,
    file: &[u8],
) -> Result<Picked<'r, T>, Error> {
    let mut all = Vec::new();
    for package in registry.packages.values() {
        all.extend(declared(package).iter().map(|(name, declared)| Picked {
            package,
            name,
            declared,
        }));
    }
    if all.is_empty() {
        return Err(Error::NoneDeclared { kind });
    }
    let names: Vec<String> = all.iter().map(|picked| format!("`{}`", picked.full_name())).collect();
    let known = names.join(", ");
    match wanted {
        Some(wanted) => all.retain(|picked| picked.name == wanted || picked.full_name() == wanted),
        None if all.len() > 1 => {
            let head = String::from_utf8_lossy(&file[..file.len().min(HEAD)]);
            all.retain(|picked| head.contains(&format!("{}.{}.schema.json", picked.full_name(), kind.word())));
        }
        None => {}
    }
    match (all.pop(), wanted) {
        (Some(only), _) if all.is_empty() => Ok(only),
        (None, Some(name)) => Err(Error::NotDeclared {
            kind,
            name: name.to_owned(),
            known,
        }),
        _ => Err(Error::WhichDeclared { kind, known }),
    }
}
