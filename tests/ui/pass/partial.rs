//! An enum says that it leaves members out.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::colour, partial)]
enum Colour {
    Red,
}

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<String>,
    colour: Option<Colour>,
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let text = document(&Measured { owner: None, colour: Some(Colour::Red) });
    assert_eq!(text, r#"{"event":"measured","data":{"owner":null,"colour":"red","kind":"measurement"}}"#);
}
