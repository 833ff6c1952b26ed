//! The package in the making, and where in it one stands: what pointer an item will have, and what a shape is
//! named that has no name of its own.

use std::collections::BTreeMap;

use super::names::{Known, Names};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Origin, Shape, Type, TypeDef, TypeRef};
use crate::place::Place;
use crate::places::{GroupId, PlacesBuilder, segment};
use crate::raw::ProtocolRule;
use crate::words;

/// One package while it is resolved.
pub(super) struct Draft<'n> {
    pub(super) package: &'n str,
    pub(super) names: &'n Names,
    pub(super) types: BTreeMap<String, TypeDef>,
    pub(super) places: &'n mut PlacesBuilder,
    pub(super) findings: &'n mut Vec<Finding>,
    pub(super) later: Later,
}

/// What can be settled only when every package is resolved.
#[derive(Debug, Default)]
pub(super) struct Later {
    /// Unions that have a branch which is a union by another name.
    pub(super) unions: Vec<TypeRef>,
    /// Contents that are said to be absent at times, in so many words.
    pub(super) contents: Vec<Content>,
    /// The rules of each package's protocol.
    pub(super) protocols: Vec<(String, Vec<ProtocolRule>)>,
}

/// A content that a member says may be absent.
#[derive(Debug)]
pub(super) struct Content {
    /// Where it says so.
    pub(super) place: Place,
    /// What it carries.
    pub(super) payload: TypeRef,
    /// The member's name.
    pub(super) name: String,
}

/// Where one stands while a declaration is resolved.
pub(super) struct At<'a> {
    outer: Option<&'a At<'a>>,
    word: Word<'a>,
    step: &'a str,
    /// What a shape that stands right here has after its name, and what is inside it has not.
    suffix: &'static str,
    pub(super) group: GroupId,
    /// Relative to the group.
    pub(super) pointer: String,
    pub(super) position: Position,
}

/// What a step adds to the names of the shapes inside it.
#[derive(Clone, Copy)]
pub(super) enum Word<'a> {
    /// The words of a name on the wire.
    Name(&'a str),
    /// This word as it stands.
    Fixed(&'static str),
}

/// What becomes of a shape that stands here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Position {
    /// It is the definition at hand.
    Definition,
    /// It becomes a definition of its own, and is referred to.
    Use,
}

impl<'a> At<'a> {
    /// Stands at the root of something: a type, an event, the envelope.
    pub(super) fn root(word: Word<'a>, step: &'a str, group: GroupId, pointer: String, position: Position) -> Self {
        Self {
            outer: None,
            word,
            step,
            suffix: "",
            group,
            pointer,
            position,
        }
    }

    /// Goes on to a place inside, whose pointer is given whole.
    pub(super) fn inside<'b>(&'b self, word: Word<'b>, step: &'b str, pointer: String) -> At<'b> {
        At {
            outer: Some(self),
            word,
            step,
            suffix: "",
            group: self.group,
            pointer,
            position: Position::Use,
        }
    }

    /// The same place as a branch of a union sees it.
    pub(super) fn as_branch(&self) -> At<'_> {
        At {
            outer: self.outer,
            word: self.word,
            step: self.step,
            suffix: "",
            group: self.group,
            pointer: self.type_pointer(),
            position: Position::Use,
        }
    }

    /// The same place, where a shape's own name ends in one word more.
    pub(super) fn with_suffix(mut self, suffix: &'static str) -> Self {
        self.suffix = suffix;
        self
    }

    /// Whether a type that stands here is in use, and not the definition at hand.
    pub(super) fn is_use(&self) -> bool {
        self.position == Position::Use
    }

    /// The pointer of a type that stands here.
    pub(super) fn type_pointer(&self) -> String {
        match self.position {
            Position::Definition => format!("{}/shape/alias", self.pointer),
            Position::Use => self.pointer.clone(),
        }
    }

    /// The name of a shape that stands here.
    pub(super) fn name(&self) -> String {
        let mut name = self.base();
        name.push_str(self.suffix);
        name
    }

    /// The name that those of the shapes inside begin with.
    fn base(&self) -> String {
        let Some(outer) = self.outer else {
            return self.word.spelled();
        };
        let mut base = outer.base();
        // A digit needs a guard only at the beginning.
        base.push_str(self.word.spelled().trim_start_matches('_'));
        base
    }

    /// The path of a shape that stands here, for people.
    fn path(&self) -> String {
        match self.outer {
            Some(outer) => format!("{}.{}", outer.path(), self.step),
            None => self.step.to_owned(),
        }
    }
}

