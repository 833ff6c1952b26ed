//! A member that is gone.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::part, partial)]
enum Part {
    Video { url: String },
}

fn main() {}
