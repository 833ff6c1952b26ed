//! An event where a type is asked for.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::chunk)]
struct Chunk {
    text: String,
}

fn main() {}
