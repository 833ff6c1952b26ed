//! A plain struct, owned and borrowed, is an event whole.

use cantus::Event;
use cantus_generated::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk<'a> {
    text: &'a str,
}

#[derive(cantus::Event)]
#[event(stream::citation)]
struct Citation {
    block_index: Option<u32>,
    citation: stream::NormalizedCitation,
}

fn main() {
    let mut line = Vec::new();
    Chunk { text: "hello" }.emit(&mut line).unwrap();
    assert_eq!(line, br#"{"event":"chunk","data":{"text":"hello"}}"#);
    line.clear();
    let citation = Citation {
        block_index: Some(2),
        citation: stream::NormalizedCitation::new("paper"),
    };
    citation.emit(&mut line).unwrap();
    let event = stream::Event::decode(&line, cantus::View::Emit).unwrap();
    assert!(matches!(event, stream::Event::Citation(_)));
}
