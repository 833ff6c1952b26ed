//! A lock alone: no project, no YAML.

mod sandbox;

use std::fs;
use std::path::{Path, PathBuf};

use codegen::targets::{TARGETS, Target};
use sandbox::{EMIT, LOCK, READ, Run, Sandbox};

/// A folder that holds a lock and nothing else.
fn lock_alone(of: &Sandbox) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::copy(of.path(LOCK), folder.path().join("registry.lock.json")).expect("the lock is there");
    folder
}

fn run(of: &Sandbox, folder: &tempfile::TempDir, more: &[&str]) -> Run {
    let mut arguments = vec!["sync-types", "--lock", "registry.lock.json", "--out", "out"];
    arguments.extend(more);
    Run::of(
        of.command(&arguments)
            .current_dir(folder.path())
            .output()
            .expect("it runs"),
    )
}

const TARGET: [&str; 4] = ["--only", "json-schema", "--set", "base=https://schemas.example/"];

#[test]
fn a_lock_alone_gives_the_same_bytes_as_the_project() {
    let sandbox = Sandbox::synced();
    let folder = lock_alone(&sandbox);
    run(&sandbox, &folder, &TARGET)
        .exits(0)
        .says("2 written, 0 unchanged, 0 removed");
    for path in [EMIT, READ] {
        let name = path.rsplit('/').next().expect("a path has a name");
        let written = fs::read_to_string(folder.path().join("out").join(name)).expect(name);
        assert_eq!(written, sandbox.read(path));
    }
    run(&sandbox, &folder, &TARGET).exits(0).says("nothing to write");
    let check = [&TARGET[..], &["--check"]].concat();
    run(&sandbox, &folder, &check).exits(0);
    fs::remove_file(folder.path().join("out/demo.read.schema.json")).expect("it is there");
    run(&sandbox, &folder, &check)
        .exits(1)
        .says("run `cantus sync-types --lock registry.lock.json --only json-schema");
}

/// The files of a folder and their texts.
fn texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut folders = vec![folder.to_owned()];
    let mut found = Vec::new();
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).expect("a file");
                found.push((path.strip_prefix(folder).expect("it is below").to_owned(), text));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_target_is_written_from_a_lock_alone() {
    let sandbox = Sandbox::new();
    let base = "https://schemas.example/";
    let has_base = |target: &dyn Target| target.settings().iter().any(|setting| setting.name == "base");
    let mut project = "cantus = \"0.1\"\n".to_owned();
    for target in TARGETS {
        let name = target.name();
        project.push_str(&format!("[targets.{name}]\nout = \"out/{name}\"\n"));
        if has_base(*target) {
            project.push_str(&format!("base = \"{base}\"\n"));
        }
    }
    sandbox.write("project/cantus.toml", project);
    sandbox.run(&["sync-types"]).exits(0);
    for target in TARGETS {
        let folder = lock_alone(&sandbox);
        let set = format!("base={base}");
        let mut arguments = vec!["--only", target.name()];
        if has_base(*target) {
            arguments.extend(["--set", &set]);
        }
        run(&sandbox, &folder, &arguments).exits(0);
        let written = texts(&folder.path().join("out"));
        assert!(!written.is_empty(), "{} writes something", target.name());
        assert_eq!(written, texts(&sandbox.path("out").join(target.name())));
    }
}

#[test]
fn another_targets_files_in_the_folder_are_no_orphans() {
    let sandbox = Sandbox::synced();
    let folder = lock_alone(&sandbox);
    let text = sandbox.read(EMIT);
    let put = |name: &str, text: &str| fs::write(folder.path().join("out").join(name), text).expect("a file");
    fs::create_dir(folder.path().join("out")).expect("a folder");
    put("foreign.json", &text.replace("json-schema/1", "another/1"));
    put("gone.emit.schema.json", &text);
    run(&sandbox, &folder, &TARGET)
        .exits(0)
        .says("removed out/gone.emit.schema.json");
    assert!(folder.path().join("out/foreign.json").exists());
}

#[test]
fn sub_folders_that_the_target_does_not_write_to_are_left_alone() {
    let sandbox = Sandbox::synced();
    let folder = lock_alone(&sandbox);
    let theirs = folder.path().join("out/project/schemas");
    fs::create_dir_all(&theirs).expect("a folder");
    fs::write(theirs.join("gone.emit.schema.json"), sandbox.read(EMIT)).expect("a file");
    run(&sandbox, &folder, &TARGET)
        .exits(0)
        .says("2 written, 0 unchanged, 0 removed");
    assert!(theirs.join("gone.emit.schema.json").exists());
}

#[test]
fn a_lock_that_is_none_or_was_edited_is_refused() {
    let sandbox = Sandbox::synced();
    let folder = lock_alone(&sandbox);
    run(&sandbox, &folder, &["--only", "cobol"])
        .exits(2)
        .says("no target is named `cobol`; the targets are");
    let path = folder.path().join("registry.lock.json");
    let text = fs::read_to_string(&path).expect("it is there");
    for (wrong, said) in [
        ("", "does not parse"),
        (&*text.replace("Somebody", "Nobody"), "was edited"),
        (&*text.replace("\"format\": 1", "\"format\": 99"), "install a newer"),
    ] {
        fs::write(&path, wrong).expect("a file");
        run(&sandbox, &folder, &TARGET).exits(2).says(said);
        assert!(!folder.path().join("out").exists());
    }
    fs::remove_file(&path).expect("it is there");
    run(&sandbox, &folder, &TARGET)
        .exits(2)
        .says("could not read `registry.lock.json`");
}
