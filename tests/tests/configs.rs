//! Settings files of the gateway through the loader that a service calls: what holds, who said so, and what is wrong.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cantus::config::{Config, Effective, Format, LoadError, Loader, ProblemKind, Rejected, Weakening};
use cantus_generated::gateway::{ContextPolicy, GatewayConfig, SidecarConfig, Upstream};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/gateway/config")
}

fn names(folder: &Path, end: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("the folder can be listed")
        .filter_map(|entry| {
            let name = entry.expect("it can be listed").file_name();
            Some(name.to_string_lossy().strip_suffix(end)?.to_owned())
        })
        .collect();
    names.sort();
    names
}

/// Loads a file as a config with these variables; the value, and the weakenings that the host was told.
fn load<C: Config>(path: &Path, variables: &Value) -> Result<(Effective<'static>, Vec<Weakening>), LoadError> {
    let mut told = Vec::new();
    let loaded = Loader::<C>::new()
        .environment(|name| variables[name].as_str().map(str::to_owned))
        .on_weakened(|weakening| told.push(weakening.clone()))
        .file(path)?;
    Ok((loaded.effective, told))
}

fn load_named(config: &str, path: &Path, variables: &Value) -> Result<(Effective<'static>, Vec<Weakening>), LoadError> {
    match config {
        "GatewayConfig" => load::<GatewayConfig>(path, variables),
        "ContextPolicy" => load::<ContextPolicy>(path, variables),
        "SidecarConfig" => load::<SidecarConfig>(path, variables),
        other => panic!("say here what `{other}` is"),
    }
}

fn text<C: Config>(format: Format, text: &str) -> Result<Effective<'static>, Rejected> {
    let loader = Loader::<C>::new().environment(|_| None);
    loader
        .bytes("file", format, text.as_bytes())
        .map(|loaded| loaded.effective)
}

/// What is wrong with a text, as `line:column kind message`.
fn wrong(yaml: &str) -> Vec<String> {
    problems(Format::Yaml, yaml.as_bytes())
}

fn problems(format: Format, bytes: &[u8]) -> Vec<String> {
    let loader = Loader::<GatewayConfig>::new().environment(|_| None);
    let Err(rejected) = loader.bytes("file", format, bytes) else {
        return Vec::new();
    };
    let problems = rejected.problems.iter();
    problems
        .map(|problem| {
            let place = problem.place.as_ref().expect("a problem of a file has a place");
            let near = problem.suggestion.as_ref().map(|name| format!(" ({name})"));
            let near = near.unwrap_or_default();
            format!(
                "{}:{} {} {}{near}",
                place.line,
                place.column,
                problem.kind.id(),
                problem.message
            )
        })
        .collect()
}

#[test]
fn every_file_gives_what_is_said_of_it() {
    let names = names(&folder(), ".expect.json");
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        let expected = fs::read_to_string(folder().join(format!("{name}.expect.json"))).expect("it can be read");
        let expected: Value = serde_json::from_str(&expected).expect("it is JSON");
        let path = folder().join(format!("{name}.yaml"));
        let config = expected["config"].as_str().expect("it names a config");
        let (effective, told) = load_named(config, &path, &expected["environment"])
            .unwrap_or_else(|error| panic!("{name} is rejected:\n{error}"));
        for (pointer, said) in expected["values"].as_object().expect("it says values") {
            let value = effective.value().pointer(pointer);
            let value = value.unwrap_or_else(|| panic!("{name}: nothing stands at {pointer}"));
            assert_eq!(value, &said[0], "{name}: {pointer}");
            assert_eq!(effective.origin(pointer).word(), said[1], "{name}: {pointer}");
        }
        let masked = expected["masked"].as_array().into_iter().flatten();
        for secret in masked.map(|secret| secret.as_str().expect("a text")) {
            assert!(effective.value().to_string().contains(secret), "{name}: {secret}");
            assert!(!effective.shown().to_string().contains(secret), "{name}: {secret}");
            assert!(!format!("{effective:?}").contains(secret), "{name}: {secret}");
        }
        let told: Vec<&str> = told.iter().map(|weakening| weakening.pointer.as_str()).collect();
        let weakened = expected["weakened"].as_array().into_iter().flatten();
        let weakened: Vec<&str> = weakened.map(|pointer| pointer.as_str().expect("a text")).collect();
        assert_eq!(
            told.into_iter().collect::<std::collections::BTreeSet<_>>(),
            weakened.into_iter().collect(),
            "{name}"
        );
    }
}

