//! Errors as responses of `axum`.

use std::io;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use axum_core::response::{IntoResponse, Response};
use cantus::{Caught, Coded, Reported};
use cantus_generated::run::RunError;
use cantus_generated::stream::StreamError;
use http_body_util::BodyExt;
use serde_json::{Value, json};

/// Reads a body that is there already.
fn body(response: Response) -> Vec<u8> {
    let mut collected = pin!(response.into_body().collect());
    match collected.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(body) => body.expect("the body is whole").to_bytes().to_vec(),
        Poll::Pending => panic!("the body is not there yet"),
    }
}

fn handler(key: &str) -> Result<&'static str, Caught<StreamError>> {
    match key {
        "coded" => Err(StreamError::database_unavailable("\u{1b}[31mthe pool\u{1b}[0m"))?,
        "bug" => Err(io::Error::other("index 7 of /srv/secret.json"))?,
        _ => {}
    }
    Ok("fine")
}

#[test]
fn a_coded_error_is_a_response_with_its_status_and_its_document() {
    let response = Coded::new(RunError::idempotency_conflict("another body")).into_response();
    assert_eq!(response.status(), 409);
    assert_eq!(response.headers()["content-type"], "application/json");
    let body: Value = serde_json::from_slice(&body(response)).expect("the body is JSON");
    let expected =
        json!({"code": "idempotency_conflict", "message": "another body", "status": 409, "origin": "runtime"});
    assert_eq!(body, expected);
}

#[test]
fn the_response_is_clean_and_brings_the_whole_error_for_the_log() {
    let response = handler("coded").into_response();
    assert_eq!(response.status(), 503);
    let reported = response
        .extensions()
        .get::<Reported>()
        .expect("the error comes along")
        .clone();
    assert_eq!(reported.code.as_deref(), Some("database_unavailable"));
    assert!(
        reported.error.to_string().contains("\u{1b}[31mthe pool"),
        "{}",
        reported.error
    );
    assert!(!body(response).contains(&0x1b));
}

#[test]
fn a_bug_is_a_bare_500_and_in_the_log_alone() {
    let response = handler("bug").into_response();
    assert_eq!(response.status(), 500);
    let reported = response
        .extensions()
        .get::<Reported>()
        .expect("the error comes along")
        .clone();
    assert_eq!(reported.code, None);
    assert_eq!(reported.error.to_string(), "index 7 of /srv/secret.json");
    assert!(response.headers().get("content-type").is_none());
    assert!(body(response).is_empty());
    assert_eq!(handler("").into_response().status(), 200);
}
