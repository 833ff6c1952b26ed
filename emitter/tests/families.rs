//! Families that are told apart in the rarer ways: from outside, by a code, with ancestors, open to
//! writers, beside members of a transport.

mod sample;

use cantus::{
    Ancestors, Beside, DecodeError, EncodeError, Fields, Members, Named, NoFields, Open, ProblemKind, Raw, Reader,
    Record, Tags, View, Wire, Writer,
};
use sample::{BlockImage, BlockText, ShopEvent};

/// `envelope: none`, with one event.
#[derive(Clone, Debug, PartialEq)]
enum HookEvent {
    Text(BlockText),
    Unknown { event_type: String, raw: Raw },
}

impl HookEvent {
    fn event_type(&self) -> &str {
        match self {
            Self::Text(_) => "text",
            Self::Unknown { event_type, .. } => event_type,
        }
    }
}

impl Named for HookEvent {
    fn read_named(event_type: &str, reader: &mut Reader<'_>) -> Option<Self> {
        match event_type {
            "text" => Wire::read(reader).map(Self::Text),
            _ => {
                let raw = reader.unknown_named(event_type)?;
                Some(Self::Unknown {
                    event_type: event_type.to_owned(),
                    raw,
                })
            }
        }
    }

    fn write_payload(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Text(payload) => payload.write(writer),
            Self::Unknown { raw, .. } => writer.raw(raw),
        }
    }
}

/// A family that is open to writers, too.
#[derive(Clone, Debug, PartialEq)]
enum Part {
    Image(BlockImage),
    Other { tag: String, raw: Raw },
}

impl Members for Part {
    fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {
        let tag = reader.tag("type")?;
        let mut beside = Beside::tag("type", outer);
        match &*tag {
            "image" => reader.inline(&mut beside).map(Self::Image),
            _ => {
                let raw = reader.unknown(&tag, Open::Both, &mut beside)?;
                Some(Self::Other {
                    tag: tag.into_owned(),
                    raw,
                })
            }
        }
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Image(payload) => {
                writer.tag("type", "image");
                payload.write_fields(writer);
            }
            Self::Other { tag, raw } => writer.other("type", tag, raw),
        }
    }
}

/// An error family of integer codes, of which one has ancestors.
#[derive(Clone, Debug, PartialEq)]
enum Refusal {
    Revoked(BlockText),
    Internal(BlockText),
    Other { tag: i64, raw: Raw },
}

const REVOKED_IS_A: Tags = Tags::Integers(&[-32001, -32000]);

impl Members for Refusal {
    fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {
        let tag = reader.integer_tag("code")?;
        match tag {
            -32002 => {
                let mut ancestors = Ancestors::new("is_a", REVOKED_IS_A, outer);
                let payload = reader.inline(&mut Beside::tag("code", &mut ancestors));
                ancestors.finish(reader)?;
                payload.map(Self::Revoked)
            }
            -32603 => reader.inline(&mut Beside::tag("code", outer)).map(Self::Internal),
            _ => {
                let raw = reader.unknown(&tag.to_string(), Open::Reader, &mut Beside::tag("code", outer))?;
                Some(Self::Other { tag, raw })
            }
        }
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Revoked(payload) => {
                writer.integer_tag("code", -32002);
                REVOKED_IS_A.write("is_a", writer);
                payload.write_fields(writer);
            }
            Self::Internal(payload) => {
                writer.integer_tag("code", -32603);
                payload.write_fields(writer);
            }
            Self::Other { tag, .. } => writer.refuse_other_tag("code", &tag.to_string()),
        }
    }
}

/// A document with what a transport adds: an event and `id?`.
#[derive(Clone, Debug, PartialEq)]
struct ShopDocument {
    id: Option<String>,
    event: ShopEvent,
}

#[derive(Default)]
struct TransportFields {
    id: Option<String>,
}

impl Fields for TransportFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "id" => self.id = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Members for ShopDocument {
    fn read_members(reader: &mut Reader<'_>, _: &mut dyn Fields) -> Option<Self> {
        let mut transport = TransportFields::default();
        let event = ShopEvent::read_members(reader, &mut transport)?;
        Some(Self {
            id: transport.id,
            event,
        })
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        self.event.write_members(writer);
        if let Some(id) = &self.id {
            writer.key("id");
            writer.string(id);
        }
    }
}

