//! `cantus policy`: rules are held against their policy, and asked, by what a service runs.

mod sandbox;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sandbox::{CANTUS, Run, Sandbox, golden};
use serde_json::Value;

fn root() -> PathBuf {
    let member = Path::new(env!("CARGO_MANIFEST_DIR"));
    member.parent().expect("a member stands in the workspace").to_owned()
}

/// Runs the command in the fixtures of the repository, from its lock alone.
fn run(arguments: &[&str]) -> Run {
    let output = Command::new(CANTUS)
        .args(["policy"])
        .args(arguments)
        .args(["--lock", "../../../../generated/registry.lock.json"])
        .current_dir(root().join("tests/fixtures/gateway/policy"))
        .env_remove("GITHUB_WORKSPACE")
        .output()
        .expect("the command can be run");
    Run::of(output)
}

/// The names of the fixtures, without their endings.
fn names(folder: &str) -> Vec<String> {
    let files = fs::read_dir(root().join("tests/fixtures/gateway/policy").join(folder)).expect("it is there");
    let mut names: Vec<String> = files
        .filter_map(|file| {
            let name = file
                .expect("it can be listed")
                .file_name()
                .into_string()
                .expect("UTF-8");
            name.strip_suffix(".yaml")
                .filter(|name| !name.ends_with(".cases"))
                .map(str::to_owned)
        })
        .collect();
    names.sort();
    names
}

#[test]
fn every_fixture_is_fine_and_every_table_holds() {
    let names = names("");
    assert_eq!(names.len(), 5);
    for name in names {
        let file = format!("{name}.yaml");
        run(&["check", &file]).exits(0).says("nothing is wrong with the rules");
        run(&["test", &file, "--table", &format!("{name}.cases.yaml")])
            .exits(0)
            .says("cases hold");
    }
}

#[test]
fn every_bad_fixture_is_told_at_its_line() {
    let names = names("bad");
    assert_eq!(names.len(), 10);
    let mut text = String::new();
    for name in names {
        text += &run(&["check", &format!("bad/{name}.yaml")]).exits(1).stderr;
    }
    golden("policy/bad.txt", &text);
    let run = run(&["check", "bad/shadowed-rule.yaml", "--format", "github"]).exits(1);
    golden("policy/bad-github.txt", &run.stdout);
}

#[test]
fn machines_are_told_the_same() {
    let run = run(&["check", "bad/unknown-key.yaml", "--format", "json"]).exits(1);
    let value: Value = serde_json::from_str(&run.stdout).expect("it is JSON");
    let finding = &value["findings"][0];
    assert_eq!(finding["id"], "rules-unknown-key");
    assert_eq!(finding["suggestion"], "namespace");
    assert_eq!((&finding["line"], &finding["column"]), (&3.into(), &7.into()));
}

#[test]
fn a_decision_says_why() {
    let request = r#"{"namespace": "github", "tool": "repos.delete", "meta_tool": "tool_execute"}"#;
    let text = run(&["test", "mixed.yaml", "--request", request]).exits(0);
    golden("policy/decision.txt", &text.stdout);
    let json = run(&["test", "mixed.yaml", "--request", request, "--format", "json"]).exits(0);
    golden("policy/decision.json", &json.stdout);
    let nothing = run(&["test", "mixed.yaml", "--request", "{tool: repos.read}"]).exits(0);
    golden("policy/default.txt", &nothing.stdout);
}

#[test]
fn a_request_that_is_none_is_refused() {
    run(&["test", "mixed.yaml", "--request", "{tol: x}"])
        .exits(1)
        .says("a similar name exists: `tool`");
    run(&["test", "mixed.yaml", "--request", "{tags: x}"])
        .exits(1)
        .says("a list of strings");
    run(&["test", "mixed.yaml", "--request", "{"])
        .exits(1)
        .says("rules-unreadable");
    run(&["test", "mixed.yaml"]).exits(2).says("--request");
}

const PROJECT_POLICIES: &str = "
policies:
  Gate:
    summary: Whether a call may run.
    match: {tool: glob}
    actions: {allow: {summary: It may.}, deny: {summary: It may not., error: gap}}
    default: allow
  Door:
    summary: Whether somebody may enter.
    match: {who: exact}
    actions: {open: {summary: Come in.}, shut: {summary: Stay out.}}
    default: shut
";

fn project() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.write("registry/contract/demo/policies.yaml", PROJECT_POLICIES.trim_start());
    sandbox
}

#[test]
fn a_table_tells_every_case_that_does_not_hold() {
    let sandbox = project();
    sandbox.write(
        "gate.yaml",
        "rules:\n  - {tool: 'read_*', action: allow}\n  - {tool: '*', action: deny}\n",
    );
    let cases = "\
- {request: {tool: read_file}, action: allow, rule: 0}
- {request: {tool: write_file}, action: allow, rule: 0, error: null}
- {request: {}, action: deny, rule: null}
- {request: {tool: write_file}, action: deny, error: gap, details: {}, reason: null}
- {request: {tool: 7}, action: deny}
- {request: {tool: x}, acton: deny}
- {request: {tool: x}}
- 7
";
    sandbox.write("cases.yaml", cases);
    let run = sandbox.run(&[
        "policy",
        "test",
        "gate.yaml",
        "--policy",
        "Gate",
        "--table",
        "cases.yaml",
    ]);
    golden("policy/table.txt", &run.exits(1).stderr);
}

#[test]
fn the_policy_is_named_or_known_by_the_schema_that_the_file_names() {
    let sandbox = project();
    sandbox.write("gate.yaml", "rules: []\n");
    sandbox
        .run(&["policy", "check", "gate.yaml"])
        .exits(2)
        .says("the registry has several policies")
        .says("`demo.Door`, `demo.Gate`");
    sandbox
        .run(&["policy", "check", "gate.yaml", "--policy", "Gat"])
        .exits(2)
        .says("no policy is named `Gat`");
    for name in ["Gate", "demo.Gate"] {
        sandbox
            .run(&["policy", "check", "gate.yaml", "--policy", name])
            .exits(0)
            .says("held against `demo.Gate`");
    }
    let named = "# yaml-language-server: $schema=generated/schemas/demo.Door.policy.schema.json\ndefault: open\n";
    sandbox.write("door.yaml", named);
    sandbox
        .run(&["policy", "check", "door.yaml"])
        .exits(0)
        .says("held against `demo.Door`");
    sandbox.run(&["sync-types"]).exits(0);
    assert!(sandbox.path("generated/schemas/demo.Door.policy.schema.json").exists());
}

#[test]
fn a_project_without_policies_says_so() {
    let sandbox = Sandbox::new();
    sandbox.write("gate.yaml", "rules: []\n");
    sandbox
        .run(&["policy", "check", "gate.yaml"])
        .exits(2)
        .says("the registry declares no policy");
    sandbox
        .run(&["policy", "check", "none.yaml"])
        .exits(2)
        .says("could not read `none.yaml`");
}

#[test]
fn what_is_no_file_of_rules_is_told_in_words() {
    let sandbox = project();
    let mut text = String::new();
    for (name, bytes) in [
        ("empty.yaml", &b""[..]),
        ("text.yaml", b"rules: [\n"),
        ("bytes.json", b"\xff\xfe"),
        ("twice.json", br#"{"default": "deny", "default": "allow"}"#),
        ("rules.toml", b"default = deny\n"),
    ] {
        fs::write(sandbox.path(name), bytes).expect("it can be written");
        text += &sandbox
            .run(&["policy", "check", name, "--policy", "Gate"])
            .exits(1)
            .stderr;
    }
    golden("policy/unreadable.txt", &text);
}
