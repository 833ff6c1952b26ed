//! Policies: ordered rules of which the first that matches a request decides.
//!
//! The registry declares what rules may match on and what they decide; generated code gives that as a [`Definition`].
//! The rules stand in a file of those who operate the service, in a preset, or in a field of a config. They are
//! compiled once into a [`Gate`], which decides without allocating:
//!
//! ```text
//! file, preset, value ──judge──▶ problems, each with its place
//!                     └─compile─▶ Gate ──decide──▶ Decision: action, rule, error
//!                                      └─trace──▶ Trace: why each earlier rule did not match
//! ```
//!
//! A key that a rule leaves out matches anything, several keys must all match, of several values one must, and an
//! attribute that a request lacks matches nothing. Globs know `*` (any run of code points), `?` (one) and `\` (the next
//! one literally).
//!
//! What runs a policy is behind the feature `policy`; what generated code says of one is always here, and small.

#[cfg(feature = "policy")]
mod answer;
#[cfg(feature = "policy")]
mod compile;
mod definition;
#[cfg(feature = "policy")]
mod evaluate;
#[cfg(feature = "policy")]
mod file;
#[cfg(feature = "policy")]
mod gate;
#[cfg(feature = "policy")]
mod judge;
#[cfg(feature = "policy")]
mod problem;
mod request;
#[cfg(feature = "policy")]
mod stated;
#[cfg(feature = "policy")]
mod trace;

#[cfg(feature = "policy")]
pub use cantus_source::{Format, Place};
pub use definition::{Action, ActionError, By, Definition, Detail, Key, Policy, Preset};
pub use request::{Attribute, Request, Texts};
#[cfg(feature = "policy")]
pub use {
    answer::Answer,
    compile::Compiled,
    evaluate::Verdict,
    file::RuleFile,
    gate::{Decision, Gate},
    judge::judge,
    problem::{Because, Problem, ProblemKind, Rejected},
    stated::{Held, Stated},
    trace::{Miss, Step, Trace, Wanted},
};
