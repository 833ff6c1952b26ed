//! Accepting events: what service code is given to send with, and two things that accept them. There are no streams
//! and nothing asynchronous here; whatever has them implements [`Emitter`].

mod collector;
mod lines;

pub use collector::{Collector, Document};
pub use lines::LineWriter;

use std::fmt;
use std::io;

use crate::{EncodeError, Event, Package};

/// Accepts the events of one package, generated or derived; `P` is the package's event enum.
///
/// Service code takes one, so that a test can give it another: `fn answer(emitter: &mut impl Emitter<stream::Event>)`.
/// The generated crate has a trait for each package whose `send_…` methods stand on everything that implements this.
#[diagnostic::on_unimplemented(
    message = "`{Self}` accepts no events of `{P}`",
    note = "an emitter accepts the events of one package; `{P}` is the event enum of the package that is sent here"
)]
pub trait Emitter<P: Package> {
    /// Takes one event. Unless writing itself failed, nothing of it was written with an error.
    fn send(&mut self, event: &dyn Event<Package = P>) -> Result<(), EmitError>;
}

impl<P: Package, E: Emitter<P> + ?Sized> Emitter<P> for &mut E {
    fn send(&mut self, event: &dyn Event<Package = P>) -> Result<(), EmitError> {
        (**self).send(event)
    }
}

impl<P: Package, E: Emitter<P> + ?Sized> Emitter<P> for Box<E> {
    fn send(&mut self, event: &dyn Event<Package = P>) -> Result<(), EmitError> {
        (**self).send(event)
    }
}

/// Says why an event was not sent.
#[derive(Debug)]
#[non_exhaustive]
pub enum EmitError {
    /// It is not within the emit view, or not to be shown.
    Encode(EncodeError),
    /// What it was written to failed.
    Io(io::Error),
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Encode(_) => "the event was not sent",
            Self::Io(_) => "the event could not be written",
        })
    }
}

impl std::error::Error for EmitError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Encode(error) => Some(error),
            Self::Io(error) => Some(error),
        }
    }
}

impl From<EncodeError> for EmitError {
    fn from(error: EncodeError) -> Self {
        Self::Encode(error)
    }
}

impl From<io::Error> for EmitError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
