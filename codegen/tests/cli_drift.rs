//! Drift: each cause, produced by hand, is named rightly and mended.

mod sandbox;

use std::fs;
use std::path::PathBuf;

use sandbox::{DECLARED, EMIT, LOCK, PACKAGE, READ, Run, Sandbox};

/// Expects the causes of drift, by path, in `check` and `sync-types --check`; then that a sync mends them.
#[track_caller]
fn check(sandbox: &Sandbox, expected: &[(&str, &str)]) {
    let before = sandbox.snapshot();
    for arguments in [
        &["check"][..],
        &["check", "--only", "drift"],
        &["sync-types", "--check"],
    ] {
        let run = sandbox.run(arguments).exits(1).says("run `cantus sync-types`");
        assert_eq!(causes(&run), expected, "{arguments:?}\n{}", run.stderr);
        assert_eq!(run.stdout, "");
    }
    assert_eq!(sandbox.snapshot(), before, "a check writes nothing");
    sandbox.run(&["sync-types"]).exits(0);
    sandbox.run(&["check"]).exits(0);
    let mended = sandbox.snapshot();
    sandbox
        .run(&["sync-types"])
        .exits(0)
        .says("nothing to write: everything is up to date");
    assert_eq!(sandbox.snapshot(), mended, "a second sync touches nothing");
    sandbox.has_no_leftovers();
}

fn causes(run: &Run) -> Vec<(&str, &str)> {
    let heads = run.stderr.lines().filter_map(|line| line.strip_prefix("error["));
    heads.filter_map(split_head).collect()
}

/// `missing]: `a/b.json` is …` → the path and the cause.
fn split_head(head: &str) -> Option<(&str, &str)> {
    let (cause, rest) = head.split_once("]: `")?;
    Some((rest.split_once('`')?.0, cause))
}

#[test]
fn nothing_written_yet_is_missing() {
    check(
        &Sandbox::new(),
        &[(LOCK, "missing"), (EMIT, "missing"), (READ, "missing")],
    );
}

#[test]
fn a_deleted_artifact_is_missing() {
    let sandbox = Sandbox::synced();
    fs::remove_file(sandbox.path(READ)).expect("it is there");
    check(&sandbox, &[(READ, "missing")]);
}

#[test]
fn an_edit_of_the_registry_makes_stale_with_a_diff_and_a_summary() {
    let sandbox = Sandbox::synced();
    sandbox.edit(DECLARED, "level?: Level", "level?: Level\n      pages?: uint32");
    let run = sandbox
        .run(&["check"])
        .exits(1)
        .says("+++ b/generated/schemas/demo.emit.schema.json");
    assert!(
        run.stderr.contains("added field `demo.note.pages`: `pages?: uint32`"),
        "{}",
        run.stderr
    );
    check(&sandbox, &[(LOCK, "stale"), (EMIT, "stale"), (READ, "stale")]);
}

#[test]
fn an_edit_by_hand_is_edited_even_where_the_registry_moved_on() {
    let sandbox = Sandbox::synced();
    sandbox.edit(EMIT, "\"title\"", "\"titel\"");
    check(&sandbox, &[(EMIT, "edited")]);
    sandbox.edit(EMIT, "\"title\"", "\"titel\"");
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    check(&sandbox, &[(LOCK, "stale"), (EMIT, "edited"), (READ, "stale")]);
}

#[test]
fn a_lock_edited_by_hand_is_edited() {
    let sandbox = Sandbox::synced();
    sandbox.edit(LOCK, "Somebody said", "Nobody said");
    check(&sandbox, &[(LOCK, "edited")]);
}

#[test]
fn what_a_removed_package_left_behind_is_an_orphan() {
    let sandbox = Sandbox::synced();
    let other = PACKAGE.replace("package: demo", "package: other");
    sandbox.write("registry/contract/other/package.yaml", other);
    sandbox
        .run(&["sync-types"])
        .exits(0)
        .says("added package `other`: version 1.0.0");
    fs::remove_dir_all(sandbox.path("registry/contract/other")).expect("it is there");
    sandbox.write("generated/schemas/notes.txt", "by hand\n");
    sandbox.write("generated/schemas/node_modules/copy.json", sandbox.read(EMIT));
    let emit = "generated/schemas/other.emit.schema.json";
    let read = "generated/schemas/other.read.schema.json";
    check(&sandbox, &[(LOCK, "stale"), (emit, "orphan"), (read, "orphan")]);
    assert!(!sandbox.path(emit).exists());
    assert!(
        sandbox.path("generated/schemas/notes.txt").exists(),
        "what bears no banner is not ours to remove"
    );
    assert!(
        sandbox.path("generated/schemas/node_modules/copy.json").exists(),
        "nor is what npm installed"
    );
}

#[test]
fn a_folder_that_orphans_leave_empty_goes_with_them() {
    let sandbox = Sandbox::synced();
    sandbox.edit("cantus.toml", "base = ", "events = \"separate\"\nbase = ");
    sandbox
        .run(&["sync-types"])
        .exits(0)
        .says("wrote generated/schemas/demo/note.emit.schema.json (missing)");
    sandbox.edit("cantus.toml", "separate", "bundled");
    sandbox
        .run(&["sync-types"])
        .exits(0)
        .says("0 written, 3 unchanged, 4 removed");
    assert!(!sandbox.path("generated/schemas/demo").exists());
    assert!(sandbox.path("generated/schemas").exists());
}

