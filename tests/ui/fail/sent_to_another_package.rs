//! An event of one package, sent with what accepts another's.

use cantus::{EmitError, Emitter};
use cantus_cases::{orders, stream};

#[derive(cantus::Event)]
#[event(orders::cancelled)]
struct Cancelled {
    order_id: String,
}

fn answer(emitter: &mut impl Emitter<stream::Event>, event: &Cancelled) -> Result<(), EmitError> {
    emitter.send(event)
}

fn main() {}
