//! The targets, and the command line that writes and checks what they print.
//!
//! ```text
//! cantus.toml, registry ──prepare──▶ Registry ──render──▶ Plan ──drift──▶ Comparison ──sync──▶ disk
//!                                                                             └──────▶ Report ──output──▶ text
//! ```

pub mod artifact;
pub mod banner;
pub mod catalogue;
pub mod check;
pub mod cli;
pub mod config;
pub mod coverage;
pub mod drift;
pub mod error;
pub mod explain;
pub mod init;
pub mod left_behind;
pub mod memo;
pub mod new_event;
pub mod output;
pub mod pick;
pub mod policy;
mod prepare;
pub mod progress;
pub mod project;
pub mod protocol;
pub mod render;
pub mod report;
pub mod sync;
pub mod sync_types;
pub mod targets;

pub use check::{assert_up_to_date, gate};
pub use project::project_schema;
