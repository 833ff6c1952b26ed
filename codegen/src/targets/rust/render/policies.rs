//! Prints a package's policies: what `cantus` has to know of each, and how requests are looked at.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::view::{AttributeKind, AttributeView, PolicyView};
use super::{PrintError, Printer, doc_lines};

/// Prints a policy.
pub fn print(file: &mut Printer, view: &PolicyView) -> Result<(), PrintError> {
    file.print(&view.name, policy(view))?;
    file.print(&view.name, owned(view))?;
    file.print(&view.name, borrowed(view))
}

fn policy(view: &PolicyView) -> TokenStream {
    let PolicyView {
        name,
        file,
        action,
        keys,
        actions,
        default,
        presets,
        code,
        codes,
        ..
    } = view;
    let codes = if codes.is_empty() {
        quote! {
            fn code(_: usize) -> std::option::Option<Self::Code> {
                None
            }
        }
    } else {
        let arms = codes
            .iter()
            .map(|(index, variant)| quote!(#index => Some(#code::#variant)));
        quote! {
            fn code(index: usize) -> std::option::Option<Self::Code> {
                match index {
                    #(#arms,)*
                    _ => None,
                }
            }
        }
    };
    quote! {
        impl cantus::policy::Policy for #file {
            type Action = #action;
            type Code = #code;
            const DEFINITION: &'static cantus::policy::Definition<'static> = &cantus::policy::Definition {
                name: #name,
                keys: &[#(#keys),*],
                actions: &[#(#actions),*],
                default: #default,
                presets: &[#(#presets),*],
            };
            fn action(index: usize) -> std::option::Option<Self::Action> {
                #action::ALL.get(index).copied()
            }
            #codes
        }
    }
}

/// How the owned request is looked at.
fn owned(view: &PolicyView) -> TokenStream {
    let (file, request) = (&view.file, &view.request);
    let arms = view.attributes.iter().map(|attribute| {
        let AttributeView { index, ident, kind, .. } = attribute;
        let attribute = match kind {
            AttributeKind::Text => quote!(self.#ident.as_deref().map(cantus::policy::Attribute::Text)),
            AttributeKind::Texts => quote! {
                self.#ident.as_deref().map(|texts| cantus::policy::Attribute::Texts(cantus::policy::Texts::Owned(texts)))
            },
            AttributeKind::Bool => quote!(self.#ident.map(cantus::policy::Attribute::Bool)),
            AttributeKind::Member(_) => {
                quote!(self.#ident.map(|member| cantus::policy::Attribute::Text(member.as_str())))
            }
        };
        quote!(#index => #attribute)
    });
    quote! {
        impl cantus::policy::Request<#file> for #request {
            #[inline]
            fn attribute(&self, key: usize) -> std::option::Option<cantus::policy::Attribute<'_>> {
                match key {
                    #(#arms,)*
                    _ => None,
                }
            }
        }
    }
}

fn borrowed(view: &PolicyView) -> TokenStream {
    let (file, request, borrowed) = (&view.file, &view.request, &view.borrowed);
    let docs = format!(" A [`{request}`] that borrows what it asks about.");
    let fields = view.attributes.iter().map(|attribute| {
        let (docs, ident, ty) = (doc_lines(&attribute.docs), &attribute.ident, ty(&attribute.kind));
        quote!(#docs pub #ident: std::option::Option<#ty>)
    });
    let setters = view.attributes.iter().map(|attribute| {
        let (setter, ident, ty) = (&attribute.setter, &attribute.ident, ty(&attribute.kind));
        let docs = doc_lines(&super::super::docs::prose(&format!("Sets `{}`.", attribute.name)));
        quote! {
            #docs
            #[must_use]
            pub fn #setter(mut self, value: #ty) -> Self {
                self.#ident = Some(value);
                self
            }
        }
    });
    let arms = view.attributes.iter().map(|attribute| {
        let AttributeView { index, ident, kind, .. } = attribute;
        let attribute = match kind {
            AttributeKind::Text => quote!(self.#ident.map(cantus::policy::Attribute::Text)),
            AttributeKind::Texts => quote! {
                self.#ident.map(|texts| cantus::policy::Attribute::Texts(cantus::policy::Texts::Borrowed(texts)))
            },
            AttributeKind::Bool => quote!(self.#ident.map(cantus::policy::Attribute::Bool)),
            AttributeKind::Member(_) => {
                quote!(self.#ident.map(|member| cantus::policy::Attribute::Text(member.as_str())))
            }
        };
        quote!(#index => #attribute)
    });
    let lifetime = view
        .attributes
        .iter()
        .all(|attribute| matches!(attribute.kind, AttributeKind::Bool | AttributeKind::Member(_)));
    // A request of truth values and enums alone has nothing to borrow.
    let nothing = lifetime.then(|| quote!(nothing: std::marker::PhantomData<&'r ()>,));
    quote! {
        #[doc = #docs]
        #[non_exhaustive]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct #borrowed<'r> {
            #(#fields,)*
            #nothing
        }

        impl<'r> #borrowed<'r> {
            /// Makes an empty one.
            pub fn new() -> Self {
                Self::default()
            }

            #(#setters)*
        }

        impl cantus::policy::Request<#file> for #borrowed<'_> {
            #[inline]
            fn attribute(&self, key: usize) -> std::option::Option<cantus::policy::Attribute<'_>> {
                match key {
                    #(#arms,)*
                    _ => None,
                }
            }
        }
    }
}

fn ty(kind: &AttributeKind) -> TokenStream {
    match kind {
        AttributeKind::Text => quote!(&'r str),
        AttributeKind::Texts => quote!(&'r [&'r str]),
        AttributeKind::Bool => quote!(bool),
        AttributeKind::Member(path) => quote!(#path),
    }
}
