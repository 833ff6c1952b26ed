//! Crates outside the workspace, as a user has them: their dependency features are not unified with the workspace's.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A crate in the folder that Cargo gives to integration tests.
pub struct Outside {
    temporary: PathBuf,
    root: PathBuf,
}

impl Outside {
    /// Makes its folder. `temporary` is what `CARGO_TARGET_TMPDIR` says; `manifest` goes on behind `[package]`.
    pub fn new(temporary: &str, name: &str, manifest: &str) -> Self {
        let temporary = PathBuf::from(temporary);
        let root = temporary.join(name);
        fs::create_dir_all(root.join("src")).expect("the folder can be made");
        let made = Self { temporary, root };
        made.write(
            "Cargo.toml",
            &format!(
                "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n{manifest}"
            ),
        );
        fs::copy(workspace().join("Cargo.lock"), made.root.join("Cargo.lock")).expect("the workspace has a lock file");
        made
    }

    /// Writes a file unless it is right already, so that Cargo sees what changed.
    pub fn write(&self, path: impl AsRef<Path>, text: &str) {
        write(&self.root.join(path), text);
    }

    /// Runs Cargo on the crate, which must succeed without a warning.
    #[track_caller]
    pub fn cargo(&self, arguments: &[&str], program: &[&str]) {
        let output = cargo(&self.temporary)
            .args(arguments)
            .args(["--quiet", "--manifest-path"])
            .arg(self.root.join("Cargo.toml"))
            .arg("--")
            .args(program)
            .output()
            .expect("cargo runs");
        content(&output);
    }
}

/// Fails with what a program said, unless it succeeded.
#[track_caller]
pub fn content(output: &Output) {
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{}\n{out}\n{err}", output.status);
}

/// Cargo, offline, with a target folder that all crates outside share, and little to write to it.
pub fn cargo(temporary: impl AsRef<Path>) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .env("CARGO_TARGET_DIR", temporary.as_ref().join("generated-target"))
        .env("CARGO_NET_OFFLINE", "true")
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("RUSTFLAGS", "-D warnings");
    cargo
}

/// The folder of the workspace.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Writes a file unless it is right already.
pub fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).ok().as_deref() != Some(text) {
        fs::write(path, text).expect("the folder can be written");
    }
}
