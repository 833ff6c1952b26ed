//! A required field is skipped.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk<'a> {
    #[event(skip)]
    text: &'a str,
}

fn main() {}
