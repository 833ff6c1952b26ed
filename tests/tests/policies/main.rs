//! Policies that run: every file of the fixtures decides as its table says, through the library, and generated code of
//! two languages decides alike. What the command says of the same files is told by `codegen/tests/cli_policy.rs`, what
//! TypeScript says by `tests/typescript/runtime/policies.test.ts`.

mod agreement;
mod hostile;
mod random;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cantus::View;
use cantus::policy::{Attribute, Compiled, Gate, Policy, ProblemKind, Request, RuleFile, Stated, Texts};
use cantus_generated::gateway::{
    ApprovalDetails, GatedTool, GatewayErrorCode, ToolPolicy, ToolPolicyAction, ToolPolicyRequest,
    ToolPolicyRequestRef, ToolPolicyRule,
};
use cantus_source::{Format, read};
use serde_json::{Value, json};

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/gateway/policy")
}

/// The value of a YAML file.
pub(crate) fn value(path: &Path) -> Value {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let reading = read(Format::Yaml, &path.to_string_lossy().into(), &bytes);
    let mut problems = reading.problems;
    let value = reading.root.expect("something stands in it").value(&mut problems).value;
    assert!(problems.is_empty(), "{problems:#?}");
    value
}

/// Every policy of the fixtures by name, with its table.
pub(crate) fn fixtures() -> BTreeMap<String, (PathBuf, Vec<Value>)> {
    let files = fs::read_dir(folder()).expect("the fixtures are there");
    let paths = files.map(|file| file.expect("it can be listed").path());
    let tables = paths.filter_map(|path| {
        let name = path.file_name()?.to_str()?.strip_suffix(".cases.yaml")?.to_owned();
        let cases = value(&path).as_array().expect("a table is a list").clone();
        Some((name.clone(), (folder().join(format!("{name}.yaml")), cases)))
    });
    tables.collect()
}

/// A request of JSON as the generated type.
pub(crate) fn typed(request: &Value) -> ToolPolicyRequest {
    cantus::decode(request.to_string().as_bytes(), View::Emit).expect("the case has a request")
}

