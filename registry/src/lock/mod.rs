//! The lock: the resolved registry as one canonical JSON text, from which every target works alone.
//!
//! Key order, strings and numbers are those of RFC 8785. The file holds the same tokens over several lines,
//! so that version control can merge and show it; digests are taken over the form without white space.

mod canonical;
mod digest;
mod names;
mod references;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::layout;
use crate::model::{Package, Registry};

pub use digest::Digests;

/// The format this version writes. Every format up to it stays readable.
pub const FORMAT: u32 = 1;

/// The key of the generated banner, which [`parse`] passes over.
pub const BANNER_KEY: &str = "@generated";

/// The lock as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lock {
    #[serde(rename = "@generated", default)]
    _banner: Option<String>,
    digests: BTreeMap<String, Digests>,
    format: u32,
    packages: BTreeMap<String, Package>,
}

/// The same as [`Lock`], of a registry that somebody else holds.
#[derive(Serialize)]
struct Printed<'r> {
    digests: BTreeMap<String, Digests>,
    format: u32,
    packages: &'r BTreeMap<String, Package>,
}

/// What makes a lock unusable.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// It is not JSON, or not a lock.
    #[error("the lock does not parse; write it again with `cantus sync-types`")]
    Syntax(#[source] serde_json::Error),
    /// It is of a later format.
    #[error("the lock has format {found}, and this version reads formats up to {FORMAT}; install a newer `cantus`")]
    Format {
        /// The format it has.
        found: u64,
    },
    /// A package no longer has its own digest.
    #[error(
        "package `{package}` of the lock was edited: its digest does not fit; write it again with `cantus sync-types`"
    )]
    Edited {
        /// The package.
        package: String,
    },
    /// It holds a name that could not have been declared, and that code is made of.
    #[error(
        "the lock gives the name `{name}` to something that cannot have it; write it again with `cantus sync-types`"
    )]
    Name {
        /// The name.
        name: String,
    },
    /// It names a type that it does not hold.
    #[error("the lock names `{name}`, which it does not hold; write it again with `cantus sync-types`")]
    Dangling {
        /// The missing name, with its package.
        name: String,
    },
    /// A type in it is only another name for itself.
    #[error("type `{name}` of the lock is only another name for itself; write the lock again with `cantus sync-types`")]
    Circular {
        /// The type, with its package.
        name: String,
    },
    /// A value cannot be written as canonical JSON.
    #[error("the registry has no canonical form")]
    Canonical(#[source] serde_json::Error),
}

/// Prints a registry as the text of its lock, without a banner.
pub fn print(registry: &Registry) -> Result<String, LockError> {
    let printed = Printed {
        digests: digests(registry)?,
        format: FORMAT,
        packages: &registry.packages,
    };
    let canonical = canonical::to_string(&printed).map_err(LockError::Canonical)?;
    Ok(layout::over_lines(&canonical))
}

/// Reads a lock, with or without its banner, and makes sure that it is whole.
pub fn parse(text: &str) -> Result<Registry, LockError> {
    let lock: Lock = match serde_json::from_str(text) {
        Ok(lock) => lock,
        Err(error) => return Err(later_format(text).unwrap_or(LockError::Syntax(error))),
    };
    if lock.format == 0 || lock.format > FORMAT {
        return Err(LockError::Format {
            found: lock.format.into(),
        });
    }
    let registry = Registry {
        packages: lock.packages,
    };
    let digests = digests(&registry)?;
    for name in registry.packages.keys().chain(lock.digests.keys()) {
        if digests.get(name) != lock.digests.get(name) {
            return Err(LockError::Edited { package: name.clone() });
        }
    }
    if let Some(name) = names::improper(&registry) {
        return Err(LockError::Name { name });
    }
    if let Some(name) = references::dangling(&registry) {
        return Err(LockError::Dangling { name });
    }
    match references::circular(&registry) {
        Some(name) => Err(LockError::Circular { name }),
        None => Ok(registry),
    }
}

/// The two digests of every package.
pub fn digests(registry: &Registry) -> Result<BTreeMap<String, Digests>, LockError> {
    registry
        .packages
        .iter()
        .map(|(name, package)| Ok((name.clone(), Digests::of(package).map_err(LockError::Canonical)?)))
        .collect()
}

