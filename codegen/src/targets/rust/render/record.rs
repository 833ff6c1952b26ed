//! Prints records: the struct, what makes one, its builder, and how it is read and written.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::type_name::Slot;
use super::super::view::{Argument, FieldView, RecordView};
use super::{PrintError, Printer, attributes, debug, doc_lines, eq, hidden};

/// Prints a record.
pub fn print(file: &mut Printer, view: &RecordView) -> Result<(), PrintError> {
    let name = view.head.ident.to_string();
    file.print(&name, structure(view))?;
    file.print(&name, makers(view))?;
    let option = file.std_option();
    file.print(&name, builder(view, &option))?;
    file.print(&name, codec(view))
}

fn structure(view: &RecordView) -> TokenStream {
    let (attributes, ident, eq) = (attributes(&view.head), &view.head.ident, eq(view.equality));
    let default = parameters(view).is_empty().then(|| quote!(, Default));
    let statics = &view.statics;
    let fields = view.fields.iter().map(|field| {
        let (attributes, ident, ty) = (super::attributes(&field.head), &field.head.ident, &field.ty);
        quote!(#attributes pub #ident: #ty)
    });
    let rest = view.rest.iter().map(|rest| {
        let (ident, ty) = (&rest.ident, &rest.ty);
        quote! {
            /// Every further member.
            pub #ident: #ty
        }
    });
    let members = fields.chain(rest);
    let (debug, own_debug) = (debug::derive(debug::of_record(view)), debug::record(view));
    quote! {
        #attributes
        #[non_exhaustive]
        #[derive(Clone, #debug PartialEq #eq #default)]
        pub struct #ident {
            #(#members,)*
        }
        #own_debug
        #(#statics)*
    }
}

