//! End-to-end tests live in `tests/`.

/// The Rust of `README.md`, compiled and run as it is printed.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
