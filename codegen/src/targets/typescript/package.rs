//! A package → its two files, in pieces that several threads lower and print.

use std::fmt::Write as _;

use askama::Template;
use cantus_registry::model::{Package, TypeDef};
use cantus_registry::workers;

use super::lower::{self, Lowering, Taken};
use super::survey::Survey;
use super::view::{ChecksText, ConfigText, DefinitionText, ErrorsText, EventChecksText, EventsText};
use super::{NAME, RenderError, names, script};
use crate::artifact::{Artifact, Text};

/// How many definitions are printed in one go.
const RUN: usize = 64;

/// A part of both files.
enum Piece<'p> {
    /// Some definitions.
    Run(&'p [(&'p String, &'p TypeDef)]),
    /// The errors, the configs and the events, which are the end of one.
    Events,
    /// The checks of the events, which are the end of the other.
    EventChecks,
}

/// What a piece is in both files.
#[derive(Default)]
struct Printed {
    events: Text,
    checks: Text,
    taken: Taken,
}

/// Prints the files of a package.
pub(super) fn files(survey: &Survey<'_>, package: &Package, suffix: &str) -> Result<[Artifact; 2], RenderError> {
    let definitions: Vec<_> = package.types.iter().collect();
    let runs = definitions.chunks(RUN).map(Piece::Run);
    let pieces: Vec<Piece<'_>> = runs.chain([Piece::Events, Piece::EventChecks]).collect();
    let printed = workers::in_order(&pieces, || (), |(), piece| piece.print(survey, package));
    let (mut events, mut checks, mut taken) = (Text::default(), Text::default(), Taken::default());
    for piece in printed {
        let piece = piece.map_err(|error| render_error(package, &error))?;
        events.append(piece.events);
        checks.append(piece.checks);
        taken.extend(piece.taken);
    }
    let head = |template: askama::Result<String>| template.map_err(|error| render_error(package, &error));
    let events_head = head(lower::events_head(package, &taken, suffix).render())?;
    let checks_head = head(lower::checks_head(package, &taken, suffix).render())?;
    Ok([
        script(names::events_file(&package.name), whole(events_head, events)),
        script(names::checks_file(&package.name), whole(checks_head, checks)),
    ])
}

/// A file from what it begins with and the rest of it.
fn whole(head: String, rest: Text) -> Text {
    let mut text = Text::from(head + "\n");
    text.append(rest);
    text
}

impl Piece<'_> {
    fn print(&self, survey: &Survey<'_>, package: &Package) -> askama::Result<Printed> {
        let mut lowering = Lowering::new(survey, package);
        let mut printed = Printed::default();
        match self {
            Self::Run(definitions) => {
                for (name, def) in *definitions {
                    let definition = lowering.definition(name, def);
                    add(&mut printed.events, &DefinitionText { definition })?;
                    let checks = lowering.definition_checks(name, def);
                    add(&mut printed.checks, &ChecksText { checks })?;
                }
            }
            Self::Events => {
                if let Some(errors) = package.errors.as_ref().and_then(|errors| lowering.errors(errors)) {
                    add(&mut printed.events, &ErrorsText { errors })?;
                }
                for config in lowering.configs() {
                    add(&mut printed.events, &ConfigText { config })?;
                }
                let events = lowering.events();
                add(&mut printed.events, &EventsText { events })?;
            }
            Self::EventChecks => {
                let events = lowering.event_checks();
                add(&mut printed.checks, &EventChecksText { events })?;
            }
        }
        Ok(Printed {
            events: printed.events.finished(),
            checks: printed.checks.finished(),
            taken: lowering.into_taken(),
        })
    }
}

/// Adds an item below an empty line, and ends its last line, which askama drops.
fn add(text: &mut Text, item: &impl Template) -> askama::Result<()> {
    writeln!(text, "\n{}", item.render()?.trim_end()).map_err(askama::Error::from)
}

fn render_error(package: &Package, error: &askama::Error) -> RenderError {
    RenderError {
        target: NAME,
        item: format!("package `{}`", package.name),
        message: error.to_string(),
    }
}
