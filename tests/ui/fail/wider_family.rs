//! A union with a member that is not declared.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::part, partial)]
enum Part {
    Text { text: String },
    Smell { text: String },
}

fn main() {}
