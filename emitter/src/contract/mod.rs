//! What the registry declares of events and types, as types: rustc holds service code to it, and the derives write
//! through it. The generated crate has a module for each event and type, with an alias for each field.
//!
//! # What carries what
//!
//! | declared | carried by |
//! |---|---|
//! | `bool` | `bool` |
//! | `string`, `uri` | `str`, `String` |
//! | `int32` | `i8`, `i16`, `i32`, `u8`, `u16` |
//! | `uint32` | `u8`, `u16`, `u32` |
//! | `integer` | every integer; one beyond ±(2^53 − 1) is a problem |
//! | `int64` | `i8` to `i64`, `u8` to `u32`, `isize` |
//! | `uint64` | `u8` to `u64`, `usize` |
//! | `number` | `f32`, `f64`, integers of up to 32 bits |
//! | `timestamp` | [`Timestamp`](crate::Timestamp), `std::time::SystemTime`; by feature `jiff::Timestamp`, `jiff::ZonedDateTime`, `chrono::DateTime`, `time::OffsetDateTime` |
//! | `date` | [`Date`](crate::Date); by feature `jiff::civil::Date`, `chrono::NaiveDate`, `time::Date` |
//! | `uuid` | [`Uuid`](crate::Uuid); by feature `uuid::Uuid` |
//! | `bytes` | `[u8]`, `[u8; N]`, `Vec<u8>` |
//! | `json` | [`Value`](crate::Value), [`Raw`](crate::Raw) |
//! | a literal, a declared type | the generated type; for declared types, your own with `#[derive(Payload)]` |
//! | `list<T>` | `Vec`, slices and arrays of what carries `T` |
//! | `map<T>` | `BTreeMap` and `HashMap` of what carries `T`, with keys that borrow as `str` |
//! | `T \| null` | `Option` of what carries `T` |
//! | `x?: T` | `Option` of what carries `T`; `None` is absent |
//! | `x?: T \| null` | `Option` of what carries `T`, where `None` is absent, or [`Presence`](crate::Presence) |
//!
//! References, `Box`, `Rc`, `Arc` and `Cow` carry what is in them. A newtype of your own carries what is in it with
//! `#[derive(Payload)]` and `#[payload(transparent)]`, or anything with one implementation of [`Carries`].

mod checks;
mod containers;
mod fields;
#[cfg(any(feature = "uuid", feature = "jiff", feature = "chrono", feature = "time"))]
mod foreign;
mod numbers;
mod places;
mod pointers;
mod scalars;
mod shape;
mod wire;

pub use checks::{
    Declared, Named, complete_whole, covers, covers_named, distinct, distinct_named, find, forward, is_type,
    open_to_writers, same_fields, same_members,
};
pub use fields::{AnyGuarded, Field, Guarded, Marker, Open, Probe, Unprinted, put};
pub use places::{More, Places, Required, RequiredOfMany, Set, ToldApart};
pub use shape::{
    Contract, FieldInfo, MemberInfo, Needed, Openness, Step, Whole, fixed, further, member, optional, required, value,
    write, write_event, write_member, write_payload, write_whole,
};
pub use wire::{
    Mask, NumberRules, Shown, TextRules, bool, bytes, bytes_in, date, declared, int32, int32_in, int64, integer,
    integer_in, json, list, list_in, map, nullable, number, number_in, optional, optional_nullable, rest, string,
    string_in, timestamp, uint32, uint32_in, uint64, uuid,
};

use crate::Writer;

/// Is a type that says every value it can hold as the registry declares it; `W` is what is declared.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot carry `{W}`",
    label = "the registry declares `{W}`",
    note = "`uint32`: `u8`, `u16`, `u32`; `int32`: also `i8`, `i16`, `i32`; `integer`: any integer; `number`: also `f32`, `f64`",
    note = "`string`: `String`, `&str`; `uuid`, `timestamp`, `date`: the types of `cantus`, or of other crates by its features",
    note = "`optional<…>`, `nullable<…>`: `Option<…>`; `optional_nullable<…>`: `Option<…>` or `cantus::Presence<…>`",
    note = "`declared<T>`: the generated `T`, or a type of your own with `#[derive(cantus::Payload)]`; all of it: `cantus::contract`"
)]
pub trait Carries<W> {
    /// Writes the value.
    fn write(&self, writer: &mut Writer<'_>);

    /// Says whether the member is to be left out, which only a field that may be absent can be.
    fn is_absent(&self) -> std::primitive::bool {
        false
    }

    /// Writes the fields of one part of a derived type.
    #[doc(hidden)]
    fn write_fields(&self, _part: usize, _writer: &mut Writer<'_>) {}
}

/// Lets generated types carry themselves.
#[doc(hidden)]
#[macro_export]
macro_rules! carry {
    ($($carrier:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl $crate::Carries<$crate::contract::declared<$carrier>> for $carrier {
            fn write(&self, writer: &mut $crate::Writer<'_>) {
                $crate::Wire::write(self, writer);
            }
        }
    )*};
}
