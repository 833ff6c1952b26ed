//! A required field is left out.

use cantus_generated::stream;

#[derive(cantus::Event)]
#[event(stream::citation)]
struct Citation {
    block_index: Option<u32>,
}

fn main() {}
