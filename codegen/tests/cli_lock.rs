//! A lock alone: no project, no YAML.

mod sandbox;

use std::fs;

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
