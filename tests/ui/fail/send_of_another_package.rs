//! A method that sends events of one package, of what accepts another's.

use cantus::EmitError;
use cantus_cases::{orders, stream};
use orders::Emitter as _;

fn answer(emitter: &mut impl stream::Emitter) -> Result<(), EmitError> {
    emitter.send_cancelled(orders::EventCommon::new("o-1"))
}

fn main() {}
