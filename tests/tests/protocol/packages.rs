//! Every package that has a protocol, in all projects.

use std::fs;
use std::path::{Path, PathBuf};

use cantus::protocol::Definition;
use cantus_registry::lock;
use cantus_registry::model::Package;

/// A package with a protocol.
pub struct Watched {
    pub project: &'static str,
    pub package: &'static str,
    pub definition: &'static Definition,
}

const fn watched(project: &'static str, package: &'static str, definition: &'static Definition) -> Watched {
    Watched {
        project,
        package,
        definition,
    }
}

pub static PACKAGES: &[Watched] = &[
    watched("repository", "gateway", &cantus_generated::gateway::PROTOCOL),
    watched("repository", "run", &cantus_generated::run::PROTOCOL),
    watched("repository", "stream", &cantus_generated::stream::PROTOCOL),
    watched("corners", "bare", &cantus_corners::bare::PROTOCOL),
    watched("corners", "corners", &cantus_corners::corners::PROTOCOL),
    watched("corners", "inner", &cantus_corners::inner::PROTOCOL),
    watched("corners", "names", &cantus_corners::names::PROTOCOL),
    watched("corners", "rpc", &cantus_corners::rpc::PROTOCOL),
    watched("examples", "frames", &cantus_examples::frames::PROTOCOL),
    watched("examples", "gateway", &cantus_examples::gateway::PROTOCOL),
    watched("examples", "stream", &cantus_examples::stream::PROTOCOL),
];

/// A path below `tests/fixtures`.
pub fn fixtures(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(path)
}

impl Watched {
    /// The package as the lock of its project has it.
    pub fn package(&self) -> Package {
        let path = match self.project {
            "repository" => fixtures("../../generated/registry.lock.json"),
            project => fixtures(project).join("generated/registry.lock.json"),
        };
        let text = fs::read_to_string(path).expect("the project has a lock");
        let mut registry = lock::parse(&text).expect("it is one");
        registry
            .packages
            .remove(self.package)
            .expect("the project has the package")
    }
}
