//! The type where its module is asked for.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::Citation)]
struct Citation {
    source: String,
}

fn main() {}
