//! Literals that carry no information: each is a type of size zero with one value.
//! (A text literal is an enum of one member, which generated code declares itself.)

use crate::{ProblemKind, Reader, Wire, Writer};

/// Stands for the literal `true`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct True;

/// Stands for the literal `false`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct False;

/// Stands for the literal `null`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Null;

/// Stands for the integer literal `N`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Int<const N: i64>;

impl Wire for True {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        read_literal(reader, Reader::bool, true).map(|()| Self)
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.bool(true);
    }
}

impl Wire for False {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        read_literal(reader, Reader::bool, false).map(|()| Self)
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.bool(false);
    }
}

impl Wire for Null {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        if reader.null() {
            return Some(Self);
        }
        reader.wrong_kind("null")
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.null();
    }
}

impl<const N: i64> Wire for Int<N> {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        read_literal(reader, Reader::integer, N).map(|()| Self)
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.integer(N);
    }
}

fn read_literal<'a, T: PartialEq + std::fmt::Display>(
    reader: &mut Reader<'a>,
    read: fn(&mut Reader<'a>) -> Option<T>,
    literal: T,
) -> Option<()> {
    let value = read(reader)?;
    if value == literal {
        return Some(());
    }
    reader.problem(ProblemKind::NotAMember, format!("must be `{literal}`, is `{value}`"))
}
