//! Expands `#[derive(Event)]`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Data, DeriveInput, Error, Result};

use crate::attributes::{Word, on_type};
use crate::fields;

const WORD: Word = Word("event");

/// Expands the derive.
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let said = on_type(WORD, &input.attrs, &input.ident)?;
    let Data::Struct(data) = &input.data else {
        return Err(Error::new(input.ident.span(), "`Event` is derived for structs"));
    };
    let module = &said.path;
    let written = fields::written(WORD, &data.fields, "F")?;
    let declared = written.iter().map(|field| field.declare(module));
    let writes = written.iter().map(|field| {
        let ident = field.ident;
        field.write(&quote!(&self.#ident))
    });
    let places = written.iter().map(fields::Written::index);
    let ident = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let complete = quote_spanned!(ident.span()=> ::cantus::contract::complete::<__Contract>(&[#(#places),*]));
    Ok(quote! {
        const _: () = {
            type __Contract = #module::__Contract;
            #(#declared)*

            #[automatically_derived]
            impl #generics ::cantus::Event for #ident #arguments #bounds {
                type Package = <__Contract as ::cantus::contract::Contract>::Of;

                fn name(&self) -> &::core::primitive::str {
                    <__Contract as ::cantus::contract::Contract>::NAME
                }

                fn write(&self, writer: &mut ::cantus::Writer<'_>) {
                    ::cantus::contract::write::<__Contract>(writer, &|part, writer| {
                        #(#writes)*
                    });
                }
            }

            const _: () = #complete;
        };
    })
}
