//! A field that may be null, in a type that has no null.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: String,
}

fn main() {}
