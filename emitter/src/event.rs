//! What service code emits: an event of one package, generated or derived.

use crate::{Clearance, DecodeError, EncodeError, View, Writer};

/// Is the event enum of one package, which stands for the package's whole vocabulary.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no package's event enum",
    note = "`#[event(…)]` names the module of an event, such as `stream::citation`; for a type it is `#[payload(…)]`"
)]
pub trait Package: Sized {
    /// The package's name.
    const NAME: &'static str;
    /// What is shown where nothing else is said.
    const CLEARANCE: Clearance;

    /// Reads a document in a view; `event_type` names the event where the document does not.
    fn read_document(event_type: &str, document: &[u8], view: View) -> Result<Self, DecodeError>;
}

/// Is an event of one package: the generated enum itself, or a type of your own with `#[derive(cantus::Event)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no event",
    note = "derive `cantus::Event` for it, with `#[event(…)]` naming the module of the event it is"
)]
pub trait Event {
    /// The package that declares the event.
    type Package: Package;

    /// Gives the event's name on the wire.
    fn name(&self) -> &str;

    /// Writes the whole document; where the name stands outside of documents, the payload alone.
    fn write(&self, writer: &mut Writer<'_>);

    /// Writes the fields of one part of a derived event.
    #[doc(hidden)]
    fn write_fields(&self, _part: usize, _writer: &mut Writer<'_>) {}

    /// Appends the document, as the package's default clearance shows it, to a buffer; with a problem, the buffer
    /// stays as it was.
    fn emit(&self, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        self.emit_with(Self::Package::CLEARANCE, out)
    }

    /// Appends the document as a clearance shows it.
    fn emit_with(&self, clearance: Clearance, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        let mut writer = Writer::with_clearance(out, clearance);
        self.write(&mut writer);
        writer.finish()
    }
}

impl<E: Event + ?Sized> Event for &E {
    type Package = E::Package;

    fn name(&self) -> &str {
        (**self).name()
    }

    fn write(&self, writer: &mut Writer<'_>) {
        (**self).write(writer);
    }
}

impl<E: Event + ?Sized> Event for Box<E> {
    type Package = E::Package;

    fn name(&self) -> &str {
        (**self).name()
    }

    fn write(&self, writer: &mut Writer<'_>) {
        (**self).write(writer);
    }
}
