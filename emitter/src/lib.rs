//! The runtime core that generated types read and write the wire with.
//!
//! A *document* is one JSON text. Two views say what it may be: the [emit view](View::Emit) is what a
//! writer may write (closed records, known members, checked bounds), the [read view](View::Read) what
//! a reader must accept (undeclared members are ignored, open enums and families take others).
//! Reading gives one of three outcomes: *typed*; *opaque*, an `Unknown` or `Other` that keeps what it
//! does not understand as [`Raw`]; or *rejected*, a [`DecodeError`] with every problem and its place.
//! [`encode`] enforces the emit view; a value with a problem leaves the buffer as it was.
//!
//! ```
//! use cantus::{ProblemKind, Raw, Timestamp, View};
//!
//! let moment: Timestamp = cantus::decode(br#""2026-01-31T12:00:00Z""#, View::Read)?;
//! assert_eq!(moment.as_str(), "2026-01-31T12:00:00Z");
//! let error = cantus::decode::<Raw>(br#"{"a": [1, {"b": 1, "b": 2}]}"#, View::Read).unwrap_err();
//! assert_eq!((error.problems[0].pointer.as_str(), error.problems[0].kind), ("/a/1/b", ProblemKind::Duplicate));
//! # Ok::<(), cantus::DecodeError>(())
//! ```
//!
//! # The domain
//!
//! Values are those of I-JSON. A number *is* its binary64 value: `1`, `1.0` and `10e-1` are the integer
//! 1, and `-0` is 0; an integral number is written without a fraction. These are outside, and rejected
//! wherever they stand, also in members that are ignored and in values that are only kept:
//!
//! | outside the domain | problem |
//! |---|---|
//! | a name twice in one object, however it is escaped | [`ProblemKind::Duplicate`] |
//! | a surrogate without its partner, in a string or a name | [`ProblemKind::Surrogate`] |
//! | a number beyond binary64, such as `1e400` | [`ProblemKind::NotFinite`] |
//! | more than 64 arrays and objects inside each other | [`ProblemKind::TooDeep`] |
//! | anything that is not JSON in UTF-8: a byte order mark, text behind the document | [`ProblemKind::Syntax`] |
//!
//! Reading goes on behind a problem, save where the text is not JSON or too deep; the first hundred
//! problems are kept, the others counted.

mod ancestors;
mod bounds;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod bridge;
mod bytes;
mod clearance;
pub mod config;
pub mod contract;
mod document;
mod emit;
mod envelope;
mod error;
mod escape;
mod event;
mod literal;
mod names;
pub mod policy;
mod presence;
mod problem;
#[cfg(feature = "protocol")]
pub mod protocol;
mod raw;
mod reader;
mod record;
mod scan;
mod text;
mod writer;

pub use cantus_macros::{Event, Payload};
pub use clearance::Clearance;
pub use contract::Carries;
pub use document::{View, decode, decode_named, encode, encode_payload};
pub use emit::{Collector, Document, EmitError, Emitter, LineWriter};
pub use envelope::Envelope;
#[cfg(feature = "axum")]
pub use error::Reported;
pub use error::{
    Caught, Coded, ErrorCode, Failure, HttpStatus, MESSAGE_LIMIT, PackageError, TEXT_LIMIT, classify, classify_status,
    one_line, plain,
};
pub use event::{Event, Package};
pub use literal::{False, Int, Null, True};
pub use names::NotAMember;
pub use presence::Presence;
pub use problem::{DecodeError, EncodeError, Problem, ProblemKind};
pub use raw::{Json, Kept, Raw};
pub use reader::Reader;
pub use record::Wire;
pub use serde_json::Value;
pub use text::{Date, FormError, Timestamp, Uuid};
pub use writer::Writer;

// What follows is for generated code, and changes with it.
#[doc(hidden)]
pub use ancestors::{Ancestors, Tags};
#[doc(hidden)]
pub use bounds::{NumberBounds, Pattern, TextBounds};
#[doc(hidden)]
pub use document::known;
#[doc(hidden)]
pub use envelope::{Front, PayloadPlace};
#[doc(hidden)]
pub use names::find;
#[doc(hidden)]
pub use reader::{Kind, Open};
#[doc(hidden)]
pub use record::{Beside, Empty, Fields, Hidden, Members, Named, NoFields, Pair, Record};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
