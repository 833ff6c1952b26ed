//! Documents, as bytes from anywhere: reading one never panics, and what was read is written as what reads the same.

use std::fs;

use cantus::{Clearance, View};
use proptest::prelude::{Just, Strategy, any};
use serde_json::Value;

use crate::campaign;
use crate::mutation::{changed, changed_json, files, fixtures};

macro_rules! readers {
    ($text:expr, $view:expr; $($krate:ident::$module:ident),*) => {
        $(
            if let Ok(event) = $krate::$module::Event::decode($text, $view) {
                let mut written = Vec::new();
                // A member that is not known may hold anything, so nothing less shows it.
                match event.encode_with(Clearance::FULL, &mut written) {
                    Ok(()) => {
                        let again = $krate::$module::Event::decode(&written, $view).unwrap_or_else(|problems| {
                            panic!("{}: written as {}: {problems}", stringify!($module), String::from_utf8_lossy(&written))
                        });
                        let mut twice = Vec::new();
                        again.encode_with(Clearance::FULL, &mut twice).expect("it was written before");
                        assert_eq!(String::from_utf8_lossy(&twice), String::from_utf8_lossy(&written));
                    }
                    // Readers take what writers may not write.
                    Err(_) => assert!($view == View::Read, "{}: read and not written", stringify!($module)),
                }
            }
        )*
    };
}

fn check(text: &str) {
    for view in [View::Emit, View::Read] {
        readers!(text.as_bytes(), view; cantus_generated::stream, cantus_corners::corners, cantus_corners::inner,
            cantus_corners::names, cantus_corners::rpc, cantus_examples::frames, cantus_examples::gateway,
            cantus_examples::matrix, cantus_examples::mcp, cantus_examples::stream);
        if let Ok(event) = cantus_examples::github::Event::decode("star", text.as_bytes(), view) {
            event.encode(&mut Vec::new()).unwrap_or_default();
        }
    }
}

/// Every document of the cases.
fn documents() -> Vec<String> {
    let mut documents = Vec::new();
    for folder in ["agreement", "corners/documents", "corners/outside"] {
        for file in files(&fixtures().join(folder), ".json") {
            let text = fs::read_to_string(file).expect("a fixture is text");
            let cases: Vec<Value> = serde_json::from_str(&text).expect("it is JSON");
            documents.extend(
                cases
                    .iter()
                    .filter_map(|case| match (case.get("document"), case.get("text")) {
                        (Some(document), _) => Some(document.to_string()),
                        (None, Some(text)) => text.as_str().map(str::to_owned),
                        (None, None) => None,
                    }),
            );
        }
    }
    documents
}

#[test]
fn a_document_is_read_without_a_panic_and_written_as_what_reads_the_same() {
    let all = documents();
    let values: Vec<String> = all
        .iter()
        .filter(|text| serde_json::from_str::<Value>(text).is_ok())
        .cloned()
        .collect();
    let deep = (
        proptest::sample::select(vec!["[", "{\"a\":", "{\"event\":", "[{\"\":"]),
        1..10_000_usize,
    )
        .prop_map(|(part, times)| part.repeat(times));
    let texts = proptest::prop_oneof![
        10 => changed_json(values),
        8 => changed(all),
        1 => any::<String>(),
        1 => Just(String::new()),
        1 => deep,
    ];
    campaign::run("document", 1_000, texts, check);
}
