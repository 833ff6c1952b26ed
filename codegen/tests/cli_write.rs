//! What a sync does to the disk, above all when the disk is not as it should be.

mod sandbox;

use std::fs;
use std::process::Stdio;
use std::time::{Duration, SystemTime};

use sandbox::{CANTUS, DECLARED, EMIT, LOCK, READ, Run, Sandbox};

/// Expects that the command could not run, and that it left everything as it was.
#[cfg(unix)]
#[track_caller]
fn fails_and_leaves_all(sandbox: &Sandbox, run: impl FnOnce(&Sandbox) -> Run, said: &str) {
    let before = sandbox.snapshot();
    run(sandbox).exits(2).says(said);
    assert_eq!(sandbox.snapshot(), before);
    sandbox.has_no_leftovers();
}

#[cfg(unix)]
fn set_mode(sandbox: &Sandbox, path: &str, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(sandbox.path(path), fs::Permissions::from_mode(mode)).expect("it is ours");
}

#[test]
fn from_a_registry_with_an_error_nothing_is_written() {
    let sandbox = Sandbox::synced();
    sandbox.edit(DECLARED, "level?: Level", "level?: Levle");
    let before = sandbox.snapshot();
    sandbox
        .run(&["sync-types"])
        .exits(1)
        .says("error[unknown-type]")
        .says("nothing was written");
    sandbox.run(&["check"]).exits(1).says("the artifacts were not compared");
    assert_eq!(sandbox.snapshot(), before);
}

#[test]
fn without_a_registry_folder_the_command_cannot_run() {
    let sandbox = Sandbox::synced();
    fs::remove_dir_all(sandbox.path("registry")).expect("it is there");
    for arguments in [&["check"][..], &["sync-types"], &["explain", "note"]] {
        sandbox.run(arguments).exits(2).says("registry/contract");
    }
    assert!(sandbox.path(EMIT).exists());
}

#[test]
fn file_not_ours() {
    let sandbox = Sandbox::synced();
    for (path, text) in [
        (EMIT, "{\n  \"by\": \"hand\"\n}\n"),
        (READ, "<<<<<<< a\n=======\n>>>>>>> b\n"),
    ] {
        sandbox.write(path, text);
    }
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    let before = sandbox.snapshot();
    for arguments in [&["sync-types"][..], &["check"], &["sync-types", "--check"]] {
        let run = sandbox.run(arguments).exits(1).says("error[file-not-ours]");
        assert!(run.stderr.contains(&format!("--> {EMIT}:1:1")), "{}", run.stderr);
        assert!(run.stderr.contains(&format!("--> {READ}:1:1")), "{}", run.stderr);
    }
    assert_eq!(sandbox.snapshot(), before, "not even what could be written was");
    fs::remove_file(sandbox.path(EMIT)).expect("it is there");
    fs::remove_file(sandbox.path(READ)).expect("it is there");
    sandbox.run(&["sync-types"]).exits(0);
}

