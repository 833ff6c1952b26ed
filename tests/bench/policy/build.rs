//! Writes the hundred rules three times: as a file of rules, as Rust that a person would write, and as Rego.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

/// How many rules there are.
const RULES: usize = 100;

fn main() {
    let out = env::var_os("OUT_DIR").expect("cargo says where");
    let write = |name: &str, text: String| fs::write(Path::new(&out).join(name), text).expect("it can be written");
    write("rules.json", json());
    write("by_hand.rs", rust());
    write("rules.rego", rego());
    println!("cargo::rerun-if-changed=build.rs");
}

/// One of four kinds of rules that operators write.
enum Rule {
    /// A server's tools that begin with a text.
    Prefix { namespace: String, prefix: String },
    /// Tools that end with a text, of a server.
    Suffix { namespace: String, suffix: String },
    /// A server's tools with a label.
    Tag { namespace: String, tag: String },
    /// One tool, if it only reads.
    Reads { tool: String },
}

fn rule(index: usize) -> (Rule, &'static str) {
    let namespace = format!("server-{}", index / 4);
    let rule = match index % 4 {
        0 => Rule::Prefix { namespace, prefix: format!("resource{index}.") },
        1 => Rule::Suffix { namespace, suffix: format!("_{index}_delete") },
        2 => Rule::Tag { namespace, tag: format!("label-{}", index % 7) },
        _ => Rule::Reads { tool: format!("catalogue.read_{index}") },
    };
    (rule, ["allow", "deny", "require_approval"][index % 3])
}

fn json() -> String {
    let mut text = "{\"default\":\"deny\",\"rules\":[".to_owned();
    for index in 0..RULES {
        let (rule, action) = rule(index);
        let keys = match rule {
            Rule::Prefix { namespace, prefix } => format!(r#""namespace":"{namespace}","tool":"{prefix}*""#),
            Rule::Suffix { namespace, suffix } => format!(r#""namespace":"{namespace}","tool":"*{suffix}""#),
            Rule::Tag { namespace, tag } => format!(r#""namespace":"{namespace}","tags":"{tag}""#),
            Rule::Reads { tool } => format!(r#""tool":"{tool}","read_only":true"#),
        };
        let comma = if index > 0 { "," } else { "" };
        let _ = write!(text, "{comma}{{{keys},\"action\":\"{action}\"}}");
    }
    text + "]}"
}

fn rust() -> String {
    let mut text = "pub fn decide(request: &Request<'_>) -> (Action, Option<usize>) {\n".to_owned();
    for index in 0..RULES {
        let (rule, action) = rule(index);
        let condition = match rule {
            Rule::Prefix { namespace, prefix } => format!(
                "request.namespace == Some({namespace:?}) && request.tool.is_some_and(|tool| tool.starts_with({prefix:?}))"
            ),
            Rule::Suffix { namespace, suffix } => format!(
                "request.namespace == Some({namespace:?}) && request.tool.is_some_and(|tool| tool.ends_with({suffix:?}))"
            ),
            Rule::Tag { namespace, tag } => format!(
                "request.namespace == Some({namespace:?}) && request.tags.is_some_and(|tags| tags.contains(&{tag:?}))"
            ),
            Rule::Reads { tool } => format!("request.tool == Some({tool:?}) && request.read_only == Some(true)"),
        };
        let variant = match action {
            "allow" => "Allow",
            "deny" => "Deny",
            _ => "RequireApproval",
        };
        let _ = writeln!(text, "    if {condition} {{ return (Action::{variant}, Some({index})); }}");
    }
    text + "    (Action::Deny, None)\n}\n"
}

fn rego() -> String {
    let mut text = "package gate\nimport rego.v1\n\ndefault decision := {\"action\": \"deny\", \"rule\": -1}\n\n".to_owned();
    for index in 0..RULES {
        let (rule, action) = rule(index);
        let conditions = match rule {
            Rule::Prefix { namespace, prefix } => {
                format!("input.namespace == \"{namespace}\"; startswith(input.tool, \"{prefix}\")")
            }
            Rule::Suffix { namespace, suffix } => {
                format!("input.namespace == \"{namespace}\"; endswith(input.tool, \"{suffix}\")")
            }
            Rule::Tag { namespace, tag } => format!("input.namespace == \"{namespace}\"; \"{tag}\" in input.tags"),
            Rule::Reads { tool } => format!("input.tool == \"{tool}\"; input.read_only == true"),
        };
        let head = if index == 0 { "decision" } else { "else" };
        let _ = write!(
            text,
            "{head} := {{\"action\": \"{action}\", \"rule\": {index}}} if {{ {conditions} }} "
        );
    }
    text + "\n"
}
