//! What carries a truth value, text, a moment, an identifier, bytes, and JSON.

use std::time::SystemTime;

use super::Carries;
use super::wire::{self, TextRules};
use crate::{Date, ProblemKind, Raw, Timestamp, Uuid, Value, Wire, Writer};

#[diagnostic::do_not_recommend]
impl Carries<wire::bool> for bool {
    #[inline]
    fn write(&self, writer: &mut Writer<'_>) {
        writer.bool(*self);
    }
}

macro_rules! text {
    ($($carrier:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Carries<wire::string> for $carrier {
            #[inline]
            fn write(&self, writer: &mut Writer<'_>) {
                writer.string(self);
            }
        }

        #[diagnostic::do_not_recommend]
        impl<R: TextRules> Carries<wire::string_in<R>> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                writer.string_in(self, R::bounds());
            }
        }
    )*};
}
text!(str, String);

macro_rules! own {
    ($($word:ident: $carrier:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Carries<wire::$word> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                Wire::write(self, writer);
            }
        }
    )*};
}
own!(timestamp: Timestamp, date: Date, uuid: Uuid, json: Raw);

#[diagnostic::do_not_recommend]
impl Carries<wire::timestamp> for SystemTime {
    fn write(&self, writer: &mut Writer<'_>) {
        match Timestamp::try_from(*self) {
            Ok(moment) => Wire::write(&moment, writer),
            Err(error) => writer.problem(ProblemKind::OutOfBounds, error.to_string()),
        }
    }
}

#[diagnostic::do_not_recommend]
impl Carries<wire::json> for Value {
    fn write(&self, writer: &mut Writer<'_>) {
        writer.json(self);
    }
}

macro_rules! bytes {
    ($([$($generic:tt)*] $carrier:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generic)*> Carries<wire::bytes> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                writer.bytes(self);
            }
        }

        #[diagnostic::do_not_recommend]
        impl<const MIN: usize, const MAX: usize, $($generic)*> Carries<wire::bytes_in<MIN, MAX>> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                writer.bytes_in(self, MIN, MAX);
            }
        }
    )*};
}
bytes!([] [u8], [] Vec<u8>, [const N: usize] [u8; N]);

macro_rules! literals {
    ($([$($generic:tt)*] $literal:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generic)*> Carries<wire::declared<$literal>> for $literal {
            fn write(&self, writer: &mut Writer<'_>) {
                Wire::write(self, writer);
            }
        }
    )*};
}
literals!([] crate::True, [] crate::False, [] crate::Null, [const N: i64] crate::Int<N>);
