//! Names that become one identifier in generated code, and names that become one which Cantus itself writes.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::Check;
use super::walk::{Item, Node, Path, Role, definition_pointer};
use crate::catalogue;
use crate::model::{Enum, Family, Field, Literal, Member, Meta, Openness, Record, Shape};
use crate::places::segment;
use crate::words;

/// What every package's definitions stand beside in generated code.
const GENERATED: [&str; 4] = ["Event", "EventType", "EventOf", "EventTypes"];

/// Looks at the identifiers inside one item.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    match item.node {
        Node::Record(record) => fields(check, record, path),
        Node::Enum(declared) => values(check, declared, path),
        Node::Family { family, role } => members(check, family, role, path),
        Node::Member { member, family, .. } => beside(check, member, family, path),
        Node::Definition { .. } | Node::Field { .. } | Node::EnumMember { .. } | Node::Type(_) | Node::Tombstone(_) => {
        }
    }
}

fn fields(check: &mut Check<'_>, record: &Record, path: &Path<'_>) {
    let mut scope = Scope::default();
    if record.rest.is_some() {
        scope.reserve("rest", "where further keys are kept");
    }
    let fields = path.key("fields");
    for (index, field) in record.fields.iter().enumerate() {
        enter(
            check,
            &mut scope,
            Named::field(field),
            &|index| fields.index(index).pointer(),
            index,
        );
    }
}

fn values(check: &mut Check<'_>, declared: &Enum, path: &Path<'_>) {
    let mut scope = Scope::default();
    if declared.open != Openness::Closed {
        scope.reserve("Other", "the member that readers do not know");
    }
    let members = path.key("members");
    for (index, member) in declared.members.iter().enumerate() {
        let named = Named {
            what: "member",
            name: text(&member.value),
            meta: &member.meta,
        };
        enter(check, &mut scope, named, &|index| members.index(index).pointer(), index);
    }
}

fn members(check: &mut Check<'_>, family: &Family, role: Role<'_>, path: &Path<'_>) {
    let mut scope = Scope::default();
    let what = match role {
        Role::Events => "event",
        Role::Errors(_) => "code",
        Role::Type(_) => "member",
    };
    match role {
        Role::Events => scope.reserve("Unknown", "the event that readers do not know"),
        Role::Errors(_) | Role::Type(_) if family.open == Openness::Closed => {}
        Role::Errors(_) | Role::Type(_) => scope.reserve("Other", "the member that readers do not know"),
    }
    let path = path.key("members");
    let names: Vec<&String> = family.members.keys().collect();
    for (index, (name, member)) in family.members.iter().enumerate() {
        let named = Named {
            what,
            name: name.into(),
            meta: &member.meta,
        };
        enter(
            check,
            &mut scope,
            named,
            &|index| path.key(names[index]).pointer(),
            index,
        );
    }
}

/// What stands beside a tag, and the fields of a payload that stand among them.
fn beside(check: &mut Check<'_>, member: &Member, family: &Family, path: &Path<'_>) {
    if member.beside.is_empty() {
        return;
    }
    let beside = path.key("beside");
    let payload = member
        .payload
        .as_ref()
        .filter(|_| family.content.is_none())
        .and_then(|payload| check.definition(payload));
    let sharing = payload.and_then(|(reference, definition)| match &definition.shape {
        Shape::Record(record) => Some((reference, record)),
        Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_) => None,
    });
    let count = member.beside.len();
    let pointer = |index: usize| match sharing {
        Some((reference, _)) if index >= count => {
            let definition = definition_pointer(&reference.package, &reference.name);
            format!("{definition}/shape/record/fields/{}", index - count)
        }
        Some(_) | None => beside.index(index).pointer(),
    };
    let mut scope = Scope::default();
    let fields = sharing.map_or(&[][..], |(_, record)| &record.fields);
    for (index, field) in member.beside.iter().chain(fields).enumerate() {
        enter(check, &mut scope, Named::field(field), &pointer, index);
    }
}

/// Looks at the identifiers of packages and definitions, which one file may import side by side.
pub(super) fn definitions(check: &mut Check<'_>) {
    let registry = check.registry;
    let plain_meta = Meta::default();
    let (mut packages, mut carried) = (Scope::default(), Scope::default());
    let names: Vec<&String> = registry.packages.keys().collect();
    for (index, package) in registry.packages.values().enumerate() {
        let named = Named {
            what: "package",
            name: (&package.name).into(),
            meta: &plain_meta,
        };
        enter(
            check,
            &mut packages,
            named,
            &|index| format!("/packages/{}", segment(names[index])),
            index,
        );
        for name in GENERATED {
            carried.reserve(
                &words::with_package(&package.name, name),
                "what Cantus writes for the package's events",
            );
        }
        let codes = package
            .errors
            .as_ref()
            .map(|errors| &errors.codes)
            .filter(|codes| !package.types.contains_key(*codes));
        if let Some(codes) = codes {
            carried.reserve(
                &words::with_package(&package.name, codes),
                "the enum of the package's error codes",
            );
        }
        if let Some(errors) = &package.errors {
            carried.reserve(
                &words::with_package(&package.name, &format!("{}Of", errors.family)),
                "the type of an error with one code",
            );
        }
    }
    let all: Vec<_> = registry
        .packages
        .values()
        .flat_map(|package| {
            package
                .types
                .iter()
                .map(move |(name, definition)| (package.name.as_str(), name, definition))
        })
        .collect();
    let pointer = |index: usize| definition_pointer(all[index].0, all[index].1);
    let mut plain = (None, Scope::default());
    for (index, (package, name, definition)) in all.iter().enumerate() {
        if plain.0 != Some(*package) {
            plain = (Some(*package), Scope::default());
        }
        let named = Named {
            what: "type",
            name: (*name).into(),
            meta: &definition.meta,
        };
        let pascal = check.spelled.of(named.word())[0].clone();
        // One finding a pair: what meets inside the package meets outside too.
        if enter(check, &mut plain.1, named.clone(), &pointer, index) == Entered::Free {
            let full = words::with_package(package, &pascal);
            let forms = [Rc::from(words::snake(&full)), Rc::from(full)];
            if let Some((identifier, owner)) = carried.take(named.name.clone(), forms, index) {
                met(check, &named, &identifier, &owner, &pointer, index);
            }
        }
    }
}

