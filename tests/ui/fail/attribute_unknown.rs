//! A word that no attribute has.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk {
    #[event(optional)]
    text: String,
}

fn main() {}
