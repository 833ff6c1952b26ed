//! The files of a new project that people own from then on.

use std::sync::Arc;

use askama::Template;

use super::names::Names;
use crate::artifact::Text;
use crate::error::Error;
use crate::sync::{Kind, NewFile};
use crate::targets::RenderError;

macro_rules! templates {
    ($($name:ident $template:tt;)*) => {$(
        #[derive(Template)]
        #[template(path = $template, escape = "none")]
        struct $name<'n> {
            #[allow(dead_code, reason = "some files spell no name")]
            names: &'n Names,
        }
    )*};
}

templates! {
    ProjectFile "init/cantus.toml";
    Package "init/package.yaml";
    Manifest "init/Cargo.toml";
    PackageJson "init/package.json";
    Tsconfig "init/tsconfig.json";
    Page "init/main.ts";
    Workflow "init/workflow.yml";
    PreCommit "init/pre-commit";
    GitAttributes "init/gitattributes";
    PrettierIgnore "init/prettierignore";
    RustGitIgnore "init/rust_gitignore";
    WebGitIgnore "init/web_gitignore";
}

/// Every file that Cantus writes once and never again.
pub(super) fn owned_by_people(names: &Names) -> Result<Vec<NewFile>, Error> {
    let package = format!("registry/contract/{}/package.yaml", names.package);
    Ok(vec![
        text("cantus.toml", &ProjectFile { names })?,
        text(&package, &Package { names })?,
        text("generated/rust/Cargo.toml", &Manifest { names })?,
        text("generated/rust/.gitignore", &RustGitIgnore { names })?,
        text("web/package.json", &PackageJson { names })?,
        text("web/tsconfig.json", &Tsconfig { names })?,
        text("web/src/main.ts", &Page { names })?,
        text("web/.gitignore", &WebGitIgnore { names })?,
        text(".github/workflows/cantus.yml", &Workflow { names })?,
        NewFile {
            kind: Kind::Program,
            ..text(".githooks/pre-commit", &PreCommit { names })?
        },
        text(".gitattributes", &GitAttributes { names })?,
        text(".prettierignore", &PrettierIgnore { names })?,
    ])
}

/// Prints a template; askama drops the last line end, which is added here.
fn text(path: &str, template: &impl Template) -> Result<NewFile, Error> {
    let text = template.render().map_err(|error| RenderError {
        target: "init",
        item: path.to_owned(),
        message: error.to_string(),
    })?;
    Ok(NewFile {
        path: path.to_owned(),
        text: Arc::new(Text::from(format!("{}\n", text.trim_end()))),
        kind: Kind::Text,
    })
}
