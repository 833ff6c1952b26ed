//! Lowers a registry to the list of everything that is printed, each with its name and its parts. A part is a place
//! whose type typify finds: a field, the branch of a union, what a family's member carries or what stands beside its tag.

use std::collections::BTreeMap;

use cantus_registry::model::{
    ContentPresence, Enum, EnumKind, Family, Field, Kind, KindUnion, Literal, Member, Openness, Origin, Package,
    Registry, Shape, ToldApart, Type, TypeDef, TypeRef,
};
use proc_macro2::Ident;

use super::super::rust::boxes::Boxes;
use super::super::rust::derives::Inexact;
use super::super::rust::docs::{self, Docs};
use super::super::rust::hidden::Hidden;
use super::super::rust::lower::{deprecation, scalar};
use super::super::rust::names::{self, Taken};
use super::super::rust::scope::{Scope, def_ident};
use super::super::rust::view::Head;

/// Everything that is printed, in order: by package, the events, then the types by name.
#[derive(Default)]
pub struct Definitions<'r> {
    /// The definitions; the place of one is its number.
    pub list: Vec<Definition<'r>>,
    /// The names that each package's module has.
    pub taken: BTreeMap<&'r str, Taken>,
    numbers: BTreeMap<TypeRef, usize>,
    literals: BTreeMap<(&'r str, String), usize>,
}

/// One item with a name.
pub struct Definition<'r> {
    /// The package whose module holds it.
    pub package: &'r str,
    /// Which part of the module.
    pub home: Home,
    /// Its name, docs and deprecation.
    pub head: Head,
    /// What it is.
    pub item: Item<'r>,
}

/// Where in a package's module an item stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// In the module itself.
    Module,
    /// In the module of its literals.
    Literals,
}

/// What a definition is.
pub enum Item<'r> {
    /// A new name for a type.
    Alias(&'r Type),
    /// A struct.
    Record {
        /// Its fields.
        fields: &'r [Field],
        /// The type of further keys.
        rest: Option<&'r Type>,
    },
    /// An enum of strings or integers.
    Enum(EnumView),
    /// An enum by JSON kind.
    Union(&'r KindUnion),
    /// An enum of objects.
    Family(FamilyView<'r>),
}

/// An enum of strings or integers.
pub struct EnumView {
    /// What its values are.
    pub kind: EnumKind,
    /// Its values, each with its variant.
    pub members: Vec<(Head, Literal)>,
    /// The variant of values that are not declared.
    pub other: Option<Ident>,
}

/// An enum of objects.
pub struct FamilyView<'r> {
    /// The family.
    pub family: &'r Family,
    /// The struct of what stands beside the tag of every member, by its number.
    pub common: Option<usize>,
    /// Its members.
    pub members: Vec<MemberView<'r>>,
    /// The variant of members that are not declared.
    pub other: Option<Ident>,
    /// The key of ancestors, if the members are error codes.
    pub is_a_key: Option<&'r str>,
    /// Whether it is a package's events.
    pub role: Role,
}

/// What a family is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A package's documents.
    Events,
    /// A type.
    Type,
}

/// A member of a family.
pub struct MemberView<'r> {
    /// Its variant.
    pub head: Head,
    /// The member.
    pub member: &'r Member,
    /// The struct of what stands beside its tag, by its number.
    pub beside: Option<usize>,
}

impl<'r> Definitions<'r> {
    /// The number of the definition that a reference points at.
    pub fn number(&self, reference: &TypeRef) -> Option<usize> {
        self.numbers.get(reference).copied()
    }

    /// The number of the type of a text literal, seen from a definition.
    pub fn literal(&self, from: usize, text: &str) -> Option<usize> {
        self.literals.get(&(self.list[from].package, text.to_owned())).copied()
    }

    fn push(&mut self, package: &'r Package, head: Head, item: Item<'r>) -> usize {
        self.list.push(Definition {
            package: &package.name,
            home: Home::Module,
            head,
            item,
        });
        self.list.len() - 1
    }
}

/// Lowers a registry.
pub fn definitions(registry: &Registry) -> Definitions<'_> {
    // Boxes are typify's affair, and so is what can be compared.
    let (boxes, inexact, hidden) = (Boxes::default(), Inexact::default(), Hidden::default());
    let mut definitions = Definitions::default();
    for package in registry.packages.values() {
        let scope = Scope::new(registry, package, &boxes, &inexact, &hidden);
        let mut types = scope.types.clone();
        let events = Plan {
            head: head(
                names::ident("Event"),
                docs::prose(&format!("An event of `{}`.", package.name)),
            ),
            family: &package.events,
            role: Role::Events,
            is_a_key: None,
        };
        events.push(&mut definitions, &mut types, package);
        for (name, def) in &package.types {
            let number = definition(&mut definitions, &mut types, (&scope, package), (name, def));
            definitions.numbers.insert(scope.own(name), number);
        }
        for (text, ident) in &scope.literals {
            let number = definitions.push(package, literal_head(ident, text), literal_item(ident, text));
            definitions.list[number].home = Home::Literals;
            definitions.literals.insert((&package.name, text.clone()), number);
        }
        definitions.taken.insert(&package.name, types);
    }
    definitions
}