/// Asks a gate in every way there is, and gives what they agree on.
pub(crate) fn decided(gate: &Gate<ToolPolicy>, request: &Value) -> Value {
    let owned = typed(request);
    let tags: Vec<&str> = owned.tags.iter().flatten().map(String::as_str).collect();
    let mut borrowed = ToolPolicyRequestRef::new();
    borrowed.namespace = owned.namespace.as_deref();
    borrowed.tool = owned.tool.as_deref();
    borrowed.tags = owned.tags.as_ref().map(|_| tags.as_slice());
    borrowed.read_only = owned.read_only;
    borrowed.meta_tool = owned.meta_tool;
    let stated = Stated::new(ToolPolicy::DEFINITION, request).expect("the case has a request");

    let decision = gate.decide(&owned);
    for other in [gate.decide(&borrowed), gate.decide(&stated)] {
        assert_eq!(format!("{decision:?}"), format!("{other:?}"), "{request}");
    }
    let trace = gate.trace(&owned);
    assert_eq!(trace, gate.trace(&borrowed));
    assert_eq!(trace.rule, decision.rule(), "{request}");
    assert_eq!(trace.action, decision.action().as_str());
    assert_eq!(trace.steps.len(), trace.rule.unwrap_or(gate.compiled().len()));
    let answer = decision.answer(&owned);
    assert_eq!(answer.as_ref().map(|answer| answer.code.clone()), decision.code());
    let misses = trace.steps.iter().map(|step| {
        assert!(!step.misses.is_empty());
        step.misses
            .iter()
            .map(|miss| miss.key.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    });
    json!({
        "action": trace.action,
        "rule": trace.rule,
        "reason": trace.reason,
        "error": answer.as_ref().map(|answer| answer.code.to_string()),
        "details": answer.map(|answer| answer.details),
        "misses": misses.collect::<Vec<_>>(),
    })
}

#[test]
fn every_case_of_the_fixtures_is_decided_as_it_says() {
    let mut count = 0;
    for (name, (path, cases)) in fixtures() {
        let bytes = fs::read(&path).expect("the policy is there");
        let gate = Gate::read(&path.to_string_lossy(), &bytes).unwrap_or_else(|error| panic!("{error}"));
        let same = Gate::from_value(&value(&path)).expect("a value is as good as a file");
        for case in cases {
            let found = decided(&gate, &case["request"]);
            assert_eq!(found, decided(&same, &case["request"]));
            for key in ["action", "rule", "error"] {
                let wanted = case.get(key).unwrap_or(&Value::Null);
                assert_eq!(&found[key], wanted, "{name}: {case}");
            }
            count += 1;
        }
    }
    assert_eq!(count, 55, "count the cases again when you add one");
}

/// The line that has a comment, from 1, and the name of the file.
fn marked(path: &Path) -> Vec<usize> {
    let text = fs::read_to_string(path).expect("it can be read");
    let lines = text.lines().zip(1..).filter(|(line, _)| line.contains(" # "));
    lines.map(|(_, number)| number).collect()
}

#[test]
fn every_bad_file_is_refused_at_the_line_that_is_wrong() {
    let kinds = BTreeMap::from([
        ("glob-escape", ProblemKind::GlobSyntax),
        ("never-matches", ProblemKind::NeverMatches),
        ("no-action", ProblemKind::MissingKey),
        ("shadowed-by-all", ProblemKind::Shadowed),
        ("shadowed-rule", ProblemKind::Shadowed),
        ("unknown-action", ProblemKind::UnknownAction),
        ("unknown-default", ProblemKind::UnknownAction),
        ("unknown-door", ProblemKind::WrongValue),
        ("unknown-key", ProblemKind::UnknownKey),
        ("wrong-kind", ProblemKind::WrongValue),
    ]);
    let mut seen = 0;
    for file in fs::read_dir(folder().join("bad")).expect("the fixtures are there") {
        let path = file.expect("it can be listed").path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = fs::read(&path).expect("it can be read");
        let rejected = Gate::<ToolPolicy>::read(&name, &bytes).expect_err(&name);
        let lines = rejected.problems.iter().map(|problem| {
            assert_eq!(problem.kind, kinds[name.as_str()], "{problem}");
            problem.place.as_ref().expect("a file has places").line
        });
        assert_eq!(lines.collect::<Vec<_>>(), marked(&path), "{name}");
        seen += 1;
    }
    assert_eq!(seen, kinds.len());
    let text = b"rules:\n  - {namespaces: github, action: alow}\n";
    let rejected = Gate::<ToolPolicy>::read("gate.yaml", text).expect_err("two names are wrong");
    let said: Vec<String> = rejected.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "gate.yaml:2:6: `namespaces` is not a key of a rule; did you mean `namespace`?; the keys are `namespace`, \
             `tool`, `tags`, `read_only`, `meta_tool`, `action`, `reason`",
            "gate.yaml:2:34: `alow` is not an action of the policy; did you mean `allow`?; it is one of `allow`, `deny`, \
             `require_approval`",
        ]
    );
}

#[test]
fn a_rule_set_is_read_from_toml_and_json_too() {
    let toml = b"default = \"deny\"\n\n[[rules]]\ntool = [\"read_*\"]\naction = \"allow\"\n";
    let json = br#"{"default": "deny", "rules": [{"tool": ["read_*"], "action": "allow"}]}"#;
    for (name, text) in [("gate.toml", &toml[..]), ("gate.json", &json[..])] {
        let gate = Gate::<ToolPolicy>::read(name, text).unwrap_or_else(|error| panic!("{error}"));
        let request = ToolPolicyRequestRef::new().with_tool("read_file");
        assert_eq!(gate.decide(&request).action(), ToolPolicyAction::Allow);
        assert_eq!(gate.decide(&request.with_tool("file")).action(), ToolPolicyAction::Deny);
    }
    let wrong = b"[[rules]]\ntool = 7\naction = \"allow\"\n";
    let rejected = Gate::<ToolPolicy>::read("gate.toml", wrong).expect_err("a number is no glob");
    let said = rejected.to_string();
    assert!(
        said.starts_with("gate.toml:2:8: `tool` is a string or a list of strings, and this is a number"),
        "{said}"
    );
}

