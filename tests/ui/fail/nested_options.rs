//! Absent and null by two options.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    note: Option<Option<String>>,
}

fn main() {}
