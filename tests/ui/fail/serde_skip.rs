//! Serde leaves out what the event has.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Event)]
#[event(stream::chunk)]
struct Chunk {
    #[serde(skip)]
    text: String,
}

fn main() {}
