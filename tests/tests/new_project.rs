//! What `cantus init` makes, built as its user builds it: outside the workspace, with a service's own dependencies.

use std::fs;
use std::process::Output;
use std::sync::{Mutex, MutexGuard, PoisonError};

use cantus_tests::outside::{cargo, workspace};
use codegen::init::{Source, Wanted, init};
use codegen::progress::Progress;
use codegen::report::{Mode, Report, Warnings};
use tempfile::TempDir;

/// The programs of the service that stands on the new project. Each is compiled for itself: in one crate, rustc tells of
/// types only when every name is known.
const PROGRAMS: [(&str, &str); 4] = [
    ("finished", include_str!("../fixtures/new_project/finished.rs")),
    ("generated", include_str!("../fixtures/new_project/generated.rs")),
    ("progress", include_str!("../fixtures/new_project/progress.rs")),
    ("started", include_str!("../fixtures/new_project/started.rs")),
];
/// What begins the code of the error that rustc must give for a line, once the registry has changed.
const MARK: &str = "//~ ";
/// The same, for the line below.
const MARK_BELOW: &str = "//~v ";

/// Every user builds in one folder, for the sake of what they share, and cleans up there what is their own.
static TURN: Mutex<()> = Mutex::new(());

struct User {
    folder: TempDir,
    _turn: MutexGuard<'static, ()>,
}

impl User {
    /// A new project, and a service beside it.
    fn new() -> Self {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = tempfile::tempdir().expect("a temporary folder");
        let wanted = Wanted {
            package: Some("shop".to_owned()),
            source: Source::Path(workspace()),
        };
        let report = init(folder.path(), &wanted, &Progress::silent()).expect("it runs");
        assert!(report.is_clean(), "{report}");
        let user = Self { folder, _turn: turn };
        let manifest = format!(
            "[package]\nname = \"service\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
             cantus = {{ path = {:?} }}\nshop-contract = {{ path = \"../generated/rust\" }}\n\
             serde_json = {{ version = \"1\", default-features = false, features = [\"std\"] }}\n",
            workspace().join("emitter"),
        );
        user.write("service/Cargo.toml", &manifest);
        for (program, text) in PROGRAMS {
            user.write(&format!("service/src/bin/{program}.rs"), text);
        }
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
        cargo(env!("CARGO_TARGET_TMPDIR"))
            .args(arguments)
            .current_dir(self.folder.path().join(place))
            .output()
            .expect("cargo runs")
    }

    #[track_caller]
    fn cargo_is_content(&self, place: &str, arguments: &[&str]) {
        let output = self.cargo(place, arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?} in {place}:\n{said}");
    }

    /// Each error of the service's build: the program, the line, and the code.
    fn errors(&self) -> Vec<(String, usize, String)> {
        let arguments = ["build", "--keep-going", "--message-format", "json"];
        let output = self.cargo("service", &arguments);
        let said = String::from_utf8(output.stdout).expect("cargo speaks UTF-8");
        let mut errors = Vec::new();
        for line in said.lines() {
            let value: serde_json::Value = serde_json::from_str(line).expect("cargo speaks JSON");
            let message = &value["message"];
            let spans = message["spans"].as_array().filter(|spans| !spans.is_empty());
            let Some(spans) = spans.filter(|_| message["level"] == "error") else {
                continue;
            };
            let span = spans.iter().find(|span| span["is_primary"] == true).expect("one is");
            let file = span["file_name"].as_str().expect("it is a name");
            let program = file.trim_start_matches("src/bin/").trim_end_matches(".rs");
            let line = usize::try_from(span["line_start"].as_u64().expect("a number")).expect("it fits");
            let code = message["code"]["code"].as_str().unwrap_or_default();
            errors.push((program.to_owned(), line, code.to_owned()));
        }
        errors.sort();
        errors
    }
}

/// Every line of the programs that is marked: the program, the line, and the code.
fn marked() -> Vec<(String, usize, String)> {
    let mut marked = Vec::new();
    for (program, text) in PROGRAMS {
        for (index, line) in text.lines().enumerate() {
            for (mark, number) in [(MARK, index + 1), (MARK_BELOW, index + 2)] {
                if let Some((_, code)) = line.split_once(mark) {
                    marked.push((program.to_owned(), number, code.to_owned()));
                }
            }
        }
    }
    marked
}

impl Drop for User {
    fn drop(&mut self) {
        // What was built in a folder of this run's own is of no use to the next.
        self.cargo("service", &["clean", "-p", "service", "-p", "shop-contract"]);
    }
}

#[test]
fn a_new_project_builds_and_after_an_edit_the_build_names_what_no_longer_fits() {
    let user = User::new();
    for (program, _) in PROGRAMS {
        user.cargo_is_content("service", &["run", "--quiet", "--bin", program]);
    }
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
        (
            "      outcome: Outcome\n",
            "      outcome: Outcome\n      steps: uint32\n",
        ),
        ("outcome: done}", "outcome: done, steps: 12}"),
        ("outcome: failed,", "outcome: failed, steps: 0,"),
    ]);
    assert!(report.is_clean(), "{report}");
    assert_eq!(user.errors(), marked());
}

#[test]
fn the_generated_crate_builds_alone_and_rustfmt_has_nothing_to_say() {
    let user = User::new();
    for features in [&["--all-features"][..], &["--no-default-features"]] {
        let arguments = [&["check", "--quiet"], features].concat();
        user.cargo_is_content("generated/rust", &arguments);
    }
    user.cargo_is_content("generated/rust", &["fmt", "--check"]);
}
