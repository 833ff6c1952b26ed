//! Which types there are, and what can be known of each before any is resolved.
//!
//! A reference says null at its use, a union tells its branches apart by kind, and a payload must be an object:
//! all three ask what stands behind a name, however many aliases lie between.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue;
use crate::expr::Builtin;
use crate::finding::Finding;
use crate::model::{Kind, Shape, Type, TypeRef};
use crate::place::Place;

/// Every package's types by name.
#[derive(Debug, Default)]
pub(super) struct Names {
    pub(super) packages: BTreeMap<String, PackageNames>,
}

/// The types of one package.
#[derive(Debug, Default)]
pub(super) struct PackageNames {
    pub(super) types: BTreeMap<String, Known>,
    pub(super) uses: BTreeSet<String>,
    /// Whether part of a file could not be read, so that names may be missing.
    pub(super) cut: bool,
    /// Names of any kind that are declared, but not so that they could be read.
    pub(super) broken: BTreeSet<String>,
}

/// What is known of a name.
#[derive(Debug)]
pub(super) enum Known {
    /// It is a type.
    Type(Outline),
    /// It was removed there.
    Removed(Place),
}

/// What is known of a type before it is resolved.
#[derive(Clone, Debug, Default)]
pub(super) struct Outline {
    /// The JSON kinds of its values, null aside.
    pub(super) kinds: Kinds,
    /// Whether null is one of its values, so that every use of it says so.
    pub(super) null: bool,
    /// Whether it is `json`, which holds every value.
    pub(super) json: bool,
    /// Whether an open enum is among its branches.
    pub(super) open_enum: bool,
    /// Whether it is a record or a family.
    pub(super) object: bool,
    /// The type it is only another name for, at the end of the chain.
    pub(super) target: Option<TypeRef>,
    /// Whether something is wrong with it that has been reported.
    pub(super) broken: bool,
}

impl Outline {
    /// The outline of a type that something is wrong with.
    pub(super) fn broken() -> Self {
        Self {
            broken: true,
            ..Self::default()
        }
    }

    /// Whether null is its one value.
    pub(super) fn is_null(&self) -> bool {
        self.null && self.kinds.is_empty() && !self.json && !self.broken
    }
}

/// A set of JSON kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kinds(u8);

impl Kinds {
    /// Every kind but null.
    pub(super) fn all() -> Self {
        [Kind::Bool, Kind::Number, Kind::String, Kind::Array, Kind::Object]
            .into_iter()
            .fold(Self(0), Self::with)
    }

    pub(super) fn of(kind: Kind) -> Self {
        Self(1 << kind as u8)
    }

    pub(super) fn with(self, kind: Kind) -> Self {
        self.union(Self::of(kind))
    }

    pub(super) fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds in the set, in the order of [`Kind`].
    pub(super) fn iter(self) -> impl Iterator<Item = Kind> {
        [
            Kind::Null,
            Kind::Bool,
            Kind::Number,
            Kind::String,
            Kind::Array,
            Kind::Object,
        ]
        .into_iter()
        .filter(move |kind| self.meets(Self::of(*kind)))
    }
}

/// The kind of a literal.
pub(super) fn literal_kind(literal: &crate::model::Literal) -> Kind {
    use crate::model::Literal;
    match literal {
        Literal::Null => Kind::Null,
        Literal::Bool(_) => Kind::Bool,
        Literal::Integer(_) => Kind::Number,
        Literal::String(_) => Kind::String,
    }
}

/// The kinds of a type's values, null aside; `shape_of` finds the shape of a definition that has no outline.
pub(super) fn kinds_of<'s>(ty: &Type, names: &Names, shape_of: &impl Fn(&TypeRef) -> Option<&'s Shape>) -> Kinds {
    match ty {
        Type::Bool => Kinds::of(Kind::Bool),
        Type::Integer { .. } | Type::Number(_) => Kinds::of(Kind::Number),
        Type::String(_) | Type::Int64 | Type::Uint64 | Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) => {
            Kinds::of(Kind::String)
        }
        Type::Json => Kinds::all(),
        Type::Literal(crate::model::Literal::Null) => Kinds::default(),
        Type::Literal(literal) => Kinds::of(literal_kind(literal)),
        Type::List { .. } => Kinds::of(Kind::Array),
        Type::Map { .. } => Kinds::of(Kind::Object),
        Type::Nullable(inner) => kinds_of(inner, names, shape_of),
        Type::Ref(reference) => match names.get(reference) {
            Some(outline) => outline.kinds,
            None => match shape_of(reference) {
                Some(Shape::Alias(inner)) => kinds_of(inner, names, shape_of),
                Some(Shape::Record(_) | Shape::Family(_)) => Kinds::of(Kind::Object),
                Some(Shape::Enum(declared)) => Kinds::of(match declared.kind {
                    crate::model::EnumKind::String => Kind::String,
                    crate::model::EnumKind::Integer => Kind::Number,
                }),
                Some(Shape::Union(union)) => union
                    .branches
                    .iter()
                    .fold(Kinds::default(), |kinds, branch| kinds.with(branch.kind)),
                None => Kinds::default(),
            },
        },
    }
}

