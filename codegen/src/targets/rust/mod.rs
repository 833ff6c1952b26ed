//! The Rust target: one module a package, of structs and enums that read and write themselves with `cantus`.
//!
//! ```text
//! Registry ──lower──▶ view: every identifier, type and text is final ──render──▶ tokens ──▶ text
//! ```

pub(super) mod boxes;
pub(super) mod code;
mod codec;
mod contract;
pub(super) mod derives;
pub(super) mod docs;
mod emitter;
pub(super) mod hidden;
pub(super) mod lower;
mod module;
pub(crate) mod names;
pub(super) mod render;
pub(super) mod scope;
mod type_name;
pub(super) mod view;

use cantus_registry::model::Registry;

use super::{Options, RenderError, Target};
use crate::artifact::{Artifact, BannerStyle, Text};
use module::Module;

pub(crate) use scope::def_ident;

/// The target `rust`.
pub struct Rust;

impl Target for Rust {
    fn name(&self) -> &'static str {
        "rust"
    }

    fn format(&self) -> u32 {
        1
    }

    fn render(&self, registry: &Registry, _: &Options) -> Result<Vec<Artifact>, RenderError> {
        let boxes = boxes::Boxes::of(registry);
        let inexact = derives::Inexact::of(registry);
        let hidden = hidden::Hidden::of(registry);
        let mut artifacts = Vec::new();
        let mut modules = Vec::new();
        for package in registry.packages.values() {
            let module = names::module(&package.name);
            let body = Module::new(registry, package, &boxes, &inexact, &hidden)
                .print()
                .map_err(|error| render_error(&package.name, error))?;
            artifacts.push(artifact(format!("{}.rs", names::file_stem(&module)), body));
            modules.push((package.name.clone(), module, lower::package_docs(package)));
        }
        let root = render::root(&modules).map_err(|error| render_error("lib.rs", error))?;
        artifacts.push(artifact("lib.rs".to_owned(), root));
        Ok(artifacts)
    }
}

fn artifact(path: String, body: Text) -> Artifact {
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
