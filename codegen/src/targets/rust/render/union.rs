//! Prints unions told apart by JSON kind.

use quote::quote;

use super::super::view::UnionView;
use super::{PrintError, Printer, attributes, debug, eq, hidden};

/// Prints a union.
pub fn print(file: &mut Printer, view: &UnionView) -> Result<(), PrintError> {
    let (attributes, ident, eq) = (attributes(&view.head), &view.head.ident, eq(view.equality));
    let (expected, statics) = (&view.expected, &view.statics);
    let variants = view.branches.iter().map(|branch| {
        let (ident, ty) = (&branch.ident, &branch.ty);
        quote!(#ident(#ty))
    });
    let name = ident.to_string();
    let in_debug = view.in_debug.as_ref();
    let (debug, own_debug) = (debug::derive(debug::of_whole(in_debug)), debug::whole(ident, in_debug));
    file.print(
        &name,
        quote! {
            #attributes
            #[derive(Clone, #debug PartialEq #eq)]
            pub enum #ident {
                #(#variants,)*
            }
            #own_debug
            #(#statics)*
        },
    )?;
    let reads = view.branches.iter().map(|branch| {
        let (variant, kind, read) = (&branch.ident, &branch.kind, &branch.read);
        quote!(cantus::Kind::#kind => #read.map(Self::#variant))
    });
    let writes = view.branches.iter().map(|branch| {
        let (variant, write) = (&branch.ident, &branch.write);
        quote!(Self::#variant(value) => #write)
    });
    let rest = (view.branches.len() < 6).then(|| quote!(_ => reader.wrong_kind(#expected),));
    let from = view.branches.iter().map(|branch| {
        let variant = &branch.ident;
        let (ty, value) = match &branch.boxed {
            Some(plain) => (plain, quote!(std::boxed::Box::new(value))),
            None => (&branch.ty, quote!(value)),
        };
        quote! {
            impl std::convert::From<#ty> for #ident {
                fn from(value: #ty) -> Self {
                    Self::#variant(#value)
                }
            }
        }
    });
    let whole = hidden::value_or_return(view.hidden.as_ref());
    file.print(
        &name,
        quote! {
            #(#from)*
            impl cantus::Wire for #ident {
                fn read(reader: &mut cantus::Reader<'_>) -> std::option::Option<Self> {
                    match reader.kind()? {
                        #(#reads,)*
                        #rest
                    }
                }

                fn write(&self, writer: &mut cantus::Writer<'_>) {
                    #whole
                    match self {
                        #(#writes,)*
                    }
                }
            }
        },
    )
}
