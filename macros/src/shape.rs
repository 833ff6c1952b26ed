//! What the user's type is: the fields that are written, by struct or by variant.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields, Ident, LitStr, Result, Type, Variant};

use crate::attributes::on_field;
use crate::fields::{Written, written};
use crate::words;

/// The shape of a type.
pub enum Shape<'i> {
    /// A struct, by what is in it.
    Struct(Content<'i>),
    /// An enum, by its variants.
    Enum(Vec<Member<'i>>),
}

/// What is in a struct or a variant.
pub enum Content<'i> {
    /// Named fields, or none at all.
    Fields(Vec<Written<'i>>),
    /// One value without a name.
    Whole(&'i Type),
}

/// One variant.
pub struct Member<'i> {
    /// The variant's own name.
    pub ident: &'i Ident,
    /// The name of the member's module, with the user's span.
    pub name: Ident,
    /// Its name in the registry, where that differs.
    pub rename: Option<LitStr>,
    /// Whether it has nothing in it.
    pub is_unit: bool,
    /// What is in it.
    pub content: Content<'i>,
    /// The word that makes it hold what is not declared.
    pub other: Option<Ident>,
    /// The variant as it is written.
    pub variant: &'i Variant,
}

/// Looks at a type.
pub fn shape<'i>(word: &str, input: &'i DeriveInput) -> Result<Shape<'i>> {
    match &input.data {
        Data::Struct(data) => Ok(Shape::Struct(content(word, &data.fields, &input.ident, "")?)),
        Data::Enum(data) => {
            if data.variants.is_empty() {
                return Err(Error::new(
                    input.ident.span(),
                    "an enum without variants has no value to write",
                ));
            }
            let members = data.variants.iter().enumerate();
            Ok(Shape::Enum(
                members
                    .map(|(at, variant)| member(word, at, variant))
                    .collect::<Result<_>>()?,
            ))
        }
        Data::Union(_) => Err(Error::new(
            input.ident.span(),
            "a union does not say which of its fields it holds; use an enum",
        )),
    }
}

fn member<'i>(word: &str, at: usize, variant: &'i Variant) -> Result<Member<'i>> {
    let said = on_field(word, &variant.attrs)?;
    if let Some(skip) = said.skip {
        let message = "a variant cannot be skipped: its values would have no document; move it out of the enum";
        return Err(Error::new(skip.span(), message));
    }
    let name = match &said.rename {
        Some(name) => identifier(name),
        None => spelled(&words::snake(&variant.ident.unraw().to_string()), variant.ident.span()),
    };
    Ok(Member {
        ident: &variant.ident,
        name,
        rename: said.rename,
        is_unit: matches!(variant.fields, Fields::Unit),
        content: content(word, &variant.fields, &variant.ident, &format!("V{at}"))?,
        other: said.other,
        variant,
    })
}

fn content<'i>(word: &str, fields: &'i Fields, ident: &Ident, prefix: &str) -> Result<Content<'i>> {
    match fields {
        Fields::Unit => Ok(Content::Fields(Vec::new())),
        Fields::Named(fields) => Ok(Content::Fields(written(word, &fields.named, prefix)?)),
        Fields::Unnamed(fields) => match fields.unnamed.iter().collect::<Vec<_>>()[..] {
            [field] => Ok(Content::Whole(&field.ty)),
            _ => {
                let span = if fields.unnamed.is_empty() {
                    ident.span()
                } else {
                    fields.span()
                };
                Err(Error::new(
                    span,
                    "fields without names fit no field of the registry; name them",
                ))
            }
        },
    }
}

/// Gives the identifier that the generator makes of a name.
pub fn identifier(name: &LitStr) -> Ident {
    spelled(&words::snake(&name.value()), name.span())
}

fn spelled(word: &str, span: Span) -> Ident {
    match word {
        "self" | "super" | "crate" => Ident::new(&format!("{word}_"), span),
        // A keyword of the user's edition that `syn` takes for a name.
        "gen" => Ident::new_raw(word, span),
        word if syn::parse_str::<Ident>(word).is_err() => Ident::new_raw(word, span),
        word => Ident::new(word, span),
    }
}

/// Gives a name that no field has.
pub fn local(prefix: &str, at: usize) -> Ident {
    format_ident!("__{prefix}{at}", span = Span::mixed_site())
}

/// Says whether a type speaks of one of the parameters.
pub fn mentions(ty: &Type, parameters: &[&Ident]) -> bool {
    fn search(tokens: TokenStream, parameters: &[&Ident]) -> bool {
        tokens.into_iter().any(|token| match token {
            proc_macro2::TokenTree::Ident(ident) => parameters.contains(&&ident),
            proc_macro2::TokenTree::Group(group) => search(group.stream(), parameters),
            proc_macro2::TokenTree::Punct(_) | proc_macro2::TokenTree::Literal(_) => false,
        })
    }
    !parameters.is_empty() && search(quote!(#ty).into_token_stream(), parameters)
}
