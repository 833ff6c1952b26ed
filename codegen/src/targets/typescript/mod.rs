//! Writes a registry as TypeScript: types, guards, parsers and constructors for front ends.
//!
//! ```text
//! Registry ──survey──▶ what holds everywhere ──lower──▶ views, piece by piece ──templates──▶ Artifacts
//! ```
//!
//! A package becomes two files: the one people import, and one with the checks behind it. They share `cantus.ts`,
//! and those with errors `cantus-errors.ts`. Policies are a third and the protocol is a fourth, so that pages which use
//! neither do not load what runs them.

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
use view::{ErrorsRuntime, IndexFile, MonitorFile, PackageJson};

pub(super) use names::events_file;

/// The target `typescript`.
pub struct TypeScript;

const NAME: &str = "typescript";

/// The file that the generated ones share; it is the same for every registry.
const RUNTIME: &str = include_str!("../../../../templates/typescript/cantus.ts");

/// The file that runs policies, where a package has any.
const POLICY_RUNTIME: &str = include_str!("../../../../templates/typescript/cantus-policy.ts");

/// The file that those with configs share.
const CONFIGS: &str = include_str!("../../../../templates/typescript/cantus-config.ts");

/// What watches streams, behind `cantus-monitor.ts`.
const MONITOR_RULES: &str = include_str!("../../../../templates/typescript/monitor-rules.ts");

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
        if registry.packages.values().any(|package| !package.configs.is_empty()) {
            artifacts.push(script("cantus-config".to_owned(), CONFIGS.to_owned().into()));
        }
        for package in registry.packages.values() {
            artifacts.extend(package::files(&survey, package, &suffix)?);
        }
        let mut files: Vec<String> = registry.packages.keys().map(|name| names::events_file(name)).collect();
        let mut shared = vec![("cantus", "cantus")];
        if registry.packages.values().any(|package| package.errors.is_some()) {
            let suffix = suffix.clone();
            let runtime = print(&ErrorsRuntime { suffix }, "cantus-errors.ts")?;
            artifacts.push(script("cantus-errors".to_owned(), runtime.into()));
            shared.push(("errors", "cantus-errors"));
        }
        let before = files.len();
        for package in registry.packages.values() {
            if let Some(policies) = lower::policies::policies(registry, package, &suffix) {
                let name = names::policies_file(&package.name);
                artifacts.push(script(name.clone(), print(&policies, &name)?.into()));
                files.push(name);
            }
        }
        if files.len() > before {
            artifacts.push(script("cantus-policy".to_owned(), POLICY_RUNTIME.to_owned().into()));
            shared.push(("policy", "cantus-policy"));
        }
        let monitored = protocols(registry, &suffix, &mut artifacts)?;
        if !monitored.is_empty() {
            files.extend(monitored);
            shared.push(("protocol", "cantus-monitor"));
        }
        let index = IndexFile {
            suffix,
            files: files.clone(),
            shared,
        };
        artifacts.push(script("index".to_owned(), print(&index, "index.ts")?.into()));
        let package = PackageJson {
            name: option("package", "cantus-generated"),
            files,
        };
        artifacts.push(Artifact {
            path: "package.json".to_owned(),
            body: print(&package, "package.json")?.into(),
            banner: BannerStyle::JsonKey("//"),
        });
        Ok(artifacts)
    }
}

/// Prints the protocols of all packages and, if there are any, what watches streams for them; gives the files of packages.
fn protocols(registry: &Registry, suffix: &str, artifacts: &mut Vec<Artifact>) -> Result<Vec<String>, RenderError> {
    let mut files = Vec::new();
    for package in registry.packages.values() {
        if let Some(definition) = definition(package) {
            let name = names::protocol_file(&package.name);
            let text = print(&lower::protocol(package, &definition, suffix), &name)?;
            artifacts.push(script(name.clone(), text.into()));
            files.push(name);
        }
    }
    if !files.is_empty() {
        let suffix = suffix.to_owned();
        let monitor = print(&MonitorFile { suffix }, "cantus-monitor.ts")?;
        artifacts.push(script("cantus-monitor".to_owned(), monitor.into()));
        artifacts.push(script(
            "cantus-monitor-rules".to_owned(),
            MONITOR_RULES.to_owned().into(),
        ));
    }
    Ok(files)
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
