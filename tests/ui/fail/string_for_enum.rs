//! Any text where an enum is declared.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    colour: Option<String>,
}

fn main() {}
