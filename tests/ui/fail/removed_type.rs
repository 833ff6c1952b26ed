//! A type that is gone.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::old_options)]
struct OldOptions {
    depth: Option<u32>,
}

fn main() {}
