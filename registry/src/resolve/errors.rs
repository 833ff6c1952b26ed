//! `errors:` → a family of codes, and the enum of what they are on the wire.

use std::collections::BTreeMap;

use super::draft::{At, Draft, Position, Word};
use super::families::DEFAULT_TAG;
use super::members::{Frame, Role};
use super::names::{Kinds, Outline, literal_kind};
use super::packages::{Declared, Named};
use super::records::{FieldList, Graves};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{
    Deprecated, Enum, EnumKind, EnumMember, Errors, Family, Field, Kind, Literal, Member, Meta, Openness, Origin,
    Presence, Shape, StringRules, ToldApart, Type, TypeDef,
};
use crate::place::Place;
use crate::places::segment;
use crate::raw::{self, ErrorShape};
use crate::words;

/// The key under which ancestors are written, unless the shape says otherwise.
const IS_A: &str = "is_a";

/// The metadata that a common field of the same name is filled from, attributes aside.
const FACTS: [&str; 3] = ["status", "retryable", "hint"];

/// What a package says of its errors.
pub(super) struct ErrorsForm {
    pub(super) shape: Option<ErrorShape>,
    pub(super) attributes: Vec<raw::Field>,
    pub(super) codes: Named<raw::Member>,
    pub(super) classify: Vec<raw::Classified>,
}

/// The names of a package's error family and of the enum of its codes.
fn names(package: &str, shape: Option<&ErrorShape>) -> (String, String) {
    let family = match shape.and_then(|shape| shape.name.as_ref()) {
        Some(name) => name.value.clone(),
        None => format!("{}Error", words::pascal(package)),
    };
    let codes = format!("{family}Code");
    (family, codes)
}

/// What can be known of the types that a package's errors declare.
pub(super) fn outlines(package: &Declared) -> Vec<(String, Outline)> {
    let says_nothing = package.error_shape.is_none()
        && package.error_attributes.is_empty()
        && package.error_codes.is_empty()
        && package.classify.is_empty();
    if says_nothing {
        return Vec::new();
    }
    let (family, codes) = names(&package.name, package.error_shape.as_ref());
    let wire = package.error_codes.values().find_map(|(_, code)| code.wire.as_ref());
    let kind = match wire.and_then(|wire| super::enums::to_literal(&wire.value)) {
        Some(wire) => literal_kind(&wire),
        None => Kind::String,
    };
    let family_outline = Outline {
        kinds: Kinds::of(Kind::Object),
        object: true,
        ..Outline::default()
    };
    let codes_outline = Outline {
        kinds: Kinds::of(kind),
        open_enum: true,
        ..Outline::default()
    };
    vec![(family, family_outline), (codes, codes_outline)]
}

