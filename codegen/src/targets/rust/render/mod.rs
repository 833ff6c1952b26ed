//! Prints what was lowered, item by item: one file at a time would need a hundred times the memory.

pub mod configs;
mod debug;
mod enumeration;
mod envelope;
mod errors;
mod events;
mod family;
mod family_writer;
mod hidden;
mod layout;
mod long;
mod paths;
pub mod policies;
mod protocol;
mod record;
mod sensitivity;
mod union;

use std::fmt::Write as _;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, quote};
use syn::visit_mut::VisitMut;

use crate::artifact::Text;

use super::code::{Code, Short};
use super::docs::Docs;
use super::names::Taken;
use super::view::{AliasView, Definition, Deprecation, Equality, EventsView, Head, LiteralView};
use long::Long;
use paths::{IMPORTS, Is, Paths};
pub use protocol::print as protocol;

/// Prints one definition.
pub fn definition(file: &mut Printer, definition: &Definition) -> Result<(), PrintError> {
    match definition {
        Definition::Alias(alias) => print_alias(file, alias),
        Definition::Record(record) => record::print(file, record),
        Definition::Enum(view) => enumeration::print(file, view),
        Definition::Union(union) => union::print(file, union),
        Definition::Family(family) => family::print(file, family),
    }
}

/// Prints what a package's module begins with: its docs, its imports, and the events.
pub fn head(file: &mut Printer, docs: &Docs, events: &EventsView) -> Result<(), PrintError> {
    let docs = docs.iter().map(|line| format!(" {line}"));
    file.print(
        "the module",
        quote! {
            #(#![doc = #docs])*
            #![cfg_attr(rustfmt, rustfmt_skip)]
            #![allow(deprecated, missing_docs, non_camel_case_types, unexpected_cfgs, unused_imports)]
            #![allow(clippy::large_enum_variant, clippy::non_minimal_cfg, clippy::too_many_arguments)]
        },
    )?;
    file.print_whole("the imports", imports(&file.paths))?;
    events::print(file, events)
}

