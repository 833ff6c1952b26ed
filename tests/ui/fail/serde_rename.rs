//! Serde calls a field otherwise.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Event)]
#[event(stream::chunk)]
struct Chunk {
    #[serde(rename = "content")]
    text: String,
}

fn main() {}
