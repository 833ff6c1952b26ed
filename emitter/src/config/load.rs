//! What a service calls: a file → its config's type, or everything that is wrong with the file.

use std::error::Error;
use std::fmt;
use std::fs::File;
use std::io::{self, Read as _};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use cantus_source::{Format, LARGEST};

use super::Config;
use super::effective::Effective;
use super::input::{Environment, Input};
use super::problem::Rejected;
use super::resolve::{Objection, resolve};
use super::weaken::Weakening;
use crate::View;

/// Knows variables of the environment.
type Known<'l> = Box<dyn Fn(&str) -> Option<String> + 'l>;
/// Is told of weakenings.
type Told<'l> = Box<dyn FnMut(&Weakening) + 'l>;

/// Loads a config, and tells the host what it may want to know.
pub struct Loader<'l, C> {
    preset: Option<String>,
    environment: Known<'l>,
    on_weakened: Told<'l>,
    config: PhantomData<fn() -> C>,
}

/// A config that was loaded.
#[derive(Debug)]
pub struct Loaded<C> {
    /// The config; everything that has a default is filled in.
    pub config: C,
    /// The same as a value, and who gave each part of it.
    pub effective: Effective<'static>,
}

/// Why a config could not be loaded.
#[derive(Debug)]
#[non_exhaustive]
pub enum LoadError {
    /// The file's name does not end as that of a format does.
    Format {
        /// The file.
        path: PathBuf,
    },
    /// The file could not be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Something is wrong with what it says.
    Rejected(Rejected),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format { path } => write!(
                f,
                "`{}` is neither `.yaml`, `.yml`, `.toml` nor `.json`; name it after what it is written in",
                path.display()
            ),
            Self::Unreadable { path, source } => write!(f, "`{}` could not be read: {source}", path.display()),
            Self::Rejected(rejected) => rejected.fmt(f),
        }
    }
}

impl Error for LoadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Unreadable { source, .. } => Some(source),
            Self::Format { .. } | Self::Rejected(_) => None,
        }
    }
}

impl From<Rejected> for LoadError {
    fn from(rejected: Rejected) -> Self {
        Self::Rejected(rejected)
    }
}

impl<C> fmt::Debug for Loader<'_, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Loader")
            .field("preset", &self.preset)
            .finish_non_exhaustive()
    }
}

impl<C: Config> Default for Loader<'_, C> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'l, C: Config> Loader<'l, C> {
    /// A loader that takes the preset that the file chooses, asks the environment of the process, and tells nobody.
    pub fn new() -> Self {
        Self {
            preset: None,
            environment: Box::new(|name| std::env::var(name).ok()),
            on_weakened: Box::new(|_| {}),
            config: PhantomData,
        }
    }

    /// Takes a preset, whatever the file chooses.
    #[must_use]
    pub fn preset(mut self, name: impl Into<String>) -> Self {
        self.preset = Some(name.into());
        self
    }

    /// Asks somebody else for variables of the environment.
    #[must_use]
    pub fn environment(mut self, known: impl Fn(&str) -> Option<String> + 'l) -> Self {
        self.environment = Box::new(known);
        self
    }

    /// Tells of each field that protects something and is set to protect less than its default does.
    #[must_use]
    pub fn on_weakened(mut self, tell: impl FnMut(&Weakening) + 'l) -> Self {
        self.on_weakened = Box::new(tell);
        self
    }

    /// Loads a file; its name's end says how it is written.
    ///
    /// # Errors
    ///
    /// When it cannot be read, or with everything that is wrong with what it says.
    pub fn file(self, path: impl AsRef<Path>) -> Result<Loaded<C>, LoadError> {
        let path = path.as_ref();
        let Some(format) = Format::of(path) else {
            return Err(LoadError::Format { path: path.to_owned() });
        };
        let mut bytes = Vec::new();
        // One byte more than is read tells that the file is too large.
        let most = u64::try_from(LARGEST).map_or(u64::MAX, |largest| largest + 1);
        let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
        if let Err(source) = read {
            return Err(LoadError::Unreadable {
                path: path.to_owned(),
                source,
            });
        }
        Ok(self.bytes(&path.display().to_string(), format, &bytes)?)
    }

    /// Loads the bytes of a file, which messages call by a name.
    ///
    /// # Errors
    ///
    /// Everything that is wrong.
    pub fn bytes(self, name: &str, format: Format, bytes: &[u8]) -> Result<Loaded<C>, Rejected> {
        self.load(Some((name, format, bytes)))
    }

    /// Loads what holds without a file.
    ///
    /// # Errors
    ///
    /// When somebody has to say a key, or a preset or the environment is not what it has to be.
    pub fn defaults(self) -> Result<Loaded<C>, Rejected> {
        self.load(None)
    }

    fn load(mut self, file: Option<(&str, Format, &[u8])>) -> Result<Loaded<C>, Rejected> {
        let input = Input {
            file,
            preset: self.preset.as_deref(),
            environment: Environment::Known(&*self.environment),
        };
        let mut config = None;
        let effective = resolve(C::DEFINITION, &input, |value| {
            match crate::decode::<C>(value.to_string().as_bytes(), View::Emit) {
                Ok(decoded) => {
                    config = Some(decoded);
                    Vec::new()
                }
                Err(error) => error
                    .problems
                    .into_iter()
                    .map(|problem| Objection {
                        pointer: problem.pointer,
                        message: problem.message,
                    })
                    .collect(),
            }
        })?;
        effective
            .weakened()
            .iter()
            .for_each(|weakening| (self.on_weakened)(weakening));
        match config {
            Some(config) => Ok(Loaded { config, effective }),
            // Whoever objects to nothing has decoded it, and an objection is a problem.
            None => Err(Rejected { problems: Vec::new() }),
        }
    }
}
