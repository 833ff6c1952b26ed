//! Writes documents as lines: NDJSON.

use std::io::Write;

use super::{EmitError, Emitter};
use crate::{Clearance, Event, Package, Wire};

/// Writes each document as one line, as a sink of its clearance may see it. An event with a problem writes nothing.
///
/// Each line is handed over in one piece and nothing is flushed; a `BufWriter` decides when lines leave.
#[derive(Clone, Debug)]
pub struct LineWriter<W> {
    out: W,
    clearance: Option<Clearance>,
    line: Vec<u8>,
}

impl<W: Write> LineWriter<W> {
    /// Writes what the default clearance of an event's package shows.
    pub fn new(out: W) -> Self {
        Self {
            out,
            clearance: None,
            line: Vec::new(),
        }
    }

    /// Writes what a clearance shows.
    pub fn with_clearance(out: W, clearance: impl Into<Clearance>) -> Self {
        Self {
            clearance: Some(clearance.into()),
            ..Self::new(out)
        }
    }

    /// Borrows what is written to.
    pub fn get_ref(&self) -> &W {
        &self.out
    }

    /// Borrows what is written to, to flush it.
    pub fn get_mut(&mut self) -> &mut W {
        &mut self.out
    }

    /// Gives back what is written to.
    pub fn into_inner(self) -> W {
        self.out
    }
}

/// Only packages whose documents say which event they are can be told by lines.
impl<P: Package + Wire, W: Write> Emitter<P> for LineWriter<W> {
    fn send(&mut self, event: &dyn Event<Package = P>) -> Result<(), EmitError> {
        self.line.clear();
        event.emit_with(self.clearance.unwrap_or(P::CLEARANCE), &mut self.line)?;
        // Only a document that is passed on can have line ends, and only between its tokens.
        for byte in &mut self.line {
            if matches!(byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
        self.line.push(b'\n');
        Ok(self.out.write_all(&self.line)?)
    }
}
