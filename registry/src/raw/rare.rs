//! What most declarations leave unsaid takes no room in them: a registry has a hundred thousand fields, and few have
//! bounds or a history.

use std::ops::Deref;

use super::{Notes, Rules};

/// Something that is mostly nothing; reads as its empty value then.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rare<T>(Option<Box<T>>);

/// A type with one empty value that can be lent to anybody.
pub trait Empty: Default + PartialEq + 'static {
    /// The empty value.
    fn empty() -> &'static Self;
}

impl<T: Empty> Rare<T> {
    /// Keeps a value, unless it is empty.
    pub fn new(value: T) -> Self {
        Self((value != *T::empty()).then(|| Box::new(value)))
    }

    /// The value, to be taken apart.
    pub fn into_inner(self) -> T {
        self.0.map(|value| *value).unwrap_or_default()
    }
}

impl<T: Empty> Deref for Rare<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.as_deref().unwrap_or(T::empty())
    }
}

impl Empty for Rules {
    fn empty() -> &'static Self {
        static EMPTY: Rules = Rules {
            minimum: None,
            maximum: None,
            exclusive_minimum: None,
            exclusive_maximum: None,
            min_length: None,
            max_length: None,
            pattern: None,
            min_items: None,
            max_items: None,
            format: None,
            default: None,
            sensitivity: None,
            env: None,
            protective: None,
        };
        &EMPTY
    }
}

impl Empty for Notes {
    fn empty() -> &'static Self {
        static EMPTY: Notes = Notes {
            summary: None,
            description: None,
            since: None,
            stability: None,
            deprecated: None,
            use_when: None,
            instead_of: Vec::new(),
            examples: Vec::new(),
            rename: None,
            allow: Vec::new(),
        };
        &EMPTY
    }
}
