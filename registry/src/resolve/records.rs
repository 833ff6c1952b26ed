//! `fields:` and `rest:` → records.

use std::collections::BTreeMap;

use super::draft::{At, Draft, Word};
use super::notes::text;
use super::tombstones::{Reserved, tombstone};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Field, Presence, Record, Tombstone};
use crate::places::segment;
use crate::raw::{self, Form, RecordForm};

/// What becomes of a field that was removed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Graves<'l> {
    /// It leaves a tombstone, in the map with this pointer.
    Kept(&'l str),
    /// There is no place for one.
    Refused,
}

/// The list that fields become part of.
pub(super) struct FieldList<'l> {
    /// The pointer of the list, relative to the group.
    pub(super) pointer: &'l str,
    pub(super) graves: Graves<'l>,
    /// The fields that are in it already; one of the same name is replaced.
    pub(super) onto: &'l [Field],
}

impl<'l> FieldList<'l> {
    /// A list that is empty so far.
    pub(super) fn new(pointer: &'l str, graves: Graves<'l>) -> Self {
        Self {
            pointer,
            graves,
            onto: &[],
        }
    }
}

impl Draft<'_> {
    /// Resolves a record.
    pub(super) fn record(&mut self, form: RecordForm, at: &At<'_>) -> Record {
        let list = format!("{}/shape/record/fields", at.pointer);
        let graves = format!("{}/shape/record/removed", at.pointer);
        let (fields, removed) = self.fields(form.fields, &FieldList::new(&list, Graves::Kept(&graves)), at);
        let rest = form.rest.map(|rest| {
            let pointer = format!("{}/shape/record/rest", at.pointer);
            self.nested(*rest, &at.inside(Word::Fixed("Rest"), "rest", pointer))
        });
        Record { fields, rest, removed }
    }

    /// Resolves fields in their order; that each is there once was seen to when they were read.
    pub(super) fn fields(
        &mut self,
        raw: Vec<raw::Field>,
        list: &FieldList<'_>,
        at: &At<'_>,
    ) -> (Vec<Field>, BTreeMap<String, Tombstone>) {
        let mut tombstones = BTreeMap::new();
        let mut reserved = Reserved::default();
        let mut living = Vec::with_capacity(raw.len());
        for field in raw {
            match (field.declaration.form, list.graves) {
                (Form::Removed(removed), Graves::Kept(graves)) => {
                    let grave = tombstone(removed, None, &field.declaration.notes);
                    reserved.add(&field.name.value, &grave, &field.name.place);
                    let pointer = format!("{graves}/{}", segment(&field.name.value));
                    self.mark(at, &pointer, &field.name.place);
                    tombstones.insert(field.name.value, grave);
                }
                (Form::Removed(_), Graves::Refused) => self.report(
                    Finding::new(
                        &catalogue::CONSTRUCT_REFUSED,
                        &field.name.place,
                        "an attribute leaves no tombstone",
                    )
                    .help("take it out; what error codes say of themselves is not on the wire by itself"),
                ),
                (form, Graves::Kept(_) | Graves::Refused) => {
                    let declaration = raw::Declaration {
                        form,
                        ..field.declaration
                    };
                    living.push(raw::Field { declaration, ..field });
                }
            }
        }
        (self.living(living, &reserved, list, at), tombstones)
    }

    fn living(&mut self, raw: Vec<raw::Field>, reserved: &Reserved, list: &FieldList<'_>, at: &At<'_>) -> Vec<Field> {
        let mut fields = Vec::with_capacity(raw.len());
        let mut next = list.onto.len();
        for field in raw {
            let name = &field.name;
            let rename = field.declaration.notes.rename.as_ref();
            let rename = rename.map(|rename| rename.value.as_str());
            reserved.check("field", &name.value, rename, None, &name.place, self.findings);
            let replaced = list.onto.iter().position(|other| other.name == name.value);
            let index = replaced.unwrap_or_else(|| {
                next += 1;
                next - 1
            });
            fields.push(self.field(field, format!("{}/{index}", list.pointer), at));
        }
        fields
    }

    /// Resolves one field, whose own pointer is given.
    pub(super) fn field(&mut self, raw: raw::Field, pointer: String, at: &At<'_>) -> Field {
        let name = raw.name.value;
        self.check_name("a field", &name, &raw.name.place);
        self.mark(at, &pointer, &raw.name.place);
        let raw::Declaration {
            place,
            form,
            nullable,
            rules,
            notes,
        } = raw.declaration;
        let (mut rules, notes) = (rules.into_inner(), notes.into_inner());
        let rename = text(notes.rename.clone());
        let meta = self.meta(notes, at.group, &format!("{pointer}/meta"));
        let sensitivity = self.take_sensitivity(&mut rules, at, &format!("{pointer}/sensitivity"));
        let default = rules.default.take().map(|default| {
            self.mark_sample(at.group, &format!("{pointer}/default"), &default);
            default.value.value
        });
        let setting = self.take_setting(&mut rules, at, &format!("{pointer}/setting"));
        let type_pointer = format!("{pointer}/type");
        self.mark(at, &type_pointer, &place);
        let inside = at.inside(Word::Name(rename.as_deref().unwrap_or(&name)), &name, type_pointer);
        let ty = self.use_type(form, nullable, rules, &place, &inside);
        Field {
            name,
            meta,
            ty,
            presence: if raw.optional {
                Presence::Optional
            } else {
                Presence::Required
            },
            default,
            sensitivity,
            setting,
        }
    }
}
