//! What serde's attributes on the same type say has to agree: the two must not write two documents.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::ext::IdentExt;
use syn::{Attribute, DeriveInput, Error, Ident, LitStr, Result};

use crate::fields::Written;

/// What serde is told of a type, a variant or a field.
#[derive(Default)]
pub struct Said {
    rename: Option<LitStr>,
    rename_all: Option<LitStr>,
    rename_all_fields: Option<LitStr>,
    skip: Option<Ident>,
}

/// Reads serde's attributes, and refuses those that have no equal in a contract.
pub fn said(attributes: &[Attribute]) -> Result<Said> {
    let mut said = Said::default();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        attribute.parse_nested_meta(|meta| {
            let word = meta.path.get_ident().map(Ident::to_string).unwrap_or_default();
            if let Some(reason) = refused(&word) {
                return Err(meta.error(format!("serde's `{word}` cannot stand beside this derive: {reason}")));
            }
            let slot = match word.as_str() {
                "rename" => &mut said.rename,
                "rename_all" => &mut said.rename_all,
                "rename_all_fields" => &mut said.rename_all_fields,
                "skip" | "skip_serializing" => {
                    said.skip = meta.path.get_ident().cloned();
                    return Ok(());
                }
                _ => return pass_over(&meta),
            };
            if meta.input.peek(syn::Token![=]) {
                *slot = Some(meta.value()?.parse()?);
                return Ok(());
            }
            meta.parse_nested_meta(|inner| {
                let text: LitStr = inner.value()?.parse()?;
                if inner.path.is_ident("serialize") {
                    *slot = Some(text);
                }
                Ok(())
            })
        })?;
    }
    Ok(said)
}

fn refused(word: &str) -> Option<&'static str> {
    match word {
        "flatten" => Some("the contract says which object a field stands in, so write the fields out here"),
        "untagged" => Some("the registry says how the members are told apart, and every document bears that"),
        "tag" | "content" => {
            Some("the registry says under which key the tag and the payload stand, and the derive writes them")
        }
        _ => None,
    }
}

/// Reads past what a contract has no opinion of.
fn pass_over(meta: &syn::meta::ParseNestedMeta<'_>) -> Result<()> {
    if meta.input.peek(syn::Token![=]) {
        meta.value()?.parse::<proc_macro2::TokenTree>()?;
    } else if meta.input.peek(syn::token::Paren) {
        meta.input.parse::<proc_macro2::Group>()?;
    }
    Ok(())
}

/// What serde is told of the type that fields are in.
pub struct Container {
    said: Said,
}

/// What serde calls something, and where it was told so.
pub struct Called {
    /// The name.
    pub name: String,
    /// The place.
    pub span: Span,
}

impl Container {
    /// Reads what the type says.
    pub fn new(input: &DeriveInput) -> Result<Self> {
        Ok(Self {
            said: said(&input.attrs)?,
        })
    }

