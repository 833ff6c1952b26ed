//! The protocol of a package: which sequences of its events are legal in one stream.
//!
//! Generated code holds a package's rules as a [`Definition`], and a [`Monitor`] holds a stream to them:
//!
//! ```
//! use cantus::protocol::{Definition, Demand, Kind, List, Monitor, Rule, Selector, Text};
//!
//! static SHOP: Definition = Definition {
//!     package: Text::Borrowed("shop"),
//!     tag: Some(Text::Borrowed("type")),
//!     events: List::Borrowed(&[Text::Borrowed("paid"), Text::Borrowed("put_in")]),
//!     rules: List::Borrowed(&[Rule {
//!         text: Text::Borrowed("at_most_once paid"),
//!         summary: None,
//!         per: None,
//!         demand: Demand::AtMostOnce(Selector {
//!             events: List::Borrowed(&[Text::Borrowed("paid")]),
//!             members: List::Borrowed(&[]),
//!             conditions: List::Borrowed(&[]),
//!             scope: None,
//!             key: None,
//!         }),
//!     }]),
//! };
//!
//! let mut monitor = Monitor::new(&SHOP);
//! assert!(monitor.document(br#"{"type": "paid"}"#)?.is_empty());
//! let violations = monitor.document(br#"{"type": "paid"}"#)?;
//! assert_eq!((violations[0].event, violations[0].kind), (2, Kind::SecondTime));
//! assert!(monitor.owed().is_empty());
//! # Ok::<(), cantus::DecodeError>(())
//! ```

mod definition;
mod ends;
mod monitor;
mod once;
mod pairs;
mod parts;
mod scalar;
mod seen;
mod turns;
mod verdict;
mod watch;

pub use definition::{Condition, Definition, Demand, List, Literal, Member, Order, Place, Rule, Scope, Selector, Text};
pub use monitor::Monitor;
pub use scalar::{Number, Scalar};
pub use verdict::{Kind, Owed, Violation};
