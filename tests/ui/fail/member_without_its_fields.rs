//! A variant that holds nothing, where the member carries something.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::part, partial)]
enum Part {
    Text,
}

fn main() {}
