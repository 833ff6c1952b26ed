//! A variant for what is not declared, in an enum that is closed to writers.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::speed)]
enum Speed {
    Slow,
    Fast,
    #[payload(other)]
    Other(String),
}

fn main() {}
