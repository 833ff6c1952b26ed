//! What goes to which stream, and how each format spells it.

mod sandbox;

use std::fs;
use std::io::Read as _;
use std::process::Stdio;

use sandbox::{DECLARED, EMIT, READ, Run, Sandbox, golden};

/// A project with an error, a warning, and a name that needs escapes.
fn wrong() -> Sandbox {
    let sandbox = Sandbox::synced();
    sandbox.edit(
        DECLARED,
        "level?: Level",
        "level?: Levle\n      spokenAloud?: bool\n      \"100%, or: so?\": Levle",
    );
    sandbox
}

/// A project whose artifacts drifted in three ways.
fn drifted() -> Sandbox {
    let sandbox = Sandbox::synced();
    sandbox.edit(DECLARED, "level?: Level", "level?: Level\n      pages?: uint32");
    sandbox.edit(EMIT, "\"title\"", "\"titel\"");
    fs::remove_file(sandbox.path(READ)).expect("it is there");
    sandbox
}

/// The text without digests, which say nothing to a reader of a golden file.
fn without_digests(text: &str) -> String {
    let mut words = Vec::new();
    for word in text.split_inclusive(|c: char| !c.is_ascii_hexdigit()) {
        let digits = word.trim_end_matches(|c: char| !c.is_ascii_hexdigit());
        words.push(if digits.len() == 64 {
            word.replace(digits, "…")
        } else {
            word.to_owned()
        });
    }
    words.concat()
}

/// Compares both streams of a format with golden files.
#[track_caller]
fn check(name: &str, sandbox: &Sandbox, arguments: &[&str], code: i32) {
    let run = sandbox.run(arguments).exits(code);
    golden(&format!("output/{name}.stdout"), &without_digests(&run.stdout));
    golden(&format!("output/{name}.stderr"), &without_digests(&run.stderr));
}

#[test]
fn findings_in_every_format() {
    let sandbox = wrong();
    check("findings-text", &sandbox, &["check"], 1);
    check("findings-json", &sandbox, &["check", "--format", "json"], 1);
    check("findings-github", &sandbox, &["check", "--format", "github"], 1);
}

#[test]
fn drift_in_every_format() {
    let sandbox = drifted();
    check("drift-text", &sandbox, &["check"], 1);
    check("drift-json", &sandbox, &["check", "--format", "json"], 1);
    check("drift-github", &sandbox, &["check", "--format", "github"], 1);
}

#[test]
fn a_sync_in_every_format() {
    check("sync-text", &drifted(), &["sync-types"], 0);
    check("sync-json", &drifted(), &["sync-types", "--format", "json"], 0);
    check("sync-github", &drifted(), &["sync-types", "--format", "github"], 0);
}

#[test]
fn a_folder_that_a_change_of_out_left_behind_is_told_and_left_alone() {
    let sandbox = Sandbox::synced();
    sandbox.edit("cantus.toml", "generated/schemas", "generated/json");
    sandbox
        .run(&["sync-types"])
        .exits(0)
        .says("warning[output-left-behind]");
    check("left-behind-text", &sandbox, &["check"], 0);
    check("left-behind-github", &sandbox, &["check", "--format", "github"], 0);
    sandbox.run(&["check", "--deny-warnings"]).exits(1);
    assert!(sandbox.path(EMIT).exists());
    fs::remove_dir_all(sandbox.path("generated/schemas")).expect("it is there");
    sandbox.write("generated/notes/by-hand.json", "{}\n");
    let run = sandbox.run(&["check", "--deny-warnings"]).exits(0);
    assert!(!run.stderr.contains("left-behind"), "{}", run.stderr);
}

/// Every cause of drift at once, and a file that is not ours.
#[test]
fn every_cause_of_drift_in_words() {
    let sandbox = Sandbox::new();
    for package in ["edited", "missing", "orphan", "conflict", "version", "theirs"] {
        let text = sandbox::PACKAGE.replace("package: demo", &format!("package: {package}"));
        sandbox.write(&format!("registry/contract/{package}/package.yaml"), text);
    }
    sandbox.run(&["sync-types"]).exits(0);
    let emit = |package: &str| format!("generated/schemas/{package}.emit.schema.json");
    sandbox.edit(&emit("edited"), "\"title\"", "\"titel\"");
    fs::remove_file(sandbox.path(&emit("missing"))).expect("it is there");
    fs::remove_dir_all(sandbox.path("registry/contract/orphan")).expect("it is there");
    let text = sandbox.read(&emit("conflict"));
    sandbox.write(
        &emit("conflict"),
        format!("<<<<<<< HEAD\n{text}=======\n{text}>>>>>>> topic\n"),
    );
    sandbox.edit(&emit("version"), "json-schema/1", "json-schema/999");
    sandbox.write(&emit("theirs"), "{}\n");
    check("every-cause", &sandbox, &["check", "--format", "github"], 1);
    for entry in codegen::catalogue::ALL {
        let told = golden_files().iter().any(|text| {
            text.contains(&format!("error[{}]", entry.id)) || text.contains(&format!("title={}::", entry.id))
        });
        assert!(told, "no golden file shows `{}`", entry.id);
    }
}