impl Draft<'_> {
    /// Resolves a package's errors, if it declares any.
    pub(super) fn errors(&mut self, form: ErrorsForm) -> Option<Errors> {
        let ErrorsForm {
            shape,
            attributes,
            mut codes,
            classify,
        } = form;
        let place = match (&shape, attributes.first(), codes.values().next(), classify.first()) {
            (Some(shape), ..) => shape.name.as_ref().map_or(&shape.place, |name| &name.place).clone(),
            (None, Some(attribute), ..) => attribute.name.place.clone(),
            (None, None, Some((place, _)), _) => place.clone(),
            (None, None, None, Some(row)) => row.failure.place.clone(),
            (None, None, None, None) => return None,
        };
        let (family_name, codes_name) = names(self.package, shape.as_ref());
        self.check_free(&family_name, &place);
        self.check_free(&codes_name, &place);
        let attributes = self.attributes(attributes, &family_name, &place);
        let classify = self.classify(classify, &place);
        let group = self.open_definition(&family_name, &place);
        let at = At::root(
            Word::Name(&family_name),
            "errors",
            group,
            String::new(),
            Position::Definition,
        );
        let facts = self.facts(&mut codes, &attributes, &at);
        let is_named = shape.as_ref().is_some_and(|shape| shape.name.is_some());
        let (mut family, meta, is_a_key) = self.error_family(shape, codes, &at);
        for (name, code) in facts {
            if let Some(member) = family.members.get_mut(&name) {
                member.code = Some(code);
            }
        }
        let filled = filled(&family.common, &attributes);
        let code_enum = Shape::Enum(self.code_enum(&family, &place));
        self.open_definition(&codes_name, &place);
        let origin = match is_named {
            true => Origin::Declared,
            false => Origin::Derived("errors.shape".to_owned()),
        };
        self.add(&family_name, meta, origin, Shape::Family(family));
        let origin = Origin::Derived("errors.codes".to_owned());
        self.add(&codes_name, Meta::default(), origin, code_enum);
        Some(Errors {
            family: family_name,
            codes: codes_name,
            attributes,
            filled,
            is_a_key,
            classify,
        })
    }

    /// Adds a definition of the errors, unless its name is taken, which was reported.
    fn add(&mut self, name: &str, meta: Meta, origin: Origin, shape: Shape) {
        self.types.entry(name.to_owned()).or_insert(TypeDef {
            meta,
            origin,
            shape,
            sensitivity: None,
        });
    }

    /// The names that errors give to types are no other type's.
    fn check_free(&mut self, name: &str, place: &Place) {
        if !self.types.contains_key(name) {
            return;
        }
        let mut finding = Finding::new(
            &catalogue::ENTRY_TWICE,
            place,
            format!("`{name}` is a type of the package and a name that `errors` declares"),
        )
        .help("rename the type, or give the errors another name: `errors: {shape: {name: …}}`");
        let root = format!("/packages/{}/types/{}", segment(self.package), segment(name));
        if let Some(other) = self.places.root(&root) {
            finding = finding.related(other, "the type");
        }
        self.report(finding);
    }

    fn attributes(&mut self, attributes: Vec<raw::Field>, family: &str, place: &Place) -> Vec<Field> {
        let root = format!("/packages/{}/errors", segment(self.package));
        let group = self.places.open(root, place);
        let at = At::root(
            Word::Name(family),
            "errors.attributes",
            group,
            String::new(),
            Position::Use,
        );
        for attribute in &attributes {
            let name = &attribute.name;
            if raw::code_words().any(|word| word == name.value) {
                self.report(
                    Finding::new(
                        &catalogue::NAME_RESERVED,
                        &name.place,
                        format!(
                            "`{}` is a word of every error code and cannot name an attribute",
                            name.value
                        ),
                    )
                    .help("choose another name"),
                );
            }
        }
        self.fields(attributes, &FieldList::new("/attributes", Graves::Refused), &at)
            .0
    }

    fn error_family(
        &mut self,
        shape: Option<ErrorShape>,
        codes: Named<raw::Member>,
        at: &At<'_>,
    ) -> (Family, Meta, String) {
        let root = "/shape/family";
        let is_declared = shape.is_some();
        let (tag, content, common, is_a, notes) = match shape {
            Some(shape) => (shape.tag, shape.content, shape.common, shape.is_a, shape.notes),
            None => (None, None, Vec::new(), None, raw::Notes::default()),
        };
        let meta = self.meta(notes, at.group, "/meta");
        let tag = match tag {
            Some(tag) => self.tag(Some(tag), root, at),
            None => DEFAULT_TAG.to_owned(),
        };
        let (content, rule) = self.content(content, root, at);
        let (common, removed_common) = match is_declared {
            true => self.common(common, root, at),
            false => (vec![message()], BTreeMap::new()),
        };
        let frame = Frame {
            role: Role::Code,
            content: rule,
            common: &common,
            root,
        };
        let (members, removed) = self.members(codes, &frame, at);
        let is_a_key = match is_a {
            Some(key) => {
                self.check_name("a key", &key.value, &key.place);
                key.value
            }
            None => IS_A.to_owned(),
        };
        let family = Family {
            told_apart: ToldApart::Tag(tag),
            content,
            common,
            transport: Vec::new(),
            open: Openness::Reader,
            default: None,
            members,
            removed,
            removed_common,
            removed_transport: BTreeMap::new(),
        };
        (family, meta, is_a_key)
    }

    /// The enum of the codes as they stand on the wire.
    fn code_enum(&mut self, family: &Family, place: &Place) -> Enum {
        let names = self.names.packages.get(self.package);
        let is_whole = names.is_some_and(|package| !package.cut && package.broken.is_empty());
        if family.members.is_empty() && is_whole {
            self.report(
                Finding::new(&catalogue::ENUM_EMPTY, place, "the errors have no code")
                    .help("declare at least one under `errors: {codes: …}`, or take `errors` out"),
            );
        }
        let is_integer = family
            .members
            .values()
            .any(|member| matches!(member.wire, Literal::Integer(_)));
        Enum {
            kind: if is_integer {
                EnumKind::Integer
            } else {
                EnumKind::String
            },
            open: Openness::Reader,
            members: family
                .members
                .iter()
                .map(|(name, code)| code_member(name, code, family))
                .collect(),
            removed: family.removed.clone(),
        }
    }
}

/// A code in the enum of codes: named after the code, whatever it is on the wire.
fn code_member(name: &str, code: &Member, family: &Family) -> EnumMember {
    let is_named = code.wire == Literal::String(name.to_owned());
    // Only a code that is spelled as it is named can be named as a replacement among wire values.
    let is_spelled = |replacement: &String| {
        let wire = family.members.get(replacement).map(|member| &member.wire);
        wire == Some(&Literal::String(replacement.clone()))
    };
    let deprecated = code.meta.deprecated.clone().map(|deprecated| Deprecated {
        replacement: deprecated.replacement.filter(is_spelled),
        ..deprecated
    });
    EnumMember {
        value: code.wire.clone(),
        meta: Meta {
            summary: code.meta.summary.clone(),
            description: code.meta.description.clone(),
            stability: code.meta.stability,
            deprecated,
            rename: code
                .meta
                .rename
                .clone()
                .or_else(|| (!is_named).then(|| name.to_owned())),
            ..Meta::default()
        },
    }
}

/// The common fields that constructors fill from a code's facts.
fn filled(common: &[Field], attributes: &[Field]) -> Vec<String> {
    let is_fact = |name: &str| FACTS.contains(&name) || attributes.iter().any(|attribute| attribute.name == name);
    common
        .iter()
        .filter(|field| is_fact(&field.name))
        .map(|field| field.name.clone())
        .collect()
}

/// The one field of errors whose shape is not declared.
fn message() -> Field {
    Field {
        name: "message".to_owned(),
        meta: Meta::default(),
        ty: Type::String(StringRules::default()),
        presence: Presence::Required,
        default: None,
        sensitivity: None,
        setting: Default::default(),
    }
}
