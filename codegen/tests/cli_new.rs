//! `cantus new event`: the registry is as good as before, and nothing in it moves.

mod sandbox;

use sandbox::{DECLARED, PACKAGE, Sandbox, golden};

const SECOND: &str = "# yaml-language-server: $schema=../../../generated/schemas/registry.schema.json
# What tools say.
events:
  tool_started: {summary: A tool started.}   # in braces
  tool_ended:
    summary: >-
      A tool ended,
      well or badly.
";

/// A project of two packages, one of them with a second file.
fn two() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.write("registry/contract/demo/tools.yaml", SECOND);
    sandbox.write(
        "registry/contract/other/package.yaml",
        PACKAGE.replace("package: demo", "package: other"),
    );
    sandbox
}

#[test]
fn an_entry_is_added_and_the_gate_has_nothing_to_say() {
    let sandbox = Sandbox::synced();
    let run = sandbox.run(&["new", "event", "order_paid"]).exits(0);
    assert_eq!(run.stdout, "");
    golden("new/text.stderr", &run.stderr);
    golden("new/package.yaml", &sandbox.read(DECLARED));
    sandbox
        .run(&["check", "--only", "registry", "--deny-warnings"])
        .exits(0);
    sandbox
        .run(&["sync-types"])
        .exits(0)
        .says("added event `demo.order_paid`");
    sandbox.run(&["explain", "demo.order_paid"]).exits(0);
}

#[test]
fn machines_are_told_the_same() {
    let sandbox = Sandbox::synced();
    let run = sandbox
        .run(&["new", "event", "order_paid", "--format", "json"])
        .exits(0);
    assert_eq!(run.stderr, "");
    golden("new/json.stdout", &run.stdout);
    let run = sandbox
        .run(&["new", "event", "order_paid", "--format", "github"])
        .exits(1);
    golden("new/refused-github.stdout", &run.stdout);
}

/// Where an event goes, and that all that stood there still does.
#[track_caller]
fn goes_to(sandbox: &Sandbox, arguments: &[&str], file: &str) {
    let path = sandbox.path(&format!("registry/contract/{file}"));
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    let all = [&["new", "event"], arguments].concat();
    sandbox.run(&all).exits(0).says(&format!("registry/contract/{file}"));
    let after = std::fs::read_to_string(&path).expect("it was written");
    let mut rest = after.lines();
    for line in before.lines() {
        assert!(rest.any(|other| other == line), "{line:?} is gone from:\n{after}");
    }
    sandbox
        .run(&["check", "--only", "registry", "--deny-warnings"])
        .exits(0);
}

#[test]
fn an_event_goes_where_its_like_stands() {
    let sandbox = two();
    goes_to(&sandbox, &["tool_failed", "--package", "demo"], "demo/tools.yaml");
    goes_to(&sandbox, &["note_read", "--package", "demo"], "demo/package.yaml");
    goes_to(&sandbox, &["citation", "--package", "demo"], "demo/citation.yaml");
    goes_to(&sandbox, &["citation_read", "--package", "demo"], "demo/citation.yaml");
    goes_to(&sandbox, &["tool", "--package", "other"], "other/package.yaml");
    goes_to(
        &sandbox,
        &["one", "--package", "demo", "--file", "tools.yaml"],
        "demo/tools.yaml",
    );
    goes_to(
        &sandbox,
        &["two", "--package", "demo", "--file", "new.yml"],
        "demo/new.yml",
    );
    let long = "registry/contract/demo/tools.yaml";
    goes_to(
        &sandbox,
        &["three", "--package", "demo", "--file", long],
        "demo/tools.yaml",
    );
    let head = sandbox.read("registry/contract/demo/citation.yaml");
    assert!(head.starts_with("# yaml-language-server: $schema="), "{head}");
}

#[test]
fn names_and_sentences_that_yaml_would_read_otherwise_are_quoted() {
    let sandbox = Sandbox::new();
    sandbox.edit(DECLARED, "style: {fields: snake_case, events: snake_case}\n", "");
    for name in [
        "$/cancel_request",
        "m.room.member",
        "no",
        "a: b",
        "# word",
        "2fa",
        "'",
        "größe",
    ] {
        sandbox
            .run(&["new", "event", name, "--summary", "It is: \"so\" # or not."])
            .exits(0);
    }
    sandbox
        .run(&["check", "--only", "registry", "--deny-warnings"])
        .exits(0);
}

/// What is refused leaves everything as it was.
#[track_caller]
fn refused(sandbox: &Sandbox, arguments: &[&str], code: i32, says: &str) {
    let before = sandbox.snapshot();
    let all = [&["new", "event"], arguments].concat();
    sandbox.run(&all).exits(code).says(says);
    assert_eq!(sandbox.snapshot(), before);
}

#[test]
fn what_the_gate_would_refuse_is_refused_here() {
    let sandbox = two();
    sandbox.edit(
        DECLARED,
        "  end:\n",
        "  gone:\n    removed: {since: 1.0.0, note: It was never sent.}\n  end:\n",
    );
    let demo = |name| [name, "--package", "demo"];
    refused(
        &sandbox,
        &demo("note"),
        1,
        "error[entry-twice]: the event `note` is declared already",
    );
    refused(
        &sandbox,
        &demo("tool_ended"),
        1,
        "--> registry/contract/demo/tools.yaml:5:3",
    );
    refused(&sandbox, &demo("Order"), 1, "[case-style]");
    refused(&sandbox, &demo("to_ol__ended"), 1, "[case-style]");
    refused(&sandbox, &demo("note_"), 1, "[identifiers-meet]");
    refused(&sandbox, &demo("gone"), 1, "is declared already");
    refused(&sandbox, &demo(""), 1, "[name-invalid]");
    refused(&sandbox, &demo("$unknown"), 1, "[name-reserved]");
    refused(
        &sandbox,
        &["x", "--package", "othr"],
        1,
        "a package with a similar name exists: `other`",
    );
    refused(&sandbox, &["x"], 2, "say which with `--package`: `demo`, `other`");
    for file in ["x.json", "../x.yaml", "/etc/x.yaml", "other/x.yaml", ".x.yaml"] {
        let arguments = ["x", "--package", "demo", "--file", file];
        refused(&sandbox, &arguments, 2, "is no file of the package");
    }
    sandbox.edit(DECLARED, "level?: Level", "level?: Levle");
    refused(&sandbox, &demo("x"), 1, "what is wrong with the registry comes first");
}

#[test]
fn a_file_in_braces_is_left_alone() {
    let sandbox = Sandbox::new();
    sandbox.write(
        DECLARED,
        "{package: demo, version: 1.0.0, events: {note: {summary: A note.}}}\n",
    );
    goes_to(&sandbox, &["word"], "demo/word.yaml");
    let arguments = ["other", "--file", "package.yaml"];
    refused(
        &sandbox,
        &arguments,
        2,
        "no place was found in `registry/contract/demo/package.yaml`",
    );
}

#[test]
fn text_that_only_looks_like_the_language_is_no_trap() {
    let sandbox = Sandbox::new();
    let text = format!("{PACKAGE}\n").replace(
        "summary: A small vocabulary.",
        "summary: A small vocabulary.\ndescription: |\n  events:\n    fake: {}\n\n  end of it",
    );
    sandbox.write(DECLARED, text);
    goes_to(&sandbox, &["word"], "demo/package.yaml");
}
