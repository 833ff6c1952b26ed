//! One file of a package: its header and the sections it adds to.

use std::sync::Arc;

use super::classify::classify;
use super::config::config;
use super::declaration::{bare, declaration, fields_under};
use super::family::{content, members, tag};
use super::keys::{Keys, Misplaced, Vocabulary, map};
use super::member::{Role, member};
use super::notes::{NOTES, notes};
use super::policy::{OrRemoved, policy};
use super::protocol::protocol;
use super::value::{key_name, name, names, text, word};
use super::{Declaration, Entries, Envelope, ErrorShape, Extension, File, Form};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::Case;
use crate::place::{Place, Spanned};
use crate::yaml::{Key, Kind, Node};

const HEADER: &[&str] = &[
    "package",
    "version",
    "summary",
    "description",
    "style",
    "envelope",
    "sensitivity",
    "uses",
];
const SECTIONS: &[&str] = &["types", "events", "errors", "extend", "policies", "configs", "protocol"];

pub(super) const FILE: Vocabulary = Vocabulary {
    what: "a registry file",
    words: &[HEADER, SECTIONS],
    misplaced: &[],
};
pub(super) const STYLE: Vocabulary = Vocabulary {
    what: "`style`",
    words: &[&["fields", "events"]],
    misplaced: &[],
};
pub(super) const SENSITIVITY: Vocabulary = Vocabulary {
    what: "`sensitivity`",
    words: &[&["levels", "default_clearance"]],
    misplaced: &[],
};
pub(super) const ENVELOPE: Vocabulary = Vocabulary {
    what: "an envelope",
    words: &[&["tag", "content", "common", "transport"]],
    misplaced: &[ENVELOPE_REST],
};
const ENVELOPE_REST: Misplaced = Misplaced {
    words: &["rest"],
    entry: &catalogue::WORD_RESERVED,
    help: "declare what may stand beside the tag: `common:` for the service, `transport:` for what a transport adds",
};
pub(super) const ERRORS: Vocabulary = Vocabulary {
    what: "`errors`",
    words: &[&["shape", "attributes", "codes", "classify"]],
    misplaced: &[],
};
pub(super) const SHAPE: Vocabulary = Vocabulary {
    what: "the shape of errors",
    words: &[&["name", "tag", "content", "common", "is_a"], NOTES],
    misplaced: &[],
};
pub(super) const EXTENSION: Vocabulary = Vocabulary {
    what: "an extension",
    words: &[&["variants"]],
    misplaced: &[],
};

const CASES: [(&str, Case); 5] = [
    ("snake_case", Case::Snake),
    ("camelCase", Case::Camel),
    ("PascalCase", Case::Pascal),
    ("kebab-case", Case::Kebab),
    ("SCREAMING_SNAKE_CASE", Case::Screaming),
];

/// Reads a whole file.
pub(crate) fn file(found: &mut Vec<Finding>, path: &Arc<str>, folder: &str, root: &Node<'_>) -> File {
    let mut file = File::empty(
        Place {
            file: path.clone(),
            line: 1,
            column: 1,
        },
        folder,
    );
    let Some(keys) = Keys::open(found, root, &FILE) else {
        file.cut = true;
        return file;
    };
    header(found, &keys, &mut file);
    if let Some(node) = keys.node("types") {
        file.types = entries(found, node, "a map of types", &mut file.broken, |found, key, node| {
            type_name(found, key, "a type")?;
            declaration(found, node)
        });
    }
    if let Some(node) = keys.node("events") {
        file.events = entries(found, node, Role::Event.map(), &mut file.broken, |found, key, node| {
            member(found, key, node, Role::Event)
        });
    }
    if let Some(node) = keys.node("errors") {
        errors(found, node, &mut file);
    }
    if let Some(node) = keys.node("extend") {
        file.extend = entries(found, node, "a map of families", &mut file.broken, |found, _, node| {
            extension(found, node)
        });
    }
    if let Some(node) = keys.node("policies") {
        let living = entries(
            found,
            node,
            "a map of policies",
            &mut file.broken,
            |found, key, node| {
                type_name(found, key, "a policy")?;
                policy(found, key, node)
            },
        );
        (file.policies, file.types) = part(living, file.types);
    }
    if let Some(node) = keys.node("configs") {
        let living = entries(found, node, "a map of configs", &mut file.broken, |found, key, node| {
            type_name(found, key, "a config")?;
            config(found, key, node)
        });
        (file.configs, file.types) = part(living, file.types);
    }
    if let Some(node) = keys.node("protocol") {
        file.protocol = protocol(found, node);
    }
    file
}

/// Parts what lives from what was removed: a policy or config is a type to everybody else, and leaves a type's
/// tombstone.
fn part<T>(entries: Entries<OrRemoved<T>>, mut types: Entries<Declaration>) -> (Entries<T>, Entries<Declaration>) {
    let mut living = Vec::with_capacity(entries.len());
    for (name, entry) in entries {
        match entry {
            OrRemoved::Living(entry) => living.push((name, entry)),
            OrRemoved::Removed(removed) => {
                let declaration = bare(removed.place.clone(), Form::Removed(removed));
                types.push((name, declaration));
            }
        }
    }
    (living, types)
}

