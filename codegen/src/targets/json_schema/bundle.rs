//! One schema file: everything that a package's documents need, in one view.

use std::collections::{BTreeMap, BTreeSet};

use cantus_registry::model::{Origin, Package, Registry, ToldApart, TypeRef};
use cantus_source::segment;

use super::node::Node;
use super::scalars::Scalar;
use super::{families, types};

/// Whose documents a schema describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum View {
    /// What a writer may write.
    Emit,
    /// What a reader must accept.
    Read,
    /// What an operator may write: what has a default may be left out, and references may stand where they are looked at.
    Settings,
}

impl View {
    /// Its word in file names.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Emit => "emit",
            Self::Read => "read",
            Self::Settings => "settings",
        }
    }

    /// What undeclared members are: shut out, or not spoken of.
    pub(super) fn undeclared(self) -> Option<Node> {
        match self {
            Self::Emit | Self::Settings => Some(Node::Bool(false)),
            Self::Read => None,
        }
    }
}

/// Collects the definitions that one file needs while schemas are made.
pub(super) struct Bundle<'r> {
    pub(super) registry: &'r Registry,
    pub(super) view: View,
    package: &'r Package,
    wanted: Vec<TypeRef>,
    seen: BTreeSet<TypeRef>,
    scalars: BTreeSet<Scalar>,
}

