//! Reads a declared registry, resolves and checks it, and prints its lock.
//!
//! ```text
//! files ──read──▶ documents ──parse──▶ raw ──resolve──▶ Registry ──check──▶ findings
//! ```

pub mod catalogue;
pub mod check;
pub mod conform;
pub mod describe;
pub mod diff;
mod error;
pub mod expr;
pub mod finding;
pub mod layout;
mod load;
pub mod lock;
pub mod model;
mod parse;
pub mod pattern;
pub mod places;
pub mod policy;
pub mod raw;
mod read;
pub mod resolve;
pub mod sensitivity;
pub mod words;
pub mod workers;
mod yaml;

/// Where something stands in the registry's files.
pub mod place {
    pub use cantus_source::{Place, Spanned};
}

/// Texts of the user's as they may be quoted in a message.
pub mod visible {
    pub use cantus_source::visible;
}

pub use error::Error;
pub use load::{Loaded, load, load_draft};
pub use parse::{Draft, Parsed, parse, texts};
pub use raw::registry_file_schema;
