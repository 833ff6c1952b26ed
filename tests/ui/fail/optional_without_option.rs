//! A field that may be absent, in a type that cannot leave it out.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    count: i64,
}

fn main() {}
