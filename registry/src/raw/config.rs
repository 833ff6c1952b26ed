//! `configs:`: settings, and presets of them.

use super::keys::{Keys, Vocabulary};
use super::notes::{NOTES, notes};
use super::policy::{OrRemoved, grave, missing, named};
use super::record::fields;
use super::sample::sample;
use super::value::name;
use super::{Entries, Field, Notes, Preset};
use crate::finding::Finding;
use crate::place::{Place, Spanned};
use crate::yaml::{Key, Node};

/// One entry of `configs`.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Where its body begins.
    pub place: Place,
    /// `fields`
    pub fields: Vec<Field>,
    /// `preset_key`
    pub preset_key: Option<Spanned<String>>,
    /// `presets`
    pub presets: Entries<Preset>,
    /// Everything else said of it.
    pub notes: Notes,
}

pub(super) const CONFIG: Vocabulary = Vocabulary {
    what: "a config",
    words: &[&["fields", "preset_key", "presets", "removed"], NOTES],
    misplaced: &[],
};
pub(super) const PRESET: Vocabulary = Vocabulary {
    what: "a preset of a config",
    words: &[&["values"], NOTES],
    misplaced: &[],
};

/// Reads one config.
pub(super) fn config(found: &mut Vec<Finding>, key: &Key<'_>, node: &Node<'_>) -> Option<OrRemoved<Config>> {
    let keys = Keys::open(found, node, &CONFIG)?;
    if let Some(grave) = grave(found, &keys, &["fields", "preset_key", "presets"]) {
        return grave.map(OrRemoved::Removed);
    }
    let Some(body) = keys.node("fields") else {
        missing(
            found,
            &keys,
            key,
            "a config has `fields`",
            "declare what may be set: `fields: {name: type}`",
        );
        return None;
    };
    Some(OrRemoved::Living(Config {
        place: keys.place.clone(),
        fields: fields(found, body)?,
        preset_key: keys.node("preset_key").and_then(|node| name(found, node)),
        presets: named(found, keys.node("presets"), "a map of presets", |found, _, node| {
            let keys = Keys::open(found, node, &PRESET)?;
            let values = named(found, keys.node("values"), "a map of values", |found, _, node| {
                sample(found, node)
            });
            Some(Preset {
                values,
                notes: notes(found, &keys),
            })
        }),
        notes: notes(found, &keys),
    }))
}
