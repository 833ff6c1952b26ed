//! The resolved registry: what the lock holds and every target starts from.
//!
//! The model knows no target and no file: every name is resolved, every shape that needs a name has one,
//! and what a notation leaves unsaid is said. Three notations (an envelope, `variants`, `errors`) have
//! become one node, the [`Family`].

mod family;
mod meta;
mod package;
mod policy;
mod protocol;
mod types;

pub use family::{CodeFacts, ContentPresence, Direction, Family, Member, Openness, ToldApart};
pub use meta::{Deprecated, Meta, Stability, Tombstone};
pub use package::{Case, Classified, Errors, Failure, IO_KINDS, Package, Registry, Style};
pub use policy::{Action, ActionError, Config, Detail, MatchBy, MatchKey, Policy, Preset, Protective, Setting};
pub use protocol::{Condition, Demand, DocumentField, FieldOf, MemberTest, Order, ProtocolRule, Scope, Selector};
pub use types::{
    Branch, Enum, EnumKind, EnumMember, Field, IntegerBounds, IntegerKind, Kind, KindUnion, LengthBounds, Literal,
    NumberBound, NumberBounds, Origin, Presence, Record, Shape, StringRules, Type, TypeDef, TypeRef,
};
