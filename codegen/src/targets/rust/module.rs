//! A package → the text of its module, in pieces that several threads print.
//!
//! Making, parsing and printing tokens is nearly all of the work, and tokens cannot move between threads; so whoever
//! takes a piece lowers it, too.

use std::ops::Range;

use cantus_registry::model::{Package, Registry, TypeDef};
use cantus_registry::workers;

use super::boxes::Boxes;
use super::contract;
use super::derives::Inexact;
use super::emitter;
use super::hidden::Hidden;
use super::lower::{self, Lowering};
use super::render::{self, PrintError, Printer};
use super::scope::Scope;
use crate::artifact::Text;
use crate::protocol::definition;

/// How many definitions are printed in one go.
const RUN: usize = 16;

/// One package, and what has to be known of all of them.
pub struct Module<'r> {
    registry: &'r Registry,
    package: &'r Package,
    boxes: &'r Boxes,
    inexact: &'r Inexact,
    hidden: &'r Hidden,
    definitions: Vec<(&'r String, &'r TypeDef)>,
}

/// A part of the module's text.
enum Piece {
    /// What derives name, which is the end.
    Contracts,
    /// What it begins with, the events included.
    Head,
    /// Some definitions.
    Run(Range<usize>),
    /// What its items end with.
    Tail,
}

impl<'r> Module<'r> {
    /// Begins with a package.
    pub fn new(
        registry: &'r Registry,
        package: &'r Package,
        boxes: &'r Boxes,
        inexact: &'r Inexact,
        hidden: &'r Hidden,
    ) -> Self {
        Self {
            registry,
            package,
            boxes,
            inexact,
            hidden,
            definitions: package.types.iter().collect(),
        }
    }

    /// Prints the module.
    pub fn print(&self) -> Result<Text, PrintError> {
        together(workers::in_order(&self.pieces(), || Walk::new(self), Walk::print))
    }

    /// The pieces, in the order of their text, but for the first, which is the end: begun last, it would keep one
    /// thread busy while the others have nothing left to do.
    fn pieces(&self) -> Vec<Piece> {
        let count = self.definitions.len();
        let runs = (0..count)
            .step_by(RUN)
            .map(|from| Piece::Run(from..count.min(from + RUN)));
        [Piece::Contracts, Piece::Head]
            .into_iter()
            .chain(runs)
            .chain([Piece::Tail])
            .collect()
    }

    fn contracts(&self) -> Result<Text, PrintError> {
        let scope = Scope::new(self.registry, self.package, self.boxes, self.inexact, self.hidden);
        contract::text(&scope).map_err(|error| PrintError {
            item: "the contracts".to_owned(),
            message: error.to_string(),
        })
    }

    fn lowering(&self) -> Lowering<'r> {
        Lowering::new(self.registry, self.package, self.boxes, self.inexact, self.hidden)
    }
}

/// One thread's way along the definitions: those that others print are passed over.
struct Walk<'m, 'r> {
    module: &'m Module<'r>,
    lowering: Lowering<'r>,
    passed: usize,
}

impl<'m, 'r> Walk<'m, 'r> {
    fn new(module: &'m Module<'r>) -> Self {
        Self {
            module,
            lowering: module.lowering(),
            passed: 0,
        }
    }

    fn print(&mut self, piece: &Piece) -> Result<Text, PrintError> {
        let mut file = Printer::new(self.lowering.names());
        match piece {
            Piece::Head => {
                // The events take their names after all definitions, on a way of their own.
                let mut walk = Self::new(self.module);
                walk.pass_over(self.module.definitions.len());
                let mut lowering = walk.lowering;
                let docs = lower::package_docs(self.module.package);
                let events = lowering.events();
                render::head(&mut file, &docs, &events)?;
                let emitter = emitter::text(&events, &|path| file.shortened(path))?;
                file.push_text(&emitter);
                for policy in lowering.policies() {
                    render::policies::print(&mut file, &policy)?;
                }
                for config in self.lowering.configs() {
                    render::configs::print(&mut file, &config)?;
                }
            }
            Piece::Run(run) => {
                self.pass_over(run.start);
                for (name, def) in &self.module.definitions[run.clone()] {
                    render::definition(&mut file, &self.lowering.definition(name, def))?;
                }
                self.passed = run.end;
            }
            Piece::Tail => {
                if let Some(protocol) = definition(self.module.package) {
                    render::protocol(&mut file, &lower::protocol_ident(self.module.package), &protocol)?;
                }
                render::tail(&mut file, &self.lowering.literals(), &self.lowering.wire())?;
            }
            Piece::Contracts => return self.module.contracts(),
        }
        Ok(file.into_text())
    }

    /// Passes over the definitions up to this one.
    fn pass_over(&mut self, to: usize) {
        for (name, def) in &self.module.definitions[self.passed..to] {
            self.lowering.pass_over(name, def);
        }
        self.passed = to;
    }
}

/// Puts printed pieces one below the other, with an empty line between them.
fn together(mut pieces: Vec<Result<Text, PrintError>>) -> Result<Text, PrintError> {
    pieces.rotate_left(1);
    let mut text = Text::default();
    for piece in pieces {
        let piece = piece?;
        if piece.is_empty() {
            continue;
        }
        if !text.is_empty() {
            text.append("\n".to_owned().into());
        }
        text.append(piece);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_text_is_the_same_however_many_threads_print_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let loaded =
            cantus_registry::load(&root, Path::new("registry/contract")).expect("the repository has a registry");
        let registry = loaded.registry.expect("the registry is sound");
        let (boxes, inexact) = (Boxes::of(&registry), Inexact::of(&registry));
        let hidden = Hidden::of(&registry);
        let module = Module::new(&registry, &registry.packages["stream"], &boxes, &inexact, &hidden);
        let text = |threads| {
            let pieces = workers::on_threads(threads, &module.pieces(), || Walk::new(&module), Walk::print);
            together(pieces).expect("a checked package prints")
        };
        let alone = text(1);
        assert!([2, 3, 8].into_iter().all(|threads| text(threads) == alone));
    }
}
