//! A client of an older generation reads what a newer service writes: it falls back to the nearest code it knows.

#[allow(dead_code)]
#[path = "../fixtures/generations/old/generated/rust/src/grants.rs"]
pub mod grants;

use cantus::{Coded, View, decode};
use grants::{Event, GrantError, GrantErrorCode};
use serde_json::{Value, json};

fn cases() -> Vec<Value> {
    serde_json::from_str(include_str!("../fixtures/generations/documents.json")).expect("the documents are JSON")
}

#[test]
fn the_old_generation_falls_back_to_the_nearest_code_it_knows() {
    for case in cases() {
        let (bytes, old) = (case["document"].to_string(), &case["old"]);
        let error = decode::<GrantError>(bytes.as_bytes(), View::Read).expect("the old generation reads it");
        let is_known = !matches!(error, GrantError::Other { .. });
        assert_eq!(json!(is_known), old["known"], "{}", case["about"]);
        let nearest = error.nearest_code().map(|code| code.to_string());
        assert_eq!(json!(nearest), old["falls_back_to"], "{}", case["about"]);
        assert_eq!(json!(error.to_string()), old["shown"], "{}", case["about"]);
    }
}

#[test]
fn what_is_fixed_about_the_code_it_falls_back_to_holds_for_the_new_one() {
    let case = &cases()[2];
    let error: GrantError = decode(case["document"].to_string().as_bytes(), View::Read).expect("it is read");
    assert_eq!(error.code(), GrantErrorCode::Other("grant_removed_by_law".to_owned()));
    let coded = Coded::new(error);
    assert_eq!(coded.code(), Some(GrantErrorCode::GrantRevoked));
    assert_eq!((coded.status(), coded.retryable()), (401, Some(false)));
}

#[test]
fn the_old_generation_reads_a_new_code_in_an_event_and_passes_it_on_whole() {
    for case in cases() {
        let document = json!({"type": "refused", "error": case["document"]});
        let event: Event = decode(document.to_string().as_bytes(), View::Read).expect("the event is read");
        let Event::Refused(refused) = event else {
            panic!("`refused` is known");
        };
        if let GrantError::Other { raw, .. } = refused.error {
            assert_eq!(raw.to_value(), case["document"], "{}", case["about"]);
        }
    }
}
