//! Coded errors: how they show themselves, and what they answer.

use std::error::Error;
use std::io;

use cantus::{Coded, HttpStatus, MESSAGE_LIMIT, View, decode};
use cantus_generated::gateway::{GatewayError, LimitDetails};
use cantus_generated::run::{GapDetails, InvalidRequestDetails, RunError, RunErrorCode};
use cantus_generated::stream::{Event, StreamError};
use serde_json::{Value, json};

fn body<E: cantus::PackageError>(coded: &Coded<E>) -> Value {
    serde_json::from_slice(&coded.body().expect("the error can be written")).expect("a body is JSON")
}

#[test]
fn an_error_shows_its_code_its_message_and_what_to_do() {
    let error = RunError::stream_gap("the cursor 7 is too old", None);
    let shown = "[stream_gap] the cursor 7 is too old (hint: Read the state again and go on from the number that stands in it.)";
    assert_eq!(error.to_string(), shown);
    assert_eq!(Coded::new(error).to_string(), shown);
    let other = decode::<RunError>(br#"{"code": "new_one", "message": "of a later release"}"#, View::Read);
    assert_eq!(other.expect("it is read").to_string(), "[new_one] of a later release");
}

#[test]
fn the_cause_is_kept_for_the_log_and_not_sent() {
    let cause = io::Error::new(io::ErrorKind::InvalidData, "line 3 of /srv/secret.json");
    let details = InvalidRequestDetails::new().with_param("cwd");
    let coded = Coded::new(RunError::invalid_request("the body is not JSON", Some(details))).caused_by(cause);
    let source = coded.source().expect("the cause is kept");
    assert_eq!(source.to_string(), "line 3 of /srv/secret.json");
    assert_eq!(
        source.downcast_ref::<io::Error>().map(io::Error::kind),
        Some(io::ErrorKind::InvalidData)
    );
    let expected = json!({
        "code": "invalid_request", "message": "the body is not JSON", "status": 400, "origin": "runtime",
        "details": {"param": "cwd"},
    });
    assert_eq!(body(&coded), expected);
    assert_eq!(coded.answer().0, 400);
    assert!(!String::from_utf8_lossy(&coded.answer().1).contains("secret"));
}

#[test]
fn a_refused_refresh_says_what_the_source_says() {
    let coded = Coded::new(RunError::grant_removed("they closed their account"));
    let expected = json!({
        "code": "grant_removed", "is_a": ["grant_revoked"], "message": "they closed their account", "status": 401,
        "retryable": false, "user_action": "reconnect", "origin": "directory",
    });
    assert_eq!(body(&coded), expected);
    assert_eq!((coded.status(), coded.retryable()), (401, Some(false)));
    assert_eq!(coded.code(), Some(RunErrorCode::GrantRemoved));
}

#[test]
fn a_code_without_a_status_is_answered_with_500() {
    assert_eq!(Coded::new(RunError::stream_gap("too old", None)).status(), 500);
}

#[test]
fn what_goes_over_the_wire_is_cleaned_and_what_is_kept_is_not() {
    let banner = "\u{1b}[31mERROR\u{1b}[0m no table `slot`\r\n\u{7}at line 4";
    let coded = Coded::new(StreamError::database_schema_mismatch(banner));
    assert_eq!(body(&coded)["message"], "ERROR no table `slot` at line 4");
    assert_eq!(coded.error().message(), banner);
    assert!(coded.to_string().contains(banner));

    let sent = Event::Error(coded.for_wire().expect("the error can be written"));
    let mut line = Vec::new();
    sent.encode(&mut line).expect("the event can be written");
    let line: Value = serde_json::from_slice(&line).expect("a line is JSON");
    assert_eq!(line["data"]["message"], "ERROR no table `slot` at line 4");
}

#[test]
fn a_message_is_cut_and_details_are_cleaned_as_well() {
    let long = "x".repeat(MESSAGE_LIMIT + 1);
    let mut details = LimitDetails::new();
    details.scope = Some("\u{1b}[1mtool_execute\u{1b}[0m\n/minute".to_owned());
    let coded = Coded::new(GatewayError::rate_limited(long.clone(), Some(details)));
    let body = body(&coded);
    assert_eq!(
        body["message"].as_str().map(|text| text.chars().count()),
        Some(MESSAGE_LIMIT)
    );
    assert_eq!(body["details"]["scope"], "tool_execute\n/minute");
    assert_eq!(coded.error().message(), long);
}

#[test]
fn what_no_constructor_asks_for_can_be_said_later() {
    let mut error = StreamError::database_unavailable("the pool is empty");
    error.common_mut().user_message = Some("Nothing of yours is lost.".to_owned());
    assert_eq!(body(&Coded::new(error))["user_message"], "Nothing of yours is lost.");
}

#[test]
fn an_error_that_cannot_be_written_leaves_the_body_empty_and_keeps_the_status() {
    let other = decode::<RunError>(
        br#"{"code": "newer", "message": "m", "is_a": ["not_found"]}"#,
        View::Read,
    );
    let coded = Coded::new(other.expect("it is read"));
    assert!(coded.body().is_err(), "only a declared code can be written");
    assert_eq!(coded.answer(), (404, Vec::new()));
}

#[test]
fn a_handler_turns_errors_into_coded_ones_by_a_question_mark() {
    fn handler(fails: &str) -> Result<(), Coded<RunError>> {
        match fails {
            "plainly" => Err(RunError::not_found("no such run"))?,
            _ => Err(HttpStatus(502))
                .map_err(|cause| Coded::new(RunError::service_unavailable("the directory")).caused_by(cause))?,
        }
        Ok(())
    }
    assert_eq!(handler("plainly").expect_err("it fails").status(), 404);
    let failed = handler("otherwise").expect_err("it fails");
    assert_eq!(
        failed.source().map(ToString::to_string).as_deref(),
        Some("the other side answered with status 502")
    );
    let details = GapDetails::new();
    let same = Coded::new(RunError::stream_gap("m", Some(details))).into_error();
    assert_eq!(same.nearest_code(), Some(RunErrorCode::StreamGap));
}
