//! Which file of a package a new event goes to.

use std::path::Path;

use cantus_registry::raw::File;
use cantus_registry::words;

use super::NewEvent;
use crate::error::Error;

/// A file of the package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Target {
    /// Its path relative to the project.
    pub(super) path: String,
    /// Another that will do, if nobody asked for this one.
    pub(super) otherwise: Option<String>,
}

/// Chooses the file; `folder` is the package's, relative to the project.
pub(super) fn choose(files: &[&File], wanted: NewEvent<'_>, folder: &str) -> Result<Target, Error> {
    if let Some(file) = wanted.file {
        let path = format!("{folder}/{}", named(file, folder)?);
        return Ok(Target { path, otherwise: None });
    }
    let own = format!("{folder}/{}.yaml", words::snake(wanted.name));
    let path = among(files, &words::snake(wanted.name)).map_or_else(|| own.clone(), |file| file.place.file.to_string());
    let otherwise = (path != own).then_some(own);
    Ok(Target { path, otherwise })
}

/// The name of a file that somebody asked for, alone or with the way to it.
fn named(file: &Path, folder: &str) -> Result<String, Error> {
    let refused = || Error::NotInPackage {
        file: file.display().to_string(),
        folder: folder.to_owned(),
    };
    let name = file.file_name().and_then(|name| name.to_str()).ok_or_else(refused)?;
    let is_yaml = name.ends_with(".yaml") || name.ends_with(".yml");
    let way = file
        .parent()
        .map(|way| way.to_string_lossy().replace('\\', "/"))
        .unwrap_or_default();
    // The way may be told from anywhere: from the project, from a folder above it, or from one below.
    let way = way.trim_start_matches("./");
    let leads =
        way.is_empty() || format!("/{way}").ends_with(&format!("/{folder}")) || folder.ends_with(&format!("/{way}"));
    if is_yaml && !name.starts_with('.') && leads {
        Ok(name.to_owned())
    } else {
        Err(refused())
    }
}

/// The file where events like it stand, if there is one.
fn among<'f>(files: &[&'f File], name: &str) -> Option<&'f File> {
    if let [only] = files {
        return Some(only);
    }
    let begins_with = |stem: &str| name == stem || name.strip_prefix(stem).is_some_and(|rest| rest.starts_with('_'));
    let by_stem = files.iter().filter(|file| begins_with(stem(file)));
    if let Some(file) = by_stem.max_by_key(|file| stem(file).len()) {
        return Some(file);
    }
    let first = name.split('_').next().unwrap_or(name);
    let kin = |file: &File| {
        let like = |event: &str| words::snake(event).split('_').next() == Some(first);
        file.events.iter().filter(|(event, _)| like(&event.value)).count()
    };
    // Of several files with as many, the first in order of their names.
    if let Some(file) = files
        .iter()
        .rev()
        .max_by_key(|file| kin(file))
        .filter(|file| kin(file) > 0)
    {
        return Some(file);
    }
    let mut with_events = files.iter().filter(|file| !file.events.is_empty());
    match (with_events.next(), with_events.next()) {
        (Some(only), None) => Some(only),
        (None, _) => files.iter().copied().find(|file| file.package.is_some()),
        (Some(_), Some(_)) => None,
    }
}

fn stem(file: &File) -> &str {
    let name = file.place.file.rsplit('/').next().unwrap_or_default();
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}
