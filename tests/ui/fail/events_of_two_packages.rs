//! An enum of events of two packages.

use cantus_cases::{orders, stream};

#[derive(cantus::Event)]
#[event(transparent)]
enum Mine {
    Stream(stream::Event),
    Orders(orders::Event),
}

fn main() {}
