//! One event from an owned and from a borrowed struct.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Owned {
    text: String,
}

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Borrowed<'a> {
    text: &'a str,
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let text = r#"{"event":"chunk","data":{"text":"hello"}}"#;
    assert_eq!(document(&Owned { text: "hello".to_owned() }), text);
    assert_eq!(document(&Borrowed { text: "hello" }), text);
    assert_eq!(document(&&Borrowed { text: "hello" }), text);
}
