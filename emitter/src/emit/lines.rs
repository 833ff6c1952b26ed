//! Writes documents as lines: NDJSON.

use std::io::{self, Write};

use super::{EmitError, Emitter};
use crate::{Clearance, Event, Package, Wire};

/// Writes each document as one line, as a sink of its clearance may see it. An event with a problem writes nothing.
///
/// Each line is handed over in one piece and nothing is flushed; a `BufWriter` decides when lines leave. Where writing
/// fails within a line, what was written of it stays a line of its own, and no other is joined to it.
#[derive(Clone, Debug)]
pub struct LineWriter<W> {
    out: W,
    clearance: Option<Clearance>,
    line: Vec<u8>,
    /// Whether a part of a line was the last that was written.
    is_torn: bool,
}

impl<W: Write> LineWriter<W> {
    /// Writes what the default clearance of an event's package shows.
    pub fn new(out: W) -> Self {
        Self {
            out,
            clearance: None,
            line: Vec::new(),
            is_torn: false,
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

    /// Writes the line, and remembers whether it got to its end.
    fn write_line(&mut self) -> io::Result<()> {
        let mut rest = self.line.as_slice();
        while !rest.is_empty() {
            match self.out.write(rest) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(count) => {
                    let (written, left) = rest.split_at(count.min(rest.len()));
                    self.is_torn = written.last() != Some(&b'\n');
                    rest = left;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// Only packages whose documents say which event they are can be told by lines.
impl<P: Package + Wire, W: Write> Emitter<P> for LineWriter<W> {
    fn send(&mut self, event: &dyn Event<Package = P>) -> Result<(), EmitError> {
        self.line.clear();
        if self.is_torn {
            self.line.push(b'\n');
        }
        let begin = self.line.len();
        event.emit_with(self.clearance.unwrap_or(P::CLEARANCE), &mut self.line)?;
        // Only a document that is passed on can have line ends, and only between its tokens.
        for byte in &mut self.line[begin..] {
            if matches!(byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
        self.line.push(b'\n');
        Ok(self.write_line()?)
    }
}
