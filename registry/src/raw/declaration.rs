//! A type as declared: an expression, a list of scalars, or a map in one of the notations.

use super::family::{FAMILY, family};
use super::keys::{Keys, Vocabulary};
use super::notes::{NOTES, notes, removed};
use super::record::{fields, record};
use super::rules::{RULES, rules};
use super::value::{flag, json_key, json_scalar, word, wrong_kind};
use super::{Declaration, EnumEntry, EnumForm, FamilyNotation, Form, Notes, Rare, Value};
use crate::catalogue;
use crate::expr::{self, Builtin, Expr, ExprNode};
use crate::finding::Finding;
use crate::model::Openness;
use crate::place::{Place, Spanned};
use crate::yaml::{Key, Kind, Node, Scalar};

/// The words that say which notation a declaration is in.
const FORMS: &[&str] = &[
    "type", "enum", "fields", "rest", "variants", "keyed", "items", "values", "removed",
];

pub(super) const DECLARATION: Vocabulary = Vocabulary {
    what: "a type",
    words: &[FORMS, &["nullable"], FAMILY, RULES, NOTES],
    misplaced: &[],
};
pub(super) const ENUM_MEMBER: Vocabulary = Vocabulary {
    what: "an enum's member",
    words: &[NOTES, &["removed"]],
    misplaced: &[],
};

const OPENNESS: [(&str, Openness); 3] = [
    ("true", Openness::Reader),
    ("both", Openness::Both),
    ("false", Openness::Closed),
];

