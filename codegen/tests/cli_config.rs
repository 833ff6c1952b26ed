//! `cantus config`: what holds for a file, who said so, and what is wrong with it.

mod sandbox;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sandbox::{CANTUS, Run, Sandbox, golden};
use serde_json::Value;

/// The repository, whose package `gateway` declares three configs.
fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn fixtures() -> PathBuf {
    repository().join("tests/fixtures/gateway/config")
}

/// Runs the command beside the fixtures.
fn run(arguments: &[&str], variables: &Value) -> Run {
    let mut command = Command::new(CANTUS);
    command.arg("config").args(arguments).current_dir(fixtures());
    command.env_remove("GITHUB_WORKSPACE").env_remove("NO_COLOR");
    for (name, value) in variables.as_object().into_iter().flatten() {
        command.env(name, value.as_str().expect("a variable is a text"));
    }
    Run::of(command.output().expect("the command starts"))
}

fn names(folder: &Path, end: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder can be listed");
    let mut names: Vec<String> = entries
        .filter_map(|entry| {
            let name = entry.expect("it can be listed").file_name();
            Some(name.to_string_lossy().strip_suffix(end)?.to_owned())
        })
        .collect();
    names.sort();
    names
}

#[test]
fn every_file_gives_what_is_said_of_it() {
    for name in names(&fixtures(), ".expect.json") {
        let expected = fs::read_to_string(fixtures().join(format!("{name}.expect.json"))).expect("it can be read");
        let expected: Value = serde_json::from_str(&expected).expect("it is JSON");
        let file = format!("{name}.yaml");
        let config = expected["config"].as_str().expect("it names a config");
        let arguments = ["effective", file.as_str(), "--config", config];
        let json = run(
            &[&arguments[..], &["--format", "json"]].concat(),
            &expected["environment"],
        )
        .exits(0)
        .stdout;
        let text = run(&arguments, &expected["environment"]).exits(0).stdout;
        let effective: Value = serde_json::from_str(&json).expect("it is JSON");
        let masked: Vec<&str> = expected["masked"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        for (pointer, said) in expected["values"].as_object().expect("it says values") {
            let value = effective["value"].pointer(pointer).unwrap_or(&Value::Null);
            let is_masked = masked.iter().any(|secret| said[0].to_string().contains(secret));
            match is_masked {
                true => assert_eq!(value, "[REDACTED: restricted]", "{name}: {pointer}"),
                false => assert_eq!(value, &said[0], "{name}: {pointer}"),
            }
            if let Some(origin) = effective["origins"].get(pointer) {
                assert_eq!(origin["from"], said[1], "{name}: {pointer}");
            }
        }
        for secret in masked {
            assert!(
                !json.contains(secret) && !text.contains(secret),
                "{name} shows {secret}"
            );
        }
        let weakened = expected["weakened"].as_array().cloned().unwrap_or_default();
        let mut told = effective["weakened"].as_array().cloned().unwrap_or_default();
        told.sort_by_key(Value::to_string);
        assert_eq!(told, weakened, "{name}");
    }
}

#[test]
fn every_bad_file_is_wrong_at_the_lines_it_names() {
    let folder = fixtures().join("bad");
    for name in names(&folder, ".yaml") {
        let file = format!("bad/{name}.yaml");
        let arguments = [
            "check",
            file.as_str(),
            "--config",
            "gateway.GatewayConfig",
            "--format",
            "json",
        ];
        let report: Value = serde_json::from_str(&run(&arguments, &Value::Null).exits(1).stdout).expect("it is JSON");
        let found: Vec<u64> = report["findings"]
            .as_array()
            .expect("there are findings")
            .iter()
            .filter_map(|finding| finding["line"].as_u64())
            .collect();
        let text = fs::read_to_string(folder.join(format!("{name}.yaml"))).expect("it can be read");
        let lines = (1..).zip(text.lines());
        let marked: Vec<u64> = lines
            .filter(|(_, line)| line.contains(" # "))
            .map(|(number, _)| number)
            .collect();
        assert_eq!(found, marked, "{name}: {report:#}");
    }
}

#[test]
fn what_is_said_in_every_format() {
    let gateway = ["--config", "GatewayConfig"];
    for (name, arguments, code) in [
        ("check-wrong-text", vec!["check", "bad/misspelt-key.yaml"], 1),
        (
            "check-bounds-github",
            vec!["check", "bad/out-of-range.yaml", "--format", "github"],
            1,
        ),
        ("check-no-command-text", vec!["check", "bad/no-command.yaml"], 1),
        ("check-preset-text", vec!["check", "bad/unknown-preset.yaml"], 1),
        (
            "check-environment-text",
            vec!["check", "bad/environment-not-here.yaml"],
            1,
        ),
        ("check-rule-text", vec!["check", "bad/shadowed-rule.yaml"], 1),
        ("check-weakened-text", vec!["check", "weakened.yaml"], 0),
        (
            "check-weakened-github",
            vec!["check", "weakened.yaml", "--format", "github"],
            0,
        ),
        (
            "check-fine-text",
            vec!["check", "environment.yaml", "--without-environment"],
            0,
        ),
        ("effective-text", vec!["effective", "safe_with_retry.yaml"], 0),
        (
            "effective-preset-json",
            vec!["effective", "recipe.yaml", "--preset", "balanced", "--format", "json"],
            0,
        ),
        (
            "effective-unset-text",
            vec!["effective", "environment.yaml", "--without-environment"],
            0,
        ),
    ] {
        let run = run(&[&arguments[..], &gateway].concat(), &Value::Null).exits(code);
        golden(&format!("config/{name}.stdout"), &run.stdout);
        golden(&format!("config/{name}.stderr"), &run.stderr);
    }
    run(
        &["check", "weakened.yaml", "--config", "GatewayConfig", "--deny-warnings"],
        &Value::Null,
    )
    .exits(1);
}

#[test]
fn a_lock_alone_gives_the_same() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let lock = repository().join("generated/registry.lock.json");
    let file = fixtures().join("safe.yaml");
    let run = |more: &[&str]| {
        let mut command = Command::new(CANTUS);
        command
            .args(["config", "effective"])
            .arg(&file)
            .args(["--config", "GatewayConfig"])
            .args(more);
        command.current_dir(folder.path());
        Run::of(command.output().expect("the command starts"))
    };
    let alone = run(&["--lock", lock.to_str().expect("a path of ours is UTF-8")]).exits(0);
    let project = run(&["--project", repository().to_str().expect("a path of ours is UTF-8")]).exits(0);
    assert_eq!(alone.stdout, project.stdout);
}

