//! A field that the event does not have.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk<'a> {
    text: &'a str,
    note: &'a str,
}

fn main() {}
