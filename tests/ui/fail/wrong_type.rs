//! A type that cannot hold what is declared.

use cantus_generated::stream;

#[derive(cantus::Event)]
#[event(stream::citation)]
struct Citation {
    block_index: Option<u64>,
    citation: stream::NormalizedCitation,
}

fn main() {}
