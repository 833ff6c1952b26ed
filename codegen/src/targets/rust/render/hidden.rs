//! Prints what is written above a clearance.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens as _, quote};

use super::super::code::{Code, code};
use super::super::view::{FamilyView, HiddenFamilyView, HiddenForm, HiddenView, MemberView, PayloadView, TypeView};
use super::family_writer::{ancestors_of, other_arm, pattern_of, payload_of, tag_of};

/// Prints the condition that a level is shown.
pub fn shows(hidden: &HiddenView) -> Code {
    code!("writer.shows({})", hidden.level)
}

/// Prints a level.
pub fn level(level: u32) -> TokenStream {
    let level = Literal::u32_unsuffixed(level);
    quote!(#level)
}

/// Prints the early end of a writer whose whole value is above the clearance: one that writes members of an object.
pub fn members_or_return(hidden: Option<&HiddenView>) -> Option<TokenStream> {
    let hidden = hidden?;
    let (shows, otherwise) = (shows(hidden), instead_of_members(hidden));
    Some(quote!(if !#shows { return #otherwise; }))
}

/// Prints what is written instead of all members of an object.
pub fn instead_of_members(hidden: &HiddenView) -> Code {
    match &hidden.form {
        HiddenForm::Family => code!("cantus::Hidden::<{}>::write_hidden(self, writer)", hidden.level),
        form => in_object(form),
    }
}

/// Prints the early end of a writer whose whole value is above the clearance: one that writes a value.
pub fn value_or_return(hidden: Option<&HiddenView>) -> Option<TokenStream> {
    let hidden = hidden?;
    let (shows, otherwise) = (shows(hidden), in_place(&hidden.form));
    Some(quote!(if !#shows { return #otherwise; }))
}

/// Prints what stands where a value would.
pub fn in_place(form: &HiddenForm) -> Code {
    match form {
        HiddenForm::Json(json) => code!("writer.masked({})", Code::text(json)),
        HiddenForm::Members(members) => code!("writer.masked({})", Code::text(&format!("{{{members}}}"))),
        HiddenForm::Withheld(level) => code!("writer.withhold({})", Code::text(level)),
        HiddenForm::Absent | HiddenForm::Family => Code::new(""),
    }
}

/// Prints what stands where members of the open object would.
fn in_object(form: &HiddenForm) -> Code {
    match form {
        HiddenForm::Members(members) if members.is_empty() => Code::new(""),
        HiddenForm::Members(members) => code!("writer.masked_members({})", Code::text(members)),
        HiddenForm::Withheld(level) => code!("writer.withhold_members({})", Code::text(level)),
        HiddenForm::Absent | HiddenForm::Json(_) | HiddenForm::Family => Code::new(""),
    }
}

/// Prints the payload of a member that is above the clearance.
pub fn payload(member: &MemberView, hidden: &HiddenView, content: Option<&String>) -> TokenStream {
    let level = level(hidden.level);
    match &member.payload {
        PayloadView::Nothing | PayloadView::Empty | PayloadView::Optional(_) => TokenStream::new(),
        PayloadView::Inline(view) => match &hidden.form {
            HiddenForm::Family => {
                let ty = &view.ty;
                quote!(<#ty as cantus::Hidden<#level>>::write_hidden(payload, writer))
            }
            form => in_object(form).to_token_stream(),
        },
        PayloadView::Content(view) => {
            let written = match &hidden.form {
                HiddenForm::Family => hidden_object(view, hidden.level),
                form => in_place(form).to_token_stream(),
            };
            quote!(writer.key(#content); #written)
        }
    }
}

/// Prints the payload of a member that is above the clearance and is the whole document.
pub fn named_payload(member: &MemberView, hidden: &HiddenView) -> TokenStream {
    match (&member.payload, &hidden.form) {
        (PayloadView::Inline(view) | PayloadView::Content(view) | PayloadView::Optional(view), HiddenForm::Family) => {
            hidden_object(view, hidden.level)
        }
        (_, form) => in_place(form).to_token_stream(),
    }
}

fn hidden_object(view: &TypeView, level: u32) -> TokenStream {
    let (ty, level) = (&view.ty, self::level(level));
    quote! {
        writer.begin_object();
        <#ty as cantus::Hidden<#level>>::write_hidden(payload, writer);
        writer.end_object();
    }
}

/// Prints how a family is written as a payload above the clearance.
pub fn impls(view: &FamilyView) -> TokenStream {
    let ident = &view.head.ident;
    let impls = view.hidden_at.iter().map(|at| {
        let level = level(at.level);
        let arms = arms(view, at);
        quote! {
            impl cantus::Hidden<#level> for #ident {
                fn write_hidden(&self, writer: &mut cantus::Writer<'_>) {
                    match self { #(#arms)* }
                }
            }
        }
    });
    quote!(#(#impls)*)
}

fn arms(view: &FamilyView, at: &HiddenFamilyView) -> Vec<TokenStream> {
    let members = view.members.iter().zip(&at.members).map(|(member, hidden)| {
        let tag = tag_of(view, member);
        let ancestors = ancestors_of(view, member);
        let beside = in_object(&hidden.beside);
        let written = match &member.payload {
            PayloadView::Empty => payload_of(view, member),
            PayloadView::Nothing | PayloadView::Inline(_) | PayloadView::Content(_) | PayloadView::Optional(_) => {
                payload(member, &hidden.payload, view.content.as_ref())
            }
        };
        let needs_payload = matches!(hidden.payload.form, HiddenForm::Family)
            && matches!(member.payload, PayloadView::Inline(_) | PayloadView::Content(_));
        let pattern = pattern_of(member, needs_payload);
        quote!(#pattern => { #tag #beside; #ancestors #written })
    });
    let other = view.other.iter().map(|other| other_arm(view, other));
    members.chain(other.map(|arm| quote!(#arm,))).collect()
}
