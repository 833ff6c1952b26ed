//! A derived type where another one is declared.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::point)]
struct Point {
    x: f64,
    y: f64,
}

#[derive(cantus::Event)]
#[event(stream::citation)]
struct Citation {
    citation: Point,
}

fn main() {}
