//! The way from a document's outermost object to the fields of one member: what is written on it, and which fields
//! stand on it.

use std::borrow::Cow;

use cantus_registry::model::{ContentPresence, Errors, Family, Field, Member, Meta, Presence, Setting, Type, TypeRef};

use cantus_registry::sensitivity::Level;

use super::super::lower::errors::fact_of;
use super::super::names;
use super::super::scope::Scope;
use super::module::{Owner, literal, tag};
use super::rules::{Item, Place};

/// What is known on the way.
#[derive(Clone)]
pub struct Path<'p> {
    /// The type that the contract is of.
    pub of: String,
    /// The name of the event or type.
    pub name: String,
    /// The place among the members of the family it is in.
    pub member: usize,
    /// How deep the module stands.
    pub depth: usize,
    /// What one value may be that stands for the payload, as a type.
    pub payload: String,
    /// What is written so far.
    pub steps: Vec<String>,
    /// The fields so far.
    pub fields: Vec<Placed<'p>>,
    /// How many parts they make.
    pub parts: usize,
    /// The highest level on the way.
    pub level: Level,
    /// The families on the way, which may hold themselves.
    pub families: Vec<&'p TypeRef>,
}

/// A field on the way.
#[derive(Clone)]
pub struct Placed<'p> {
    /// The field.
    pub field: Cow<'p, Field>,
    /// The part of the document it stands in.
    pub part: usize,
    /// Whether the type has to have it.
    pub needed: Needed,
    /// Its level, and the JSON that stands in its place above a clearance.
    pub hidden: Option<(Level, String)>,
    package: String,
    word: String,
    item: Item,
}

/// Whether a type has to have a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// As it is declared.
    Declared,
    /// The contract writes it.
    Never,
}

impl Placed<'_> {
    /// Gives the place that its bounds are named after.
    pub fn place(&self) -> Place<'_> {
        Place {
            package: &self.package,
            parts: [&self.word, &self.field.name],
            item: self.item,
        }
    }
}

impl<'p> Path<'p> {
    /// Begins in an empty object.
    pub fn new(of: String, name: &str, depth: usize) -> Self {
        Self {
            of,
            name: name.to_owned(),
            member: 0,
            depth,
            payload: "()".to_owned(),
            steps: Vec::new(),
            fields: Vec::new(),
            parts: 0,
            level: 0,
            families: Vec::new(),
        }
    }

    /// Gives what the lines of the module begin with.
    pub fn pad(&self) -> String {
        "    ".repeat(self.depth)
    }

    /// Goes on to a member of a family that has a module of its own inside this one.
    pub fn member(&self, at: usize) -> Self {
        Self {
            member: at,
            depth: self.depth + 1,
            ..self.clone()
        }
    }

    /// Writes what tells a member from others, and places what stands beside that.
    pub fn enter<'r: 'p>(
        &mut self,
        scope: &Scope<'r>,
        family: &'p Family,
        owner: Owner<'_>,
        name: &str,
        member: &'p Member,
    ) {
        self.payload = "()".to_owned();
        let errors = scope
            .registry
            .packages
            .get(owner.package)
            .and_then(|package| package.errors.as_ref());
        let errors = errors.filter(|errors| member.code.is_some() && errors.family == owner.name);
        let mut always: Vec<(&str, String)> = Vec::new();
        if family.default.as_deref() != Some(name) {
            always.extend(tag(family).map(|tag| (tag, literal(&member.wire))));
        }
        let word = names::pascal(name, &member.meta).to_string();
        let mut varies = false;
        for field in &member.beside {
            let hidden = self.hidden(scope, owner, field);
            let value = fixed(scope, field).or_else(|| filled(errors, member, field));
            // What not everybody may see is not among what is always the same.
            let value = value.filter(|_| hidden.is_none());
            varies |= value.is_none();
            let needed = if value.is_some() {
                Needed::Never
            } else {
                Needed::Declared
            };
            always.extend(value.map(|value| (field.name.as_str(), value)));
            let is_common = family.common.contains(field);
            self.fields.push(Placed {
                field: Cow::Borrowed(field),
                part: self.parts,
                needed,
                hidden,
                package: owner.package.to_owned(),
                word: if is_common {
                    format!("{}Common", owner.word)
                } else {
                    format!("{}{word}Common", owner.word)
                },
                item: Item::Own,
            });
        }
        if let Some(errors) = errors {
            always.extend(ancestors(family, member).map(|ancestors| (errors.is_a_key.as_str(), ancestors)));
        }
        self.always(&always);
        if varies {
            self.part();
        }
        if let Some(package) = scope.registry.packages.get(owner.package) {
            self.level = self.level.max(scope.levels.of_member(package, member));
        }
    }

