//! The fields of a struct or a variant: an alias for the contract's field, and the call that writes it.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::ext::IdentExt;
use syn::{Error, Field, Result, Type};

use crate::attributes::on_field;
use crate::shape::{identifier, local};

/// One field that is written.
pub struct Written<'f> {
    /// The field's own name.
    pub ident: &'f Ident,
    /// Its type.
    pub ty: &'f Type,
    /// The field of the contract, with the user's span.
    pub name: Ident,
    /// The alias that it has in the expansion.
    pub alias: Ident,
    /// Whether `Debug` may show it.
    pub is_shown: bool,
    /// The field as it is written.
    pub field: &'f Field,
}

/// Finds the fields that are written.
pub fn written<'f>(word: &str, fields: impl IntoIterator<Item = &'f Field>, prefix: &str) -> Result<Vec<Written<'f>>> {
    let mut written: Vec<Written<'_>> = Vec::new();
    for field in fields {
        let said = on_field(word, &field.attrs)?;
        let Some(ident) = field.ident.as_ref().filter(|_| said.skip.is_none()) else {
            continue;
        };
        let name = said.rename.as_ref().map_or_else(|| ident.clone(), identifier);
        if let Some(other) = written.iter().find(|other| other.name.unraw() == name.unraw()) {
            let message = format!("`{}` and `{ident}` are both the registry's `{name}`", other.ident);
            return Err(Error::new(name.span(), message));
        }
        written.push(Written {
            ident,
            ty: &field.ty,
            name,
            alias: local(&format!("{prefix}F"), written.len()),
            is_shown: said.shown.is_some(),
            field,
        });
    }
    Ok(written)
}

impl Written<'_> {
    /// Names the contract's field, once, so that what is wrong with the name is said once.
    pub fn declare(&self, module: &TokenStream) -> TokenStream {
        let Self { name, alias, .. } = self;
        quote!(type #alias = #module::#name;)
    }

    /// Gives the bound that says that the type fits.
    pub fn bound(&self) -> TokenStream {
        let Self { ty, alias, .. } = self;
        quote!(#ty: ::cantus::Carries<<#alias as ::cantus::contract::Marker>::Wire>)
    }

    /// Writes the field, which `value` borrows.
    pub fn write(&self, value: &TokenStream) -> TokenStream {
        let Self { ty, alias, .. } = self;
        quote!(::cantus::contract::put::<#alias, #ty>(#value, __part, __writer);)
    }
}

/// Gives some fields as a type: eight to a tuple.
pub fn places(fields: &[Written<'_>]) -> TokenStream {
    let tuple = |fields: &[Written<'_>]| {
        let aliases = fields.iter().map(|field| &field.alias);
        quote!((#(#aliases,)*))
    };
    let mut chunks = fields.chunks(8).rev();
    let last = chunks.next().map_or_else(|| quote!(()), tuple);
    chunks.fold(last, |rest, chunk| {
        let chunk = tuple(chunk);
        quote!(::cantus::contract::More<#chunk, #rest>)
    })
}

/// Asks whether `Debug` shows what the default clearance hides, under the name of the type.
pub fn probe(fields: &[Written<'_>], ident: &Ident) -> Option<TokenStream> {
    let asked = fields.iter().filter(|field| !field.is_shown).rev();
    let all = asked.fold(quote!(()), |rest, field| {
        let alias = &field.alias;
        quote!((#alias, #rest))
    });
    // A deprecation is told where the whole path has the user's span.
    let ask = quote_spanned!(ident.span()=> ::cantus::contract::Probe::<Self, #all>::DEBUG_SHOWS_A_SENSITIVE_FIELD);
    // What is asked of nothing needs the trait in any case: where the lint may not be allowed, nothing is unused.
    let probe = quote! {
        use ::cantus::contract::Unprinted as _;
        let _ = ::cantus::contract::Probe::<(), ()>::DEBUG_SHOWS_A_SENSITIVE_FIELD;
        let _ = #ask;
    };
    (!fields.is_empty()).then_some(probe)
}
