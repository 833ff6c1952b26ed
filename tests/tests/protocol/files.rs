//! Streams in files, with what a protocol makes of them: each line is a document that a writer may write.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cantus::{DecodeError, View};
use cantus_generated::{gateway, run, stream};
use serde_json::{Map, Value};

fn folder(package: &str) -> PathBuf {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/sequences");
    fixtures.join(package)
}

/// Every sequence of a package by name, with what is said of it.
pub fn sequences(package: &str) -> Vec<(String, Vec<String>, Value)> {
    let folder = folder(package);
    let verdicts = fs::read_to_string(folder.join("verdicts.json")).expect("the package has verdicts");
    let verdicts: Map<String, Value> = serde_json::from_str(&verdicts).expect("they are JSON");
    let files: BTreeSet<String> = fs::read_dir(&folder)
        .expect("the package has a folder")
        .map(|entry| {
            entry
                .expect("it can be listed")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .filter_map(|name| Some(name.strip_suffix(".ndjson")?.to_owned()))
        .collect();
    let named: BTreeSet<String> = verdicts.keys().cloned().collect();
    assert_eq!(
        files, named,
        "{package}: each sequence has a verdict, and each verdict a sequence"
    );
    let read = |(name, verdict): (String, Value)| {
        let path = folder.join(format!("{name}.ndjson"));
        let text = fs::read_to_string(path).expect("it can be read");
        (name, text.lines().map(str::to_owned).collect(), verdict)
    };
    verdicts.into_iter().map(read).collect()
}

fn check<E>(package: &str, decode: impl Fn(&[u8], View) -> Result<E, DecodeError>, is_known: impl Fn(&E) -> bool) {
    for (name, lines, verdict) in sequences(package) {
        for (index, line) in lines.iter().enumerate() {
            let place = format!("{package}/{name}.ndjson:{}", index + 1);
            let read = decode(line.as_bytes(), View::Read).unwrap_or_else(|error| panic!("{place}: {error}"));
            if is_known(&read) {
                let strict = decode(line.as_bytes(), View::Emit);
                assert!(strict.is_ok(), "{place}: {}", strict.err().expect("it is one"));
            }
        }
        let violations = verdict["violations"].as_array().map_or(&[][..], Vec::as_slice);
        for violation in violations {
            let line = violation["line"].as_u64().expect("a violation has a line");
            assert!(
                (1..=lines.len() as u64).contains(&line),
                "{package}/{name}: there is no line {line}"
            );
        }
    }
}

#[test]
fn every_line_of_a_sequence_is_a_document() {
    check("gateway", gateway::Event::decode, |event| event.event_type().is_some());
    check("run", run::Event::decode, |event| event.event_type().is_some());
    check("stream", stream::Event::decode, |event| event.event_type().is_some());
}
