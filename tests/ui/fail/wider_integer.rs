//! An integer that is wider than the declared one.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::citation)]
struct Citation {
    block_index: Option<u64>,
    citation: stream::Citation,
}

fn main() {}