fn verdict<T>(result: Result<T, DecodeError>) -> String {
    let line = |problem: &cantus::Problem| format!("{} {:?}", problem.pointer, problem.kind);
    result.map_or_else(
        |error| error.problems.iter().map(line).collect::<Vec<_>>().join(", "),
        |_| "ok".to_owned(),
    )
}

/// Checks both views, and that what can be written is what was read.
fn check<T: Wire + PartialEq + std::fmt::Debug>(document: &str, emit: &str, read: &str) {
    assert_eq!(
        verdict(cantus::decode::<T>(document.as_bytes(), View::Emit)),
        emit,
        "emit view of {document}"
    );
    let value = cantus::decode::<T>(document.as_bytes(), View::Read);
    assert_eq!(
        verdict(value.as_ref().map_err(Clone::clone)),
        read,
        "read view of {document}"
    );
    let mut out = Vec::new();
    if let Ok(value) = value
        && cantus::encode(&value, cantus::Clearance::FULL, &mut out).is_ok()
    {
        assert_eq!(cantus::decode::<T>(&out, View::Emit), Ok(value), "{document}");
    }
}

fn written<T: Wire>(value: &T) -> Result<String, EncodeError> {
    let mut out = b"kept".to_vec();
    let result = cantus::encode(value, cantus::Clearance::FULL, &mut out);
    let text = String::from_utf8(out).expect("JSON is text");
    match result {
        Ok(()) => Ok(text["kept".len()..].to_owned()),
        Err(error) => {
            assert_eq!(text, "kept");
            Err(error)
        }
    }
}

fn problem<T: Wire>(value: &T) -> (String, ProblemKind) {
    let mut error = written(value).expect_err("it may not be written");
    let first = error.problems.remove(0);
    (first.pointer, first.kind)
}

