//! Serde calls a variant otherwise.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Payload)]
#[payload(stream::types::colour, partial)]
enum Colour {
    #[serde(rename = "RED")]
    Red,
}

fn main() {}
