//! A union of Rust.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::point)]
union Point {
    x: f64,
    y: f64,
}

fn main() {}
