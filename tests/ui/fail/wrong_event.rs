//! An event that the package does not have.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::citatoin)]
struct Citation {
    block_index: Option<u32>,
    citation: stream::Citation,
}

fn main() {}
