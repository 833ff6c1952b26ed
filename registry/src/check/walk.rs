//! Shows every item of a registry once, with the pointer it has in the registry's JSON.

use std::collections::BTreeMap;

use crate::model::{
    Enum, EnumMember, Errors, Family, Field, Member, Meta, Package, Presence, Record, Registry, Shape, Tombstone, Type,
    TypeDef,
};
use crate::places::segment;

/// Where an item stands; a list of steps that becomes a pointer only when somebody asks.
#[derive(Clone, Copy)]
pub(super) struct Path<'a> {
    outer: Option<&'a Path<'a>>,
    step: Step<'a>,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    Root,
    Key(&'a str),
    Index(usize),
}

impl<'a> Path<'a> {
    /// The registry itself.
    pub(super) const ROOT: Path<'static> = Path {
        outer: None,
        step: Step::Root,
    };

    /// Goes down to a member.
    pub(super) fn key(&'a self, key: &'a str) -> Path<'a> {
        Path {
            outer: Some(self),
            step: Step::Key(key),
        }
    }

    /// Goes down to an item.
    pub(super) fn index(&'a self, index: usize) -> Path<'a> {
        Path {
            outer: Some(self),
            step: Step::Index(index),
        }
    }

    /// The RFC 6901 pointer.
    pub(super) fn pointer(&self) -> String {
        let mut pointer = self.outer.map(Path::pointer).unwrap_or_default();
        match self.step {
            Step::Root => {}
            Step::Key(key) => {
                pointer.push('/');
                pointer.push_str(&segment(key));
            }
            Step::Index(index) => {
                pointer.push('/');
                pointer.push_str(&index.to_string());
            }
        }
        pointer
    }
}

/// The pointer of a definition.
pub(super) fn definition_pointer(package: &str, name: &str) -> String {
    format!("/packages/{}/types/{}", segment(package), segment(name))
}

/// Something to be looked at, with the package that declares it.
#[derive(Clone, Copy)]
pub(super) struct Item<'r> {
    pub(super) package: &'r Package,
    pub(super) node: Node<'r>,
}

