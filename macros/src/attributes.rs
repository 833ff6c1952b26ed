//! Reads `#[event(…)]` and `#[payload(…)]`: on a type what it is held to, on a field or variant its name.

use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::{Attribute, Error, Ident, LitStr, Path, Result, Token};

/// What a type is held to.
pub enum OnType {
    /// The module of a contract.
    Module(Path, Members),
    /// Whatever is in it.
    Transparent,
}

/// Whether an enum has to have every member.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Members {
    /// It has.
    All,
    /// It says that it leaves some out.
    Some,
}

/// What a field or a variant says.
#[derive(Default)]
pub struct OnField {
    /// Its name in the registry, where that differs.
    pub rename: Option<LitStr>,
    /// The word that keeps it out.
    pub skip: Option<Ident>,
    /// The word that makes a variant hold what is not declared.
    pub other: Option<Ident>,
    /// The word that says that `Debug` may show it.
    pub shown: Option<Ident>,
}

/// Reads what a type says in the attribute of this word.
pub fn on_type(word: &str, attributes: &[Attribute], ident: &Ident) -> Result<OnType> {
    let mut found = attributes.iter().filter(|attribute| attribute.path().is_ident(word));
    let Some(attribute) = found.next() else {
        let message = format!(
            "`#[{word}(…)]` is missing: name the module that the {} has in the generated crate, such as `#[{word}({})]`",
            if word == "event" { "event" } else { "type" },
            example(word),
        );
        return Err(Error::new(ident.span(), message));
    };
    if let Some(second) = found.next() {
        return Err(Error::new(
            second.path().span(),
            format!("`#[{word}(…)]` is there twice"),
        ));
    }
    attribute.parse_args_with(|input: ParseStream<'_>| parse_type(word, input))
}

/// A module that an attribute of this word may name.
fn example(word: &str) -> &'static str {
    if word == "event" {
        "stream::citation"
    } else {
        "stream::types::search_result"
    }
}

fn parse_type(word: &str, input: ParseStream<'_>) -> Result<OnType> {
    let path = input.call(Path::parse_mod_style).map_err(|error| {
        let message = format!(
            "`#[{word}(…)]` names a module of the generated crate, without quotes: `#[{word}({})]`",
            example(word)
        );
        Error::new(error.span(), message)
    })?;
    if path.is_ident("transparent") && input.is_empty() {
        return Ok(OnType::Transparent);
    }
    let mut members = Members::All;
    while !input.is_empty() {
        input.parse::<Token![,]>()?;
        if input.is_empty() {
            break;
        }
        let said: Ident = input.parse()?;
        if said != "partial" {
            let message =
                format!("`#[{word}(…)]` of a type takes a module, then perhaps `partial`; or `transparent` alone");
            return Err(Error::new(said.span(), message));
        }
        members = Members::Some;
    }
    Ok(OnType::Module(path, members))
}

/// Reads what a field or a variant says in the attributes of this word.
pub fn on_field(word: &str, attributes: &[Attribute]) -> Result<OnField> {
    let mut said = OnField::default();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(word)) {
        attribute.parse_nested_meta(|meta| {
            let ident = meta.path.get_ident().cloned();
            match ident.as_ref().map(Ident::to_string).as_deref() {
                Some("rename") => said.rename = Some(meta.value()?.parse()?),
                Some("skip") => said.skip = ident,
                Some("other") => said.other = ident,
                Some("shown") => said.shown = ident,
                _ => {
                    let message = format!(
                        "`#[{word}(…)]` takes `rename = \"…\"`, `skip`, `shown` here, and `other` on a variant"
                    );
                    return Err(meta.error(message));
                }
            }
            Ok(())
        })?;
    }
    Ok(said)
}
