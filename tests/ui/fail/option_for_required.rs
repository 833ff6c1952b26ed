//! A field that is always there, in a type that can leave it out.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk {
    text: Option<String>,
}

fn main() {}
