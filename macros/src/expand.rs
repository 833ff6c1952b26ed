//! Prints the implementations. Everything the registry knows is named by path; what is named wrongly is told by rustc
//! at the user's own words, and what is left out by a constant that cannot be computed.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::{DeriveInput, Error, Fields, Generics, Path, Result, Type};

use crate::attributes::{Members, OnType, on_type};
use crate::fields::{self, Written};
use crate::serde::{Called, Container};
use crate::shape::{Content, Member, Shape, local, mentions, shape};

/// One of the derives.
#[derive(Clone, Copy)]
pub struct Derive {
    word: &'static str,
    print: fn(&Body, &DeriveInput) -> TokenStream,
    transparent: fn(&DeriveInput) -> Result<TokenStream>,
}

/// `#[derive(Event)]`
pub const EVENT: Derive = Derive {
    word: "event",
    print: print_event,
    transparent: crate::transparent::event,
};

/// `#[derive(Payload)]`
pub const PAYLOAD: Derive = Derive {
    word: "payload",
    print: print_payload,
    transparent: crate::transparent::payload,
};

/// What is printed, whatever trait it is for.
struct Body {
    /// The contract, with the span of its module's name.
    contract: Ident,
    /// The types that name the contract and its fields.
    declared: Vec<TokenStream>,
    /// Writes `self` to `writer`.
    write: TokenStream,
    /// Writes the fields of `part` to `writer`.
    fields: TokenStream,
    /// What has to hold at compile time.
    checks: Vec<TokenStream>,
    /// What has to hold of the type's parameters.
    bounds: Vec<TokenStream>,
}

