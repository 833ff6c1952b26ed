//! The derive leaves out what serde writes.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Event)]
#[event(stream::chunk)]
#[serde(rename_all = "snake_case")]
struct Chunk {
    text: String,
    #[event(skip)]
    attempt: u32,
}

fn main() {}
