//! Reads the keys of a map that the language gives a meaning, and says what is wrong with the others.

use super::refused;
use crate::catalogue::{self, Entry};
use crate::finding::Finding;
use crate::place::Place;
use crate::yaml::{Key, Kind, Node, Style};

/// After this many strange keys, a map is something else altogether, and the rest are only counted.
const MOST_STRANGE: usize = 20;

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
    /// Keys that belong to something else, each with what to do instead.
    pub(super) misplaced: &'static [Misplaced],
}

/// Keys that are right elsewhere.
pub(super) struct Misplaced {
    /// The keys.
    pub(super) words: &'static [&'static str],
    /// The finding they are.
    pub(super) entry: &'static Entry,
    /// What to do instead.
    pub(super) help: &'static str,
}

impl Vocabulary {
    /// Whether a key is one of its words, or one of those that belong to something else.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.all()
            .chain(self.misplaced.iter().flat_map(|other| other.words.iter().copied()))
            .any(|known| known == word)
    }

    fn all(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().flat_map(|group| group.iter().copied())
    }
}

impl<'n, 's> Keys<'n, 's> {
    /// Opens a map and reports every key that is not one of its words.
    pub(super) fn open(found: &mut Vec<Finding>, node: &'n Node<'s>, vocabulary: &Vocabulary) -> Option<Self> {
        let entries = map(found, node, vocabulary.what)?;
        let known = |key: &Key<'_>| vocabulary.all().any(|word| word == key.scalar.text);
        let strange: Vec<_> = entries.iter().filter(|(key, _)| !known(key)).collect();
        for (key, node) in strange.iter().take(MOST_STRANGE) {
            if !matches!(node.kind, Kind::Refused) {
                found.push(refuse(entries, key, vocabulary));
            }
        }
        if let Some((key, _)) = strange.get(MOST_STRANGE) {
            let message = format!(
                "{} more are not keys of {}",
                strange.len() - MOST_STRANGE,
                vocabulary.what
            );
            let help = "is a level of the map missing, such as `fields:`?";
            found.push(Finding::new(&catalogue::UNKNOWN_KEY, &key.place, message).help(help));
        }
        Some(Self {
            entries,
            place: node.place.clone(),
            strange: !strange.is_empty(),
        })
    }

    /// Opens a map whose other keys are names of the user's.
    pub(super) fn open_lenient(found: &mut Vec<Finding>, node: &'n Node<'s>, vocabulary: &Vocabulary) -> Option<Self> {
        let entries = map(found, node, vocabulary.what)?;
        for (key, _) in entries {
            let misplaced = vocabulary
                .misplaced
                .iter()
                .any(|other| other.words.contains(&key.scalar.text.as_ref()));
            if misplaced || key.bare {
                found.push(refuse(entries, key, vocabulary));
            }
        }
        Some(Self {
            entries,
            place: node.place.clone(),
            strange: false,
        })
    }

    /// Reports words that only mean something beside another.
    pub(super) fn refuse_words(&self, found: &mut Vec<Finding>, words: &[&str], entry: &'static Entry, help: &str) {
        for (key, _) in self.entries {
            if words.contains(&key.scalar.text.as_ref()) {
                let message = format!("`{}` says nothing here", key.scalar.text);
                found.push(Finding::new(entry, &key.place, message).help(help));
            }
        }
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

/// The plain text in front of a key that a comma cut off from it, as in `{a: one, two}`.
pub(super) fn cut_off<'n>(entries: &'n [(Key<'_>, Node<'_>)], key: &Key<'_>) -> Option<&'n str> {
    // Entries stand in written order, so that their places are sorted.
    let position = entries.partition_point(|(other, _)| other.place < key.place);
    let (_, before) = entries.get(position.checked_sub(1)?)?;
    match &before.kind {
        Kind::Scalar(scalar) if key.bare && scalar.style == Style::Plain => Some(&scalar.text),
        _ => None,
    }
}

/// What is wrong with a key that is not a word of its map.
fn refuse(entries: &[(Key<'_>, Node<'_>)], key: &Key<'_>, vocabulary: &Vocabulary) -> Finding {
    let word = key.scalar.text.as_ref();
    let mut swallowed = Vec::new();
    if swallowed_value(&mut swallowed, key) {
        return swallowed.remove(0);
    }
    let message = format!("`{word}` is not a key of {}", vocabulary.what);
    if let Some(before) = cut_off(entries, key) {
        let help = format!("a comma ends a text in `{{…}}`; quote it: \"{before}, {word}\"");
        return Finding::new(&catalogue::UNKNOWN_KEY, &key.place, message).help(help);
    }
    if let Some(misplaced) = vocabulary
        .misplaced
        .iter()
        .find(|misplaced| misplaced.words.contains(&word))
    {
        return Finding::new(misplaced.entry, &key.place, message_for(misplaced.entry, word, message))
            .help(misplaced.help);
    }
    if let Some((entry, help)) = refused::find(word) {
        return Finding::new(entry, &key.place, message_for(entry, word, message)).help(help);
    }
    let finding = Finding::new(&catalogue::UNKNOWN_KEY, &key.place, message).near(word, vocabulary.all());
    if finding.suggestion.is_some() {
        return finding;
    }
    let words: Vec<String> = vocabulary.all().map(|word| format!("`{word}`")).collect();
    finding.help(format!("its keys are {}", words.join(", ")))
}

fn message_for(entry: &Entry, word: &str, unknown: String) -> String {
    if entry == &catalogue::WORD_RESERVED {
        format!("`{word}` is kept for a later version of the language")
    } else if entry == &catalogue::CONSTRUCT_REFUSED {
        format!("the language has no `{word}`")
    } else {
        unknown
    }
}
