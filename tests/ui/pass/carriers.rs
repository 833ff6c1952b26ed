//! Types of the standard library carry what fits them.

use cantus::Event;
use cantus_cases::stream;

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::Arc;

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured<'a> {
    owner: Option<Cow<'a, str>>,
    note: Option<Arc<str>>,
    id: Option<cantus::Uuid>,
    at: Option<std::time::SystemTime>,
    day: Option<&'a cantus::Date>,
    count: Option<usize>,
    ratio: Option<f32>,
    total: Option<i64>,
    handle: Option<Box<str>>,
    payload: Option<&'a [u8]>,
    extra: Option<cantus::Value>,
    names: Option<HashMap<&'a str, Rc<String>>>,
    groups: Option<BTreeMap<String, [Option<&'a str>; 2]>>,
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let event = Measured {
        owner: Some("me".into()),
        note: Some("n".into()),
        id: Some("00000000-0000-0000-0000-000000000000".parse().expect("a UUID")),
        at: Some(std::time::SystemTime::UNIX_EPOCH),
        day: Some(&"2024-02-29".parse().expect("a day")),
        count: Some(3),
        ratio: Some(0.5),
        total: Some(-1),
        handle: Some("h".into()),
        payload: Some(b"ab"),
        extra: Some(cantus::Value::Null),
        names: Some([("b", Rc::new("2".to_owned())), ("a", Rc::new("1".to_owned()))].into()),
        groups: Some([("g".to_owned(), [None, Some("x")])].into()),
    };
    assert_eq!(
        document(&event),
        concat!(
            r#"{"event":"measured","data":{"owner":"me","note":"n","#,
            r#""id":"00000000-0000-0000-0000-000000000000","at":"1970-01-01T00:00:00Z","day":"2024-02-29","#,
            r#""count":3,"ratio":0.5,"total":"-1","handle":"h","payload":"YWI=","extra":null,"#,
            r#""names":{"a":"1","b":"2"},"groups":{"g":[null,"x"]},"kind":"measurement"}}"#,
        )
    );
}
