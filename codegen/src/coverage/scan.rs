//! The text of a file → every path, derive and call in it that may be a use of something declared.

use std::str::FromStr as _;

use proc_macro2::{LineColumn, TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, File, Ident, Item, ItemEnum, LitStr, Macro, Meta, Pat, Token};

use super::Deed;
use super::only_tests::{TestModule, is_test};
use super::scope::{Resolved, Scope, names, plain, resolve};
use super::tokens;

/// Source that nests deeper was written by no person.
const DEEPEST: usize = 200;

/// Something that may be a use of something declared.
#[derive(Debug)]
pub(super) struct Sighting {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) kind: Kind,
}

#[derive(Debug)]
pub(super) enum Kind {
    /// A path in an expression: what it may stand for.
    Path(Vec<Resolved>),
    /// The contract that a type derives, and, for an enum, the variant that stands here.
    Contract(Vec<Resolved>, Option<String>),
    /// A method that is called.
    Method(String),
}

impl Sighting {
    /// What is done there with whatever it names.
    pub(super) fn deed(&self) -> Deed {
        match &self.kind {
            Kind::Path(paths) if paths.iter().any(|path| is_sending(path.names.last())) => Deed::Sent,
            Kind::Path(_) => Deed::Constructed,
            Kind::Contract(..) => Deed::Derived,
            Kind::Method(_) => Deed::Sent,
        }
    }
}

fn is_sending(name: Option<&String>) -> bool {
    name.is_some_and(|name| name.starts_with("send_"))
}

/// Why a file could not be read.
#[derive(Debug)]
pub(super) struct Unread {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) why: String,
}

/// What stands in one file.
#[derive(Debug, Default)]
pub(super) struct Scanned {
    pub(super) sightings: Vec<Sighting>,
    /// The modules in files of their own that only tests have.
    pub(super) tests: Vec<TestModule>,
}

/// Reads one file.
pub(super) fn scan(text: &str) -> Result<Scanned, Unread> {
    let read = parse(text).map(|file| {
        if is_test(&file.attrs) {
            return Scanned {
                tests: vec![TestModule::Itself],
                ..Scanned::default()
            };
        }
        let mut scan = Scan {
            scopes: vec![Scope::of(&file.items)],
            way: Vec::new(),
            scanned: Scanned::default(),
        };
        scan.visit_file(&file);
        scan.scanned
    });
    // Places are kept for a whole thread, and nobody asks for these again.
    proc_macro2::extra::invalidate_current_thread_spans();
    read
}

