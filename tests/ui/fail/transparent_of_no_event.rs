//! An enum of events with something else in it.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(transparent)]
enum Mine {
    Event(stream::Event),
    Text(String),
}

fn main() {}
