//! Prints how the members of a family are written: tag, what stands beside it, what they carry.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::view::{
    BesideView, FamilyView, MemberView, OtherView, PayloadView, ScalarKind, ToldApartView, Writable,
};
use super::family::{held, payload_type};
use super::hidden;

/// Prints the body of the writer of a family.
pub fn write_body(view: &FamilyView) -> TokenStream {
    let arms = view.members.iter().map(|member| write_arm(view, member));
    let other = view.other.iter().map(|other| other_arm(view, other));
    let arms = arms.chain(other);
    quote!(match self { #(#arms,)* })
}

/// Prints how what is not declared is written, or refused.
pub fn other_arm(view: &FamilyView, other: &OtherView) -> TokenStream {
    let OtherView { ident, writable } = other;
    let ToldApartView::Tag { key, kind, .. } = &view.told_apart else {
        return TokenStream::new();
    };
    let text = match kind {
        ScalarKind::Text => quote!(tag),
        ScalarKind::Integer => quote!(&tag.to_string()),
    };
    match (writable, kind) {
        (Writable::Yes, ScalarKind::Text) => quote!(Self::#ident { tag, raw, .. } => writer.other(#key, tag, raw)),
        // Only error codes are integers, and those only readers may meet undeclared.
        (Writable::No, _) | (Writable::Yes, ScalarKind::Integer) => {
            quote!(Self::#ident { tag, .. } => writer.refuse_other_tag(#key, #text))
        }
    }
}

/// Prints how one member is written: tag, what stands beside it, ancestors, payload.
pub fn write_arm(view: &FamilyView, member: &MemberView) -> TokenStream {
    let variant = &member.head.ident;
    let tag = tag_of(view, member);
    let common = match &member.beside {
        BesideView::None => None,
        BesideView::Held { .. } => Some(quote!(common.write_fields(writer);)),
        BesideView::Fixed { ident, .. } => Some(quote!(#ident::new().write_fields(writer);)),
    };
    let ancestors = ancestors_of(view, member);
    let payload = payload_or_mask(view, member);
    let carries = payload_type(&member.payload).is_some();
    let pattern = match (held(&member.beside).is_some(), carries) {
        (false, false) => quote!(Self::#variant),
        (false, true) => quote!(Self::#variant(payload)),
        (true, false) => quote!(Self::#variant { common }),
        (true, true) => quote!(Self::#variant { common, payload }),
    };
    quote!(#pattern => { #tag #common #ancestors #payload })
}

/// Prints the pattern of a member of which at most the payload is wanted.
pub fn pattern_of(member: &MemberView, wants_payload: bool) -> TokenStream {
    let variant = &member.head.ident;
    match (wants_payload, held(&member.beside)) {
        (false, _) => quote!(Self::#variant { .. }),
        (true, None) => quote!(Self::#variant(payload)),
        (true, Some(_)) => quote!(Self::#variant { payload, .. }),
    }
}

/// Prints how the ancestors of an error code are written.
pub fn ancestors_of(view: &FamilyView, member: &MemberView) -> Option<TokenStream> {
    let (ancestors, error) = member.ancestors.as_ref().zip(view.error.as_ref())?;
    let key = &error.is_a_key;
    Some(quote!(#ancestors.write(#key, writer);))
}

/// Prints how what a member carries is written.
pub fn payload_of(view: &FamilyView, member: &MemberView) -> TokenStream {
    let content = &view.content;
    match &member.payload {
        PayloadView::Nothing => TokenStream::new(),
        PayloadView::Empty => quote!(writer.key(#content); cantus::Empty.write(writer);),
        PayloadView::Inline(_) => quote!(payload.write_members(writer);),
        PayloadView::Content(_) => quote!(writer.key(#content); payload.write(writer);),
        PayloadView::Optional(_) => {
            quote!(if let Some(payload) = payload { writer.key(#content); payload.write(writer); })
        }
    }
}

fn payload_or_mask(view: &FamilyView, member: &MemberView) -> TokenStream {
    let plain = payload_of(view, member);
    let Some(hidden) = &member.hidden else { return plain };
    let (shows, content) = (hidden::shows(hidden), &view.content);
    match &member.payload {
        PayloadView::Nothing | PayloadView::Empty => plain,
        PayloadView::Optional(_) => quote! {
            if let (true, Some(payload)) = (#shows, payload) { writer.key(#content); payload.write(writer); }
        },
        PayloadView::Inline(_) | PayloadView::Content(_) => {
            let masked = hidden::payload(member, hidden, content.as_ref());
            quote!(if #shows { #plain } else { #masked })
        }
    }
}

/// Prints how a member's tag is written.
pub fn tag_of(view: &FamilyView, member: &MemberView) -> Option<TokenStream> {
    let ToldApartView::Tag { key, kind, default } = &view.told_apart else {
        return None;
    };
    if default.as_ref() == Some(&member.text) {
        return None;
    }
    let tag = &member.tag;
    Some(match kind {
        ScalarKind::Text => quote!(writer.tag(#key, #tag);),
        ScalarKind::Integer => quote!(writer.key(#key); writer.integer(#tag);),
    })
}
