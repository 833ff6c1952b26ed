//! The project file: each thing that can be wrong with it, and how it is found.

mod sandbox;

use std::path::Path;

use sandbox::{EMIT, PROJECT, Sandbox, golden};

/// Runs `check` with a project file and compares what is said with `golden/project/<name>.txt`.
#[track_caller]
fn check(name: &str, project: &str) {
    let sandbox = Sandbox::new();
    sandbox.write("cantus.toml", project);
    let before = sandbox.snapshot();
    let run = sandbox.run(&["sync-types"]).exits(1);
    assert_eq!(run.stdout, "");
    golden(&format!("project/{name}.txt"), &public(&sandbox, &run.stderr));
    assert_eq!(sandbox.snapshot(), before, "nothing is written when something is wrong");
}

/// The text without what is no business of a golden file: where the sandbox stands, and which targets there are.
fn public(sandbox: &Sandbox, text: &str) -> String {
    let root = sandbox.root().canonicalize().expect("it exists");
    let text = root.ancestors().skip(1).take(2).fold(text.to_owned(), |text, folder| {
        text.replace(&*folder.to_string_lossy(), "/…")
    });
    let lines = text
        .split_inclusive('\n')
        .map(|line| match line.split_once("the targets are ") {
            Some((before, _)) => format!("{before}the targets are …\n"),
            None => line.to_owned(),
        });
    lines.collect()
}

#[test]
fn project_syntax() {
    check(
        "project-syntax",
        "cantus = \"0.1\"\n[targets.json-schema\nout = generated\n",
    );
}

#[test]
fn project_unknown_key_and_target_unknown() {
    check(
        "project-unknown-key",
        "cantus = \"0.1\"\nallow_outsid = []\n\n[registry]\npth = \"registry/contract\"\n\n\
         [targets.json-schema]\nout = \"generated/schemas\"\nbas = \"x\"\n\n[targets.json_schema]\nout = \"x\"\n",
    );
}

#[test]
fn project_value() {
    check("project-value-kind", &PROJECT.replace("\"generated/schemas\"", "3"));
    check(
        "project-value-missing",
        "cantus = \"0.1\"\n\n[targets.json-schema]\nbase = \"x\"\n",
    );
    check(
        "project-value-version",
        "[targets.json-schema]\nout = \"generated/schemas\"\n",
    );
    check(
        "project-value-setting",
        &PROJECT.replace("base = \"https://schemas.example/\"", "events = \"some\""),
    );
    check(
        "project-value-base",
        &PROJECT.replace("https://schemas.example/", "schemas/"),
    );
}

#[test]
fn output_outside() {
    check("output-outside", &PROJECT.replace("generated/schemas", "../../etc"));
    check("output-outside-absolute", &PROJECT.replace("generated/schemas", "/etc"));
    check(
        "output-outside-lock",
        &format!("{PROJECT}\n[registry]\nlock = \"../registry.lock.json\"\n"),
    );
}

#[cfg(unix)]
#[test]
fn output_outside_through_a_link() {
    let sandbox = Sandbox::new();
    std::os::unix::fs::symlink("/etc", sandbox.path("generated")).expect("a link");
    sandbox.run(&["sync-types"]).exits(1).says("error[output-outside]");
    assert!(!Path::new("/etc/schemas").exists());
}

#[test]
fn an_output_outside_can_be_allowed() {
    let sandbox = Sandbox::new();
    sandbox.write(
        "cantus.toml",
        PROJECT
            .replace("generated/schemas", "../web/schemas")
            .replace("cantus = \"0.1\"\n", "cantus = \"0.1\"\nallow_outside = [\"../web\"]\n"),
    );
    sandbox
        .run(&["sync-types"])
        .exits(0)
        .says("wrote ../web/schemas/demo.emit.schema.json (missing)");
    assert!(sandbox.path("../web/schemas/demo.emit.schema.json").is_file());
    sandbox.run(&["check"]).exits(0);
}

