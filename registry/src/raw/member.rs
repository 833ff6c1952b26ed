//! An event, a variant, a keyed alternative or an error code.

use super::declaration::{bare, expression};
use super::family::{FAMILY, family};
use super::keys::{Keys, Misplaced, Vocabulary};
use super::notes::{NOTES, notes, removed};
use super::record::{fields, record};
use super::value::{count, flag, json, key_name, name, names, text, word, wrong_kind};
use super::{Beside, CodeForm, Declaration, FamilyNotation, Form, Member, Payload, Value};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::Direction;
use crate::place::Spanned;
use crate::yaml::{Key, Kind, Node};

/// What a member is a member of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A package's events.
    Event,
    /// `variants:`
    Variant,
    /// `keyed:`
    Keyed,
    /// `errors.codes`
    Code,
}

const PAYLOAD: &[&str] = &[
    "fields", "fields?", "rest", "variants", "keyed", "payload", "payload?", "removed",
];
const CODE: &[&str] = &[
    "wire",
    "status",
    "retryable",
    "hint",
    "is_a",
    "details",
    "details?",
    "beside",
    "removed",
];

const PAYLOAD_FORMS: Misplaced = Misplaced {
    words: &["type", "enum", "items", "values"],
    entry: &catalogue::UNKNOWN_KEY,
    help: "what it carries is a record or a family: write `fields:`, `variants:`, `keyed:` or `payload: Name`",
};
const DETAILS: Misplaced = Misplaced {
    words: &[
        "fields", "fields?", "payload", "payload?", "type", "variants", "keyed", "rest", "tag", "content", "common",
    ],
    entry: &catalogue::UNKNOWN_KEY,
    help: "what an error carries stands under `details:`, a map of fields or the name of a record",
};

pub(super) const EVENT: Vocabulary = Vocabulary {
    what: "an event",
    words: &[PAYLOAD, FAMILY, &["beside", "direction", "wire", "sensitivity"], NOTES],
    misplaced: &[PAYLOAD_FORMS],
};
pub(super) const VARIANT: Vocabulary = Vocabulary {
    what: "a variant",
    words: &[PAYLOAD, FAMILY, &["beside", "wire", "sensitivity"], NOTES],
    misplaced: &[PAYLOAD_FORMS],
};
pub(super) const KEYED: Vocabulary = Vocabulary {
    what: "a keyed member",
    words: &[PAYLOAD, FAMILY, &["beside", "sensitivity"], NOTES],
    misplaced: &[PAYLOAD_FORMS],
};
pub(super) const ERROR_CODE: Vocabulary = Vocabulary {
    what: "an error code",
    words: &[CODE, NOTES],
    misplaced: &[DETAILS],
};

/// The words of an error code; every other key of one is an attribute of the package.
pub(crate) fn code_words() -> impl Iterator<Item = &'static str> {
    ERROR_CODE.words.iter().copied().flatten().copied()
}

const DIRECTION: [(&str, Direction); 3] = [
    ("out", Direction::Out),
    ("in", Direction::In),
    ("both", Direction::Both),
];

impl Role {
    /// What a map of such members is called.
    pub(super) fn map(self) -> &'static str {
        match self {
            Self::Event => "a map of events",
            Self::Variant => "a map of variants",
            Self::Keyed => "a map of keyed members",
            Self::Code => "a map of error codes",
        }
    }

    fn vocabulary(self) -> &'static Vocabulary {
        match self {
            Self::Event => &EVENT,
            Self::Variant => &VARIANT,
            Self::Keyed => &KEYED,
            Self::Code => &ERROR_CODE,
        }
    }
}

/// Reads one member; `key` is its name.
pub(super) fn member(found: &mut Vec<Finding>, key: &Key<'_>, node: &Node<'_>, role: Role) -> Option<Member> {
    let mut empty = Member::unsaid(key.place.clone());
    if let Kind::Scalar(scalar) = &node.kind {
        if role == Role::Code {
            let message = "a text stands where an error code is declared";
            let finding = Finding::new(&catalogue::WRONG_KIND, &node.place, message);
            found.push(finding.help("write `{summary: …, retryable: …}`"));
            return None;
        }
        let before = found.len();
        let Some((form, description)) = expression(found, node, scalar) else {
            if scalar.text.contains(' ')
                && let Some(finding) = found.get_mut(before)
            {
                finding.help = Some("write `{summary: …}` for a text, or the name of the record it carries".to_owned());
            }
            return None;
        };
        empty.place = node.place.clone();
        let declaration = Box::new(bare(node.place.clone(), form));
        empty.payload = Payload::Declared {
            declaration,
            optional: false,
        };
        empty.notes.description = description;
        return Some(empty);
    }
    let keys = match role {
        Role::Code => Keys::open_lenient(found, node, role.vocabulary())?,
        Role::Event | Role::Variant | Role::Keyed => Keys::open(found, node, role.vocabulary())?,
    };
    if !matches!(node.kind, Kind::Nothing) {
        empty.place = node.place.clone();
    }
    let (payload, code) = match role {
        Role::Code => (details(found, &keys)?, code(found, &keys)),
        Role::Event | Role::Variant | Role::Keyed => (payload(found, &keys)?, CodeForm::default()),
    };
    Some(Member {
        payload,
        beside: keys.node("beside").and_then(|node| beside(found, node)),
        direction: keys.node("direction").and_then(|node| word(found, node, &DIRECTION)),
        wire: keys.node("wire").and_then(|node| wire(found, node)),
        sensitivity: keys.node("sensitivity").and_then(|node| name(found, node)),
        code,
        notes: notes(found, &keys),
        ..empty
    })
}

