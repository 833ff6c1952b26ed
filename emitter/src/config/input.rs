//! What a config is made of, besides its definition.

use std::fmt;

use cantus_source::{Format, Reading};

/// A file, a preset and an environment.
pub struct Input<'i> {
    /// The file's name for messages, how it is written, and its bytes; without a file, presets and defaults are all.
    pub file: Option<(&'i str, Format, &'i [u8])>,
    /// A preset that counts instead of the one that the file chooses.
    pub preset: Option<&'i str>,
    /// What references refer to.
    pub environment: Environment<'i>,
}

/// What references refer to.
pub enum Environment<'e> {
    /// The variables that this function knows.
    Known(&'e dyn Fn(&str) -> Option<String>),
    /// Nobody knows here: references stand, and values that hold one are not judged.
    Elsewhere,
}

impl fmt::Debug for Environment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Known(_) => "Known",
            Self::Elsewhere => "Elsewhere",
        })
    }
}

impl fmt::Debug for Input<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The bytes may hold secrets.
        f.debug_struct("Input")
            .field("file", &self.file.map(|(name, format, _)| (name, format)))
            .field("preset", &self.preset)
            .field("environment", &self.environment)
            .finish()
    }
}

impl<'i> Input<'i> {
    pub(super) fn read(&self) -> Reading<'i> {
        match self.file {
            Some((name, format, bytes)) => cantus_source::read(format, &name.into(), bytes),
            None => Reading::default(),
        }
    }
}
