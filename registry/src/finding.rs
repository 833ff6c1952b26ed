//! What is wrong with the user's input, as data.

use std::fmt;

use crate::catalogue::Entry;
use crate::place::Place;
use crate::visible::visible;

pub use cantus_source::nearest;

/// One thing wrong with the user's input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its id, an entry of the catalogue, such as `field-unknown-type`.
    pub id: &'static str,
    /// Whether it fails the gate by itself.
    pub severity: Severity,
    /// Where it stands.
    pub place: Place,
    /// What is wrong: lower case, no full stop, names in backticks.
    pub message: String,
    /// The way out.
    pub help: Option<String>,
    /// A name that was probably meant.
    pub suggestion: Option<String>,
    /// Other places that belong to it, each with a word on why.
    pub related: Vec<(Place, String)>,
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The registry cannot be used.
    Error,
    /// It can, but somebody will trip over it.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
        })
    }
}

/// The finding as people read it: what and where, then one indented line for each thing that helps.
impl fmt::Display for Finding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (severity, id) = (self.severity, self.id);
        write!(formatter, "{severity}[{id}]: {}\n  --> {}", self.message, self.place)?;
        for (place, why) in &self.related {
            write!(formatter, "\n   = note: {why} at {place}")?;
        }
        if let Some(name) = &self.suggestion {
            match self.kin() {
                Some(kin) => write!(formatter, "\n   = help: {kin} with a similar name exists: `{name}`")?,
                None => write!(formatter, "\n   = help: a similar name exists: `{name}`")?,
            }
        }
        if let Some(help) = &self.help {
            write!(formatter, "\n   = help: {help}")?;
        }
        Ok(())
    }
}

impl Finding {
    /// What the suggestion is, in words.
    fn kin(&self) -> Option<&'static str> {
        Some(match self.id {
            "unknown-type" => "a type",
            "unknown-key" => "a key",
            "wrong-value" => "a word",
            "package-unknown" | "package-not-used" => "a package",
            "extend-unknown" => "a family",
            "beside-unknown" => "a field",
            "default-member" => "a member",
            "code-attribute" => "an attribute",
            "is-a-unknown" => "a code",
            "allow-unknown" => "a warning",
            "sensitivity-unknown" => "a level",
            _ => return None,
        })
    }

    /// A finding of the catalogue at a place. What it quotes is made visible, here and below.
    pub fn new(entry: &'static Entry, place: &Place, message: impl Into<String>) -> Self {
        Self {
            id: entry.id,
            severity: entry.severity,
            place: place.clone(),
            message: visible(&message.into()),
            help: None,
            suggestion: None,
            related: Vec::new(),
        }
    }

    /// Says the way out.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(visible(&help.into()));
        self
    }

    /// Suggests the nearest of the names that could have been meant, if one is near.
    #[must_use]
    pub fn near<'n>(mut self, name: &str, known: impl IntoIterator<Item = &'n str>) -> Self {
        self.suggestion = nearest(name, known).as_deref().map(visible);
        self
    }

    /// Names another place that belongs to it.
    #[must_use]
    pub fn related(mut self, place: &Place, why: impl Into<String>) -> Self {
        self.related.push((place.clone(), visible(&why.into())));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    #[test]
    fn a_finding_reads_as_the_design_shows_it() {
        let place = Place {
            file: "registry/contract/stream/citation.yaml".into(),
            line: 12,
            column: 17,
        };
        let other = Place {
            line: 3,
            column: 1,
            ..place.clone()
        };
        let finding = Finding::new(&catalogue::UNKNOWN_TYPE, &place, "`Citaton` is not a type")
            .near("Citaton", ["Corner", "Citation"])
            .related(&other, "the field is declared")
            .help("declare it under `types`");
        let expected = "\
error[unknown-type]: `Citaton` is not a type
  --> registry/contract/stream/citation.yaml:12:17
   = note: the field is declared at registry/contract/stream/citation.yaml:3:1
   = help: a type with a similar name exists: `Citation`
   = help: declare it under `types`";
        assert_eq!(finding.to_string(), expected);
    }
}
