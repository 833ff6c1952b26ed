//! One field of a contract: what the aliases of a module stand for, and how a derived type writes it.

use std::fmt;
use std::marker::PhantomData;

use super::{Carries, Contract, FieldInfo, Needed};
use crate::Writer;

/// Is the field at place `INDEX` of the contract `C`, declared as `W`; `G` says who may see it.
#[derive(Debug)]
pub struct Field<C, const INDEX: usize, W, G = Open>(PhantomData<(C, W, G)>);

/// Is what the package's default clearance shows.
#[derive(Debug)]
pub enum Open {}

/// Is what the package's default clearance hides.
#[derive(Debug)]
pub enum Guarded {}

/// Is a field of a contract.
pub trait Marker {
    /// What it is declared as.
    type Wire;
    /// What is known of it.
    const INFO: FieldInfo;
}

impl<C: Contract, const INDEX: usize, W, G> Marker for Field<C, INDEX, W, G> {
    type Wire = W;
    const INFO: FieldInfo = C::FIELDS[INDEX];
}

/// Is some fields that stand one behind the other, at least one of which is guarded.
pub trait AnyGuarded {}

impl<C, const INDEX: usize, W, R> AnyGuarded for (Field<C, INDEX, W, Guarded>, R) {}
impl<C, const INDEX: usize, W, R: AnyGuarded> AnyGuarded for (Field<C, INDEX, W, Open>, R) {}

/// Is a type beside its fields.
#[derive(Debug)]
pub struct Probe<T: ?Sized, M>(PhantomData<fn(&T) -> M>);

/// Is guarded fields in a type that is `Debug`; look-up finds this before [`Unprinted`].
impl<T: fmt::Debug + ?Sized, M: AnyGuarded> Probe<T, M> {
    /// Warns.
    #[deprecated = "the type is `Debug`, and has a field that the package's default clearance hides: whatever logs the \
                    type shows it; write `Debug` by hand or leave it out, and say `#[event(shown)]` on the field"]
    pub const DEBUG_SHOWS_A_SENSITIVE_FIELD: () = ();
}

/// Is any other type.
pub trait Unprinted {
    /// Does nothing.
    const DEBUG_SHOWS_A_SENSITIVE_FIELD: () = ();
}

impl<T: ?Sized, M> Unprinted for Probe<T, M> {}

/// Writes a field of a derived type. What a clearance hides is decided here, for every field of every such type.
#[inline]
pub fn put<M: Marker, T: Carries<M::Wire> + ?Sized>(value: &T, part: usize, writer: &mut Writer<'_>) {
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
