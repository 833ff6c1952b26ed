//! Holds the declared packages against tables of facts about the wires they describe. A package may grow: what its
//! table does not speak of is free. What a table knows and the package leaves out is listed there, with the reason.

mod spelled;
mod stream;

use std::path::Path;

use cantus_registry::model::Registry;
use serde_json::{Map, Value};

type Table = Map<String, Value>;

fn registry() -> Registry {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("a member stands in the workspace");
    let loaded = cantus_registry::load(root, Path::new("registry/contract")).expect("the registry can be read");
    loaded.registry.expect("the registry has no errors")
}
