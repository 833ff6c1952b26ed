//! Nothing says which event it is.

#[derive(cantus::Event)]
struct Chunk {
    text: String,
}

fn main() {}
