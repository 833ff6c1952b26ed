//! Everything a new project's files have to spell, decided once.

use std::path::{Component, Path, PathBuf};

use cantus_registry::words;
use heck::{ToKebabCase as _, ToSnakeCase as _};

use super::Wanted;
use crate::error::Error;
use crate::project;

/// Features that the generated crate has whatever its packages are called.
const FEATURES: [&str; 3] = ["default", "protocol", "serde"];

/// Where a project takes Cantus from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// From crates.io, in this version.
    #[default]
    Version,
    /// From a checkout.
    Path(PathBuf),
    /// From a repository.
    Git(String),
}

/// What the templates of a new project are filled with.
pub(super) struct Names {
    pub(super) package: String,
    /// The generated crate, and the npm package of the generated TypeScript.
    pub(super) contract: String,
    /// The npm package of the page.
    pub(super) web: String,
    /// The error family.
    pub(super) error: String,
    /// The TypeScript type of the events, their parser, and the file of both without its ending.
    pub(super) event: String,
    pub(super) parser: String,
    pub(super) events_file: String,
    /// What `cantus.toml` asks for.
    pub(super) version: String,
    /// What `Cargo.toml` asks for, in TOML.
    pub(super) dependency: String,
    /// The command that installs the generator, for a shell.
    pub(super) install: String,
    pub(super) source: Source,
}

impl Names {
    /// Decides the names of a project in a folder.
    pub(super) fn new(folder: &Path, wanted: &Wanted) -> Result<Self, Error> {
        let package = match &wanted.package {
            Some(package) => package.clone(),
            None => name_of(folder)?,
        };
        if !words::is_package(&package) || FEATURES.contains(&package.as_str()) {
            return Err(Error::NoPackageName { name: package });
        }
        let event = words::with_package(&package, "Event");
        let (dependency, install) = source(folder, &wanted.source)?;
        Ok(Self {
            contract: format!("{}-contract", package.to_kebab_case()),
            web: format!("{}-web", package.to_kebab_case()),
            error: words::with_package(&package, "Error"),
            parser: format!("parse{event}"),
            event,
            events_file: crate::targets::typescript_file(&package),
            version: project::own_version().to_owned(),
            dependency,
            install,
            source: wanted.source.clone(),
            package,
        })
    }
}

/// The package that a folder's own name stands for.
fn name_of(folder: &Path) -> Result<String, Error> {
    let absolute = project::resolve(Path::new("."), folder).map_err(|source| Error::Read {
        path: folder.to_owned(),
        source,
    })?;
    let name = absolute.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(name.to_snake_case())
}

/// How `Cargo.toml` asks for the runtime, and how the generator is installed.
fn source(folder: &Path, source: &Source) -> Result<(String, String), Error> {
    // A string of JSON is one of TOML.
    let quoted = |text: &str| serde_json::Value::from(text).to_string();
    Ok(match source {
        Source::Version => (
            quoted(project::own_version()),
            format!("cargo install --locked codegen@{}", env!("CARGO_PKG_VERSION")),
        ),
        Source::Git(url) => (
            format!("{{ git = {} }}", quoted(url)),
            format!("cargo install --locked --git {} codegen", in_shell(url)),
        ),
        Source::Path(checkout) => {
            if !checkout.join("emitter/Cargo.toml").is_file() {
                return Err(Error::NoCheckout { path: checkout.clone() });
            }
            let way = |from: &str| way(&folder.join(from), checkout);
            (
                format!(
                    "{{ path = {} }}",
                    quoted(&format!("{}/emitter", way("generated/rust")?))
                ),
                format!(
                    "cargo install --locked --path {}",
                    in_shell(&format!("{}/codegen", way("")?))
                ),
            )
        }
    })
}

/// The way to a checkout: as it was written when that is absolute, else from a folder of the project.
fn way(from: &Path, checkout: &Path) -> Result<String, Error> {
    let real = |path: &Path| {
        project::resolve(Path::new("."), path).map_err(|source| Error::Read {
            path: path.to_owned(),
            source,
        })
    };
    let written = |path: &Path| {
        path.to_string_lossy()
            .replace('\\', "/")
            .trim_end_matches('/')
            .to_owned()
    };
    if checkout.is_absolute() {
        return Ok(written(checkout));
    }
    let (from, to) = (real(from)?, real(checkout)?);
    let shared = from
        .components()
        .zip(to.components())
        .take_while(|(a, b)| a == b)
        .count();
    let up = from.components().skip(shared).map(|_| Component::ParentDir);
    let way: PathBuf = up.chain(to.components().skip(shared)).collect();
    Ok(if way.as_os_str().is_empty() {
        ".".to_owned()
    } else {
        written(&way)
    })
}

/// A word that a shell takes as it stands.
fn in_shell(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-:@+".contains(c);
    if word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
