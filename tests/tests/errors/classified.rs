//! Which code a failure of another kind gets, and which gets none.

use std::error::Error;
use std::fmt;
use std::io;

use cantus::{Caught, Coded, HttpStatus, classify, classify_status};
use cantus_examples::gateway::{GatewayError, GatewayErrorCode};
use cantus_generated::stream::{StreamError, StreamErrorCode};
use serde_json::Value;

/// As a driver declares its failures.
#[derive(Debug)]
struct UndefinedTableError {
    table: &'static str,
}

impl fmt::Display for UndefinedTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "relation \"{}\" does not exist", self.table)
    }
}

impl Error for UndefinedTableError {}

/// As a service wraps them.
#[derive(Debug)]
struct StoreError<S>(S);

impl<S> fmt::Display for StoreError<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the store failed")
    }
}

impl<S: Error + 'static> Error for StoreError<S> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}

/// An error whose `Debug` is written by hand.
struct Handmade(&'static str);

impl fmt::Debug for Handmade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Handmade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Error for Handmade {}

fn caught(error: impl Error + Send + Sync + 'static) -> Caught<StreamError> {
    error.into()
}

fn code(caught: &Caught<StreamError>) -> Option<StreamErrorCode> {
    caught.coded().and_then(Coded::code)
}

#[test]
fn a_recognised_failure_gets_a_stable_code_and_an_honest_message() {
    let caught = caught(StoreError(StoreError(UndefinedTableError { table: "slot" })));
    assert_eq!(code(&caught), Some(StreamErrorCode::DatabaseSchemaMismatch));
    let (status, body) = caught.answer();
    assert_eq!(status, 503);
    let body: Value = serde_json::from_slice(&body).expect("a body is JSON");
    assert_eq!(body["error_type"], "database_schema_mismatch");
    assert_eq!(
        body["message"],
        "The store has another layout than this release expects."
    );
    assert_eq!(
        body.as_object().map(|members| members.len()),
        Some(2),
        "nothing of the failure itself: {body}"
    );

    // The log has all of it.
    let coded = caught.into_coded().expect("it was recognised");
    let mut texts = Vec::new();
    let mut cause = coded.source();
    while let Some(error) = cause {
        texts.push(error.to_string());
        cause = error.source();
    }
    assert_eq!(
        texts,
        [
            "the store failed",
            "the store failed",
            "relation \"slot\" does not exist"
        ]
    );
}

#[test]
fn an_ordinary_bug_stays_without_a_code() {
    let number = "x".parse::<u8>().expect_err("no number");
    for bug in [
        caught(StoreError(number)),
        caught(Handmade("index out of bounds")),
        // The text of a failure is no name, whatever it says.
        caught(io::Error::other("UndefinedTableError")),
        caught(StoreError(Handmade("UndefinedTableError in run 72175649"))),
        Caught::from_boxed("UndefinedTableError".into()),
    ] {
        assert_eq!(code(&bug), None, "{bug:?}");
        assert_eq!(bug.answer(), (500, Vec::new()));
        assert!(bug.into_coded().is_err());
    }
}

#[test]
fn names_are_told_by_the_compiler_or_by_a_derived_debug() {
    // `?` knows the type, whatever its `Debug` says.
    struct UndefinedColumnError;
    impl fmt::Debug for UndefinedColumnError {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("<hidden>")
        }
    }
    impl fmt::Display for UndefinedColumnError {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("hidden")
        }
    }
    impl Error for UndefinedColumnError {}
    assert_eq!(
        code(&caught(UndefinedColumnError)),
        Some(StreamErrorCode::DatabaseSchemaMismatch)
    );
    // Further in the chain a hand-made `Debug` hides it.
    assert_eq!(code(&caught(StoreError(UndefinedColumnError))), None);

    // A derived `Debug` of an enum begins with the variant, which is a name as well.
    #[derive(Debug)]
    #[allow(clippy::enum_variant_names)]
    enum DriverError {
        TooManyConnectionsError,
        InsufficientPrivilegeError { _role: String },
    }
    impl fmt::Display for DriverError {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("driver")
        }
    }
    impl Error for DriverError {}
    let full = caught(StoreError(DriverError::TooManyConnectionsError));
    assert_eq!(code(&full), Some(StreamErrorCode::DatabaseUnavailable));
    let denied = DriverError::InsufficientPrivilegeError {
        _role: "app".to_owned(),
    };
    assert_eq!(
        code(&caught(StoreError(denied))),
        Some(StreamErrorCode::DatabasePermissionDenied)
    );
    // One that has parameters, and one that is named alike.
    assert_eq!(code(&caught(Handmade("UndefinedTableErrors"))), None);
    assert_eq!(code(&caught(Handmade("MyUndefinedTableError(1)"))), None);
}

#[test]
fn an_error_of_the_package_stays_what_it_is_wherever_it_stands() {
    let plain = caught(StreamError::database_unavailable("the pool is empty"));
    assert_eq!(code(&plain), Some(StreamErrorCode::DatabaseUnavailable));
    let cause = UndefinedTableError { table: "slot" };
    let coded = Coded::new(StreamError::database_permission_denied("no grant")).caused_by(cause);
    let wrapped = caught(StoreError(coded));
    assert_eq!(code(&wrapped), Some(StreamErrorCode::DatabasePermissionDenied));
    let text = wrapped.to_string();
    assert!(text.starts_with("[database_permission_denied] no grant"), "{text}");
}

#[test]
fn kinds_of_io_errors_and_statuses_are_recognised_in_the_chain() {
    let refused = io::Error::from(io::ErrorKind::ConnectionRefused);
    let code = classify::<GatewayError>(&StoreError(refused));
    assert_eq!(code, Some(GatewayErrorCode::UpstreamUnavailable));
    assert_eq!(
        classify::<GatewayError>(&io::Error::from(io::ErrorKind::NotFound)),
        None
    );
    assert_eq!(
        classify::<GatewayError>(&StoreError(HttpStatus(502))),
        Some(GatewayErrorCode::UpstreamUnavailable)
    );
    assert_eq!(
        classify_status::<GatewayError>(503),
        Some(GatewayErrorCode::UpstreamUnavailable)
    );
    assert_eq!(classify_status::<GatewayError>(404), None);
    // What an I/O error is made of is looked at, too, and a name says more than a kind.
    #[derive(Debug)]
    struct Elapsed;
    impl fmt::Display for Elapsed {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("too late")
        }
    }
    impl Error for Elapsed {}
    let both = io::Error::new(io::ErrorKind::ConnectionReset, Elapsed);
    assert_eq!(classify::<GatewayError>(&both), Some(GatewayErrorCode::UpstreamTimeout));
}

#[test]
fn a_chain_that_goes_round_ends() {
    #[derive(Debug)]
    struct Round;
    impl fmt::Display for Round {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("round")
        }
    }
    impl Error for Round {
        fn source(&self) -> Option<&(dyn Error + 'static)> {
            Some(self)
        }
    }
    assert_eq!(code(&caught(Round)), None);
}

#[test]
fn no_part_of_a_run_becomes_part_of_a_code() {
    for run in ["VisionInterview:72175649", "VisionInterview:9"] {
        let failed = StoreError(StoreError(Handmade(run)));
        assert_eq!(classify::<StreamError>(&failed), None);
    }
    let codes: Vec<String> = StreamErrorCode::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(
        codes,
        [
            "database_permission_denied",
            "database_schema_mismatch",
            "database_unavailable"
        ]
    );
}
