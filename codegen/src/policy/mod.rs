//! `cantus policy`: whether rules that somebody wrote are rules of a policy, and what they decide.
//!
//! ```text
//! project | lock ──pick──▶ policy ──definition──▶ what a service runs ◀──read── the user's file
//!                                                   └──check──▶ findings · test ──▶ a trace, or every wrong case
//! ```

mod check;
mod definition;
mod print;
mod request;
mod table;

use std::path::Path;

use cantus::policy::RuleFile;

use crate::error::Error;
use crate::pick::{self, Kind, pick};
use crate::progress::Progress;
use crate::report::{Mode, Report, Warnings};

pub use print::{json, text};
pub use request::Tested;

/// Where the policy is declared, and which one it is.
#[derive(Clone, Copy, Debug)]
pub struct Which<'a> {
    /// A folder of the project.
    pub start: &'a Path,
    /// A lock instead of the project.
    pub lock: Option<&'a Path>,
    /// The policy's name, with or without its package.
    pub policy: Option<&'a str>,
}

/// Says what is wrong with a file of rules.
pub fn check(which: Which<'_>, file: &Path, warnings: Warnings, progress: &Progress) -> Result<Report, Error> {
    let mut report = Report::new(Mode::Rules, warnings);
    let (name, bytes) = pick::bytes(file)?;
    let Some(registry) = pick::registry(which.start, which.lock, &mut report, progress)? else {
        return Ok(report);
    };
    let picked = pick(
        Kind::Policy,
        &registry,
        |package| &package.policies,
        which.policy,
        &bytes,
    )?;
    definition::with(&registry, &picked, |definition| {
        if let Err(rejected) = RuleFile::read(definition, &name, &bytes) {
            report.findings.extend(check::findings(&rejected, &name));
        }
    });
    report
        .notes
        .push(format!("the rules are held against `{}`", picked.full_name()));
    Ok(report)
}

/// What to ask rules.
#[derive(Clone, Copy, Debug)]
pub enum Asked<'a> {
    /// One request, as JSON or YAML.
    Request(&'a str),
    /// A table of requests and what is decided of each.
    Table(&'a Path),
}

/// What came of asking.
#[derive(Debug)]
pub enum Outcome {
    /// One request was decided.
    Tested(Box<Tested>),
    /// Something is wrong with the project, the rules or a case; or every case holds.
    Report(Box<Report>),
}

/// Asks the rules of a file.
pub fn test(
    which: Which<'_>,
    file: &Path,
    asked: Asked<'_>,
    warnings: Warnings,
    progress: &Progress,
) -> Result<Outcome, Error> {
    let mut report = Report::new(Mode::Rules, warnings);
    let (name, bytes) = pick::bytes(file)?;
    let Some(registry) = pick::registry(which.start, which.lock, &mut report, progress)? else {
        return Ok(Outcome::Report(Box::new(report)));
    };
    let picked = pick(
        Kind::Policy,
        &registry,
        |package| &package.policies,
        which.policy,
        &bytes,
    )?;
    let table = match asked {
        Asked::Request(_) => None,
        Asked::Table(path) => Some(pick::bytes(path)?),
    };
    let outcome = definition::with(&registry, &picked, |definition| {
        let read = RuleFile::read(definition, &name, &bytes);
        let ready = read.and_then(|rules| rules.compile(definition).map(|compiled| (rules, compiled)));
        let (rules, compiled) = match ready {
            Ok(ready) => ready,
            Err(rejected) => {
                report.findings.extend(check::findings(&rejected, &name));
                return None;
            }
        };
        match (&table, asked) {
            (Some((name, bytes)), _) => {
                table::hold(definition, &rules, &compiled, name, bytes, &mut report);
                None
            }
            (None, Asked::Request(text)) => match request::stated(definition, text) {
                Ok(stated) => Some(Tested::of(definition, &rules, &compiled, &stated)),
                Err(findings) => {
                    report.findings.extend(findings);
                    None
                }
            },
            (None, Asked::Table(_)) => None,
        }
    });
    Ok(match outcome {
        Some(tested) => Outcome::Tested(Box::new(tested)),
        None => Outcome::Report(Box::new(report)),
    })
}
