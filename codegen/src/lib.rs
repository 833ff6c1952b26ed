//! The targets, and the command line that writes and checks what they print.

pub mod artifact;
pub mod targets;
