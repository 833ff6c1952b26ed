//! Runs that are struck at every step in turn: killed, refused, out of space, a folder gone. This test program runs
//! itself as the command, so each strike hits a process of its own.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{self, Command, Output};

use tempfile::TempDir;

use super::faults::{STRIKE, VANISHES, taken};
use super::hold::SUFFIX;

/// The variable that makes this program run as the command.
const ARGUMENTS: &str = "CANTUS_TEST_ARGUMENTS";
/// What ends the output of a run that came to its end.
const STEPS: &str = "steps: ";

/// Texts of files by their paths.
type Tree = BTreeMap<String, String>;

const PROJECT: &str = "\
cantus = \"0.1\"
[targets.json-schema]
out = \"out/schemas\"
events = \"separate\"
";

const BEFORE: &str = "\
package: demo
version: 1.0.0
events:
  note: {summary: Somebody said something., fields: {text: string}}
";

const AFTER: &str = "\
package: demo
version: 1.0.0
events:
  word: {summary: Somebody said a word., fields: {word: string}}
";

const OTHER: &str = "package: other\nversion: 1.0.0\nevents: {ping: {summary: I am here.}}\n";

/// A folder that a command changes.
struct Scene {
    before: Tree,
    arguments: &'static [&'static str],
    after: Tree,
    steps: usize,
}

impl Scene {
    /// What the command makes of a folder when nothing strikes it.
    fn new(before: Tree, arguments: &'static [&'static str]) -> Self {
        let folder = laid(&before);
        let output = run(folder.path(), arguments, None);
        assert!(output.status.success(), "{}", told(&output));
        let stdout = String::from_utf8_lossy(&output.stdout);
        let (_, steps) = stdout.rsplit_once(STEPS).expect("the run came to its end");
        Self {
            before,
            arguments,
            after: tree(folder.path()),
            steps: steps.trim().parse().expect("a number"),
        }
    }

    /// A project with one package too many, one event that is no longer there, and one that is new.
    fn sync() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        lay(folder.path(), "cantus.toml", PROJECT);
        lay(folder.path(), "registry/contract/demo/package.yaml", BEFORE);
        lay(folder.path(), "registry/contract/other/package.yaml", OTHER);
        let output = run(folder.path(), &["sync-types"], None);
        assert!(output.status.success(), "{}", told(&output));
        lay(folder.path(), "registry/contract/demo/package.yaml", AFTER);
        fs::remove_dir_all(folder.path().join("registry/contract/other")).expect("it is there");
        Self::new(tree(folder.path()), &["sync-types"])
    }

    /// Whether a file is whole: the old one, the new one, or not there where one of them is not.
    #[track_caller]
    fn is_whole(&self, tree: &Tree, at: &str) {
        let paths = self.before.keys().chain(self.after.keys()).chain(tree.keys());
        for path in paths.filter(|path| !path.ends_with(SUFFIX)) {
            let stands = tree.get(path);
            assert!(
                stands == self.before.get(path) || stands == self.after.get(path),
                "{at}: `{path}` is neither the old nor the new one: {stands:?}"
            );
        }
    }

    /// Strikes a run at each step; afterwards every file is whole, and the next run completes.
    fn strike(&self, how: &str, check: impl FnMut(&Output, &Tree, &str)) {
        self.strike_each(1, how, check);
    }

    /// Strikes a run at each of so many steps.
    fn strike_each(&self, every: usize, how: &str, mut check: impl FnMut(&Output, &Tree, &str)) {
        assert!(self.steps > 3, "{} steps", self.steps);
        for step in (1..=self.steps).step_by(every) {
            let at = format!("{how}:{step}");
            let folder = laid(&self.before);
            let output = run(folder.path(), self.arguments, Some(&at));
            let struck = tree(folder.path());
            check(&output, &struck, &at);
            let again = run(folder.path(), self.arguments, None);
            assert!(again.status.success(), "{at}: {}{}", told(&output), told(&again));
            assert_eq!(tree(folder.path()), self.after, "{at}");
        }
    }
}

/// The command, when this program is run as it.
#[test]
fn as_the_command() {
    let Ok(arguments) = env::var(ARGUMENTS) else { return };
    let arguments = ["cantus"].into_iter().chain(arguments.lines());
    let code = crate::cli::run(arguments.map(OsString::from));
    println!("{STEPS}{}", taken());
    process::exit(code.into());
}

fn run(folder: &Path, arguments: &[&str], strike: Option<&str>) -> Output {
    let mut command = Command::new(env::current_exe().expect("this program is a file"));
    command.args([
        "--exact",
        "sync::tests::as_the_command",
        "--nocapture",
        "--test-threads=1",
    ]);
    command.current_dir(folder).env(ARGUMENTS, arguments.join("\n"));
    command.env("CANTUS_CACHE_DIR", folder.join("cache"));
    command.env(VANISHES, folder.join("out"));
    command.env_remove(STRIKE).env_remove("RUST_BACKTRACE");
    if let Some(strike) = strike {
        command.env(STRIKE, strike);
    }
    command.output().expect("this program can be run")
}

fn told(output: &Output) -> String {
    format!("{}: {}", output.status, String::from_utf8_lossy(&output.stderr))
}

fn laid(tree: &Tree) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (path, text) in tree {
        lay(folder.path(), path, text);
    }
    folder
}