/// Types are told from built-in ones by their capital letter.
fn type_name(found: &mut Vec<Finding>, key: &Key<'_>, what: &str) -> Option<()> {
    let name = key.scalar.text.as_ref();
    let refuse =
        |entry, help: String| Finding::new(entry, &key.place, format!("`{name}` cannot name {what}")).help(help);
    if name.contains('<') {
        let help = "there are no generic types; declare a type for each use, or use `json` for the part that varies";
        found.push(refuse(&catalogue::CONSTRUCT_REFUSED, help.to_owned()));
        return None;
    }
    let capital = name.starts_with(|c: char| c.is_ascii_uppercase());
    if capital && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return Some(());
    }
    let rule = "a capital letter comes first, then letters of the ASCII alphabet, digits and `_`";
    let help = if name.is_ascii() {
        format!("{rule}: `{}`", crate::words::pascal(name))
    } else {
        rule.to_owned()
    };
    found.push(refuse(&catalogue::NAME_INVALID, help));
    None
}

fn header(found: &mut Vec<Finding>, keys: &Keys<'_, '_>, file: &mut File) {
    file.package = keys.node("package").and_then(|node| name(found, node));
    file.version = keys.node("version").and_then(|node| name(found, node));
    file.summary = keys.node("summary").and_then(|node| text(found, node));
    file.description = keys.node("description").and_then(|node| text(found, node));
    if let Some(style) = keys.node("style").and_then(|node| Keys::open(found, node, &STYLE)) {
        file.style_fields = style.node("fields").and_then(|node| word(found, node, &CASES));
        file.style_events = style.node("events").and_then(|node| word(found, node, &CASES));
    }
    file.envelope = keys.node("envelope").and_then(|node| envelope(found, node));
    if let Some(node) = keys.node("sensitivity") {
        sensitivity(found, node, file);
    }
    file.uses = keys.node("uses").and_then(|node| list(found, node));
}

fn list(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<Vec<Spanned<String>>>> {
    Some(Spanned::new(names(found, node)?, node.place.clone()))
}

/// A list of levels, or a map of them and what a sink sees by default.
fn sensitivity(found: &mut Vec<Finding>, node: &Node<'_>, file: &mut File) {
    if !matches!(node.kind, Kind::Map(_)) {
        file.sensitivity = list(found, node);
        return;
    }
    if let Some(keys) = Keys::open(found, node, &SENSITIVITY) {
        file.sensitivity = keys.node("levels").and_then(|node| list(found, node));
        file.default_clearance = keys.node("default_clearance").and_then(|node| name(found, node));
    }
}

fn envelope(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<Envelope>> {
    let value = match &node.kind {
        Kind::Scalar(_) => word(found, node, &[("none", Wordy::None), ("jsonrpc", Wordy::JsonRpc)])?
            .value
            .envelope(),
        _ => {
            let keys = Keys::open(found, node, &ENVELOPE)?;
            Envelope::Tagged {
                tag: keys.node("tag").and_then(|node| tag(found, node)),
                content: content(found, &keys),
                common: fields_under(found, &keys, "common"),
                transport: fields_under(found, &keys, "transport"),
            }
        }
    };
    Some(Spanned::new(value, node.place.clone()))
}

/// The envelopes that are one word.
#[derive(Clone, Copy)]
enum Wordy {
    None,
    JsonRpc,
}

impl Wordy {
    fn envelope(self) -> Envelope {
        match self {
            Self::None => Envelope::None,
            Self::JsonRpc => Envelope::JsonRpc,
        }
    }
}

fn errors(found: &mut Vec<Finding>, node: &Node<'_>, file: &mut File) {
    let Some(keys) = Keys::open(found, node, &ERRORS) else {
        return;
    };
    file.error_shape = keys.node("shape").and_then(|node| shape(found, node));
    file.error_attributes = fields_under(found, &keys, "attributes");
    if let Some(node) = keys.node("codes") {
        file.error_codes = entries(found, node, Role::Code.map(), &mut file.broken, |found, key, node| {
            member(found, key, node, Role::Code)
        });
    }
    if let Some(node) = keys.node("classify") {
        file.classify = classify(found, node);
    }
}

fn shape(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<ErrorShape> {
    let keys = Keys::open(found, node, &SHAPE)?;
    Some(ErrorShape {
        place: node.place.clone(),
        name: keys.node("name").and_then(|node| name(found, node)),
        tag: keys.node("tag").and_then(|node| tag(found, node)),
        content: content(found, &keys),
        common: fields_under(found, &keys, "common"),
        is_a: keys.node("is_a").and_then(|node| name(found, node)),
        notes: notes(found, &keys),
    })
}

fn extension(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Extension> {
    let keys = Keys::open(found, node, &EXTENSION)?;
    let variants = match keys.node("variants") {
        Some(node) => members(found, node, Role::Variant)?,
        None => Vec::new(),
    };
    Some(Extension { variants })
}

/// Named entries; one that could not be read is left out, and its name is kept among the broken.
fn entries<T>(
    found: &mut Vec<Finding>,
    node: &Node<'_>,
    what: &str,
    broken: &mut Vec<Spanned<String>>,
    read: impl Fn(&mut Vec<Finding>, &Key<'_>, &Node<'_>) -> Option<T>,
) -> Entries<T> {
    let mut entries = Vec::new();
    for (key, node) in map(found, node, what).unwrap_or_default() {
        match read(found, key, node) {
            Some(entry) => entries.push((key_name(key), entry)),
            None => broken.push(key_name(key)),
        }
    }
    entries
}
