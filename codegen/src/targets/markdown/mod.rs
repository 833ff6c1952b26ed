//! The catalogue, for people: an index, and a page a package with everything that is declared in it.
//!
//! ```text
//! Registry ──lower──▶ blocks: every text is safe for its place ──template──▶ pages
//! ```

mod definitions;
mod errors;
mod escape;
mod events;
mod links;
mod pages;
mod prose;
mod protocol;
mod samples;
mod settings;
mod view;

use askama::Template as _;
use cantus_registry::model::{Origin, Package, Registry, TypeRef};

use super::{Options, RenderError, Target};
use crate::artifact::{Artifact, BannerStyle};
use links::Links;
use view::Page;

/// The target `markdown`.
pub struct Markdown;

const NAME: &str = "markdown";

impl Target for Markdown {
    fn name(&self) -> &'static str {
        NAME
    }

    fn format(&self) -> u32 {
        1
    }

    fn render(&self, registry: &Registry, _: &Options) -> Result<Vec<Artifact>, RenderError> {
        let mut artifacts = vec![print(format!("{}.md", links::INDEX), &pages::index(registry))?];
        for package in registry.packages.values() {
            let links = Links { registry, package };
            artifacts.push(print(links::page(&package.name), &pages::package(&links))?);
        }
        Ok(artifacts)
    }
}

fn print(path: String, page: &Page) -> Result<Artifact, RenderError> {
    let body = page.render().map_err(|error| RenderError {
        target: NAME,
        item: path.clone(),
        message: error.to_string(),
    })?;
    Ok(Artifact {
        path,
        body: body.into(),
        banner: BannerStyle::Html,
    })
}

/// Whether a definition is shown where it is carried and has no heading of its own: the payload that a member of a
/// family declares in place.
fn is_shown_with_its_owner(package: &Package, payload: &TypeRef) -> bool {
    let definition = package
        .types
        .get(&payload.name)
        .filter(|_| payload.package == package.name);
    definition.is_some_and(|definition| matches!(definition.origin, Origin::Derived(_)))
}