/// A lock of a later format need not parse; its number says more than the syntax error.
fn later_format(text: &str) -> Option<LockError> {
    let found = serde_json::from_str::<serde_json::Value>(text)
        .ok()?
        .get("format")?
        .as_u64()?;
    (found > FORMAT.into()).then_some(LockError::Format { found })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{
        ContentPresence, Direction, Family, LengthBounds, Literal, Member, Meta, Openness, Origin, Shape, Style,
        ToldApart, Type, TypeDef, TypeRef,
    };

    fn registry() -> Registry {
        let member = Member {
            meta: Meta {
                summary: Some("A piece.".to_owned()),
                ..Meta::default()
            },
            wire: Literal::String("chunk".to_owned()),
            beside: Vec::new(),
            removed_beside: BTreeMap::new(),
            payload: None,
            content: ContentPresence::Required,
            direction: Direction::Out,
            sensitivity: None,
            code: None,
        };
        let events = Family {
            told_apart: ToldApart::Tag("event".to_owned()),
            content: Some("data".to_owned()),
            common: Vec::new(),
            transport: Vec::new(),
            open: Openness::Reader,
            default: None,
            members: BTreeMap::from([("chunk".to_owned(), member)]),
            removed: BTreeMap::new(),
            removed_common: BTreeMap::new(),
            removed_transport: BTreeMap::new(),
        };
        let package = Package {
            name: "s".to_owned(),
            version: "1.0.0".to_owned(),
            summary: None,
            description: None,
            style: Style::default(),
            sensitivity: Vec::new(),
            default_clearance: None,
            uses: Vec::new(),
            types: BTreeMap::new(),
            removed: BTreeMap::new(),
            events,
            errors: None,
            policies: BTreeMap::new(),
            configs: BTreeMap::new(),
            protocol: Vec::new(),
        };
        Registry {
            packages: BTreeMap::from([("s".to_owned(), package)]),
        }
    }

    #[test]
    fn a_printed_lock_reads_back_the_same() {
        let text = print(&registry()).expect("prints");
        assert_eq!(parse(&text).expect("parses"), registry());
    }

    #[test]
    fn prose_changes_the_full_digest_alone() {
        let before = digests(&registry()).expect("digests");
        let mut changed = registry();
        let package = changed.packages.get_mut("s").expect("is there");
        package.events.members.get_mut("chunk").expect("is there").meta.summary = None;
        let after = digests(&changed).expect("digests");
        assert_eq!(before["s"].contract, after["s"].contract);
        assert_ne!(before["s"].full, after["s"].full);
    }

    #[test]
    fn an_edited_lock_is_refused() {
        let text = print(&registry()).expect("prints").replace("A piece.", "A peace.");
        assert!(matches!(parse(&text), Err(LockError::Edited { package }) if package == "s"));
    }

    #[test]
    fn a_name_that_could_not_have_been_declared_is_refused() {
        for name in ["../s", "/s", "s/s", ".", "S", ""] {
            let mut package = registry().packages.remove("s").expect("is there");
            package.name = name.to_owned();
            let packages = BTreeMap::from([(name.to_owned(), package)]);
            let text = print(&Registry { packages }).expect("prints");
            assert!(matches!(parse(&text), Err(LockError::Name { name: refused }) if refused == name));
        }
        let mut code = registry();
        let package = code.packages.get_mut("s").expect("is there");
        let member = package.events.members.get_mut("chunk").expect("is there");
        member.meta.rename = Some("A; evil()".to_owned());
        let text = print(&code).expect("prints");
        assert!(matches!(parse(&text), Err(LockError::Name { .. })));
        let mut misnamed = registry();
        misnamed.packages.get_mut("s").expect("is there").name = "t".to_owned();
        let text = print(&misnamed).expect("prints");
        assert!(matches!(parse(&text), Err(LockError::Name { .. })));
    }

    #[test]
    fn a_dangling_name_is_refused() {
        let mut dangling = registry();
        let package = dangling.packages.get_mut("s").expect("is there");
        package.events.members.get_mut("chunk").expect("is there").payload = Some(TypeRef {
            package: "s".to_owned(),
            name: "Gone".to_owned(),
        });
        let text = print(&dangling).expect("prints");
        assert!(matches!(parse(&text), Err(LockError::Dangling { name }) if name == "s.Gone"));
    }

    #[test]
    fn a_circle_of_aliases_is_refused() {
        let alias = |to: &str| TypeDef {
            meta: Meta::default(),
            origin: Origin::Declared,
            shape: Shape::Alias(Type::List {
                items: Box::new(Type::Ref(TypeRef {
                    package: "s".to_owned(),
                    name: to.to_owned(),
                })),
                count: LengthBounds::default(),
            }),
            sensitivity: None,
        };
        let mut circular = registry();
        let package = circular.packages.get_mut("s").expect("is there");
        package.types = [("A", "B"), ("B", "C"), ("C", "B")]
            .map(|(name, to)| (name.to_owned(), alias(to)))
            .into();
        let text = print(&circular).expect("prints");
        assert!(matches!(parse(&text), Err(LockError::Circular { name }) if name == "s.B"));
    }

    #[test]
    fn a_later_format_says_so() {
        let text = print(&registry())
            .expect("prints")
            .replace("\"format\": 1", "\"format\": 2");
        assert!(matches!(parse(&text), Err(LockError::Format { found: 2 })));
        assert!(matches!(
            parse(r#"{"format": 9, "anything": 1}"#),
            Err(LockError::Format { found: 9 })
        ));
    }
}