fn definition<'r>(
    definitions: &mut Definitions<'r>,
    types: &mut Taken,
    (scope, package): (&Scope<'_>, &'r Package),
    (name, def): (&'r str, &'r TypeDef),
) -> usize {
    let errors = package.errors.as_ref().filter(|errors| errors.family == name);
    let fallback = match &def.origin {
        _ if errors.is_some() => format!("An error of `{}`.", package.name),
        Origin::Declared => String::new(),
        Origin::Derived(path) => format!("What stands at `{path}`."),
    };
    let head = Head {
        deprecated: deprecation(&def.meta),
        ..head(def_ident(name, def), docs::of_item(&def.meta, &fallback))
    };
    let item = match &def.shape {
        Shape::Alias(ty) => Item::Alias(ty),
        Shape::Record(record) => Item::Record {
            fields: &record.fields,
            rest: record.rest.as_ref(),
        },
        Shape::Enum(shape) => Item::Enum(enumeration(scope, &scope.own(name), shape)),
        Shape::Union(union) => Item::Union(union),
        Shape::Family(family) => {
            let plan = Plan {
                head,
                family,
                role: Role::Type,
                is_a_key: errors.map(|errors| errors.is_a_key.as_str()),
            };
            return plan.push(definitions, types, package);
        }
    };
    definitions.push(package, head, item)
}

fn head(ident: Ident, docs: Docs) -> Head {
    Head {
        ident,
        docs,
        deprecated: None,
    }
}

fn enumeration(scope: &Scope<'_>, reference: &TypeRef, shape: &Enum) -> EnumView {
    let idents = scalar::member_idents(scope, reference, shape);
    let other = other(shape.open, scalar::OTHER, &idents);
    let members = shape.members.iter().zip(idents).map(|(member, ident)| {
        let head = Head {
            deprecated: deprecation(&member.meta),
            ..head(ident, docs::of_field(&member.meta))
        };
        (head, member.value.clone())
    });
    EnumView {
        kind: shape.kind,
        members: members.collect(),
        other,
    }
}

/// The name of the catch-all of what readers may meet.
fn other(open: Openness, word: &str, members: &[Ident]) -> Option<Ident> {
    scalar::other(open, word, members.iter().cloned()).map(|other| other.ident)
}

fn literal_head(ident: &Ident, text: &str) -> Head {
    head(ident.clone(), docs::prose(&format!("The text `{text}`, and no other.")))
}

fn literal_item<'r>(ident: &Ident, text: &str) -> Item<'r> {
    Item::Enum(EnumView {
        kind: EnumKind::String,
        members: vec![(head(ident.clone(), Docs::new()), Literal::String(text.to_owned()))],
        other: None,
    })
}

/// What a family is made of.
struct Plan<'r> {
    head: Head,
    family: &'r Family,
    role: Role,
    is_a_key: Option<&'r str>,
}

impl<'r> Plan<'r> {
    /// Adds the family, then the structs of what stands beside its tags.
    fn push(self, definitions: &mut Definitions<'r>, types: &mut Taken, package: &'r Package) -> usize {
        let Self {
            head: own,
            family,
            role,
            is_a_key,
        } = self;
        let base = own.ident.clone();
        let idents: Vec<Ident> = family
            .members
            .iter()
            .map(|(name, member)| names::pascal(name, &member.meta))
            .collect();
        let word = match role {
            Role::Events => "Unknown",
            Role::Type => scalar::OTHER,
        };
        let other = match family.told_apart {
            ToldApart::Key => None,
            ToldApart::Tag(_) | ToldApart::Outside => other(family.open, word, &idents),
        };
        let number = definitions.push(package, own, Item::Alias(&Type::Json));
        let record = |definitions: &mut Definitions<'r>, ident: Ident, of: &str, fields: &'r [Field]| {
            let docs = docs::prose(&format!("What stands beside the tag of {of}."));
            definitions.push(package, head(ident, docs), Item::Record { fields, rest: None })
        };
        let common = (!family.common.is_empty()).then(|| {
            let ident = types.fresh(&format!("{base}Common"));
            record(definitions, ident, &format!("every `{base}`"), &family.common)
        });
        let mut members = Vec::new();
        for ((name, member), ident) in family.members.iter().zip(idents) {
            let beside = if member.beside == family.common {
                common
            } else if member.beside.is_empty() {
                None
            } else {
                let ident = types.fresh(&format!("{base}{ident}Common"));
                Some(record(definitions, ident, &format!("`{name}`"), &member.beside))
            };
            let docs = docs::of_item(&member.meta, &format!("`{name}`"));
            members.push(MemberView {
                head: Head {
                    deprecated: deprecation(&member.meta),
                    ..head(ident, docs)
                },
                member,
                beside,
            });
        }
        definitions.list[number].item = Item::Family(FamilyView {
            family,
            common,
            members,
            other,
            is_a_key,
            role,
        });
        number
    }
}

/// What a union calls the branch of a JSON kind.
pub fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "Null",
        Kind::Bool => "Bool",
        Kind::Number => "Number",
        Kind::String => "String",
        Kind::Array => "Array",
        Kind::Object => "Object",
    }
}

/// Whether a member's content can be absent.
pub fn is_optional(member: &Member) -> bool {
    member.content == ContentPresence::Optional
}