/// What an item is.
#[derive(Clone, Copy)]
pub(super) enum Node<'r> {
    Definition {
        name: &'r str,
        definition: &'r TypeDef,
    },
    Record(&'r Record),
    /// A family, and whose it is.
    Family {
        family: &'r Family,
        role: Role<'r>,
    },
    Enum(&'r Enum),
    Field {
        field: &'r Field,
        /// The fields beside it.
        siblings: &'r [Field],
    },
    Member {
        name: &'r str,
        member: &'r Member,
        family: &'r Family,
        role: Role<'r>,
    },
    EnumMember {
        member: &'r EnumMember,
        of: &'r Enum,
    },
    Type(&'r Type),
    Tombstone(&'r Tombstone),
}

/// Whose family it is.
#[derive(Clone, Copy)]
pub(super) enum Role<'r> {
    /// The package's events.
    Events,
    /// The package's error family.
    Errors(&'r Errors),
    /// A type's.
    Type(&'r TypeDef),
}

impl<'r> Node<'r> {
    /// What may be said of a named item.
    pub(super) fn meta(self) -> Option<&'r Meta> {
        match self {
            Node::Definition { definition, .. } => Some(&definition.meta),
            Node::Field { field, .. } => Some(&field.meta),
            Node::Member { member, .. } => Some(&member.meta),
            Node::EnumMember { member, .. } => Some(&member.meta),
            Node::Record(_) | Node::Family { .. } | Node::Enum(_) | Node::Type(_) | Node::Tombstone(_) => None,
        }
    }
}

/// Shows every item.
pub(super) fn walk<'r>(registry: &'r Registry, show: &mut dyn FnMut(Item<'r>, &Path<'_>)) {
    let packages = Path::ROOT.key("packages");
    for package in registry.packages.values() {
        let path = packages.key(&package.name);
        let mut walk = Walk { package, show };
        walk.package(&path);
    }
}

struct Walk<'r, 's> {
    package: &'r Package,
    show: &'s mut dyn FnMut(Item<'r>, &Path<'_>),
}

impl<'r> Walk<'r, '_> {
    fn show(&mut self, node: Node<'r>, path: &Path<'_>) {
        (self.show)(
            Item {
                package: self.package,
                node,
            },
            path,
        );
    }

    fn package(&mut self, path: &Path<'_>) {
        let package = self.package;
        let types = path.key("types");
        let codes = package.errors.as_ref().map(|errors| &errors.codes);
        // The enum of the error codes repeats their family, where each code is shown.
        for (name, definition) in package.types.iter().filter(|(name, _)| Some(*name) != codes) {
            self.definition(name, definition, &types.key(name));
        }
        for (name, tombstone) in &package.removed {
            self.show(Node::Tombstone(tombstone), &path.key("removed").key(name));
        }
        self.family(&package.events, Role::Events, &path.key("events"));
        if let Some(errors) = &package.errors {
            self.fields(&errors.attributes, &path.key("errors").key("attributes"));
        }
    }

    fn definition(&mut self, name: &'r str, definition: &'r TypeDef, path: &Path<'_>) {
        self.show(Node::Definition { name, definition }, path);
        let shape = path.key("shape");
        match &definition.shape {
            Shape::Alias(ty) => self.ty(ty, &shape.key("alias")),
            Shape::Record(record) => self.record(record, &shape.key("record")),
            Shape::Enum(declared) => self.members(declared, &shape.key("enum")),
            Shape::Union(union) => {
                let union_path = shape.key("union");
                let branches = union_path.key("branches");
                for (index, branch) in union.branches.iter().enumerate() {
                    self.ty(&branch.ty, &branches.index(index).key("type"));
                }
            }
            Shape::Family(family) => {
                let role = match &self.package.errors {
                    Some(errors) if errors.family == name => Role::Errors(errors),
                    _ => Role::Type(definition),
                };
                self.family(family, role, &shape.key("family"));
            }
        }
    }

    fn record(&mut self, record: &'r Record, path: &Path<'_>) {
        self.show(Node::Record(record), path);
        self.fields(&record.fields, &path.key("fields"));
        if let Some(rest) = &record.rest {
            self.ty(rest, &path.key("rest"));
        }
        self.tombstones(&record.removed, "removed", path);
    }

    fn members(&mut self, declared: &'r Enum, path: &Path<'_>) {
        self.show(Node::Enum(declared), path);
        let members = path.key("members");
        for (index, member) in declared.members.iter().enumerate() {
            self.show(Node::EnumMember { member, of: declared }, &members.index(index));
        }
        self.tombstones(&declared.removed, "removed", path);
    }

    fn family(&mut self, family: &'r Family, role: Role<'r>, path: &Path<'_>) {
        self.show(Node::Family { family, role }, path);
        self.fields(&family.common, &path.key("common"));
        self.fields(&family.transport, &path.key("transport"));
        let members = path.key("members");
        for (name, member) in &family.members {
            let path = members.key(name);
            self.show(
                Node::Member {
                    name,
                    member,
                    family,
                    role,
                },
                &path,
            );
            let beside = path.key("beside");
            for (index, field) in member.beside.iter().enumerate() {
                // What the member took over from its family as it is was shown there.
                if !family.common.contains(field) {
                    self.field(field, &member.beside, &beside.index(index));
                }
            }
            self.tombstones(&member.removed_beside, "removed_beside", &path);
        }
        self.tombstones(&family.removed, "removed", path);
        self.tombstones(&family.removed_common, "removed_common", path);
        self.tombstones(&family.removed_transport, "removed_transport", path);
    }

    fn tombstones(&mut self, removed: &'r BTreeMap<String, Tombstone>, key: &str, path: &Path<'_>) {
        for (name, tombstone) in removed {
            self.show(Node::Tombstone(tombstone), &path.key(key).key(name));
        }
    }

    fn fields(&mut self, fields: &'r [Field], path: &Path<'_>) {
        for (index, field) in fields.iter().enumerate() {
            self.field(field, fields, &path.index(index));
        }
    }

    fn field(&mut self, field: &'r Field, siblings: &'r [Field], path: &Path<'_>) {
        self.show(Node::Field { field, siblings }, path);
        self.ty(&field.ty, &path.key("type"));
    }

    fn ty(&mut self, ty: &'r Type, path: &Path<'_>) {
        self.show(Node::Type(ty), path);
        match ty {
            Type::List { items, .. } => self.ty(items, &path.key("list").key("items")),
            Type::Map { values } => self.ty(values, &path.key("map").key("values")),
            Type::Nullable(inner) => self.ty(inner, &path.key("nullable")),
            Type::Bool
            | Type::String(_)
            | Type::Integer { .. }
            | Type::Int64
            | Type::Uint64
            | Type::Number(_)
            | Type::Timestamp
            | Type::Date
            | Type::Uuid
            | Type::Bytes(_)
            | Type::Json
            | Type::Literal(_)
            | Type::Ref(_) => {}
        }
    }
}

/// The fields that must be there.
pub(super) fn required(fields: &[Field]) -> impl Iterator<Item = &Field> {
    fields.iter().filter(|field| field.presence == Presence::Required)
}
