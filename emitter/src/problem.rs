//! What is wrong with a document, and where: one problem per offence, each with a JSON pointer.
//! How many problems are kept is bounded, so that a hostile document cannot make the list large.

use std::fmt;

/// How many problems are kept of one document; the rest are only counted.
pub(crate) const MAX_PROBLEMS: usize = 100;
/// How many problems an error prints.
const SHOWN: usize = 5;

/// Says what sort of offence a [`Problem`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ProblemKind {
    /// The text is not JSON, or not UTF-8, or goes on after the document.
    Syntax,
    /// An object has one name twice.
    Duplicate,
    /// A string has a surrogate without its partner.
    Surrogate,
    /// A number is not a finite binary64 value.
    NotFinite,
    /// Arrays and objects are nested deeper than 64.
    TooDeep,
    /// The value is of another JSON kind than the declared one.
    WrongKind,
    /// A required member is absent.
    Missing,
    /// A member is not declared.
    Undeclared,
    /// The value is not a member of its enum or family.
    NotAMember,
    /// The value is outside its declared bounds.
    OutOfBounds,
    /// The text is not what its type asks for, such as a timestamp or base64.
    Malformed,
    /// The value is above the clearance, and nothing can stand in its place.
    Withheld,
}

/// Is one offence of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The place as an RFC 6901 pointer; the empty text is the whole document.
    pub pointer: String,
    /// The sort of offence.
    pub kind: ProblemKind,
    /// What is wrong, for people.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pointer.as_str() {
            "" => write!(f, "document: {}", self.message),
            pointer => write!(f, "{pointer}: {}", self.message),
        }
    }
}

/// Collects the problems of one document up to a limit.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    pub(crate) list: Vec<Problem>,
    omitted: usize,
}

impl Problems {
    #[cold]
    pub(crate) fn push(&mut self, pointer: String, kind: ProblemKind, message: String) {
        if self.list.len() < MAX_PROBLEMS {
            self.list.push(Problem { pointer, kind, message });
        } else {
            self.omitted += 1;
        }
    }

    /// Puts `segment` before the pointer of every problem from `first` on.
    #[cold]
    pub(crate) fn locate(&mut self, first: usize, segment: &str) {
        let mut prefix = String::new();
        push_segment(&mut prefix, segment);
        for problem in &mut self.list[first..] {
            problem.pointer.insert_str(0, &prefix);
        }
    }

    /// Says whether a problem from `first` on is at or below the member `name`.
    pub(crate) fn any_below(&self, first: usize, name: &str) -> bool {
        let mut prefix = String::new();
        push_segment(&mut prefix, name);
        let below = |pointer: &str| {
            pointer
                .strip_prefix(prefix.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.list.iter().skip(first).any(|problem| below(&problem.pointer))
    }
}

/// Appends one reference token to a pointer, escaped as RFC 6901 says.
pub(crate) fn push_segment(pointer: &mut String, segment: &str) {
    pointer.push('/');
    for c in segment.chars() {
        match c {
            '~' => pointer.push_str("~0"),
            '/' => pointer.push_str("~1"),
            c => pointer.push(c),
        }
    }
}

macro_rules! error_of_problems {
    ($(#[$docs:meta])* $name:ident, $what:literal) => {
        $(#[$docs])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name {
            /// Every problem, in the order it was found.
            pub problems: Vec<Problem>,
            /// How many further problems were found and not kept.
            pub omitted: usize,
        }

        impl From<Problems> for $name {
            fn from(problems: Problems) -> Self {
                Self { problems: problems.list, omitted: problems.omitted }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($what)?;
                for (index, problem) in self.problems.iter().take(SHOWN).enumerate() {
                    f.write_str(if index == 0 { ": " } else { "; " })?;
                    problem.fmt(f)?;
                }
                match self.problems.len().saturating_sub(SHOWN) + self.omitted {
                    0 => Ok(()),
                    more => write!(f, "; and {more} more"),
                }
            }
        }

        impl std::error::Error for $name {}
    };
}

error_of_problems! {
    /// Says why a document was rejected.
    DecodeError, "the document was rejected"
}
error_of_problems! {
    /// Says why a value was not written.
    EncodeError, "the value cannot be written"
}
