//! Rule sets and requests of `gateway.ToolPolicy` that nobody would write, from a seed.

use cantus::policy::{Policy, judge};
use cantus_generated::gateway::ToolPolicy;
use cantus_tests::generate::Random;
use serde_json::{Map, Value, json};

const NAMESPACES: [&str; 6] = ["github", "git", "jira", "", "日本", "*"];
const TAGS: [&str; 5] = ["destructive", "read-only", "costly", "é", ""];
const PIECES: [&str; 14] = [
    "a", "b", "é", "😀", "issues", ".", "delete", "*", "*", "?", "\\*", "\\?", "\\\\", "[a]",
];
const PLAIN: [&str; 12] = [
    "a", "b", "é", "😀", "issues", ".", "delete", "*", "?", "\\", "[a]", "\u{301}",
];
const DOORS: [&str; 2] = ["tool_execute", "tool_view"];
const ACTIONS: [&str; 3] = ["allow", "deny", "require_approval"];

/// A rule set without a mistake, of at most so many rules.
pub fn rule_set(random: &mut Random, most: usize) -> Value {
    let count = random.below(most + 1);
    let mut rules: Vec<Value> = (0..count).map(|_| rule(random)).collect();
    let set = |random: &mut Random, rules: &[Value]| {
        let mut set = Map::from_iter([("rules".to_owned(), rules.into())]);
        if random.once_in(2) {
            set.insert("default".to_owned(), (*random.one(&ACTIONS)).into());
        }
        Value::Object(set)
    };
    // Rules that never decide are taken out until there are none.
    loop {
        let problems = judge(ToolPolicy::DEFINITION, &json!({"rules": rules}));
        let mut wrong: Vec<usize> = problems
            .iter()
            .filter_map(|problem| problem.pointer.split('/').nth(2)?.parse().ok())
            .collect();
        wrong.dedup();
        if wrong.is_empty() {
            return set(random, &rules);
        }
        wrong.into_iter().rev().for_each(|index| drop(rules.remove(index)));
    }
}

fn rule(random: &mut Random) -> Value {
    let mut rule = Map::new();
    if random.once_in(3) {
        rule.insert(
            "namespace".to_owned(),
            some_of(random, |random| (*random.one(&NAMESPACES)).to_owned()),
        );
    }
    if !random.once_in(3) {
        rule.insert("tool".to_owned(), some_of(random, |random| text(random, &PIECES)));
    }
    if random.once_in(4) {
        rule.insert(
            "tags".to_owned(),
            some_of(random, |random| (*random.one(&TAGS)).to_owned()),
        );
    }
    if random.once_in(5) {
        rule.insert("read_only".to_owned(), random.once_in(2).into());
    }
    if random.once_in(5) {
        rule.insert(
            "meta_tool".to_owned(),
            some_of(random, |random| (*random.one(&DOORS)).to_owned()),
        );
    }
    rule.insert("action".to_owned(), (*random.one(&ACTIONS)).into());
    if random.once_in(3) {
        rule.insert("reason".to_owned(), text(random, &PLAIN).into());
    }
    Value::Object(rule)
}

/// One value, or a list of up to three.
fn some_of(random: &mut Random, mut one: impl FnMut(&mut Random) -> String) -> Value {
    if random.once_in(2) {
        return one(random).into();
    }
    let count = random.below(3) + 1;
    (0..count).map(|_| one(random)).collect()
}

fn text(random: &mut Random, pieces: &[&str]) -> String {
    let count = random.below(5);
    (0..count).map(|_| *random.one(pieces)).collect()
}

/// A request, which may lack anything.
pub fn request(random: &mut Random) -> Value {
    let mut request = Map::new();
    if !random.once_in(4) {
        request.insert("namespace".to_owned(), (*random.one(&NAMESPACES)).into());
    }
    if !random.once_in(6) {
        request.insert("tool".to_owned(), text(random, &PLAIN).into());
    }
    if !random.once_in(4) {
        let count = random.below(4);
        request.insert("tags".to_owned(), (0..count).map(|_| *random.one(&TAGS)).collect());
    }
    if !random.once_in(4) {
        request.insert("read_only".to_owned(), random.once_in(2).into());
    }
    if !random.once_in(4) {
        request.insert("meta_tool".to_owned(), (*random.one(&DOORS)).into());
    }
    Value::Object(request)
}
