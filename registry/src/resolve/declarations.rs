//! Declarations → types: whichever notation one is in, it becomes a definition or a type in use.

use super::draft::{At, Built, Draft, Made, Position, Word};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Literal, Origin, Setting, Shape, Type, TypeDef};
use crate::place::{Place, Spanned};
use crate::places::GroupId;
use crate::raw::{Declaration, Form, Notes, Rules, Sample};

impl Draft<'_> {
    /// Resolves a type that has a name of its own.
    pub(super) fn declare(&mut self, name: String, place: &Place, declaration: Declaration) {
        let group = self.open_definition(&name, place);
        let rename = declaration.notes.rename.as_ref().map(|rename| rename.value.clone());
        let step = format!("types.{name}");
        let word = Word::Name(rename.as_deref().unwrap_or(&name));
        let at = At::root(word, &step, group, String::new(), Position::Definition);
        let (form, mut rules) = (declaration.form, declaration.rules.into_inner());
        let meta = self.meta(declaration.notes.into_inner(), group, "/meta");
        let sensitivity = self.take_sensitivity(&mut rules, &at, "/sensitivity");
        self.refuse_field_rules(&mut rules);
        let mut built = self.build(form, &declaration.place, &at);
        self.apply(rules, &mut built, &at);
        let shape = match built.made {
            Made::Shape(shape) => shape,
            Made::Type(ty) => Shape::Alias(ty),
        };
        let definition = TypeDef {
            meta,
            origin: Origin::Declared,
            shape,
            sensitivity,
        };
        self.types.insert(name, definition);
    }

    /// Resolves the type of a field: what rules say goes into the type, save `default` and `sensitivity`,
    /// which the caller has taken.
    pub(super) fn use_type(&mut self, form: Form, nullable: bool, rules: Rules, place: &Place, at: &At<'_>) -> Type {
        let mut built = self.build(form, place, at);
        built.null |= nullable;
        self.refuse_null_twice(nullable, &built, place);
        self.apply(rules, &mut built, at);
        match built.made {
            Made::Type(ty) if built.null => or_null(ty),
            Made::Type(ty) => ty,
            Made::Shape(_) => unreachable!("a shape in use becomes a definition"),
        }
    }

    /// Resolves a type inside another: items, values, further keys. It has notes and a sensitivity only if it
    /// becomes a definition, so a sensitivity makes it one.
    pub(super) fn nested(&mut self, declaration: Declaration, at: &At<'_>) -> Type {
        let Declaration {
            place,
            form,
            nullable,
            rules,
            notes,
        } = declaration;
        let (mut rules, notes) = (rules.into_inner(), notes.into_inner());
        self.mark(at, &at.pointer, &place);
        self.refuse_field_rules(&mut rules);
        let level = rules.sensitivity.take();
        let ty = self.use_type(form, nullable, rules, &place, at);
        self.attach(ty, notes, level, &place, at)
    }

    fn attach(&mut self, ty: Type, notes: Notes, level: Option<Spanned<String>>, place: &Place, at: &At<'_>) -> Type {
        let (inner, null) = match ty {
            Type::Nullable(inner) => (*inner, true),
            other => (other, false),
        };
        let own = |reference: &crate::model::TypeRef| reference.package == self.package && reference.name == at.name();
        let reference = match inner {
            Type::Ref(reference) if own(&reference) => reference,
            other if level.is_none() => return if null { or_null(other) } else { other },
            other => self.hoist(place, at, |_, _| Shape::Alias(other)),
        };
        let root = format!("/packages/{}/types/{}", self.package, reference.name);
        let group = self.places.open(format!("{root}/meta"), place);
        let meta = self.meta(notes, group, "");
        if let Some(definition) = self.types.get_mut(&reference.name) {
            definition.meta = meta;
            definition.sensitivity = level.map(|level| level.value);
        }
        let ty = Type::Ref(reference);
        if null { or_null(ty) } else { ty }
    }

    /// Resolves a form, whatever rules say of it.
    pub(super) fn build(&mut self, form: Form, place: &Place, at: &At<'_>) -> Built {
        let plain = |made: Made| Built { made, null: false };
        match form {
            Form::Expression(expr) => self.expression(&expr, at),
            Form::Scalars(values) => self.scalars(values, place, at),
            Form::Enum(form) => self.enumeration(form, place, at),
            Form::Record(form) => plain(self.nominal(place, at, |draft, at| Shape::Record(draft.record(form, at)))),
            Form::Family(form) => plain(self.nominal(place, at, |draft, at| Shape::Family(draft.family(form, at)))),
            Form::Items(items) => {
                let pointer = format!("{}/list/items", at.type_pointer());
                let items = self.nested(*items, &at.inside(Word::Fixed("Item"), "items", pointer));
                plain(Made::Type(Type::List {
                    items: Box::new(items),
                    count: Default::default(),
                }))
            }
            Form::Values(values) => {
                let pointer = format!("{}/map/values", at.type_pointer());
                let values = self.nested(*values, &at.inside(Word::Fixed("Value"), "values", pointer));
                plain(Made::Type(Type::Map {
                    values: Box::new(values),
                }))
            }
            Form::Removed(removed) => {
                self.report(
                    Finding::new(
                        &catalogue::CONSTRUCT_REFUSED,
                        &removed.place,
                        "nothing is left of what stands here",
                    )
                    .help("only an event, a type, a field, a member or an error code leaves a tombstone"),
                );
                plain(Made::Type(Type::Json))
            }
        }
    }

    pub(super) fn take_sensitivity(&mut self, rules: &mut Rules, at: &At<'_>, pointer: &str) -> Option<String> {
        let level = rules.sensitivity.take()?;
        self.mark(at, pointer, &level.place);
        Some(level.value)
    }

    /// What a field may do with the environment, and which of its values protect.
    pub(super) fn take_setting(&mut self, rules: &mut Rules, at: &At<'_>, pointer: &str) -> Setting {
        let (env, protective) = (rules.env.take(), rules.protective.take());
        if let Some(env) = &env {
            self.mark(at, &format!("{pointer}/env"), env);
        }
        if let Some(protective) = &protective {
            self.mark(at, &format!("{pointer}/protective"), &protective.place);
        }
        Setting {
            env: env.is_some(),
            protective: protective.map(|protective| protective.value),
        }
    }

    /// Remembers where a value and its parts stand.
    pub(super) fn mark_sample(&mut self, group: GroupId, pointer: &str, sample: &Sample) {
        self.places.mark(group, pointer, &sample.value.place);
        for (inner, place) in &sample.inside {
            self.places.mark(group, &format!("{pointer}{inner}"), place);
        }
    }

    /// What is said of a field and not of its type.
    fn refuse_field_rules(&mut self, rules: &mut Rules) {
        let said = [
            ("default", rules.default.take().map(|default| default.value.place)),
            ("env", rules.env.take()),
            ("protective", rules.protective.take().map(|protective| protective.place)),
        ];
        for (word, place) in said {
            let Some(place) = place else { continue };
            let message = format!("`{word}` says nothing of a type");
            let finding = Finding::new(&catalogue::RULE_MISFIT, &place, message);
            self.report(finding.help(format!("`{word}` belongs to a field: say it there")));
        }
    }

    fn refuse_null_twice(&mut self, nullable: bool, built: &Built, place: &Place) {
        let holds_null = match &built.made {
            Made::Type(ty) => admits_null(ty) || matches!(ty, Type::Ref(reference) if self.is_json(reference)),
            Made::Shape(_) => false,
        };
        if nullable && holds_null {
            self.report(
                Finding::new(
                    &catalogue::RULE_MISFIT,
                    place,
                    "`nullable` says nothing here: null is a value of the type already",
                )
                .help("take `nullable` out"),
            );
        }
    }

    /// Whether a name stands for `json`.
    pub(super) fn is_json(&self, reference: &crate::model::TypeRef) -> bool {
        self.names.get(reference).is_some_and(|outline| outline.json)
    }

    /// Whether a name stands for `null`.
    pub(super) fn is_null(&self, reference: &crate::model::TypeRef) -> bool {
        self.names.get(reference).is_some_and(super::names::Outline::is_null)
    }
}

/// A type, or null; never twice.
pub(super) fn or_null(ty: Type) -> Type {
    if admits_null(&ty) {
        ty
    } else {
        Type::Nullable(Box::new(ty))
    }
}

fn admits_null(ty: &Type) -> bool {
    matches!(ty, Type::Json | Type::Nullable(_) | Type::Literal(Literal::Null))
}
