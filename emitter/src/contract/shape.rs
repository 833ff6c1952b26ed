//! What a contract says of a whole document: what stands round its fields, and in which order.

use super::{Carries, declared};
use crate::{Event, Writer};

/// Is the contract of an event, a type, or a member of either.
pub trait Contract {
    /// The package's event enum for an event; the generated type for a type.
    type Of;
    /// What one value may be that stands for the whole payload.
    type Payload;
    /// The name of the event or type.
    const NAME: &'static str;
    /// The place among the members of the family it is in.
    const MEMBER: usize = 0;
    /// What is written, in order, inside the object.
    const STEPS: &'static [Step] = &[];
    /// The fields of every part.
    const FIELDS: &'static [FieldInfo] = &[];
    /// The members, if it is told apart by them.
    const MEMBERS: &'static [MemberInfo] = &[];
    /// The level of a payload that writes itself.
    const LEVEL: u32 = 0;
    /// The JSON that stands in the place of such a payload above a clearance, if any can.
    const FORM: &'static str = "";
    /// Whether an enum takes what is not declared from writers.
    const OPEN: Openness = Openness::Closed;
}

/// Is one thing that is written of a document.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Members that are always the same, such as a tag, as JSON.
    Members(&'static str),
    /// The fields that stand beside the tags.
    Fields(usize),
    /// What follows stands in the object under this key.
    Open(&'static str),
    /// What follows stands in the object under this key, which is left out where nothing is in it.
    OpenIfAny(&'static str),
    /// The fields of the payload.
    Payload(usize),
    /// There is no object round the payload.
    Bare,
}

/// Says whether writers may write what is not declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Openness {
    /// They may not.
    Closed,
    /// They may.
    Writers,
}

/// Is what is known of one field.
#[derive(Clone, Copy, Debug)]
pub struct FieldInfo {
    /// The key on the wire.
    pub name: &'static str,
    /// The part of the document it stands in.
    pub part: usize,
    /// Whether it has to be there.
    pub needed: Needed,
    /// The level of its value, which may be higher than what is declared at the field.
    pub level: u32,
    /// The JSON that stands in its place above a clearance, unless it is left out.
    pub form: &'static str,
}

impl FieldInfo {
    const fn new(name: &'static str, part: usize, needed: Needed) -> Self {
        Self {
            name,
            part,
            needed,
            level: 0,
            form: "",
        }
    }

    /// Says that not everybody may see its value.
    pub const fn above(mut self, level: u32, form: &'static str) -> Self {
        self.level = level;
        self.form = form;
        self
    }
}

/// Says whether a type has to have a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// It has to.
    Always,
    /// It may leave the field out.
    Perhaps,
    /// There is only one value, which the contract writes itself.
    Never,
    /// It is the further members of a record.
    Further,
}

/// Describes a field that is always there.
pub const fn required(name: &'static str, part: usize) -> FieldInfo {
    FieldInfo::new(name, part, Needed::Always)
}

/// Describes a field that may be absent.
pub const fn optional(name: &'static str, part: usize) -> FieldInfo {
    FieldInfo::new(name, part, Needed::Perhaps)
}

/// Describes a field of which there is only one value.
pub const fn fixed(name: &'static str, part: usize) -> FieldInfo {
    FieldInfo::new(name, part, Needed::Never)
}

/// Describes the further members of a record.
pub const fn further(part: usize) -> FieldInfo {
    FieldInfo::new("", part, Needed::Further)
}

/// Is what is known of one member of an enum or a family.
#[derive(Clone, Copy, Debug)]
pub struct MemberInfo {
    /// The variant of the generated type.
    pub variant: &'static str,
    /// How it is told on the wire.
    pub wire: &'static str,
    /// What is written where it carries nothing.
    pub whole: Whole,
}

