//! Documents that nobody wrote: those of the files, changed at random, the same ones in every run.

use serde_json::{Value, json};

use crate::case::{Case, Document};

/// How many changed documents are asked about.
const COUNT: usize = 4_000;

/// How deep a document may be to be changed; a change may nest it deeper, and schemas do not speak of depth.
const DEPTH: usize = 16;

/// Hands every changed document to `ask`, and gives what it says of the first ones that it says anything of.
pub fn each(cases: &[Case], ask: impl Fn(Document<'_>) -> Vec<String>) -> Vec<String> {
    let bases: Vec<(&Case, Value)> = cases
        .iter()
        .map(|case| (case, case.document().value()))
        .filter(|(_, value)| depth(value) <= DEPTH)
        .collect();
    let pool = pool(&bases);
    let mut random = Random(1);
    let mut problems = Vec::new();
    for _ in 0..COUNT {
        let (case, base) = &bases[random.below(bases.len())];
        let mut value = base.clone();
        for _ in 0..=random.below(3) {
            change(&mut value, &pool, &mut random);
        }
        let text = value.to_string();
        let document = Document {
            text: &text,
            ..case.document()
        };
        let said = ask(document);
        if !said.is_empty() {
            problems.push(format!(
                "{}, changed to\n    {text}\n  {}",
                case.name,
                said.join("\n  ")
            ));
        }
        if problems.len() == 20 {
            break;
        }
    }
    problems
}

/// What a change puts somewhere: odd values, everything that stands in a document, and every key of one.
struct Pool {
    values: Vec<Value>,
    keys: Vec<String>,
}

fn pool(bases: &[(&Case, Value)]) -> Pool {
    let mut values = vec![
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(9_007_199_254_740_992_u64),
        json!(1e300),
        json!(""),
        json!("x"),
        json!([]),
        json!({}),
    ];
    let mut keys = vec!["undeclared".to_owned()];
    for (_, value) in bases {
        collect(value, &mut values, &mut keys);
    }
    Pool { values, keys }
}

fn collect(value: &Value, values: &mut Vec<Value>, keys: &mut Vec<String>) {
    values.push(value.clone());
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, values, keys)),
        Value::Object(members) => {
            for (key, member) in members {
                keys.push(key.clone());
                collect(member, values, keys);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn depth(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(depth).max().unwrap_or(0),
        Value::Object(members) => 1 + members.values().map(depth).max().unwrap_or(0),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// Takes out, replaces or adds one member or item somewhere.
fn change(document: &mut Value, pool: &Pool, random: &mut Random) {
    let mut node = document;
    // Goes down until a coin says to stay.
    loop {
        let inner = match node {
            Value::Array(items) => items.len(),
            Value::Object(members) => members.len(),
            _ => 0,
        };
        if inner == 0 || random.below(3) == 0 {
            break;
        }
        let at = random.below(inner);
        let next = match node {
            Value::Array(items) => items.get_mut(at),
            Value::Object(members) => members.values_mut().nth(at),
            _ => None,
        };
        node = next.expect("the index is below the length");
    }
    let value = pool.values[random.below(pool.values.len())].clone();
    match (node, random.below(3)) {
        (Value::Object(members), 0) if !members.is_empty() => {
            let key = members.keys().nth(random.below(members.len())).cloned();
            members.remove(&key.expect("the index is below the length"));
        }
        (Value::Object(members), 1 | 0) => {
            members.insert(pool.keys[random.below(pool.keys.len())].clone(), value);
        }
        (Value::Array(items), 0) => items.push(value),
        (node, _) => *node = value,
    }
}

/// A small generator of our own, so that a failure can be had again.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}
