//! Finds names that become code as they stand, and could not have been declared: identifiers, modules and files are
//! made of them, and a lock may come from anybody.

use crate::model::{Family, Field, Meta, Package, Registry, Shape};
use crate::words;

/// The first name that is none, if there is one.
pub(super) fn improper(registry: &Registry) -> Option<String> {
    registry.packages.iter().find_map(|(name, package)| {
        if !words::is_package(name) || package.name != *name {
            return Some(name.clone());
        }
        in_package(package)
    })
}

fn in_package(package: &Package) -> Option<String> {
    let in_types = || {
        package.types.iter().find_map(|(name, definition)| {
            is_not_one(name)
                .or_else(|| in_meta(&definition.meta))
                .or_else(|| in_shape(&definition.shape))
        })
    };
    let in_errors = || {
        let errors = package.errors.as_ref()?;
        is_not_one(&errors.family)
            .or_else(|| is_not_one(&errors.codes))
            .or_else(|| in_fields(&errors.attributes))
    };
    in_types().or_else(|| in_family(&package.events)).or_else(in_errors)
}

fn in_shape(shape: &Shape) -> Option<String> {
    match shape {
        Shape::Record(record) => in_fields(&record.fields),
        Shape::Enum(declared) => declared.members.iter().find_map(|member| in_meta(&member.meta)),
        Shape::Family(family) => in_family(family),
        Shape::Alias(_) | Shape::Union(_) => None,
    }
}

fn in_family(family: &Family) -> Option<String> {
    let mut members = family.members.values();
    members
        .find_map(|member| in_meta(&member.meta).or_else(|| in_fields(&member.beside)))
        .or_else(|| in_fields(&family.common))
        .or_else(|| in_fields(&family.transport))
}

fn in_fields(fields: &[Field]) -> Option<String> {
    fields.iter().find_map(|field| in_meta(&field.meta))
}

fn in_meta(meta: &Meta) -> Option<String> {
    is_not_one(meta.rename.as_ref()?)
}

fn is_not_one(identifier: &str) -> Option<String> {
    // `2fa_enabled` becomes `_2faEnabled`.
    let first = identifier.trim_start_matches('_');
    let is_one = !first.is_empty()
        && !identifier.starts_with(|c: char| c.is_ascii_digit())
        && first.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    (!is_one).then(|| identifier.to_owned())
}
