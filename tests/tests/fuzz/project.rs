//! Project files: whatever `cantus.toml` says, outputs stay where they may be.

use std::fs;
use std::path::Path;

use codegen::error::Error;
use codegen::project;
use codegen::targets::TARGETS;

use crate::campaign;
use crate::mutation::{changed, fixtures};

const FULL: &str = "\
cantus = \"0.1\"
allow_outside = [\"../web\"]

[registry]
path = \"registry/contract\"
lock = \"generated/registry.lock.json\"
releases = \"registry/releases\"

[targets.rust]
out = \"generated/rust/src\"
[targets.typescript]
out = \"../web/types\"
[targets.json-schema]
out = \"./generated/../generated/schemas\"
base = \"https://schemas.example/\"
events = \"separate\"
";

fn seeds() -> Vec<String> {
    let read = |path: &str| fs::read_to_string(fixtures().join(path)).expect("the project is committed");
    let mut seeds = vec![FULL.to_owned()];
    seeds.extend(["../../cantus.toml", "corners/cantus.toml", "examples/cantus.toml"].map(read));
    seeds
}

fn check(root: &Path, text: &str) {
    fs::write(root.join("cantus.toml"), text).expect("a file");
    let opened = match project::open(root, TARGETS) {
        Ok(opened) => opened,
        Err(error) => {
            assert!(matches!(error, Error::OtherGenerator { .. }), "{error}");
            return;
        }
    };
    let lines = text.lines().count() + 1;
    for finding in &opened.findings {
        assert!(finding.place.line >= 1 && finding.place.line <= lines, "{finding}");
        assert!(!finding.message.contains('\n'), "{finding}");
    }
    let Some(project) = opened.project else {
        assert!(!opened.findings.is_empty(), "there is a project, or it is told why not");
        return;
    };
    // Without this word nothing may lead out.
    if !text.contains("allow_outside") {
        let root = root.canonicalize().expect("it is there");
        assert!(project.lock_file.starts_with(&root), "{}", project.lock_file.display());
        for target in project.targets {
            assert!(target.out.path.starts_with(&root), "{}", target.out.path.display());
        }
    }
}

#[test]
fn outputs_stay_where_they_may_be() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let root = folder.path().join("project");
    fs::create_dir(&root).expect("a folder");
    campaign::run("project", 1_500, changed(seeds()), |text| check(&root, text));
}