fn parameters(view: &RecordView) -> Vec<TokenStream> {
    let parameter = |field: &FieldView| match (&field.argument, field.slot) {
        (Argument::Given { ty, .. }, Slot::Required | Slot::Nullable) => {
            let ident = &field.head.ident;
            Some(quote!(#ident: #ty))
        }
        _ => None,
    };
    view.fields.iter().filter_map(parameter).collect()
}

fn makers(view: &RecordView) -> TokenStream {
    let ident = &view.head.ident;
    let parameters = parameters(view);
    let values = view.fields.iter().map(|field| {
        let ident = &field.head.ident;
        match (&field.argument, field.slot) {
            (Argument::Given { convert, .. }, Slot::Required | Slot::Nullable) => {
                let value = convert.apply(field.slot, &quote!(#ident));
                if *ident == value.to_string() {
                    quote!(#ident)
                } else {
                    quote!(#ident: #value)
                }
            }
            (Argument::Fixed(value), Slot::Required | Slot::Nullable) => quote!(#ident: #value),
            (_, Slot::Optional) => quote!(#ident: None),
            (_, Slot::Presence) => quote!(#ident: cantus::Presence::Absent),
        }
    });
    let rest = view.rest.iter().map(|rest| {
        let ident = &rest.ident;
        quote!(#ident: std::collections::BTreeMap::new())
    });
    let values = values.chain(rest);
    let docs = if parameters.is_empty() {
        "Makes an empty one."
    } else {
        "Makes one of what is required."
    };
    let docs = doc_lines(&vec![docs.to_owned()]);
    let setters = view.fields.iter().filter_map(setter).chain(rest_setter(view));
    let defaults = view.fields.iter().filter_map(default_accessor);
    quote! {
        impl #ident {
            #docs
            pub fn new(#(#parameters),*) -> Self {
                Self { #(#values),* }
            }
            #(#setters)*
            #(#defaults)*
        }
    }
}

fn setter(field: &FieldView) -> Option<TokenStream> {
    let (name, ident) = (&field.setter, &field.head.ident);
    let deprecated = super::deprecated(field.head.deprecated.as_ref());
    let (parameter, value) = match (&field.argument, field.slot) {
        (_, Slot::Required | Slot::Nullable) => return None,
        (Argument::Fixed(value), _) => (None, value.clone()),
        (Argument::Given { ty, convert }, slot) => (Some(quote!(, value: #ty)), convert.apply(slot, &quote!(value))),
    };
    let value = match field.slot {
        Slot::Optional => quote!(Some(#value)),
        Slot::Required | Slot::Nullable | Slot::Presence => value,
    };
    let docs = doc_lines(&super::super::docs::prose(&format!("Sets `{}`.", field.key)));
    Some(quote! {
        #docs
        #deprecated
        #[must_use]
        pub fn #name(mut self #parameter) -> Self {
            self.#ident = #value;
            self
        }
    })
}

fn rest_setter(view: &RecordView) -> Option<TokenStream> {
    let rest = view.rest.as_ref()?;
    let (name, ident, ty) = (&rest.setter, &rest.ident, &rest.ty);
    Some(quote! {
        /// Sets every further member.
        #[must_use]
        pub fn #name(mut self, value: #ty) -> Self {
            self.#ident = value;
            self
        }
    })
}

fn default_accessor(field: &FieldView) -> Option<TokenStream> {
    let default = field.default.as_ref()?;
    let (name, ty, body) = (&default.ident, &default.ty, &default.body);
    let docs = format!("Gives `{}`, or `{}` where it is absent.", field.key, default.text);
    let docs = doc_lines(&super::super::docs::prose(&docs));
    let deprecated = super::deprecated(field.head.deprecated.as_ref());
    Some(quote! {
        #docs
        #deprecated
        pub fn #name(&self) -> #ty {
            #body
        }
    })
}

fn builder(view: &RecordView, option: &TokenStream) -> TokenStream {
    let builder = &view.builder;
    let fields = view.fields.iter().map(|field| {
        let (ident, ty, inner) = (&field.head.ident, &field.ty, &field.inner);
        match field.slot {
            Slot::Required => quote!(#ident: #option<#inner>),
            Slot::Nullable => quote!(#ident: #option<#ty>),
            Slot::Optional | Slot::Presence => quote!(#ident: #ty),
        }
    });
    let rest = view.rest.iter().map(|rest| {
        let (ident, ty) = (&rest.ident, &rest.ty);
        quote!(#ident: #ty)
    });
    let members = fields.chain(rest);
    let arms = view.fields.iter().map(|field| {
        let (key, ident, read) = (&field.key, &field.head.ident, &field.read);
        quote!(#key => self.#ident = #read)
    });
    let otherwise = match &view.rest {
        Some(rest) => {
            let (ident, reader) = (&rest.ident, &rest.reader);
            quote!(return reader.rest(key, &mut self.#ident, #reader))
        }
        None => quote!(return false),
    };
    let body = if view.fields.is_empty() {
        match &view.rest {
            Some(_) => quote!(#otherwise;),
            None => quote!(false),
        }
    } else {
        quote! {
            match key {
                #(#arms,)*
                _ => #otherwise,
            }
            true
        }
    };
    let body = if view.fields.is_empty() && view.rest.is_some() {
        strip_return(view)
    } else {
        body
    };
    let (key, reader) = match (view.fields.is_empty(), &view.rest) {
        (true, None) => (quote!(_), quote!(_)),
        _ => (quote!(key), quote!(reader)),
    };
    quote! {
        #[doc(hidden)]
        #[derive(Default)]
        pub struct #builder {
            #(#members,)*
        }
        impl cantus::Fields for #builder {
            fn field(&mut self, #key: &str, #reader: &mut cantus::Reader<'_>) -> bool {
                #body
            }
        }
    }
}

fn strip_return(view: &RecordView) -> TokenStream {
    let rest = view.rest.iter().map(|rest| {
        let (ident, reader) = (&rest.ident, &rest.reader);
        quote!(reader.rest(key, &mut self.#ident, #reader))
    });
    quote!(#(#rest)*)
}

fn codec(view: &RecordView) -> TokenStream {
    let (ident, builder) = (&view.head.ident, &view.builder);
    let is_required = |field: &&FieldView| matches!(field.slot, Slot::Required | Slot::Nullable);
    let required = view.fields.iter().filter(is_required).map(|field| {
        let (local, ident, key) = (&field.local, &field.head.ident, &field.key);
        quote!(let #local = reader.required(#key, fields.#ident);)
    });
    let values = view.fields.iter().map(|field| {
        let (local, ident) = (&field.local, &field.head.ident);
        match field.slot {
            Slot::Required | Slot::Nullable => quote!(#ident: #local?),
            Slot::Optional | Slot::Presence => quote!(#ident: fields.#ident),
        }
    });
    let rest = view.rest.iter().map(|rest| {
        let ident = &rest.ident;
        quote!(#ident: fields.#ident)
    });
    let values = values.chain(rest);
    let writes = view.fields.iter().map(write).chain(view.rest.iter().map(|rest| {
        let (ident, writer) = (&rest.ident, &rest.writer);
        let write = quote!(writer.rest(&self.#ident, #writer););
        match rest.hidden.as_ref().map(hidden::shows) {
            Some(shows) => quote!(if #shows { #write }),
            None => write,
        }
    }));
    let whole = hidden::members_or_return(view.hidden.as_ref());
    let fields = if view.fields.is_empty() && view.rest.is_none() {
        quote!(_)
    } else {
        quote!(fields)
    };
    let reader = if view.fields.iter().any(|field| is_required(&field)) {
        quote!(reader)
    } else {
        quote!(_)
    };
    let writer = if view.fields.is_empty() && view.rest.is_none() {
        quote!(_)
    } else {
        quote!(writer)
    };
    quote! {
        impl cantus::Record for #ident {
            type Fields = #builder;

            fn finish(#fields: #builder, #reader: &mut cantus::Reader<'_>) -> std::option::Option<Self> {
                #(#required)*
                Some(Self { #(#values),* })
            }

            fn write_fields(&self, #writer: &mut cantus::Writer<'_>) {
                #whole
                #(#writes)*
            }
        }
    }
}

fn write(field: &FieldView) -> TokenStream {
    let (key, ident, write) = (&field.key, &field.head.ident, &field.write);
    match field.slot {
        Slot::Required | Slot::Nullable => {
            let write = hidden::value(field.hidden.as_ref(), write.clone());
            quote! {
                writer.key(#key);
                #write
            }
        }
        Slot::Optional => optional(field, &quote!(&self.#ident)),
        Slot::Presence => optional(field, &quote!(self.#ident.given())),
    }
}

fn optional(field: &FieldView, value: &TokenStream) -> TokenStream {
    let (key, write) = (&field.key, &field.write);
    let condition = match field.hidden.as_ref().map(hidden::shows) {
        None => quote!(let Some(value) = #value),
        Some(shows) => quote!(let (true, Some(value)) = (#shows, #value)),
    };
    quote! {
        if #condition {
            writer.key(#key);
            #write;
        }
    }
}
