//! Serde writes a union without its tag.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Payload)]
#[payload(stream::types::part, partial)]
#[serde(untagged)]
enum Part {
    Text { text: String },
}

fn main() {}
