//! A feature a package: whoever asks for one gets it, with what it borrows from, and it compiles without the others.

use std::fs;
use std::path::Path;

use cantus_tests::outside::cargo;

/// Every crate of generated code.
const CRATES: [&str; 6] = [
    "generated/rust",
    "generated/rust-serde",
    "tests/fixtures/corners",
    "tests/fixtures/corners/generated/rust-serde",
    "tests/fixtures/examples",
    "tests/fixtures/examples/generated/rust-serde",
];

#[test]
fn every_feature_compiles_alone_and_none_does_too() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    for folder in CRATES {
        let manifest = root.join(folder).join("Cargo.toml");
        let table: toml::Table = fs::read_to_string(&manifest)
            .expect("the crate has a manifest")
            .parse()
            .expect("the manifest is TOML");
        let features = table["features"].as_table().expect("the crate has features").keys();
        for feature in features
            .map(String::as_str)
            .filter(|name| *name != "default")
            .chain([""])
        {
            let output = cargo(env!("CARGO_TARGET_TMPDIR"))
                .args(["check", "--quiet", "--no-default-features", "--features", feature])
                .arg("--manifest-path")
                .arg(&manifest)
                .output()
                .expect("cargo runs");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{folder} with feature {feature:?}:\n{said}");
        }
    }
}
