//! A newtype of what does not fit.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(transparent)]
struct Id(String);

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    id: Option<Id>,
}

fn main() {}
