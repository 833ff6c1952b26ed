//! Any text where a moment is declared.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    at: Option<String>,
}

fn main() {}
