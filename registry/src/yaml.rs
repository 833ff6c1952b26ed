//! Text → a tree of [`Node`]s that know where they stand.
//!
//! YAML is taken for its layout only: scalars keep their source text and how they were quoted, and mean what JSON
//! says they mean. Anchors, aliases, tags and several documents are refused; nothing here knows the language.

mod accident;
mod build;
mod cursor;
mod layout;
mod markers;
mod recover;
mod scalar;
mod scene;
mod syntax;

use std::borrow::Cow;

use crate::place::Place;

pub(crate) use build::build;
pub(crate) use layout::Layout;
pub(crate) use markers::merge_markers;
pub(crate) use recover::without_entry;
pub(crate) use scalar::Plain;

/// A scalar, list or map and where it begins.
#[derive(Debug)]
pub(crate) struct Node<'s> {
    /// Its first character.
    pub(crate) place: Place,
    /// What it is.
    pub(crate) kind: Kind<'s>,
}

/// What a node is.
#[derive(Debug)]
pub(crate) enum Kind<'s> {
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
pub(crate) struct Key<'s> {
    /// Its first character.
    pub(crate) place: Place,
    /// The key.
    pub(crate) scalar: Scalar<'s>,
    /// Whether no colon followed it, as for `b` in `{a: 1, b}`.
    pub(crate) bare: bool,
}

/// A text as written.
#[derive(Debug)]
pub(crate) struct Scalar<'s> {
    /// The text after unquoting.
    pub(crate) text: Cow<'s, str>,
    /// How it was quoted.
    pub(crate) style: Style,
    /// Where its characters stand.
    pub(crate) layout: Layout,
    /// Whether a comment follows on its last line, which may have been meant as text.
    pub(crate) comment_follows: bool,
}

/// How a scalar was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Without quotes: JSON's rules say what it is.
    Plain,
    /// In single or double quotes, or as a block: always a string.
    Quoted,
}

impl Node<'_> {
    /// What a message calls it.
    pub(crate) fn article(&self) -> &'static str {
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
