//! The traits that generated types implement. Records and families are *members of an object* that
//! they may share: an envelope, the common fields of a family and a payload can all stand in one.

use crate::{Reader, Writer};

/// Is a type that stands for one JSON value.
pub trait Wire: Sized {
    /// Reads one value; `None` means that the reader has a problem more.
    fn read(reader: &mut Reader<'_>) -> Option<Self>;
    /// Writes one value.
    fn write(&self, writer: &mut Writer<'_>);
}

/// Is a type that is spelled as members of an object, which it may share with others.
pub trait Members: Sized {
    /// Reads the whole object; members in `beside` belong to others and go there first.
    fn read_members(reader: &mut Reader<'_>, beside: &mut dyn Fields) -> Option<Self>;
    /// Writes its members into the open object.
    fn write_members(&self, writer: &mut Writer<'_>);
}

/// Is a record: a fixed set of fields, perhaps with a `rest`.
pub trait Record: Sized {
    /// What has been read of it so far.
    type Fields: Fields + Default;
    /// Makes the record of what was read, once its object is closed.
    fn finish(fields: Self::Fields, reader: &mut Reader<'_>) -> Option<Self>;
    /// Writes its fields into the open object.
    fn write_fields(&self, writer: &mut Writer<'_>);
}

/// Is a set of fields that is filled while an object is read.
pub trait Fields {
    /// Reads the value of the member `key` if that is one of these; says whether it was.
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool;
}

/// Is an event enum whose tag is told from outside the document (`envelope: none`).
pub trait Named: Sized {
    /// Reads the payload of the event `event_type`.
    fn read_named(event_type: &str, reader: &mut Reader<'_>) -> Option<Self>;
    /// Writes the payload alone.
    fn write_payload(&self, writer: &mut Writer<'_>);
}

/// Is a family that can stand above the clearance: a payload of `LEVEL`. The tag stays what it is, and whatever it
/// carries is masked.
pub trait Hidden<const LEVEL: u32> {
    /// Writes the tag and what stands for everything else into the open object.
    fn write_hidden(&self, writer: &mut Writer<'_>);
}

impl<T: Members> Wire for T {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        T::read_members(reader, &mut NoFields)
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.begin_object();
        self.write_members(writer);
        writer.end_object();
    }
}

impl<T: Record> Members for T {
    fn read_members(reader: &mut Reader<'_>, beside: &mut dyn Fields) -> Option<Self> {
        let mut fields = T::Fields::default();
        if !reader.object(beside, &mut fields) {
            return None;
        }
        T::finish(fields, reader)
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        self.write_fields(writer);
    }
}

/// Is the empty set of fields.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFields;

impl Fields for NoFields {
    fn field(&mut self, _: &str, _: &mut Reader<'_>) -> bool {
        false
    }
}

/// Is the record without fields: the payload of an event that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Empty;

impl Record for Empty {
    type Fields = NoFields;

    fn finish(_: NoFields, _: &mut Reader<'_>) -> Option<Self> {
        Some(Self)
    }

    fn write_fields(&self, _: &mut Writer<'_>) {}
}

/// Is two sets of fields in one object.
pub struct Pair<'b> {
    first: &'b mut (dyn Fields + 'b),
    second: &'b mut (dyn Fields + 'b),
}

impl<'b> Pair<'b> {
    /// Asks the first set before the second.
    pub fn new(first: &'b mut (dyn Fields + 'b), second: &'b mut (dyn Fields + 'b)) -> Self {
        Self { first, second }
    }
}

impl Fields for Pair<'_> {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        self.first.field(key, reader) || self.second.field(key, reader)
    }
}

/// Is what stands beside the payload of a family's member: the tag, the family's own common fields,
/// and whatever the object's other owners have there.
pub struct Beside<'b> {
    pub(crate) tag: &'static str,
    pub(crate) outer: &'b mut (dyn Fields + 'b),
    pub(crate) common: Option<&'b mut (dyn Fields + 'b)>,
}

impl<'b> Beside<'b> {
    /// A family that has a tag alone.
    pub fn tag(tag: &'static str, outer: &'b mut (dyn Fields + 'b)) -> Self {
        Self {
            tag,
            outer,
            common: None,
        }
    }

    /// A family that has a tag and common fields.
    pub fn common(tag: &'static str, outer: &'b mut (dyn Fields + 'b), common: &'b mut (dyn Fields + 'b)) -> Self {
        Self {
            tag,
            outer,
            common: Some(common),
        }
    }

    /// Reads the tag or a common field, if the member is one.
    pub(crate) fn own_field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        if key == self.tag {
            // Its value chose the member before the object was read.
            reader.skip();
            return true;
        }
        self.common
            .as_deref_mut()
            .is_some_and(|common| common.field(key, reader))
    }
}

impl Fields for Beside<'_> {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        self.own_field(key, reader) || self.outer.field(key, reader)
    }
}

/// Is the member that holds a payload under a key of its own.
pub(crate) struct Content<T> {
    pub(crate) name: &'static str,
    pub(crate) payload: Option<T>,
}

impl<T: Wire> Fields for Content<T> {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        if key != self.name {
            return false;
        }
        self.payload = T::read(reader);
        true
    }
}
