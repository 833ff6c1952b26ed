//! A package of 1,000 event types, printed by `build.rs`.

use cantus::{Beside, Fields, Members, Reader, Record, Wire, Writer};

include!(concat!(env!("OUT_DIR"), "/events.rs"));

/// Gives the name of an event type.
pub fn name_of(number: usize) -> &'static str {
    let wanted = format!("Event{number}");
    let named = |name: &&&str| EventType::from_name(name).is_some_and(|found| format!("{found:?}") == wanted);
    EventType::NAMES.iter().find(named).expect("there are a thousand")
}