impl Names {
    /// What is known of a declared type; `None` for one that has its name from where it stands.
    pub(super) fn get(&self, reference: &TypeRef) -> Option<&Outline> {
        match self.packages.get(&reference.package)?.types.get(&reference.name)? {
            Known::Type(outline) => Some(outline),
            Known::Removed(_) => None,
        }
    }

    /// Finds a type as it is named in a package, or reports why there is none.
    pub(super) fn find(
        &self,
        from: &str,
        package: Option<&str>,
        name: &str,
        place: &Place,
        findings: &mut Vec<Finding>,
    ) -> Option<TypeRef> {
        let home = package.unwrap_or(from);
        let Some(types) = self.packages.get(home).map(|package| &package.types) else {
            // A package that is used and is not there was reported where it is used.
            if self.uses(from, home) {
                return None;
            }
            findings.push(
                Finding::new(&catalogue::PACKAGE_UNKNOWN, place, format!("`{home}` is not a package"))
                    .help(format!("`{home}.{name}` is the type `{name}` of the package `{home}`"))
                    .near(home, self.packages.keys().map(String::as_str)),
            );
            return None;
        };
        if home != from && !self.uses(from, home) {
            findings.push(
                Finding::new(
                    &catalogue::PACKAGE_NOT_USED,
                    place,
                    format!("package `{from}` names a type of `{home}` and does not use it"),
                )
                .help(format!("add `{home}` to `uses` in the header of `{from}`")),
            );
            // One message is enough: whether the type is there is asked once the package is used.
            if !types.contains_key(name) {
                return None;
            }
        }
        match types.get(name) {
            // What is wrong with it was reported; a stand-in serves better than something half made.
            Some(Known::Type(outline)) if outline.broken => None,
            Some(Known::Type(_)) => Some(TypeRef {
                package: home.to_owned(),
                name: name.to_owned(),
            }),
            Some(Known::Removed(removed)) => {
                findings.push(
                    Finding::new(&catalogue::REMOVED_IN_USE, place, format!("type `{name}` was removed"))
                        .help("use what replaced it")
                        .related(removed, "removed"),
                );
                None
            }
            None => {
                if !self.packages.get(home).is_some_and(|package| package.cut) {
                    findings.push(self.unknown(from, package, name, place));
                }
                None
            }
        }
    }

    fn uses(&self, from: &str, home: &str) -> bool {
        self.packages
            .get(from)
            .is_some_and(|package| package.uses.contains(home))
    }

    fn unknown(&self, from: &str, package: Option<&str>, name: &str, place: &Place) -> Finding {
        let home = package.unwrap_or(from);
        let finding = Finding::new(
            &catalogue::UNKNOWN_TYPE,
            place,
            format!("`{name}` is not a type of package `{home}`"),
        );
        let elsewhere = self
            .packages
            .iter()
            .find(|(other, known)| *other != home && matches!(known.types.get(name), Some(Known::Type(_))));
        match (package, elsewhere) {
            (None, Some((other, _))) => {
                let uses = if self.uses(from, other) {
                    ""
                } else {
                    " and add the package to `uses`"
                };
                finding.help(format!("package `{other}` has one: write `{other}.{name}`{uses}"))
            }
            (_, Some(_)) | (_, None) => {
                let types = self
                    .packages
                    .get(home)
                    .into_iter()
                    .flat_map(|package| package.types.iter());
                let living = types
                    .filter(|(_, known)| matches!(known, Known::Type(_)))
                    .map(|(name, _)| name.as_str());
                let finding = finding.near(name, living);
                if finding.suggestion.is_some() {
                    finding
                } else if let Some(word) = Builtin::spelled(name) {
                    finding.help(format!(
                        "write `{word}`; only the names of declared types begin with a capital letter"
                    ))
                } else {
                    finding.help(format!("declare it under `types` in a file of `{home}`"))
                }
            }
        }
    }
}
