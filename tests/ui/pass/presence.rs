//! Absent, null and a value are three.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured {
    owner: Option<&'static str>,
    note: cantus::Presence<&'static str>,
    count: Option<u64>,
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let base = r#"{"event":"measured","data":{"owner":null"#;
    let end = r#","kind":"measurement"}}"#;
    let with = |note| document(&Measured { owner: None, note, count: None });
    assert_eq!(with(cantus::Presence::Absent), format!("{base}{end}"));
    assert_eq!(with(cantus::Presence::Null), format!("{base},\"note\":null{end}"));
    assert_eq!(with(cantus::Presence::Value("x")), format!("{base},\"note\":\"x\"{end}"));
    assert_eq!(document(&Measured { owner: None, note: cantus::Presence::Absent, count: Some(7) }), format!("{base},\"count\":7{end}"));
}
