//! `cantus config`: whether what somebody set can be loaded, what holds then, and who said so.
//!
//! ```text
//! project | lock ──pick──▶ config ──definition──▶ what a service loads by ◀──resolve── the user's file
//!                                                   └──check──▶ findings · effective ──▶ every value and its origin
//! ```

mod definition;
mod findings;
mod print;

use std::path::Path;

use cantus::config::{Effective, Environment, Format, Input, Objection, Origin, resolve};
use cantus_registry::conform::{Judge, View};
use cantus_registry::model::{Config, Registry, Type, TypeRef};

use crate::error::Error;
use crate::pick::{self, Kind, Picked, pick};
use crate::progress::Progress;
use crate::report::{Mode, Report, Warnings};

pub use definition::definition;
pub use print::{json, text};

/// Where the config is declared, which one it is, and how it is loaded.
#[derive(Clone, Copy, Debug)]
pub struct Which<'a> {
    /// A folder of the project.
    pub start: &'a Path,
    /// A lock instead of the project.
    pub lock: Option<&'a Path>,
    /// The config's name, with or without its package.
    pub config: Option<&'a str>,
    /// A preset instead of the one that the file chooses.
    pub preset: Option<&'a str>,
    /// Whether variables are looked up.
    pub variables: Variables,
}

/// Whether variables of the environment are looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variables {
    /// They are those of this process.
    Here,
    /// They are set where the service runs.
    Elsewhere,
}

/// What came of it.
#[derive(Debug)]
pub enum Outcome {
    /// The config can be loaded.
    Loaded(Box<Resolved>),
    /// Something is wrong with the project or with the file.
    Report(Box<Report>),
}

/// A config that can be loaded.
#[derive(Debug)]
pub struct Resolved {
    /// The config's name with its package.
    pub name: String,
    /// The preset that counts.
    pub preset: Option<String>,
    /// What holds.
    pub effective: Effective<'static>,
}

/// Says what is wrong with a file, and which of its values protect less than their defaults do.
pub fn check(which: Which<'_>, file: &Path, warnings: Warnings, progress: &Progress) -> Result<Report, Error> {
    match effective(which, file, warnings, progress)? {
        Outcome::Report(report) => Ok(*report),
        Outcome::Loaded(resolved) => {
            let mut report = Report::new(Mode::Settings, warnings);
            let nowhere = findings::start(file);
            let weakened = resolved.effective.weakened().iter();
            report
                .findings
                .extend(weakened.map(|weakening| findings::weakened(weakening, &nowhere)));
            report
                .notes
                .push(format!("the settings are those of `{}`", resolved.name));
            Ok(report)
        }
    }
}

/// Says what holds for a file.
pub fn effective(which: Which<'_>, file: &Path, warnings: Warnings, progress: &Progress) -> Result<Outcome, Error> {
    let mut report = Report::new(Mode::Settings, warnings);
    let format = Format::of(file).ok_or_else(|| Error::NoFormat { path: file.to_owned() })?;
    let (name, bytes) = pick::bytes(file)?;
    let Some(registry) = pick::registry(which.start, which.lock, &mut report, progress)? else {
        return Ok(Outcome::Report(Box::new(report)));
    };
    let picked = pick(
        Kind::Config,
        &registry,
        |package| &package.configs,
        which.config,
        &bytes,
    )?;
    let definition = definition(&registry, picked.package, picked.name, picked.declared);
    // A definition lives as long as the program, as generated ones do.
    let definition = &*Box::leak(Box::new(definition));
    let here = |name: &str| std::env::var(name).ok();
    let input = Input {
        file: Some((&*name, format, &bytes)),
        preset: which.preset,
        environment: match which.variables {
            Variables::Here => Environment::Known(&here),
            Variables::Elsewhere => Environment::Elsewhere,
        },
    };
    let resolved = resolve(definition, &input, |value| judge(&registry, &picked, value));
    match resolved {
        Ok(effective) => Ok(Outcome::Loaded(Box::new(Resolved {
            name: picked.full_name(),
            preset: preset(&effective),
            effective,
        }))),
        Err(rejected) => {
            let nowhere = findings::start(file);
            let problems = rejected.problems.iter();
            report
                .findings
                .extend(problems.map(|problem| findings::of(problem, &nowhere)));
            report
                .notes
                .push(format!("the settings are held against `{}`", picked.full_name()));
            Ok(Outcome::Report(Box::new(report)))
        }
    }
}

/// The model's own reading of the value, which generated types agree with.
fn judge(registry: &Registry, picked: &Picked<'_, Config>, value: &serde_json::Value) -> Vec<Objection> {
    let ty = Type::Ref(TypeRef {
        package: picked.package.name.clone(),
        name: picked.name.to_owned(),
    });
    let problems = Judge::new(registry).value(&ty, View::Emit, value).into_iter();
    problems
        .map(|problem| Objection {
            pointer: problem.pointer,
            message: problem.message,
        })
        .collect()
}

/// The preset that gave some of the values, or that was chosen all the same.
fn preset(effective: &Effective<'_>) -> Option<String> {
    let mut presets = effective.origins().filter_map(|(_, origin)| match origin {
        Origin::Preset(name) => Some(name.clone()),
        Origin::Default | Origin::File(_) | Origin::Environment(..) | Origin::Program => None,
    });
    presets.next()
}