    /// Gives the level of a field's value, and what stands in its place.
    fn hidden(&self, scope: &Scope<'_>, owner: Owner<'_>, field: &Field) -> Option<(Level, String)> {
        let package = scope.registry.packages.get(owner.package)?;
        let level = self.level.max(scope.levels.of_field(package, field));
        let form = match field.presence {
            Presence::Optional => None,
            Presence::Required => scope.levels.safe_form(package, &field.ty, level),
        };
        (level > 0).then(|| (level, form.unwrap_or_default()))
    }

    /// Places the fields of a record.
    pub fn fields_of<'r: 'p>(&mut self, scope: &Scope<'r>, fields: &'p [Field], owner: Owner<'_>, item: Item) {
        let mut always: Vec<(&str, String)> = Vec::new();
        for field in fields {
            let hidden = self.hidden(scope, owner, field);
            let value = fixed(scope, field).filter(|_| hidden.is_none());
            self.fields.push(Placed {
                field: Cow::Borrowed(field),
                part: self.parts,
                needed: if value.is_some() {
                    Needed::Never
                } else {
                    Needed::Declared
                },
                hidden,
                package: owner.package.to_owned(),
                word: owner.word.to_owned(),
                item,
            });
            always.extend(value.map(|value| (field.name.as_str(), value)));
        }
        // A payload that writes itself has what is always the same, too.
        self.steps.push(format!("Step::Payload({})", self.parts));
        self.parts += 1;
        self.always(&always);
    }

    /// Goes into the object under a key.
    pub fn open(&mut self, key: &str, presence: ContentPresence) {
        match presence {
            ContentPresence::Never => {}
            ContentPresence::Required => self.step("Open", key),
            ContentPresence::Optional => self.step("OpenIfAny", key),
        }
    }

    /// Takes what stands under a key as one field.
    pub fn whole(&mut self, key: &str, presence: ContentPresence, reference: &TypeRef) {
        let field = Field {
            name: key.to_owned(),
            meta: Meta::default(),
            ty: Type::Ref(reference.clone()),
            presence: match presence {
                ContentPresence::Optional => Presence::Optional,
                ContentPresence::Required | ContentPresence::Never => Presence::Required,
            },
            default: None,
            sensitivity: None,
            setting: Setting::default(),
        };
        self.fields.push(Placed {
            field: Cow::Owned(field),
            part: self.parts,
            needed: Needed::Declared,
            hidden: (self.level > 0).then(|| (self.level, String::new())),
            package: reference.package.clone(),
            word: reference.name.clone(),
            item: Item::Own,
        });
        self.part();
    }

    fn always(&mut self, members: &[(&str, String)]) {
        if members.is_empty() {
            return;
        }
        let member = |(key, value): &(&str, String)| format!("{}:{value}", serde_json::Value::from(*key));
        let members: Vec<String> = members.iter().map(member).collect();
        self.step("Members", &members.join(","));
    }

    fn part(&mut self) {
        self.steps.push(format!("Step::Fields({})", self.parts));
        self.parts += 1;
    }

    fn step(&mut self, step: &str, text: &str) {
        self.steps.push(format!("Step::{step}({text:?})"));
    }
}

/// Gives the one value of a field that has only one, as JSON.
fn fixed(scope: &Scope<'_>, field: &Field) -> Option<String> {
    match (field.presence, scope.resolve(&field.ty).0) {
        (Presence::Required, Type::Literal(value)) => Some(literal(value)),
        _ => None,
    }
}

/// Gives what the code of an error fixes of a field.
fn filled(errors: Option<&Errors>, member: &Member, field: &Field) -> Option<String> {
    errors
        .filter(|errors| errors.filled.contains(&field.name))
        .and_then(|_| fact_of(member, &field.name))
        .map(|value| value.to_string())
}

/// Gives the tags of a code's ancestors, as JSON.
fn ancestors(family: &Family, member: &Member) -> Option<String> {
    let names = &member.code.as_ref()?.is_a;
    let wire = |name: &String| Some(literal(&family.members.get(name)?.wire));
    let wires: Vec<String> = names.iter().filter_map(wire).collect();
    (!wires.is_empty()).then(|| format!("[{}]", wires.join(",")))
}
