//! A field that another member of the union has.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::part, partial)]
enum Part {
    Text { text: String },
    Image { url: String, seconds: Option<f64> },
}

fn main() {}
