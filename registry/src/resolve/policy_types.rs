//! `policies:` → the types that a policy's file, its rules and its requests are made of.
//!
//! They are declared before any type is resolved, so that a policy is a type like any other to whoever names it.

use super::packages::Declared;
use super::policies::{ACTION, REASON};
use crate::catalogue;
use crate::expr::{Builtin, Expr, ExprNode};
use crate::finding::Finding;
use crate::place::{Place, Spanned};
use crate::raw::{self, Declaration, EnumEntry, EnumForm, Field, Form, Notes, Rare, RecordForm, Rules, Sample};
use crate::words;

/// Declares the types of every policy of a package.
pub(super) fn declare(declared: &mut Declared, findings: &mut Vec<Finding>) {
    let mut types = Vec::new();
    for (name, (place, policy)) in &declared.policies {
        types.push((name.clone(), None, place.clone(), document(name, policy)));
        let mut add = |suffix: &str, path: &str, declaration: Declaration| {
            let path = Some(format!("policies.{name}.{path}"));
            types.push((format!("{name}{suffix}"), path, declaration.place.clone(), declaration));
        };
        add("Rule", "rules", rule(name, policy));
        add("Request", "request", request(name, policy));
        let actions = policy.actions.iter().map(|(name, action)| (name, &action.notes));
        add("Action", "actions", choices(&policy.place, actions));
        if !policy.presets.is_empty() {
            let presets = policy.presets.iter().map(|(name, preset)| (name, &preset.notes));
            add("Preset", "presets", choices(&policy.place, presets));
        }
        for (key, found) in &policy.keys {
            if let raw::MatchBy::Enum(declaration) = &found.by
                && !is_name(declaration)
            {
                let path = format!("match.{}", key.value);
                add(&key_word(key, found), &path, (**declaration).clone());
            }
        }
    }
    put(declared, types, findings);
}

/// Adds types that something else declares; their names must be free.
pub(super) fn put(
    declared: &mut Declared,
    types: Vec<(String, Option<String>, Place, Declaration)>,
    findings: &mut Vec<Finding>,
) {
    for (name, path, place, declaration) in types {
        if let Some((other, _)) = declared.types.get(&name) {
            let message = match &path {
                None => format!("`{name}` is declared twice: its file is a type of that name"),
                Some(path) => format!("`{path}` is the type `{name}`, and there is another of that name"),
            };
            findings.push(
                Finding::new(&catalogue::ENTRY_TWICE, &place, message)
                    .help("rename one of them")
                    .related(other, "the other one"),
            );
            continue;
        }
        if let Some(path) = path {
            declared.derived.insert(name.clone(), path);
        }
        declared.types.insert(name, (place, declaration));
    }
}

/// The file: the action when no rule matches, and the rules.
fn document(name: &str, policy: &raw::Policy) -> Declaration {
    let place = &policy.place;
    // Another action's name is reported as such, not as a value that the type rejects.
    let is_action = |name: &&Spanned<String>| policy.actions.iter().any(|(action, _)| action.value == name.value);
    let default = policy.default.as_ref().filter(is_action);
    let default = default.map(|default| Spanned::new(default.value.clone().into(), default.place.clone()));
    let rules = Spanned::new(serde_json::Value::Array(Vec::new()), place.clone());
    let list = Expr {
        place: place.clone(),
        node: ExprNode::List(Box::new(named(place, &format!("{name}Rule")))),
    };
    let fields = vec![
        field(
            "default",
            place,
            named(place, &format!("{name}Action")),
            default,
            "The action when no rule matches.",
        ),
        field("rules", place, list, Some(rules), "The first one that matches decides."),
    ];
    record(place, fields, policy.notes.clone())
}

