//! A sensitive field does not warn where the type is not `Debug`, or where it says that it is shown.

#![deny(deprecated)]

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::reasoning_chunk)]
struct Silent {
    text: String,
}

#[derive(Debug, cantus::Event)]
#[event(stream::reasoning_chunk)]
struct Loud {
    #[event(shown)]
    text: String,
}

#[derive(Debug, cantus::Event)]
#[event(stream::chunk)]
struct Public {
    text: String,
}

fn main() {
    let events: [&dyn Event<Package = stream::Event>; 3] = [
        &Silent { text: "a".to_owned() },
        &Loud { text: "b".to_owned() },
        &Public { text: "c".to_owned() },
    ];
    assert_eq!(events.map(|event| event.name().to_owned()), ["reasoning_chunk", "reasoning_chunk", "chunk"]);
}
