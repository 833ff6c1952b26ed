//! Families: variants, what stands beside their tags, what they carry, and accessors of what they share.

use cantus_registry::model::{ContentPresence, Family, Field, Literal, Member, ToldApart, Type, TypeRef};
use proc_macro2::Ident;

use super::super::boxes::member_place;
use super::super::code::{Code, code};
use super::super::docs;
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::type_name::{Slot, optional, slot_type, type_name};
use super::super::view::{
    AccessorView, BesideView, Boxing, CommonView, FamilyView, Get, Head, MemberView, PayloadView, Reach, RecordView,
    ScalarKind, ToldApartView, TypeView, Whose,
};
use super::defaults::{Giving, giving};
use super::{equality, head, hidden, record, scalar};

/// What an enum by tag is made of.
pub struct Plan<'p> {
    /// The definition whose boxes count; a package's events have none.
    pub owner: Option<&'p TypeRef>,
    /// Its name and docs.
    pub head: Head,
    /// The family.
    pub family: &'p Family,
    /// The name of the catch-all, unless a member has it.
    pub other: &'p str,
    /// The word that the struct of the common fields begins with.
    pub base: &'p str,
    /// The word that the structs of single members begin with.
    pub member_base: &'p str,
}

/// Lowers a family.
pub fn family(scope: &Scope<'_>, types: &mut Taken, plan: Plan<'_>) -> FamilyView {
    let Plan {
        owner,
        head,
        family,
        other,
        base,
        member_base,
    } = plan;
    let no_owner = scope.own("");
    let owner = owner.unwrap_or(&no_owner);
    let common = common(scope, types, owner, family, base);
    let mut own_common = Vec::new();
    let mut members = Vec::new();
    for (name, member) in &family.members {
        let beside = if same_beside(&family.common, member) {
            family_beside(&common)
        } else if member.beside.is_empty() {
            BesideView::None
        } else {
            let record = own_record(scope, types, owner, member_base, name, member);
            let view = beside(scope, &record, &member.beside);
            own_common.push(record);
            view
        };
        members.push(member_view(scope, owner, name, member, beside));
    }
    let idents = members.iter().map(|member| member.head.ident.clone());
    let mut view = FamilyView {
        head,
        equality: equality(scope.inexact.family(family)),
        told_apart: told_apart(family),
        content: family.content.clone(),
        common,
        transport: None,
        own_common,
        other: scalar::other(family.open, other, idents),
        members,
        accessors: Vec::new(),
        common_accessor: None,
        error: None,
        hidden: None,
        hidden_at: Vec::new(),
        in_debug: None,
        other_tag: names::ident("tag"),
        other_in_debug: hidden::kept_in_debug(scope),
    };
    add_accessors(scope, &mut view, family);
    view
}

fn told_apart(family: &Family) -> ToldApartView {
    match &family.told_apart {
        ToldApart::Tag(key) => {
            let integers = family
                .members
                .values()
                .any(|member| matches!(member.wire, Literal::Integer(_)));
            let default = family.default.as_ref().and_then(|name| family.members.get(name));
            ToldApartView::Tag {
                key: key.clone(),
                kind: if integers {
                    ScalarKind::Integer
                } else {
                    ScalarKind::Text
                },
                default: default.map(|member| scalar::scalar(&member.wire).1),
            }
        }
        ToldApart::Outside => ToldApartView::Outside,
        ToldApart::Key => ToldApartView::Key,
    }
}

fn common(scope: &Scope<'_>, types: &mut Taken, owner: &TypeRef, family: &Family, base: &str) -> CommonView {
    if family.common.is_empty() {
        return CommonView::None;
    }
    let head = Head {
        ident: types.fresh(&format!("{base}Common")),
        docs: docs::prose(&format!("What stands beside the tag of every `{base}`.")),
        deprecated: None,
    };
    let record = Box::new(record::record(
        scope,
        types,
        record::Plan {
            owner,
            head,
            fields: &family.common,
            rest: None,
        },
    ));
    if is_fixed(scope, &family.common) {
        CommonView::Fixed(record)
    } else {
        CommonView::Held(record)
    }
}

/// Says whether there is only one value of some fields.
fn is_fixed(scope: &Scope<'_>, fields: &[Field]) -> bool {
    fields
        .iter()
        .all(|field| Slot::of(field).0 == Slot::Required && is_literal(scope, field))
}

fn is_literal(scope: &Scope<'_>, field: &Field) -> bool {
    matches!(scope.resolve(&field.ty).0, Type::Literal(_))
}

/// Says whether a member has what the family declares beside the tag, and nothing else.
fn same_beside(common: &[Field], member: &Member) -> bool {
    member.beside == common
}

fn family_beside(common: &CommonView) -> BesideView {
    let whose = Whose::Family;
    match common {
        CommonView::None => BesideView::None,
        CommonView::Held(record) => BesideView::Held {
            ident: record.head.ident.clone(),
            builder: record.builder.clone(),
            whose,
        },
        CommonView::Fixed(record) => BesideView::Fixed {
            ident: record.head.ident.clone(),
            builder: record.builder.clone(),
            whose,
        },
    }
}

