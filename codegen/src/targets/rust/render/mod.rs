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

/// Prints a package's module.
pub fn package(view: &PackageView) -> Result<String, PrintError> {
    let mut file = Printer::new(view.names.clone());
    let docs = view.docs.iter().map(|line| format!(" {line}"));
    file.print(
        "the module",
        quote! {
            #(#![doc = #docs])*
            #![allow(deprecated, missing_docs, unused_imports)]
        },
    )?;
    file.print(
        "the imports",
        quote! {
            use cantus::{Fields as _, Members as _, Record as _, Wire as _};
        },
    )?;
    events::print(&mut file, &view.events)?;
    for definition in &view.definitions {
        match definition {
            Definition::Alias(alias) => print_alias(&mut file, alias)?,
            Definition::Record(record) => record::print(&mut file, record)?,
            Definition::Enum(view) => enumeration::print(&mut file, view)?,
            Definition::Union(union) => union::print(&mut file, union)?,
            Definition::Family(family) => family::print(&mut file, family)?,
        }
    }
    if !view.literals.is_empty() {
        print_literals(&mut file, &view.literals)?;
    }
    print_bridge(&mut file, view)?;
    Ok(file.text)
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
        let file: syn::File = syn::parse2(shorten(tokens, &self.names)).map_err(|error| PrintError {
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
        closed = (content == "}" && indent <= 4).then_some(indent);
    }
}

/// What the prelude has, by its whole path.
const PRELUDE: [(&str, &str); 8] = [
    ("boxed", "Box"),
    ("convert", "From"),
    ("convert", "Into"),
    ("convert", "TryFrom"),
    ("option", "Option"),
    ("result", "Result"),
    ("string", "String"),
    ("vec", "Vec"),
];

/// Shortens whole paths to what the prelude has, unless the module has the name for something else.
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
        if let Some([.., module, _, _, word]) = path_end(&short)
            && PRELUDE.contains(&(module.as_str(), word.as_str()))
            && !names.holds(&word)
        {
            let word = short.pop();
            short.truncate(short.len() - 6);
            short.extend(word);
        }
    }
    short.into_iter().collect()
}

/// Gives the texts of the last seven tokens if they are a path of three words that begins with `std`.
fn path_end(tokens: &[TokenTree]) -> Option<[String; 7]> {
    let (_, end) = tokens.split_at_checked(tokens.len().checked_sub(7)?)?;
    let is_word = |tree: &TokenTree| matches!(tree, TokenTree::Ident(_));
    if !is_word(&end[0]) || !is_word(&end[3]) || !is_word(&end[6]) {
        return None;
    }
    let texts: Vec<String> = end.iter().map(ToString::to_string).collect();
    let texts: [String; 7] = texts.try_into().ok()?;
    let is_path = texts[0] == "std" && [1, 2, 4, 5].iter().all(|at| texts[*at] == ":");
    is_path.then_some(texts)
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
    file.print(
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