    /// Checks the written fields of a struct: what serde calls each is what the registry calls it.
    pub fn fields(&self, fields: &[Written<'_>]) -> Result<Vec<TokenStream>> {
        checks(fields, self.said.rename_all.as_ref())
    }

    /// Checks the written fields of a variant.
    pub fn fields_of(&self, variant: &[Attribute], fields: &[Written<'_>]) -> Result<Vec<TokenStream>> {
        let said = said(variant)?;
        checks(
            fields,
            said.rename_all.as_ref().or(self.said.rename_all_fields.as_ref()),
        )
    }

    /// Gives what serde calls a variant, if it was told.
    pub fn variant(&self, ident: &Ident, attributes: &[Attribute]) -> Result<Option<Called>> {
        let said = said(attributes)?;
        if let Some(skip) = said.skip {
            return Err(Error::new(
                skip.span(),
                "serde leaves the variant out and the derive writes it",
            ));
        }
        Ok(called(
            &said.rename,
            self.said.rename_all.as_ref(),
            &ident.unraw().to_string(),
            from_pascal,
        ))
    }
}

/// Checks names: one check for all that one rule names, so that it is told once.
fn checks(fields: &[Written<'_>], rename_all: Option<&LitStr>) -> Result<Vec<TokenStream>> {
    let mut checks = Vec::new();
    let mut ruled = Vec::new();
    for written in fields {
        let said = said(&written.field.attrs)?;
        if let Some(skip) = said.skip {
            let message = format!(
                "serde leaves `{}` out and the derive does not: skip it in both, or in neither",
                written.ident
            );
            return Err(Error::new(skip.span(), message));
        }
        let word = written.ident.unraw().to_string();
        let Some(Called { name, span }) = called(&said.rename, rename_all, &word, from_snake) else {
            continue;
        };
        let alias = &written.alias;
        let pair = quote!((#name, <#alias as ::cantus::contract::Marker>::INFO.name));
        if said.rename.is_some() {
            checks.push(quote_spanned!(span=> ::cantus::contract::same_fields(&[#pair])));
        } else {
            ruled.push(pair);
        }
    }
    if let Some(rule) = rename_all.filter(|_| !ruled.is_empty()) {
        let span = rule.span();
        checks.push(quote_spanned!(span=> ::cantus::contract::same_fields(&[#(#ruled),*])));
    }
    Ok(checks)
}

/// Gives what serde calls something, if it was told; it says itself where it knows no such rule.
fn called(
    rename: &Option<LitStr>,
    rename_all: Option<&LitStr>,
    word: &str,
    apply: fn(&str, &str) -> Option<String>,
) -> Option<Called> {
    let called = |name: String, said: &LitStr| Called {
        name,
        span: said.span(),
    };
    match (rename, rename_all) {
        (Some(rename), _) => Some(called(rename.value(), rename)),
        (None, Some(rule)) => apply(&rule.value(), word).map(|name| called(name, rule)),
        (None, None) => None,
    }
}

/// Applies one of serde's rules to the name of a field.
fn from_snake(rule: &str, word: &str) -> Option<String> {
    let pascal = || -> String {
        let mut upper = true;
        word.chars()
            .filter_map(|c| match (c, std::mem::replace(&mut upper, c == '_')) {
                ('_', _) => None,
                (c, true) => Some(c.to_ascii_uppercase()),
                (c, false) => Some(c),
            })
            .collect()
    };
    Some(match rule {
        "lowercase" | "snake_case" => word.to_owned(),
        "UPPERCASE" | "SCREAMING_SNAKE_CASE" => word.to_ascii_uppercase(),
        "PascalCase" => pascal(),
        "camelCase" => lower_first(&pascal()),
        "kebab-case" => word.replace('_', "-"),
        "SCREAMING-KEBAB-CASE" => word.to_ascii_uppercase().replace('_', "-"),
        _ => return None,
    })
}

/// Applies one of serde's rules to the name of a variant.
fn from_pascal(rule: &str, word: &str) -> Option<String> {
    let snake = || -> String {
        let mut snake = String::new();
        for (at, c) in word.char_indices() {
            if at > 0 && c.is_uppercase() {
                snake.push('_');
            }
            snake.push(c.to_ascii_lowercase());
        }
        snake
    };
    Some(match rule {
        "PascalCase" => word.to_owned(),
        "lowercase" => word.to_ascii_lowercase(),
        "UPPERCASE" => word.to_ascii_uppercase(),
        "camelCase" => lower_first(word),
        "snake_case" => snake(),
        "SCREAMING_SNAKE_CASE" => snake().to_ascii_uppercase(),
        "kebab-case" => snake().replace('_', "-"),
        "SCREAMING-KEBAB-CASE" => snake().to_ascii_uppercase().replace('_', "-"),
        _ => return None,
    })
}

fn lower_first(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or(String::new(), |first| {
        first.to_ascii_lowercase().to_string() + chars.as_str()
    })
}
