//! Two fields that are one.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk {
    text: String,
    #[event(rename = "text")]
    more: String,
}

fn main() {}