#[test]
fn a_folder_or_a_file_in_the_way_is_not_ours_either() {
    let sandbox = Sandbox::new();
    fs::create_dir_all(sandbox.path(EMIT)).expect("a folder");
    sandbox
        .run(&["sync-types"])
        .exits(1)
        .says("a folder stands where it belongs");
    let sandbox = Sandbox::new();
    sandbox.write("generated/schemas", "a file");
    sandbox
        .run(&["sync-types"])
        .exits(1)
        .says("a file stands where its folder belongs");
    assert_eq!(sandbox.read("generated/schemas"), "a file");
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_way_is_not_waited_for() {
    let sandbox = Sandbox::synced();
    fs::remove_file(sandbox.path(EMIT)).expect("it is there");
    let made = std::process::Command::new("mkfifo").arg(sandbox.path(EMIT)).status();
    assert!(made.expect("mkfifo runs").success());
    for command in ["check", "sync-types"] {
        sandbox
            .run(&[command])
            .exits(1)
            .says("a pipe or a device stands where it belongs");
    }
}

#[cfg(unix)]
#[test]
fn a_link_below_an_output_folder_is_not_followed() {
    let sandbox = Sandbox::synced();
    sandbox.write("elsewhere.json", sandbox.read(EMIT));
    fs::remove_file(sandbox.path(EMIT)).expect("it is there");
    std::os::unix::fs::symlink(sandbox.path("elsewhere.json"), sandbox.path(EMIT)).expect("a link");
    sandbox
        .run(&["sync-types"])
        .exits(1)
        .says("a symbolic link stands where it belongs");
    assert!(sandbox.path("elsewhere.json").exists());
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_stops_the_sync_before_it_changes_anything() {
    let sandbox = Sandbox::synced();
    set_mode(&sandbox, "generated", 0o777);
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    set_mode(&sandbox, "generated/schemas", 0o555);
    let said = "could not write `";
    fails_and_leaves_all(&sandbox, |sandbox| sandbox.run_as_nobody(&["sync-types"]), said);
    sandbox.run_as_nobody(&["check"]).exits(1).says("error[stale]");
    set_mode(&sandbox, "generated/schemas", 0o777);
    sandbox.run_as_nobody(&["sync-types"]).exits(0);
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_made_stops_the_sync() {
    let sandbox = Sandbox::new();
    let root = sandbox.root();
    fs::create_dir(root.join("generated")).expect("a folder");
    set_mode(&sandbox, "generated", 0o555);
    fails_and_leaves_all(
        &sandbox,
        |sandbox| sandbox.run_as_nobody(&["sync-types"]),
        "could not write `",
    );
}

#[cfg(unix)]
#[test]
fn what_cannot_be_read_is_named() {
    let sandbox = Sandbox::synced();
    set_mode(&sandbox, EMIT, 0o000);
    sandbox
        .run_as_nobody(&["check"])
        .exits(2)
        .says("demo.emit.schema.json`: Permission denied");
    set_mode(&sandbox, EMIT, 0o644);
    set_mode(&sandbox, "cantus.toml", 0o000);
    sandbox
        .run_as_nobody(&["check"])
        .exits(2)
        .says("cantus.toml`: Permission denied");
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_everything_as_it_was() {
    let sandbox = Sandbox::synced();
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    // A limit on the size of files fails in the middle of a write, as a full disk does.
    let run = |sandbox: &Sandbox| {
        let mut command = std::process::Command::new("sh");
        command.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" sync-types", CANTUS]);
        Run::of(command.current_dir(sandbox.root()).output().expect("a shell"))
    };
    fails_and_leaves_all(&sandbox, run, "could not write `");
}

/// Runs a script of the shell in the project, with the command as `$0`.
#[cfg(unix)]
fn shell(sandbox: &Sandbox, script: &str) -> std::process::Output {
    let mut command = std::process::Command::new("sh");
    command.args(["-c", script, CANTUS]).current_dir(sandbox.root());
    command.env("CANTUS_CACHE_DIR", sandbox.root().join("../cache"));
    command.output().expect("a shell")
}

/// Puts the generated files on a disk of that size and runs a script there, where mounting is allowed.
#[cfg(unix)]
fn on_a_small_disk(sandbox: &Sandbox, size: &str, script: &str) -> Option<Run> {
    let mount = format!("mount -t tmpfs -o size={size} tmpfs generated");
    let mounted = format!("unshare -m sh -c '{mount}' || exit 3; ");
    if shell(sandbox, &mounted).status.code() != Some(0) {
        return None;
    }
    let script = format!("exec unshare -m sh -c '{mount} && {script}' \"$0\"");
    Some(Run::of(shell(sandbox, &script)))
}

#[cfg(unix)]
#[test]
fn a_disk_that_is_full_is_told_and_takes_what_fits_once_there_is_room() {
    let sandbox = Sandbox::new();
    fs::create_dir(sandbox.path("generated")).expect("a folder");
    let fails = "\"$0\" sync-types; code=$?; find generated -type f; exit $code";
    let Some(run) = on_a_small_disk(&sandbox, "8k", fails) else {
        // Another test limits the size of files instead.
        return;
    };
    let run = run.exits(2).says("could not write `").says("No space left on device");
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    assert_eq!(run.stdout, "", "nothing was left behind");
    let mended = "\"$0\" sync-types; mount -o remount,size=8M generated && \"$0\" sync-types && \"$0\" check";
    on_a_small_disk(&sandbox, "8k", mended)
        .expect("it worked before")
        .exits(0);
}

#[cfg(unix)]
#[test]
fn a_run_that_is_killed_while_it_writes_is_made_good_by_the_next() {
    let sandbox = Sandbox::synced();
    let whole = sandbox.snapshot();
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    // The signal for files that grow too large kills in the middle of a write.
    let killed = shell(&sandbox, "ulimit -c 0; ulimit -f 1; exec \"$0\" sync-types");
    assert_eq!(killed.status.code(), None);
    let left = sandbox.snapshot();
    // One for each thread that was writing.
    assert!(left.len() > whole.len(), "a temporary file is left behind");
    for file in whole.iter().filter(|(path, _, _)| !path.ends_with(DECLARED)) {
        assert!(left.contains(file), "{}", file.0.display());
    }
    sandbox.run(&["check"]).exits(1);
    sandbox.run(&["sync-types"]).exits(0);
    sandbox.has_no_leftovers();
    sandbox.run(&["check"]).exits(0);
}

#[cfg(unix)]
#[test]
fn more_files_are_written_than_can_be_open_at_once() {
    let sandbox = Sandbox::new();
    sandbox.write(
        "cantus.toml",
        sandbox::PROJECT.replace("base =", "events = \"separate\"\nbase ="),
    );
    let events: String = (0..60)
        .map(|number| format!("  more_{number}: {{summary: One more.}}\n"))
        .collect();
    sandbox.edit(DECLARED, "events:\n", &format!("events:\n{events}"));
    Run::of(shell(&sandbox, "ulimit -n 40; exec \"$0\" sync-types")).exits(0);
    assert!(sandbox.snapshot().len() > 60);
}

#[test]
fn a_file_that_is_read_only_is_not_replaced() {
    let sandbox = Sandbox::synced();
    let set = |readonly| {
        let mut rights = fs::metadata(sandbox.path(READ)).expect(READ).permissions();
        rights.set_readonly(readonly);
        fs::set_permissions(sandbox.path(READ), rights).expect("it is ours");
    };
    set(true);
    sandbox.run(&["sync-types"]).exits(0);
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    let before = sandbox.snapshot();
    let run = sandbox
        .run(&["sync-types"])
        .exits(2)
        .says("demo.read.schema.json`: it is read-only");
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    assert_eq!(sandbox.snapshot(), before);
    sandbox.edit(DECLARED, "Someone said", "Somebody said");
    sandbox.run(&["sync-types"]).exits(0);
}

#[test]
fn a_file_that_a_power_cut_left_empty_is_written_again() {
    let sandbox = Sandbox::synced();
    let (emit, read) = (sandbox.read(EMIT), sandbox.read(READ));
    sandbox.write(EMIT, "");
    sandbox.write(READ, [0; 4096]);
    sandbox.run(&["check"]).exits(1);
    sandbox.run(&["sync-types"]).exits(0);
    assert_eq!((sandbox.read(EMIT), sandbox.read(READ)), (emit, read));
}

#[cfg(unix)]
#[test]
fn a_current_folder_that_vanished_is_told_so() {
    let sandbox = Sandbox::synced();
    let script = "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" check";
    let mut command = std::process::Command::new("sh");
    command.args(["-c", script, CANTUS]).current_dir(sandbox.root());
    Run::of(command.output().expect("a shell"))
        .exits(2)
        .says("could not read");
}

#[cfg(unix)]
#[test]
fn rights_of_a_file_stay_and_a_new_one_can_be_read_by_all() {
    use std::os::unix::fs::PermissionsExt as _;
    let sandbox = Sandbox::synced();
    let mode = |path: &str| fs::metadata(sandbox.path(path)).expect(path).permissions().mode() & 0o777;
    assert_eq!(mode(EMIT) & 0o444, mode(DECLARED) & 0o444);
    set_mode(&sandbox, EMIT, 0o640);
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    sandbox.run(&["sync-types"]).exits(0);
    assert_eq!(mode(EMIT), 0o640);
}

#[test]
fn what_a_killed_run_left_behind_goes_once_nobody_can_be_writing_it() {
    let sandbox = Sandbox::synced();
    let (old, new) = ("generated/schemas/.cantus-old.tmp", "generated/schemas/.cantus-new.tmp");
    sandbox.write(old, "{\n");
    sandbox.write(new, "{\n");
    let hour_ago = SystemTime::now() - Duration::from_secs(3600);
    let file = fs::File::options()
        .write(true)
        .open(sandbox.path(old))
        .expect("it is there");
    file.set_modified(hour_ago).expect("it is ours");
    sandbox
        .run(&["check"])
        .exits(1)
        .says("error[orphan]: `generated/schemas/.cantus-old.tmp`");
    sandbox.run(&["sync-types"]).exits(0);
    assert!(!sandbox.path(old).exists());
    assert!(sandbox.path(new).exists(), "another run may be writing it");
}

#[test]
fn concurrent_syncs_end_right() {
    let sandbox = Sandbox::synced();
    for round in 0..4 {
        let kind = if round % 2 == 0 { "separate" } else { "bundled" };
        sandbox.write(
            "cantus.toml",
            sandbox::PROJECT.replace("base =", &format!("events = \"{kind}\"\nbase =")),
        );
        sandbox.edit(DECLARED, "said something", &format!("said something {round}"));
        let runs: Vec<_> = (0..6)
            .map(|_| {
                let mut command = sandbox.command(&["sync-types"]);
                command
                    .stdout(Stdio::piped())
                    .stderr(Stdio::piped())
                    .spawn()
                    .expect("it starts")
            })
            .collect();
        for run in runs {
            Run::of(run.wait_with_output().expect("it ends")).exits(0);
        }
        sandbox.run(&["check"]).exits(0);
        sandbox.has_no_leftovers();
    }
    assert!(sandbox.path(LOCK).exists());
}

#[cfg(unix)]
#[test]
fn the_last_of_many_edits_is_what_stands_at_the_end() {
    let sandbox = Sandbox::synced();
    let mut runs = Vec::new();
    for round in 0..12 {
        let text = sandbox::PACKAGE.replace("said something", &format!("said something {round}"));
        sandbox.write("edited", text);
        fs::rename(sandbox.path("edited"), sandbox.path(DECLARED)).expect("it is there");
        let mut command = sandbox.command(&["sync-types"]);
        runs.push(command.stderr(Stdio::null()).spawn().expect("it starts"));
    }
    for mut run in runs {
        assert_eq!(run.wait().expect("it ends").code(), Some(0));
    }
    sandbox.run(&["check"]).exits(0);
    sandbox.has_no_leftovers();
}
