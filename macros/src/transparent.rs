//! Prints what forwards: a newtype to what is in it, an enum of events to the event in each variant.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{ConstParam, Data, DeriveInput, Error, Field, Fields, GenericParam, Ident, Member, Result, Type, TypeParam};

/// Forwards an event.
pub fn event(input: &DeriveInput) -> Result<TokenStream> {
    let variants = match &input.data {
        Data::Struct(data) => {
            let (member, ty) = only(&data.fields, &input.ident)?;
            vec![(quote!(Self), member, ty)]
        }
        Data::Enum(data) => {
            let mut variants = Vec::new();
            for variant in &data.variants {
                let ((member, ty), ident) = (only(&variant.fields, &variant.ident)?, &variant.ident);
                variants.push((quote!(Self::#ident), member, ty));
            }
            variants
        }
        Data::Union(_) => return Err(Error::new(input.ident.span(), "a union is no event")),
    };
    let Some(&(_, _, first)) = variants.first() else {
        return Err(Error::new(input.ident.span(), "an enum without variants is no event"));
    };
    let arms = |method: &TokenStream| {
        let arms = variants.iter().map(|(variant, member, ty)| {
            let event = quote_spanned!(ty.span()=> ::cantus::contract::forward::<#first, #ty>(__event));
            quote!(#variant { #member: __event } => #event.#method,)
        });
        quote!(match self { #(#arms)* })
    };
    let (name, write) = (arms(&quote!(name())), arms(&quote!(write(__writer))));
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let ident = &input.ident;
    // With one span, that it is no event is said once.
    let package = quote_spanned!(first.span()=> <#first as ::cantus::Event>::Package);
    Ok(quote! {
        #[automatically_derived]
        impl #generics ::cantus::Event for #ident #arguments #bounds {
            type Package = #package;

            fn name(&self) -> &::core::primitive::str {
                #name
            }

            fn write(&self, __writer: &mut ::cantus::Writer<'_>) {
                #write
            }
        }
    })
}

/// Lets a newtype carry whatever is in it.
pub fn payload(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new(
            input.ident.span(),
            "only a struct of one field is transparent",
        ));
    };
    let (member, ty) = only(&data.fields, &input.ident)?;
    let (_, arguments, bounds) = input.generics.split_for_impl();
    let bounds = bounds.iter().flat_map(|bounds| &bounds.predicates);
    let parameters = input.generics.params.iter().map(parameter);
    let ident = &input.ident;
    Ok(quote! {
        #[automatically_derived]
        impl<#(#parameters,)* __W> ::cantus::Carries<__W> for #ident #arguments
        where
            #ty: ::cantus::Carries<__W>,
            #(#bounds,)*
        {
            fn write(&self, __writer: &mut ::cantus::Writer<'_>) {
                <#ty as ::cantus::Carries<__W>>::write(&self.#member, __writer);
            }

            fn is_absent(&self) -> ::core::primitive::bool {
                <#ty as ::cantus::Carries<__W>>::is_absent(&self.#member)
            }
        }
    })
}

/// Prints a parameter as an implementation has it: without its default.
fn parameter(parameter: &GenericParam) -> TokenStream {
    match parameter {
        GenericParam::Lifetime(lifetime) => quote!(#lifetime),
        GenericParam::Type(TypeParam { ident, bounds, .. }) => quote!(#ident: #bounds),
        GenericParam::Const(ConstParam { ident, ty, .. }) => quote!(const #ident: #ty),
    }
}

/// Gives the one field there is.
fn only<'f>(fields: &'f Fields, ident: &Ident) -> Result<(Member, &'f Type)> {
    let all: Vec<&Field> = fields.iter().collect();
    let [field] = all[..] else {
        let message = "`transparent` forwards to the one field there is, and here is not one";
        return Err(Error::new(ident.span(), message));
    };
    let member = match &field.ident {
        Some(ident) => Member::Named(ident.clone()),
        None => Member::Unnamed(0.into()),
    };
    Ok((member, &field.ty))
}
