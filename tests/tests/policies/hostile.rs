//! What is no file of rules, or wants to be too much of one: it is refused in words, quickly, and never panics.

use std::time::{Duration, Instant};

use cantus::policy::Gate;
use cantus_generated::gateway::ToolPolicy;

#[track_caller]
fn refused(name: &str, text: &[u8], says: &str) {
    let start = Instant::now();
    let error = Gate::<ToolPolicy>::read(name, text).expect_err(says).to_string();
    assert!(error.contains(says), "{error}");
    assert!(error.len() < 4_000, "{error}");
    assert!(start.elapsed() < Duration::from_secs(60), "{says}");
}

#[test]
fn what_is_no_file_of_rules_is_refused() {
    for name in ["gate.yaml", "gate.json"] {
        refused(name, b"", ":1:1: the file is empty");
        refused(name, b"\n  \n", ":1:1: the file is empty");
        refused(name, b"\xff\xfe", "UTF-8");
        refused(name, b"{\"rules\": [", ":1:");
        refused(
            name,
            b"[]",
            "a policy is a map with `default` and `rules`, and this is a list",
        );
        refused(name, b"7", "this is a number");
    }
    refused("gate.yaml", b"# nothing yet\n", "the file is empty");
    refused("gate.yaml", b"rules:\n", "gate.yaml:1:");
    refused("gate.yaml", b"rules: [a, b]", "a rule is a map, and this is a string");
    refused("gate.yaml", b"rules: {tool: a}", "`rules` is a list, and this is a map");
    refused("gate.yaml", b"rules:\n\t- {action: deny}\n", "tab");
    refused("gate.yaml", b"default: deny\ndefault: allow\n", "gate.yaml:2:1");
    refused("gate.json", br#"{"default": "deny", "default": "allow"}"#, "default");
    refused(
        "gate.yaml",
        b"rules: [{action: deny, reason: 1}]",
        "`reason` is a string, and this is a number",
    );
    refused(
        "gate.yaml",
        b"rules: [{action: null}]",
        "an action is named by a string",
    );
    refused("gate.toml", b"rules = ", "gate.toml:1:");
    refused("gate.yaml", "rules: [&a {action: deny}, *a]".as_bytes(), "anchor");
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    let text = "\u{feff}default: deny\n";
    assert!(Gate::<ToolPolicy>::read("gate.yaml", text.as_bytes()).is_ok());
}

#[test]
fn too_much_is_refused() {
    let deep = "[".repeat(100_000);
    refused("gate.yaml", deep.as_bytes(), "gate.yaml:1:");
    refused("gate.json", deep.as_bytes(), "gate.json:1:");
    let many = "  - {tool: a, action: deny}\n".repeat(20_000);
    refused(
        "gate.yaml",
        format!("rules:\n{many}").as_bytes(),
        "20000 rules, more than 10000",
    );
    let large = "  - {tool: a, action: deny, reason: aaaaaaaaaaaaaaaaaaaa}\n".repeat(200_000);
    assert!(large.len() > 10_000_000);
    refused("gate.yaml", format!("rules:\n{large}").as_bytes(), "gate.yaml:");
}

#[test]
fn globs_that_are_hard_to_compare_take_no_time() {
    let hard = (0..200).map(|n| format!("  - {{tool: '*{}', action: deny}}\n", "a?".repeat(n % 20 + 2) + "*b*c"));
    let start = Instant::now();
    // Whether each is reached at all cannot always be told; that it ends is all that is asked.
    let _ = Gate::<ToolPolicy>::read("gate.yaml", format!("rules:\n{}", hard.collect::<String>()).as_bytes());
    assert!(start.elapsed() < Duration::from_secs(60));
}
