//! The TypeScript of a small registry, read by people and compared by this test.

use std::fs;
use std::path::{Path, PathBuf};

use cantus_registry::model::Registry;
use codegen::targets::{Options, TARGETS};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/golden/typescript")
}

#[test]
fn the_output_is_the_one_that_was_read() {
    let text = fs::read_to_string(fixtures().join("registry.json")).expect("the fixture is there");
    let registry: Registry = serde_json::from_str(&text).expect("the fixture is a registry");
    let target = TARGETS
        .iter()
        .find(|target| target.name() == "typescript")
        .expect("the target is in the table");
    let artifacts = target
        .render(&registry, &Options::default())
        .expect("a sound registry prints");
    // The runtime is its template, word for word.
    for artifact in artifacts.into_iter().filter(|artifact| artifact.path != "cantus.ts") {
        let path = fixtures().join("expected").join(&artifact.path);
        if std::env::var_os("CANTUS_BLESS").is_some() {
            fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
            fs::write(&path, &artifact.body).expect("the file can be written");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(
            artifact.body, expected,
            "{} is not what was read; CANTUS_BLESS=1 writes it",
            artifact.path
        );
    }
}
