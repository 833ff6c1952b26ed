//! Prints what was lowered, item by item: one file at a time would need a hundred times the memory.

mod enumeration;
mod errors;
mod events;
mod family;
mod record;
mod union;

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::docs::Docs;
use super::names::Taken;
use super::view::{AliasView, Definition, Deprecation, Equality, Head, LiteralView, PackageView};

/// One part of a module: the definitions are dealt out in runs, so that the parts make the same text however
/// many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slice {
    /// Which part it is.
    pub at: usize,
    /// How many there are.
    pub of: usize,
}

/// Prints a slice of a package's module; the slices follow each other with an empty line between.
pub fn slice(view: &PackageView, slice: Slice) -> Result<String, PrintError> {
    let mut file = Printer::new(view.names.clone());
    let is_last = slice.at + 1 == slice.of;
    if slice.at == 0 {
        print_head(&mut file, view)?;
    }
    let run = view.definitions.len().div_ceil(slice.of);
    for definition in view.definitions.iter().skip(slice.at * run).take(run) {
        match definition {
            Definition::Alias(alias) => print_alias(&mut file, alias)?,
            Definition::Record(record) => record::print(&mut file, record)?,
            Definition::Enum(view) => enumeration::print(&mut file, view)?,
            Definition::Union(union) => union::print(&mut file, union)?,
            Definition::Family(family) => family::print(&mut file, family)?,
        }
    }
    if is_last && !view.literals.is_empty() {
        print_literals(&mut file, &view.literals)?;
    }
    if is_last {
        print_bridge(&mut file, view)?;
    }
    Ok(file.text)
}

fn print_head(file: &mut Printer, view: &PackageView) -> Result<(), PrintError> {
    let docs = view.docs.iter().map(|line| format!(" {line}"));
    file.print(
        "the module",
        quote! {
            #(#![doc = #docs])*
            #![cfg_attr(rustfmt, rustfmt_skip)]
            #![allow(deprecated, missing_docs, unused_imports, clippy::large_enum_variant, clippy::too_many_arguments)]
        },
    )?;
    file.print_whole("the imports", imports(&view.names))?;
    events::print(file, &view.events)
}

