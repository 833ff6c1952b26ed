//! A field that is never null, in a type that can be null.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    count: cantus::Presence<i64>,
}

fn main() {}