fn own_record(
    scope: &Scope<'_>,
    types: &mut Taken,
    owner: &TypeRef,
    base: &str,
    name: &str,
    member: &Member,
) -> RecordView {
    let word = names::pascal(name, &member.meta);
    let head = Head {
        ident: types.fresh(&format!("{base}{word}Common")),
        docs: docs::prose(&format!("What stands beside the tag of `{name}`.")),
        deprecated: None,
    };
    record::record(
        scope,
        types,
        record::Plan {
            owner,
            head,
            fields: &member.beside,
            rest: None,
        },
    )
}

fn beside(scope: &Scope<'_>, record: &RecordView, fields: &[Field]) -> BesideView {
    let (ident, builder, whose) = (record.head.ident.clone(), record.builder.clone(), Whose::Member);
    if is_fixed(scope, fields) {
        BesideView::Fixed { ident, builder, whose }
    } else {
        BesideView::Held { ident, builder, whose }
    }
}

fn member_view(scope: &Scope<'_>, owner: &TypeRef, name: &str, member: &Member, beside: BesideView) -> MemberView {
    let (tag, text) = scalar::scalar(&member.wire);
    let ident = names::pascal(name, &member.meta);
    MemberView {
        head: Head {
            docs: docs::of_item(&member.meta, &format!("`{text}`")),
            ..head(ident, &member.meta)
        },
        snake: names::snake(name, &member.meta),
        text,
        tag,
        beside,
        payload: payload(scope, owner, name, member),
        ancestors: None,
        hidden: hidden::of_member(scope, member),
        in_debug: hidden::in_debug(scope, scope.levels.of_member(scope.package, member)),
    }
}

fn payload(scope: &Scope<'_>, owner: &TypeRef, name: &str, member: &Member) -> PayloadView {
    let Some(reference) = &member.payload else {
        return match member.content {
            ContentPresence::Never => PayloadView::Nothing,
            ContentPresence::Required | ContentPresence::Optional => PayloadView::Empty,
        };
    };
    let boxed = scope.boxes.holds(owner, &member_place(name));
    let view = TypeView {
        ty: scope.path(reference),
        boxing: if boxed { Boxing::Boxed } else { Boxing::Plain },
    };
    match member.content {
        ContentPresence::Never => PayloadView::Inline(view),
        ContentPresence::Required => PayloadView::Content(view),
        ContentPresence::Optional => PayloadView::Optional(view),
    }
}

fn add_accessors(scope: &Scope<'_>, view: &mut FamilyView, family: &Family) {
    let CommonView::Held(_) = &view.common else { return };
    let mut methods = Taken::new(["event_type", "name", "decode", "encode", "code", "nearest_code"].map(str::to_owned));
    let shared = view.members.iter().all(|member| {
        matches!(
            member.beside,
            BesideView::Held {
                whose: Whose::Family,
                ..
            }
        )
    });
    if shared {
        view.common_accessor = Some(methods.fresh("common"));
    }
    for field in &family.common {
        if !is_literal(scope, field) {
            let reach = if shared {
                Reach::Family
            } else {
                reach(view, family, field)
            };
            view.accessors.push(accessor(scope, &mut methods, field, reach));
        }
    }
}

/// Finds the variants that have a common field as the family declares it.
fn reach(view: &FamilyView, family: &Family, field: &Field) -> Reach {
    let has = |member: &Member| {
        member
            .beside
            .iter()
            .any(|own| own.name == field.name && own.ty == field.ty && own.presence == field.presence)
    };
    let mut idents: Vec<Ident> = Vec::new();
    for (member, model) in view.members.iter().zip(family.members.values()) {
        let held = matches!(member.beside, BesideView::Held { .. });
        if held && has(model) {
            idents.push(member.head.ident.clone());
        }
    }
    let all = idents.len() == view.members.len();
    idents.extend(view.other.as_ref().map(|other| other.ident.clone()));
    if all {
        Reach::All(idents)
    } else {
        Reach::Members(idents)
    }
}

fn accessor(scope: &Scope<'_>, methods: &mut Taken, field: &Field, reach: Reach) -> AccessorView {
    let (slot, ty) = Slot::of(field);
    let ident = names::snake(&field.name, &field.meta);
    let plain = type_name(scope, ty);
    let whole = slot_type(scope, slot, &plain);
    let (ty, get) = match (slot, giving(scope, ty)) {
        (Slot::Required, Giving::Text) => (Code::new("&str"), Get::Reference),
        (Slot::Nullable | Slot::Optional, Giving::Text) => (optional(scope, &Code::new("&str")), Get::OptionalText),
        (_, Giving::Copied) => (whole, Get::Copy),
        (_, Giving::Text | Giving::Whole) => (code!("&{whole}"), Get::Reference),
    };
    let mut docs = docs::of_field(&field.meta);
    if docs.is_empty() {
        docs = docs::prose(&format!("The common field `{}`.", field.name));
    }
    AccessorView {
        ident: methods.fresh(&names::file_stem(&ident)),
        docs,
        field: ident,
        ty,
        get,
        reach,
    }
}
