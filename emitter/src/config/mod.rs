//! Configs: settings documents with defaults, presets, references to the environment, and a place for every mistake.
//!
//! The registry declares what can be set; generated code gives that as a [`Definition`] and as a type that is a
//! [`Config`]. Operators write a file in YAML, TOML or JSON:
//!
//! ```text
//! file, preset, defaults ──fill──▶ one value, and who gave each part of it
//!                                   └─judge──▶ problems, each with its place, or the type with everything filled in
//! ```
//!
//! For each top-level key the file counts before the preset, and the preset before the default; whoever says a key says
//! the whole of it. Where a field lets it, `${NAME}` is what the environment says; `$${NAME}` is the text `${NAME}`.
//!
//! What loads a config is behind the feature `config`; what generated code says of one is always here, and small.

mod definition;
#[cfg(feature = "config")]
mod effective;
#[cfg(feature = "config")]
mod fill;
#[cfg(feature = "config")]
mod input;
#[cfg(feature = "config")]
mod load;
#[cfg(feature = "config")]
mod look;
#[cfg(feature = "config")]
mod mask;
#[cfg(feature = "config")]
mod members;
#[cfg(feature = "config")]
mod problem;
#[cfg(feature = "config")]
mod reference;
#[cfg(feature = "config")]
mod resolve;
#[cfg(feature = "config")]
mod rules;
#[cfg(feature = "config")]
mod weaken;

pub use definition::{
    Branch, Config, Definition, Field, Json, Member, Preset, Protective, RuleKey, Shape, ShapeKind, Tag, Type,
};
// Generated code takes everything from here, and its module may have other things of these names.
#[doc(hidden)]
pub use std::option::Option::{None, Some};
#[cfg(feature = "config")]
pub use {
    cantus_source::{Format, Place},
    effective::{Effective, Origin},
    input::{Environment, Input},
    load::{LoadError, Loaded, Loader},
    problem::{Problem, ProblemKind, Rejected},
    resolve::{Objection, resolve},
    weaken::Weakening,
};
