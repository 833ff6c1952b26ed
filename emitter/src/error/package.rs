//! What generated code says of a package's errors.

use std::error::Error;
use std::fmt::{Debug, Display};

use crate::{Clearance, Failure, Wire};

/// Is the enum of a package's error codes. Generated code implements it.
pub trait ErrorCode: Clone + Debug + Display + PartialEq + Send + Sync + 'static {
    /// Gives the HTTP status, if the code has one.
    fn status(&self) -> Option<u16>;
    /// Says whether trying again can help, if that is known.
    fn retryable(&self) -> Option<bool>;
    /// Gives the one line that says what to do.
    fn hint(&self) -> Option<&'static str>;
    /// Gives the one line that says what happened.
    fn summary(&self) -> Option<&'static str>;
}

/// Is the error family of a package. Generated code implements it.
pub trait PackageError: Wire + Clone + Error + Send + Sync + 'static {
    /// The enum of its codes.
    type Code: ErrorCode;
    /// Which code a failure of another kind gets: names of types come first, statuses last.
    const CLASSIFY: &'static [(Failure, Self::Code)];
    /// What an answer shows where nothing else is said.
    const CLEARANCE: Clearance;

    /// Gives the error's code, or for one that is not declared the first of its ancestors that is.
    fn nearest_code(&self) -> Option<Self::Code>;
    /// Makes the error of a code, if it takes no more than a message.
    fn of_code(code: &Self::Code, message: &str) -> Option<Self>;
}
