//! Serde takes a field for several.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize)]
struct Text {
    text: String,
}

#[derive(Serialize, cantus::Event)]
#[event(stream::chunk)]
struct Chunk {
    #[serde(flatten)]
    text: Text,
}

fn main() {}
