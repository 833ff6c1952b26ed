//! Any text where a UUID is declared.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    id: Option<String>,
}

fn main() {}
