//! What was found → text for people, JSON for machines, annotations for GitHub.
//!
//! Machine output stands alone on stdout, people's text on stderr.

pub mod colour;
pub mod diff;
pub mod github;
pub mod json;
pub mod text;

/// How output is spelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people, on stderr.
    #[default]
    Text,
    /// One JSON object on stdout.
    Json,
    /// Annotations of a GitHub workflow on stdout.
    Github,
}
