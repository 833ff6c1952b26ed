//! An enum that has no value.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::colour)]
enum Colour {}

fn main() {}
