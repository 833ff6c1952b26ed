//! Types of one's own stand wherever a declared type does.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::labels)]
struct Labels<'a> {
    title: &'a str,
    rest: std::collections::HashMap<&'a str, &'a str>,
}

#[derive(cantus::Payload)]
#[payload(stream::types::part)]
enum Part<'a> {
    Text { text: &'a str },
    Image(stream::PartImage),
    Sound { seconds: Option<f64> },
}

#[derive(cantus::Payload)]
#[payload(stream::types::body)]
enum Body<'a> {
    Text { text: &'a str },
    Blob { blob: &'a [u8] },
}

#[derive(cantus::Payload)]
#[payload(stream::types::phase)]
enum Phase {
    Waiting,
    Running,
    Over,
}

#[derive(cantus::Payload)]
#[payload(stream::types::level)]
enum Level {
    #[payload(rename = "10")]
    Low,
    #[payload(rename = "20")]
    High,
    #[payload(other)]
    Other(i64),
}

#[derive(cantus::Payload)]
#[payload(stream::types::anything)]
enum Anything<'a> {
    String(&'a str),
    Integer(i64),
    Object(stream::Point),
}

#[derive(cantus::Event)]
#[event(stream::measured)]
struct Measured<'a> {
    owner: Option<String>,
    labels: Option<Labels<'a>>,
    parts: Option<Vec<Part<'a>>>,
    body: Option<Body<'a>>,
    phase: Option<Phase>,
    level: Option<Level>,
    anything: Option<Anything<'a>>,
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn measured<'a>() -> Measured<'a> {
    Measured { owner: None, labels: None, parts: None, body: None, phase: None, level: None, anything: None }
}

fn check(event: Measured<'_>, members: &str) {
    let text = document(&event);
    assert_eq!(text, format!(r#"{{"event":"measured","data":{{"owner":null,{members},"kind":"measurement"}}}}"#));
    stream::Event::decode(text.as_bytes(), cantus::View::Emit).expect("readers take it");
}

fn main() {
    let labels = Labels { title: "t", rest: [("b", "2"), ("a", "1")].into() };
    check(Measured { labels: Some(labels), ..measured() }, r#""labels":{"title":"t","a":"1","b":"2"}"#);
    let parts = vec![
        Part::Text { text: "x" },
        Part::Image(stream::PartImage::new("https://example.org/")),
        Part::Sound { seconds: None },
    ];
    check(
        Measured { parts: Some(parts), ..measured() },
        r#""parts":[{"type":"text","text":"x"},{"type":"image","url":"https://example.org/"},{"type":"sound"}]"#,
    );
    check(Measured { body: Some(Body::Text { text: "x" }), ..measured() }, r#""body":{"text":"x"}"#);
    check(Measured { body: Some(Body::Blob { blob: b"ab" }), ..measured() }, r#""body":{"blob":"YWI="}"#);
    for (phase, name) in [(Phase::Waiting, "waiting"), (Phase::Running, "running"), (Phase::Over, "over")] {
        check(Measured { phase: Some(phase), ..measured() }, &format!(r#""phase":{{"phase":"{name}"}}"#));
    }
    for (level, number) in [(Level::Low, "10"), (Level::High, "20"), (Level::Other(7), "7")] {
        check(Measured { level: Some(level), ..measured() }, &format!(r#""level":{number}"#));
    }
    check(Measured { anything: Some(Anything::String("x")), ..measured() }, r#""anything":"x""#);
    check(Measured { anything: Some(Anything::Integer(1)), ..measured() }, r#""anything":1"#);
    let point = stream::Point::new(1.0, 2.5);
    check(Measured { anything: Some(Anything::Object(point)), ..measured() }, r#""anything":{"x":1,"y":2.5}"#);
}