impl Word<'_> {
    fn spelled(self) -> String {
        match self {
            Word::Name(name) => words::pascal(name),
            Word::Fixed(word) => word.to_owned(),
        }
    }
}

/// What a declaration has become.
pub(super) enum Made {
    /// A type, ready to be used.
    Type(Type),
    /// The shape of the definition at hand.
    Shape(Shape),
}

/// A resolved declaration.
pub(super) struct Built {
    pub(super) made: Made,
    /// Whether null is one of its values.
    pub(super) null: bool,
}

impl From<Type> for Made {
    fn from(ty: Type) -> Self {
        Self::Type(ty)
    }
}

impl Draft<'_> {
    /// Reports a finding.
    pub(super) fn report(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Remembers where an item stands.
    pub(super) fn mark(&mut self, at: &At<'_>, pointer: &str, place: &Place) {
        self.places.mark(at.group, pointer, place);
    }

    /// Opens the group of places of one definition.
    pub(super) fn open_definition(&mut self, name: &str, place: &Place) -> GroupId {
        let root = format!("/packages/{}/types/{}", segment(self.package), segment(name));
        self.places.open(root, place)
    }

    /// Makes a shape that needs a name: the definition at hand, or one that is named after where it stands.
    pub(super) fn nominal(
        &mut self,
        place: &Place,
        at: &At<'_>,
        make: impl FnOnce(&mut Self, &At<'_>) -> Shape,
    ) -> Made {
        match at.position {
            Position::Definition => Made::Shape(make(self, at)),
            Position::Use => Made::Type(Type::Ref(self.hoist(place, at, make))),
        }
    }

    /// Makes a definition that is named after where its shape stands.
    pub(super) fn hoist(
        &mut self,
        place: &Place,
        at: &At<'_>,
        make: impl FnOnce(&mut Self, &At<'_>) -> Shape,
    ) -> TypeRef {
        let name = at.name();
        let group = self.open_definition(&name, place);
        let inside = At {
            outer: at.outer,
            word: at.word,
            step: at.step,
            suffix: "",
            group,
            pointer: String::new(),
            position: Position::Definition,
        };
        let shape = make(self, &inside);
        let definition = TypeDef {
            meta: Default::default(),
            origin: Origin::Derived(at.path()),
            shape,
            sensitivity: None,
        };
        self.define(name.clone(), definition, place);
        TypeRef {
            package: self.package.to_owned(),
            name,
        }
    }

    /// Adds a derived definition, unless its name is taken.
    fn define(&mut self, name: String, definition: TypeDef, place: &Place) {
        let Origin::Derived(path) = &definition.origin else {
            return;
        };
        let declared = self
            .names
            .packages
            .get(self.package)
            .and_then(|package| package.types.get(&name));
        if let (Some(Known::Removed(removed)), false) = (declared, self.types.contains_key(&name)) {
            let message = format!("the shape at `{path}` would be named `{name}`, as a type that was removed");
            let finding = Finding::new(&catalogue::RESERVED_BY_TOMBSTONE, place, message)
                .help("give it another word with `as`; old code still uses this one")
                .related(removed, "removed");
            self.report(finding);
            self.types.insert(name, definition);
            return;
        }
        if declared.is_none() && !self.types.contains_key(&name) {
            self.types.insert(name, definition);
            return;
        }
        let mut finding = Finding::new(
            &catalogue::IDENTIFIERS_MEET,
            place,
            format!("the shape at `{path}` would be named `{name}`, and there is another of that name"),
        )
        .help("give it another word with `as`, or declare it under `types` with a name of its own");
        let root = format!("/packages/{}/types/{}", segment(self.package), segment(&name));
        if let Some(other) = self.places.root(&root).filter(|other| *other != place) {
            finding = finding.related(other, "the other one");
        }
        self.report(finding);
    }

    /// The shape of a definition that has its name from where it stands.
    pub(super) fn derived(&self, reference: &TypeRef) -> Option<&Shape> {
        if reference.package != self.package || self.names.get(reference).is_some() {
            return None;
        }
        self.types.get(&reference.name).map(|definition| &definition.shape)
    }
}
