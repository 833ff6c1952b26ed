//! A newtype of the generated payload, or of one of one's own, is the event.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk(stream::ChunkPayload);

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let event = Chunk(stream::ChunkPayload::new("hello"));
    assert_eq!(document(&event), r#"{"event":"chunk","data":{"text":"hello"}}"#);
}
