//! A generic struct fits wherever its parameter does.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::citation)]
struct Citation<B, C = stream::Citation> {
    block_index: Option<B>,
    citation: C,
}

#[derive(cantus::Payload)]
#[payload(stream::types::citation)]
struct Source<S: AsRef<str>, const N: usize>
where
    S: Clone,
{
    source: S,
    #[payload(skip)]
    _rank: [u8; N],
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let citation = Citation { block_index: Some(1_u8), citation: stream::Citation::new("paper") };
    let text = r#"{"event":"citation","data":{"block_index":1,"citation":{"source":"paper"}}}"#;
    assert_eq!(document(&citation), text);
    let citation = Citation { block_index: Some(1_u32), citation: &Source { source: "paper", _rank: [0; 4] } };
    assert_eq!(document(&citation), text);
}
