//! Asks typify, and sorts what it answers by definition.

use std::collections::BTreeMap;

use syn::{Fields, Item, Type};
use typify::{TypeSpace, TypeSpaceSettings};

use super::lower::Definitions;
use super::{names, schema};

/// What typify printed of one definition.
pub struct Typed {
    /// The type itself, then what is implemented for it.
    pub items: Vec<Item>,
}

/// What typify prints of every definition, by its number.
pub fn types(definitions: &Definitions<'_>) -> Result<BTreeMap<usize, Typed>, String> {
    let mut settings = TypeSpaceSettings::default();
    settings
        .with_map_type("::std::collections::BTreeMap")
        .with_derive("PartialEq".to_owned());
    let mut space = TypeSpace::new(&settings);
    let schemas = schema::schemas(definitions)
        .into_iter()
        .map(|(name, schema)| Ok((name, serde_json::from_value(schema)?)))
        .collect::<Result<Vec<_>, serde_json::Error>>()
        .map_err(|error| error.to_string())?;
    space.add_ref_types(schemas).map_err(|error| error.to_string())?;
    let file: syn::File = syn::parse2(space.to_stream()).map_err(|error| error.to_string())?;
    let mut types = BTreeMap::new();
    let mut current = None;
    for item in file.items {
        match &item {
            Item::Struct(declared) => current = Some(known(definitions, &declared.ident)?),
            Item::Impl(_) => {}
            // The module of the errors that only types with checks have.
            Item::Mod(_) => continue,
            _ => return Err("typify printed something that was not asked for".to_owned()),
        }
        let number = current.ok_or("typify implemented something before any type")?;
        let typed = types.entry(number).or_insert(Typed { items: Vec::new() });
        typed.items.push(item);
    }
    Ok(types)
}

fn known(definitions: &Definitions<'_>, ident: &proc_macro2::Ident) -> Result<usize, String> {
    names::number_of(ident)
        .filter(|number| *number < definitions.list.len())
        .ok_or_else(|| format!("typify printed `{ident}`, which was not asked for"))
}

impl Typed {
    /// The types of a definition's parts, by their places.
    pub fn parts(&self) -> BTreeMap<usize, Type> {
        let Some(Item::Struct(declared)) = self.items.first() else {
            return BTreeMap::new();
        };
        let Fields::Named(fields) = &declared.fields else {
            return BTreeMap::new();
        };
        let parts = fields.named.iter().filter_map(|field| {
            let place = names::place_of(field.ident.as_ref()?)?;
            Some((place, field.ty.clone()))
        });
        parts.collect()
    }
}
