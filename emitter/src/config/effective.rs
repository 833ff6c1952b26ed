//! The value of a config with everything filled in, and who gave each part of it.

use std::collections::BTreeMap;
use std::fmt;

use cantus_source::Place;
use serde_json::Value;

use super::Definition;
use super::mask::mask;
use super::weaken::Weakening;

/// Who gave a value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// Its declaration.
    Default,
    /// The preset of this name.
    Preset(String),
    /// The file, at this place.
    File(Place),
    /// These variables of the environment, to which a value at this place refers; a preset's value has no place.
    Environment(Vec<String>, Option<Place>),
    /// The program that loads the config.
    Program,
}

impl Origin {
    /// What it is in a word.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Preset(_) => "preset",
            Self::File(_) => "file",
            Self::Environment(..) => "environment",
            Self::Program => "program",
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::Preset(name) => write!(f, "preset `{name}`"),
            Self::File(place) => write!(f, "{place}"),
            Self::Environment(names, place) => {
                write!(f, "environment {}", names.join(", "))?;
                match place {
                    Some(place) => write!(f, " at {place}"),
                    None => Ok(()),
                }
            }
            Self::Program => f.write_str("the program"),
        }
    }
}

/// A config with everything filled in.
#[derive(Clone, PartialEq)]
pub struct Effective<'d> {
    pub(super) definition: &'d Definition<'d>,
    pub(super) value: Value,
    /// Who gave what, by pointer; what has no entry is of the origin of what is round it.
    pub(super) origins: BTreeMap<String, Origin>,
    pub(super) weakened: Vec<Weakening>,
}

impl<'d> Effective<'d> {
    /// The value, secrets and all.
    pub fn value(&self) -> &Value {
        &self.value
    }

    /// The value as it may be shown: what is more sensitive than everybody may see is masked.
    pub fn shown(&self) -> Value {
        mask(self.definition, &self.value)
    }

    /// Who gave the value at a pointer.
    pub fn origin(&self, pointer: &str) -> &Origin {
        nearest(&self.origins, pointer).unwrap_or(&Origin::Default)
    }

    /// Who gave what, by pointer; what has no entry is of the origin of what is round it.
    pub fn origins(&self) -> impl Iterator<Item = (&str, &Origin)> {
        self.origins.iter().map(|(pointer, origin)| (pointer.as_str(), origin))
    }

    /// The fields whose value protects less than their default does.
    pub fn weakened(&self) -> &[Weakening] {
        &self.weakened
    }

    /// Every value in it that holds no other, by pointer, as it may be shown, and who gave it.
    pub fn parts(&self) -> Vec<(String, Value, &Origin)> {
        let mut parts = Vec::new();
        collect(&self.shown(), &mut String::new(), &mut parts);
        let parts = parts.into_iter();
        parts
            .map(|(pointer, value)| {
                let origin = self.origin(&pointer);
                (pointer, value, origin)
            })
            .collect()
    }
}

/// The origin of a value, or of the nearest that is round it and has one.
pub(super) fn nearest<'o>(origins: &'o BTreeMap<String, Origin>, pointer: &str) -> Option<&'o Origin> {
    let mut pointer = pointer;
    loop {
        if let Some(origin) = origins.get(pointer) {
            return Some(origin);
        }
        pointer = &pointer[..pointer.rfind('/')?];
    }
}

/// Secrets are not for logs.
impl fmt::Debug for Effective<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Effective")
            .field("name", &self.definition.name)
            .field("value", &self.shown())
            .finish_non_exhaustive()
    }
}

fn collect(value: &Value, pointer: &mut String, parts: &mut Vec<(String, Value)>) {
    let before = pointer.len();
    match value {
        Value::Object(map) if !map.is_empty() => {
            for (key, value) in map {
                pointer.push('/');
                pointer.push_str(&cantus_source::segment(key));
                collect(value, pointer, parts);
                pointer.truncate(before);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (index, value) in items.iter().enumerate() {
                pointer.push_str(&format!("/{index}"));
                collect(value, pointer, parts);
                pointer.truncate(before);
            }
        }
        value => parts.push((pointer.clone(), value.clone())),
    }
}
