//! Reads a declared registry, resolves and checks it, and prints its lock.
//!
//! ```text
//! files ──read──▶ documents ──parse──▶ raw ──resolve──▶ Registry ──check──▶ findings
//! ```

pub mod catalogue;
pub mod expr;
pub mod finding;
pub mod lock;
pub mod model;
pub mod pattern;
pub mod place;
pub mod raw;
pub mod words;
