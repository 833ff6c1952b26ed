//! Errors that a service answers with: a code of a package, its details and what caused it, to an HTTP answer; and which
//! code a failure of another kind gets.
//!
//! Whoever reads a log sees everything, whoever is on the other side of the wire sees a clean, short text: what goes out
//! is cleaned, what is kept is not.

#[cfg(feature = "axum")]
mod axum;
mod body;
mod caught;
mod classify;
mod coded;
mod package;
mod plain;

#[cfg(feature = "axum")]
pub use axum::Reported;
pub use caught::Caught;
pub use classify::{Failure, HttpStatus, classify, classify_status};
pub use coded::Coded;
pub use package::{ErrorCode, PackageError};
pub use plain::{MESSAGE_LIMIT, TEXT_LIMIT, one_line, plain};
