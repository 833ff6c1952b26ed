//! Text that people wrote → a tree of [`Node`]s that know where they stand, or the [`Problem`]s of the text.
//!
//! YAML, TOML and JSON give one tree, whose scalars mean what JSON says they mean. Nothing here knows what the text is
//! about: the registry reads its declarations with it, services read what their operators set.

mod format;
mod json;
mod layout;
mod near;
mod node;
mod place;
mod problem;
mod scalar;
mod text;
#[cfg(feature = "toml")]
mod toml;
mod value;
mod visible;
mod yaml;

pub use format::{Format, Reading, read};
pub use layout::Layout;
pub use near::nearest;
pub use node::{Key, Kind, Node, Scalar, Style};
pub use place::{Place, Spanned};
pub use problem::{Offence, Problem};
pub use scalar::Plain;
pub use text::{LARGEST, text};
pub use value::{Spot, Valued, segment};
pub use visible::visible;
pub use yaml::{Document, Purpose, Without, build, merge_markers, without_entry};