fn golden_files() -> Vec<String> {
    let golden = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let folders = ["output", "project", "init", "coverage", "config", "policy", "protocol"]
        .map(|name| fs::read_dir(golden.join(name)).expect(name));
    let files = folders
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("an entry").path());
    files.map(|path| fs::read_to_string(path).expect("a file")).collect()
}

#[test]
fn help_in_full() {
    let sandbox = Sandbox::new();
    for arguments in [
        &["--help"][..],
        &["sync-types", "--help"],
        &["check", "--help"],
        &["explain", "--help"],
        &["init", "--help"],
        &["new", "event", "--help"],
        &["coverage", "--help"],
        &["protocol", "check", "--help"],
    ] {
        let name = format!("help-{}", arguments[0].trim_start_matches("--"));
        check(&name, &sandbox, arguments, 0);
    }
    check("version", &sandbox, &["--version"], 0);
}

#[test]
fn a_command_line_that_means_nothing_cannot_run() {
    let sandbox = Sandbox::synced();
    for arguments in [
        &[][..],
        &["chekc"],
        &["check", "--only", "everything"],
        &["sync-types", "--only", "json-schema"],
        &["sync-types", "--lock", "a.json"],
        &["explain"],
    ] {
        let run = sandbox.run(arguments).exits(2);
        assert_eq!(run.stdout, "", "{arguments:?}");
    }
}

#[test]
fn github_gets_paths_from_the_root_of_the_repository() {
    let sandbox = drifted();
    let root = sandbox.root();
    let repository = root.parent().expect("it has one");
    let mut command = sandbox.command(&["check", "--format", "github"]);
    let run = Run::of(command.env("GITHUB_WORKSPACE", repository).output().expect("it runs"));
    assert!(run.stdout.contains("file=project/generated/schemas/"), "{}", run.stdout);
    let mut command = sandbox.command(&["check", "--format", "github", "--project", "project"]);
    let run = Run::of(command.current_dir(repository).output().expect("it runs"));
    assert!(run.stdout.contains("file=project/generated/schemas/"), "{}", run.stdout);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let sandbox = Sandbox::synced();
    for arguments in [&["explain", "note"][..], &["--help"], &["check", "--format", "json"]] {
        let mut command = sandbox.command(arguments);
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        drop(child.stdout.take());
        let mut said = String::new();
        child
            .stderr
            .take()
            .expect("it is piped")
            .read_to_string(&mut said)
            .expect("it is UTF-8");
        let status = child.wait().expect("it ends");
        assert!(!said.contains("panicked"), "{said}");
        assert_eq!(status.code(), Some(0), "{arguments:?} {said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_printed_is_a_failure() {
    let sandbox = Sandbox::synced();
    for arguments in [&["explain", "note"][..], &["check", "--format", "json"]] {
        let full = std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .expect("Linux has it");
        let mut command = sandbox.command(arguments);
        Run::of(command.stdout(full).output().expect("it runs"))
            .exits(2)
            .says("could not print the result");
    }
}

#[cfg(unix)]
#[test]
fn colour_is_for_terminals_and_never_with_no_color() {
    let sandbox = drifted();
    assert!(!sandbox.run(&["check"]).stderr.contains('\u{1b}'));
    let on_terminal = |environment: &str| -> Option<String> {
        let line = format!("{environment} {} check", sandbox::CANTUS);
        let mut command = std::process::Command::new("script");
        command.args(["-qec", &line, "/dev/null"]).current_dir(sandbox.root());
        command
            .env("TERM", "xterm")
            .env_remove("NO_COLOR")
            .env_remove("CLICOLOR")
            .stdin(Stdio::null());
        command
            .output()
            .ok()
            .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let Some(coloured) = on_terminal("") else {
        eprintln!("`script` of util-linux is not there, so no terminal was tried");
        return;
    };
    assert!(coloured.contains("\u{1b}[1;31merror[edited]\u{1b}[0m"), "{coloured}");
    for environment in ["NO_COLOR=1", "CLICOLOR=0", "TERM=dumb"] {
        let plain = on_terminal(environment).expect("it was just there");
        assert!(
            plain.contains("error[edited]") && !plain.contains('\u{1b}'),
            "{environment} {plain}"
        );
    }
}
