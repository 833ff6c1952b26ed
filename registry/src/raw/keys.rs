//! Reads the keys of a map that the language gives a meaning, and says what is wrong with the others.

use crate::catalogue;
use crate::finding::Finding;
use crate::place::Place;
use crate::yaml::{Key, Kind, Node};

/// A map whose keys are words of the language.
pub(super) struct Keys<'n, 's> {
    entries: &'n [(Key<'s>, Node<'s>)],
    /// Where the map begins.
    pub(super) place: Place,
    /// Whether a key was found that has no place here.
    pub(super) strange: bool,
}

/// What a map with words of the language may hold.
pub(super) struct Vocabulary {
    /// What the map is, for messages: `an event`.
    pub(super) what: &'static str,
    /// Its keys, in groups.
    pub(super) words: &'static [&'static [&'static str]],
}

impl Vocabulary {
    fn all(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().flat_map(|group| group.iter().copied())
    }
}

impl<'n, 's> Keys<'n, 's> {
    /// Opens a map and reports every key that is not one of its words.
    pub(super) fn open(found: &mut Vec<Finding>, node: &'n Node<'s>, vocabulary: &Vocabulary) -> Option<Self> {
        let entries = map(found, node, vocabulary.what)?;
        let mut strange = false;
        for (key, _) in entries {
            if !vocabulary.all().any(|word| word == key.scalar.text) {
                strange = true;
                found.push(refuse(key, vocabulary));
            }
        }
        Some(Self {
            entries,
            place: node.place.clone(),
            strange,
        })
    }

    /// Opens a map whose other keys are names of the user's.
    pub(super) fn open_lenient(found: &mut Vec<Finding>, node: &'n Node<'s>, vocabulary: &Vocabulary) -> Option<Self> {
        let entries = map(found, node, vocabulary.what)?;
        Some(Self {
            entries,
            place: node.place.clone(),
            strange: false,
        })
    }

    /// The entry of a word.
    pub(super) fn get(&self, word: &str) -> Option<(&'n Key<'s>, &'n Node<'s>)> {
        let (key, node) = self.entries.iter().find(|(key, _)| key.scalar.text == word)?;
        Some((key, node))
    }

    /// The node under a word.
    pub(super) fn node(&self, word: &str) -> Option<&'n Node<'s>> {
        self.get(word).map(|(_, node)| node)
    }

    /// Every entry.
    pub(super) fn entries(&self) -> &'n [(Key<'s>, Node<'s>)] {
        self.entries
    }
}

/// The entries of a map; nothing counts as an empty one.
pub(super) fn map<'n, 's>(
    found: &mut Vec<Finding>,
    node: &'n Node<'s>,
    what: &str,
) -> Option<&'n [(Key<'s>, Node<'s>)]> {
    match &node.kind {
        Kind::Map(entries) => Some(entries),
        Kind::Nothing => Some(&[]),
        Kind::Refused => None,
        Kind::Scalar(_) | Kind::List(_) => {
            let message = format!("{} stands where {what} is wanted", node.article());
            found.push(
                Finding::new(&catalogue::WRONG_KIND, &node.place, message)
                    .help("write a map: `key: value`, one a line"),
            );
            None
        }
    }
}

/// Whether a key swallowed its value, as in `{a:string}`; reports it.
pub(super) fn swallowed_value(found: &mut Vec<Finding>, key: &Key<'_>) -> bool {
    let Some((name, value)) = key.scalar.text.split_once(':').filter(|_| key.bare) else {
        return false;
    };
    let message = format!("`{}` is one key here, without a value", key.scalar.text);
    found.push(
        Finding::new(&catalogue::FLOW_KEY_SPACE, &key.place, message)
            .help(format!("put a space after the colon: `{name}: {value}`")),
    );
    true
}

/// What is wrong with a key that is not a word of its map.
fn refuse(key: &Key<'_>, vocabulary: &Vocabulary) -> Finding {
    let word = key.scalar.text.as_ref();
    let mut swallowed = Vec::new();
    if swallowed_value(&mut swallowed, key) {
        return swallowed.remove(0);
    }
    let words: Vec<String> = vocabulary.all().map(|word| format!("`{word}`")).collect();
    Finding::new(
        &catalogue::UNKNOWN_KEY,
        &key.place,
        format!("`{word}` is not a key of {}", vocabulary.what),
    )
    .near(word, vocabulary.all())
    .help(format!("its keys are {}", words.join(", ")))
}