#[test]
fn outputs_nested() {
    check(
        "outputs-nested",
        &PROJECT.replace("generated/schemas", "registry/contract/schemas"),
    );
    check("outputs-nested-root", &PROJECT.replace("generated/schemas", "."));
    check(
        "outputs-nested-lock",
        &format!("{PROJECT}\n[registry]\nlock = \"generated\"\n"),
    );
}

#[test]
fn another_generator_is_named_and_nothing_else_is_said() {
    let sandbox = Sandbox::new();
    sandbox.write("cantus.toml", "cantus = \"7.3\"\nkey_of_the_future = 1\n");
    let run = sandbox
        .run(&["check"])
        .exits(2)
        .says("the project asks for cantus 7.3, and this is 0.1.0");
    assert!(run.stderr.contains("cargo install"), "{}", run.stderr);
    assert!(!run.stderr.contains("key_of_the_future"), "{}", run.stderr);
}

#[test]
fn a_command_means_the_same_from_every_folder() {
    let sandbox = Sandbox::new();
    sandbox.run(&["sync-types"]).exits(0);
    let below = sandbox.path("registry/contract/demo");
    let run = sandbox
        .command(&["check"])
        .current_dir(&below)
        .output()
        .expect("it runs");
    assert_eq!(run.status.code(), Some(0));
    std::fs::remove_file(sandbox.path(EMIT)).expect("it is there");
    let run = sandbox
        .command(&["sync-types"])
        .current_dir(below)
        .output()
        .expect("it runs");
    assert_eq!(run.status.code(), Some(0));
    assert!(sandbox.path(EMIT).is_file());
    let project = sandbox.root();
    let arguments = ["check", "--project", project.to_str().expect("it is UTF-8")];
    let run = sandbox.command(&arguments).current_dir("/").output().expect("it runs");
    assert_eq!(run.status.code(), Some(0));
}

#[test]
fn a_folder_without_a_project_is_told_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let sandbox = Sandbox::new();
    for command in ["check", "sync-types"] {
        let run = sandbox
            .command(&[command])
            .current_dir(folder.path())
            .output()
            .expect("it runs");
        sandbox::Run::of(run).exits(2).says("no `cantus.toml` in");
    }
}

#[test]
fn the_schema_of_the_project_file_knows_every_key() {
    let schema = codegen::project_schema();
    let validator = jsonschema::validator_for(&schema).expect("it is a schema");
    let value = |text: &str| -> serde_json::Value { toml::from_str(text).expect("it is TOML") };
    assert!(validator.is_valid(&value(PROJECT)));
    assert!(validator.is_valid(&value(
        "cantus = \"0.1\"\nallow_outside = [\"a\"]\n[registry]\npath = \"a\"\nlock = \"b\"\nreleases = \"c\"\n"
    )));
    for wrong in [
        "",
        "cantus = 1",
        "cantus = \"0.1\"\nx = 1",
        "cantus = \"0.1\"\n[registry]\npth = \"a\"",
        "cantus = \"0.1\"\n[targets.cobol]\nout = \"a\"",
        "cantus = \"0.1\"\n[targets.json-schema]\nbase = \"a\"",
        "cantus = \"0.1\"\n[targets.json-schema]\nout = \"a\"\nevents = \"some\"",
    ] {
        assert!(!validator.is_valid(&value(wrong)), "{wrong}");
    }
}

#[test]
fn editors_get_the_schemas_of_what_people_write() {
    let sandbox = Sandbox::new();
    sandbox.edit("cantus.toml", "base = ", "editor = \"schemas\"\nbase = ");
    sandbox.run(&["sync-types"]).exits(0);
    for name in ["registry", "cantus"] {
        let text = sandbox.read(&format!("generated/schemas/{name}.schema.json"));
        let schema: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        jsonschema::validator_for(&schema).expect("it is a schema");
    }
}
