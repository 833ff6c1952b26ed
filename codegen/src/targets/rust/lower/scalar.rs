//! Enums of strings or integers, and unions told apart by JSON kind.

use cantus_registry::model::{
    Branch, Enum, EnumKind, EnumMember, Kind, KindUnion, Literal, Openness, Shape, Type, TypeRef,
};
use proc_macro2::{Ident, Literal as Token, TokenStream};
use quote::quote;

use super::super::boxes::branch_place;
use super::super::code::code;
use super::super::codec::{Codec, Place, Statics};
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::type_name::{boxed as in_box, type_name};
use super::super::view::{BranchView, EnumMemberView, EnumView, Head, OtherView, ScalarKind, UnionView, Writable};
use super::{equality, errors, head};

/// The name of a catch-all, unless a member has it.
pub const OTHER: &str = "Other";

/// Lowers an enum.
pub fn enumeration(scope: &Scope<'_>, head: Head, name: &str, shape: &Enum) -> EnumView {
    let owner = scope.own(name);
    let idents = member_idents(scope, &owner, shape);
    let other = other(shape.open, OTHER, idents.iter().cloned());
    let members = shape
        .members
        .iter()
        .zip(idents)
        .map(|(member, ident)| member_view(member, ident))
        .collect();
    EnumView {
        head,
        kind: match shape.kind {
            EnumKind::String => ScalarKind::Text,
            EnumKind::Integer => ScalarKind::Integer,
        },
        members,
        other,
        codes: errors::codes(scope, name),
        hidden: None,
        in_debug: None,
    }
}

fn member_view(member: &EnumMember, ident: Ident) -> EnumMemberView {
    let (value, text) = scalar(&member.value);
    EnumMemberView {
        head: head(ident, &member.meta),
        value,
        text,
    }
}

/// Gives a tag or an enum's value as a Rust literal and as text.
pub fn scalar(literal: &Literal) -> (TokenStream, String) {
    match literal {
        Literal::String(text) => (quote!(#text), text.clone()),
        Literal::Integer(value) => {
            let token = Token::i64_unsuffixed(*value);
            (quote!(#token), value.to_string())
        }
        Literal::Bool(value) => (quote!(#value), value.to_string()),
        Literal::Null => (quote!(()), "null".to_owned()),
    }
}

/// Gives the variants of an enum's members, in declared order. Error codes are named as the family's members.
pub fn member_idents(scope: &Scope<'_>, reference: &TypeRef, shape: &Enum) -> Vec<Ident> {
    let ident = |member: &EnumMember| match errors::code_ident(scope, reference, &member.value) {
        Some(ident) => ident,
        None => names::pascal(&scalar(&member.value).1, &member.meta),
    };
    shape.members.iter().map(ident).collect()
}

/// Gives the variant of one value.
pub fn member_ident(scope: &Scope<'_>, reference: &TypeRef, shape: &Enum, value: &Literal) -> Option<Ident> {
    let at = shape.members.iter().position(|member| member.value == *value)?;
    member_idents(scope, reference, shape).into_iter().nth(at)
}

/// Gives the catch-all of an open enum or family whose members are these.
pub fn other(open: Openness, word: &str, members: impl IntoIterator<Item = Ident>) -> Option<OtherView> {
    let writable = match open {
        Openness::Closed => return None,
        Openness::Reader => Writable::No,
        Openness::Both => Writable::Yes,
    };
    let mut taken = Taken::new(members.into_iter().map(|ident| ident.to_string()));
    Some(OtherView {
        ident: taken.fresh(word),
        writable,
    })
}

/// Lowers a union.
pub fn union(scope: &Scope<'_>, head: Head, owner: &TypeRef, shape: &KindUnion) -> UnionView {
    let mut statics = Statics::default();
    let name = head.ident.to_string();
    let branches = shape.branches.iter().map(|branch| {
        statics.add(&Codec::new(scope, &branch.ty, &[&name, branch_place(branch.kind)]));
        branch_view(scope, owner, &name, branch)
    });
    let branches: Vec<BranchView> = branches.collect();
    let kinds: Vec<&str> = shape.branches.iter().map(|branch| article(scope, branch)).collect();
    UnionView {
        head,
        equality: equality(shape.branches.iter().any(|branch| scope.inexact.ty(&branch.ty))),
        branches,
        expected: kinds.join(" or "),
        statics: statics.items,
        hidden: None,
        in_debug: None,
    }
}

fn branch_view(scope: &Scope<'_>, owner: &TypeRef, union: &str, branch: &Branch) -> BranchView {
    let place = branch_place(branch.kind);
    let boxed = scope.boxes.holds(owner, place);
    let codec = Codec::new(scope, &branch.ty, &[union, place]);
    let plain = type_name(scope, &branch.ty);
    let read = codec.read();
    BranchView {
        ident: branch_ident(scope, branch),
        kind: names::ident(kind_word(branch.kind)),
        ty: if boxed { in_box(scope, &plain) } else { plain.clone() },
        boxed: boxed.then_some(plain),
        read: if boxed {
            code!("{read}.map({}::new)", scope.short.boxed)
        } else {
            read
        },
        write: codec.write(&Place::value()),
    }
}

/// Gives the variant of a branch.
pub fn branch_ident(scope: &Scope<'_>, branch: &Branch) -> Ident {
    if is_integer(scope, branch) {
        names::ident("Integer")
    } else {
        names::ident(kind_word(branch.kind))
    }
}

fn is_integer(scope: &Scope<'_>, branch: &Branch) -> bool {
    match scope.resolve(&branch.ty).0 {
        Type::Integer { .. } => true,
        Type::Ref(reference) => {
            matches!(scope.shape(reference), Some(Shape::Enum(shape)) if shape.kind == EnumKind::Integer)
        }
        _ => false,
    }
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "Null",
        Kind::Bool => "Bool",
        Kind::Number => "Number",
        Kind::String => "String",
        Kind::Array => "Array",
        Kind::Object => "Object",
    }
}

fn article(scope: &Scope<'_>, branch: &Branch) -> &'static str {
    match branch.kind {
        Kind::Null => "null",
        Kind::Bool => "a boolean",
        Kind::Number if is_integer(scope, branch) => "an integer",
        Kind::Number => "a number",
        Kind::String => "a string",
        Kind::Array => "an array",
        Kind::Object => "an object",
    }
}
