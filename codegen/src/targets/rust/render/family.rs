//! Prints families: the enum, accessors of what its members share, and how a member is found and written.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::view::{
    AccessorView, BesideView, Boxing, CommonView, FamilyView, Get, MemberView, OtherView, PayloadView, Reach,
    ScalarKind, ToldApartView, TypeView, Whose, Writable,
};
use super::enumeration::{FEW, other_docs};
use super::family_writer::write_body;
use super::{PrintError, Printer, attributes, debug, doc_lines, eq, errors, hidden, record};

/// Prints a family.
pub fn print(file: &mut Printer, view: &FamilyView) -> Result<(), PrintError> {
    let name = view.head.ident.to_string();
    let other = view.other.as_ref().map(|other| other_variant(view, other));
    let variants = view.members.iter().map(variant).chain(other);
    file.print(&name, structure(view, &quote!(#(#variants,)*)))?;
    debug::family(file, view)?;
    print_commons(file, view)?;
    file.print(&name, accessors(view))?;
    if let Some(error) = &view.error {
        errors::print(file, view, error)?;
    }
    file.print(&name, codec(view))?;
    if view.hidden_at.is_empty() {
        return Ok(());
    }
    file.print(&name, hidden::impls(view))
}

/// Prints the structs of what stands beside tags.
pub fn print_commons(file: &mut Printer, view: &FamilyView) -> Result<(), PrintError> {
    match &view.common {
        CommonView::None => {}
        CommonView::Held(common) | CommonView::Fixed(common) => record::print(file, common)?,
    }
    view.own_common.iter().try_for_each(|own| record::print(file, own))
}

/// Prints the enum itself.
pub fn structure(view: &FamilyView, variants: &TokenStream) -> TokenStream {
    let (attributes, ident, eq) = (attributes(&view.head), &view.head.ident, eq(view.equality));
    let debug = debug::derive(debug::of_family(view));
    let open = view.other.is_some().then(|| quote!(#[non_exhaustive]));
    quote! {
        #attributes
        #open
        #[derive(Clone, #debug PartialEq #eq)]
        pub enum #ident {
            #variants
        }
    }
}

/// Prints the variant of a member.
pub fn variant(member: &MemberView) -> TokenStream {
    let (attributes, ident) = (attributes(&member.head), &member.head.ident);
    let payload = payload_type(&member.payload);
    match (held(&member.beside), payload) {
        (None, None) => quote!(#attributes #ident),
        (None, Some(payload)) => quote!(#attributes #ident(#payload)),
        (Some(common), None) => quote! {
            #attributes
            #ident {
                common: #common,
            }
        },
        (Some(common), Some(payload)) => quote! {
            #attributes
            #ident {
                common: #common,
                payload: #payload,
            }
        },
    }
}

/// Gives the struct of what stands beside the tag, if the variant holds it.
pub fn held(beside: &BesideView) -> Option<&Ident> {
    match beside {
        BesideView::Held { ident, .. } => Some(ident),
        BesideView::None | BesideView::Fixed { .. } => None,
    }
}

/// Gives the type of what the variant carries, if it carries something.
pub fn payload_type(payload: &PayloadView) -> Option<TokenStream> {
    let boxed = |view: &TypeView| {
        let ty = &view.ty;
        match view.boxing {
            Boxing::Boxed => quote!(std::boxed::Box<#ty>),
            Boxing::Plain => quote!(#ty),
        }
    };
    match payload {
        PayloadView::Nothing | PayloadView::Empty => None,
        PayloadView::Inline(view) | PayloadView::Content(view) => Some(boxed(view)),
        PayloadView::Optional(view) => {
            let ty = boxed(view);
            Some(quote!(std::option::Option<#ty>))
        }
    }
}

fn other_variant(view: &FamilyView, other: &OtherView) -> TokenStream {
    let (docs, ident) = (other_docs(other), &other.ident);
    let common = common_ident(view).map(|common| {
        quote! {
            common: #common,
        }
    });
    let tag = match view.told_apart {
        ToldApartView::Tag {
            kind: ScalarKind::Integer,
            ..
        } => quote!(i64),
        ToldApartView::Tag {
            kind: ScalarKind::Text, ..
        }
        | ToldApartView::Outside
        | ToldApartView::Key => quote!(std::string::String),
    };
    quote! {
        #docs
        #[non_exhaustive]
        #ident {
            tag: #tag,
            #common
            raw: cantus::Raw,
        }
    }
}

/// Gives the struct of the common fields, if members hold it.
pub fn common_ident(view: &FamilyView) -> Option<&Ident> {
    match &view.common {
        CommonView::Held(common) => Some(&common.head.ident),
        CommonView::None | CommonView::Fixed(_) => None,
    }
}

/// Prints the accessors of what members share.
fn accessors(view: &FamilyView) -> TokenStream {
    let ident = &view.head.ident;
    let names = names(view);
    let methods = accessor_methods(view);
    if names.is_none() && methods.is_empty() {
        return TokenStream::new();
    }
    quote! {
        impl #ident {
            #names
            #methods
        }
    }
}

fn names(view: &FamilyView) -> Option<TokenStream> {
    let texts = view.members.iter().map(|member| &member.text);
    let is_listed = match &view.told_apart {
        ToldApartView::Tag { .. } => view.other.is_none(),
        ToldApartView::Key => true,
        ToldApartView::Outside => false,
    };
    is_listed.then(|| quote!(const NAMES: &[&str] = &[#(#texts),*];))
}

/// Prints the methods that give what members share.
pub fn accessor_methods(view: &FamilyView) -> TokenStream {
    let whole = view
        .common_accessor
        .as_ref()
        .zip(common_ident(view))
        .map(|(name, common)| {
            let variants = view
                .members
                .iter()
                .map(|member| &member.head.ident)
                .chain(view.other.iter().map(|other| &other.ident));
            quote! {
                /// Gives what stands beside the tag, whatever the member.
                pub fn #name(&self) -> &#common {
                    match self {
                        #(Self::#variants { common, .. })|* => common,
                    }
                }
            }
        });
    let fields = view.accessors.iter().map(|accessor| accessor_method(view, accessor));
    quote!(#whole #(#fields)*)
}

fn accessor_method(view: &FamilyView, accessor: &AccessorView) -> TokenStream {
    let AccessorView {
        ident,
        docs,
        field,
        ty,
        get,
        reach,
    } = accessor;
    let docs = doc_lines(docs);
    let given = |common: TokenStream| match get {
        Get::Copy => quote!(#common.#field),
        Get::Reference => quote!(&#common.#field),
        Get::OptionalText => quote!(#common.#field.as_deref()),
    };
    let (ty, body) = match reach {
        Reach::Family => {
            let common = &view.common_accessor;
            (quote!(#ty), given(quote!(self.#common())))
        }
        Reach::All(variants) => {
            let given = given(quote!(common));
            (
                quote!(#ty),
                quote!(match self { #(Self::#variants { common, .. } => #given,)* }),
            )
        }
        Reach::Members(variants) => {
            let given = given(quote!(common));
            let body = quote!(match self { #(Self::#variants { common, .. } => Some(#given),)* _ => None });
            (quote!(std::option::Option<#ty>), body)
        }
    };
    quote! {
        #docs
        pub fn #ident(&self) -> #ty {
            #body
        }
    }
}

fn codec(view: &FamilyView) -> TokenStream {
    let ident = &view.head.ident;
    let (read, write) = (read_body(view), write_body(view));
    let whole = hidden::members_or_return(view.hidden.as_ref());
    quote! {
        impl cantus::Members for #ident {
            fn read_members(reader: &mut cantus::Reader<'_>, outer: &mut dyn cantus::Fields) -> std::option::Option<Self> {
                #read
            }

            fn write_members(&self, writer: &mut cantus::Writer<'_>) {
                #whole
                #write
            }
        }
    }
}

fn read_body(view: &FamilyView) -> TokenStream {
    match &view.told_apart {
        ToldApartView::Key => read_keyed(view),
        ToldApartView::Tag { key, kind, default } => {
            let tag = match (kind, default) {
                (ScalarKind::Text, None) => quote!(reader.tag(#key)?),
                (ScalarKind::Text, Some(default)) => quote!(reader.tag_or(#key, #default)?),
                // Only error codes are integers, and an error without a code is none.
                (ScalarKind::Integer, _) => quote!(reader.integer_tag(#key)?),
            };
            let beside = beside(view, key);
            let other = read_other(view, key, *kind);
            let dispatch = dispatch(view, *kind, &other);
            quote! {
                let tag = #tag;
                #beside
                #dispatch
            }
        }
        // Only a package's events are told apart from outside.
        ToldApartView::Outside => quote!(None),
    }
}

fn read_keyed(view: &FamilyView) -> TokenStream {
    let is_plain = view
        .members
        .iter()
        .all(|member| matches!(member.beside, BesideView::None));
    let beside = (!is_plain).then(|| beside(view, ""));
    let arms = view.members.iter().map(|member| {
        let text = &member.text;
        let read = if is_plain {
            keyed_payload(member)
        } else {
            read_member(view, member, "")
        };
        quote!(#text => #read)
    });
    quote! {
        let key = reader.key_of(Self::NAMES)?;
        #beside
        match key {
            #(#arms,)*
            _ => None,
        }
    }
}

fn keyed_payload(member: &MemberView) -> TokenStream {
    let variant = &member.head.ident;
    match &member.payload {
        PayloadView::Inline(TypeView { ty, boxing })
        | PayloadView::Content(TypeView { ty, boxing })
        | PayloadView::Optional(TypeView { ty, boxing }) => {
            let boxed = (*boxing == Boxing::Boxed).then(|| quote!(.map(std::boxed::Box::new)));
            quote!(#ty::read_members(reader, outer) #boxed .map(Self::#variant))
        }
        PayloadView::Nothing | PayloadView::Empty => quote!(reader.no_content(outer).map(|()| Self::#variant)),
    }
}

/// Prints the locals that the arms of a family share: the common fields and what goes beside the payload.
pub fn beside(view: &FamilyView, key: &str) -> TokenStream {
    match &view.common {
        CommonView::None => beside_fields(view, None, key),
        CommonView::Held(common) | CommonView::Fixed(common) => beside_fields(view, Some(&common.builder), key),
    }
}

/// Prints the same for the common fields of this builder, or for none.
fn beside_fields(view: &FamilyView, builder: Option<&Ident>, key: &str) -> TokenStream {
    let common = builder.map(|builder| quote!(let mut common = #builder::default();));
    let beside = match (&view.told_apart, builder, &view.transport) {
        (ToldApartView::Tag { .. }, None, None) => quote!(cantus::Beside::tag(#key, outer)),
        (ToldApartView::Tag { .. }, Some(_), None) => quote!(cantus::Beside::common(#key, outer, &mut common)),
        (ToldApartView::Tag { .. }, None, Some(_)) => quote!(cantus::Beside::common(#key, outer, &mut transport)),
        (ToldApartView::Tag { .. }, Some(_), Some(_)) => {
            return quote! {
                #common
                let mut own = cantus::Pair::new(&mut common, &mut transport);
                let mut beside = cantus::Beside::common(#key, outer, &mut own);
            };
        }
        (ToldApartView::Outside | ToldApartView::Key, None, _) => return quote!(let mut beside = outer;),
        (ToldApartView::Outside | ToldApartView::Key, Some(_), _) => quote!(cantus::Pair::new(&mut common, outer)),
    };
    quote! {
        #common
        let mut beside = #beside;
    }
}

fn dispatch(view: &FamilyView, kind: ScalarKind, other: &TokenStream) -> TokenStream {
    let key = match &view.told_apart {
        ToldApartView::Tag { key, .. } => key.as_str(),
        ToldApartView::Outside | ToldApartView::Key => "",
    };
    let reads = view.members.iter().map(|member| read_member_of(view, member, key));
    match kind {
        ScalarKind::Integer => {
            let tags = view.members.iter().map(|member| &member.tag);
            quote!(match tag { #(#tags => #reads,)* _ => #other })
        }
        ScalarKind::Text if view.members.len() <= FEW => {
            let tags = view.members.iter().map(|member| &member.text);
            quote!(match &*tag { #(#tags => #reads,)* _ => #other })
        }
        ScalarKind::Text => {
            let mut order: Vec<usize> = (0..view.members.len()).collect();
            order.sort_by(|one, other| {
                let (one, other) = (&view.members[*one].text, &view.members[*other].text);
                one.len().cmp(&other.len()).then_with(|| one.cmp(other))
            });
            let tags = order.iter().map(|at| &view.members[*at].text);
            let places = (0..order.len()).map(proc_macro2::Literal::usize_unsuffixed);
            let reads = order.iter().map(|at| read_member_of(view, &view.members[*at], key));
            quote! {
                // Sorted by length and then by bytes.
                const TAGS: &[&str] = &[#(#tags),*];
                match cantus::find(TAGS, &tag) { #(Some(#places) => #reads,)* _ => #other }
            }
        }
    }
}

/// Prints how one member is read: error codes check their ancestors, too.
pub fn read_member_of(view: &FamilyView, member: &MemberView, key: &str) -> TokenStream {
    let Some((ancestors, error)) = member.ancestors.as_ref().zip(view.error.as_ref()) else {
        return read_member(view, member, key);
    };
    let is_a_key = &error.is_a_key;
    let beside = beside(view, key);
    let read = read_member(view, member, key);
    quote! {{
        let mut ancestors = cantus::Ancestors::new(#is_a_key, #ancestors, outer);
        let outer: &mut dyn cantus::Fields = &mut ancestors;
        #beside
        let error = #read;
        ancestors.finish(reader)?;
        error
    }}
}

fn read_member(view: &FamilyView, member: &MemberView, key: &str) -> TokenStream {
    let (variant, content) = (&member.head.ident, view.content.as_ref());
    let payload = read_payload(&member.payload, content);
    let own = |builder: &Ident, whose: Whose| (whose == Whose::Member).then(|| beside_fields(view, Some(builder), key));
    let carries = payload_type(&member.payload).is_some();
    match &member.beside {
        BesideView::None => {
            let made = if carries {
                quote!(#payload.map(Self::#variant))
            } else {
                quote!(#payload.map(|_| Self::#variant))
            };
            match &view.common {
                CommonView::None => made,
                CommonView::Held(_) | CommonView::Fixed(_) => {
                    let own = beside_fields(view, None, key);
                    quote!({ #own #made })
                }
            }
        }
        BesideView::Held { ident, builder, whose } => {
            let own = own(builder, *whose);
            let made = if carries {
                quote!(Some(Self::#variant { common: common?, payload: payload? }))
            } else {
                quote!(payload.and(Some(Self::#variant { common: common? })))
            };
            quote! {{
                #own
                let payload = #payload;
                let common = #ident::finish(common, reader);
                #made
            }}
        }
        BesideView::Fixed { ident, builder, whose } => {
            let own = own(builder, *whose);
            let made = if carries {
                quote!(payload.map(Self::#variant))
            } else {
                quote!(payload.map(|_| Self::#variant))
            };
            quote! {{
                #own
                let payload = #payload;
                #ident::finish(common, reader)?;
                #made
            }}
        }
    }
}

fn read_payload(payload: &PayloadView, content: Option<&String>) -> TokenStream {
    match payload {
        PayloadView::Nothing => quote!(reader.no_content(&mut beside)),
        PayloadView::Empty => quote!(reader.content::<cantus::Empty>(#content, &mut beside)),
        PayloadView::Inline(view) => {
            let boxed = (view.boxing == Boxing::Boxed).then(|| quote!(.map(std::boxed::Box::new)));
            quote!(reader.inline(&mut beside) #boxed)
        }
        PayloadView::Content(view) => {
            let boxed = (view.boxing == Boxing::Boxed).then(|| quote!(.map(std::boxed::Box::new)));
            quote!(reader.content(#content, &mut beside) #boxed)
        }
        PayloadView::Optional(view) => {
            let boxed =
                (view.boxing == Boxing::Boxed).then(|| quote!(.map(|payload| payload.map(std::boxed::Box::new))));
            quote!(reader.optional_content(#content, &mut beside) #boxed)
        }
    }
}

fn read_other(view: &FamilyView, key: &str, kind: ScalarKind) -> TokenStream {
    let (text, owned) = match kind {
        ScalarKind::Text => (quote!(&tag), quote!(tag.into_owned())),
        ScalarKind::Integer => (quote!(&tag.to_string()), quote!(tag)),
    };
    let Some(OtherView { ident, writable }) = &view.other else {
        return quote!(reader.unknown_tag(#key, #text, Self::NAMES));
    };
    let open = match writable {
        Writable::Yes => quote!(cantus::Open::Both),
        Writable::No => quote!(cantus::Open::Reader),
    };
    let name = match kind {
        ScalarKind::Text => quote!(tag: #owned),
        ScalarKind::Integer => quote!(tag),
    };
    unknown(view, ident, &text, &open, &name)
}

/// Prints the arm that keeps what is not declared.
pub fn unknown(
    view: &FamilyView,
    variant: &Ident,
    text: &TokenStream,
    open: &TokenStream,
    name: &TokenStream,
) -> TokenStream {
    match &view.common {
        CommonView::None => quote! {{
            let raw = reader.unknown(#text, #open, &mut beside)?;
            Some(Self::#variant { #name, raw })
        }},
        CommonView::Held(common) => {
            let common = &common.head.ident;
            quote! {{
                let raw = reader.unknown(#text, #open, &mut beside);
                let common = #common::finish(common, reader);
                Some(Self::#variant { #name, common: common?, raw: raw? })
            }}
        }
        CommonView::Fixed(common) => {
            let common = &common.head.ident;
            quote! {{
                let raw = reader.unknown(#text, #open, &mut beside);
                #common::finish(common, reader)?;
                Some(Self::#variant { #name, raw: raw? })
            }}
        }
    }
}
