//! The event enum of the package where the module of one event is asked for.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::Event)]
struct Chunk {
    text: String,
}

fn main() {}
