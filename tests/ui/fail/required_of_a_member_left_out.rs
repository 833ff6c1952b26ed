//! A member without its required field.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::part, partial)]
enum Part {
    Text { text: String },
    Image { alt: Option<String> },
}

fn main() {}