fn lay(folder: &Path, path: &str, text: &str) {
    let file = folder.join(path);
    fs::create_dir_all(file.parent().expect("a file is in a folder")).expect("a folder");
    fs::write(file, text).expect("a file");
}

/// Every file below a folder; what is remembered holds the time of the program and the place of the project.
fn tree(folder: &Path) -> Tree {
    let mut tree = Tree::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let below = path
                .strip_prefix(folder)
                .expect("it is below")
                .to_string_lossy()
                .into_owned();
            if !below.starts_with("cache") || below.ends_with(SUFFIX) {
                tree.insert(below, fs::read_to_string(&path).expect("text"));
            }
        }
    }
    tree
}

fn leftovers(tree: &Tree) -> Vec<&String> {
    tree.keys().filter(|path| path.ends_with(SUFFIX)).collect()
}

/// One clear error, and nothing that is half done.
#[track_caller]
fn is_told(scene: &Scene, output: &Output, tree: &Tree, at: &str) {
    scene.is_whole(tree, at);
    assert_eq!(leftovers(tree), [""; 0], "{at}");
    match output.status.code() {
        // A cache that cannot be written is no cache.
        Some(0) => assert_eq!(*tree, scene.after, "{at}"),
        Some(2) => {
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(said.lines().count(), 1, "{at}: {said}");
            assert!(said.starts_with("error: could not write `"), "{at}: {said}");
        }
        _ => panic!("{at}: {}", told(output)),
    }
}

#[test]
fn a_run_that_is_killed_leaves_whole_files_and_the_next_one_completes() {
    let scene = Scene::sync();
    let mut left = 0;
    scene.strike("kill", |output, tree, at| {
        assert_eq!(output.status.code(), None, "{at}: {}", told(output));
        scene.is_whole(tree, at);
        left += leftovers(tree).len();
    });
    assert!(left > 0, "temporary files are left behind, and swept up");
}

#[test]
fn a_disk_that_becomes_full_is_told() {
    let scene = Scene::sync();
    scene.strike("full", |output, tree, at| is_told(&scene, output, tree, at));
}

#[test]
fn a_step_that_is_refused_is_told() {
    let scene = Scene::sync();
    scene.strike("denied", |output, tree, at| is_told(&scene, output, tree, at));
}

#[test]
fn a_folder_that_vanishes_is_made_again_or_told() {
    let scene = Scene::sync();
    scene.strike("vanish", |output, tree, at| {
        assert!(
            output.status.code() == Some(2) || output.status.code() == Some(0),
            "{at}: {}",
            told(output)
        );
        assert_eq!(leftovers(tree), [""; 0], "{at}");
        for (path, text) in tree {
            assert!(
                scene.after.get(path) == Some(text) || scene.before.get(path) == Some(text),
                "{at}: `{path}`"
            );
        }
    });
}

#[test]
fn a_new_project_that_cannot_be_made_leaves_nothing_behind() {
    let before = Tree::from([("shop/.gitignore".to_owned(), "target\n".to_owned())]);
    let scene = Scene::new(before, &["init", "shop"]);
    // Every file is made by the same steps, so a few of them stand for all.
    for (how, step) in ["full", "denied"]
        .into_iter()
        .flat_map(|how| (1..=scene.steps).step_by(9).map(move |step| (how, step)))
    {
        let at = format!("{how}:{step}");
        let folder = laid(&scene.before);
        let output = run(folder.path(), scene.arguments, Some(&at));
        assert_eq!(output.status.code(), Some(2), "{at}: {}", told(&output));
        assert!(told(&output).contains("could not write `"), "{at}: {}", told(&output));
        assert_eq!(tree(folder.path()), scene.before, "{at}");
    }
}

#[test]
fn a_new_project_whose_making_is_killed_is_no_project_until_the_next_run_has_made_it() {
    let before = Tree::from([("shop/.gitignore".to_owned(), "target\n".to_owned())]);
    let scene = Scene::new(before, &["init", "shop"]);
    // Odd, so that in time every step of a file is struck.
    scene.strike_each(7, "kill", |output, tree, at| {
        assert_eq!(output.status.code(), None, "{at}: {}", told(output));
        scene.is_whole(tree, at);
        let made = scene.after.keys().filter(|path| tree.contains_key(*path)).count();
        assert!(
            !tree.contains_key("shop/cantus.toml") || made == scene.after.len(),
            "{at}"
        );
    });
}

#[test]
fn an_event_is_added_whole_or_not_at_all() {
    let before = Tree::from([
        ("cantus.toml".to_owned(), PROJECT.to_owned()),
        ("registry/contract/demo/package.yaml".to_owned(), BEFORE.to_owned()),
    ]);
    let scene = Scene::new(before, &["new", "event", "word"]);
    let told_or_made = |output: &Output, tree: &Tree, at: &str| is_told(&scene, output, tree, at);
    scene.strike("full", told_or_made);
    scene.strike("denied", told_or_made);
    for step in 1..=scene.steps {
        let folder = laid(&scene.before);
        let at = format!("kill:{step}");
        let output = run(folder.path(), scene.arguments, Some(&at));
        assert_eq!(output.status.code(), None, "{at}: {}", told(&output));
        scene.is_whole(&tree(folder.path()), &at);
        // Any later run sweeps up, whatever it is for.
        assert!(run(folder.path(), &["sync-types"], None).status.success(), "{at}");
        assert_eq!(leftovers(&tree(folder.path())), [""; 0], "{at}");
    }
}
