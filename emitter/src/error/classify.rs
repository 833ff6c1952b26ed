//! Failures of other kinds to codes: by the name of a type anywhere in the chain of causes, by the kind of an I/O error, by
//! the status of an HTTP answer.
//!
//! Rust tells the name of a type only where the type is known, so there are two ways to it. What is handed over by its type
//! ([`Caught`](crate::Caught) with `?`, [`Coded::caused_by`](crate::Coded::caused_by)) has the name that the compiler
//! knows. Of everything further in the chain, only what its `Debug` begins with is known: `Name`, `Name(…)` or
//! `Name { … }`, which for a derived `Debug` is the name of the struct or of the enum's variant. A `Debug` written by hand
//! that begins otherwise hides the name, and one that imitates another type is taken for it. A text in quotes, as the
//! errors made of strings show themselves, is never a name.

use std::error::Error;
use std::fmt::{self, Write};
use std::io;

use crate::PackageError;

/// How many causes are looked at; a chain that is longer goes round in circles.
const CHAIN_LIMIT: usize = 64;

/// How long a name can be.
const NAME_LIMIT: usize = 128;

/// Says what a failure looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It is, or was caused by, one whose type has this name, or this path at its end.
    TypeName(&'static str),
    /// It is, or was caused by, an I/O error of this kind, in snake case.
    Io(&'static str),
    /// It is, or was caused by, an answer with this HTTP status.
    Status(u16),
}

/// Is the failure that another service answered with an HTTP status: a cause that a client puts in the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HttpStatus(pub u16);

impl fmt::Display for HttpStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the other side answered with status {}", self.0)
    }
}

impl Error for HttpStatus {}

/// Gives the code of a failure by its package's table, looking at it and at what caused it.
///
/// An ordinary mistake of the program has none, on purpose: only what is recognised is told to be somebody else's.
pub fn classify<E: PackageError>(failure: &(dyn Error + 'static)) -> Option<E::Code> {
    classify_named::<E>(None, failure)
}

/// Gives the code of an answer with this HTTP status by the package's table.
pub fn classify_status<E: PackageError>(status: u16) -> Option<E::Code> {
    find::<E>(|failure| *failure == Failure::Status(status))
}

/// Does what [`classify`] does for a failure whose type is known by name.
///
/// A type's name says more than an I/O error, and that more than a status; of the same sort, the failure itself says more
/// than what caused it.
pub(super) fn classify_named<E: PackageError>(
    type_name: Option<&str>,
    failure: &(dyn Error + 'static),
) -> Option<E::Code> {
    if E::CLASSIFY.is_empty() {
        return None;
    }
    let by_own_name = || type_name.and_then(by_name::<E>);
    let by_names = || chain(failure).find_map(|error| by_name::<E>(&shown_name(error)?));
    let by_io = || {
        chain(failure).find_map(|error| {
            let kind = snake(&format!("{:?}", error.downcast_ref::<io::Error>()?.kind()));
            find::<E>(|failure| matches!(failure, Failure::Io(known) if *known == kind))
        })
    };
    let by_status = || chain(failure).find_map(|error| classify_status::<E>(error.downcast_ref::<HttpStatus>()?.0));
    by_own_name().or_else(by_names).or_else(by_io).or_else(by_status)
}

/// Walks a failure and what caused it, outermost first.
pub(super) fn chain<'e>(failure: &'e (dyn Error + 'static)) -> impl Iterator<Item = &'e (dyn Error + 'static)> {
    std::iter::successors(Some(failure), |error| {
        let error: &'e (dyn Error + 'static) = *error;
        // An I/O error made of another error passes it over when asked for its cause.
        let inner = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        match inner {
            Some(inner) => Some(inner as &(dyn Error + 'static)),
            None => error.source(),
        }
    })
    .take(CHAIN_LIMIT)
}

fn find<E: PackageError>(fits: impl Fn(&Failure) -> bool) -> Option<E::Code> {
    let row = E::CLASSIFY.iter().find(|(failure, _)| fits(failure))?;
    Some(row.1.clone())
}

/// Finds the row of a type by its path, which may have parameters, or by its bare name.
fn by_name<E: PackageError>(path: &str) -> Option<E::Code> {
    let path = path.split('<').next().unwrap_or(path);
    find::<E>(|failure| match failure {
        Failure::TypeName(known) => path
            .strip_suffix(known)
            .is_some_and(|before| before.is_empty() || before.ends_with("::")),
        Failure::Io(_) | Failure::Status(_) => false,
    })
}

/// Gives the name that a failure's `Debug` begins with, if it begins as a derived one does.
fn shown_name(error: &dyn Error) -> Option<String> {
    let mut front = Front::default();
    // The failure that is left unread is no failure: the front is all that is asked for.
    let _ = write!(front, "{error:?}");
    let is_name = front.name.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let ends_well = matches!(front.behind.as_str(), "" | "(" | " {" | "::");
    (is_name && ends_well).then_some(front.name)
}

/// Takes in an identifier and what stands directly behind it, and then no more.
#[derive(Default)]
struct Front {
    name: String,
    behind: String,
}

impl Write for Front {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            if self.behind.is_empty() && (c.is_alphanumeric() || c == '_') {
                self.name.push(c);
            } else {
                self.behind.push(c);
            }
            let is_read = match self.behind.as_str() {
                "" | " " | ":" => self.name.len() > NAME_LIMIT,
                _ => true,
            };
            if is_read {
                return Err(fmt::Error);
            }
        }
        Ok(())
    }
}

fn snake(pascal: &str) -> String {
    let mut snake = String::with_capacity(pascal.len() + 4);
    for c in pascal.chars() {
        if c.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(c.to_ascii_lowercase());
    }
    snake
}