/// What each file says, with references left as they are, and what is filled in: the other half of this test is in
/// TypeScript.
#[test]
fn what_is_filled_in_is_known_to_typescript() {
    let mut cases = Vec::new();
    for name in names(&folder(), ".expect.json") {
        let expected = fs::read_to_string(folder().join(format!("{name}.expect.json"))).expect("it can be read");
        let expected: Value = serde_json::from_str(&expected).expect("it is JSON");
        let file = format!("{name}.yaml");
        let bytes = fs::read(folder().join(&file)).expect("it can be read");
        let root = cantus_source::read(Format::Yaml, &file.as_str().into(), &bytes)
            .root
            .expect("it says something");
        let said = root.value(&mut Vec::new()).value;
        // A variable that is called by its own reference leaves the reference where it is.
        let variables: BTreeMap<String, String> = expected["environment"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, _)| (name.clone(), format!("${{{name}}}")))
            .collect();
        let config = expected["config"].as_str().expect("it names a config");
        let variables = serde_json::to_value(variables).expect("texts are JSON");
        let loaded = load_named(config, &folder().join(&file), &variables);
        let (effective, _) = loaded.unwrap_or_else(|error| panic!("{name} is rejected:\n{error}"));
        cases.push(json!({"file": file, "config": config, "said": said, "filled": effective.value()}));
    }
    let text = format!("{:#}\n", Value::from(cases));
    let path = folder().join("filled.json");
    if std::env::var_os("CANTUS_BLESS").is_some() {
        fs::write(&path, &text).expect("it can be written");
    }
    let held = fs::read_to_string(&path).unwrap_or_default();
    assert!(held == text, "`CANTUS_BLESS=1` writes `filled.json` again");
}

/// The comment in a bad file stands on the line of the mistake.
#[test]
fn every_bad_file_is_wrong_at_the_lines_it_names_and_nowhere_else() {
    let folder = folder().join("bad");
    for name in names(&folder, ".yaml") {
        let path = folder.join(format!("{name}.yaml"));
        let error = load::<GatewayConfig>(&path, &Value::Null).expect_err(&name);
        let LoadError::Rejected(rejected) = error else {
            panic!("{name}: {error}");
        };
        let text = fs::read_to_string(&path).expect("it can be read");
        let marked: Vec<usize> = (1..)
            .zip(text.lines())
            .filter(|(_, line)| line.contains(" # "))
            .map(|(n, _)| n)
            .collect();
        let found: Vec<usize> = rejected
            .problems
            .iter()
            .map(|p| p.place.as_ref().map_or(0, |place| place.line))
            .collect();
        assert_eq!(found, marked, "{name}:\n{rejected}");
    }
}

#[test]
fn a_misspelt_key_names_the_one_that_was_meant() {
    assert_eq!(
        wrong("catalogue: a\nretry:\n  max_atempts: 2\n"),
        [
            "1:1 config-unknown-key there is no key `catalogue` here (catalog)",
            "3:3 config-unknown-key there is no key `max_atempts` here (max_attempts)",
        ]
    );
    assert_eq!(
        wrong("upstreams:\n  a: {type: htp, url: x}\n  b: {url: x}\n"),
        [
            "2:13 config-value there is no `htp` here (http)",
            "3:3 config-missing-key the key `command` is missing",
            "3:7 config-unknown-key there is no key `url` here",
        ]
    );
    assert_eq!(
        wrong("transport: see\n"),
        ["1:12 config-value `see` cannot stand here (sse)"]
    );
    assert_eq!(
        wrong("policy_preset: ballanced\n"),
        ["1:16 config-preset there is no preset `ballanced` (balanced)"]
    );
}

