//! A field that is gone.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::citation)]
struct Citation {
    source: String,
    title: String,
}

fn main() {}