/// Which documents of a package a file describes.
pub(super) enum Scope<'r> {
    /// All of them, and every type that a person named.
    Package,
    /// One event's.
    Event(&'r str),
    /// What an operator writes for a policy: a value of the definition of this name.
    Policy(&'r str),
    /// What an operator sets: a value of the definition of this name.
    Config(&'r str),
}

/// The compact text, in pieces, of the schema of a package's documents, or of one event's, in one view.
///
/// Definitions are printed as they are made: all of them together would take many times the memory of their text.
pub(super) fn schema(
    registry: &Registry,
    package: &Package,
    view: View,
    scope: &Scope<'_>,
    id: String,
) -> Result<Vec<String>, serde_json::Error> {
    let mut bundle = Bundle {
        registry,
        view,
        package,
        wanted: Vec::new(),
        seen: BTreeSet::new(),
        scalars: BTreeSet::new(),
    };
    let mut schema = Node::object([
        ("$schema", Node::text("https://json-schema.org/draft/2020-12/schema")),
        ("$id", Node::text(id)),
    ]);
    match scope {
        Scope::Package => {
            schema.push(
                "title",
                Node::text(format!("{} {}, {} view", package.name, package.version, view.name())),
            );
            if let Some(summary) = &package.summary {
                schema.push("description", Node::text(summary.clone()));
            }
            // What a person named, and the errors, can be referred to from outside; a derived shape is there where
            // it is used.
            let of_errors = |name: &str| {
                let errors = package.errors.as_ref();
                errors.is_some_and(|errors| errors.family == name || errors.codes == name)
            };
            let declared = package
                .types
                .iter()
                .filter(|(name, definition)| definition.origin == Origin::Declared || of_errors(name));
            declared.for_each(|(name, _)| {
                bundle.reference(&TypeRef {
                    package: package.name.clone(),
                    name: name.clone(),
                });
            });
        }
        Scope::Event(name) => {
            schema.push(
                "title",
                Node::text(format!(
                    "{} of {} {}, {} view",
                    name,
                    package.name,
                    package.version,
                    view.name()
                )),
            );
        }
        Scope::Policy(name) => {
            let title = format!("Rules of {name} of {} {}", package.name, package.version);
            schema.push("title", Node::text(title));
        }
        Scope::Config(name) => {
            let title = format!("Settings: {name} of {} {}", package.name, package.version);
            schema.push("title", Node::text(title));
        }
    }
    let mut definitions = bundle.documents(scope)?;
    let mut roots: Vec<String> = definitions.iter().map(|(key, _)| key.clone()).collect();
    if let Scope::Policy(name) | Scope::Config(name) = scope {
        bundle.reference(&TypeRef {
            package: package.name.clone(),
            name: (*name).to_owned(),
        });
        roots.push((*name).to_owned());
    }
    definitions.extend(bundle.definitions()?);
    let alternatives: Vec<Node> = roots.iter().map(|key| reference_to(key)).collect();
    match alternatives.len() {
        0 => schema.push("not", Node::any()),
        1 => schema.push("$ref", Node::text(reference_text(&roots[0]))),
        // Told apart from outside, documents of two events may be one text.
        _ if package.events.told_apart == ToldApart::Outside => schema.push("anyOf", Node::Array(alternatives)),
        _ => schema.push("oneOf", Node::Array(alternatives)),
    }
    let mut head = serde_json::to_string(&schema)?;
    head.truncate(head.len() - 1);
    let mut pieces = vec![head + r#","$defs":{"#];
    for (at, (key, definition)) in definitions.into_iter().enumerate() {
        let comma = if at > 0 { "," } else { "" };
        pieces.push(format!("{comma}{}:{definition}", serde_json::to_string(&key)?));
    }
    pieces.push("}}".to_owned());
    let length: usize = pieces.iter().map(String::len).sum();
    // Little that is whole may stand on one line.
    Ok(if length < LITTLE { vec![pieces.concat()] } else { pieces })
}

/// How long a text is that is not worth cutting up.
const LITTLE: usize = 64 * 1024;

/// The key of a definition and its compact text.
type Printed = (String, String);

impl Bundle<'_> {
    /// A reference to a definition, which the file will then hold.
    pub(super) fn reference(&mut self, reference: &TypeRef) -> Node {
        if self.seen.insert(reference.clone()) {
            self.wanted.push(reference.clone());
        }
        reference_to(&self.key(reference))
    }

    /// A reference to a scalar's definition, which the file will then hold.
    pub(super) fn scalar(&mut self, scalar: Scalar) -> Node {
        self.scalars.insert(scalar);
        reference_to(scalar.key())
    }

    /// The key under which a package's error family writes ancestors.
    pub(super) fn is_a_key(&self, package: &str) -> &str {
        let errors = self
            .registry
            .packages
            .get(package)
            .and_then(|package| package.errors.as_ref());
        errors.map_or("is_a", |errors| errors.is_a_key.as_str())
    }

    /// The package's own definitions go by their names; a dot keeps another package's apart.
    fn key(&self, reference: &TypeRef) -> String {
        if reference.package == self.package.name {
            reference.name.clone()
        } else {
            format!("{}.{}", reference.package, reference.name)
        }
    }

    /// The schema of every document in scope, by its key.
    fn documents(&mut self, scope: &Scope<'_>) -> Result<Vec<Printed>, serde_json::Error> {
        let package = self.package;
        let envelope = &package.events;
        let mut documents = Vec::new();
        for (name, member) in &envelope.members {
            match scope {
                Scope::Policy(_) | Scope::Config(_) => {}
                Scope::Event(wanted) if wanted != name => {}
                Scope::Event(_) | Scope::Package => {
                    let document = families::document(self, package, name, member);
                    documents.push((document_key(name), serde_json::to_string(&document)?));
                }
            }
        }
        if matches!(scope, Scope::Package)
            && let Some(unknown) = families::unknown_document(self, envelope)
        {
            documents.push((UNKNOWN_KEY.to_owned(), serde_json::to_string(&unknown)?));
        }
        Ok(documents)
    }

    /// Every definition that is wanted, and those that they want, sorted by key.
    fn definitions(mut self) -> Result<BTreeMap<String, String>, serde_json::Error> {
        let mut definitions = BTreeMap::new();
        while let Some(reference) = self.wanted.pop() {
            let registry = self.registry;
            let Some(definition) = registry.get(&reference) else {
                continue;
            };
            let key = self.key(&reference);
            let schema = types::definition(&mut self, &reference.package, definition);
            definitions.insert(key, serde_json::to_string(&schema)?);
        }
        for scalar in &self.scalars {
            definitions.insert(scalar.key().to_owned(), serde_json::to_string(&scalar.definition())?);
        }
        Ok(definitions)
    }
}

/// Whether a package's documents can be told apart by themselves; if not, each event has its own schema.
pub(super) fn tells_documents_apart(package: &Package) -> bool {
    package.events.told_apart != ToldApart::Outside
}

/// The key of the schema of an event's document.
pub(super) fn document_key(event: &str) -> String {
    format!("event.{event}")
}

const UNKNOWN_KEY: &str = "event";

fn reference_to(key: &str) -> Node {
    Node::object([("$ref", Node::text(reference_text(key)))])
}

/// A reference is a URI: the key is escaped as a JSON Pointer's token, then as a fragment.
fn reference_text(key: &str) -> String {
    let mut text = "#/$defs/".to_owned();
    for byte in segment(key).bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~$!&'()*+,;=:@".contains(&byte) {
            text.push(char::from(byte));
        } else {
            text.push_str(&format!("%{byte:02X}"));
        }
    }
    text
}
