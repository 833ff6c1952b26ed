//! Anchors, and links to them. An anchor follows from names alone, so that it stays when anything else moves.

use cantus_registry::describe;
use cantus_registry::model::{Package, Registry, Type, TypeRef};

use super::escape::code;

/// The page with the list of all packages.
pub const INDEX: &str = "index";

/// The file of a package's page; a package that has the index's name keeps away from it.
pub fn page(package: &str) -> String {
    if package == INDEX {
        format!("{package}_.md")
    } else {
        format!("{package}.md")
    }
}

/// What an anchor leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// An event, by its name.
    Event,
    /// A definition, by its name.
    Type,
    /// An error code, by its name.
    Error,
}

/// The anchor of an item on its package's page.
pub fn anchor(to: To, name: &str) -> String {
    let prefix = match to {
        To::Event => "event",
        To::Type => "type",
        To::Error => "error",
    };
    format!("{prefix}-{}", spelled(name))
}

/// A name with what an identifier of HTML or the end of an address could trip over spelled as `=` and its code.
fn spelled(name: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
        _ => format!("={byte:02x}"),
    };
    name.bytes().map(byte).collect()
}

/// A link whose text is ready.
pub fn link(text: &str, target: &str) -> String {
    format!("[{text}]({target})")
}

/// Knows where things stand, seen from the page of one package.
pub struct Links<'r> {
    /// The whole registry.
    pub registry: &'r Registry,
    /// The package of the page.
    pub package: &'r Package,
}

impl Links<'_> {
    /// A link to a definition, by its name as one writes it in a file of the package.
    pub fn definition(&self, reference: &TypeRef) -> String {
        let text = code(&describe::name(reference, &self.package.name));
        if self.registry.get(reference).is_none() {
            return text;
        }
        let anchor = anchor(To::Type, &reference.name);
        if reference.package == self.package.name {
            link(&text, &format!("#{anchor}"))
        } else {
            link(&text, &format!("{}#{anchor}", page(&reference.package)))
        }
    }

    /// A link to a definition of this package.
    pub fn own(&self, name: &str) -> String {
        self.definition(&TypeRef {
            package: self.package.name.clone(),
            name: name.to_owned(),
        })
    }

    /// A link to an event of this package; its name alone if there is none.
    pub fn event(&self, name: &str) -> String {
        self.to(To::Event, name, self.package.events.members.contains_key(name))
    }

    /// A link to an error code of this package; its name alone if there is none.
    pub fn error(&self, name: &str) -> String {
        let family = super::errors::family(self.package);
        let is_there = family.is_some_and(|family| family.members.contains_key(name));
        self.to(To::Error, name, is_there)
    }

    fn to(&self, to: To, name: &str, is_there: bool) -> String {
        if is_there {
            link(&code(name), &format!("#{}", anchor(to, name)))
        } else {
            code(name)
        }
    }

    /// A type as one writes it, the definition in it a link.
    pub fn ty(&self, ty: &Type) -> String {
        let text = describe::expression(ty, &self.package.name);
        let Some(reference) = ty.definition() else {
            return code(&text);
        };
        let name = describe::name(reference, &self.package.name);
        let before = opening(ty);
        let behind = text.strip_prefix(before.as_str());
        let Some(behind) = behind.and_then(|rest| rest.strip_prefix(name.as_str())) else {
            return code(&text);
        };
        let part = |text: &str| if text.is_empty() { String::new() } else { code(text) };
        format!("{}{}{}", part(&before), self.definition(reference), part(behind))
    }
}

/// What stands before the definition in the expression of a type.
fn opening(ty: &Type) -> String {
    match ty {
        Type::List { items, .. } => format!("list<{}", opening(items)),
        Type::Map { values } => format!("map<{}", opening(values)),
        Type::Nullable(inner) => opening(inner),
        _ => String::new(),
    }
}
