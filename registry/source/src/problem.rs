//! What is wrong with a text as such, as data.

use std::fmt;

use crate::place::Place;
use crate::visible::visible;

/// One thing wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What kind of mistake it is.
    pub offence: Offence,
    /// Where it stands.
    pub place: Place,
    /// What is wrong: lower case, no full stop, names in backticks.
    pub message: String,
    /// The way out.
    pub help: Option<String>,
    /// Other places that belong to it, each with a word on why.
    pub related: Vec<(Place, String)>,
}

/// The kinds of mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Offence {
    /// The text is not of its format.
    Syntax,
    /// YAML is indented with tabs.
    Tab,
    /// An anchor, an alias or the merge key of YAML.
    Alias,
    /// A tag of YAML.
    Tag,
    /// More than one document of YAML.
    Documents,
    /// Nesting beyond the limit.
    TooDeep,
    /// More nodes than a person writes.
    TooManyNodes,
    /// More text than a person writes.
    TooLarge,
    /// The text is not UTF-8.
    NotUtf8,
    /// One key twice in one map.
    DuplicateKey,
    /// Something other than a text where a key is wanted.
    KeyKind,
    /// A merge that was not finished.
    MergeMarkers,
    /// A key without a value.
    NoValue,
    /// A number that JSON cannot say.
    Number,
}

impl Offence {
    /// The id that machines know it by: it names the offence and never changes.
    pub fn id(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::Tab => "tab",
            Self::Alias => "alias",
            Self::Tag => "tag",
            Self::Documents => "documents",
            Self::TooDeep => "too-deep",
            Self::TooManyNodes => "too-many-nodes",
            Self::TooLarge => "file-too-large",
            Self::NotUtf8 => "file-not-utf8",
            Self::DuplicateKey => "duplicate-key",
            Self::KeyKind => "wrong-kind",
            Self::MergeMarkers => "merge-markers",
            Self::NoValue => "no-value",
            Self::Number => "number",
        }
    }
}

impl Problem {
    /// A problem at a place. What it quotes is made visible, here and below.
    pub fn new(offence: Offence, place: &Place, message: impl Into<String>) -> Self {
        Self {
            offence,
            place: place.clone(),
            message: visible(&message.into()),
            help: None,
            related: Vec::new(),
        }
    }

    /// Says the way out.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(visible(&help.into()));
        self
    }

    /// Names another place that belongs to it.
    #[must_use]
    pub fn related(mut self, place: &Place, why: impl Into<String>) -> Self {
        self.related.push((place.clone(), visible(&why.into())));
        self
    }
}

/// The problem as people read it: what and where, then one indented line for each thing that helps.
impl fmt::Display for Problem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "error[{}]: {}\n  --> {}",
            self.offence.id(),
            self.message,
            self.place
        )?;
        for (place, why) in &self.related {
            write!(formatter, "\n   = note: {why} at {place}")?;
        }
        if let Some(help) = &self.help {
            write!(formatter, "\n   = help: {help}")?;
        }
        Ok(())
    }
}
