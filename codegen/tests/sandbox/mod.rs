//! A small project in a temporary folder, and the `cantus` command run in it.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// The project file of every sandbox.
pub const PROJECT: &str = "\
cantus = \"0.1\"

[targets.json-schema]
out = \"generated/schemas\"
base = \"https://schemas.example/\"
";

/// The one package of every sandbox.
pub const PACKAGE: &str = "\
package: demo
version: 1.0.0
summary: A small vocabulary.
style: {fields: snake_case, events: snake_case}
envelope: {tag: event, content: data}

types:
  Level:
    enum:
      low: Hardly worth a word.
      high: Worth a shout.

events:
  note:
    summary: Somebody said something.
    since: 1.0.0
    use_when: What was said is for people.
    instead_of:
      end: More is to come.
    fields:
      text: string -- what was said
      level?: Level
    examples:
      - {text: hello}
  end:
    summary: The stream is over.

errors:
  codes:
    gap:
      summary: Something is missing.
      status: 409
      retryable: true
      hint: Read it again.
";

/// The lock of every sandbox.
pub const LOCK: &str = "generated/registry.lock.json";
/// One artifact of every sandbox.
pub const EMIT: &str = "generated/schemas/demo.emit.schema.json";
/// Another artifact of every sandbox.
pub const READ: &str = "generated/schemas/demo.read.schema.json";
/// The file of the package.
pub const DECLARED: &str = "registry/contract/demo/package.yaml";

/// The command under test.
pub const CANTUS: &str = env!("CARGO_BIN_EXE_cantus");

/// A project in a temporary folder.
pub struct Sandbox {
    folder: TempDir,
}

/// What a run of the command gave.
#[derive(Debug)]
pub struct Run {
    /// The exit code.
    pub code: i32,
    /// What machines read.
    pub stdout: String,
    /// What people read.
    pub stderr: String,
}

impl Run {
    /// Takes what a process left.
    pub fn of(output: Output) -> Self {
        Self {
            code: output.status.code().expect("the command ends by itself"),
            stdout: String::from_utf8(output.stdout).expect("stdout is UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("stderr is UTF-8"),
        }
    }

    /// Asserts the exit code.
    #[track_caller]
    pub fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, code, "{}{}", self.stdout, self.stderr);
        self
    }

    /// Asserts what people are told.
    #[track_caller]
    pub fn says(self, text: &str) -> Self {
        assert!(self.stderr.contains(text), "{text:?} is not in:\n{}", self.stderr);
        self
    }
}

impl Sandbox {
    /// A project whose artifacts were never written.
    pub fn new() -> Self {
        let sandbox = Self {
            folder: tempfile::tempdir().expect("a temporary folder"),
        };
        sandbox.write("project/cantus.toml", PROJECT);
        sandbox.write(&format!("project/{DECLARED}"), PACKAGE);
        sandbox
    }

    /// A project whose artifacts are up to date.
    pub fn synced() -> Self {
        let sandbox = Self::new();
        sandbox.run(&["sync-types"]).exits(0);
        sandbox
    }

    /// The project's folder.
    pub fn root(&self) -> PathBuf {
        self.folder.path().join("project")
    }

    /// A path in the project.
    pub fn path(&self, path: &str) -> PathBuf {
        self.root().join(path)
    }

    /// The command, about to be run in the project's folder.
    pub fn command(&self, arguments: &[&str]) -> Command {
        self.command_of(Path::new(CANTUS), arguments)
    }

    fn command_of(&self, program: &Path, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(self.root());
        command.env("CANTUS_CACHE_DIR", self.folder.path().join("cache"));
        command.env_remove("GITHUB_WORKSPACE").env_remove("NO_COLOR");
        command
    }

    /// Runs the command in the project's folder.
    pub fn run(&self, arguments: &[&str]) -> Run {
        Run::of(self.command(arguments).output().expect("the command starts"))
    }

    /// Runs the command as somebody who has no rights but those that everybody has.
    #[cfg(unix)]
    pub fn run_as_nobody(&self, arguments: &[&str]) -> Run {
        use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
        let folder = self.folder.path();
        if fs::metadata(folder).expect("it exists").uid() != 0 {
            return self.run(arguments);
        }
        // The superuser reads and writes everything, so rights are dropped first; the copy can be run by all.
        fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("it is ours");
        let program = folder.join("cantus");
        if !program.exists() {
            fs::copy(CANTUS, &program).expect("the command can be copied");
        }
        let mut all = vec!["--reuid", "65534", "--regid", "65534", "--clear-groups"];
        let program = program.to_str().expect("a temporary path is UTF-8").to_owned();
        all.push(&program);
        all.extend(arguments);
        let mut command = self.command_of(Path::new("setpriv"), &all);
        Run::of(command.output().expect("`setpriv` of util-linux is there"))
    }

    /// Writes a file, and the folders above it; the path is relative to the project.
    pub fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let base = if path.starts_with("project/") {
            self.folder.path().to_owned()
        } else {
            self.root()
        };
        let path = base.join(path);
        fs::create_dir_all(path.parent().expect("a file stands in a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    /// The text of a file of the project.
    #[track_caller]
    pub fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).expect(path)
    }

    /// Replaces a part of a file, which must be there.
    #[track_caller]
    pub fn edit(&self, path: &str, from: &str, to: &str) {
        let text = self.read(path);
        assert!(text.contains(from), "{from:?} is not in {path}:\n{text}");
        self.write(path, text.replacen(from, to, 1));
    }

    /// Every file of the project, with its text and when it was last written.
    pub fn snapshot(&self) -> Vec<(PathBuf, Vec<u8>, std::time::SystemTime)> {
        let mut files = Vec::new();
        let mut folders = vec![self.root()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let written = fs::metadata(&path).expect("a file").modified().expect("a time");
                    files.push((path.clone(), fs::read(&path).expect("a file"), written));
                }
            }
        }
        files.sort();
        files
    }

    /// Asserts that no temporary file was left behind.
    #[track_caller]
    pub fn has_no_leftovers(&self) {
        for (path, _, _) in self.snapshot() {
            assert!(!path.to_string_lossy().contains(".cantus-"), "{}", path.display());
        }
    }
}

/// Compares a text with a file beside the tests; `CANTUS_BLESS=1` writes the file instead.
#[track_caller]
pub fn golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("CANTUS_BLESS").is_some() {
        if text.is_empty() {
            // An empty text needs no file.
            let _ = fs::remove_file(path);
            return;
        }
        fs::create_dir_all(path.parent().expect("a file stands in a folder")).expect("a folder");
        fs::write(&path, text).expect("a file");
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert_eq!(text, expected, "{name}; `CANTUS_BLESS=1` accepts what is new");
}
