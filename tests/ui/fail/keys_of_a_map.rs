//! A map whose keys are no text.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    names: Option<std::collections::BTreeMap<u32, String>>,
}

fn main() {}