#[test]
fn which_config_is_meant_is_said_or_asked() {
    let sandbox = Sandbox::new();
    sandbox.write("a.yaml", "port: 1\n");
    sandbox.write("a.ini", "port: 1\n");
    sandbox
        .run(&["config", "check", "a.yaml"])
        .exits(2)
        .says("declares no config");
    sandbox
        .run(&["config", "check", "a.ini"])
        .exits(2)
        .says("neither `.yaml`");
    sandbox
        .run(&["config", "check", "gone.yaml"])
        .exits(2)
        .says("could not read `gone.yaml`");
    let declared = "configs:\n  A: {fields: {port?: {type: uint32, default: 8000}}}\n";
    sandbox.write("registry/contract/demo/configs.yaml", declared);
    sandbox
        .run(&["config", "check", "a.yaml"])
        .exits(0)
        .says("nothing is wrong with the settings");
    let second = format!("{declared}  B: {{fields: {{name?: {{type: string, default: b}}}}}}\n");
    sandbox.write("registry/contract/demo/configs.yaml", second);
    sandbox
        .run(&["config", "check", "a.yaml"])
        .exits(2)
        .says("`demo.A`, `demo.B`");
    sandbox
        .run(&["config", "check", "a.yaml", "--config", "C"])
        .exits(2)
        .says("no config is named `C`");
    sandbox
        .run(&["config", "check", "a.yaml", "--config", "demo.B"])
        .exits(1)
        .says("config-unknown-key");
    sandbox.write(
        "b.yaml",
        "# yaml-language-server: $schema=x/demo.B.config.schema.json\nname: c\n",
    );
    sandbox.run(&["config", "check", "b.yaml"]).exits(0);
}

#[test]
fn bad_input_is_told_and_no_panic() {
    let sandbox = Sandbox::new();
    sandbox.write(
        "registry/contract/demo/configs.yaml",
        "configs:\n  A: {fields: {port?: {type: uint32, default: 1}}}\n",
    );
    let cases: [(&str, Vec<u8>); 5] = [
        ("deep.yaml", "[".repeat(100_000).into_bytes()),
        ("deep.json", "{\"a\":".repeat(100_000).into_bytes()),
        ("deep.toml", format!("a = {}", "[".repeat(100_000)).into_bytes()),
        ("large.yaml", vec![b' '; 10 * 1024 * 1024]),
        ("latin.yaml", b"port: \xe9".to_vec()),
    ];
    for (name, bytes) in cases {
        sandbox.write(name, bytes);
        let run = sandbox
            .run(&["config", "check", name])
            .exits(1)
            .says("error[config-unreadable]");
        assert!(run.stderr.contains(name), "{}", run.stderr);
    }
    sandbox.write("twice.yaml", "port: 1\nport: 2\n");
    let run = sandbox.run(&["config", "check", "twice.yaml"]).exits(1);
    golden("config/check-unreadable-text.stderr", &run.stderr);
    sandbox.write("empty.yaml", "");
    sandbox.run(&["config", "check", "empty.yaml"]).exits(0);
    sandbox.write("bom.json", "\u{feff}{\"port\": 3}");
    sandbox.run(&["config", "effective", "bom.json"]).exits(0);
}