/// Reads a type wherever one may stand.
pub(super) fn declaration(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Declaration> {
    match &node.kind {
        Kind::Scalar(scalar) => {
            let (form, description) = expression(found, node, scalar)?;
            let notes = Notes {
                description,
                ..Notes::default()
            };
            Some(Declaration {
                place: node.place.clone(),
                form,
                nullable: false,
                rules: Rare::default(),
                notes: Rare::new(notes),
            })
        }
        Kind::List(items) => {
            let form = Form::Scalars(scalars(found, items)?);
            Some(bare(node.place.clone(), form))
        }
        Kind::Map(_) => declared(found, node),
        Kind::Refused => None,
        Kind::Nothing => {
            let finding = Finding::new(&catalogue::MISSING_KEY, &node.place, "a type is missing here");
            found.push(finding.help("write one; `null` is a type too, and `json` takes anything"));
            None
        }
    }
}

/// A declaration of which only the form is known.
pub(super) fn bare(place: Place, form: Form) -> Declaration {
    Declaration {
        place,
        form,
        nullable: false,
        rules: Rare::default(),
        notes: Rare::default(),
    }
}

/// Stands in for a declaration that was reported, inside one that can be kept: it takes anything, so that no later
/// stage finds fault with it.
pub(super) fn stand_in(place: &Place) -> Declaration {
    let node = ExprNode::Builtin(Builtin::Json);
    bare(
        place.clone(),
        Form::Expression(Expr {
            place: place.clone(),
            node,
        }),
    )
}

/// A declaration, or what stands in for it once it was reported.
pub(super) fn declaration_or_stand_in(found: &mut Vec<Finding>, node: &Node<'_>) -> Declaration {
    declaration(found, node).unwrap_or_else(|| stand_in(&node.place))
}

fn declared(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Declaration> {
    let keys = Keys::open(found, node, &DECLARATION)?;
    let mut notes = notes(found, &keys);
    let nullable = keys
        .node("nullable")
        .and_then(|node| flag(found, node))
        .is_some_and(|flag| flag.value);
    let mut rules = rules(found, &keys);
    let (key, body) = form_key(found, &keys)?;
    refuse_family_words(found, &keys, key.scalar.text.as_ref());
    let form = match key.scalar.text.as_ref() {
        "type" => match &body.kind {
            Kind::Scalar(scalar) => {
                let (form, description) = expression(found, body, scalar)?;
                notes.description = notes.description.or(description);
                form
            }
            Kind::List(items) => Form::Scalars(scalars(found, items)?),
            _ => return wrong_kind(found, body, "an expression"),
        },
        "enum" => Form::Enum(enumeration(found, &keys, body)?),
        "fields" | "rest" => Form::Record(record(found, &keys, "fields")?),
        "variants" => {
            rules.default = None;
            Form::Family(family(found, &keys, body, FamilyNotation::Variants)?)
        }
        "keyed" => Form::Family(family(found, &keys, body, FamilyNotation::Keyed)?),
        "items" => Form::Items(Box::new(declaration_or_stand_in(found, body))),
        "values" => Form::Values(Box::new(declaration_or_stand_in(found, body))),
        _ => Form::Removed(removed(found, body)?),
    };
    Some(Declaration {
        place: node.place.clone(),
        form,
        nullable,
        rules: Rare::new(rules),
        notes: Rare::new(notes),
    })
}

/// What goes with `variants:` says nothing beside another notation.
fn refuse_family_words(found: &mut Vec<Finding>, keys: &Keys<'_, '_>, form: &str) {
    let words: &[&str] = match form {
        "variants" | "keyed" => return,
        "enum" => &["tag", "content", "common"],
        _ => &["tag", "content", "common", "open"],
    };
    keys.refuse_words(
        found,
        words,
        &catalogue::UNKNOWN_KEY,
        "`tag`, `content` and `common` go with `variants:`, `open` with `variants:` and `enum:`",
    );
}

/// The one key that says which notation the declaration is in.
fn form_key<'n, 's>(found: &mut Vec<Finding>, keys: &Keys<'n, 's>) -> Option<(&'n Key<'s>, &'n Node<'s>)> {
    let mut forms = keys
        .entries()
        .iter()
        .filter(|(key, _)| FORMS.contains(&key.scalar.text.as_ref()));
    let Some((first, body)) = forms.next() else {
        if !keys.strange {
            let finding = Finding::new(
                &catalogue::MISSING_KEY,
                &keys.place,
                "nothing here says what the type is",
            );
            found.push(finding.help("add one of `type`, `enum`, `fields`, `variants`, `keyed`, `items` and `values`"));
        }
        return None;
    };
    let record = |key: &Key<'_>| matches!(key.scalar.text.as_ref(), "fields" | "rest");
    for (key, _) in forms {
        if !(record(first) && record(key)) {
            let message = format!(
                "`{}` and `{}` are two notations for one type",
                first.scalar.text, key.scalar.text
            );
            let finding = Finding::new(&catalogue::CONFLICTING_FORMS, &key.place, message);
            found.push(
                finding
                    .related(&first.place, "the first stands")
                    .help("keep one of them"),
            );
            return None;
        }
    }
    Some((first, body))
}

/// Parses an expression and what follows its ` -- `.
pub(super) fn expression(
    found: &mut Vec<Finding>,
    node: &Node<'_>,
    scalar: &Scalar<'_>,
) -> Option<(Form, Option<Spanned<String>>)> {
    let place = |offset| scalar.layout.place(&node.place, offset);
    match expr::parse(&scalar.text, &place) {
        Ok(expr::Parsed { expr, description }) => Some((Form::Expression(expr), description)),
        Err(mut finding) => {
            if scalar.comment_follows {
                finding.help =
                    Some("` #` begins a comment in YAML; quote the whole value if it belongs to it".to_owned());
            }
            found.push(*finding);
            None
        }
    }
}

/// A list of scalars: one of these.
fn scalars(found: &mut Vec<Finding>, items: &[Node<'_>]) -> Option<Vec<Value>> {
    let values: Vec<Option<Value>> = items.iter().map(|item| scalar_value(found, item)).collect();
    values.into_iter().collect()
}

fn scalar_value(found: &mut Vec<Finding>, item: &Node<'_>) -> Option<Value> {
    match &item.kind {
        Kind::Scalar(scalar) => Some(Spanned::new(json_scalar(found, item, scalar)?, item.place.clone())),
        Kind::Refused => None,
        Kind::Nothing | Kind::List(_) | Kind::Map(_) => {
            let message = format!("{} stands where a scalar is wanted", item.article());
            let help = "a list means one of these values; write `list<T>` or `{items: …}` for a list on the wire";
            found.push(Finding::new(&catalogue::WRONG_KIND, &item.place, message).help(help));
            None
        }
    }
}

fn enumeration(found: &mut Vec<Finding>, keys: &Keys<'_, '_>, body: &Node<'_>) -> Option<EnumForm> {
    let members = match &body.kind {
        Kind::List(items) => scalars(found, items)?
            .into_iter()
            .map(|value| EnumEntry {
                value,
                notes: Notes::default(),
                removed: None,
            })
            .collect(),
        Kind::Map(entries) => entries
            .iter()
            .filter_map(|(key, node)| enum_entry(found, key, node))
            .collect(),
        _ => return wrong_kind(found, body, "a list or a map of an enum's members"),
    };
    Some(EnumForm {
        members,
        open: open(found, keys),
    })
}

/// `open:` among the keys.
pub(super) fn open(found: &mut Vec<Finding>, keys: &Keys<'_, '_>) -> Option<Spanned<Openness>> {
    keys.node("open").and_then(|node| word(found, node, &OPENNESS))
}

fn enum_entry(found: &mut Vec<Finding>, key: &Key<'_>, node: &Node<'_>) -> Option<EnumEntry> {
    let value = json_key(found, key, node)?;
    match &node.kind {
        Kind::Nothing | Kind::Refused => Some(EnumEntry {
            value,
            notes: Notes::default(),
            removed: None,
        }),
        Kind::Scalar(_) => {
            let description = super::value::text(found, node);
            Some(EnumEntry {
                value,
                notes: Notes {
                    description,
                    ..Notes::default()
                },
                removed: None,
            })
        }
        Kind::List(_) => wrong_kind(found, node, "a description"),
        Kind::Map(_) => {
            let keys = Keys::open(found, node, &ENUM_MEMBER)?;
            let removed = keys.node("removed").and_then(|node| removed(found, node));
            Some(EnumEntry {
                value,
                notes: notes(found, &keys),
                removed,
            })
        }
    }
}

/// A map of fields under a word such as `common`; empty without it.
pub(super) fn fields_under(found: &mut Vec<Finding>, keys: &Keys<'_, '_>, word: &str) -> Vec<super::Field> {
    keys.node(word).and_then(|node| fields(found, node)).unwrap_or_default()
}
