//! Two variants that are one.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::colour, partial)]
enum Colour {
    Red,
    #[payload(rename = "red")]
    Scarlet,
}

fn main() {}
