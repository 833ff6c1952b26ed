//! An attribute that says nothing.

#[derive(cantus::Event)]
#[event]
struct Chunk {
    text: String,
}

fn main() {}
