//! What a monitor finds: what breaks a rule, and what a stream still owes.

use std::fmt;

use super::definition::Rule;
use super::scalar::Scalar;

/// Is an event that breaks a rule.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Violation<'d> {
    /// Which event of the stream it is, from 1; what was refused and what is not known counts, too.
    pub event: u64,
    /// The sort of violation.
    pub kind: Kind,
    /// The rule.
    pub rule: &'d Rule,
    /// The part of the stream, by the value of the rule's field; `None` where the rule holds in the whole stream.
    pub part: Option<Scalar>,
    /// The pair, where a field tells them apart.
    pub key: Option<Scalar>,
    /// The event that it cannot stand with.
    pub earlier: Option<u64>,
    /// What is wrong. It quotes no value of a document.
    pub message: String,
}

/// Is what a rule asks for and has not come.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owed<'d> {
    /// The sort of debt.
    pub kind: Kind,
    /// The rule.
    pub rule: &'d Rule,
    /// The part of the stream, by the value of the rule's field; `None` where the rule holds in the whole stream.
    pub part: Option<Scalar>,
    /// The pair, where a field tells them apart.
    pub key: Option<Scalar>,
    /// The event since which it is owed.
    pub since: Option<u64>,
    /// What is owed. It quotes no value of a document.
    pub message: String,
}

/// Is a sort of violation, or of debt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// Something else stands where the stream opens.
    OpeningMissed,
    /// Something follows the end.
    AfterTheEnd,
    /// Something comes that comes once.
    SecondTime,
    /// Something comes that does not follow an earlier event.
    NotAllowedAfter,
    /// Something is closed that is not open.
    NotOpen,
    /// Something is opened that is open.
    AlreadyOpen,
    /// A value comes before its turn.
    OutOfTurn,
    /// A value comes before one that was.
    WentBack,
    /// The opening is owed.
    OpeningOwed,
    /// The end is owed.
    EndOwed,
    /// What closes is owed.
    ClosingOwed,
    /// The value on which turns rest is owed.
    RestOwed,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 12] = [
        Self::OpeningMissed,
        Self::AfterTheEnd,
        Self::SecondTime,
        Self::NotAllowedAfter,
        Self::NotOpen,
        Self::AlreadyOpen,
        Self::OutOfTurn,
        Self::WentBack,
        Self::OpeningOwed,
        Self::EndOwed,
        Self::ClosingOwed,
        Self::RestOwed,
    ];

    /// Gives its name, which stays as it is.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::OpeningMissed => "opening-missed",
            Self::AfterTheEnd => "after-the-end",
            Self::SecondTime => "second-time",
            Self::NotAllowedAfter => "not-allowed-after",
            Self::NotOpen => "not-open",
            Self::AlreadyOpen => "already-open",
            Self::OutOfTurn => "out-of-turn",
            Self::WentBack => "went-back",
            Self::OpeningOwed => "opening-owed",
            Self::EndOwed => "end-owed",
            Self::ClosingOwed => "closing-owed",
            Self::RestOwed => "rest-owed",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for Violation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            event,
            kind,
            rule,
            message,
            ..
        } = self;
        write!(f, "event {event}: [{kind}] {message} (rule: {})", rule.text)
    }
}

impl fmt::Display for Owed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kind, rule, message, ..
        } = self;
        write!(f, "at the end: [{kind}] {message} (rule: {})", rule.text)
    }
}