/// Prints what the module takes from `cantus`; traits whose name the module has for something else stay nameless.
fn imports(names: &Taken) -> TokenStream {
    let has_map = names.holds("BTreeMap");
    let names = IMPORTS.iter().filter_map(|(name, is)| {
        let ident = Ident::new(name, proc_macro2::Span::call_site());
        match (names.holds(name), is) {
            (false, _) => Some(quote!(#ident)),
            (true, Is::Trait) => Some(quote!(#ident as _)),
            (true, Is::Type) => None,
        }
    });
    let map = (!has_map).then(|| {
        quote!(
            use std::collections::BTreeMap;
        )
    });
    quote!(#map use cantus::{#(#names),*};)
}

/// Prints the root of the generated crate: one module a package, each behind its feature.
pub fn root(modules: &[(String, Ident, Docs)]) -> Result<String, PrintError> {
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
    Ok(file.text)
}

/// Says that tokens are not Rust, which is a bug of this target.
#[derive(Debug)]
pub struct PrintError {
    /// The item.
    pub item: String,
    /// What `syn` said.
    pub message: String,
}

/// Collects the text of one file.
#[derive(Default)]
pub struct Printer {
    text: String,
    names: Taken,
}

impl Printer {
    /// Begins a file whose module has these names.
    pub fn new(names: Taken) -> Self {
        Self {
            text: String::new(),
            names,
        }
    }

    /// Prints one item, or what belongs together.
    pub fn print(&mut self, item: &str, tokens: TokenStream) -> Result<(), PrintError> {
        let tokens = shorten(tokens, &self.names);
        self.print_whole(item, tokens)
    }

    /// Prints one item with its paths as they are.
    fn print_whole(&mut self, item: &str, tokens: TokenStream) -> Result<(), PrintError> {
        if tokens.is_empty() {
            return Ok(());
        }
        let file: syn::File = syn::parse2(tokens).map_err(|error| PrintError {
            item: item.to_owned(),
            message: error.to_string(),
        })?;
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        push_spaced(&mut self.text, &prettyplease::unparse(&file));
        Ok(())
    }
}

/// Adds printed items with an empty line between them, and between the methods of each.
fn push_spaced(text: &mut String, printed: &str) {
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
}

/// What the prelude has and the modules import, by its whole path.
const PRELUDE: [(&str, &str); 9] = [
    ("boxed", "Box"),
    ("collections", "BTreeMap"),
    ("convert", "From"),
    ("convert", "Into"),
    ("convert", "TryFrom"),
    ("option", "Option"),
    ("result", "Result"),
    ("string", "String"),
    ("vec", "Vec"),
];

/// What the modules import from `cantus`.
const IMPORTS: [(&str, Is); 8] = [
    ("Beside", Is::Type),
    ("Fields", Is::Trait),
    ("Members", Is::Trait),
    ("Presence", Is::Type),
    ("Reader", Is::Type),
    ("Record", Is::Trait),
    ("Wire", Is::Trait),
    ("Writer", Is::Type),
];

/// What an imported name is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Is {
    Type,
    Trait,
}

/// Shortens whole paths to what the prelude and the imports have, unless the module has the name for something else.
fn shorten(tokens: TokenStream, names: &Taken) -> TokenStream {
    let mut short: Vec<TokenTree> = Vec::new();
    for tree in tokens {
        let tree = match tree {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), shorten(group.stream(), names));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            tree => tree,
        };
        short.push(tree);
        if let Some(length) = needless(&short, names) {
            let word = short.pop();
            short.truncate(short.len() - length);
            short.extend(word);
        }
    }
    short.into_iter().collect()
}

/// Gives how many of the last tokens lead to a word that needs no path.
fn needless(tokens: &[TokenTree], names: &Taken) -> Option<usize> {
    let (word, rest) = last_word(tokens)?;
    let (module, rest) = last_word(before_colons(rest)?)?;
    let word = word.to_string();
    if names.holds(&word) {
        return None;
    }
    if module == "cantus" && IMPORTS.iter().any(|(name, _)| *name == word) {
        return Some(3);
    }
    if !PRELUDE
        .iter()
        .any(|(in_module, name)| module == in_module && *name == word)
    {
        return None;
    }
    let (root, _) = last_word(before_colons(rest)?)?;
    (root == "std").then_some(6)
}

fn last_word(tokens: &[TokenTree]) -> Option<(&Ident, &[TokenTree])> {
    match tokens.split_last()? {
        (TokenTree::Ident(word), rest) => Some((word, rest)),
        _ => None,
    }
}

fn before_colons(tokens: &[TokenTree]) -> Option<&[TokenTree]> {
    let is_colon = |tree: &TokenTree| matches!(tree, TokenTree::Punct(punct) if punct.as_char() == ':');
    match tokens {
        [rest @ .., one, other] if is_colon(one) && is_colon(other) => Some(rest),
        _ => None,
    }
}

/// Prints an item's doc comment and deprecation.
fn attributes(head: &Head) -> TokenStream {
    let docs = doc_lines(&head.docs);
    let deprecated = deprecated(head.deprecated.as_ref());
    quote!(#docs #deprecated)
}

/// Prints a doc comment.
fn doc_lines(docs: &Docs) -> TokenStream {
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
fn deprecated(deprecated: Option<&Deprecation>) -> TokenStream {
    match deprecated {
        None => TokenStream::new(),
        Some(Deprecation {
            since: None,
            note: None,
        }) => quote!(#[deprecated]),
        Some(Deprecation {
            since: Some(since),
            note: None,
        }) => quote!(#[deprecated(since = #since)]),
        Some(Deprecation {
            since: None,
            note: Some(note),
        }) => quote!(#[deprecated(note = #note)]),
        Some(Deprecation {
            since: Some(since),
            note: Some(note),
        }) => quote!(#[deprecated(since = #since, note = #note)]),
    }
}

fn eq(equality: Equality) -> Option<TokenStream> {
    match equality {
        Equality::Total => Some(quote!(, Eq)),
        Equality::Partial => None,
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

fn print_bridge(file: &mut Printer, view: &PackageView) -> Result<(), PrintError> {
    let types = &view.wire;
    let event = match view.events.family.told_apart {
        super::view::ToldApartView::Outside => None,
        super::view::ToldApartView::Tag { .. } | super::view::ToldApartView::Key => {
            Some(&view.events.family.head.ident)
        }
    };
    let types: Vec<TokenStream> = event.into_iter().chain(types).map(ToTokens::to_token_stream).collect();
    if types.is_empty() {
        return Ok(());
    }
    file.print(
        "the serde bridge",
        quote! {
            #[cfg(feature = "serde")]
            cantus::serde_bridge!(#(#types),*);
        },
    )
}
