//! A union that lacks members.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::part)]
enum Part {
    Text { text: String },
}

fn main() {}
