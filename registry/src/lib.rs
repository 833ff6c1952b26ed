//! Reads a declared registry, resolves and checks it, and prints its lock.
//!
//! ```text
//! files ──read──▶ documents ──parse──▶ raw ──resolve──▶ Registry ──check──▶ findings
//! ```

pub mod catalogue;
mod error;
pub mod expr;
pub mod finding;
pub mod lock;
pub mod model;
mod parse;
pub mod pattern;
pub mod place;
pub mod raw;
mod read;
pub mod words;
mod yaml;

pub use error::Error;
pub use parse::{Parsed, parse};
pub use raw::registry_file_schema;
