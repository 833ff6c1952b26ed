//! Reads `#[event(…)]` and `#[payload(…)]`: on a type what it is held to, on a field or variant its name.

use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::{Attribute, Error, Ident, LitStr, Meta, Path, Result, Token};

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
        let message = format!("`#[{word}(…)]` is missing: {}", what_to_name(word));
        return Err(Error::new(ident.span(), message));
    };
    if let Some(second) = found.next() {
        return Err(Error::new(
            second.path().span(),
            format!("`#[{word}(…)]` is there twice"),
        ));
    }
    let Meta::List(list) = &attribute.meta else {
        return Err(Error::new(attribute.path().span(), what_to_name(word)));
    };
    list.parse_args_with(|input: ParseStream<'_>| parse_type(word, input))
}

/// Says what the attribute is for, to somebody who wrote something else.
fn what_to_name(word: &str) -> String {
    let (what, example) = if word == "event" {
        ("event", "stream::citation")
    } else {
        ("type", "stream::types::search_result")
    };
    format!("name the module that the {what} has in the generated crate, such as `#[{word}({example})]`")
}

fn parse_type(word: &str, input: ParseStream<'_>) -> Result<OnType> {
    let begin = input.span();
    let Ok(path) = input.call(Path::parse_mod_style) else {
        return Err(Error::new(begin, what_to_name(word)));
    };
    if path.is_ident("transparent") && input.is_empty() {
        return Ok(OnType::Transparent);
    }
    check_module(word, &path)?;
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

/// Refuses the name of a type: modules are spelled in small letters, and rustc would speak of everything that is not
/// in the type.
fn check_module(word: &str, path: &Path) -> Result<()> {
    let Some(last) = path.segments.last() else {
        return Ok(());
    };
    let name = last.ident.unraw().to_string();
    if !name.starts_with(|c: char| c.is_ascii_uppercase()) {
        return Ok(());
    }
    let message = format!("`{name}` is spelled as a type is: {}", what_to_name(word));
    Err(Error::new(last.ident.span(), message))
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
