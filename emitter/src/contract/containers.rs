//! What carries lists, maps, and what may be null or absent.

use std::borrow::Borrow;
use std::collections::{BTreeMap, HashMap};

use super::Carries;
use super::wire::{self, Mask};
use crate::{Presence, Value, Writer};

macro_rules! list {
    ($([$($generic:tt)*] $carrier:ty),*) => {$(
        impl<W, T: Carries<W>, M: Mask, $($generic)*> Carries<wire::list<W, M>> for $carrier {
            fn write(&self, writer: &mut Writer<'_>) {
                writer.list(self, write_item::<W, T, M>);
            }
        }

        impl<W, T: Carries<W>, M: Mask, const MIN: usize, const MAX: usize, $($generic)*>
            Carries<wire::list_in<W, MIN, MAX, M>> for $carrier
        {
            fn write(&self, writer: &mut Writer<'_>) {
                writer.list_in(self, MIN, MAX, write_item::<W, T, M>);
            }
        }
    )*};
}
list!([] [T], [] Vec<T>, [const N: usize] [T; N]);

fn write_item<W, T: Carries<W>, M: Mask>(item: &T, writer: &mut Writer<'_>) {
    if writer.shows(M::LEVEL) {
        item.write(writer);
    } else {
        writer.masked(M::FORM);
    }
}

/// Writes a map. An entry may be absent, so those above the clearance are.
fn write_map<'m, W, T: Carries<W> + 'm, M: Mask>(
    members: impl Iterator<Item = (&'m str, &'m T)>,
    writer: &mut Writer<'_>,
) {
    writer.begin_object();
    if writer.shows(M::LEVEL) {
        write_members(members, writer);
    }
    writer.end_object();
}

fn write_members<'m, W, T: Carries<W> + 'm>(members: impl Iterator<Item = (&'m str, &'m T)>, writer: &mut Writer<'_>) {
    for (name, value) in members {
        writer.key(name);
        value.write(writer);
    }
}

/// Orders members by their names, so that the same values are always the same text.
fn sorted<K: Borrow<str>, T, S>(map: &HashMap<K, T, S>) -> impl Iterator<Item = (&str, &T)> {
    let mut members: Vec<(&str, &T)> = map.iter().map(|(name, value)| (name.borrow(), value)).collect();
    members.sort_unstable_by_key(|(name, _)| *name);
    members.into_iter()
}

impl<K: Borrow<str>, W, T: Carries<W>, M: Mask> Carries<wire::map<W, M>> for BTreeMap<K, T> {
    fn write(&self, writer: &mut Writer<'_>) {
        write_map::<W, T, M>(self.iter().map(|(name, value)| (name.borrow(), value)), writer);
    }
}

impl<K: Borrow<str>, W, T: Carries<W>, S, M: Mask> Carries<wire::map<W, M>> for HashMap<K, T, S> {
    fn write(&self, writer: &mut Writer<'_>) {
        write_map::<W, T, M>(sorted(self), writer);
    }
}

impl<W, M: Mask> Carries<wire::map<W, M>> for serde_json::Map<String, Value>
where
    Value: Carries<W>,
{
    fn write(&self, writer: &mut Writer<'_>) {
        write_map::<W, Value, M>(self.iter().map(|(name, value)| (name.as_str(), value)), writer);
    }
}

impl<K: Borrow<str>, W, T: Carries<W>> Carries<wire::rest<W>> for BTreeMap<K, T> {
    fn write(&self, writer: &mut Writer<'_>) {
        if !self.is_empty() {
            writer.expect_free_names();
        }
        write_members(self.iter().map(|(name, value)| (name.borrow(), value)), writer);
    }
}

impl<K: Borrow<str>, W, T: Carries<W>, S> Carries<wire::rest<W>> for HashMap<K, T, S> {
    fn write(&self, writer: &mut Writer<'_>) {
        if !self.is_empty() {
            writer.expect_free_names();
        }
        write_members(sorted(self), writer);
    }
}

impl<W, T: Carries<W>> Carries<wire::nullable<W>> for Option<T> {
    fn write(&self, writer: &mut Writer<'_>) {
        match self {
            Some(value) => value.write(writer),
            None => writer.null(),
        }
    }
}

impl<W, T: Carries<W>> Carries<wire::optional<W>> for Option<T> {
    #[inline]
    fn write(&self, writer: &mut Writer<'_>) {
        if let Some(value) = self {
            value.write(writer);
        }
    }

    #[inline]
    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

impl<W, T: Carries<W>> Carries<wire::optional_nullable<W>> for Option<T> {
    #[inline]
    fn write(&self, writer: &mut Writer<'_>) {
        if let Some(value) = self {
            value.write(writer);
        }
    }

    #[inline]
    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

impl<W, T: Carries<W>> Carries<wire::optional_nullable<W>> for Presence<T> {
    fn write(&self, writer: &mut Writer<'_>) {
        match self {
            Presence::Value(value) => value.write(writer),
            Presence::Absent | Presence::Null => writer.null(),
        }
    }

    fn is_absent(&self) -> bool {
        matches!(self, Presence::Absent)
    }
}
