//! Turns the parts of a package into the views that the templates print.

mod checks;
mod configs;
mod errors;
mod events;
mod family;
mod members;
mod object;
pub(super) mod policies;
mod protocol;
mod turns;
mod values;

use std::collections::{BTreeMap, BTreeSet};

use cantus_registry::model::{Errors, Origin, Package, Type, TypeDef, TypeRef};

use super::survey::Survey;
use super::view::{ChecksHead, EventsHead, Import};
use super::{docs, escape, names, type_name};

pub(super) use protocol::protocol;

/// The work on one package: what it needs to know, and the names it takes from other packages.
pub(super) struct Lowering<'a> {
    survey: &'a Survey<'a>,
    package: &'a Package,
    taken: Taken,
}

/// Names of other packages' files, by package.
#[derive(Default)]
pub(super) struct Taken {
    types: BTreeMap<String, BTreeSet<String>>,
    checks: BTreeMap<String, BTreeSet<String>>,
}

impl Taken {
    /// Adds what another part of the same package takes.
    pub(super) fn extend(&mut self, other: Self) {
        for (mine, others) in [(&mut self.types, other.types), (&mut self.checks, other.checks)] {
            for (package, names) in others {
                mine.entry(package).or_default().extend(names);
            }
        }
    }
}

impl<'a> Lowering<'a> {
    /// Begins a part of a package.
    pub(super) fn new(survey: &'a Survey<'a>, package: &'a Package) -> Self {
        Self {
            survey,
            package,
            taken: Taken::default(),
        }
    }

    /// The names that were taken from other packages.
    pub(super) fn into_taken(self) -> Taken {
        self.taken
    }
}

/// What the file that people import begins with.
pub(super) fn events_head(package: &Package, taken: &Taken, suffix: &str) -> EventsHead {
    EventsHead {
        docs: package_docs(package),
        suffix: suffix.to_owned(),
        checks_file: names::checks_file(&package.name),
        has_configs: !package.configs.is_empty(),
        imports: imports(&taken.types, names::events_file),
        has_errors: package.errors.is_some(),
    }
}

/// What the file of checks begins with.
pub(super) fn checks_head(package: &Package, taken: &Taken, suffix: &str) -> ChecksHead {
    ChecksHead {
        package: escape::comment_line(&package.name),
        suffix: suffix.to_owned(),
        imports: imports(&taken.checks, names::checks_file),
    }
}

impl Lowering<'_> {
    /// The TypeScript spelling of a type.
    fn type_name(&mut self, ty: &Type) -> String {
        let (own, types) = (&self.package.name, &mut self.taken.types);
        let registry = self.survey.registry;
        type_name::type_name(registry, ty, &mut |reference| {
            if reference.package != *own {
                types
                    .entry(reference.package.clone())
                    .or_default()
                    .insert(names::definition(registry, reference));
            }
        })
    }

    /// The TypeScript name of a definition.
    fn definition_name(&mut self, reference: &TypeRef) -> String {
        self.type_name(&Type::Ref(reference.clone()))
    }

    /// A function of the checks files, such as `check` of a definition.
    fn function(&mut self, verb: &str, reference: &TypeRef) -> String {
        let name = format!("{verb}{}", names::definition(self.survey.registry, reference));
        if reference.package != self.package.name {
            self.taken
                .checks
                .entry(reference.package.clone())
                .or_default()
                .insert(name.clone());
        }
        name
    }

    /// A reference to a definition of this package.
    fn own(&self, name: &str) -> TypeRef {
        TypeRef {
            package: self.package.name.clone(),
            name: name.to_owned(),
        }
    }

    /// What may be said of a definition that the registry does not describe.
    fn definition_docs(&self, name: &str, def: &TypeDef) -> Vec<String> {
        let package = &self.package.name;
        let is_error = |errors: &Errors| errors.family == name;
        docs::lines_or(&def.meta, def.sensitivity.as_deref(), || match &def.origin {
            _ if self.package.errors.as_ref().is_some_and(is_error) => format!("An error of package `{package}`."),
            Origin::Declared => format!(
                "`{}` of package `{package}`.",
                escape::comment_line(&format!("types.{name}"))
            ),
            Origin::Derived(path) => format!("`{}` of package `{package}`.", escape::comment_line(path)),
        })
    }
}

fn package_docs(package: &Package) -> Vec<String> {
    let mut lines = match &package.summary {
        Some(summary) => escape::comment_lines(summary),
        None => vec![format!("The package `{}`.", package.name)],
    };
    if let Some(description) = &package.description {
        lines.push(String::new());
        lines.extend(escape::comment_lines(description));
    }
    lines
}

fn imports(names: &BTreeMap<String, BTreeSet<String>>, file: fn(&str) -> String) -> Vec<Import> {
    names
        .iter()
        .map(|(package, names)| Import {
            file: file(package),
            names: names.iter().cloned().collect(),
        })
        .collect()
}
