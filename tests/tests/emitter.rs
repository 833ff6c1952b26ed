//! What accepts events: service code is written against the trait, and does not know which it was given.

use std::error::Error;
use std::io;

use cantus::{Clearance, Collector, EmitError, Emitter, LineWriter, ProblemKind, Raw, View};
use cantus_corners::{bare, corners, inner};
use cantus_generated::stream::{self, CitationPayload, Emitter as _, EndPayload, NormalizedCitation};

fn quoted(quote: &str) -> stream::Event {
    stream::Event::Citation(CitationPayload::new(NormalizedCitation::new("paper").with_quote(quote)))
}

/// Service code, which does not know what it sends to.
fn answer(emitter: &mut impl stream::Emitter) -> Result<(), EmitError> {
    emitter.send(&quoted("to be or not to be"))?;
    emitter.send_end(EndPayload::new())
}

/// The same, for who would rather not be generic.
fn answer_dyn(emitter: &mut dyn Emitter<stream::Event>) -> Result<(), EmitError> {
    use stream::Emitter as _;
    emitter.send_citation(CitationPayload::new(
        NormalizedCitation::new("paper").with_quote("to be or not to be"),
    ))?;
    emitter.send_end(EndPayload::new())
}

#[test]
fn whatever_accepts_events_is_sent_the_same() {
    let mut lines = LineWriter::new(Vec::new());
    answer(&mut lines).expect("a vector takes everything");
    let mut collector = Collector::new();
    answer(&mut collector).expect("a collector takes everything");
    let mut boxed: Box<dyn Emitter<stream::Event>> = Box::new(Collector::new());
    answer(&mut boxed).expect("so does a boxed one");
    let mut other = Collector::new();
    answer_dyn(&mut other).expect("a collector takes everything");
    assert_eq!(other.documents(), collector.documents());

    let text = String::from_utf8(lines.into_inner()).expect("lines are UTF-8");
    let documents: Vec<&str> = collector.documents().iter().map(|document| &*document.text).collect();
    assert_eq!(text.lines().collect::<Vec<_>>(), documents);
    assert_eq!(collector.names(), ["citation", "end"]);
    assert_eq!(
        collector.events().expect("they are read back")[1],
        stream::Event::End(EndPayload::new())
    );
}

#[test]
fn a_sink_is_shown_what_its_clearance_shows_and_by_default_little() {
    let event = quoted("to be or not to be");
    let shown = |clearance: Option<stream::Sensitivity>| {
        let mut lines = match clearance {
            None => LineWriter::new(Vec::new()),
            Some(level) => LineWriter::with_clearance(Vec::new(), level),
        };
        lines.send(&event).expect("the event can be shown");
        String::from_utf8(lines.into_inner()).expect("lines are UTF-8")
    };
    assert_eq!(
        shown(None),
        "{\"event\":\"citation\",\"data\":{\"citation\":{\"source\":\"paper\"}}}\n"
    );
    assert_eq!(shown(Some(stream::Sensitivity::Internal)), shown(None));
    assert!(shown(Some(stream::Sensitivity::Confidential)).contains("to be or not to be"));
    assert_eq!(stream::Sensitivity::DEFAULT_CLEARANCE, stream::Sensitivity::Internal);
    assert_eq!(stream::Sensitivity::Restricted.clearance(), Clearance::FULL);
}

#[test]
fn an_event_with_a_problem_writes_nothing() {
    let mut lines = LineWriter::new(Vec::new());
    let payload = inner::GuardedPayload::new("w", Some(i64::MAX));
    let event = inner::Event::Guarded {
        common: inner::EventCommon::new(1),
        payload,
    };
    lines.send(&event).expect("what is not shown is not looked at");
    let before = lines.get_ref().len();
    let mut full = LineWriter::with_clearance(lines.into_inner(), Clearance::FULL);
    let error = full.send(&event).expect_err("the number is beyond an integer");
    assert!(matches!(error, EmitError::Encode(_)));
    assert!(
        error
            .source()
            .is_some_and(|source| source.to_string().contains("/number"))
    );
    assert_eq!(full.get_ref().len(), before);
}

#[test]
fn the_reason_of_a_failed_write_is_kept() {
    struct Full;
    impl io::Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let error = LineWriter::new(Full)
        .send(&stream::Event::End(EndPayload::new()))
        .expect_err("nothing can be written");
    assert!(matches!(&error, EmitError::Io(reason) if reason.kind() == io::ErrorKind::StorageFull));
    assert!(error.source().is_some());
}

/// Takes so many bytes, then fails once, then takes everything.
struct Failing {
    room: usize,
    failed: bool,
    taken: Vec<u8>,
}

