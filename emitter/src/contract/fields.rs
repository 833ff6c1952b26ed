//! One field of a contract: what the aliases of a module stand for, and how a derived type writes it.

use std::fmt;
use std::marker::PhantomData;

use super::{Carries, Contract, FieldInfo, Needed};
use crate::Writer;

/// Is the field at place `INDEX` of the contract `C`, declared as `W`.
#[derive(Debug)]
pub struct Field<C, const INDEX: usize, W>(PhantomData<(C, W)>);

/// Is a [`Field`] that the package's default clearance hides.
#[derive(Debug)]
pub struct Guarded<C, const INDEX: usize, W>(PhantomData<(C, W)>);

/// Is a field of a contract.
pub trait Marker {
    /// What it is declared as.
    type Wire;
    /// Its place among the fields.
    const INDEX: usize;
    /// What is known of it.
    const INFO: FieldInfo;
}

impl<C: Contract, const INDEX: usize, W> Marker for Field<C, INDEX, W> {
    type Wire = W;
    const INDEX: usize = INDEX;
    const INFO: FieldInfo = C::FIELDS[INDEX];
}

impl<C: Contract, const INDEX: usize, W> Marker for Guarded<C, INDEX, W> {
    type Wire = W;
    const INDEX: usize = INDEX;
    const INFO: FieldInfo = C::FIELDS[INDEX];
}

/// Is a type beside one of its fields: what [`Printed`] and [`Unprinted`] are asked of.
#[derive(Debug)]
pub struct Probe<T: ?Sized, M>(PhantomData<fn(&T) -> M>);

impl<T: ?Sized, M> Probe<T, M> {
    /// Puts a type beside a field.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T: ?Sized, M> Default for Probe<T, M> {
    fn default() -> Self {
        Self::new()
    }
}

/// Is a guarded field in a type that is `Debug`; method look-up finds this before [`Unprinted`].
pub trait Printed {
    /// Warns.
    #[deprecated = "the package's default clearance hides this field, and the type is `Debug`: whatever logs the type \
                    shows it; write `Debug` by hand or leave it out, and say `#[event(shown)]` if it is meant"]
    fn debug_shows_a_sensitive_field(&self) {}
}

impl<T: fmt::Debug + ?Sized, C, const INDEX: usize, W> Printed for Probe<T, Guarded<C, INDEX, W>> {}

/// Is any other field.
pub trait Unprinted {
    /// Does nothing.
    fn debug_shows_a_sensitive_field(&self) {}
}

impl<T: ?Sized, M> Unprinted for &Probe<T, M> {}

/// Writes a field of a derived type. What a clearance hides is decided here, for every field of every such type.
#[inline]
pub(super) fn write_member<M: Marker<Wire = W>, W, T: Carries<W> + ?Sized>(
    value: &T,
    part: usize,
    writer: &mut Writer<'_>,
) {
    if M::INFO.part != part || value.is_absent() {
        return;
    }
    match M::INFO.needed {
        // The contract itself writes the only value there is.
        Needed::Never => return,
        // What may be absent is left out above the clearance. Further members bring names of their own.
        Needed::Further | Needed::Perhaps if !writer.shows(M::INFO.level) => return,
        Needed::Further => {}
        Needed::Always | Needed::Perhaps => {
            if const { is_plain(M::INFO.name) } {
                writer.plain_key(M::INFO.name);
            } else {
                writer.key(M::INFO.name);
            }
        }
    }
    if writer.shows(M::INFO.level) {
        value.write(writer);
    } else if M::INFO.form.is_empty() {
        writer.withhold("sensitive");
    } else {
        writer.masked(M::INFO.form);
    }
}

/// Says whether a name has nothing that JSON escapes.
const fn is_plain(name: &str) -> bool {
    let bytes = name.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if matches!(bytes[at], b'"' | b'\\' | 0..0x20) {
            return false;
        }
        at += 1;
    }
    true
}
