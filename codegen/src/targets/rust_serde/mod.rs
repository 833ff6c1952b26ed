//! Plain serde types of the read view, printed by [typify], for Rust consumers that do not use `cantus`.
//!
//! ```text
//! Registry ──lower──▶ definitions ──schema──▶ `$defs` ──typify──▶ items ──restore, render──▶ text
//! ```
//!
//! typify decides types, boxes, defaults and derives. It is asked in stand-in names, because its own casing may make
//! two names one, and it is not asked for what JSON Schema cannot tell it: enums, unions and families are printed here,
//! of the types that typify found for their parts.

mod lower;
mod names;
mod render;
mod restore;
mod schema;
mod typed;

use cantus_registry::model::Registry;

use super::rust;
use super::{Options, RenderError, Target};
use crate::artifact::{Artifact, BannerStyle, Text};

/// The target `rust-serde`.
pub struct RustSerde;

const NAME: &str = "rust-serde";

/// The module that the generated ones share; it is the same for every registry.
const RUNTIME: &str = include_str!("../../../../templates/rust-serde/objects.rs");

impl Target for RustSerde {
    fn name(&self) -> &'static str {
        NAME
    }

    fn format(&self) -> u32 {
        1
    }

    fn render(&self, registry: &Registry, _: &Options) -> Result<Vec<Artifact>, RenderError> {
        let definitions = lower::definitions(registry);
        let mut typed = typed::types(&definitions).map_err(|message| error("the definitions", message))?;
        let objects = names::runtime_module(registry);
        let mut artifacts = Vec::new();
        let mut modules = Vec::new();
        for (name, package) in &registry.packages {
            let module = rust::names::module(name);
            let docs = rust::lower::package_docs(package);
            let text = render::package(&definitions, &mut typed, name, &docs, &objects)
                .map_err(|bug| error(&format!("{name}: {}", bug.item), bug.message))?;
            artifacts.push(artifact(&rust::names::file_stem(&module), text));
            modules.push((name.clone(), module, docs));
        }
        let root = render::root(&modules, &objects).map_err(|bug| error("lib.rs", bug.message))?;
        artifacts.push(artifact("lib", root));
        artifacts.push(artifact(&objects.to_string(), RUNTIME.to_owned().into()));
        Ok(artifacts)
    }
}

fn artifact(stem: &str, body: Text) -> Artifact {
    Artifact {
        path: format!("{stem}.rs"),
        body,
        banner: BannerStyle::Line("//"),
    }
}

fn error(item: &str, message: String) -> RenderError {
    RenderError {
        target: NAME,
        item: item.to_owned(),
        message,
    }
}
