//! Events, variants, keyed members and error codes → members of a family.

use std::collections::BTreeMap;

use super::draft::{At, Draft, Position, Word};
use super::enums::{to_literal, written};
use super::notes::text;
use super::packages::Named;
use super::records::{FieldList, Graves};
use super::tombstones::{Reserved, tombstone};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Direction, Field, Literal, Member, Tombstone};
use crate::place::{Place, Spanned};
use crate::places::segment;
use crate::raw::{self, Beside, Payload};

/// The family that a member is resolved for.
pub(super) struct Frame<'f> {
    pub(super) role: Role,
    pub(super) content: ContentRule,
    pub(super) common: &'f [Field],
    /// The pointer of the family, relative to the group.
    pub(super) root: &'f str,
}

/// What a member is a member of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// A package's events, whose tag stands in the document.
    Event,
    /// A package's events, whose names travel outside.
    Outside,
    /// `variants:`
    Variant,
    /// `keyed:`
    Keyed,
    /// `errors.codes`
    Code,
}

impl Role {
    fn what(self) -> &'static str {
        match self {
            Self::Event | Self::Outside => "event",
            Self::Variant => "variant",
            Self::Keyed => "keyed member",
            Self::Code => "error code",
        }
    }
}

/// What a family says of its members' content.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ContentRule {
    /// There is no content key.
    Never,
    /// It is always there.
    Required,
    /// It may be absent where the payload may be empty.
    Optional,
}

/// The wire values of a family so far.
#[derive(Default)]
struct Wires {
    taken: BTreeMap<Literal, (String, Place)>,
    integer: Option<Place>,
    string: Option<Place>,
}

