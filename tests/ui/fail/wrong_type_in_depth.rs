//! A wrong type, five types deep.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    groups: Option<std::collections::HashMap<String, Vec<Option<u8>>>>,
}

fn main() {}