#[test]
fn a_value_of_another_kind_says_what_to_write() {
    assert_eq!(
        wrong("redact: yes\ntop_k: \"10\"\nname: 5\npolicy: []\nretry: {retryable_codes: UPSTREAM_TIMEOUT}\n"),
        [
            "1:9 config-value a text stands where `true` or `false` is wanted",
            "2:8 config-value a text stands where a number is wanted",
            "3:7 config-value a number stands where a text is wanted",
            "4:9 config-value a list stands where a map is wanted",
            "5:26 config-value a text stands where a list is wanted",
        ]
    );
    assert_eq!(
        wrong("- a\n"),
        ["1:1 config-value a config is a map of keys and values"]
    );
}

#[test]
fn the_three_formats_give_one_config() {
    let yaml = text::<GatewayConfig>(
        Format::Yaml,
        "port: 8080\nretry:\n  jitter: 0.5\nupstreams:\n  a: {type: sse, url: u}\n",
    );
    let toml = text::<GatewayConfig>(
        Format::Toml,
        "port = 8080\n[retry]\njitter = 0.5\n[upstreams.a]\ntype = \"sse\"\nurl = \"u\"\n",
    );
    let json = text::<GatewayConfig>(
        Format::Json,
        r#"{"port": 8080, "retry": {"jitter": 0.5}, "upstreams": {"a": {"type": "sse", "url": "u"}}}"#,
    );
    let [yaml, toml, json] = [yaml, toml, json].map(|effective| effective.expect("it is sound"));
    assert_eq!(yaml.value(), toml.value());
    assert_eq!(yaml.value(), json.value());
    assert_eq!(yaml.origin("/retry/jitter").to_string(), "file:3:11");
    assert_eq!(toml.origin("/retry/jitter").to_string(), "file:3:10");
    assert_eq!(json.origin("/retry/jitter").to_string(), "file:1:36");
}

#[test]
fn an_empty_file_is_all_defaults_and_so_is_none() {
    let none = Loader::<GatewayConfig>::new()
        .defaults()
        .expect("no key has to be said");
    assert_eq!(none.config.retry.as_ref().and_then(|retry| retry.max_attempts), Some(1));
    for (format, empty) in [
        (Format::Yaml, "# nothing\n"),
        (Format::Toml, ""),
        (Format::Json, " "),
        (Format::Yaml, "{}"),
    ] {
        let effective = text::<GatewayConfig>(format, empty).expect("it is sound");
        assert_eq!(effective.value(), none.effective.value());
    }
}

#[test]
fn the_type_has_everything_filled_in() {
    let yaml = "policy_preset: throughput\nupstreams:\n  a: {type: stdio, command: c}\n  b: {command: d, timeout: 3}\n";
    let loader = Loader::<GatewayConfig>::new().preset("safe");
    let loaded = loader
        .bytes("file", Format::Yaml, yaml.as_bytes())
        .expect("it is sound");
    assert_eq!(loaded.config.top_k, Some(10));
    assert_eq!(loaded.config.retry.and_then(|retry| retry.max_attempts), Some(2));
    assert_eq!(loaded.effective.origin("/policy_preset").word(), "program");
    let upstreams: BTreeMap<String, Upstream> = loaded.config.upstreams.expect("it was said");
    let mut bytes = Vec::new();
    cantus::encode(&upstreams["b"], cantus::Clearance::FULL, &mut bytes).expect("it is in the emit view");
    let written: Value = serde_json::from_slice(&bytes).expect("it is JSON");
    assert_eq!(written["timeout"], json!(3));
    assert_eq!(written["args"], json!([]));
    assert_eq!(loaded.effective.value()["upstreams"]["a"]["type"], json!("stdio"));
}

