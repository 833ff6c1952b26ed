//! The fields of a struct or a variant: an alias for the contract's field, and the call that writes it.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Field, Result, Type};

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
    let mut written = Vec::new();
    for field in fields {
        let said = on_field(word, &field.attrs)?;
        let Some(ident) = field.ident.as_ref().filter(|_| said.skip.is_none()) else {
            continue;
        };
        written.push(Written {
            ident,
            ty: &field.ty,
            name: said.rename.as_ref().map_or_else(|| ident.clone(), identifier),
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
        quote! {
            <#ty as ::cantus::Carries<<#alias as ::cantus::contract::Marker>::Wire>>::write_member::<#alias>(#value, part, writer);
        }
    }

    /// Asks whether `Debug` shows what the default clearance hides.
    pub fn probe(&self) -> Option<TokenStream> {
        let alias = &self.alias;
        let probe = quote_spanned! {self.ident.span()=>
            (&::cantus::contract::Probe::<Self, #alias>::new()).debug_shows_a_sensitive_field();
        };
        (!self.is_shown).then_some(probe)
    }

    /// Gives the place of the field in the contract.
    pub fn index(&self) -> TokenStream {
        let alias = &self.alias;
        quote!(<#alias as ::cantus::contract::Marker>::INDEX)
    }
}
