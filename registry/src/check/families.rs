//! That a family has members, and what they may carry: objects, their own key, and nothing where nothing may be
//! absent.

use super::Check;
use super::walk::{Item, Node, Path, Role, required};
use crate::catalogue;
use crate::model::{ContentPresence, Family, Literal, Member, Presence, Record, Shape, ToldApart, TypeRef};

/// Looks at a family, and at each member's payload.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    if let Node::Family {
        family,
        role: Role::Type(_),
    } = item.node
        && family.members.is_empty()
    {
        let message = "the family has no member".to_owned();
        check.report(path, &catalogue::FAMILY_EMPTY, message, |finding| {
            finding.help("declare one, here or by `extend` in another file; or write `fields` if nothing is told apart")
        });
    }
    let Node::Member {
        name, member, family, ..
    } = item.node
    else {
        return;
    };
    if let Some(payload) = &member.payload {
        object(check, name, payload, path);
        if member.content == ContentPresence::Optional && !can_be_empty(check, payload, 0) {
            let message = format!(
                "the content of `{name}` may be absent, and `{}` has required fields",
                payload.name
            );
            check.report(path, &catalogue::CONTENT_CANNOT_BE_EMPTY, message, |finding| {
                finding.help("drop the `?`, or make every field of the payload optional")
            });
        }
    }
    if family.told_apart == ToldApart::Key {
        keyed(check, name, member, family, path);
    }
}

fn object(check: &mut Check<'_>, name: &str, payload: &TypeRef, path: &Path<'_>) {
    let is_object = match check.definition(payload).map(|(_, definition)| &definition.shape) {
        Some(Shape::Record(_) | Shape::Family(_)) => true,
        Some(Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_)) => false,
        // A reference to nothing, and a cycle of names, are findings of their own.
        None => true,
    };
    if !is_object {
        let message = format!("`{name}` carries `{}`, which is not an object", payload.name);
        check.report(path, &catalogue::PAYLOAD_NOT_OBJECT, message, |finding| {
            finding.help("carry a record or a family; put the value in a field")
        });
    }
}

/// Whether `{}` is a value of a payload.
fn can_be_empty(check: &Check<'_>, payload: &TypeRef, depth: usize) -> bool {
    let Some((_, definition)) = check.definition(payload) else {
        return true;
    };
    match &definition.shape {
        Shape::Record(record) => required(&record.fields).next().is_none(),
        Shape::Family(family) => match family.default.as_ref().and_then(|name| family.members.get(name)) {
            Some(member) => {
                required(&member.beside).next().is_none()
                    && member.content != ContentPresence::Required
                    && (family.content.is_some()
                        || depth > 16
                        || member
                            .payload
                            .as_ref()
                            .is_none_or(|payload| can_be_empty(check, payload, depth + 1)))
            }
            None => false,
        },
        Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => true,
    }
}

/// A keyed member has its own key, always, and no other member's.
fn keyed<'r>(check: &mut Check<'r>, name: &str, member: &'r Member, family: &Family, path: &Path<'_>) {
    let Literal::String(key) = &member.wire else { return };
    let record = member
        .payload
        .as_ref()
        .map(|payload| check.definition(payload).map(|(_, definition)| &definition.shape));
    let empty = Record::default();
    let record = match record {
        None => &empty,
        Some(Some(Shape::Record(record))) => record,
        Some(Some(Shape::Family(_))) => {
            let message = format!("keyed member `{name}` carries a family, and no family has a key of its own");
            return check.report(path, &catalogue::KEYED_KEY_MISSING, message, |finding| {
                finding.help(format!(
                    "carry a record with `{key}` among its fields, and the family under that key"
                ))
            });
        }
        Some(Some(Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_)) | None) => return,
    };
    let own = record.fields.iter().find(|field| field.name == *key);
    if own.is_none_or(|field| field.presence == Presence::Optional) {
        let message = match own {
            Some(_) => format!("the key `{key}` of keyed member `{name}` may be absent"),
            None => format!("keyed member `{name}` has no field `{key}`"),
        };
        check.report(path, &catalogue::KEYED_KEY_MISSING, message, |finding| {
            finding.help(format!(
                "declare `{key}` among its fields, without `?`; it is what tells the member apart"
            ))
        });
    }
    let is_key = |name: &str| {
        family
            .members
            .get(name)
            .is_some_and(|other| other.wire == Literal::String(name.to_owned()))
    };
    for field in record
        .fields
        .iter()
        .filter(|field| field.name != *key && is_key(&field.name))
    {
        let message = format!(
            "keyed member `{name}` has a field `{}`, which is the key of another member",
            field.name
        );
        check.report(path, &catalogue::KEYED_TWO_KEYS, message, |finding| {
            finding.help("name the field otherwise, or tell the members apart by a tag: `variants` instead of `keyed`")
        });
    }
}