#[test]
fn the_environment_is_never_quoted() {
    let secret = "canary 4713";
    let yaml = "upstreams:\n  a: {type: http, url: \"${URL}\", headers: {A: \"${A}\", B: \"${B\"}, timeout: 0}\n  b: {command: [\"${A}\"]}\n";
    let loader = Loader::<GatewayConfig>::new().environment(|name| (name != "URL").then(|| secret.to_owned()));
    let rejected = loader
        .bytes("file", Format::Yaml, yaml.as_bytes())
        .expect_err("it is wrong");
    let shown = rejected.to_string();
    assert!(!shown.contains("canary"), "{shown}");
    let kinds: Vec<ProblemKind> = rejected.problems.iter().map(|problem| problem.kind).collect();
    assert_eq!(
        kinds,
        [
            ProblemKind::NotSet,
            ProblemKind::Reference,
            ProblemKind::WrongValue,
            ProblemKind::WrongValue
        ],
        "{shown}"
    );
    let plain = text::<GatewayConfig>(Format::Yaml, "upstreams:\n  a: {command: \"$${HOME}\"}\n").expect("it is sound");
    assert_eq!(plain.value()["upstreams"]["a"]["command"], "${HOME}");
    assert_eq!(plain.origin("/upstreams/a/command").word(), "file");
}

#[test]
fn bad_input_is_a_problem_and_no_panic() {
    let cases: [(Format, Vec<u8>, &str); 12] = [
        (Format::Yaml, b"a: [".to_vec(), "config-unreadable"),
        (
            Format::Yaml,
            b"port: 1\nport: 2\n".to_vec(),
            "2:1 config-unreadable the key `port` stands twice",
        ),
        (Format::Toml, b"port = 1\nport = 2\n".to_vec(), "2:1 config-unreadable"),
        (
            Format::Json,
            b"{\"port\": 1, \"port\": 2}".to_vec(),
            "1:13 config-unreadable",
        ),
        (
            Format::Yaml,
            b"name: \xff\xfe".to_vec(),
            "1:7 config-unreadable the file is not UTF-8",
        ),
        (
            Format::Yaml,
            vec![b' '; 10 * 1024 * 1024],
            "1:1 config-unreadable the file has 10485760 bytes",
        ),
        (
            Format::Yaml,
            "[".repeat(100_000).into_bytes(),
            "config-unreadable the file nests deeper",
        ),
        (
            Format::Json,
            "[".repeat(100_000).into_bytes(),
            "config-unreadable the file nests deeper",
        ),
        (
            Format::Toml,
            format!("a = {}", "[".repeat(100_000)).into_bytes(),
            "config-unreadable the file nests too deep",
        ),
        (
            Format::Yaml,
            b"port: &a 1\n".to_vec(),
            "config-unreadable anchors are refused",
        ),
        (
            Format::Yaml,
            b"port:\n".to_vec(),
            "config-unreadable a value is missing here",
        ),
        (
            Format::Yaml,
            b"port: 1e999\n".to_vec(),
            "config-unreadable the number is beyond",
        ),
    ];
    for (format, bytes, said) in cases {
        let found = problems(format, &bytes);
        assert!(found.len() == 1 && found[0].contains(said), "{said}: {found:?}");
    }
    assert_eq!(
        problems(Format::Yaml, "\u{feff}port: 1\n".as_bytes()),
        [String::new(); 0]
    );
    let missing = load::<GatewayConfig>(Path::new("nowhere.yaml"), &Value::Null).expect_err("it is not there");
    assert!(missing.to_string().contains("could not be read"), "{missing}");
    let unknown = load::<GatewayConfig>(Path::new("gateway.ini"), &Value::Null).expect_err("it has no format");
    assert!(unknown.to_string().contains("neither"), "{unknown}");
}
