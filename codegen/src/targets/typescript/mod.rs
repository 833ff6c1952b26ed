//! Writes a registry as TypeScript: types, guards, parsers and constructors for front ends.
//!
//! ```text
//! Registry ──survey──▶ what holds everywhere ──lower──▶ views, piece by piece ──templates──▶ Artifacts
//! ```
//!
//! A package becomes two files: the one people import, and one with the checks behind it. They share `cantus.ts`. Its protocol, if it has
//! one, is a third file.

mod condition;
mod docs;
mod escape;
mod lower;
mod names;
mod package;
mod survey;
mod type_name;
mod view;

use askama::Template;
use cantus_registry::model::Registry;

use super::{Options, RenderError, Setting, Target};
use crate::artifact::{Artifact, BannerStyle, Text};
use crate::protocol::definition;
use survey::Survey;
use view::{IndexFile, MonitorFile, PackageJson};

pub(super) use names::events_file;

/// The target `typescript`.
pub struct TypeScript;

const NAME: &str = "typescript";

/// The file that the generated ones share; it is the same for every registry.
const RUNTIME: &str = include_str!("../../../../templates/typescript/cantus.ts");

/// What the rules of protocols are; it, too, is the same for every registry.
const RULES: &str = include_str!("../../../../templates/typescript/protocol-rules.ts");

impl Target for TypeScript {
    fn name(&self) -> &'static str {
        NAME
    }

    fn format(&self) -> u32 {
        1
    }

    fn settings(&self) -> &'static [Setting] {
        &[
            Setting {
                name: "imports",
                doc: "How imports between the files end. `.ts` (the default) suits bundlers and Node; `.js` suits a compiler \
                      that may neither be told `allowImportingTsExtensions` nor `rewriteRelativeImportExtensions`.",
                values: &[".ts", ".js"],
            },
            Setting {
                name: "package",
                doc: "The name in `package.json`; `cantus-generated` by default.",
                values: &[],
            },
        ]
    }

    fn render(&self, registry: &Registry, options: &Options) -> Result<Vec<Artifact>, RenderError> {
        let option = |name: &str, otherwise: &str| {
            options
                .values
                .get(name)
                .map_or_else(|| otherwise.to_owned(), String::clone)
        };
        let suffix = option("imports", ".ts");
        let survey = Survey::new(registry);
        let mut artifacts = vec![script("cantus".to_owned(), RUNTIME.to_owned().into())];
        for package in registry.packages.values() {
            artifacts.extend(package::files(&survey, package, &suffix)?);
        }
        let files: Vec<String> = registry.packages.keys().map(|name| names::events_file(name)).collect();
        let protocols = protocols(registry, &suffix)?;
        let of_protocols = protocols.packages.clone();
        artifacts.extend(protocols.artifacts);
        let index = IndexFile {
            suffix,
            files: files.clone(),
            protocols: of_protocols.clone(),
        };
        artifacts.push(script("index".to_owned(), print(&index, "index.ts")?.into()));
        let package = PackageJson {
            name: option("package", "cantus-generated"),
            files: files.into_iter().chain(monitored(of_protocols)).collect(),
        };
        artifacts.push(Artifact {
            path: "package.json".to_owned(),
            body: print(&package, "package.json")?.into(),
            banner: BannerStyle::JsonKey("//"),
        });
        Ok(artifacts)
    }
}

/// What there is of protocols.
#[derive(Default)]
struct Protocols {
    artifacts: Vec<Artifact>,
    /// The files of packages that have one.
    packages: Vec<String>,
}

/// The protocols of all packages, and what watches streams for them, if there are any.
fn protocols(registry: &Registry, suffix: &str) -> Result<Protocols, RenderError> {
    let mut protocols = Protocols::default();
    for package in registry.packages.values() {
        if let Some(definition) = definition(package) {
            let name = names::protocol_file(&package.name);
            let text = print(&lower::protocol(package, &definition, suffix), &name)?;
            protocols.artifacts.push(script(name.clone(), text.into()));
            protocols.packages.push(name);
        }
    }
    if !protocols.packages.is_empty() {
        let monitor = MonitorFile {
            suffix: suffix.to_owned(),
        };
        let text = print(&monitor, "protocol.ts")?;
        protocols.artifacts.push(script("protocol".to_owned(), text.into()));
        let rules = RULES.to_owned().into();
        protocols.artifacts.push(script("protocol-rules".to_owned(), rules));
    }
    Ok(protocols)
}

/// The files that pages import to watch streams, if there are any.
fn monitored(packages: Vec<String>) -> Vec<String> {
    let monitor = (!packages.is_empty()).then(|| "protocol".to_owned());
    packages.into_iter().chain(monitor).collect()
}

fn script(name: String, body: Text) -> Artifact {
    Artifact {
        path: format!("{name}.ts"),
        body,
        banner: BannerStyle::Line("//"),
    }
}

/// Renders a template; askama drops the last line end, which is added here.
fn print(template: &impl Template, item: &str) -> Result<String, RenderError> {
    let mut text = template.render().map_err(|error| RenderError {
        target: NAME,
        item: item.to_owned(),
        message: error.to_string(),
    })?;
    text.truncate(text.trim_end().len());
    text.push('\n');
    Ok(text)
}
