//! Variants that serde, which is there, calls by their own names.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Payload)]
#[payload(stream::types::colour)]
#[serde(deny_unknown_fields)]
enum Colour {
    Red,
    Green,
    Blue,
}

fn main() {}
