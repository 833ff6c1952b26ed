//! Whole documents: the entry points that generated code puts its names on.

use crate::{Clearance, DecodeError, EncodeError, Named, Reader, Wire, Writer};

/// Says how strict a document is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum View {
    /// What a writer may write: closed records, known members only.
    Emit,
    /// What a reader must accept: undeclared members are ignored, open enums and families take others.
    Read,
}

/// Reads one document; anything behind it is a problem.
pub fn decode<T: Wire>(bytes: &[u8], view: View) -> Result<T, DecodeError> {
    let mut reader = Reader::new(bytes, view);
    let value = T::read(&mut reader);
    reader.finish(value)
}

/// Reads the payload of the event `event_type`, whose name stands outside the document.
pub fn decode_named<T: Named>(event_type: &str, bytes: &[u8], view: View) -> Result<T, DecodeError> {
    let mut reader = Reader::new(bytes, view);
    let value = T::read_named(event_type, &mut reader);
    reader.finish(value)
}

/// Appends one document, as a clearance shows it, to a buffer; with a problem, the buffer stays as it was.
pub fn encode<T: Wire>(value: &T, clearance: impl Into<Clearance>, out: &mut Vec<u8>) -> Result<(), EncodeError> {
    let mut writer = Writer::with_clearance(out, clearance.into());
    value.write(&mut writer);
    writer.finish()
}

/// Appends the payload of an event whose name stands outside the document, as a clearance shows it.
pub fn encode_payload<T: Named>(
    event: &T,
    clearance: impl Into<Clearance>,
    out: &mut Vec<u8>,
) -> Result<(), EncodeError> {
    let mut writer = Writer::with_clearance(out, clearance.into());
    event.write_payload(&mut writer);
    writer.finish()
}

/// Gives a value that the registry holds as JSON, such as a default; generated code passes only what was checked.
pub fn known<T>(json: &str, read: fn(&mut Reader<'_>) -> Option<T>) -> T {
    let mut reader = Reader::new(json.as_bytes(), View::Read);
    let value = read(&mut reader);
    reader
        .finish(value)
        .expect("the registry was checked before its values were printed")
}
