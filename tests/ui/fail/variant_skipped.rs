//! A variant that has no document.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::colour)]
enum Colour {
    Red,
    #[payload(skip)]
    Green,
    Blue,
}

fn main() {}