/// Says what is written of a member that carries nothing.
#[derive(Clone, Copy, Debug)]
pub enum Whole {
    /// This value.
    Value(&'static str),
    /// An object of these steps; the fields are what it would carry.
    Object(&'static [Step], &'static [FieldInfo]),
}

/// Describes a member of an enum, by its value as JSON.
pub const fn value(variant: &'static str, wire: &'static str, json: &'static str) -> MemberInfo {
    let whole = Whole::Value(json);
    MemberInfo { variant, wire, whole }
}

/// Describes a member of a family.
pub const fn member<C: Contract>(variant: &'static str, wire: &'static str) -> MemberInfo {
    let whole = Whole::Object(C::STEPS, C::FIELDS);
    MemberInfo { variant, wire, whole }
}

/// Writes what a contract says, and the fields of each part where they belong.
#[inline]
pub fn write<C: Contract>(writer: &mut Writer<'_>, fields: &dyn Fn(usize, &mut Writer<'_>)) {
    write_object(C::STEPS, writer, fields);
}

/// Writes a derived event.
#[inline]
pub fn write_event<C: Contract, E: Event>(event: &E, writer: &mut Writer<'_>) {
    write_object(C::STEPS, writer, &|part, writer| event.write_fields(part, writer));
}

/// Writes a derived payload.
#[inline]
pub fn write_payload<C: Contract, T: Carries<declared<C::Of>>>(value: &T, writer: &mut Writer<'_>) {
    write_object(C::STEPS, writer, &|part, writer| value.write_fields(part, writer));
}

/// Writes what a contract says round a payload that writes itself.
#[inline]
pub fn write_whole<C: Contract>(writer: &mut Writer<'_>, payload: &dyn Fn(&mut Writer<'_>)) {
    if writer.shows(C::LEVEL) {
        write_around(C::STEPS, writer, payload);
    } else {
        write_hidden(C::STEPS, writer, C::FORM);
    }
}

/// Writes what stands round a payload above the clearance, and in its place what can.
#[cold]
fn write_hidden(steps: &[Step], writer: &mut Writer<'_>, form: &'static str) {
    if let Some(optional) = steps.iter().position(|step| matches!(step, Step::OpenIfAny(_))) {
        return write_object(&steps[..optional], writer, &|_, _| {});
    }
    write_around(steps, writer, &|writer| {
        if form.is_empty() {
            writer.withhold("sensitive");
        } else {
            writer.masked(form);
        }
    });
}

fn write_around(steps: &[Step], writer: &mut Writer<'_>, payload: &dyn Fn(&mut Writer<'_>)) {
    match steps {
        [Step::Bare, ..] | [Step::Payload(_), ..] => payload(writer),
        steps => {
            writer.begin_object();
            write_round(steps, writer, payload);
            writer.end_object();
        }
    }
}

/// Writes a member that carries nothing.
pub fn write_member<C: Contract>(member: usize, writer: &mut Writer<'_>) {
    match C::MEMBERS[member].whole {
        Whole::Value(json) => writer.value(json),
        Whole::Object(steps, _) => write_object(steps, writer, &|_, _| {}),
    }
}

fn write_object(steps: &[Step], writer: &mut Writer<'_>, fields: &dyn Fn(usize, &mut Writer<'_>)) {
    writer.begin_object();
    write_steps(steps, writer, fields);
    writer.end_object();
}

fn write_steps(steps: &[Step], writer: &mut Writer<'_>, fields: &dyn Fn(usize, &mut Writer<'_>)) {
    for (at, step) in steps.iter().enumerate() {
        match step {
            Step::Members(text) => writer.members(text),
            Step::Fields(part) | Step::Payload(part) => fields(*part, writer),
            Step::Open(key) => {
                writer.key(key);
                return write_object(&steps[at + 1..], writer, fields);
            }
            Step::OpenIfAny(key) => {
                return writer.object_if_any(key, |writer| write_steps(&steps[at + 1..], writer, fields));
            }
            Step::Bare => {}
        }
    }
}

/// Writes everything up to the payload, which is a value under the innermost key, or members where there is none.
fn write_round(steps: &[Step], writer: &mut Writer<'_>, payload: &dyn Fn(&mut Writer<'_>)) {
    for (at, step) in steps.iter().enumerate() {
        let behind = &steps[at + 1..];
        match step {
            Step::Members(text) => writer.members(text),
            Step::Open(key) | Step::OpenIfAny(key) => {
                writer.key(key);
                if let [] | [Step::Payload(_), ..] = behind {
                    return payload(writer);
                }
                writer.begin_object();
                write_round(behind, writer, payload);
                return writer.end_object();
            }
            Step::Payload(_) => return writer.join(payload),
            Step::Fields(_) | Step::Bare => {}
        }
    }
    writer.join(payload);
}
