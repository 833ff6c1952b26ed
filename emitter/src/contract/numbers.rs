//! What carries a number: what always fits, and for `integer` whatever may fit.

use super::Carries;
use super::wire::{self, NumberRules};
use crate::{ProblemKind, Writer};

macro_rules! narrow {
    ($word:ident, $bounded:ident, $width:ty: $($carrier:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Carries<wire::$word> for $carrier {
            #[inline]
            fn write(&self, writer: &mut Writer<'_>) {
                writer.$word(<$width>::from(*self));
            }
        }

        #[diagnostic::do_not_recommend]
        impl<const MIN: i64, const MAX: i64> Carries<wire::$bounded<MIN, MAX>> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                writer.integer_in(i64::from(*self), MIN, MAX);
            }
        }
    )*};
}
narrow!(int32, int32_in, i32: i8, i16, i32, u8, u16);
narrow!(uint32, uint32_in, u32: u8, u16, u32);

macro_rules! integer {
    ($($carrier:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Carries<wire::integer> for $carrier {
            #[inline]
            fn write(&self, writer: &mut Writer<'_>) {
                match i64::try_from(*self) {
                    Ok(value) => writer.integer(value),
                    Err(_) => beyond(writer),
                }
            }
        }

        #[diagnostic::do_not_recommend]
        impl<const MIN: i64, const MAX: i64> Carries<wire::integer_in<MIN, MAX>> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                match i64::try_from(*self) {
                    Ok(value) => writer.integer_in(value, MIN, MAX),
                    Err(_) => beyond(writer),
                }
            }
        }
    )*};
}
integer!(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize);

/// Tells of a value, and not which: problems are logged, and values may be sensitive.
#[cold]
fn beyond(writer: &mut Writer<'_>) {
    writer.problem(ProblemKind::OutOfBounds, "must be an integer within ±(2^53 − 1)");
}

macro_rules! wide {
    ($word:ident as $width:ty: $($carrier:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Carries<wire::$word> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                writer.$word(*self as $width);
            }
        }
    )*};
}
// None of these casts loses anything: pointers have at most 64 bits.
wide!(int64 as i64: i8, i16, i32, i64, u8, u16, u32, isize);
wide!(uint64 as u64: u8, u16, u32, u64, usize);

macro_rules! number {
    ($($carrier:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Carries<wire::number> for $carrier {
            #[inline]
            fn write(&self, writer: &mut Writer<'_>) {
                writer.number(f64::from(*self));
            }
        }

        #[diagnostic::do_not_recommend]
        impl<R: NumberRules> Carries<wire::number_in<R>> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                writer.number_in(f64::from(*self), &R::BOUNDS);
            }
        }
    )*};
}
number!(f32, f64, i8, i16, i32, u8, u16, u32);