impl Draft<'_> {
    /// Resolves the members of a family.
    pub(super) fn members(
        &mut self,
        entries: Named<raw::Member>,
        frame: &Frame<'_>,
        at: &At<'_>,
    ) -> (BTreeMap<String, Member>, BTreeMap<String, Tombstone>) {
        let mut reserved = Reserved::default();
        let mut removed = BTreeMap::new();
        let mut living = Vec::with_capacity(entries.len());
        for (name, (place, member)) in entries {
            match member.payload {
                Payload::Removed(grave) => {
                    let wire = member.wire.as_ref().and_then(|wire| to_literal(&wire.value));
                    let grave = tombstone(grave, wire, &member.notes);
                    reserved.add(&name, &grave, &place);
                    self.mark(at, &format!("{}/removed/{}", frame.root, segment(&name)), &place);
                    removed.insert(name, grave);
                }
                Payload::Unsaid | Payload::Never(_) | Payload::Declared { .. } => living.push((name, place, member)),
            }
        }
        let mut wires = Wires::default();
        let mut members = BTreeMap::new();
        for (name, place, raw) in living {
            self.check_name(&format!("{} {}", article(frame.role), frame.role.what()), &name, &place);
            let wire = self.wire(&name, &place, raw.wire.as_ref(), frame.role, &mut wires);
            let rename = raw.notes.rename.as_ref().map(|rename| rename.value.as_str());
            reserved.check(frame.role.what(), &name, rename, Some(&wire), &place, self.findings);
            let member = self.member(&name, &place, raw, wire, frame, at);
            members.insert(name, member);
        }
        (members, removed)
    }

    fn member(
        &mut self,
        name: &str,
        place: &Place,
        raw: raw::Member,
        wire: Literal,
        frame: &Frame<'_>,
        at: &At<'_>,
    ) -> Member {
        let pointer = format!("{}/members/{}", frame.root, segment(name));
        self.mark(at, &pointer, place);
        let rename = text(raw.notes.rename.clone());
        let word = Word::Name(rename.as_deref().unwrap_or(name));
        let step = match frame.role {
            Role::Event | Role::Outside => format!("events.{name}"),
            Role::Code => format!("errors.codes.{name}"),
            Role::Variant | Role::Keyed => name.to_owned(),
        };
        // Shapes inside an event or a code are named after it alone, not after the family around it.
        let inside = match frame.role {
            Role::Event | Role::Outside | Role::Code => At::root(word, &step, at.group, pointer.clone(), Position::Use),
            Role::Variant | Role::Keyed => at.inside(word, &step, pointer.clone()),
        };
        let meta = self.meta(raw.notes, at.group, &format!("{pointer}/meta"));
        let (beside, removed_beside) = self.beside(raw.beside, frame, &pointer, &inside);
        let payload_pointer = format!("{pointer}/payload");
        let (payload, content) = match frame.role {
            Role::Code => {
                let details = inside.inside(Word::Fixed("Details"), "details", payload_pointer);
                self.payload(name, place, raw.payload, frame, &details)
            }
            Role::Event | Role::Outside => {
                let own = inside.with_suffix("Payload");
                self.payload(name, place, raw.payload, frame, &own)
            }
            Role::Variant | Role::Keyed => self.payload(name, place, raw.payload, frame, &inside),
        };
        if let Some(level) = &raw.sensitivity {
            self.mark(at, &format!("{pointer}/sensitivity"), &level.place);
        }
        Member {
            meta,
            wire,
            beside,
            removed_beside,
            payload,
            content,
            direction: raw.direction.map_or(Direction::Out, |direction| direction.value),
            sensitivity: text(raw.sensitivity),
            code: None,
        }
    }

    /// What stands beside the tag of one member, and what once did; `member` is the pointer of the member.
    fn beside(
        &mut self,
        beside: Option<Spanned<Beside>>,
        frame: &Frame<'_>,
        member: &str,
        at: &At<'_>,
    ) -> (Vec<Field>, BTreeMap<String, Tombstone>) {
        let nothing = BTreeMap::new();
        let Some(beside) = beside else {
            return (frame.common.to_vec(), nothing);
        };
        if frame.role == Role::Outside {
            self.report(
                Finding::new(
                    &catalogue::BESIDE_MISFIT,
                    &beside.place,
                    "nothing stands beside a tag that travels outside",
                )
                .help("under `envelope: none` the document is the payload: declare the field there"),
            );
            return (Vec::new(), nothing);
        }
        match beside.value {
            Beside::None => (Vec::new(), nothing),
            Beside::Only(names) => (self.narrow(&names, frame.common), nothing),
            Beside::With(fields) => {
                let (list, graves) = (format!("{member}/beside"), format!("{member}/removed_beside"));
                let into = FieldList {
                    pointer: &list,
                    graves: Graves::Kept(&graves),
                    onto: frame.common,
                };
                let mut result = frame.common.to_vec();
                let (own, removed) = self.fields(fields, &into, at);
                for field in own {
                    match result.iter_mut().find(|common| common.name == field.name) {
                        Some(common) => *common = field,
                        None => result.push(field),
                    }
                }
                (result, removed)
            }
        }
    }

    fn narrow(&mut self, names: &[Spanned<String>], common: &[Field]) -> Vec<Field> {
        for (index, name) in names.iter().enumerate() {
            if !common.iter().any(|field| field.name == name.value) {
                let finding = Finding::new(
                    &catalogue::BESIDE_UNKNOWN,
                    &name.place,
                    format!("`{}` is not among the family's common fields", name.value),
                )
                .help("a list narrows the common fields; to add one, write `beside: {name: type}`")
                .near(&name.value, common.iter().map(|field| field.name.as_str()));
                self.report(finding);
            }
            if let Some(first) = names[..index].iter().find(|first| first.value == name.value) {
                let finding = Finding::new(
                    &catalogue::ENTRY_TWICE,
                    &name.place,
                    format!("`{}` is listed twice", name.value),
                )
                .help("once is enough")
                .related(&first.place, "listed first");
                self.report(finding);
            }
        }
        let is_kept = |field: &&Field| names.iter().any(|name| name.value == field.name);
        common.iter().filter(is_kept).cloned().collect()
    }

    /// The tag's value of a member: what it says, or its name.
    fn wire(&mut self, name: &str, place: &Place, wire: Option<&raw::Value>, role: Role, wires: &mut Wires) -> Literal {
        let at = wire.map_or(place, |wire| &wire.place);
        let said = wire.and_then(|wire| {
            let literal = to_literal(&wire.value);
            match literal {
                Some(Literal::String(text)) => {
                    self.check_name("a wire value", &text, &wire.place);
                    Some(Literal::String(text))
                }
                Some(integer @ Literal::Integer(_)) if role != Role::Keyed && role != Role::Outside => Some(integer),
                Some(_) | None => {
                    self.report(
                        Finding::new(
                            &catalogue::WRONG_VALUE,
                            &wire.place,
                            format!("`{}` is not a wire value", wire.value),
                        )
                        .help("a tag is a string or an integer within ±(2^53 − 1), and a key is a string"),
                    );
                    None
                }
            }
        });
        let wire = said.unwrap_or_else(|| Literal::String(name.to_owned()));
        if let Some((first, first_place)) = wires.taken.get(&wire) {
            let finding = Finding::new(
                &catalogue::WIRE_TWICE,
                at,
                format!("`{name}` and `{first}` are both `{}` on the wire", written(&wire)),
            )
            .help("give one of them another `wire`")
            .related(first_place, format!("`{first}`"));
            self.report(finding);
        } else {
            wires.taken.insert(wire.clone(), (name.to_owned(), at.clone()));
        }
        self.check_wire_kind(&wire, at, wires);
        wire
    }

    /// Reports the first member whose wire value is not of the kind of those before it.
    fn check_wire_kind(&mut self, wire: &Literal, place: &Place, wires: &mut Wires) {
        let is_integer = matches!(wire, Literal::Integer(_));
        let both_before = wires.integer.is_some() && wires.string.is_some();
        let slot = if is_integer {
            &mut wires.integer
        } else {
            &mut wires.string
        };
        slot.get_or_insert_with(|| place.clone());
        if let (false, Some(integer), Some(string)) = (both_before, &wires.integer, &wires.string) {
            let finding = Finding::new(
                &catalogue::WIRE_MIXED,
                integer,
                "an integer stands among wire values that are strings",
            )
            .help("give every member a `wire` of one kind; without one it is the name, a string")
            .related(string, "a string");
            self.report(finding);
        }
    }
}

fn article(role: Role) -> &'static str {
    match role {
        Role::Event | Role::Outside | Role::Code => "an",
        Role::Variant | Role::Keyed => "a",
    }
}
