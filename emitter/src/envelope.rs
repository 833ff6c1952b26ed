//! Documents that are passed on: what stands round the payload is read, and the payload is kept as it stands.

use crate::raw::Kept;
use crate::{
    Clearance, DecodeError, EncodeError, Event, Fields, Kind, Named, Package, Raw, Reader, View, Wire, Writer,
};

/// Is a package's event enum of which the envelope can be read alone.
///
/// A [`Raw`] document of it goes on as it came, byte for byte. Read were its tag, what stands beside the tag, what a
/// transport added, and that a payload is where the event has one; the payload only had to be JSON of the domain.
/// It may hold anything, so writing it needs a [full clearance](Clearance::FULL).
pub trait Envelope: Package {
    /// What stands beside the tag of every event that does not say otherwise.
    type Common: Clone;

    /// Reads what stands round a payload; `event_type` names the event where the envelope does not.
    #[doc(hidden)]
    fn read_envelope(event_type: Option<&str>, reader: &mut Reader<'_>) -> Option<Front<Self::Common>>;
}

/// Is what stands in front of a payload.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct Front<C> {
    /// The name of the event.
    pub event_type: String,
    /// What stands beside the tag.
    pub common: Option<C>,
}

impl<P: Envelope> Kept for P {
    type Known = Front<P::Common>;
}

impl<P: Envelope> Raw<P> {
    /// Reads the envelope of a document in a view.
    pub fn read(document: &[u8], view: View) -> Result<Self, DecodeError>
    where
        P: Wire,
    {
        Self::read_as(None, document, view)
    }

    /// Takes the payload of the event `event_type`, whose name stands outside the document.
    pub fn read_named(event_type: &str, payload: &[u8], view: View) -> Result<Self, DecodeError>
    where
        P: Named,
    {
        Self::read_as(Some(event_type), payload, view)
    }

    fn read_as(event_type: Option<&str>, document: &[u8], view: View) -> Result<Self, DecodeError> {
        let mut reader = Reader::new(document, view);
        let front = P::read_envelope(event_type, &mut reader);
        let known = reader.finish(front)?;
        let text = std::str::from_utf8(document).expect("a reader refuses what is not UTF-8");
        Ok(Self {
            text: text.into(),
            known,
        })
    }

    /// Gives the event's name, known or not.
    pub fn name(&self) -> &str {
        &self.known.event_type
    }

    /// Gives what stands beside the tag, unless the event has something else there.
    pub fn common(&self) -> Option<&P::Common> {
        self.known.common.as_ref()
    }

    /// Reads the payload, too.
    pub fn decode(&self, view: View) -> Result<P, DecodeError> {
        P::read_document(self.name(), self.text.as_bytes(), view)
    }

    /// Appends the document as it came; only a full clearance shows it.
    pub fn encode_with(&self, clearance: impl Into<Clearance>, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        self.emit_with(clearance.into(), out)
    }
}

impl<P: Envelope> Event for Raw<P> {
    type Package = P;

    fn name(&self) -> &str {
        Self::name(self)
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.verbatim(&self.text);
    }
}

/// Says where the payload of an event stands.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub enum PayloadPlace {
    /// Beside the tag.
    Beside,
    /// Under this key, which is always there.
    Under(&'static str),
    /// Under this key, which may be absent.
    PerhapsUnder(&'static str),
    /// Nowhere, though other events have theirs under a key.
    Nowhere,
}

impl Reader<'_> {
    /// Reads an object of which only what stands round the payload is looked at.
    #[doc(hidden)]
    pub fn envelope(&mut self, tag: &'static str, place: PayloadPlace, beside: &mut dyn Fields) -> Option<()> {
        let mut payload = Payload { place, found: None };
        let mut tag = crate::Beside::tag(tag, beside);
        if !self.object(&mut tag, &mut payload) {
            return None;
        }
        match place {
            PayloadPlace::Under(key) => self.required(key, payload.found),
            PayloadPlace::Beside | PayloadPlace::PerhapsUnder(_) | PayloadPlace::Nowhere => Some(()),
        }
    }

    /// Passes over a document that is a payload and nothing else.
    #[doc(hidden)]
    pub fn payload_alone(&mut self) -> Option<()> {
        object_of_anything(self)
    }
}

/// Is the payload, which is passed over.
struct Payload {
    place: PayloadPlace,
    found: Option<()>,
}

impl Fields for Payload {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match self.place {
            PayloadPlace::Beside => reader.skip(),
            PayloadPlace::Under(name) | PayloadPlace::PerhapsUnder(name) if key == name => {
                self.found = object_of_anything(reader);
            }
            PayloadPlace::Under(_) | PayloadPlace::PerhapsUnder(_) | PayloadPlace::Nowhere => return false,
        }
        true
    }
}

fn object_of_anything(reader: &mut Reader<'_>) -> Option<()> {
    match reader.kind()? {
        Kind::Object => {
            reader.skip();
            Some(())
        }
        Kind::Null | Kind::Bool | Kind::Number | Kind::String | Kind::Array => reader.wrong_kind("an object"),
    }
}
