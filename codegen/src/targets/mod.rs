//! The table of targets: everything a registry is written out as.
//!
//! A target turns a [`Registry`] into [`Artifact`]s. It lowers the model until every string is final, then
//! prints. It reads no file and knows neither its output folder nor the banner.

mod json_schema;
mod markdown;
mod rust;
mod rust_serde;
mod typescript;

pub(crate) use rust::{def_ident, names as rust_names};

use std::collections::BTreeMap;

use cantus_registry::model::Registry;

use crate::artifact::Artifact;

/// Something a registry is written out as.
pub trait Target: Sync {
    /// Its name in `cantus.toml`, on the command line and in the banner.
    fn name(&self) -> &'static str;
    /// The version of its output format; raised only when the output changes for an unchanged registry.
    fn format(&self) -> u32;
    /// Its own settings in `cantus.toml`, beyond `out`.
    fn settings(&self) -> &'static [Setting] {
        &[]
    }
    /// What is wrong with a value of one of its settings, if anything is; `None` where any text will do.
    fn refuses(&self, _setting: &str, _value: &str) -> Option<String> {
        None
    }
    /// Prints the registry. The options are the target's own table in `cantus.toml`.
    fn render(&self, registry: &Registry, options: &Options) -> Result<Vec<Artifact>, RenderError>;
}

/// One of a target's own settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its key in the target's table of `cantus.toml`.
    pub name: &'static str,
    /// What it does, for editors.
    pub doc: &'static str,
    /// The values it takes; none listed: any text.
    pub values: &'static [&'static str],
}

/// A target's own settings, beyond `out`, from its table in `cantus.toml`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// Setting → text value.
    pub values: BTreeMap<String, String>,
}

/// A bug of a target, told with what it was printing; never the fault of a checked registry.
#[derive(Debug, thiserror::Error)]
#[error("target `{target}` could not print `{item}`: {message}")]
pub struct RenderError {
    /// The target's name.
    pub target: &'static str,
    /// The package and the item.
    pub item: String,
    /// What went wrong.
    pub message: String,
}

/// The target with a name.
pub fn find(name: &str) -> Result<&'static dyn Target, crate::error::Error> {
    TARGETS
        .iter()
        .copied()
        .find(|target| target.name() == name)
        .ok_or_else(|| {
            let known: Vec<String> = TARGETS.iter().map(|target| format!("`{}`", target.name())).collect();
            crate::error::Error::NoTarget {
                name: name.to_owned(),
                known: known.join(", "),
            }
        })
}

/// The name, without its ending, of the TypeScript file of a package that people import.
pub(crate) fn typescript_file(package: &str) -> String {
    typescript::events_file(package)
}

/// Every target, in the order in which they are written.
pub const TARGETS: &[&dyn Target] = &[
    &rust::Rust,
    &rust_serde::RustSerde,
    &typescript::TypeScript,
    &json_schema::JsonSchema,
    &markdown::Markdown,
];
