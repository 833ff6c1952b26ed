//! An error of a package, and what caused it.

use std::error::Error;
use std::fmt;

use super::body::body;
use crate::{EncodeError, ErrorCode, PackageError, View, decode};

/// The status of an error whose code has none.
const UNSAID: u16 = 500;

/// Is an error of a package together with what caused it: what a service's functions return.
///
/// It shows itself as the error does, `[CODE] message (hint: …)`, with nothing taken out: that is for logs. What goes over
/// the wire, [`body`](Self::body) and [`answer`](Self::answer), is cleaned and says nothing of the cause. With the feature
/// `axum` it is a response.
pub struct Coded<E>(Box<Inner<E>>);

struct Inner<E> {
    error: E,
    cause: Option<Box<dyn Error + Send + Sync>>,
}

impl<E: PackageError> Coded<E> {
    /// Makes one without a cause; `?` does so too.
    pub fn new(error: E) -> Self {
        Self(Box::new(Inner { error, cause: None }))
    }

    /// Says what caused it.
    #[must_use]
    pub fn caused_by(mut self, cause: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        self.0.cause = Some(cause.into());
        self
    }

    /// Gives the error.
    pub fn error(&self) -> &E {
        &self.0.error
    }

    /// Gives the error for a change, such as one of its details.
    pub fn error_mut(&mut self) -> &mut E {
        &mut self.0.error
    }

    /// Gives the error and drops the cause.
    pub fn into_error(self) -> E {
        self.0.error
    }

    /// Gives its code, or for one that is not declared the first of its ancestors that is.
    pub fn code(&self) -> Option<E::Code> {
        self.0.error.nearest_code()
    }

    /// Gives the HTTP status to answer with: the code's, or 500.
    pub fn status(&self) -> u16 {
        self.code().and_then(|code| code.status()).unwrap_or(UNSAID)
    }

    /// Says whether trying again can help, if that is known.
    pub fn retryable(&self) -> Option<bool> {
        self.code()?.retryable()
    }

    /// Gives the error as it goes over the wire: as the default clearance shows it, without terminal escapes and control
    /// characters, its message on one line, its texts not longer than [`MESSAGE_LIMIT`](crate::MESSAGE_LIMIT) and
    /// [`TEXT_LIMIT`](crate::TEXT_LIMIT).
    pub fn body(&self) -> Result<Vec<u8>, EncodeError> {
        body(&self.0.error, E::CLEARANCE)
    }

    /// Gives the error cleaned as its [body](Self::body) is, to be sent in another document, such as an event.
    pub fn for_wire(&self) -> Result<E, EncodeError> {
        let body = body(&self.0.error, crate::Clearance::FULL)?;
        let error = decode(&body, View::Emit);
        Ok(error.expect("the body of an error is read before it is given out"))
    }

    /// Gives the HTTP answer: the status, and the [body](Self::body), which is JSON. An error that cannot be written, say
    /// because a text of its details is too long for its type, leaves the body empty and keeps the status.
    pub fn answer(&self) -> (u16, Vec<u8>) {
        (self.status(), self.body().unwrap_or_default())
    }
}

impl<E: PackageError> From<E> for Coded<E> {
    fn from(error: E) -> Self {
        Self::new(error)
    }
}

impl<E: fmt::Display> fmt::Display for Coded<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.error.fmt(f)
    }
}

impl<E: fmt::Debug> fmt::Debug for Coded<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { error, cause } = &*self.0;
        f.debug_struct("Coded")
            .field("error", error)
            .field("cause", cause)
            .finish()
    }
}

impl<E: Error> Error for Coded<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        let cause = self.0.cause.as_deref()?;
        Some(cause)
    }
}
