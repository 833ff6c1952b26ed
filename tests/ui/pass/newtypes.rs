//! A newtype carries what is in it, by a derive or by hand.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(transparent)]
struct RequestId(cantus::Uuid);

#[derive(cantus::Payload)]
#[payload(transparent)]
struct Pages<'a, T> {
    all: &'a [T],
}

struct Percent(u8);

impl cantus::Carries<cantus::contract::number> for Percent {
    fn write(&self, writer: &mut cantus::Writer<'_>) {
        writer.number(f64::from(self.0) / 100.0);
    }
}

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured<'a> {
    owner: Option<String>,
    id: Option<&'a RequestId>,
    ratio: Option<Percent>,
    parts: Option<Pages<'a, stream::Part>>,
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let id = RequestId("00000000-0000-0000-0000-000000000000".parse().expect("a UUID"));
    let event = Measured { owner: None, id: Some(&id), ratio: Some(Percent(25)), parts: Some(Pages { all: &[] }) };
    assert_eq!(
        document(&event),
        r#"{"event":"measured","data":{"owner":null,"id":"00000000-0000-0000-0000-000000000000","ratio":0.25,"parts":[],"kind":"measurement"}}"#
    );
}