fn payload(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> Option<Payload> {
    let mut forms = keys
        .entries()
        .iter()
        .filter(|(key, _)| PAYLOAD.contains(&key.scalar.text.as_ref()));
    let Some((first, body)) = forms.next() else {
        refuse_family_words(found, keys);
        return Some(Payload::Unsaid);
    };
    let word = first.scalar.text.as_ref();
    let record_word = |key: &Key<'_>| matches!(key.scalar.text.as_ref(), "fields" | "fields?" | "rest");
    for (key, _) in forms {
        if !(record_word(first) && record_word(key)) {
            let message = format!("`{word}` and `{}` are two notations for one payload", key.scalar.text);
            let finding = Finding::new(&catalogue::CONFLICTING_FORMS, &key.place, message);
            found.push(
                finding
                    .related(&first.place, "the first stands")
                    .help("keep one of them"),
            );
            return None;
        }
    }
    let optional = keys.get("fields?").is_some() || word == "payload?";
    if !matches!(word, "variants" | "keyed") {
        refuse_family_words(found, keys);
    }
    let form = match word {
        "removed" => return removed(found, body).map(Payload::Removed),
        "payload" | "payload?" => return named_payload(found, body, optional),
        "variants" => Form::Family(family(found, keys, body, FamilyNotation::Variants)?),
        "keyed" => Form::Family(family(found, keys, body, FamilyNotation::Keyed)?),
        _ => Form::Record(record(found, keys, if optional { "fields?" } else { "fields" })?),
    };
    Some(declared(bare(keys.place.clone(), form), optional))
}

fn refuse_family_words(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) {
    let help = "`tag`, `content`, `common`, `open` and `default` go with `variants:`; write `variants: {}` if all members come by `extend`";
    keys.refuse_words(found, FAMILY, &catalogue::UNKNOWN_KEY, help);
}

fn declared(declaration: Declaration, optional: bool) -> Payload {
    Payload::Declared {
        declaration: Box::new(declaration),
        optional,
    }
}

/// `payload: Name` or `payload: none`
fn named_payload(found: &mut Vec<Finding>, body: &Node<'_>, optional: bool) -> Option<Payload> {
    match &body.kind {
        Kind::Scalar(scalar) if scalar.text == "none" => Some(Payload::Never(body.place.clone())),
        Kind::Scalar(scalar) => {
            let (form, _) = expression(found, body, scalar)?;
            Some(declared(bare(body.place.clone(), form), optional))
        }
        _ => wrong_kind(found, body, "the name of a type"),
    }
}

/// `details:` of a code: a map of fields, or the name of a record.
fn details(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> Option<Payload> {
    if let Some(node) = keys.node("removed") {
        let words = ["details", "details?"];
        let help = "what was removed carries nothing any more; keep one of the two";
        keys.refuse_words(found, &words, &catalogue::CONFLICTING_FORMS, help);
        return removed(found, node).map(Payload::Removed);
    }
    let (body, optional) = match (keys.node("details"), keys.node("details?")) {
        (Some(body), _) => (body, false),
        (None, Some(body)) => (body, true),
        (None, None) => return Some(Payload::Unsaid),
    };
    if matches!(body.kind, Kind::Scalar(_)) {
        return named_payload(found, body, optional);
    }
    let form = Form::Record(super::RecordForm {
        fields: fields(found, body)?,
        rest: None,
    });
    Some(declared(bare(body.place.clone(), form), optional))
}

fn code(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> CodeForm {
    let attributes = keys
        .entries()
        .iter()
        .filter(|(key, _)| !ERROR_CODE.knows(&key.scalar.text));
    CodeForm {
        status: keys.node("status").and_then(|node| status(found, node)),
        retryable: keys.node("retryable").and_then(|node| flag(found, node)),
        hint: keys.node("hint").and_then(|node| text(found, node)),
        is_a: keys.node("is_a").and_then(|node| name(found, node)),
        attributes: attributes
            .filter_map(|(key, node)| Some((key_name(key), json(found, node)?)))
            .collect(),
    }
}

fn status(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<u16>> {
    let written = count(found, node)?;
    match u16::try_from(written.value) {
        Ok(status) if (100..=599).contains(&status) => Some(Spanned::new(status, written.place)),
        _ => {
            let message = format!("`{}` is not an HTTP status", written.value);
            found.push(
                Finding::new(&catalogue::WRONG_VALUE, &node.place, message).help("write a number from 100 to 599"),
            );
            None
        }
    }
}

fn wire(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Value> {
    let value = json(found, node)?;
    match &value.value {
        serde_json::Value::String(_) => Some(value),
        serde_json::Value::Number(number) if number.is_i64() => Some(value),
        _ => wrong_kind(found, node, "a text or an integer"),
    }
}

fn beside(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Spanned<Beside>> {
    let value = match &node.kind {
        Kind::Scalar(scalar) if scalar.text == "none" => Beside::None,
        Kind::List(_) => Beside::Only(names(found, node)?),
        Kind::Map(_) => Beside::With(fields(found, node)?),
        _ => return wrong_kind(found, node, "`none`, a list of names or a map of fields"),
    };
    Some(Spanned::new(value, node.place.clone()))
}
