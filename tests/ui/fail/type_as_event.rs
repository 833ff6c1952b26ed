//! A type where an event is asked for.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::types::point)]
struct Point {
    x: f64,
    y: f64,
}

fn main() {}
