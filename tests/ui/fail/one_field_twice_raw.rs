//! Two fields that are one, in two spellings.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk {
    r#text: String,
    #[event(rename = "text")]
    body: String,
}

fn main() {}
