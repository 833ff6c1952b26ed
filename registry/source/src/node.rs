//! The tree that every format is read into.

use std::borrow::Cow;

use crate::layout::Layout;
use crate::place::Place;
use crate::scalar::Plain;

/// A scalar, list or map and where it begins.
#[derive(Debug)]
pub struct Node<'s> {
    /// Its first character.
    pub place: Place,
    /// What it is.
    pub kind: Kind<'s>,
}

/// What a node is.
#[derive(Debug)]
pub enum Kind<'s> {
    /// Nothing was written, as after `persistence:`.
    Nothing,
    /// A text.
    Scalar(Scalar<'s>),
    /// A list.
    List(Vec<Node<'s>>),
    /// A map in written order; no key stands twice.
    Map(Vec<(Key<'s>, Node<'s>)>),
    /// Something that was refused and already reported; whoever meets it keeps silent.
    Refused,
}

/// A key of a map.
#[derive(Debug)]
pub struct Key<'s> {
    /// Its first character.
    pub place: Place,
    /// The key.
    pub scalar: Scalar<'s>,
    /// Whether no colon followed it, as for `b` in `{a: 1, b}`.
    pub bare: bool,
}

/// A text as written.
#[derive(Debug)]
pub struct Scalar<'s> {
    /// The text after unquoting.
    pub text: Cow<'s, str>,
    /// How it was quoted.
    pub style: Style,
    /// Where its characters stand.
    pub layout: Layout,
    /// Whether a comment follows on its last line, which may have been meant as text.
    pub comment_follows: bool,
}

/// How a scalar was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Without quotes: JSON's rules say what it is.
    Plain,
    /// In single or double quotes, or as a block: always a string.
    Quoted,
}

impl Node<'_> {
    /// What a message calls it.
    pub fn article(&self) -> &'static str {
        match &self.kind {
            Kind::Nothing | Kind::Refused => "nothing",
            Kind::List(_) => "a list",
            Kind::Map(_) => "a map",
            Kind::Scalar(scalar) => match scalar.plain() {
                Plain::Null => "`null`",
                Plain::Bool(_) => "a boolean",
                Plain::Number(_) | Plain::Huge => "a number",
                Plain::String => "a string",
            },
        }
    }
}
