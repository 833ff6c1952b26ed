//! An event that is gone.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::ancient)]
struct Ancient {
    x: Option<i64>,
    y: Option<i64>,
}

fn main() {}
