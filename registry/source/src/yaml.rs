//! YAML → nodes, for its layout only.
//!
//! Scalars keep their source text and how they were quoted. Anchors, aliases, tags and several documents are refused.

mod accident;
mod build;
mod cursor;
mod markers;
mod recover;
mod scene;
mod syntax;

pub use build::{Document, build};
pub use markers::merge_markers;
pub use recover::{Without, without_entry};

/// What a text is for, so that help speaks of what its author is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It declares a part of a registry.
    Declarations,
    /// It sets something for a service.
    Settings,
}
