//! An enum where there is one shape.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::point)]
enum Point {
    Flat,
    High,
}

fn main() {}
