//! Prints families: enums that find their member by its tag alone, so that a known tag with a bad payload is an error
//! and never one that is not declared.

use cantus_registry::model::{ContentPresence, Literal, ToldApart};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use super::super::super::rust::lower::scalar::scalar;
use super::super::super::rust::render::attributes;
use super::super::super::rust::view::Head;
use super::super::lower::{FamilyView, MemberView, Role, is_optional};
use super::super::typed::Typed;
use super::Place;

pub(super) fn print(place: &Place<'_>, head: &Head, view: &FamilyView<'_>, answer: &Typed) -> TokenStream {
    let parts = answer.parts();
    let ty = |place: usize| parts.get(&place).map(|ty| quote!(#ty));
    let members: Vec<Member<'_>> = view
        .members
        .iter()
        .enumerate()
        .map(|(at, own)| Member {
            own,
            beside: own.beside.and(ty(2 * at)),
            payload: ty(2 * at + 1),
        })
        .collect();
    let printer = Family {
        place,
        view,
        members,
        common: ty(2 * view.members.len()),
    };
    let declared = printer.declared(head);
    let codec = match &view.family.told_apart {
        ToldApart::Outside => printer.named(),
        ToldApart::Tag(tag) => printer.objects(&printer.by_tag(tag)),
        ToldApart::Key => printer.objects(&printer.by_key()),
    };
    let event_type = (view.role == Role::Events).then(|| printer.event_type());
    quote!(#declared #event_type #codec)
}

/// A member, with the types of its parts.
struct Member<'v> {
    own: &'v MemberView<'v>,
    beside: Option<TokenStream>,
    payload: Option<TokenStream>,
}

struct Family<'v> {
    place: &'v Place<'v>,
    view: &'v FamilyView<'v>,
    members: Vec<Member<'v>>,
    common: Option<TokenStream>,
}

impl Member<'_> {
    fn payload_type(&self) -> Option<TokenStream> {
        let payload = self.payload.as_ref()?;
        Some(if is_optional(self.own.member) {
            quote!(std::option::Option<#payload>)
        } else {
            payload.clone()
        })
    }

    fn variant(&self) -> TokenStream {
        let (docs, ident) = (attributes(&self.own.head), &self.own.head.ident);
        let body = match (&self.beside, self.payload_type()) {
            (None, None) => TokenStream::new(),
            (None, Some(payload)) => quote!((#payload)),
            (Some(beside), None) => quote!({ common: #beside }),
            (Some(beside), Some(payload)) => quote!({ common: #beside, payload: #payload }),
        };
        quote!(#docs #ident #body)
    }

    /// The variant with its parts as names, in a pattern or an expression.
    fn parts(&self) -> TokenStream {
        let ident = &self.own.head.ident;
        match (&self.beside, &self.payload) {
            (None, None) => quote!(Self::#ident),
            (None, Some(_)) => quote!(Self::#ident(payload)),
            (Some(_), None) => quote!(Self::#ident { common }),
            (Some(_), Some(_)) => quote!(Self::#ident { common, payload }),
        }
    }

    /// The variant as a pattern of which nothing is used.
    fn any(&self) -> TokenStream {
        let ident = &self.own.head.ident;
        quote!(Self::#ident { .. })
    }

    fn text(&self) -> String {
        scalar(&self.own.member.wire).1
    }
}

impl Family<'_> {
    fn declared(&self, head: &Head) -> TokenStream {
        let (docs, ident) = (attributes(head), &head.ident);
        let variants = self.members.iter().map(Member::variant);
        let other = self.view.other.as_ref().map(|other| {
            let (tag, ty) = self.other_tag();
            let common = self.common.as_ref().map(|ty| quote!(common: #ty,));
            quote! {
                /// One that is not declared, kept whole.
                #other {
                    #tag: #ty,
                    #common
                    raw: serde_json::Map<std::string::String, serde_json::Value>,
                },
            }
        });
        quote! {
            #docs
            #[derive(Clone, Debug, PartialEq)]
            pub enum #ident {
                #(#variants,)*
                #other
            }
        }
    }

    /// The field that holds the tag of what is not declared, and its type.
    fn other_tag(&self) -> (Ident, TokenStream) {
        let name = match self.view.role {
            Role::Events => "event_type",
            Role::Type => "tag",
        };
        let ty = if self.has_integers() {
            quote!(i64)
        } else {
            quote!(std::string::String)
        };
        (Ident::new(name, Span::call_site()), ty)
    }

    fn has_integers(&self) -> bool {
        let mut members = self.members.iter();
        members.any(|member| matches!(member.own.member.wire, Literal::Integer(_)))
    }

    fn event_type(&self) -> TokenStream {
        let own = self.place.own();
        let arms = self.members.iter().map(|member| {
            let (any, text) = (member.any(), member.text());
            quote!(#any => #text,)
        });
        let other = self.view.other.as_ref();
        let other = other.map(|other| quote!(Self::#other { event_type, .. } => event_type,));
        quote! {
            impl #own {
                /// Gives the event's name.
                pub fn event_type(&self) -> &str {
                    match self { #(#arms)* #other }
                }
            }
        }
    }

    /// The codec of an enum whose documents name their members.
    fn objects(&self, read: &TokenStream) -> TokenStream {
        let (own, objects) = (self.place.own(), self.place.objects());
        let arms = self.members.iter().map(|member| self.write(member));
        let other = self
            .view
            .other
            .as_ref()
            .map(|other| quote!(Self::#other { raw, .. } => return Ok(raw.clone()),));
        quote! {
            impl #own {
                fn from_object(mut object: #objects::Object) -> std::result::Result<Self, serde_json::Error> {
                    #read
                }

                fn to_object(&self) -> std::result::Result<#objects::Object, serde_json::Error> {
                    let mut object = #objects::Object::new();
                    match self { #(#arms)* #other }
                    Ok(object)
                }
            }

            impl<'de> serde::Deserialize<'de> for #own {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
                    let object = <#objects::Object as serde::Deserialize>::deserialize(deserializer)?;
                    Self::from_object(object).map_err(serde::de::Error::custom)
                }
            }

            impl serde::Serialize for #own {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
                    let object = self.to_object().map_err(serde::ser::Error::custom)?;
                    serde::Serialize::serialize(&object, serializer)
                }
            }
        }
    }

    fn by_tag(&self, tag: &str) -> TokenStream {
        let objects = self.place.objects();
        let family = self.view.family;
        let (name, _) = self.other_tag();
        let default = family.default.as_ref().and_then(|name| family.members.get(name));
        let default = match default {
            Some(member) => {
                let value = scalar(&member.wire).0;
                quote!(std::option::Option::Some(#value))
            }
            None => quote!(std::option::Option::None),
        };
        let find = if self.has_integers() {
            quote!(#objects::integer_tag)
        } else {
            quote!(#objects::text_tag)
        };
        let scrutinee = if self.has_integers() {
            quote!(#name)
        } else {
            quote!(#name.as_str())
        };
        let arms = self.members.iter().map(|member| {
            let (value, read) = (scalar(&member.own.member.wire).0, self.read(member, Some(tag)));
            quote!(#value => { #read })
        });
        let otherwise = match &self.view.other {
            None => quote!(_ => Err(#objects::unknown(#tag, &#name)),),
            Some(other) => {
                let keys = keys(self.view.family.common.iter().map(|field| field.name.as_str()));
                let common = self
                    .common
                    .as_ref()
                    .map(|_| quote!(common: #objects::peek(&object, #keys)?,));
                quote!(_ => Ok(Self::#other { #name, #common raw: object }),)
            }
        };
        quote! {
            let #name = #find(&object, #tag, #default)?;
            match #scrutinee {
                #(#arms)*
                #otherwise
            }
        }
    }

    fn by_key(&self) -> TokenStream {
        let objects = self.place.objects();
        let texts: Vec<String> = self.members.iter().map(Member::text).collect();
        let arms = self.members.iter().zip(&texts).map(|(member, text)| {
            let read = self.read(member, None);
            quote!(#text => { #read })
        });
        quote! {
            match #objects::key_of(&object, &[#(#texts),*])? {
                #(#arms)*
                key => Err(#objects::unknown("key", &key)),
            }
        }
    }

    /// Reads a member from an object: what the tag and the transport added goes, what stands beside is taken, and the
    /// payload is what remains or what the content key holds.
    fn read(&self, member: &Member<'_>, tag: Option<&str>) -> TokenStream {
        let objects = self.place.objects();
        let transport = self.view.family.transport.iter().map(|field| field.name.as_str());
        let gone: Vec<&str> = tag.into_iter().chain(self.view.is_a_key).chain(transport).collect();
        let is_flat = self.view.family.content.is_none() && member.payload.is_some();
        // Only a payload in the same object could take them for its own.
        let gone = (is_flat && !gone.is_empty()).then(|| {
            let keys = keys(gone);
            quote!(#objects::remove(&mut object, #keys);)
        });
        let beside = member.beside.as_ref().map(|_| {
            let keys = keys(member.own.member.beside.iter().map(|field| field.name.as_str()));
            quote!(let common = #objects::take(&mut object, #keys)?;)
        });
        let payload = match (&self.view.family.content, member.own.member.content, &member.payload) {
            (Some(key), ContentPresence::Required, Some(_)) => {
                Some(quote!(let payload = #objects::content(&mut object, #key)?;))
            }
            (Some(key), ContentPresence::Optional, Some(_)) => {
                Some(quote!(let payload = #objects::optional_content(&mut object, #key)?;))
            }
            (Some(key), ContentPresence::Required, None) => Some(quote!(#objects::empty_content(&object, #key)?;)),
            (None, _, Some(_)) => Some(quote!(let payload = #objects::read(object)?;)),
            (_, _, _) => None,
        };
        let made = member.parts();
        quote!(#gone #beside #payload Ok(#made))
    }

    fn write(&self, member: &Member<'_>) -> TokenStream {
        let objects = self.place.objects();
        let family = self.view.family;
        let name = &member.own.member.wire;
        let is_default = family.default.as_ref().and_then(|name| family.members.get(name));
        let is_default = is_default.is_some_and(|default| default.wire == *name);
        let tag = match &family.told_apart {
            ToldApart::Tag(tag) if !is_default => {
                let value = scalar(name).0;
                Some(quote!(#objects::put(&mut object, #tag, &#value)?;))
            }
            ToldApart::Tag(_) | ToldApart::Outside | ToldApart::Key => None,
        };
        let beside = member
            .beside
            .as_ref()
            .map(|_| quote!(#objects::add(&mut object, common)?;));
        let payload = match (&family.content, member.own.member.content, &member.payload) {
            (Some(key), ContentPresence::Required, Some(_)) => {
                Some(quote!(#objects::put(&mut object, #key, payload)?;))
            }
            (Some(key), ContentPresence::Optional, Some(_)) => Some(quote! {
                if let Some(payload) = payload {
                    #objects::put(&mut object, #key, payload)?;
                }
            }),
            (Some(key), ContentPresence::Required, None) => {
                Some(quote!(#objects::put(&mut object, #key, &#objects::Object::new())?;))
            }
            (None, _, Some(_)) => Some(quote!(#objects::add(&mut object, payload)?;)),
            (_, _, _) => None,
        };
        let ancestors = self.ancestors(member);
        let parts = member.parts();
        quote!(#parts => { #tag #beside #ancestors #payload })
    }

    fn ancestors(&self, member: &Member<'_>) -> Option<TokenStream> {
        let (key, objects) = (self.view.is_a_key?, self.place.objects());
        let code = member.own.member.code.as_ref()?;
        let wires = code.is_a.iter().filter_map(|name| self.view.family.members.get(name));
        let wires: Vec<TokenStream> = wires.map(|parent| scalar(&parent.wire).0).collect();
        (!wires.is_empty()).then(|| quote!(#objects::put(&mut object, #key, &[#(#wires),*])?;))
    }

    /// The codec of events whose names stand outside their documents.
    fn named(&self) -> TokenStream {
        let own = self.place.own();
        let reads = self.members.iter().map(|member| {
            let (text, made) = (member.text(), member.parts());
            let read = match &member.payload {
                Some(_) => quote!(let payload = serde_json::from_value(document)?;),
                None => quote!(let _: serde_json::Map<std::string::String, serde_json::Value> = serde_json::from_value(document)?;),
            };
            quote!(#text => { #read Ok(#made) })
        });
        let writes = self.members.iter().map(|member| {
            let parts = member.parts();
            match &member.payload {
                Some(_) => quote!(#parts => serde::Serialize::serialize(payload, serializer),),
                None => quote!(#parts => serde::Serialize::serialize(&serde_json::Map::new(), serializer),),
            }
        });
        let other = self.view.other.as_ref();
        let read_other = other.map(|other| {
            quote! {
                _ => Ok(Self::#other {
                    event_type: event_type.to_owned(),
                    raw: serde_json::from_value(document)?,
                }),
            }
        });
        let write_other =
            other.map(|other| quote!(Self::#other { raw, .. } => serde::Serialize::serialize(raw, serializer),));
        quote! {
            impl #own {
                /// Reads the document of the event with a name, which stands outside it.
                pub fn from_named(event_type: &str, document: serde_json::Value) -> std::result::Result<Self, serde_json::Error> {
                    match event_type { #(#reads)* #read_other }
                }
            }

            impl serde::Serialize for #own {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
                    match self { #(#writes)* #write_other }
                }
            }
        }
    }
}

fn keys<'k>(keys: impl IntoIterator<Item = &'k str>) -> TokenStream {
    let keys = keys.into_iter();
    quote!(&[#(#keys),*])
}