impl io::Write for Failing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = if self.failed {
            bytes.len()
        } else {
            bytes.len().min(self.room)
        };
        if count == 0 {
            self.failed = true;
            return Err(io::Error::other("the disk is full"));
        }
        self.room -= count.min(self.room);
        self.taken.extend_from_slice(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn no_line_is_joined_to_what_a_failed_write_left() {
    let line = {
        let mut lines = LineWriter::new(Vec::new());
        lines.send_end(EndPayload::new()).expect("a vector takes everything");
        String::from_utf8(lines.into_inner()).expect("lines are UTF-8")
    };
    for room in 0..line.len() {
        let mut lines = LineWriter::new(Failing {
            room,
            failed: false,
            taken: Vec::new(),
        });
        let error = lines
            .send_end(EndPayload::new())
            .expect_err("there is no room for all of it");
        assert!(matches!(error, EmitError::Io(_)), "{error:?}");
        for _ in 0..2 {
            lines.send_end(EndPayload::new()).expect("there is room again");
        }
        let text = String::from_utf8(lines.into_inner().taken).expect("lines are UTF-8");
        let left = &line[..room];
        let end = if room == 0 { "" } else { "\n" };
        assert_eq!(text, format!("{left}{end}{line}{line}"));
    }
}

#[test]
fn a_document_is_passed_on_as_it_came() {
    let text = "{ \"data\": {\"x\": 1.50, \"y\": [ ]},\r\n \"id\":\"a\\u0062\", \"event\" :\"alien\" } ";
    for text in [text, "{\"event\":\"borrowed\",\"id\":\"i\",\"data\":{\"amount\":5}}"] {
        let raw = Raw::<corners::Event>::read(text.as_bytes(), View::Read).expect("the envelope is right");
        let mut out = b"before".to_vec();
        raw.encode_with(Clearance::FULL, &mut out)
            .expect("a full clearance shows everything");
        assert_eq!(out, format!("before{text}").as_bytes());
        assert_eq!(raw.as_str(), text);
    }
    let raw = Raw::<corners::Event>::read(text.as_bytes(), View::Read).expect("the envelope is right");
    assert_eq!(raw.name(), "alien");
    assert_eq!(raw.common().expect("it has what every event has").id, "ab");
    // A line is a line, and a document the same without the ends of lines between its tokens.
    let mut lines = LineWriter::with_clearance(Vec::new(), Clearance::FULL);
    lines.send(&raw).expect("a vector takes everything");
    assert_eq!(lines.get_ref().iter().filter(|byte| **byte == b'\n').count(), 1);
    let mut collector = Collector::with_clearance(Clearance::FULL);
    collector.send(&raw).expect("a collector takes everything");
    let events: Vec<corners::Event> = collector.events().expect("it is read back");
    assert_eq!(events[0].name(), "alien");
}

#[test]
fn what_is_passed_on_may_hold_anything() {
    let raw = Raw::<corners::Event>::read(br#"{"event":"empty","id":"i","data":{}}"#, View::Read).expect("it is right");
    let mut out = Vec::new();
    let error = raw
        .encode_with(corners::Sensitivity::Internal, &mut out)
        .expect_err("nobody looked into it");
    assert_eq!((error.problems[0].kind, out.len()), (ProblemKind::Withheld, 0));
    assert!(
        Collector::new().send(&raw).is_err(),
        "the default clearance is not full"
    );
    raw.encode_with(corners::Sensitivity::Secret, &mut out)
        .expect("the highest level is everything");
}

#[test]
fn an_envelope_is_held_to_its_declaration_and_the_payload_to_json() {
    let problem = |text: &str, view| {
        let error = Raw::<corners::Event>::read(text.as_bytes(), view).expect_err(text);
        (error.problems[0].pointer.clone(), error.problems[0].kind)
    };
    for (text, pointer, kind) in [
        ("{\"id\":\"i\",\"data\":{}}", "/event", ProblemKind::Missing),
        ("{\"event\":\"empty\",\"data\":{}}", "/id", ProblemKind::Missing),
        (
            "{\"event\":\"empty\",\"id\":1,\"data\":{}}",
            "/id",
            ProblemKind::WrongKind,
        ),
        ("{\"event\":\"empty\",\"id\":\"i\"}", "/data", ProblemKind::Missing),
        (
            "{\"event\":\"empty\",\"id\":\"i\",\"data\":[]}",
            "/data",
            ProblemKind::WrongKind,
        ),
        (
            "{\"event\":\"empty\",\"id\":\"i\",\"data\":{},\"seq\":0}",
            "/seq",
            ProblemKind::OutOfBounds,
        ),
        (
            "{\"event\":\"wider\",\"id\":\"i\",\"data\":{}}",
            "/state_key",
            ProblemKind::Missing,
        ),
        (
            "{\"event\":\"empty\",\"id\":\"i\",\"data\":{\"a\":1,\"a\":2}}",
            "/data/a",
            ProblemKind::Duplicate,
        ),
        (
            "{\"event\":\"empty\",\"id\":\"i\",\"data\":{}} x",
            "",
            ProblemKind::Syntax,
        ),
    ] {
        for view in [View::Emit, View::Read] {
            assert_eq!(problem(text, view), (pointer.to_owned(), kind), "{text}");
        }
    }
    let more = "{\"event\":\"empty\",\"id\":\"i\",\"data\":{},\"more\":1}";
    assert_eq!(problem(more, View::Emit), ("/more".to_owned(), ProblemKind::Undeclared));
    assert!(Raw::<corners::Event>::read(more.as_bytes(), View::Read).is_ok());
    // What the payload is, is looked at by whoever decodes it.
    let wrong = "{\"event\":\"demanding\",\"id\":\"i\",\"data\":{}}";
    let raw = Raw::<corners::Event>::read(wrong.as_bytes(), View::Read).expect("the envelope is right");
    assert!(raw.decode(View::Read).is_err());
}

#[test]
fn envelopes_of_every_sort_can_be_passed_on() {
    let flat = Raw::<inner::Event>::read(br#"{"type":"moved","at":7,"to":5}"#, View::Read).expect("it is right");
    assert_eq!(flat.common().map(|common| common.at), Some(7));
    let alone = Raw::<inner::Event>::read(br#"{"type":"unstamped"}"#, View::Read).expect("nothing stands beside it");
    assert!(alone.common().is_none());
    let named = Raw::<bare::Event>::read_named("star", b"{\"a\": 1}", View::Read).expect("it is an object");
    assert_eq!((named.name(), named.as_str()), ("star", "{\"a\": 1}"));
    assert!(Raw::<bare::Event>::read_named("star", b"[]", View::Read).is_err());
}
