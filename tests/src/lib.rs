//! What the tests share. End-to-end tests live in `tests/`.

pub mod generate;
pub mod outside;

/// The Rust of `README.md`, compiled and run as it is printed.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;

/// The Rust of `docs/rust-serde.md`.
#[cfg(doctest)]
#[doc = include_str!("../../docs/rust-serde.md")]
pub struct RustSerde;

/// The Rust of `docs/policies-configs-protocol.md`.
#[cfg(doctest)]
#[doc = include_str!("../../docs/policies-configs-protocol.md")]
pub struct SettingsPage;

/// The Rust of `docs/derive.md`.
#[cfg(doctest)]
#[doc = include_str!("../../docs/derive.md")]
pub struct DerivePage;

/// The Rust of `docs/policies-configs-protocol.md`.
#[cfg(doctest)]
#[doc = include_str!("../../docs/policies-configs-protocol.md")]
pub struct PoliciesPage;