/// What a field is called.
const FIELD: &str = "field";

/// A named item, for messages and for its identifier.
#[derive(Clone)]
struct Named<'s> {
    what: &'static str,
    name: Cow<'s, str>,
    meta: &'s Meta,
}

impl<'s> Named<'s> {
    fn field(field: &'s Field) -> Self {
        Self {
            what: FIELD,
            name: (&field.name).into(),
            meta: &field.meta,
        }
    }

    fn word(&self) -> &str {
        self.meta.rename.as_deref().unwrap_or(&self.name)
    }
}

/// The identifiers of one scope, each with who has it.
#[derive(Default)]
struct Scope<'s> {
    identifiers: BTreeMap<Rc<str>, Owner<'s>>,
}

#[derive(Clone)]
struct Owner<'s> {
    name: Cow<'s, str>,
    /// Which item of the scope; `None` for what Cantus itself writes.
    index: Option<usize>,
}

/// Whether a name had its identifiers for itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entered {
    Free,
    Met,
}

impl<'s> Scope<'s> {
    fn reserve(&mut self, identifier: &str, what: &'static str) {
        self.identifiers.insert(
            identifier.into(),
            Owner {
                name: what.into(),
                index: None,
            },
        );
    }

    /// Takes the identifiers of a name; who has one of them already.
    fn take(&mut self, name: Cow<'s, str>, forms: [Rc<str>; 2], index: usize) -> Option<(Rc<str>, Owner<'s>)> {
        for form in &forms {
            if let Some(owner) = self.identifiers.get(form) {
                return Some((form.clone(), owner.clone()));
            }
        }
        for form in forms {
            self.identifiers.insert(
                form,
                Owner {
                    name: name.clone(),
                    index: Some(index),
                },
            );
        }
        None
    }
}

/// The identifiers of the words met so far; most fields are named like others.
#[derive(Default)]
pub(super) struct Spelled {
    identifiers: BTreeMap<String, [Rc<str>; 2]>,
}

impl Spelled {
    /// The pascal and the snake form.
    fn of(&mut self, word: &str) -> [Rc<str>; 2] {
        if let Some(known) = self.identifiers.get(word) {
            return known.clone();
        }
        let forms = [words::pascal(word).into(), words::snake(word).into()];
        self.identifiers.insert(word.to_owned(), forms.clone());
        forms
    }
}

/// Takes a name, or reports who has its identifier. Two items of one name are a finding of their own.
fn enter<'s>(
    check: &mut Check<'_>,
    scope: &mut Scope<'s>,
    named: Named<'s>,
    pointer: &dyn Fn(usize) -> String,
    index: usize,
) -> Entered {
    let mut forms = check.spelled.of(named.word());
    if named.what == FIELD {
        // Fields are shown in snake case.
        forms.reverse();
    }
    match scope.take(named.name.clone(), forms, index) {
        None => Entered::Free,
        Some((_, owner)) if owner.index.is_some() && owner.name == named.name => Entered::Met,
        Some((identifier, owner)) => {
            met(check, &named, &identifier, &owner, pointer, index);
            Entered::Met
        }
    }
}

fn met(
    check: &mut Check<'_>,
    named: &Named<'_>,
    identifier: &str,
    owner: &Owner<'_>,
    pointer: &dyn Fn(usize) -> String,
    index: usize,
) {
    let other = owner.index.map(|index| check.places.get(&pointer(index)).clone());
    let Named { what, name, .. } = named;
    let message = match &other {
        Some(_) => format!(
            "{what} `{name}` and `{}` are both `{identifier}` in generated code",
            owner.name
        ),
        None => format!(
            "{what} `{name}` is `{identifier}` in generated code, which is {}",
            owner.name
        ),
    };
    check.report_at(pointer(index), &catalogue::IDENTIFIERS_MEET, message, |finding| {
        let finding = finding.help("give it another identifier with `as`");
        match &other {
            Some(place) => finding.related(place, "the other one"),
            None => finding,
        }
    });
}

fn text(literal: &Literal) -> Cow<'_, str> {
    match literal {
        Literal::Null => "null".into(),
        Literal::Bool(value) => value.to_string().into(),
        Literal::Integer(value) => value.to_string().into(),
        Literal::String(value) => value.into(),
    }
}
