//! The two digests of a package.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::canonical;
use crate::model::{Enum, Family, Field, Member, Meta, Package, Record, Shape, Tombstone, Type};

/// SHA-256 digests of a package's RFC 8785 form, in lower-case hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Digests {
    /// Over what programs rely on: everything but prose, examples and lifecycle.
    pub contract: String,
    /// Over everything.
    pub full: String,
}

impl Digests {
    /// Takes both digests of a package.
    pub fn of(package: &Package) -> Result<Self, serde_json::Error> {
        Ok(Self {
            contract: hexadecimal(&contract(package))?,
            full: hexadecimal(package)?,
        })
    }
}

fn hexadecimal(package: &Package) -> Result<String, serde_json::Error> {
    let digest = Sha256::digest(canonical::to_string(package)?);
    Ok(digest.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The package without prose, examples and lifecycle; identifiers chosen with `as` are contract.
fn contract(package: &Package) -> Package {
    let mut package = package.clone();
    package.summary = None;
    package.description = None;
    tombstones(package.removed.values_mut());
    for definition in package.types.values_mut() {
        meta(&mut definition.meta);
        match &mut definition.shape {
            Shape::Alias(ty) => type_in_use(ty),
            Shape::Record(record) => self::record(record),
            Shape::Enum(r#enum) => self::r#enum(r#enum),
            Shape::Union(union) => union.branches.iter_mut().for_each(|branch| type_in_use(&mut branch.ty)),
            Shape::Family(family) => self::family(family),
        }
    }
    family(&mut package.events);
    if let Some(errors) = &mut package.errors {
        fields(&mut errors.attributes);
    }
    package.protocol.iter_mut().for_each(|rule| rule.meta = Meta::default());
    package
}

fn meta(meta: &mut Meta) {
    let rename = meta.rename.take();
    *meta = Meta {
        rename,
        ..Meta::default()
    };
}

fn tombstones<'t>(tombstones: impl Iterator<Item = &'t mut Tombstone>) {
    for tombstone in tombstones {
        tombstone.since = None;
        tombstone.note = None;
    }
}

fn record(record: &mut Record) {
    fields(&mut record.fields);
    record.rest.iter_mut().for_each(type_in_use);
    tombstones(record.removed.values_mut());
}

fn fields(fields: &mut [Field]) {
    for field in fields {
        meta(&mut field.meta);
        type_in_use(&mut field.ty);
    }
}

fn r#enum(r#enum: &mut Enum) {
    r#enum.members.iter_mut().for_each(|member| meta(&mut member.meta));
    tombstones(r#enum.removed.values_mut());
}

fn family(family: &mut Family) {
    fields(&mut family.common);
    fields(&mut family.transport);
    family.members.values_mut().for_each(member);
    tombstones(family.removed.values_mut());
    tombstones(family.removed_common.values_mut());
    tombstones(family.removed_transport.values_mut());
}

fn member(member: &mut Member) {
    meta(&mut member.meta);
    fields(&mut member.beside);
    tombstones(member.removed_beside.values_mut());
}

/// A string's format is documentation.
fn type_in_use(ty: &mut Type) {
    match ty {
        Type::String(rules) => rules.format = None,
        Type::List { items: inner, .. } | Type::Map { values: inner } | Type::Nullable(inner) => type_in_use(inner),
        Type::Bool
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
