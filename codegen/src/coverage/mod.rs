//! `cantus coverage`: which declared events, members and error codes service code derives, constructs or sends.
//!
//! ```text
//! Registry ──declared──▶ items and their signs in Rust ─┐
//! folders ──walk──▶ files ──scan──▶ sightings ──────────┴─match──▶ Coverage ──print──▶ text
//! ```
//!
//! Nothing is run or compiled: the source is parsed, and paths are followed through the `use` declarations of their
//! own file. What that cannot see is told in the command's help.

mod declared;
mod matches;
mod only_tests;
mod print;
mod scan;
mod scope;
mod tokens;
mod walk;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::thread;

use cantus_registry::finding::Finding;
use cantus_registry::place::Place;

use crate::catalogue;
use crate::error::Error;
use crate::prepare::prepare;
use crate::progress::Progress;
use crate::report::{Mode, Report, Warnings};

use declared::Item;
use matches::Crates;
use only_tests::TestFiles;
pub use print::{json, sum_up, text, unread};

/// Room for the deepest source that is read; how deep that is, is bounded where it is read.
const STACK: usize = 256 * 1024 * 1024;

/// What can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum What {
    /// Events.
    Events,
    /// Members of families, such as the variants of an event.
    Members,
    /// Error codes.
    Codes,
}

impl What {
    /// One of them, in words.
    pub fn one(self) -> &'static str {
        match self {
            Self::Events => "event",
            Self::Members => "member",
            Self::Codes => "error code",
        }
    }
}

/// What was found.
#[derive(Debug, Default)]
pub struct Coverage {
    /// Everything that was asked about.
    pub items: Vec<Covered>,
    /// How many files were read.
    pub files: usize,
    /// What could not be read, and why.
    pub unread: Vec<(Place, String)>,
    /// What is wrong with the project, when that is why nothing was looked for.
    pub report: Option<Report>,
}

/// One declared thing, and where service code has it.
#[derive(Debug)]
pub struct Covered {
    /// Its name with its package.
    pub name: String,
    /// What it is.
    pub what: What,
    /// Where it is declared.
    pub declared: Place,
    /// Why nobody is expected to send it, if there is a reason.
    pub excuse: Option<&'static str>,
    /// Where it is used.
    pub sites: Vec<Site>,
}

/// One use of a declared thing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Site {
    /// The first character of what names it.
    pub place: Place,
    /// What is done with it.
    pub deed: Deed,
}

/// What service code does with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// A type of its own derives it.
    Derived,
    /// A generated type is made.
    Constructed,
    /// An emitter's method for it is called.
    Sent,
}

impl Deed {
    /// The deed in a word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Derived => "derived",
            Self::Constructed => "constructed",
            Self::Sent => "sent",
        }
    }
}

impl Covered {
    /// Whether it is used nowhere although somebody is expected to.
    pub fn is_unused(&self) -> bool {
        self.sites.is_empty() && self.excuse.is_none()
    }

    /// What is to be said when it is.
    pub fn finding(&self) -> Option<Finding> {
        if !self.is_unused() {
            return None;
        }
        let message = format!(
            "the {} `{}` is derived, constructed and sent nowhere",
            self.what.one(),
            self.name
        );
        let help = "send it, or deprecate it and then remove it from the registry";
        Some(Finding::new(&catalogue::UNUSED, &self.declared, message).help(help))
    }
}

impl Coverage {
    /// Everything that is used nowhere.
    pub fn unused(&self) -> impl Iterator<Item = &Covered> {
        self.items.iter().filter(|item| item.is_unused())
    }
}

/// Looks through the Rust source below some paths, or in the whole project when none is given.
pub fn coverage(start: &Path, paths: &[PathBuf], only: Option<What>, progress: &Progress) -> Result<Coverage, Error> {
    let mut report = Report::new(Mode::Registry, Warnings::Allowed);
    let prepared = prepare(start, &mut report, progress)?;
    let usable = prepared
        .as_ref()
        .and_then(|prepared| Some((prepared, prepared.registry(&report)?)));
    let Some((prepared, registry)) = usable else {
        return Ok(Coverage {
            report: Some(report),
            ..Coverage::default()
        });
    };
    progress.stage("reading the source");
    let root = &prepared.project.root;
    let walked = walk::walk(root, paths)?;
    let items: Vec<Item> = declared::items(registry, &prepared.loaded.places)
        .into_iter()
        .filter(|item| only.is_none_or(|only| item.covered.what == only))
        .collect();
    // Source nests, and so does whoever reads it; the main thread's stack is not ours to choose.
    thread::scope(|scope| {
        let reader = thread::Builder::new().stack_size(STACK);
        let read = reader
            .spawn_scoped(scope, || read(items, walked))
            .map_err(|source| Error::Read {
                path: root.clone(),
                source,
            })?;
        Ok(read.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

fn read(items: Vec<Item>, walked: walk::Walked) -> Coverage {
    let signs = matches::Signs::of(&items, Crates(walked.crates));
    let mut coverage = Coverage {
        items: items.into_iter().map(|item| item.covered).collect(),
        files: 0,
        unread: walked.unread,
        report: None,
    };
    let shown: BTreeSet<&str> = walked.files.iter().map(|file| &*file.shown).collect();
    let mut tests = TestFiles::default();
    let mut scanned = Vec::new();
    for file in &walked.files {
        match scan::scan(&file.text) {
            Ok(read) => {
                for module in &read.tests {
                    tests.add(&file.shown, module, |file| shown.contains(file));
                }
                scanned.push((&file.shown, read.sightings));
            }
            Err(unread) => {
                let place = Place {
                    file: file.shown.clone(),
                    line: unread.line,
                    column: unread.column,
                };
                coverage.unread.push((place, unread.why));
            }
        }
    }
    coverage.files = scanned.len();
    for (file, sightings) in scanned.into_iter().filter(|(file, _)| !tests.has(file)) {
        for sighting in sightings {
            for item in signs.of_sighting(&sighting) {
                let place = Place {
                    file: file.clone(),
                    line: sighting.line,
                    column: sighting.column,
                };
                let deed = sighting.deed();
                coverage.items[item].sites.push(Site { place, deed });
            }
        }
    }
    for item in &mut coverage.items {
        item.sites.sort();
        item.sites.dedup();
    }
    coverage.unread.sort();
    coverage
}
