//! Two fields of one name in one object: a tag, a content key, what stands beside them, what a transport adds, and a
//! payload without a content key, families in it included. What `rest` takes is never in the way.

use std::collections::{BTreeMap, BTreeSet};

use super::Check;
use super::walk::{Item, Node, Path, Role, definition_pointer};
use crate::catalogue;
use crate::model::{Enum, Family, Field, Member, Openness, Shape, ToldApart, Type, TypeRef};
use crate::places::segment;

/// What a key of the object is to the member at hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Claim {
    Tag,
    Content,
    Ancestors,
    Transport,
    Beside,
    InnerTag,
    InnerContent,
}

impl Claim {
    fn spell(self) -> &'static str {
        match self {
            Self::Tag => "the tag",
            Self::Content => "the content key",
            Self::Ancestors => "the key of a code's ancestors",
            Self::Transport => "a member that the transport may add",
            Self::Beside => "a field beside the tag",
            Self::InnerTag => "the tag of its variants",
            Self::InnerContent => "the content key of its variants",
        }
    }
}

/// The keys of one object that are taken.
type Taken<'r> = BTreeMap<&'r str, Claim>;

/// One member whose object is looked at, and where it is declared.
struct Object<'m> {
    member: &'m str,
    pointer: String,
}

/// Looks at the objects of a family's members, and at a record by itself.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    match item.node {
        Node::Record(record) => {
            let mut names = BTreeSet::new();
            let fields = path.key("fields");
            for (index, field) in record.fields.iter().enumerate() {
                if !names.insert(field.name.as_str()) {
                    let message = format!("two fields are named `{}`", field.name);
                    check.report(&fields.index(index), &catalogue::FIELDS_MEET, message, |finding| {
                        finding.help("name one of them otherwise")
                    });
                }
            }
        }
        Node::Member {
            name,
            member,
            family,
            role,
        } => {
            let object = Object {
                member: name,
                pointer: path.pointer(),
            };
            let mut taken = own(family, role);
            beside(check, member, family, &object, &mut taken);
            if let (None, Some(payload)) = (&family.content, &member.payload) {
                share(check, &object, payload, &taken, &mut Vec::new());
            }
        }
        Node::Family { family, role } => twice(check, family, role, path),
        Node::Definition { .. }
        | Node::Enum(_)
        | Node::Field { .. }
        | Node::EnumMember { .. }
        | Node::Type(_)
        | Node::Tombstone(_) => {}
    }
}

/// What the family itself writes into the object of every member, in order.
fn written<'r>(family: &'r Family, role: Role<'r>) -> impl Iterator<Item = (&'r str, Claim)> {
    let tag = match &family.told_apart {
        ToldApart::Tag(tag) => Some((tag.as_str(), Claim::Tag)),
        ToldApart::Outside | ToldApart::Key => None,
    };
    let content = family.content.as_deref().map(|key| (key, Claim::Content));
    let ancestors = match role {
        Role::Errors(errors) => Some((errors.is_a_key.as_str(), Claim::Ancestors)),
        Role::Events | Role::Type(_) => None,
    };
    let transport = family
        .transport
        .iter()
        .map(|field| (field.name.as_str(), Claim::Transport));
    tag.into_iter().chain(content).chain(ancestors).chain(transport)
}

/// The keys that the family itself takes.
fn own<'r>(family: &'r Family, role: Role<'r>) -> Taken<'r> {
    written(family, role).collect()
}

/// Reports what a family would write twice into the object of every member, once and not at each of them.
fn twice<'r>(check: &mut Check<'r>, family: &'r Family, role: Role<'r>, path: &Path<'_>) {
    let mut taken = Taken::new();
    let common = family.common.iter().enumerate();
    let common = common.map(|(index, field)| (format!("/common/{index}"), field.name.as_str(), Claim::Beside));
    let written = written(family, role).map(|(key, claim)| (String::new(), key, claim));
    for (inner, key, claim) in written.chain(common) {
        let Some(other) = taken.insert(key, claim) else {
            continue;
        };
        let message = format!(
            "`{key}` would stand twice in every object: as {} and as {}",
            other.spell(),
            claim.spell()
        );
        let pointer = format!("{}{inner}", path.pointer());
        check.report_at(pointer, &catalogue::FIELDS_MEET, message, |finding| {
            finding.help("name one of them otherwise")
        });
    }
}

/// Takes what stands beside the tag; of what the member has from its family, the family was told.
fn beside<'r>(
    check: &mut Check<'r>,
    member: &'r Member,
    family: &'r Family,
    object: &Object<'_>,
    taken: &mut Taken<'r>,
) {
    for (index, field) in member.beside.iter().enumerate() {
        if family.common.contains(field) {
            taken.insert(&field.name, Claim::Beside);
            continue;
        }
        let pointer = format!("{}/beside/{index}", object.pointer);
        take(check, object, pointer, &field.name, Claim::Beside, taken);
    }
}

/// Takes a key, or reports who has it already.
fn take<'r>(
    check: &mut Check<'r>,
    object: &Object<'_>,
    pointer: String,
    key: &'r str,
    claim: Claim,
    taken: &mut Taken<'r>,
) {
    if let Some(other) = taken.insert(key, claim) {
        let message = format!(
            "`{key}` would stand twice in one object of `{}`: as {} and as {}",
            object.member,
            other.spell(),
            claim.spell()
        );
        check.report_at(pointer, &catalogue::FIELDS_MEET, message, |finding| {
            finding.help("name one of them otherwise")
        });
    }
}