/// Expands a derive. Where something is wrong, the implementation is there all the same, so that nothing else is told
/// of the one mistake.
pub fn expand(derive: Derive, input: &DeriveInput) -> TokenStream {
    let said = match on_type(derive.word, &input.attrs, &input.ident) {
        Ok(said) => said,
        Err(error) => return error.into_compile_error(),
    };
    let (module, members) = match said {
        OnType::Module(module, members) => (module, members),
        OnType::Transparent => return (derive.transparent)(input).unwrap_or_else(Error::into_compile_error),
    };
    let mut body = Body::new(&module);
    let error = body.fill(derive.word, input, &module, members).err();
    if error.is_some() {
        body = Body::new(&module);
        body.write = quote!(let _ = __writer;);
    }
    let error = error.map(Error::into_compile_error);
    let implementation = (derive.print)(&body, input);
    quote!(#error #implementation)
}

impl Body {
    fn new(module: &Path) -> Self {
        // What is said of the contract as a whole is said under its name.
        let span = module
            .segments
            .last()
            .map_or_else(Span::call_site, |segment| segment.ident.span());
        let contract = Ident::new("__Contract", span);
        Self {
            declared: vec![quote!(type __Contract = #module::#contract;)],
            contract,
            write: TokenStream::new(),
            fields: TokenStream::new(),
            checks: Vec::new(),
            bounds: Vec::new(),
        }
    }

    fn fill(&mut self, word: &str, input: &DeriveInput, module: &Path, members: Members) -> Result<()> {
        let shape = shape(word, input)?;
        let subject = Subject {
            input,
            module: &quote!(#module),
            write: format_ident!("write_{word}"),
            serde: Container::new(word, input)?,
        };
        match &shape {
            Shape::Struct(content) => self.structure(&subject, content),
            Shape::Enum(variants) if is_scalar(variants) => self.scalars(&subject, variants, members),
            Shape::Enum(variants) => self.variants(&subject, variants, members),
        }
    }
}

/// The user's type, and what it is held to.
struct Subject<'s> {
    input: &'s DeriveInput,
    module: &'s TokenStream,
    /// The function that writes what has fields.
    write: Ident,
    serde: Container,
}

/// Says whether an enum may be one of texts or numbers.
fn is_scalar(variants: &[Member<'_>]) -> bool {
    variants
        .iter()
        .all(|variant| variant.is_unit || variant.other.is_some())
}

impl Body {
    fn structure(&mut self, subject: &Subject<'_>, content: &Content<'_>) -> Result<()> {
        let contract = self.contract.clone();
        match content {
            Content::Fields(fields) => {
                self.checks.extend(subject.serde.fields(fields)?);
                let values = fields.iter().map(|field| {
                    let ident = field.ident;
                    quote!(&self.#ident)
                });
                let values: Vec<TokenStream> = values.collect();
                self.fields = self.write_fields(
                    subject,
                    subject.module,
                    &contract,
                    fields,
                    &values,
                    &subject.input.ident,
                );
                let write = &subject.write;
                self.write = quote!(::cantus::contract::#write::<__Contract, Self>(self, __writer););
            }
            Content::Whole(ty) => {
                self.write = self.whole(subject, &contract, ty, &quote!(&self.0), &subject.input.ident);
            }
        }
        Ok(())
    }

    /// Writes fields, whose values are borrowed by these expressions, where `part` is theirs.
    fn write_fields(
        &mut self,
        subject: &Subject<'_>,
        module: &TokenStream,
        contract: &Ident,
        fields: &[Written<'_>],
        values: &[TokenStream],
        ident: &Ident,
    ) -> TokenStream {
        let parameters = parameters(&subject.input.generics);
        self.declared.extend(fields.iter().map(|field| field.declare(module)));
        let bound = fields.iter().filter(|field| mentions(field.ty, &parameters));
        self.bounds.extend(bound.map(Written::bound));
        let places = fields::places(fields);
        let complete = quote_spanned!(ident.span()=> <#module::__Required>::complete::<#contract, #places>());
        self.checks.push(complete);
        let writes = fields.iter().zip(values).map(|(field, value)| field.write(value));
        let probe = fields::probe(fields, ident);
        quote!(#probe #(#writes)*)
    }

    /// Writes a value that stands for the whole payload.
    fn whole(
        &mut self,
        subject: &Subject<'_>,
        contract: &Ident,
        ty: &Type,
        value: &TokenStream,
        ident: &Ident,
    ) -> TokenStream {
        let carries = quote!(::cantus::Carries<<#contract as ::cantus::contract::Contract>::Payload>);
        if mentions(ty, &parameters(&subject.input.generics)) {
            self.bounds.push(quote!(#ty: #carries));
        }
        let complete = quote_spanned!(ident.span()=> ::cantus::contract::complete_whole::<#contract>());
        self.checks.push(complete);
        quote! {
            ::cantus::contract::write_whole::<#contract>(__writer, &|__writer| <#ty as #carries>::write(#value, __writer))
        }
    }

    /// Writes an enum whose variants are the members of a family or a union.
    fn variants(&mut self, subject: &Subject<'_>, variants: &[Member<'_>], members: Members) -> Result<()> {
        let mut arms = Vec::new();
        let mut places = Vec::new();
        let mut serde = Calls::default();
        for (at, variant) in variants.iter().enumerate() {
            if let Some(other) = &variant.other {
                let message = "only an enum of texts or numbers has a variant for what is not declared";
                return Err(Error::new(other.span(), message));
            }
            let (contract, name, ident) = (local("V", at), &variant.name, variant.ident);
            let family = subject.module;
            let module = quote!(#family::#name);
            self.declared.push(quote!(type #contract = #module::__Contract;));
            let place = quote!(<#contract as ::cantus::contract::Contract>::MEMBER);
            serde.add(subject, variant, &place)?;
            let (pattern, values) = pattern(subject, variant, self)?;
            let write = match &variant.content {
                Content::Fields(fields) => {
                    let writes = self.write_fields(subject, &module, &contract, fields, &values, ident);
                    let (part, inner) = if fields.is_empty() {
                        (quote!(_), quote!(_))
                    } else {
                        (quote!(__part), quote!(__writer))
                    };
                    quote!(::cantus::contract::write::<#contract>(__writer, &|#part, #inner| { #writes }))
                }
                Content::Whole(ty) => self.whole(subject, &contract, ty, &quote!(__value), ident),
            };
            arms.push(quote!(Self::#ident #pattern => #write,));
            places.push(place);
        }
        self.write = quote!(match self { #(#arms)* });
        self.checks.extend(serde.checks());
        let span = subject.input.ident.span();
        self.checks.push(match members {
            Members::All => quote_spanned!(span=> ::cantus::contract::covers::<__Contract>(&[#(#places),*])),
            Members::Some => quote_spanned!(span=> ::cantus::contract::distinct::<__Contract>(&[#(#places),*])),
        });
        Ok(())
    }

    /// Writes an enum of variants that hold nothing: of texts, of numbers, or of members that carry nothing.
    fn scalars(&mut self, subject: &Subject<'_>, variants: &[Member<'_>], members: Members) -> Result<()> {
        let mut arms = Vec::new();
        let mut names = Vec::new();
        let mut serde = Calls::default();
        for (at, variant) in variants.iter().enumerate() {
            let ident = variant.ident;
            if let Some(other) = &variant.other {
                arms.push(self.other(variant, other)?);
                continue;
            }
            let (place, span) = (local("M", at), variant.name.span());
            let name = match &variant.rename {
                Some(name) => quote!(::cantus::contract::Named::Wire(#name)),
                None => {
                    let name = ident.unraw().to_string();
                    quote!(::cantus::contract::Named::Variant(#name))
                }
            };
            let find = quote_spanned!(span=> ::cantus::contract::find::<__Contract>(#name));
            self.declared
                .push(quote!(const #place: ::core::primitive::usize = #find;));
            serde.add(subject, variant, &quote!(#place))?;
            arms.push(quote!(Self::#ident => ::cantus::contract::write_member::<__Contract>(#place, __writer),));
            names.push(name);
        }
        self.write = quote!(match self { #(#arms)* });
        self.checks.extend(serde.checks());
        let span = subject.input.ident.span();
        self.checks.push(match members {
            Members::All => quote_spanned!(span=> ::cantus::contract::covers_named::<__Contract, _>([#(#names),*])),
            Members::Some => quote_spanned!(span=> ::cantus::contract::distinct_named::<__Contract, _>([#(#names),*])),
        });
        Ok(())
    }

    fn other(&mut self, variant: &Member<'_>, other: &Ident) -> Result<TokenStream> {
        let Content::Whole(ty) = &variant.content else {
            let message = "the variant for what is not declared holds its text or number: `Other(String)`";
            return Err(Error::new(variant.ident.span(), message));
        };
        let (ident, span) = (variant.ident, other.span());
        self.checks
            .push(quote_spanned!(span=> ::cantus::contract::open_to_writers::<__Contract>()));
        let carries = quote!(::cantus::Carries<<__Contract as ::cantus::contract::Contract>::Payload>);
        Ok(quote!(Self::#ident(__value) => <#ty as #carries>::write(__value, __writer),))
    }
}

/// What serde calls variants: by a rule for all, or each by its own name.
#[derive(Default)]
struct Calls {
    ruled: Vec<TokenStream>,
    span: Option<Span>,
}

impl Calls {
    fn add(&mut self, subject: &Subject<'_>, variant: &Member<'_>, place: &TokenStream) -> Result<()> {
        if let Some(Called { name, span }) = subject.serde.variant(variant.ident, &variant.variant.attrs)? {
            self.ruled.push(quote!((#name, #place)));
            self.span.get_or_insert(span);
        }
        Ok(())
    }

    /// Checks them all at once, so that one rule is told of once.
    fn checks(self) -> Option<TokenStream> {
        let (span, ruled) = (self.span?, &self.ruled);
        Some(quote_spanned!(span=> ::cantus::contract::same_members::<__Contract>(&[#(#ruled),*])))
    }
}

/// Gives the pattern of a variant and the expressions that borrow its values.
fn pattern(subject: &Subject<'_>, variant: &Member<'_>, body: &mut Body) -> Result<(TokenStream, Vec<TokenStream>)> {
    match (&variant.content, &variant.variant.fields) {
        (_, Fields::Unit) => Ok((TokenStream::new(), Vec::new())),
        (Content::Whole(_), _) => Ok((quote!((__value)), vec![quote!(__value)])),
        (Content::Fields(fields), _) => {
            let checks = subject.serde.fields_of(&variant.variant.attrs, fields)?;
            body.checks.extend(checks);
            let mut bindings = Vec::new();
            let mut values = Vec::new();
            for (at, field) in fields.iter().enumerate() {
                let (ident, value) = (field.ident, local("value", at));
                bindings.push(quote!(#ident: #value));
                values.push(quote!(#value));
            }
            Ok((quote!({ #(#bindings,)* .. }), values))
        }
    }
}

/// Gives the names of the type's type parameters.
fn parameters(generics: &Generics) -> Vec<&Ident> {
    generics.type_params().map(|parameter| &parameter.ident).collect()
}

impl Body {
    /// Prints the method that writes fields, if there are any of a struct.
    fn fields(&self) -> Option<TokenStream> {
        let fields = &self.fields;
        (!fields.is_empty()).then(|| {
            quote! {
                fn write_fields(&self, __part: ::core::primitive::usize, __writer: &mut ::cantus::Writer<'_>) {
                    #fields
                }
            }
        })
    }

    /// Prints the constant that holds everything, with the type's own bounds and those of its fields.
    fn print(&self, input: &DeriveInput, trait_path: &TokenStream, items: &TokenStream) -> TokenStream {
        let (parameters, arguments, own) = input.generics.split_for_impl();
        let own = own
            .iter()
            .flat_map(|own| own.predicates.iter().map(|bound| quote!(#bound)));
        let all: Vec<TokenStream> = own.chain(self.bounds.iter().cloned()).collect();
        let bounds = (!all.is_empty()).then(|| quote!(where #(#all),*));
        let (ident, declared, checks) = (&input.ident, &self.declared, &self.checks);
        quote! {
            const _: () = {
                #(#declared)*

                #[automatically_derived]
                impl #parameters #trait_path for #ident #arguments #bounds {
                    #items
                }

                #(const _: () = #checks;)*
            };
        }
    }
}

fn print_event(body: &Body, input: &DeriveInput) -> TokenStream {
    let (write, contract, fields) = (&body.write, &body.contract, body.fields());
    let of = quote_spanned!(contract.span()=> <#contract as ::cantus::contract::Contract>::Of);
    let items = quote! {
        type Package = #of;

        fn name(&self) -> &::core::primitive::str {
            <__Contract as ::cantus::contract::Contract>::NAME
        }

        fn write(&self, __writer: &mut ::cantus::Writer<'_>) {
            #write
        }

        #fields
    };
    body.print(input, &quote!(::cantus::Event), &items)
}

fn print_payload(body: &Body, input: &DeriveInput) -> TokenStream {
    let (write, contract, fields) = (&body.write, &body.contract, body.fields());
    let of = quote!(<__Contract as ::cantus::contract::Contract>::Of);
    let named = quote_spanned!(contract.span()=> <#contract as ::cantus::contract::Contract>::Of);
    let items = quote! {
        fn write(&self, __writer: &mut ::cantus::Writer<'_>) {
            const { ::cantus::contract::is_type::<#named>() };
            #write
        }

        #fields
    };
    body.print(
        input,
        &quote!(::cantus::Carries<::cantus::contract::declared<#of>>),
        &items,
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Prints tokens a line a statement, so that a difference can be read.
    fn lines(tokens: &TokenStream) -> String {
        let text = tokens.to_string();
        text.replace("; ", ";\n").replace("{ ", "{\n").replace("} ", "}\n") + "\n"
    }

    #[test]
    fn the_expansion_of_one_struct_is_the_golden_one() {
        let input: DeriveInput = syn::parse_quote! {
            #[event(stream::citation)]
            struct Citation<'a, C> {
                block_index: Option<u32>,
                #[event(rename = "citation")]
                source: &'a C,
                #[event(skip)]
                rank: u8,
            }
        };
        let printed = lines(&expand(EVENT, &input));
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/citation.txt");
        if std::env::var_os("CANTUS_BLESS").is_some() {
            std::fs::write(&golden, &printed).unwrap();
        }
        assert_eq!(printed, std::fs::read_to_string(golden).unwrap_or_default());
    }
}
