//! `policies:` → the types that a policy's file, its rules and its requests are made of, and what those do not say.
//!
//! The types are declared before any is resolved, so that a policy is a type like any other to whoever names it.

use std::collections::BTreeMap;

use super::draft::Draft;
use super::packages::{Declared, Named};
use crate::catalogue;
use crate::expr::{Builtin, Expr, ExprNode};
use crate::finding::Finding;
use crate::model::{
    Action, ActionError, Detail, Enum, EnumKind, EnumMember, Literal, MatchBy, MatchKey, Openness, Origin, Policy,
    Preset, Shape, Type, TypeRef,
};
use crate::place::{Place, Spanned};
use crate::places::{GroupId, segment};
use crate::raw::{
    self, Declaration, Entries, EnumEntry, EnumForm, Field, Form, Notes, Rare, RecordForm, Rules, Sample,
};
use crate::words;

/// What a rule says besides its keys.
pub(super) const ACTION: &str = "action";
/// Why a rule decides so; a detail of an error may repeat it.
pub(super) const REASON: &str = "reason";

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

impl Draft<'_> {
    /// Says of types that something else declares where they come from; an enum with one member stays an enum.
    pub(super) fn settle_derived(&mut self, derived: BTreeMap<String, String>) {
        for (name, path) in derived {
            let Some(definition) = self.types.get_mut(&name) else {
                continue;
            };
            if let Shape::Alias(Type::Literal(value @ Literal::String(_))) = &definition.shape {
                definition.shape = Shape::Enum(Enum {
                    kind: EnumKind::String,
                    open: Openness::Closed,
                    members: vec![EnumMember {
                        value: value.clone(),
                        meta: Default::default(),
                    }],
                    removed: BTreeMap::new(),
                });
            }
            definition.origin = Origin::Derived(path);
        }
    }

    /// Resolves a package's policies.
    pub(super) fn policies(&mut self, policies: Named<raw::Policy>) -> BTreeMap<String, Policy> {
        let resolved = policies.into_iter().map(|(name, (place, policy))| {
            let root = format!("/packages/{}/policies/{}", segment(self.package), segment(&name));
            let group = self.places.open(root, &place);
            let policy = self.policy(&name, policy, &place, group);
            (name, policy)
        });
        resolved.collect()
    }

    fn policy(&mut self, name: &str, policy: raw::Policy, place: &Place, group: GroupId) -> Policy {
        for (key, _) in &policy.keys {
            if [ACTION, REASON].contains(&key.value.as_str()) {
                let message = format!("`{}` is a word of every rule and cannot name a key", key.value);
                let finding = Finding::new(&catalogue::NAME_RESERVED, &key.place, message);
                self.report(finding.help("choose another name"));
            }
        }
        if policy.actions.len() < 2 {
            let finding = Finding::new(
                &catalogue::POLICY_DECIDES_NOTHING,
                place,
                format!("policy `{name}` has fewer than two actions"),
            );
            self.report(finding.help("declare at least two: a policy chooses among them"));
        }
        if let Some(default) = &policy.default {
            self.places.mark(group, "/default", &default.place);
        }
        let keys = policy.keys.iter().enumerate();
        let keys = keys.map(|(index, (key, found))| {
            self.places.mark(group, &format!("/keys/{index}"), &key.place);
            MatchKey {
                name: key.value.clone(),
                by: self.match_by(&format!("{name}Request"), key, &found.by),
            }
        });
        let keys = keys.collect();
        let actions = policy.actions.into_iter().enumerate();
        let actions = actions.map(|(index, (action, found))| {
            let pointer = format!("/actions/{index}");
            self.places.mark(group, &pointer, &action.place);
            Action {
                name: action.value,
                error: found
                    .error
                    .map(|code| self.action_error(code, found.with, group, &pointer)),
            }
        });
        Policy {
            rule: format!("{name}Rule"),
            request: format!("{name}Request"),
            action: format!("{name}Action"),
            preset: (!policy.presets.is_empty()).then(|| format!("{name}Preset")),
            keys,
            actions: actions.collect(),
            default: policy.default.map(|default| default.value).unwrap_or_default(),
            presets: self.presets(policy.presets, group),
        }
    }

    /// How a key matches; which enum it is says the type of the request's attribute.
    fn match_by(&self, request: &str, key: &Spanned<String>, by: &raw::MatchBy) -> MatchBy {
        let attribute = || match &self.types.get(request)?.shape {
            Shape::Record(record) => record.fields.iter().find(|field| field.name == key.value),
            _ => None,
        };
        match by {
            raw::MatchBy::Exact => MatchBy::Exact,
            raw::MatchBy::Glob => MatchBy::Glob,
            raw::MatchBy::AnyOf => MatchBy::AnyOf,
            raw::MatchBy::Bool => MatchBy::Bool,
            raw::MatchBy::Enum(_) => match attribute().map(|attribute| &attribute.ty) {
                Some(Type::Ref(reference)) => MatchBy::Enum(reference.clone()),
                Some(Type::Nullable(inner)) if inner.definition().is_some() => {
                    MatchBy::Enum(inner.definition().cloned().unwrap_or_else(|| self.nowhere(request)))
                }
                // What stands here was reported.
                _ => MatchBy::Exact,
            },
        }
    }

    fn nowhere(&self, name: &str) -> TypeRef {
        TypeRef {
            package: self.package.to_owned(),
            name: name.to_owned(),
        }
    }

    fn action_error(
        &mut self,
        code: Spanned<String>,
        with: Entries<raw::Detail>,
        group: GroupId,
        pointer: &str,
    ) -> ActionError {
        self.places.mark(group, &format!("{pointer}/error/code"), &code.place);
        let details = with.into_iter().map(|(name, detail)| {
            let pointer = format!("{pointer}/error/details/{}", segment(&name.value));
            self.places.mark(group, &pointer, &name.place);
            let detail = match detail {
                raw::Detail::Value(value) => Detail::Value(value.value),
                raw::Detail::From(from) if from.value == REASON => Detail::Reason,
                raw::Detail::From(from) => {
                    self.places.mark(group, &format!("{pointer}/attribute"), &from.place);
                    Detail::Attribute(from.value)
                }
            };
            (name.value, detail)
        });
        ActionError {
            code: code.value,
            details: details.collect(),
        }
    }

    /// Resolves presets; `group` is that of the policy or config.
    pub(super) fn presets(&mut self, presets: Entries<raw::Preset>, group: GroupId) -> Vec<Preset> {
        let presets = presets.into_iter().enumerate().map(|(index, (name, preset))| {
            self.places.mark(group, &format!("/presets/{index}"), &name.place);
            let values = preset.values.into_iter().map(|(key, sample)| {
                let pointer = format!("/presets/{index}/values/{}", segment(&key.value));
                self.places.mark(group, &pointer, &key.place);
                for (inner, place) in &sample.inside {
                    self.places.mark(group, &format!("{pointer}{inner}"), place);
                }
                (key.value, sample.value.value)
            });
            Preset {
                name: name.value,
                values: values.collect(),
            }
        });
        presets.collect()
    }
}
