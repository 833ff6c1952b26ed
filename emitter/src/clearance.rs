//! What a sink may be shown. A package's levels are numbered from its lowest, which is 0 and shown to everybody.

/// Is what a sink may be shown: the values of every level up to one.
///
/// A value above it is left out where it may be absent, null where it may be null, and else the text
/// `[REDACTED: level]`; a record is masked field by field. What was kept without being understood, such as an
/// unknown event, may hold anything, so only the [full](Self::FULL) clearance shows it: below, writing it is a
/// [problem](crate::ProblemKind::Withheld).
///
/// Generated code has the levels of each package as an enum that turns into a clearance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clearance(u32);

impl Clearance {
    /// Shows everything.
    pub const FULL: Self = Self(u32::MAX);

    /// Shows the levels up to this one.
    pub const fn up_to(level: u32) -> Self {
        Self(level)
    }

    /// Says whether a level is shown.
    #[inline]
    pub const fn shows(self, level: u32) -> bool {
        level <= self.0
    }

    /// Says whether everything is shown.
    #[inline]
    pub const fn is_full(self) -> bool {
        self.0 == u32::MAX
    }
}
