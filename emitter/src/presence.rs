//! The three states of an optional member that may be null.

/// Is the state of a member declared `x?: T | null`: absent and null differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Presence<T> {
    /// The member is not there.
    #[default]
    Absent,
    /// The member is there and null.
    Null,
    /// The member is there and has a value.
    Value(T),
}

impl<T> Presence<T> {
    /// Gives the value, if there is one.
    pub fn value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// Borrows the value.
    pub fn as_ref(&self) -> Presence<&T> {
        match self {
            Self::Absent => Presence::Absent,
            Self::Null => Presence::Null,
            Self::Value(value) => Presence::Value(value),
        }
    }

    /// Gives `None` where the member is absent, and else what is written for it, null being `Some(None)`.
    pub fn given(&self) -> Option<Option<&T>> {
        match self {
            Self::Absent => None,
            Self::Null => Some(None),
            Self::Value(value) => Some(Some(value)),
        }
    }

    /// Changes the value, if there is one.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Presence<U> {
        match self {
            Self::Absent => Presence::Absent,
            Self::Null => Presence::Null,
            Self::Value(value) => Presence::Value(change(value)),
        }
    }

    /// Says whether the member is absent.
    pub fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }

    /// Says whether the member is there and null.
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }
}

/// A value is present; `None` is null, since a caller who has an `Option` at hand has something to say.
impl<T> From<Option<T>> for Presence<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Self::Value)
    }
}

impl<T> From<T> for Presence<T> {
    fn from(value: T) -> Self {
        Self::Value(value)
    }
}
