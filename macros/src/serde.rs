//! What serde's attributes on the same type say has to agree: the two must not write two documents.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Error, Field, Ident, LitStr, Result};

use crate::attributes::on_field;
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
    /// The type's own name, if serde is told anything at all: then it writes the type, too.
    told: Option<Ident>,
}

/// What serde calls something, and where it was told so.
pub struct Called {
    /// The name.
    pub name: String,
    /// The place.
    pub span: Span,
}

impl Container {
    /// Reads what the type says, and whether the fields that are kept out of a contract are kept out of serde, too.
    pub fn new(word: &str, input: &DeriveInput) -> Result<Self> {
        let said = said(&input.attrs)?;
        let fields = || -> Box<dyn Iterator<Item = &Field>> {
            match &input.data {
                Data::Struct(data) => Box::new(data.fields.iter()),
                Data::Enum(data) => Box::new(data.variants.iter().flat_map(|variant| &variant.fields)),
                Data::Union(data) => Box::new(data.fields.named.iter()),
            }
        };
        let variants = match &input.data {
            Data::Enum(data) => data.variants.iter().map(|variant| &variant.attrs).collect(),
            Data::Struct(_) | Data::Union(_) => Vec::new(),
        };
        let attributes = fields().map(|field| &field.attrs).chain(variants);
        let mut attributes = attributes.chain([&input.attrs]).flatten();
        let is_told = attributes.any(|attribute| attribute.path().is_ident("serde"));
        if is_told {
            fields().try_for_each(|field| skipped_in_both(word, field))?;
        }
        Ok(Self {
            said,
            told: is_told.then(|| input.ident.clone()),
        })
    }

    /// Checks the written fields of a struct: what serde calls each is what the registry calls it.
    pub fn fields(&self, fields: &[Written<'_>]) -> Result<Vec<TokenStream>> {
        self.checks(fields, self.said.rename_all.as_ref())
    }

    /// Checks the written fields of a variant.
    pub fn fields_of(&self, variant: &[Attribute], fields: &[Written<'_>]) -> Result<Vec<TokenStream>> {
        let said = said(variant)?;
        self.checks(
            fields,
            said.rename_all.as_ref().or(self.said.rename_all_fields.as_ref()),
        )
    }

    /// Gives what serde calls a variant, if it was told anything.
    pub fn variant(&self, ident: &Ident, attributes: &[Attribute]) -> Result<Option<Called>> {
        let said = said(attributes)?;
        if let Some(skip) = said.skip {
            return Err(Error::new(
                skip.span(),
                "serde leaves the variant out and the derive writes it",
            ));
        }
        let name = ident.unraw().to_string();
        let named = called(&said.rename, self.said.rename_all.as_ref(), &name, from_pascal);
        Ok(named.or_else(|| {
            let span = self.told.as_ref()?.span();
            Some(Called { name, span })
        }))
    }

    /// Checks names: one check for all that one rule names, and one for all that nothing does, so that it is told once.
    fn checks(&self, fields: &[Written<'_>], rename_all: Option<&LitStr>) -> Result<Vec<TokenStream>> {
        let mut checks = Vec::new();
        let mut ruled = Vec::new();
        let mut plain = Vec::new();
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
            let alias = &written.alias;
            let pair = |name: &str| quote!((#name, <#alias as ::cantus::contract::Marker>::INFO.name));
            match called(&said.rename, rename_all, &word, from_snake) {
                Some(Called { name, span }) if said.rename.is_some() => {
                    let pair = pair(&name);
                    checks.push(quote_spanned!(span=> ::cantus::contract::same_fields(&[#pair])));
                }
                Some(Called { name, .. }) => ruled.push(pair(&name)),
                None => plain.push(pair(&word)),
            }
        }
        let by_rule = rename_all.map(|rule| (rule.span(), ruled));
        let by_itself = self.told.as_ref().map(|ident| (ident.span(), plain));
        for (span, pairs) in by_rule
            .into_iter()
            .chain(by_itself)
            .filter(|(_, pairs)| !pairs.is_empty())
        {
            checks.push(quote_spanned!(span=> ::cantus::contract::same_fields(&[#(#pairs),*])));
        }
        Ok(checks)
    }
}

/// Checks that serde leaves out what the derive is told to.
fn skipped_in_both(word: &str, field: &Field) -> Result<()> {
    let skip = on_field(word, &field.attrs)?.skip;
    match skip.filter(|_| matches!(said(&field.attrs), Ok(Said { skip: None, .. }))) {
        Some(skip) => Err(Error::new(
            skip.span(),
            "the derive leaves the field out and serde does not: skip it in both, or in neither",
        )),
        None => Ok(()),
    }
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
