//! A field that the event has under another name; that the right one is left out is not told, too.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk<'a> {
    txet: &'a str,
}

fn main() {}
