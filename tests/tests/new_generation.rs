//! A package that got new codes writes the documents that the generation before it is tested to read.

#[allow(dead_code)]
#[path = "../fixtures/generations/new/generated/rust/src/grants.rs"]
pub mod grants;

use cantus::{Clearance, View, decode, encode};
use grants::{GrantError, GrantRemovedByLawDetails, GrantRemovedDetails};
use serde_json::Value;

#[test]
fn the_new_generation_writes_these_very_documents() {
    let written = [
        GrantError::grant_revoked("taken back"),
        GrantError::grant_removed("closed", GrantRemovedDetails::new(day())),
        GrantError::grant_removed_by_law(
            "closed by order",
            GrantRemovedByLawDetails::new(day()).with_order("17/2026"),
        ),
        GrantError::quota_reached("too much"),
    ];
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("../fixtures/generations/documents.json")).expect("the documents are JSON");
    assert_eq!(written.len(), cases.len());
    for (error, case) in written.iter().zip(&cases) {
        let mut bytes = Vec::new();
        encode(error, Clearance::FULL, &mut bytes).expect("the error can be written");
        let document: Value = serde_json::from_slice(&bytes).expect("what is written is JSON");
        assert_eq!(document, case["document"], "{}", case["about"]);
        assert_eq!(
            decode::<GrantError>(&bytes, View::Read).expect("its own reader reads it"),
            *error
        );
    }
}

fn day() -> cantus::Timestamp {
    "2026-02-01T00:00:00Z".parse().expect("the text is a timestamp")
}
