//! `cantus explain`: everything that has a name can be asked for.

mod sandbox;

use sandbox::{DECLARED, PACKAGE, Sandbox, golden};

#[track_caller]
fn check(name: &str, asked: &str) {
    let run = Sandbox::synced().run(&["explain", asked]).exits(0);
    assert_eq!(run.stderr, "");
    golden(&format!("explain/{name}.txt"), &run.stdout);
}

#[test]
fn everything_with_a_name_is_explained() {
    check("event", "note");
    check("type", "demo.Level");
    check("field", "note.text");
    check("enum-member", "Level.high");
    check("error-code", "gap");
    check("package", "demo");
    check("finding", "identifiers-meet");
    check("drift", "stale");
}

#[test]
fn a_name_in_two_packages_is_explained_twice_and_with_its_package_once() {
    let sandbox = Sandbox::new();
    sandbox.write(
        "registry/contract/other/package.yaml",
        PACKAGE.replace("package: demo", "package: other"),
    );
    let both = sandbox.run(&["explain", "note"]).exits(0).stdout;
    assert!(
        both.contains("demo.note (event)") && both.contains("other.note (event)"),
        "{both}"
    );
    let one = sandbox.run(&["explain", "other.note"]).exits(0).stdout;
    assert!(!one.contains("demo.note (event)"), "{one}");
}

#[test]
fn what_nobody_declared_gets_the_nearest_name() {
    let sandbox = Sandbox::synced();
    sandbox
        .run(&["explain", "nota"])
        .exits(1)
        .says("nothing is named `nota`")
        .says("`note`");
    sandbox
        .run(&["explain", "identifier-meet"])
        .exits(1)
        .says("`identifiers-meet`");
    let run = sandbox.run(&["explain", "nota", "--format", "json"]).exits(1);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).expect("it is JSON");
    assert_eq!(value["near"][0], "note");
}

#[test]
fn machines_are_told_the_same() {
    let run = Sandbox::synced().run(&["explain", "note", "--format", "json"]).exits(0);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).expect("it is JSON");
    let found = &value["found"][0];
    assert_eq!(found["name"], "demo.note");
    assert_eq!(found["meta"]["instead_of"]["end"], "More is to come.");
    assert_eq!(found["holds"][1]["name"], "level?");
}

#[test]
fn a_finding_needs_no_project_and_a_broken_registry_says_why_nothing_else_is_found() {
    let sandbox = Sandbox::synced();
    let run = sandbox
        .command(&["explain", "stale"])
        .current_dir("/")
        .output()
        .expect("it runs");
    assert_eq!(run.status.code(), Some(0));
    sandbox.edit(DECLARED, "level?: Level", "level?: Levle");
    sandbox.run(&["explain", "unknown-type"]).exits(0);
    sandbox.run(&["explain", "note"]).exits(1).says("error[unknown-type]");
}
