//! What is out of bounds is told with its place, and nothing is written.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    handle: Option<&'static str>,
    count: Option<u64>,
    groups: Option<std::collections::BTreeMap<String, Vec<Option<String>>>>,
    ratio: Option<f64>,
}

fn main() {
    let mut line = b"before".to_vec();
    let event = Measured {
        owner: None,
        handle: Some("much too long"),
        count: Some(u64::MAX),
        groups: None,
        ratio: Some(f64::NAN),
    };
    let error = event.emit(&mut line).expect_err("three fields are wrong");
    let places: Vec<&str> = error.problems.iter().map(|problem| problem.pointer.as_str()).collect();
    assert_eq!(places, ["/data/handle", "/data/count", "/data/ratio"]);
    assert_eq!(line, b"before");
    // Problems are logged, and values may be sensitive.
    assert!(!error.to_string().contains(&u64::MAX.to_string()), "{error}");
}