fn rule(name: &str, policy: &raw::Policy) -> Declaration {
    let place = &policy.place;
    let mut fields = Vec::new();
    for (key, found) in &policy.keys {
        let one = |node| Expr {
            place: key.place.clone(),
            node,
        };
        let one_or_more = |one: Expr| {
            let many = Expr {
                place: key.place.clone(),
                node: ExprNode::List(Box::new(one.clone())),
            };
            Expr {
                place: key.place.clone(),
                node: ExprNode::Union(vec![one, many]),
            }
        };
        let ty = match &found.by {
            raw::MatchBy::Exact | raw::MatchBy::Glob | raw::MatchBy::AnyOf => {
                one_or_more(one(ExprNode::Builtin(Builtin::String)))
            }
            raw::MatchBy::Bool => one(ExprNode::Builtin(Builtin::Bool)),
            raw::MatchBy::Enum(declaration) => one_or_more(enum_name(name, key, found, declaration)),
        };
        let notes = Notes {
            summary: found.notes.summary.clone(),
            description: found.notes.description.clone(),
            rename: found.notes.rename.clone(),
            ..Notes::default()
        };
        fields.push(optional(key, ty, notes));
    }
    let reason = Expr {
        place: place.clone(),
        node: ExprNode::Builtin(Builtin::String),
    };
    let mut action = field(
        ACTION,
        place,
        named(place, &format!("{name}Action")),
        None,
        "What is done.",
    );
    action.optional = false;
    fields.push(action);
    fields.push(field(REASON, place, reason, None, "Why, for those who are told."));
    record(place, fields, Notes::default())
}

fn request(name: &str, policy: &raw::Policy) -> Declaration {
    let fields = policy.keys.iter().map(|(key, found)| {
        let builtin = |builtin| Expr {
            place: key.place.clone(),
            node: ExprNode::Builtin(builtin),
        };
        let ty = match &found.by {
            raw::MatchBy::Exact | raw::MatchBy::Glob => builtin(Builtin::String),
            raw::MatchBy::AnyOf => Expr {
                place: key.place.clone(),
                node: ExprNode::List(Box::new(builtin(Builtin::String))),
            },
            raw::MatchBy::Bool => builtin(Builtin::Bool),
            raw::MatchBy::Enum(declaration) => enum_name(name, key, found, declaration),
        };
        optional(key, ty, found.notes.clone())
    });
    record(&policy.place, fields.collect(), Notes::default())
}

/// An enum of names that are declared elsewhere.
pub(super) fn choices<'n>(place: &Place, names: impl Iterator<Item = (&'n Spanned<String>, &'n Notes)>) -> Declaration {
    let members = names.map(|(name, notes)| EnumEntry {
        value: Spanned::new(name.value.clone().into(), name.place.clone()),
        notes: notes.clone(),
        removed: None,
    });
    let form = EnumForm {
        members: members.collect(),
        open: None,
    };
    declaration(place, Form::Enum(form), Notes::default())
}

fn is_name(declaration: &Declaration) -> bool {
    matches!(&declaration.form, Form::Expression(_))
}

fn enum_name(policy: &str, key: &Spanned<String>, found: &raw::MatchKey, declaration: &Declaration) -> Expr {
    match &declaration.form {
        Form::Expression(expr) => expr.clone(),
        _ => named(&key.place, &format!("{policy}{}", key_word(key, found))),
    }
}

fn key_word(key: &Spanned<String>, found: &raw::MatchKey) -> String {
    words::pascal(found.notes.rename.as_ref().map_or(&key.value, |rename| &rename.value))
}

pub(super) fn named(place: &Place, name: &str) -> Expr {
    Expr {
        place: place.clone(),
        node: ExprNode::Name {
            package: None,
            name: name.to_owned(),
        },
    }
}

/// A field that may be absent, and is what it says.
pub(super) fn field(name: &str, place: &Place, ty: Expr, default: Option<raw::Value>, description: &str) -> Field {
    let notes = Notes {
        description: Some(Spanned::new(description.to_owned(), place.clone())),
        ..Notes::default()
    };
    let mut field = optional(&Spanned::new(name.to_owned(), place.clone()), ty, notes);
    field.declaration.rules = Rare::new(Rules {
        default: default.map(|value| Sample {
            value,
            inside: Vec::new(),
        }),
        ..Rules::default()
    });
    field
}

fn optional(name: &Spanned<String>, ty: Expr, notes: Notes) -> Field {
    Field {
        name: name.clone(),
        optional: true,
        declaration: declaration(&name.place, Form::Expression(ty), notes),
    }
}

pub(super) fn record(place: &Place, fields: Vec<Field>, notes: Notes) -> Declaration {
    declaration(place, Form::Record(RecordForm { fields, rest: None }), notes)
}

fn declaration(place: &Place, form: Form, notes: Notes) -> Declaration {
    Declaration {
        place: place.clone(),
        form,
        nullable: false,
        rules: Rare::default(),
        notes: Rare::new(notes),
    }
}
