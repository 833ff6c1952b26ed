//! Monitors: what they say of the sequences in files, and of random ones, is what the rules say. What is said in
//! TypeScript of the same files is told by `tests/typescript/runtime/protocol.test.ts`.

mod files;
mod packages;
mod random;
mod reference;
mod sequence;

use cantus::protocol::Monitor;
use cantus_generated::run;
use files::sequences;
use packages::{PACKAGES, Watched};
use serde_json::{Value, json};

#[test]
fn generated_code_holds_what_the_command_line_watches_with() {
    for watched in PACKAGES {
        let package = watched.package();
        let built = codegen::protocol::definition(&package).expect("the package has a protocol");
        assert_eq!(*watched.definition, built, "{}", watched.name());
    }
}

#[test]
fn every_sequence_in_files_gets_its_verdict() {
    for watched in PACKAGES.iter().filter(|watched| watched.project == "repository") {
        for (name, lines, verdict) in sequences(watched.package) {
            let mut monitor = match verdict["joined"].as_str() {
                Some("midway") => Monitor::joining(watched.definition),
                _ => Monitor::new(watched.definition),
            };
            let mut violations = Vec::new();
            for line in &lines {
                let found = monitor.document(line.as_bytes()).expect("each line is a document");
                violations.extend(
                    found
                        .iter()
                        .map(|found| json!({"line": found.event, "rule": found.rule.demand.word()})),
                );
            }
            let owed: Vec<&str> = monitor.owed().iter().map(|owed| owed.rule.demand.word()).collect();
            let expected = |key: &str| verdict.get(key).cloned().unwrap_or_else(|| json!([]));
            let place = format!("{}/{name}", watched.package);
            assert_eq!(Value::from(violations), expected("violations"), "{place}");
            assert_eq!(json!(owed), expected("owed"), "{place}");
        }
    }
}

/// Events that were read, documents of which the envelope was read, and bytes are the same to a monitor.
#[test]
fn however_an_event_is_given_the_verdict_is_the_same() {
    for (name, lines, _) in sequences("run") {
        let monitor = || Monitor::new(&run::PROTOCOL);
        let (mut bytes, mut events, mut raws) = (monitor(), monitor(), monitor());
        for line in &lines {
            let expected = bytes.document(line.as_bytes()).expect("it is a document");
            let event = run::Event::decode(line.as_bytes(), cantus::View::Read).expect("it is an event");
            assert_eq!(events.event(&event).expect("it can be written"), expected, "{name}");
            let raw = cantus::Raw::<run::Event>::read(line.as_bytes(), cantus::View::Read).expect("it is an event");
            assert_eq!(raws.raw(&raw), expected, "{name}");
        }
        assert_eq!(events.owed(), bytes.owed());
        assert_eq!(raws.owed(), bytes.owed());
    }
}

#[test]
fn an_event_of_another_package_is_not_known() {
    let mut monitor = Monitor::new(&cantus_generated::stream::PROTOCOL);
    let line = br#"{"type":"stream.idle","cursor":3}"#;
    let event = run::Event::decode(line, cantus::View::Read).expect("it is an event");
    assert!(monitor.event(&event).expect("it can be written").is_empty());
    assert_eq!(monitor.events(), 1);
}

#[test]
fn random_sequences_get_the_verdict_of_the_rules_and_of_their_file() {
    for watched in PACKAGES {
        random::check_file(watched);
    }
}

#[test]
fn monitors_agree_with_a_naive_reading_of_the_rules() {
    for watched in PACKAGES {
        random::check_many(watched);
    }
}

#[test]
fn a_monitor_with_little_room_says_nothing_false() {
    for watched in PACKAGES {
        random::check_limited(watched);
    }
}

/// A million parts come and go, and the monitor stays as small as it was told to.
#[test]
fn memory_is_bounded() {
    let mut monitor = Monitor::new(&run::PROTOCOL).with_limit(100);
    let rules = run::PROTOCOL.rules.len();
    for node in 0..20_000 {
        let line = format!(r#"{{"type":"node.turn.started","node_id":"n-{node}","sequence_number":1}}"#);
        let found = monitor.document(line.as_bytes()).expect("it is a document");
        assert!(found.is_empty(), "{found:?}");
        assert!(monitor.remembered() <= rules * 100);
    }
    assert!(monitor.forgotten() > 10_000);
    assert!(monitor.owed().len() <= 100);
    // The last one is still known, the first one is not: it may have been closed in between.
    let again = |node: u32| format!(r#"{{"type":"node.turn.started","node_id":"n-{node}","sequence_number":1}}"#);
    assert_eq!(monitor.document(again(19_999).as_bytes()).expect("a document").len(), 1);
    assert_eq!(monitor.document(again(0).as_bytes()).expect("a document").len(), 0);
}

/// What is not remembered for longer than it must be: a stream of pairs that close keeps nothing.
#[test]
fn what_is_over_is_not_remembered() {
    let mut monitor = Monitor::new(&cantus_generated::stream::PROTOCOL);
    for operation in 0..1000 {
        for event in ["init", "completion"] {
            let line = format!(r#"{{"event":"{event}","data":{{"operation_id":"op-{operation}"}}}}"#);
            monitor.document(line.as_bytes()).expect("it is a document");
        }
    }
    assert!(monitor.remembered() < 10, "{}", monitor.remembered());
    assert_eq!(monitor.forgotten(), 0);
}

impl Watched {
    fn name(&self) -> String {
        format!("{}.{}", self.project, self.package)
    }
}
