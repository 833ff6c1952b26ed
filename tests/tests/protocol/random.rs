//! Random sequences, of which the monitor, the naive reading and a file say the same.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use cantus::protocol::Monitor;
use serde_json::{Value, json};

use super::packages::{Watched, fixtures};
use super::reference::{self, Came, Said};
use super::sequence::{Dice, Event, Vocabulary};

/// How many sequences of a package stand in its file.
const IN_FILE: usize = 60;
/// How many are only compared.
const COMPARED: usize = 1500;

/// What a monitor says: of each violation the event, the rule's index, the kind, the earlier event, the message; then
/// what is owed, with 0 for the event.
type Told = Vec<(usize, usize, &'static str, Option<usize>, String)>;

fn monitor(watched: &Watched, came: Came, limit: Option<usize>) -> Monitor<'static> {
    let monitor = match came {
        Came::First => Monitor::new(watched.definition),
        Came::Midway => Monitor::joining(watched.definition),
    };
    match limit {
        Some(limit) => monitor.with_limit(limit),
        None => monitor,
    }
}

fn told(watched: &Watched, came: Came, limit: Option<usize>, events: &[Event]) -> Told {
    let mut monitor = monitor(watched, came, limit);
    let index = |text: &str| {
        let position = watched.definition.rules.iter().position(|rule| rule.text == text);
        position.expect("the rule is one of the definition")
    };
    let mut told = Told::new();
    for (name, document) in events {
        let text = document.to_string();
        let violations = match watched.definition.tag {
            Some(_) => monitor.document(text.as_bytes()),
            None => monitor.named(name, text.as_bytes()),
        };
        for found in violations.expect("it is a document") {
            let earlier = found.earlier.map(|earlier| earlier as usize);
            let rule = index(&found.rule.text);
            told.push((found.event as usize, rule, found.kind.as_str(), earlier, found.message));
        }
    }
    for owed in monitor.owed() {
        let since = owed.since.map(|since| since as usize);
        told.push((0, index(&owed.rule.text), owed.kind.as_str(), since, owed.message));
    }
    told
}

fn short(told: &Told) -> Vec<Said> {
    told.iter()
        .map(|(event, rule, kind, earlier, _)| (*event, *rule, *kind, *earlier))
        .collect()
}

/// Compares many sequences with the naive reading.
pub fn check_many(watched: &Watched) {
    let package = watched.package();
    let vocabulary = Vocabulary::of(watched.definition);
    let mut dice = Dice::new(2);
    let mut kinds = BTreeSet::new();
    for _ in 0..COMPARED {
        let events = vocabulary.sequence(&mut dice);
        for came in [Came::First, Came::Midway] {
            let told = short(&told(watched, came, None, &events));
            let expected = reference::verdict(&package, came, &events);
            assert_eq!(told, expected, "{} {came:?}: {}", watched.name(), json!(events));
            kinds.extend(told.iter().map(|(_, rule, kind, _)| (*rule, *kind)));
        }
    }
    // The sequences are worth something: each rule was broken.
    let broken: BTreeSet<usize> = kinds.iter().map(|(rule, _)| *rule).collect();
    assert_eq!(
        broken.len(),
        watched.definition.rules.len(),
        "{}: {kinds:?}",
        watched.name()
    );
}

/// What a monitor that forgets says of a sequence, one says that does not; save where that one passes over events.
pub fn check_limited(watched: &Watched) {
    let vocabulary = Vocabulary::of(watched.definition);
    let mut dice = Dice::new(3);
    let violations = |told: &Told| -> BTreeSet<(usize, usize)> {
        let violations = told.iter().filter(|(event, ..)| *event > 0);
        violations.map(|(event, rule, ..)| (*event, *rule)).collect()
    };
    for _ in 0..COMPARED {
        let events = vocabulary.sequence(&mut dice);
        let whole = told(watched, Came::First, None, &events);
        let passes = |kind: &str| ["after-the-end", "not-allowed-after"].contains(&kind);
        if whole.iter().any(|(_, _, kind, ..)| passes(kind)) {
            continue;
        }
        for limit in [1, 2] {
            let limited = told(watched, Came::First, Some(limit), &events);
            assert!(
                violations(&limited).is_subset(&violations(&whole)),
                "{} {limit}: {limited:?} {whole:?} {}",
                watched.name(),
                json!(events)
            );
        }
    }
}

/// Compares the sequences of the package's file with what it says; `CANTUS_BLESS=1` writes it.
pub fn check_file(watched: &Watched) {
    let vocabulary = Vocabulary::of(watched.definition);
    let mut dice = Dice::new(1);
    let mut text = String::new();
    for _ in 0..IN_FILE {
        let mut events = vocabulary.sequence(&mut dice);
        let came = [Came::First, Came::First, Came::Midway][dice.below(3)];
        let limit = [None, None, Some(1), Some(2)][dice.below(4)];
        if watched.definition.tag.is_some() {
            // Where documents say which event they are, it need not be said again.
            events.iter_mut().for_each(|(name, _)| name.clear());
        }
        let named = |(name, document): &Event| match &watched.definition.tag {
            Some(tag) => (
                document[&**tag].as_str().unwrap_or_default().to_owned(),
                document.clone(),
            ),
            None => (name.clone(), document.clone()),
        };
        let told = told(watched, came, limit, &events.iter().map(named).collect::<Vec<_>>());
        let line = line(came, limit, &events, &told);
        let _ = writeln!(text, "{line}");
    }
    let path = fixtures(&format!("sequences/random/{}.ndjson", watched.name()));
    if std::env::var_os("CANTUS_BLESS").is_some() {
        fs::write(&path, &text).expect("the file can be written");
    }
    let committed = fs::read_to_string(&path).expect("the file is there");
    assert_eq!(committed, text, "{}: bless it, and read the difference", path.display());
}

fn line(came: Came, limit: Option<usize>, events: &[Event], told: &Told) -> Value {
    let told = told.iter().map(|(event, rule, kind, earlier, message)| {
        json!({"event": event, "rule": rule, "kind": kind, "earlier": earlier, "message": message})
    });
    let events = events.iter().map(|(name, document)| match name.as_str() {
        "" => json!([document]),
        name => json!([document, name]),
    });
    json!({
        "joining": came == Came::Midway,
        "limit": limit,
        "events": events.collect::<Value>(),
        "told": told.collect::<Value>(),
    })
}