fn parse(text: &str) -> Result<File, Unread> {
    let unread = |at: LineColumn, why: String| Unread {
        line: at.line.max(1),
        column: at.column + 1,
        why,
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = match text.strip_prefix("#!") {
        // What runs the file is no Rust; the line stays, so that the others keep their numbers.
        Some(rest) if !rest.trim_start().starts_with('[') => &text[text.find('\n').unwrap_or(text.len())..],
        _ => text,
    };
    let tokens = TokenStream::from_str(text)
        .map_err(|error| unread(error.span().start(), "this is no token of Rust".to_owned()))?;
    if let Some(at) = too_deep(&tokens) {
        return Err(unread(at, "it nests deeper than any person writes".to_owned()));
    }
    syn::parse2(tokens).map_err(|error| unread(error.span().start(), format!("it could not be parsed: {error}")))
}

/// The first place that lies deeper than source may.
fn too_deep(tokens: &TokenStream) -> Option<LineColumn> {
    let mut open = vec![tokens.clone().into_iter()];
    while let Some(last) = open.last_mut() {
        match last.next() {
            Some(TokenTree::Group(group)) if open.len() >= DEEPEST => return Some(group.span_open().start()),
            Some(TokenTree::Group(group)) => open.push(group.stream().into_iter()),
            Some(_) => {}
            None => drop(open.pop()),
        }
    }
    None
}

struct Scan {
    scopes: Vec<Scope>,
    /// The modules that lie round what is looked at.
    way: Vec<String>,
    scanned: Scanned,
}

impl Scan {
    fn see(&mut self, at: LineColumn, kind: Kind) {
        self.scanned.sightings.push(Sighting {
            line: at.line,
            column: at.column + 1,
            kind,
        });
    }

    fn path(&mut self, path: &syn::Path) {
        let resolved = resolve(&self.scopes, &names(path));
        if let Some(last) = path.segments.last()
            && !resolved.is_empty()
        {
            self.see(last.ident.span().start(), Kind::Path(resolved));
        }
    }

    fn contract(&mut self, attribute: &Meta, variants: Option<&ItemEnum>) {
        let Meta::List(list) = attribute else { return };
        if list.path.is_ident("cfg_attr") {
            let inner = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
            for inner in inner.into_iter().flatten().skip(1) {
                self.contract(&inner, variants);
            }
        } else if list.path.is_ident("event") || list.path.is_ident("payload") {
            let first = |input: syn::parse::ParseStream<'_>| {
                let path = input.call(syn::Path::parse_mod_style)?;
                input.parse::<TokenStream>()?;
                Ok(path)
            };
            let Ok(path) = list.parse_args_with(first) else { return };
            let resolved = resolve(&self.scopes, &names(&path));
            if resolved.is_empty() {
                return;
            }
            let last = path
                .segments
                .last()
                .map_or_else(|| path.span(), |last| last.ident.span());
            self.see(last.start(), Kind::Contract(resolved.clone(), None));
            for variant in variants.into_iter().flat_map(|item| &item.variants) {
                let name = renamed(&variant.attrs).unwrap_or_else(|| plain(&variant.ident));
                self.see(
                    variant.ident.span().start(),
                    Kind::Contract(resolved.clone(), Some(name)),
                );
            }
        }
    }

    fn contracts(&mut self, attributes: &[Attribute], variants: Option<&ItemEnum>) {
        for attribute in attributes {
            self.contract(&attribute.meta, variants);
        }
    }

    /// What a macro is given: expressions or statements if it reads as such, else whatever names stand in it.
    fn macro_tokens(&mut self, of: &Macro) {
        let name = of
            .path
            .segments
            .last()
            .map(|segment| plain(&segment.ident))
            .unwrap_or_default();
        if name.ends_with("matches") {
            // Behind the first comma stands a pattern.
            let first = |input: syn::parse::ParseStream<'_>| {
                let value = input.parse::<Expr>()?;
                input.parse::<TokenStream>()?;
                Ok(value)
            };
            if let Ok(value) = of.parse_body_with(first) {
                self.visit_expr(&value);
            }
        } else if let Ok(list) = of.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated) {
            list.iter().for_each(|value| self.visit_expr(value));
        } else if let Ok(list) = of.parse_body_with(Punctuated::<Expr, Token![;]>::parse_terminated) {
            list.iter().for_each(|value| self.visit_expr(value));
        } else if let Ok(statements) = of.parse_body_with(syn::Block::parse_within) {
            statements.iter().for_each(|statement| self.visit_stmt(statement));
        } else {
            self.loose(of.tokens.clone());
        }
    }

    fn loose(&mut self, tokens: TokenStream) {
        for found in tokens::names(tokens) {
            match found {
                tokens::Found::Path(path, at) => {
                    let resolved = resolve(&self.scopes, &path);
                    if !resolved.is_empty() {
                        self.see(at, Kind::Path(resolved));
                    }
                }
                tokens::Found::Method(name, at) => self.see(at, Kind::Method(name)),
                tokens::Found::Contract(path, at) => {
                    let resolved = resolve(&self.scopes, &path);
                    if !resolved.is_empty() {
                        self.see(at, Kind::Contract(resolved, None));
                    }
                }
            }
        }
    }
}

/// The name that a variant says it has in the registry.
fn renamed(attributes: &[Attribute]) -> Option<String> {
    let mut name = None;
    for attribute in attributes {
        let word = attribute.path().get_ident().map(Ident::to_string).unwrap_or_default();
        if word != "event" && word != "payload" {
            continue;
        }
        // What else stands there is for the derive to judge.
        let _ = attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("rename") {
                name = Some(meta.value()?.parse::<LitStr>()?.value());
            }
            Ok(())
        });
    }
    name
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Const(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        _ => &[],
    }
}

impl<'ast> Visit<'ast> for Scan {
    fn visit_item(&mut self, item: &'ast Item) {
        if is_test(attributes(item)) {
            if let Item::Mod(item) = item {
                self.scanned.tests.extend(TestModule::of(&self.way, item));
            }
            return;
        }
        match item {
            Item::Enum(item) => self.contracts(&item.attrs, Some(item)),
            Item::Struct(item) => self.contracts(&item.attrs, None),
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_test(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if let Some((_, items)) = &item.content {
            self.scopes.push(Scope::of(items));
            self.way.push(plain(&item.ident));
            visit::visit_item_mod(self, item);
            self.way.pop();
            self.scopes.pop();
        }
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        self.path(&path.path);
        visit::visit_expr_path(self, path);
    }

    fn visit_expr_struct(&mut self, value: &'ast syn::ExprStruct) {
        self.path(&value.path);
        visit::visit_expr_struct(self, value);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if is_sending(Some(&call.method.to_string())) {
            self.see(call.method.span().start(), Kind::Method(plain(&call.method)));
        }
        visit::visit_expr_method_call(self, call);
    }

    /// A pattern takes an event apart; it makes none.
    fn visit_pat(&mut self, pattern: &'ast Pat) {
        match pattern {
            Pat::Path(_) | Pat::Macro(_) | Pat::Const(_) | Pat::Lit(_) | Pat::Range(_) => {}
            _ => visit::visit_pat(self, pattern),
        }
    }

    fn visit_macro(&mut self, of: &'ast Macro) {
        self.macro_tokens(of);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if item.ident.is_some() {
            // A macro that is declared: what it stands for is no whole expression.
            self.loose(item.mac.tokens.clone());
        } else {
            self.macro_tokens(&item.mac);
        }
    }
}
