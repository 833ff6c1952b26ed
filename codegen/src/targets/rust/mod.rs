//! The Rust target: one module a package, of structs and enums that read and write themselves with `cantus`.
//!
//! ```text
//! Registry ──lower──▶ view: every identifier, type and text is final ──render──▶ tokens ──▶ text
//! ```

mod boxes;
mod codec;
mod contract;
mod derives;
mod docs;
mod lower;
mod names;
mod render;
mod scope;
mod type_name;
mod view;

use cantus_registry::model::{Package, Registry};

use super::{Options, RenderError, Target};
use crate::artifact::{Artifact, BannerStyle};

/// The target `rust`.
pub struct Rust;

impl Target for Rust {
    fn name(&self) -> &'static str {
        "rust"
    }

    fn format(&self) -> u32 {
        1
    }

    fn has_own_threads(&self) -> bool {
        true
    }

    fn render(&self, registry: &Registry, _: &Options) -> Result<Vec<Artifact>, RenderError> {
        let boxes = boxes::Boxes::of(registry);
        let inexact = derives::Inexact::of(registry);
        let mut artifacts = Vec::new();
        let mut modules = Vec::new();
        for package in registry.packages.values() {
            let module = names::module(&package.name);
            let body = package_text(registry, package, &boxes, &inexact, threads(package))
                .map_err(|error| render_error(&package.name, error))?;
            artifacts.push(artifact(format!("{}.rs", names::file_stem(&module)), body));
            modules.push((package.name.clone(), module, lower::package_docs(package)));
        }
        let root = render::root(&modules).map_err(|error| render_error("lib.rs", error))?;
        artifacts.push(artifact("lib.rs".to_owned(), root));
        Ok(artifacts)
    }
}

/// From how many definitions on a package is printed by several threads.
const MANY: usize = 64;

fn threads(package: &Package) -> usize {
    if package.types.len() < MANY {
        return 1;
    }
    std::thread::available_parallelism().map_or(1, usize::from).min(8)
}

/// Prints a package with `of` threads. Parsing and printing tokens is nearly all of the work, and tokens cannot move
/// between threads, so each thread lowers and prints a slice of the definitions and passes over the others.
fn package_text(
    registry: &Registry,
    package: &Package,
    boxes: &boxes::Boxes,
    inexact: &derives::Inexact,
    of: usize,
) -> Result<String, render::PrintError> {
    let print = |at| {
        let lowering = lower::Lowering::new(registry, package, boxes, inexact);
        slice(package, lowering, at, of)
    };
    let slices: Result<Vec<String>, render::PrintError> = std::thread::scope(|scope| {
        let print = &print;
        let others: Vec<_> = (1..of).map(|at| scope.spawn(move || print(at))).collect();
        let first = print(0);
        let others = others
            .into_iter()
            .map(|other| other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        std::iter::once(first).chain(others).collect()
    });
    let mut text = slices?
        .into_iter()
        .filter(|slice| !slice.is_empty())
        .collect::<Vec<_>>()
        .join("\n");
    let contracts = contract::text(&scope::Scope::new(registry, package, boxes, inexact));
    text.push_str(&contracts.map_err(|error| render::PrintError {
        item: "the contracts".to_owned(),
        message: error.to_string(),
    })?);
    Ok(text)
}

/// Prints slice `at` of `of`: the first begins with the events, the last ends with what the module as a whole has.
fn slice(
    package: &Package,
    mut lowering: lower::Lowering<'_>,
    at: usize,
    of: usize,
) -> Result<String, render::PrintError> {
    let run = package.types.len().div_ceil(of).max(1);
    let mut definitions = render::Printer::new(lowering.names());
    for (index, (name, def)) in package.types.iter().enumerate() {
        if index / run == at {
            render::definition(&mut definitions, &lowering.definition(name, def))?;
        } else {
            lowering.pass_over(name, def);
        }
    }
    let mut file = render::Printer::new(lowering.names());
    if at == 0 {
        render::head(&mut file, &lower::package_docs(package), &lowering.events())?;
    }
    file.append(definitions);
    if at + 1 == of {
        render::tail(&mut file, &lowering.literals(), &lowering.wire())?;
    }
    Ok(file.into_text())
}

fn artifact(path: String, body: String) -> Artifact {
    Artifact {
        path,
        body,
        banner: BannerStyle::Line("//"),
    }
}

fn render_error(package: &str, error: render::PrintError) -> RenderError {
    RenderError {
        target: "rust",
        item: format!("{package}: {}", error.item),
        message: error.message,
    }
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
        let (boxes, inexact) = (boxes::Boxes::of(&registry), derives::Inexact::of(&registry));
        let package = &registry.packages["stream"];
        let text = |of| package_text(&registry, package, &boxes, &inexact, of).expect("a checked package prints");
        let alone = text(1);
        assert!([2, 3, 8].into_iter().all(|of| text(of) == alone));
    }
}
