//! A fraction where an integer is declared.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    count: Option<f64>,
}

fn main() {}
