//! Whatever came up in a handler, with a code or without one.

use std::any::type_name;
use std::error::Error;
use std::fmt;

use super::classify::{chain, classify_named};
use crate::{Coded, ErrorCode, PackageError};

/// The status of a failure that nobody gave a code.
const BUG: u16 = 500;

/// Is whatever came up while a request was handled: the error that a handler returns. `?` makes one of every error.
///
/// An error of the package stays what it is, however deep in the chain of causes it stands. Another failure that the
/// package's table recognises gets its code, and the code's summary for a message: nothing of its own text goes over the
/// wire. What is left is a bug. It gets no code, so that nobody is told to try again in a moment, and its answer is a bare
/// 500.
///
/// It is no `Error` itself, as `?` could not make one of every error then.
pub struct Caught<E>(Kind<E>);

enum Kind<E> {
    Coded(Coded<E>),
    Bug(Box<dyn Error + Send + Sync>),
}

impl<E: PackageError> Caught<E> {
    /// Takes an error of a type that is not known any more.
    pub fn from_boxed(error: Box<dyn Error + Send + Sync>) -> Self {
        Self::named(None, error)
    }

    fn named(type_name: Option<&str>, error: Box<dyn Error + Send + Sync>) -> Self {
        let error = match error.downcast::<Coded<E>>() {
            Ok(coded) => return Self(Kind::Coded(*coded)),
            Err(error) => error,
        };
        let error = match error.downcast::<E>() {
            Ok(error) => return Self(Kind::Coded(Coded::new(*error))),
            Err(error) => error,
        };
        let failure: &(dyn Error + 'static) = &*error;
        let coded = chain(failure).find_map(coded_within::<E>).or_else(|| {
            let code = classify_named::<E>(type_name, failure)?;
            E::of_code(&code, code.summary().unwrap_or_default())
        });
        match coded {
            Some(coded) => Self(Kind::Coded(Coded::new(coded).caused_by(error))),
            None => Self(Kind::Bug(error)),
        }
    }

    /// Gives the error with its code; `None` for a bug.
    pub fn coded(&self) -> Option<&Coded<E>> {
        match &self.0 {
            Kind::Coded(coded) => Some(coded),
            Kind::Bug(_) => None,
        }
    }

    /// Gives the error with its code, or the bug as it came.
    pub fn into_coded(self) -> Result<Coded<E>, Box<dyn Error + Send + Sync>> {
        match self.0 {
            Kind::Coded(coded) => Ok(coded),
            Kind::Bug(bug) => Err(bug),
        }
    }

    /// Gives the HTTP answer: that of the [coded error](Coded::answer), or 500 with nothing in it.
    pub fn answer(&self) -> (u16, Vec<u8>) {
        match &self.0 {
            Kind::Coded(coded) => coded.answer(),
            Kind::Bug(_) => (BUG, Vec::new()),
        }
    }
}

fn coded_within<E: PackageError>(error: &(dyn Error + 'static)) -> Option<E> {
    let coded = error.downcast_ref::<Coded<E>>().map(Coded::error);
    coded.or_else(|| error.downcast_ref::<E>()).cloned()
}

impl<E: PackageError, S: Error + Send + Sync + 'static> From<S> for Caught<E> {
    fn from(error: S) -> Self {
        Self::named(Some(type_name::<S>()), Box::new(error))
    }
}

impl<E: fmt::Display> fmt::Display for Caught<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Coded(coded) => coded.fmt(f),
            Kind::Bug(bug) => bug.fmt(f),
        }
    }
}

impl<E: fmt::Debug> fmt::Debug for Caught<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Coded(coded) => coded.fmt(f),
            Kind::Bug(bug) => bug.fmt(f),
        }
    }
}
