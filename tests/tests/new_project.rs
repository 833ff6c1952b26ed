//! What `cantus init` makes, built as its user builds it: outside the workspace, with a service's own dependencies.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use codegen::init::{Source, Wanted, init};
use codegen::progress::Progress;
use codegen::report::{Mode, Report, Warnings};
use tempfile::TempDir;

/// The service that stands on the new project.
const SERVICE: &str = include_str!("../fixtures/new_project/service.rs");
/// What the service must say of its lines that no longer fit, `//~ CODE` at the end of each.
const MARK: &str = "//~ ";

struct User {
    folder: TempDir,
}

fn workspace() -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let workspace = tests.parent().expect("a member stands in the workspace");
    workspace.to_owned()
}

impl User {
    /// A new project, and a service beside it.
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let wanted = Wanted {
            package: Some("shop".to_owned()),
            source: Source::Path(workspace()),
        };
        let report = init(folder.path(), &wanted, &Progress::silent()).expect("it runs");
        assert!(report.is_clean(), "{report}");
        let user = Self { folder };
        let manifest = format!(
            "[package]\nname = \"service\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
             cantus = {{ path = {:?} }}\nshop-contract = {{ path = \"../generated/rust\" }}\n\
             serde_json = {{ version = \"1\", default-features = false, features = [\"std\"] }}\n",
            workspace().join("emitter"),
        );
        user.write("service/Cargo.toml", &manifest);
        user.write("service/src/main.rs", SERVICE);
        for place in ["service", "generated/rust"] {
            let lock = user.folder.path().join(place).join("Cargo.lock");
            fs::copy(workspace().join("Cargo.lock"), lock).expect("the workspace has a lock file");
        }
        user
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a file stands in a folder")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }

    /// Replaces parts of the declared package, each of which must be there, and writes what follows from it.
    fn declare(&self, edits: &[(&str, &str)]) -> Report {
        let path = self.folder.path().join("registry/contract/shop/package.yaml");
        let mut text = fs::read_to_string(&path).expect("it was made");
        for (from, to) in edits {
            assert!(text.contains(from), "{from:?} is not in:\n{text}");
            text = text.replace(from, to);
        }
        fs::write(&path, text).expect("it can be written");
        let silent = Progress::silent();
        codegen::sync_types::sync_types(self.folder.path(), Mode::Sync, Warnings::Denied, &silent).expect("it runs")
    }

    fn cargo(&self, place: &str, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO"))
            .args(arguments)
            .current_dir(self.folder.path().join(place))
            .env(
                "CARGO_TARGET_DIR",
                Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated-target"),
            )
            .env("RUSTFLAGS", "-D warnings")
            .output()
            .expect("cargo runs")
    }

    #[track_caller]
    fn cargo_is_content(&self, place: &str, arguments: &[&str]) {
        let output = self.cargo(place, arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?} in {place}:\n{said}");
    }

    /// Each error of the service's build: its code and the line its first mark stands in.
    fn errors(&self) -> Vec<(usize, String)> {
        let output = self.cargo("service", &["build", "--offline", "--message-format", "json"]);
        let said = String::from_utf8(output.stdout).expect("cargo speaks UTF-8");
        let mut errors = Vec::new();
        for line in said.lines() {
            let value: serde_json::Value = serde_json::from_str(line).expect("cargo speaks JSON");
            let message = &value["message"];
            if message["level"] != "error" || message["spans"].as_array().is_none_or(Vec::is_empty) {
                continue;
            }
            let spans = message["spans"].as_array().expect("it is a list");
            let span = spans.iter().find(|span| span["is_primary"] == true).expect("one is");
            assert_eq!(span["file_name"], "src/main.rs", "{message:#}");
            let line = usize::try_from(span["line_start"].as_u64().expect("a number")).expect("it fits");
            errors.push((line, message["code"]["code"].as_str().unwrap_or_default().to_owned()));
        }
        errors.sort();
        errors
    }
}

impl Drop for User {
    fn drop(&mut self) {
        // What was built in a folder of this run's own is of no use to the next.
        self.cargo(
            "service",
            &["clean", "--offline", "-p", "service", "-p", "shop-contract"],
        );
    }
}

#[test]
fn a_new_project_builds_and_after_an_edit_the_build_names_what_no_longer_fits() {
    let user = User::new();
    user.cargo_is_content("service", &["run", "--quiet", "--offline"]);
    let report = user.declare(&[
        (
            "      title?: string -- what the task is, for people\n",
            "      owner: string -- who asked for it\n",
        ),
        (", title: Import of twelve files", ", owner: Ann"),
        ("{task: t-2}", "{task: t-2, owner: Ben}"),
        ("      done: uint32", "      done: string"),
        ("done: 3", "done: three"),
        ("done: 0", "done: none"),
    ]);
    assert!(report.is_clean(), "{report}");
    let wanted: Vec<(usize, String)> = SERVICE
        .lines()
        .enumerate()
        .filter_map(|(index, line)| Some((index + 1, line.split_once(MARK)?.1.to_owned())))
        .collect();
    assert_eq!(wanted.len(), 4);
    assert_eq!(user.errors(), wanted);
}

#[test]
fn the_generated_crate_builds_alone_and_rustfmt_has_nothing_to_say() {
    let user = User::new();
    for features in [&["--all-features"][..], &["--no-default-features"]] {
        let arguments = [&["check", "--quiet", "--offline"], features].concat();
        user.cargo_is_content("generated/rust", &arguments);
    }
    user.cargo_is_content("generated/rust", &["fmt", "--check"]);
}
