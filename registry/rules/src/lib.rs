//! What the rules of a policy mean, whoever looks at them: the check of a registry and the service that runs a policy.
//!
//! A leaf: it knows neither the model nor the wire.

mod cover;
mod examine;
mod glob;

pub use cover::{Budget, cover};
pub use examine::{By, Flaw, FlawKind, examine};
pub use glob::{Glob, GlobError};
