//! A field that is never absent, in a type that can be absent.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: cantus::Presence<String>,
}

fn main() {}
