//! Serde writes a tag of its own.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Payload)]
#[payload(stream::types::part, partial)]
#[serde(tag = "kind")]
enum Part {
    Text { text: String },
}

fn main() {}
