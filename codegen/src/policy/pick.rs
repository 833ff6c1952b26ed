//! The policy that a file of rules belongs to, from a project or from a lock alone.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use cantus_registry::lock;
use cantus_registry::model::{Package, Policy, Registry};

use super::{Which, shown};
use crate::banner;
use crate::error::Error;
use crate::prepare::prepare;
use crate::progress::Progress;
use crate::report::Report;

/// A policy of a registry.
pub struct Picked<'r> {
    pub package: &'r Package,
    pub name: &'r str,
    pub policy: &'r Policy,
}

impl Picked<'_> {
    /// Its name with its package.
    pub fn full_name(&self) -> String {
        format!("{}.{}", self.package.name, self.name)
    }
}

/// A file and what messages call it.
pub fn bytes(path: &Path) -> Result<(Arc<str>, Vec<u8>), Error> {
    let bytes = fs::read(path).map_err(|source| Error::Read {
        path: path.to_owned(),
        source,
    })?;
    Ok((shown(path), bytes))
}

/// The registry of the project or of the lock; what is wrong with the project goes into the report.
pub fn registry(which: Which<'_>, report: &mut Report, progress: &Progress) -> Result<Option<Registry>, Error> {
    let Some(path) = which.lock else {
        let prepared = prepare(which.start, report, progress)?;
        let registry = prepared.and_then(|prepared| prepared.loaded.registry);
        return Ok(registry.filter(|_| !report.has_failing_finding()));
    };
    progress.stage("reading the lock");
    let text = fs::read_to_string(path).map_err(|source| Error::Read {
        path: path.to_owned(),
        source,
    })?;
    let registry = lock::parse(&banner::with_lf(&text)).map_err(|source| Error::Lock {
        path: path.to_owned(),
        source,
    })?;
    Ok(Some(registry))
}

/// The policy that is named, or that the file names by its schema, or the only one there is.
pub fn policy<'r>(registry: &'r Registry, wanted: Option<&str>, file: &[u8]) -> Result<Picked<'r>, Error> {
    let mut all: Vec<Picked<'r>> = Vec::new();
    for package in registry.packages.values() {
        let policies = package.policies.iter();
        all.extend(policies.map(|(name, policy)| Picked { package, name, policy }));
    }
    let known: Vec<String> = all.iter().map(|picked| format!("`{}`", picked.full_name())).collect();
    let known = known.join(", ");
    if all.is_empty() {
        return Err(Error::NoPolicies);
    }
    let mut picked: Vec<Picked<'r>> = match wanted {
        Some(wanted) => {
            let is_meant = |picked: &Picked<'_>| picked.name == wanted || picked.full_name() == wanted;
            all.into_iter().filter(is_meant).collect()
        }
        None if all.len() > 1 => {
            let head = String::from_utf8_lossy(&file[..file.len().min(HEAD)]);
            let is_meant = |picked: &Picked<'_>| head.contains(&format!("{}.policy.schema.json", picked.full_name()));
            all.into_iter().filter(is_meant).collect()
        }
        None => all,
    };
    match (picked.pop(), picked.is_empty(), wanted) {
        (Some(only), true, _) => Ok(only),
        (None, _, Some(wanted)) => Err(Error::NoPolicy {
            name: wanted.to_owned(),
            known,
        }),
        (None, _, None) | (Some(_), false, _) => Err(Error::WhichPolicy { known }),
    }
}

/// How much of a file is looked at for the name of its schema.
const HEAD: usize = 1024;
