//! An enum with a member that is not declared.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::colour)]
enum Colour {
    Red,
    Green,
    Blue,
    Purple,
}

fn main() {}
