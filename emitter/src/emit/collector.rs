//! Keeps what was sent, for tests.

use std::marker::PhantomData;

use super::{EmitError, Emitter};
use crate::{Clearance, DecodeError, Event, Package, View};

/// Keeps every document it is sent, as a sink of its clearance sees it.
///
/// It encodes as any other emitter does, so a test that passes with it does not fail on the wire.
#[derive(Clone, Debug)]
pub struct Collector<P> {
    clearance: Clearance,
    documents: Vec<Document>,
    package: PhantomData<P>,
}

/// Is one document that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The name of its event.
    pub name: String,
    /// The document; where the name stands outside of documents, the payload alone.
    pub text: String,
}

impl<P: Package> Collector<P> {
    /// Starts empty, with the package's default clearance.
    pub fn new() -> Self {
        Self::with_clearance(P::CLEARANCE)
    }

    /// Starts empty, with a clearance.
    pub fn with_clearance(clearance: impl Into<Clearance>) -> Self {
        Self {
            clearance: clearance.into(),
            documents: Vec::new(),
            package: PhantomData,
        }
    }

    /// Gives the documents in the order they were sent.
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    /// Gives the names of the events in the order they were sent.
    pub fn names(&self) -> Vec<&str> {
        self.documents.iter().map(|document| document.name.as_str()).collect()
    }

    /// Reads the documents back, as a client does.
    pub fn events(&self) -> Result<Vec<P>, DecodeError> {
        self.documents
            .iter()
            .map(|document| P::read_document(&document.name, document.text.as_bytes(), View::Read))
            .collect()
    }

    /// Forgets what was sent.
    pub fn clear(&mut self) {
        self.documents.clear();
    }
}

impl<P: Package> Default for Collector<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Package> Emitter<P> for Collector<P> {
    fn send(&mut self, event: &dyn Event<Package = P>) -> Result<(), EmitError> {
        let mut out = Vec::new();
        event.emit_with(self.clearance, &mut out)?;
        self.documents.push(Document {
            name: event.name().to_owned(),
            text: String::from_utf8(out).expect("a writer writes UTF-8"),
        });
        Ok(())
    }
}
