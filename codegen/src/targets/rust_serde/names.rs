//! Names: the stand-ins that typify is asked in, and those that the target adds to what the registry declares.

use cantus_registry::model::Registry;
use proc_macro2::Ident;

use super::super::rust::names::{self, Taken};

/// The stand-in of a definition, by its number.
pub fn definition(number: usize) -> String {
    format!("T{number}")
}

/// The number of the definition that an identifier stands in for.
pub fn number_of(ident: &Ident) -> Option<usize> {
    ident.to_string().strip_prefix('T')?.parse().ok()
}

/// The stand-in of a part of a definition, by its place.
pub fn part(place: usize) -> String {
    format!("p{place}")
}

/// The place of the part that an identifier stands in for.
pub fn place_of(ident: &Ident) -> Option<usize> {
    ident.to_string().strip_prefix('p')?.parse().ok()
}

/// What typify calls the further keys of an object.
pub const FURTHER: &str = "extra";

/// The module of the literals of a package; no type of a package is spelled like it.
pub const LITERALS: &str = "literals";

/// The module that the packages' modules share; a package of that name keeps it.
pub fn runtime_module(registry: &Registry) -> Ident {
    let modules = registry.packages.keys().map(|name| names::module(name).to_string());
    Taken::new(modules).fresh("objects")
}
