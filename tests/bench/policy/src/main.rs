//! One policy of a hundred rules, decided by `cantus`, by Rust as a person would write it, and by a policy engine.
//!
//! The contenders take turns, decide the same requests, and have to agree before anything is measured.

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use cantus::policy::Gate;
use cantus_generated::gateway::{ToolPolicy, ToolPolicyAction as Action, ToolPolicyRequestRef as Request};
use regorus::rvm::{Compiler, RegoVM};
use serde_json::json;

include!(concat!(env!("OUT_DIR"), "/by_hand.rs"));

const RULES: &str = include_str!(concat!(env!("OUT_DIR"), "/rules.json"));
const REGO: &str = include_str!(concat!(env!("OUT_DIR"), "/rules.rego"));

/// How often each contender takes its turn.
const ROUNDS: usize = 300;

/// Counts what is allocated.
struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: everything is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// A request in words that every contender can be given.
struct Asked {
    namespace: String,
    tool: String,
    tags: Vec<String>,
    read_only: bool,
}

/// Requests that rules all over the policy decide, and some that none does.
fn asked() -> Vec<Asked> {
    (0..64)
        .map(|n| {
            let index = n * 100 / 56;
            let tool = match (n < 56, index % 4) {
                (true, 0) => format!("resource{index}.create"),
                (true, 1) => format!("records_{index}_delete"),
                (true, 3) => format!("catalogue.read_{index}"),
                _ => "search.everything".to_owned(),
            };
            Asked {
                namespace: format!("server-{}", index / 4),
                tool,
                tags: if index % 4 == 2 { vec!["other".to_owned(), format!("label-{}", index % 7)] } else { vec![] },
                read_only: index % 2 == 1,
            }
        })
        .collect()
}

fn main() {
    let gate = Gate::<ToolPolicy>::from_value(&serde_json::from_str(RULES).expect("JSON")).expect("a policy");
    let asked = asked();
    let tags: Vec<Vec<&str>> = asked.iter().map(|one| one.tags.iter().map(String::as_str).collect()).collect();
    let requests: Vec<Request<'_>> = asked
        .iter()
        .zip(&tags)
        .map(|(one, tags)| {
            Request::new()
                .with_namespace(&one.namespace)
                .with_tool(&one.tool)
                .with_tags(tags)
                .with_read_only(one.read_only)
        })
        .collect();
    let inputs: Vec<regorus::Value> = asked
        .iter()
        .map(|one| {
            let input = json!({
                "namespace": one.namespace, "tool": one.tool, "tags": one.tags, "read_only": one.read_only,
            });
            regorus::Value::from_json_str(&input.to_string()).expect("JSON")
        })
        .collect();
    let mut engine = regorus::Engine::new();
    engine.add_policy("gate.rego".to_owned(), REGO.to_owned()).expect("Rego");
    let compiled = engine
        .compile_with_entrypoint(&"data.gate.decision".into())
        .expect("the policy compiles");
    let program = Compiler::compile_from_policy(&compiled, &["data.gate.decision"]).expect("it compiles for the machine");
    let mut machine = RegoVM::new();
    machine.load_program(program);

    let mut by_rule = 0;
    for (request, input) in requests.iter().zip(&inputs) {
        let decision = gate.decide(request);
        assert_eq!(decide(request), (decision.action(), decision.rule()));
        let rule = decision.rule().map_or(-1, |rule| rule as i64);
        engine.set_input(input.clone());
        let said = engine.eval_rule("data.gate.decision".to_owned()).expect("a decision");
        assert_eq!(said["rule"].as_i64().expect("a rule"), rule);
        machine.set_input(input.clone());
        let said = machine.execute().expect("a decision");
        assert_eq!(said["rule"].as_i64().expect("a rule"), rule);
        by_rule += usize::from(rule >= 0);
    }
    println!("{by_rule} of {} requests are decided by a rule", requests.len());

    let before = ALLOCATIONS.load(Ordering::Relaxed);
    requests.iter().for_each(|request| drop(black_box(gate.decide(black_box(request)))));
    assert_eq!(ALLOCATIONS.load(Ordering::Relaxed), before, "deciding allocates");

    let mut times: [Vec<f64>; 4] = Default::default();
    for _ in 0..ROUNDS {
        let time = |work: &mut dyn FnMut()| {
            let start = Instant::now();
            work();
            start.elapsed().as_nanos() as f64 / requests.len() as f64
        };
        times[0].push(time(&mut || {
            for request in &requests {
                black_box(decide(black_box(request)));
            }
        }));
        times[1].push(time(&mut || {
            for request in &requests {
                black_box(gate.decide(black_box(request)).action());
            }
        }));
        times[2].push(time(&mut || {
            for input in &inputs {
                engine.set_input(input.clone());
                black_box(engine.eval_rule("data.gate.decision".to_owned()).expect("a decision"));
            }
        }));
        times[3].push(time(&mut || {
            for input in &inputs {
                machine.set_input(input.clone());
                black_box(machine.execute().expect("a decision"));
            }
        }));
    }
    let medians = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    });
    let names = ["by hand", "cantus", "regorus, interpreted", "regorus, compiled"];
    println!("| one decision | ns | ratio |\n|---|---|---|");
    for (name, median) in names.iter().zip(medians) {
        println!("| {name} | {median:.0} | {:.2} |", median / medians[1]);
    }
}
