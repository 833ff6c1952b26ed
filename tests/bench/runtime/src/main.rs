//! Measures decode and encode of one event among 1,000 types against bare serde structs, and the
//! tokenizer against `jiter` and `struson`. Candidates take turns, so that what disturbs one disturbs
//! all; what counts is the ratio to the first of each group.

mod derived;
mod peers;

use std::hint::black_box;
use std::time::Instant;

use cantus::{Clearance, Event as _, Reader, View};
use runtime_bench as events;

/// Many short rounds: a busy machine then spoils some of them and not the median.
const ROUNDS: usize = 3_000;

const PAYLOAD: &str = r#"{"id":"blk_01HZX4","conversation_id":"c1f7a3de-52","text":"The cantus firmus is a melody \"fixed\" beforehand, on which the voices are built.","block_index":7,"tokens":1421,"late_by":0.1275,"final_block":false,"note":"kept"}"#;

fn main() {
    let name = events::name_of(617);
    let first = format!(r#"{{"event":"{name}","data":{PAYLOAD}}}"#);
    let last = format!(r#"{{"data":{PAYLOAD},"event":"{name}"}}"#);
    let event: events::Event = cantus::decode(first.as_bytes(), View::Emit).expect("the document is right");
    assert_eq!(
        cantus::decode::<events::Event>(last.as_bytes(), View::Read).as_ref(),
        Ok(&event)
    );
    let bare: peers::Bare = serde_json::from_str(PAYLOAD).expect("the payload is right");
    assert_eq!(peers::jiter(first.as_bytes()), Some(bare.clone()));
    assert_eq!(peers::struson(first.as_bytes()), Some(bare.clone()));

    group(
        "decode, envelope and 8 fields among 1,000 types",
        100,
        &mut [
            ("serde_json::from_slice, bare struct", &mut || {
                drop(black_box(serde_json::from_slice::<peers::Bare>(black_box(
                    PAYLOAD.as_bytes(),
                ))))
            }),
            ("cantus, tag first", &mut || {
                drop(black_box(cantus::decode::<events::Event>(
                    black_box(first.as_bytes()),
                    View::Read,
                )))
            }),
            ("cantus, tag last", &mut || {
                drop(black_box(cantus::decode::<events::Event>(
                    black_box(last.as_bytes()),
                    View::Read,
                )))
            }),
            ("cantus, the record alone", &mut || {
                drop(black_box(cantus::decode::<events::Event617>(
                    black_box(PAYLOAD.as_bytes()),
                    View::Read,
                )))
            }),
            ("jiter, by hand, one type, not exact", &mut || {
                drop(black_box(peers::jiter(black_box(first.as_bytes()))))
            }),
            ("struson, by hand, one type, not exact", &mut || {
                drop(black_box(peers::struson(black_box(first.as_bytes()))))
            }),
        ],
    );
    let (mut one, mut two, mut three, mut four) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let events::Event::Event617(record) = &event else {
        unreachable!("it was decoded so")
    };
    group(
        "encode into a reused buffer",
        100,
        &mut [
            ("serde_json::to_writer, bare struct", &mut || {
                one.clear();
                serde_json::to_writer(&mut one, black_box(&bare)).expect("a vector takes everything");
            }),
            ("cantus, with envelope", &mut || {
                two.clear();
                cantus::encode(black_box(&event), Clearance::FULL, &mut two).expect("the event is right");
            }),
            ("cantus, with envelope, one field masked", &mut || {
                four.clear();
                cantus::encode(black_box(&event), Clearance::up_to(0), &mut four).expect("the event is right");
            }),
            ("cantus, the record alone", &mut || {
                three.clear();
                cantus::encode(black_box(record), Clearance::FULL, &mut three).expect("the event is right");
            }),
        ],
    );
    let (mut one, mut two, mut three) = (Vec::new(), Vec::new(), Vec::new());
    let block = derived::block();
    group(
        "encode a derived event of 6 fields into a reused buffer",
        100,
        &mut [
            ("serde_json::to_writer, the same struct", &mut || {
                one.clear();
                serde_json::to_writer(&mut one, black_box(&block)).expect("a vector takes everything");
            }),
            ("derived, with envelope", &mut || {
                two.clear();
                black_box(&block)
                    .emit_with(Clearance::FULL, &mut two)
                    .expect("the event is right");
            }),
            ("derived, with envelope, one field masked", &mut || {
                three.clear();
                black_box(&block)
                    .emit_with(Clearance::up_to(0), &mut three)
                    .expect("the event is right");
            }),
        ],
    );
    // A round stays shorter than a slice of the scheduler's time.
    let long = format!("[{}]", vec![first.as_str(); 40].join(","));
    group(
        "skip 40 such documents in an array",
        5,
        &mut [
            ("cantus, whole domain checked", &mut || {
                let mut reader = Reader::new(black_box(long.as_bytes()), View::Read);
                reader.skip();
                assert!(reader.finish(Some(())).is_ok());
            }),
            ("jiter next_skip", &mut || peers::jiter_skip(black_box(long.as_bytes()))),
            ("struson skip_value", &mut || {
                peers::struson_skip(black_box(long.as_bytes()))
            }),
            ("serde_json IgnoredAny", &mut || {
                serde_json::from_slice::<serde::de::IgnoredAny>(black_box(long.as_bytes())).expect("it is JSON");
            }),
        ],
    );
}

/// Runs the candidates in turn and prints the median of each, and its ratio to the first's.
fn group(title: &str, turns: usize, candidates: &mut [(&str, &mut dyn FnMut())]) {
    let mut times = vec![Vec::with_capacity(ROUNDS); candidates.len()];
    for _ in 0..ROUNDS {
        for ((_, run), times) in candidates.iter_mut().zip(&mut times) {
            let start = Instant::now();
            for _ in 0..turns {
                run();
            }
            times.push(start.elapsed().as_nanos() as f64 / turns as f64);
        }
    }
    let medians: Vec<f64> = times.iter_mut().map(|times| median(times)).collect();
    println!("{title}");
    for ((name, _), median) in candidates.iter().zip(&medians) {
        println!("  {name:<40} {median:>9.0} ns  {:>5.2}", median / medians[0]);
    }
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
