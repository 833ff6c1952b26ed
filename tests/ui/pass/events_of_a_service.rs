//! An enum of the events that a service emits.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk {
    text: String,
}

#[derive(cantus::Event)]
#[event(transparent)]
enum Mine {
    Chunk(Chunk),
    Any(Box<stream::Event>),
}

#[derive(cantus::Event)]
#[event(transparent)]
struct Wrapped(Mine);

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let event = Wrapped(Mine::Chunk(Chunk { text: "hello".to_owned() }));
    assert_eq!(event.name(), "chunk");
    let text = document(&event);
    let read = stream::Event::decode(text.as_bytes(), cantus::View::Emit).expect("readers take it");
    assert_eq!(document(&Mine::Any(Box::new(read))), text);
}
