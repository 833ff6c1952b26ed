//! Errors as responses of `axum`, which bring along what a log needs.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use axum_core::body::Body;
use axum_core::response::{IntoResponse, Response};
use http::HeaderValue;
use http::header::CONTENT_TYPE;

use crate::{Caught, Coded, PackageError};

/// Is the error behind a response, among its extensions: for the layer that writes logs. Nothing was taken out of it.
#[derive(Clone)]
pub struct Reported {
    /// The error; it shows its text as it was, and its cause.
    pub error: Arc<dyn Error + Send + Sync>,
    /// Its code as it stands on the wire; a bug has none.
    pub code: Option<String>,
}

impl fmt::Debug for Reported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<E: PackageError> IntoResponse for Coded<E> {
    fn into_response(self) -> Response {
        let (answer, code) = (self.answer(), self.code().map(|code| code.to_string()));
        response(
            answer,
            Reported {
                error: Arc::new(self),
                code,
            },
        )
    }
}

impl<E: PackageError> IntoResponse for Caught<E> {
    fn into_response(self) -> Response {
        let answer = self.answer();
        match self.into_coded() {
            Ok(coded) => coded.into_response(),
            Err(bug) => response(
                answer,
                Reported {
                    error: bug.into(),
                    code: None,
                },
            ),
        }
    }
}

fn response((status, body): (u16, Vec<u8>), reported: Reported) -> Response {
    let mut response = Response::new(Body::empty());
    if let Ok(status) = status.try_into() {
        *response.status_mut() = status;
    }
    if !body.is_empty() {
        let json = HeaderValue::from_static("application/json");
        response.headers_mut().insert(CONTENT_TYPE, json);
        *response.body_mut() = Body::from(body);
    }
    response.extensions_mut().insert(reported);
    response
}
