//! Two events in one type.

#[derive(cantus::Event)]
#[event(cantus_cases::stream::chunk)]
#[event(cantus_cases::stream::citation)]
struct Chunk {
    text: String,
}

fn main() {}
