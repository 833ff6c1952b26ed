//! The runtime core that generated types read and write the wire with.

mod ancestors;
mod bounds;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod bridge;
mod bytes;
mod document;
mod escape;
mod literal;
mod names;
mod presence;
mod problem;
mod raw;
mod reader;
mod record;
mod scan;
mod text;
mod writer;

pub use ancestors::{Ancestors, Tags};
pub use bounds::{NumberBounds, Pattern, TextBounds};
pub use document::{View, decode, decode_named, encode, encode_payload, known};
pub use literal::{False, Int, Null, True};
pub use names::{NotAMember, find};
pub use presence::Presence;
pub use problem::{DecodeError, EncodeError, Problem, ProblemKind};
pub use raw::Raw;
pub use reader::{Kind, Open, Reader};
pub use record::{Beside, Empty, Fields, Members, Named, NoFields, Pair, Record, Wire};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
pub use serde_json::Value;
pub use text::{Date, FormError, Timestamp, Uuid};
pub use writer::Writer;