#[test]
fn an_unfinished_merge_is_a_conflict() {
    let sandbox = Sandbox::synced();
    for path in [EMIT, LOCK] {
        let text = sandbox.read(path);
        let other = text.replace("Somebody", "Nobody");
        sandbox.write(path, format!("<<<<<<< HEAD\n{text}=======\n{other}>>>>>>> topic\n"));
    }
    check(&sandbox, &[(LOCK, "conflict"), (EMIT, "conflict")]);
}

#[test]
fn an_orphan_with_an_unfinished_merge_is_still_an_orphan() {
    let sandbox = Sandbox::synced();
    let orphan = "generated/schemas/gone.emit.schema.json";
    let text = sandbox.read(EMIT);
    sandbox.write(orphan, format!("<<<<<<< HEAD\n{text}=======\n{text}>>>>>>> topic\n"));
    check(&sandbox, &[(orphan, "orphan")]);
}

#[test]
fn another_output_format_is_a_version() {
    let sandbox = Sandbox::synced();
    sandbox.edit(EMIT, "| json-schema/1 |", "| json-schema/999 |");
    check(&sandbox, &[(EMIT, "version")]);
}

#[test]
fn a_checkout_with_crlf_is_up_to_date_and_still_knows_an_edit() {
    let sandbox = Sandbox::synced();
    for path in [LOCK, EMIT, READ, DECLARED, "cantus.toml"] {
        sandbox.write(path, sandbox.read(path).replace('\n', "\r\n"));
    }
    let before = sandbox.snapshot();
    sandbox.run(&["check"]).exits(0);
    sandbox.run(&["sync-types"]).exits(0).says("nothing to write");
    assert_eq!(sandbox.snapshot(), before);
    sandbox.edit(EMIT, "\"title\"", "\"titel\"");
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    check(&sandbox, &[(LOCK, "stale"), (EMIT, "edited"), (READ, "stale")]);
}

#[test]
fn what_is_remembered_never_hides_a_difference() {
    let sandbox = Sandbox::synced();
    let memories = || -> Vec<PathBuf> {
        let projects = fs::read_dir(sandbox.path("../cache")).expect("a sync remembers");
        let files = projects.flat_map(|project| fs::read_dir(project.expect("an entry").path()).expect("a folder"));
        files.map(|file| file.expect("an entry").path()).collect()
    };
    assert_eq!(memories().len(), 1, "one target, one memory");
    // The same with a memory, with a broken one, with none, and with none wanted.
    check_edited(&sandbox);
    fs::write(&memories()[0], "{").expect("a file");
    check_edited(&sandbox);
    fs::remove_dir_all(sandbox.path("../cache")).expect("it is there");
    check_edited(&sandbox);
    let mut command = sandbox.command(&["check"]);
    Run::of(command.env("CANTUS_CACHE_DIR", "").output().expect("it runs"))
        .exits(0)
        .says("3 artifacts are up to date");
    // A remembered target keeps its files from being taken for orphans.
    sandbox.run(&["check"]).exits(0).says("3 artifacts are up to date");
}

#[track_caller]
fn check_edited(sandbox: &Sandbox) {
    sandbox.edit(EMIT, "\"title\"", "\"titel\"");
    check(sandbox, &[(EMIT, "edited")]);
}

#[test]
fn the_same_project_gives_the_same_bytes() {
    let (one, other) = (Sandbox::synced(), Sandbox::synced());
    for path in [LOCK, EMIT, READ] {
        assert_eq!(one.read(path), other.read(path));
    }
}

#[test]
fn every_artifact_bears_the_banner() {
    let sandbox = Sandbox::synced();
    for path in [LOCK, EMIT, READ] {
        let banner = codegen::banner::parse(&sandbox.read(path)).expect(path);
        assert!(banner.is_intact(), "{path}");
    }
}

#[test]
fn only_registry_does_not_look_at_artifacts() {
    let sandbox = Sandbox::new();
    sandbox
        .run(&["check", "--only", "registry"])
        .exits(0)
        .says("nothing is wrong with the registry");
    sandbox
        .run(&["check", "--only", "compat"])
        .exits(0)
        .says("there is no release yet");
    sandbox.write("registry/releases/demo/1.0.0.lock.json", "{}");
    sandbox
        .run(&["check", "--only", "compat"])
        .exits(2)
        .says("does not compare");
}

#[test]
fn warnings_fail_only_when_they_are_denied() {
    let sandbox = Sandbox::synced();
    sandbox.edit(DECLARED, "level?: Level", "levelOfIt?: Level");
    sandbox
        .run(&["check", "--only", "registry"])
        .exits(0)
        .says("warning[case-style]");
    let before = sandbox.snapshot();
    sandbox
        .run(&["sync-types", "--deny-warnings"])
        .exits(1)
        .says("1 warning (denied), nothing was written");
    assert_eq!(sandbox.snapshot(), before);
    sandbox.run(&["sync-types"]).exits(0);
    sandbox.run(&["check", "--deny-warnings"]).exits(1);
}
