//! A name in quotes.

#[derive(cantus::Event)]
#[event("stream::chunk")]
struct Chunk {
    text: String,
}

fn main() {}
