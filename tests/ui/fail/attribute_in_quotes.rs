//! The module is named by a text.

#[derive(cantus::Event)]
#[event("stream.chunk")]
struct Chunk {
    text: String,
}

fn main() {}