#[test]
fn events_may_be_named_from_outside() {
    let event: HookEvent = cantus::decode_named("text", br#"{"text":"t"}"#, View::Emit).expect("a declared event");
    assert_eq!(event.event_type(), "text");
    assert_eq!(
        verdict(cantus::decode_named::<HookEvent>("text", b"{}", View::Read)),
        "/text Missing"
    );
    assert_eq!(
        verdict(cantus::decode_named::<HookEvent>("later", b"{}", View::Emit)),
        " NotAMember"
    );
    let unknown: HookEvent = cantus::decode_named("later", b"{ \"a\": 1.0 }", View::Read).expect("readers take it");
    let mut out = Vec::new();
    cantus::encode_payload(&unknown, cantus::Clearance::FULL, &mut out).expect("it is written as it was read");
    assert_eq!(out, br#"{"a":1.0}"#);
    assert_eq!(
        verdict(cantus::decode_named::<HookEvent>(
            "later",
            br#"{"a":1,"a":1}"#,
            View::Read
        )),
        "/a Duplicate"
    );
}

#[test]
fn writers_may_use_members_of_a_family_that_is_open_to_both() {
    check::<Part>(r#"{"length":1.50,"type":"video"}"#, "ok", "ok");
    let raw = |text: &str| text.parse::<Raw>().expect("it is JSON");
    let other = |tag: &str, text: &str| Part::Other {
        tag: tag.to_owned(),
        raw: raw(text),
    };
    assert_eq!(
        written(&other("video", r#"{"type":"video"}"#)).as_deref(),
        Ok(r#"{"type":"video"}"#)
    );
    for text in [r#"{"type":"audio"}"#, r#"{"type":1}"#, "{}", "[]", "1"] {
        assert_eq!(
            problem(&other("video", text)),
            ("/type".to_owned(), ProblemKind::NotAMember),
            "{text}"
        );
    }
}

#[test]
fn codes_may_be_integers() {
    check::<Refusal>(r#"{"code":-32603,"text":"t"}"#, "ok", "ok");
    check::<Refusal>(r#"{"text":"t","code":-3.2603e4}"#, "ok", "ok");
    check::<Refusal>(r#"{"code":7,"text":1}"#, "/code NotAMember", "ok");
    for code in ["1.5", "null", "\"7\"", "1e300", "[1]", "-"] {
        let document = format!(r#"{{"code":{code}}}"#);
        let expect = if code == "-" { "/code Syntax" } else { "/code WrongKind" };
        check::<Refusal>(&document, expect, expect);
    }
    check::<Refusal>("{}", "/code Missing", "/code Missing");
    check::<Refusal>("null", " WrongKind", " WrongKind");
    check::<Part>(r#"{"type":"a\ud800"}"#, "/type Surrogate", "/type Surrogate");
}

#[test]
fn ancestors_are_written_exactly_and_read_leniently() {
    check::<Refusal>(r#"{"code":-32002,"is_a":[-32001,-32000.0],"text":"t"}"#, "ok", "ok");
    check::<Refusal>(
        r#"{"code":-32002,"is_a":[-32001],"text":"t"}"#,
        "/is_a NotAMember",
        "ok",
    );
    check::<Refusal>(r#"{"code":-32002,"is_a":["x"],"text":"t"}"#, "/is_a/0 WrongKind", "ok");
    check::<Refusal>(r#"{"code":-32002,"text":"t"}"#, "/is_a Missing", "ok");
    check::<Refusal>(r#"{"code":-32603,"is_a":[],"text":"t"}"#, "/is_a Undeclared", "ok");
    let newer: Refusal = cantus::decode(br#"{"code":-5,"is_a":[-32002]}"#, View::Read).expect("it is open");
    let Refusal::Other { tag, raw } = &newer else {
        panic!("{newer:?}")
    };
    assert_eq!(
        (*tag, raw.member("is_a").map(|raw| raw.to_string()).as_deref()),
        (-5, Some("[-32002]"))
    );
    assert_eq!(problem(&newer), ("/code".to_owned(), ProblemKind::NotAMember));
}

#[test]
fn a_transport_adds_members_that_the_event_does_not_keep() {
    let document = r#"{"event":"ping","version":1,"session_id":"s","data":{},"id":"7"}"#;
    check::<ShopDocument>(document, "ok", "ok");
    check::<ShopDocument>(&document.replace("\"7\"", "7"), "/id WrongKind", "/id WrongKind");
    check::<ShopEvent>(document, "/id Undeclared", "ok");
    let unknown = r#"{"id":"7","event":"later","version":1,"session_id":"s"}"#;
    let read: ShopDocument = cantus::decode(unknown.as_bytes(), View::Read).expect("readers take it");
    assert_eq!(
        written(&read).as_deref(),
        Ok(r#"{"event":"later","version":1,"session_id":"s","id":"7"}"#)
    );
}

/// Is a list of lists of itself.
struct Nest(Vec<Nest>, f64);

impl Wire for Nest {
    fn read(_: &mut Reader<'_>) -> Option<Self> {
        None
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.begin_object();
        writer.key("a/\"b");
        writer.list(&self.0, Wire::write);
        writer.key("n");
        writer.number(self.1);
        writer.end_object();
    }
}

#[test]
fn a_writers_problems_have_their_places() {
    let nest = Nest(
        vec![Nest(vec![], 1.0), Nest(vec![Nest(vec![], f64::NAN)], f64::INFINITY)],
        2.0,
    );
    let error = written(&nest).expect_err("two numbers are not finite");
    let pointers: Vec<&str> = error.problems.iter().map(|problem| problem.pointer.as_str()).collect();
    assert_eq!(pointers, ["/a~1\"b/1/a~1\"b/0/n", "/a~1\"b/1/n"]);
}

#[test]
fn a_writer_goes_64_deep_and_no_deeper() {
    let nest = |levels: usize| (1..levels).fold(Nest(vec![], 0.0), |inner, _| Nest(vec![inner], 0.0));
    assert!(written(&nest(32)).is_ok());
    assert_eq!(problem(&nest(33)).1, ProblemKind::TooDeep);
    let raw = |depth: usize| {
        ("[".repeat(depth) + &"]".repeat(depth))
            .parse::<Raw>()
            .expect("it is JSON")
    };
    let inside = |raw: Raw| {
        sample::ShopEvent::decode(format!(r#"{{"event":"later","version":1,"session_id":"s","x":{raw}}}"#).as_bytes())
    };
    assert!(inside(raw(63)).is_ok());
    assert!(inside(raw(64)).is_err());
    let json = |depth: usize| {
        (1..depth).fold(cantus::Value::Array(vec![]), |inner, _| {
            cantus::Value::Array(vec![inner])
        })
    };
    let write = |value: &cantus::Value| {
        let mut out = Vec::new();
        let mut writer = Writer::new(&mut out);
        writer.json(value);
        writer.finish().is_ok()
    };
    assert!(write(&json(64)));
    assert!(!write(&json(65)));
    assert!(!write(&json(1000)));
    assert!(!NoFields.field("x", &mut Reader::new(b"1", View::Read)));
}
