//! The targets, and the command line that writes and checks what they print.

pub mod artifact;
pub mod banner;
pub mod catalogue;
pub mod drift;
pub mod error;
pub mod project;
pub mod render;
pub mod sync;
pub mod targets;