/// Prints what a package's module ends with: its literals, and the serde bridge of its types.
pub fn tail(file: &mut Printer, literals: &[LiteralView], wire: &[Ident]) -> Result<(), PrintError> {
    if !literals.is_empty() {
        print_literals(file, literals)?;
    }
    if wire.is_empty() {
        return Ok(());
    }
    file.print(
        "the serde bridge",
        quote! {
            #[cfg(feature = "serde")]
            cantus::serde_bridge!(Event::CLEARANCE; #(#wire),*);
        },
    )
}

/// Prints what the module takes from `cantus`; traits whose name the module has for something else stay nameless.
fn imports(paths: &Paths) -> TokenStream {
    let names = IMPORTS.iter().filter_map(|(name, is)| {
        let ident = Ident::new(name, proc_macro2::Span::call_site());
        match (paths.is_short(name), is) {
            (true, _) => Some(quote!(#ident)),
            (false, Is::Trait) => Some(quote!(#ident as _)),
            (false, Is::Type) => None,
        }
    });
    let map = paths.is_short("BTreeMap").then(|| {
        quote!(
            use std::collections::BTreeMap;
        )
    });
    quote!(#map use cantus::{#(#names),*};)
}

/// Prints the root of the generated crate: one module a package, each behind its feature.
pub fn root(modules: &[(String, Ident, Docs)]) -> Result<Text, PrintError> {
    let mut file = Printer::default();
    file.print(
        "the root",
        quote! {
            //! The events, types and errors of every package of the registry, as Rust types.
            //!
            //! Each package is a module behind a feature of its name; the feature `serde` adds implementations of
            //! `Serialize` and `Deserialize` that go through the same reader and writer.
            #![cfg_attr(rustfmt, rustfmt_skip)]
        },
    )?;
    for (feature, module, docs) in modules {
        let docs = doc_lines(docs);
        file.print(
            feature,
            quote! {
                #docs
                #[cfg(feature = #feature)]
                pub mod #module;
            },
        )?;
    }
    Ok(file.into_text())
}

/// Says that tokens are not Rust, which is a bug of this target.
#[derive(Debug)]
pub struct PrintError {
    /// The item.
    pub item: String,
    /// What `syn` said.
    pub message: String,
}

impl PrintError {
    fn new(item: &str, error: &dyn std::fmt::Display) -> Self {
        Self {
            item: item.to_owned(),
            message: error.to_string(),
        }
    }
}

/// Collects the text of one file.
pub struct Printer {
    text: Text,
    paths: Paths,
    short: Short,
}

impl Default for Printer {
    fn default() -> Self {
        Self::new(&Taken::default())
    }
}

impl Printer {
    /// Begins a file whose module has these names.
    pub fn new(names: &Taken) -> Self {
        Self {
            text: Text::default(),
            paths: Paths::new(names),
            short: Short::new(names),
        }
    }

    /// Prints one item, or what belongs together, with paths as short as the imports allow.
    pub fn print(&mut self, item: &str, tokens: TokenStream) -> Result<(), PrintError> {
        self.print_file(parse(item, tokens)?);
        Ok(())
    }

    /// Prints one item with these lists in it, which stand in this order; `frame` is given what holds their places.
    pub fn print_long(
        &mut self,
        item: &str,
        lists: &[Long<'_>],
        frame: impl FnOnce(&[TokenStream]) -> TokenStream,
    ) -> Result<(), PrintError> {
        let holes: Vec<TokenStream> = lists.iter().enumerate().map(|(at, list)| list.hole(at)).collect();
        let mut file = parse(item, frame(&holes))?;
        self.paths.visit_file_mut(&mut file);
        self.separate();
        Long::fill(&mut self.text, &mut self.paths, item, &spaced(&file), lists)
    }

    /// Prints items that are spelled out, but not laid out.
    pub fn print_text(&mut self, item: &str, text: &str) -> Result<(), PrintError> {
        let file = syn::parse_file(text).map_err(|error| PrintError::new(item, &error))?;
        self.print_file(file);
        Ok(())
    }

    fn print_file(&mut self, mut file: syn::File) {
        self.paths.visit_file_mut(&mut file);
        self.push_text(&spaced(&file));
    }

    /// Gives the text of an item that stands among others.
    pub fn laid_out(&mut self, item: &str, tokens: TokenStream) -> Result<String, PrintError> {
        if tokens.is_empty() {
            return Ok(String::new());
        }
        let mut file = parse(item, tokens)?;
        self.paths.visit_file_mut(&mut file);
        Ok(spaced(&file))
    }

    /// Gives a path of the standard library as short as the module can spell it.
    pub fn shortened(&self, path: &str) -> String {
        match path.rsplit_once("::") {
            Some((_, name)) if self.paths.is_short(name) => name.to_owned(),
            Some(_) | None => path.to_owned(),
        }
    }

    /// Adds items that were printed as text, below an empty line.
    pub fn push_text(&mut self, items: &str) {
        if !items.is_empty() {
            self.separate();
            self.push(items);
        }
    }

    /// Gives the text.
    pub fn into_text(self) -> Text {
        self.text.finished()
    }

    /// Prints one item with its paths as they are.
    pub fn print_whole(&mut self, item: &str, tokens: TokenStream) -> Result<(), PrintError> {
        let file = parse(item, tokens)?;
        self.push_text(&spaced(&file));
        Ok(())
    }

    fn separate(&mut self) {
        if !self.text.is_empty() {
            self.push("\n");
        }
    }

    fn push(&mut self, text: &str) {
        self.text.write_str(text).expect("a text takes every write");
    }
}

fn parse(item: &str, tokens: TokenStream) -> Result<syn::File, PrintError> {
    syn::parse2(tokens).map_err(|error| PrintError::new(item, &error))
}

/// Prints items with an empty line between them, and between the methods of each.
fn spaced(file: &syn::File) -> String {
    let printed = prettyplease::unparse(file);
    let mut text = String::with_capacity(printed.len() + printed.len() / 8);
    let mut closed = None;
    for line in printed.lines() {
        let content = line.trim_start();
        let indent = line.len() - content.len();
        if closed == Some(indent) && !content.is_empty() && !content.starts_with('}') {
            text.push('\n');
        }
        text.push_str(line);
        text.push('\n');
        let closes = content == "}" || (content.ends_with("{}") && indent == 0);
        closed = (closes && indent <= 4).then_some(indent);
    }
    text
}

/// Prints an item's doc comment and deprecation.
pub fn attributes(head: &Head) -> TokenStream {
    let docs = doc_lines(&head.docs);
    let deprecated = deprecated(head.deprecated.as_ref());
    quote!(#docs #deprecated)
}

/// Gives an item's doc comment and deprecation as lines.
fn attribute_lines(head: &Head) -> Vec<String> {
    docs_lines(&head.docs)
        .chain(head.deprecated.as_ref().map(deprecation))
        .collect()
}

/// Gives a doc comment as lines.
fn docs_lines(docs: &Docs) -> impl Iterator<Item = String> {
    docs.iter().map(|line| {
        let space = if line.is_empty() { "" } else { " " };
        format!("///{space}{line}")
    })
}

/// Prints a doc comment.
pub fn doc_lines(docs: &Docs) -> TokenStream {
    let lines = docs.iter().map(|line| {
        if line.is_empty() {
            String::new()
        } else {
            format!(" {line}")
        }
    });
    quote!(#(#[doc = #lines])*)
}

/// Prints a deprecation.
fn deprecated(deprecated: Option<&Deprecation>) -> Option<TokenStream> {
    deprecated.map(|deprecated| Code::new(deprecation(deprecated)).to_token_stream())
}

/// Gives a deprecation as one line.
fn deprecation(Deprecation { since, note }: &Deprecation) -> String {
    let text = |text: &String| Code::text(text);
    match (since.as_ref().map(text), note.as_ref().map(text)) {
        (None, None) => "#[deprecated]".to_owned(),
        (Some(since), None) => format!("#[deprecated(since = {since})]"),
        (None, Some(note)) => format!("#[deprecated(note = {note})]"),
        (Some(since), Some(note)) => format!("#[deprecated(since = {since}, note = {note})]"),
    }
}

fn eq(equality: Equality) -> TokenStream {
    Code::new(eq_derive(equality)).to_token_stream()
}

/// Gives what a list of derives goes on with.
fn eq_derive(equality: Equality) -> &'static str {
    match equality {
        Equality::Total => ", Eq",
        Equality::Partial => "",
    }
}

fn print_alias(file: &mut Printer, alias: &AliasView) -> Result<(), PrintError> {
    let AliasView { head, ty, statics } = alias;
    let (attributes, ident) = (attributes(head), &head.ident);
    file.print(
        &ident.to_string(),
        quote! {
            #attributes
            pub type #ident = #ty;
            #(#statics)*
        },
    )
}

fn print_literals(file: &mut Printer, literals: &[LiteralView]) -> Result<(), PrintError> {
    let items = literals.iter().map(|LiteralView { ident, text }| {
        let docs = super::docs::prose(&format!("The text `{text}`, and no other."));
        let docs = doc_lines(&docs);
        quote! {
            #docs
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct #ident;

            impl #ident {
                /// Gives the text.
                pub const fn as_str(self) -> &'static str {
                    #text
                }
            }

            impl cantus::Wire for #ident {
                fn read(reader: &mut cantus::Reader<'_>) -> std::option::Option<Self> {
                    reader.literal(#text).map(|()| Self)
                }

                fn write(&self, writer: &mut cantus::Writer<'_>) {
                    writer.string(#text);
                }
            }
        }
    });
    file.print_whole(
        "the literals",
        quote! {
            /// Texts that carry no information: each is a type of size zero with one value.
            pub mod literals {
                #(#items)*
            }
        },
    )
}