#[test]
fn a_service_asks_and_answers() {
    let rules = ToolPolicyRule::new(ToolPolicyAction::RequireApproval)
        .with_tool("*delete*".to_owned().into())
        .with_meta_tool(GatedTool::ToolExecute.into())
        .with_reason("it cannot be undone");
    let policy = ToolPolicy::new()
        .with_default(ToolPolicyAction::Allow)
        .with_rules(vec![rules]);
    let gate = Gate::new(&policy).expect("the rules are some");
    let request = ToolPolicyRequestRef::new()
        .with_tool("repos.delete")
        .with_tags(&["destructive"])
        .with_meta_tool(GatedTool::ToolExecute);

    let decision = gate.decide(&request);
    assert_eq!(decision.action(), ToolPolicyAction::RequireApproval);
    assert_eq!(
        (decision.rule(), decision.reason()),
        (Some(0), Some("it cannot be undone"))
    );
    let answer = decision.answer(&request).expect("the action answers with an error");
    assert_eq!(answer.code, GatewayErrorCode::AuthRequired);
    let details: ApprovalDetails = answer.details_as().expect("they are those of the code");
    assert_eq!(details.tool.as_deref(), Some("repos.delete"));

    let request = ToolPolicyRequest::new().with_tool("repos.read");
    assert_eq!(gate.decide(&request).code(), None);
    assert_eq!(
        gate.trace(&request).to_string(),
        "rules[0] does not match: `tool` must be `*delete*`, and is \"repos.read\"; `meta_tool` must be `tool_execute`, \
         and is not there\nno rule matches, so the default decides: allow"
    );
    let twice = policy.with_rules(vec![ToolPolicyRule::new(ToolPolicyAction::Allow); 2]);
    let rejected = Gate::new(&twice).expect_err("the second rule never decides");
    assert_eq!(rejected.problems[0].kind, ProblemKind::Shadowed);
}

#[test]
fn a_request_is_held_against_its_policy() {
    let check = |request: Value, expected: &str| {
        let rejected = Stated::new(ToolPolicy::DEFINITION, &request).expect_err("it is none");
        assert_eq!(rejected.to_string(), expected);
    };
    check(json!([]), "a request is an object, and this is a list");
    check(
        json!({"tags": "x"}),
        "/tags: `tags` is a list of strings, and this is a string",
    );
    check(
        json!({"meta_tool": "tool_exec"}),
        "/meta_tool: `meta_tool` is never `tool_exec`; did you mean `tool_execute`?; it is one of `tool_execute`, `tool_view`",
    );
    check(
        json!({"tol": "x"}),
        "/tol: requests have no attribute `tol`; did you mean `tool`?; the attributes are `namespace`, `tool`, `tags`, \
         `read_only`, `meta_tool`",
    );
}

/// A request that counts what is asked of it, and is asked about whatever is wanted.
struct Odd(Attribute<'static>);

impl Request<ToolPolicy> for Odd {
    fn attribute(&self, _: usize) -> Option<Attribute<'_>> {
        Some(self.0)
    }
}

#[test]
fn an_attribute_of_another_kind_matches_nothing() {
    let rules = json!({"default": "deny", "rules": [
        {"tool": "*", "action": "allow"}, {"read_only": true, "action": "allow"}, {"tags": ["a"], "action": "allow"},
    ]});
    let gate = Gate::<ToolPolicy>::from_value(&rules).expect("the rules are some");
    for (odd, rule) in [
        (Attribute::Bool(true), Some(1)),
        (Attribute::Bool(false), None),
        (Attribute::Text("a"), Some(0)),
        (Attribute::Texts(Texts::Borrowed(&["a"])), Some(2)),
        (Attribute::Texts(Texts::Borrowed(&[])), None),
    ] {
        let (decision, trace) = (gate.decide(&Odd(odd)), gate.trace(&Odd(odd)));
        assert_eq!((decision.rule(), trace.rule), (rule, rule), "{odd:?}");
    }
}

#[test]
fn presets_are_compiled_by_name() {
    use cantus_examples::gateway;
    let definition = <gateway::ToolPolicy as Policy>::DEFINITION;
    for preset in definition.presets {
        let gate = Gate::<gateway::ToolPolicy>::preset(preset.name).unwrap_or_else(|error| panic!("{error}"));
        assert!(gate.compiled().len() <= 10);
    }
    let rejected = Gate::<gateway::ToolPolicy>::preset("close").expect_err("there is none");
    assert!(
        rejected.to_string().starts_with("the policy has no preset `close`"),
        "{rejected}"
    );
}

#[test]
fn a_rule_file_knows_where_its_rules_stand() {
    let text = b"# rules\ndefault: deny\nrules:\n  - {tool: a, action: allow}\n  - {tool: b, action: allow}\n";
    let file = RuleFile::read(ToolPolicy::DEFINITION, "gate.yaml", text).expect("the rules are some");
    assert_eq!(file.place(1).to_string(), "gate.yaml:5:5");
    assert_eq!(
        file.default_place().map(ToString::to_string).as_deref(),
        Some("gate.yaml:2:10")
    );
    let compiled: Compiled = file.compile(ToolPolicy::DEFINITION).expect("the rules are some");
    assert!(!compiled.is_empty());
}
