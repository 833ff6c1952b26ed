//! A field that stands in every event of the package is left out.

use cantus_cases::orders;

#[derive(cantus::Event)]
#[event(orders::placed)]
struct Placed<'a> {
    items: Vec<&'a str>,
}

fn main() {}
