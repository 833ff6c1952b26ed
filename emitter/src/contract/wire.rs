//! What a value may be declared as, by the words of the language. None of these types has values.
#![allow(non_camel_case_types)]

use std::marker::PhantomData;

use crate::{NumberBounds, TextBounds};

macro_rules! words {
    ($($(#[$docs:meta])* $word:ident,)*) => {
        $($(#[$docs])* #[derive(Debug)] pub enum $word {})*
    };
}

words! {
    /// `true` or `false`.
    bool,
    /// Text.
    string,
    /// An integral number of 32 bits.
    int32,
    /// An integral number of 32 bits, without a sign.
    uint32,
    /// An integral number within ±(2^53 − 1).
    integer,
    /// A 64-bit integer as a decimal string.
    int64,
    /// An unsigned 64-bit integer as a decimal string.
    uint64,
    /// A finite binary64 number.
    number,
    /// An RFC 3339 date-time.
    timestamp,
    /// An RFC 3339 full-date.
    date,
    /// 8-4-4-4-12 hexadecimal digits.
    uuid,
    /// Base64 text.
    bytes,
    /// Any value.
    json,
}

/// Is a declared type or a literal, by its generated type.
#[derive(Debug)]
pub struct declared<T>(PhantomData<T>);

/// Is an array; above a clearance its items are masked.
#[derive(Debug)]
pub struct list<W, M = Shown>(PhantomData<(W, M)>);

/// Is an array of `MIN` to `MAX` items.
#[derive(Debug)]
pub struct list_in<W, const MIN: usize, const MAX: usize, M = Shown>(PhantomData<(W, M)>);

/// Is an object with free keys; above a clearance it is empty.
#[derive(Debug)]
pub struct map<W, M = Shown>(PhantomData<(W, M)>);

/// Is a value or null.
#[derive(Debug)]
pub struct nullable<W>(PhantomData<W>);

/// Is a member that may be absent.
#[derive(Debug)]
pub struct optional<W>(PhantomData<W>);

/// Is a member that may be absent and may be null.
#[derive(Debug)]
pub struct optional_nullable<W>(PhantomData<W>);

/// Is the further members of an object.
#[derive(Debug)]
pub struct rest<W>(PhantomData<W>);

/// Is text within bounds.
#[derive(Debug)]
pub struct string_in<R>(PhantomData<R>);

/// Is a number within bounds.
#[derive(Debug)]
pub struct number_in<R>(PhantomData<R>);

/// Is an `int32` from `MIN` to `MAX`.
#[derive(Debug)]
pub enum int32_in<const MIN: i64, const MAX: i64> {}

/// Is a `uint32` from `MIN` to `MAX`.
#[derive(Debug)]
pub enum uint32_in<const MIN: i64, const MAX: i64> {}

/// Is an `integer` from `MIN` to `MAX`.
#[derive(Debug)]
pub enum integer_in<const MIN: i64, const MAX: i64> {}

/// Is `MIN` to `MAX` bytes.
#[derive(Debug)]
pub enum bytes_in<const MIN: usize, const MAX: usize> {}

/// Knows the bounds of a text.
pub trait TextRules {
    /// Gives them.
    fn bounds() -> &'static TextBounds;
}

/// Knows the bounds of a number.
pub trait NumberRules {
    /// The bounds.
    const BOUNDS: NumberBounds;
}

/// Knows the level of the values in a list or a map, and what stands in the place of one.
pub trait Mask {
    /// Their level.
    const LEVEL: u32 = 0;
    /// The JSON that stands in the place of one.
    const FORM: &'static str = "null";
}

/// Is what everybody may see.
#[derive(Debug)]
pub enum Shown {}

impl Mask for Shown {}
