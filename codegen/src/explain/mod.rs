//! `cantus explain NAME`: what something is, where it is declared, when to use it, and what instead.

mod index;
mod item;
mod print;
mod settings;

use std::path::Path;

use cantus_registry::catalogue::Entry;
use cantus_registry::finding::{Severity, nearest};
use cantus_registry::model::{Meta, Registry};
use cantus_registry::place::Place;
use serde::Serialize;

use crate::catalogue;
use crate::error::Error;
use crate::memo::Memo;
use crate::prepare::prepare;
use crate::progress::Progress;
use crate::render::{self, Plan};
use crate::report::{Mode, Report, Warnings};

use item::Item;
pub use print::{json, text};

/// What is known under a name.
#[derive(Debug, Default)]
pub struct Explained {
    /// Everything that bears the name.
    pub found: Vec<Explanation>,
    /// Names that were probably meant, when nothing does.
    pub near: Vec<String>,
    /// What is wrong with the project, when that is why nothing was found.
    pub report: Option<Report>,
}

/// What there is to say about one thing.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Explanation {
    /// What it is, such as `event`.
    pub what: String,
    /// Its name with its package.
    pub name: String,
    /// Where it is declared, as `file:line:column`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared: Option<String>,
    /// Prose and lifecycle.
    #[serde(skip_serializing_if = "is_default")]
    pub meta: Meta,
    /// Further facts, each under a word.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<(String, String)>,
    /// What it holds: fields or members.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub holds: Vec<Part>,
    /// The artifacts that speak of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub artifacts: Vec<String>,
}

/// One field or member of a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Part {
    /// Its name, with `?` behind an optional field's.
    pub name: String,
    /// Its type or value, if that adds to the name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub is: String,
    /// Its first sentence.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub says: String,
}

fn is_default(meta: &Meta) -> bool {
    *meta == Meta::default()
}

/// Looks a name up: a finding's id anywhere, everything else in the project that a folder belongs to.
pub fn explain(start: &Path, name: &str, progress: &Progress) -> Result<Explained, Error> {
    let mut explained = Explained {
        found: catalogue::find(name).map(of_finding).into_iter().collect(),
        ..Explained::default()
    };
    let mut report = Report::new(Mode::Registry, Warnings::Allowed);
    let prepared = match prepare(start, &mut report, progress) {
        Ok(prepared) => prepared,
        // A finding can be explained without a project.
        Err(_) if !explained.found.is_empty() => return Ok(explained),
        Err(error) => return Err(error),
    };
    let Some(prepared) = prepared else {
        return Ok(unusable(explained, report));
    };
    let Some(registry) = prepared.registry(&report) else {
        return Ok(unusable(explained, report));
    };
    let items = index::items(registry);
    let wanted = index::matching(&items, name);
    if wanted.is_empty() && explained.found.is_empty() {
        explained.near = near(&items, name);
        return Ok(explained);
    }
    progress.stage("looking through the artifacts");
    let plan = if wanted.is_empty() {
        None
    } else {
        Some(render::project(&prepared.project, registry, &Memo::none())?)
    };
    for item in wanted {
        let place = prepared.loaded.places.get(&item.pointer);
        explained.found.push(of_item(item, place, registry, plan.as_ref()));
    }
    Ok(explained)
}

fn unusable(mut explained: Explained, report: Report) -> Explained {
    if explained.found.is_empty() {
        explained.report = Some(report);
    }
    explained
}

fn of_finding(entry: &'static Entry) -> Explanation {
    let what = match entry.severity {
        Severity::Error => "finding, an error",
        Severity::Warning => "finding, a warning",
    };
    Explanation {
        what: what.to_owned(),
        name: entry.id.to_owned(),
        meta: Meta {
            summary: Some(entry.explanation.to_owned()),
            ..Meta::default()
        },
        ..Explanation::default()
    }
}

fn of_item(item: &Item<'_>, place: &Place, registry: &Registry, plan: Option<&Plan>) -> Explanation {
    let needles = item.needles();
    let artifacts = plan.into_iter().flat_map(|plan| &plan.files);
    let holds = |part| needles.iter().any(|needle| holds_word(part, needle));
    let artifacts = artifacts.filter(|file| file.text.parts().any(holds));
    Explanation {
        what: item.what().to_owned(),
        name: item.path.clone(),
        declared: Some(place.to_string()),
        meta: item.meta(),
        facts: item.facts(registry),
        holds: item.holds(registry),
        artifacts: artifacts.map(|file| file.shown.clone()).collect(),
    }
}

/// Whether a text holds a word, not merely as a part of a longer one.
fn holds_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part))
}

fn near(items: &[Item<'_>], name: &str) -> Vec<String> {
    let ids = catalogue::ids().map(|entry| entry.id);
    let full = items.iter().map(|item| item.path.as_str());
    let short = items.iter().map(Item::short);
    let mut near: Vec<String> = [nearest(name, short), nearest(name, full), nearest(name, ids)]
        .into_iter()
        .flatten()
        .collect();
    near.dedup();
    near
}
