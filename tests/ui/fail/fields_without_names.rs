//! Two fields that have no names.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::point)]
struct Point(f64, f64);

fn main() {}