/// Looks at a payload that shares the object.
fn share<'r>(
    check: &mut Check<'r>,
    object: &Object<'_>,
    payload: &'r TypeRef,
    taken: &Taken<'r>,
    seen: &mut Vec<&'r TypeRef>,
) {
    let Some((reference, definition)) = check.definition(payload) else {
        return;
    };
    if seen.contains(&reference) {
        return;
    }
    seen.push(reference);
    let pointer = definition_pointer(&reference.package, &reference.name);
    match &definition.shape {
        Shape::Record(record) => {
            for (index, field) in record.fields.iter().enumerate() {
                if let Some(claim) = taken.get(field.name.as_str()) {
                    let pointer = format!("{pointer}/shape/record/fields/{index}");
                    meets(check, object, pointer, field, *claim);
                }
            }
        }
        Shape::Family(family) => nested(check, object, family, &pointer, taken, seen),
        Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => {}
    }
    seen.pop();
}

/// Looks at a family whose members share the object with the tag of another.
fn nested<'r>(
    check: &mut Check<'r>,
    object: &Object<'_>,
    family: &'r Family,
    pointer: &str,
    taken: &Taken<'r>,
    seen: &mut Vec<&'r TypeRef>,
) {
    let own_tag = match &family.told_apart {
        ToldApart::Tag(tag) => Some((tag.as_str(), Claim::InnerTag)),
        ToldApart::Outside | ToldApart::Key => None,
    };
    let content = family.content.as_deref().map(|key| (key, Claim::InnerContent));
    let mut all = taken.clone();
    for (key, claim) in own_tag.into_iter().chain(content) {
        take(check, object, format!("{pointer}/shape/family"), key, claim, &mut all);
    }
    // What a family says by itself, without the object it shares, was reported where it was shown.
    let is_outer = |key: &str| taken.contains_key(key) && !is_own(family, key);
    for (index, field) in family
        .common
        .iter()
        .enumerate()
        .filter(|(_, field)| is_outer(&field.name))
    {
        meets(
            check,
            object,
            format!("{pointer}/shape/family/common/{index}"),
            field,
            all[field.name.as_str()],
        );
    }
    for (name, member) in &family.members {
        let inner = format!("{pointer}/shape/family/members/{}", segment(name));
        let mut taken = all.clone();
        for (index, field) in member.beside.iter().enumerate() {
            if is_outer(&field.name) && !family.common.contains(field) {
                meets(
                    check,
                    object,
                    format!("{inner}/beside/{index}"),
                    field,
                    all[field.name.as_str()],
                );
            }
            taken.remove(field.name.as_str());
        }
        if let (None, Some(payload)) = (&family.content, &member.payload) {
            taken.retain(|key, _| !is_own(family, key));
            share(check, object, payload, &taken, seen);
        }
    }
}

fn is_own(family: &Family, key: &str) -> bool {
    family.told_apart == ToldApart::Tag(key.to_owned()) || family.content.as_deref() == Some(key)
}

/// Reports a field of a payload whose name is taken.
fn meets(check: &mut Check<'_>, object: &Object<'_>, pointer: String, field: &Field, claim: Claim) {
    let member = check.places.get(&object.pointer).clone();
    if claim == Claim::Tag && is_open_text(check, &field.ty) {
        let message = format!(
            "`{}` is the tag of `{}`, and a tag cannot be any text",
            field.name, object.member
        );
        return check.report_at(pointer, &catalogue::TAG_OPEN, message, |finding| {
            finding
                .help("leave the field out: the family writes its tag, and `open: true` on the family lets readers meet others")
                .related(&member, "the member")
        });
    }
    let message = format!(
        "`{}` would stand twice in one object of `{}`: as {} and as a field of what it carries",
        field.name,
        object.member,
        claim.spell()
    );
    let help = match claim {
        Claim::Tag | Claim::InnerTag => "leave the field out: the family writes its tag; or name one of them otherwise",
        Claim::Content | Claim::InnerContent | Claim::Ancestors | Claim::Transport | Claim::Beside => {
            "name one of them otherwise, or put the payload under a key with `content`"
        }
    };
    check.report_at(pointer, &catalogue::FIELDS_MEET, message, |finding| {
        finding.help(help).related(&member, "the member")
    });
}

/// Whether a type takes any text, or any that is not declared.
fn is_open_text(check: &Check<'_>, ty: &Type) -> bool {
    match ty {
        Type::String(_) => true,
        Type::Nullable(inner) => is_open_text(check, inner),
        Type::Ref(reference) => match check.definition(reference).map(|(_, definition)| &definition.shape) {
            Some(Shape::Enum(Enum { open, .. })) => *open != Openness::Closed,
            Some(Shape::Alias(Type::String(_))) => true,
            Some(Shape::Alias(_) | Shape::Record(_) | Shape::Union(_) | Shape::Family(_)) | None => false,
        },
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
        | Type::List { .. }
        | Type::Map { .. } => false,
    }
}
