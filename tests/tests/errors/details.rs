//! Details: typed where a code has them, and nothing at all where it has none.

use cantus::{ProblemKind, View, decode};
use cantus_generated::run::RunError;

#[test]
fn a_code_that_declares_no_details_has_none() {
    let RunError::NotFound { common } = RunError::not_found("no such run") else {
        panic!("the constructor makes what it says");
    };
    assert_eq!(common.message, "no such run");
    let with_details = br#"{"code": "not_found", "message": "m", "status": 404, "details": {"from": "later"}}"#;
    let problems = decode::<RunError>(with_details, View::Emit)
        .expect_err("a writer has none to write")
        .problems;
    assert_eq!(
        (problems[0].pointer.as_str(), problems[0].kind),
        ("/details", ProblemKind::Undeclared)
    );
    decode::<RunError>(with_details, View::Read).expect("a reader passes over them");
}

#[test]
fn details_are_typed_by_their_code() {
    let gap = br#"{"code": "stream_gap", "message": "m", "details": {"earliest_sequence": 41, "latest_sequence": 97}}"#;
    let error: RunError = decode(gap, View::Read).expect("it is read");
    let RunError::StreamGap {
        payload: Some(details), ..
    } = error
    else {
        panic!("the code is known, and has details");
    };
    assert_eq!(
        (details.earliest_sequence, details.latest_sequence),
        (Some(41), Some(97))
    );
}
