//! An enum that lacks members.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::colour)]
enum Colour {
    Red,
}

fn main() {}
