//! A word that no attribute of a type has.

#[derive(cantus::Payload)]
#[payload(cantus_cases::stream::types::colour, some)]
enum Colour {
    Red,
}

fn main() {}
