//! Attributes and modules → what only tests have, also where that stands in a file of its own.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::{Attribute, Expr, ExprLit, ItemMod, Lit, Meta};

use super::scope::plain;

/// A module in a file of its own that only tests have.
#[derive(Debug)]
pub(super) enum TestModule {
    /// The file says so of itself.
    Itself,
    /// Its name behind those of the modules round it.
    Named(Vec<String>),
    /// The file that it says it is in, from the folder of the file that has it.
    InFile(String),
}

impl TestModule {
    /// A module for tests as an item; one that stands where it is declared has no file.
    pub(super) fn of(way: &[String], item: &ItemMod) -> Option<Self> {
        if item.content.is_some() {
            return None;
        }
        let said = item.attrs.iter().find_map(|attribute| match &attribute.meta {
            Meta::NameValue(said) if said.path.is_ident("path") => match &said.value {
                Expr::Lit(ExprLit {
                    lit: Lit::Str(path), ..
                }) => Some(path.value()),
                _ => None,
            },
            _ => None,
        });
        Some(match said {
            Some(path) if way.is_empty() => Self::InFile(path),
            _ => Self::Named([way, &[plain(&item.ident)]].concat()),
        })
    }
}

/// Whether an item is only there for tests.
pub(super) fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.segments.last().is_some_and(|last| last.ident == "test"),
        Meta::List(list) if list.path.is_ident("cfg") => needs_test(list.tokens.clone()),
        _ => false,
    })
}

/// Whether a condition holds in tests alone: `test`, or `all(…)` with it.
fn needs_test(condition: TokenStream) -> bool {
    let mut tokens = condition.into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Ident(word)), None) => word == "test",
        (Some(TokenTree::Ident(word)), Some(TokenTree::Group(all)))
            if word == "all" && all.delimiter() == Delimiter::Parenthesis =>
        {
            let mut conditions = vec![TokenStream::new()];
            for token in all.stream() {
                match (token, conditions.last_mut()) {
                    (TokenTree::Punct(sign), _) if sign.as_char() == ',' => conditions.push(TokenStream::new()),
                    (token, Some(last)) => last.extend([token]),
                    (_, None) => {}
                }
            }
            conditions.into_iter().any(needs_test)
        }
        _ => false,
    }
}

/// The files that only tests have.
#[derive(Debug, Default)]
pub(super) struct TestFiles {
    files: BTreeSet<String>,
    folders: BTreeSet<String>,
}

impl TestFiles {
    /// Adds the file, or the folder, of a module that a file has; `is_there` knows every file.
    pub(super) fn add(&mut self, file: &str, module: &TestModule, is_there: impl Fn(&str) -> bool) {
        let (folder, name) = file
            .rsplit_once('/')
            .map_or(("", file), |(folder, name)| (folder, name));
        let stem = name.strip_suffix(".rs").unwrap_or(name);
        let own = join(folder, stem);
        let way = match module {
            TestModule::Itself => {
                self.files.insert(file.to_owned());
                let is_folder = stem == "mod";
                self.folders.insert(if is_folder { folder.to_owned() } else { own });
                return;
            }
            TestModule::InFile(path) => {
                self.files.insert(join(folder, path.trim_start_matches("./")));
                return;
            }
            TestModule::Named(way) => way.join("/"),
        };
        // A file has its modules in the folder of its name, unless it is a folder's own or the root of a crate.
        for module in [join(&own, &way), join(folder, &way)] {
            let files = [format!("{module}.rs"), format!("{module}/mod.rs")];
            if files.iter().any(|file| is_there(file)) {
                self.files.extend(files);
                self.folders.insert(module);
                return;
            }
        }
    }

    /// Whether a file is one of them.
    pub(super) fn has(&self, file: &str) -> bool {
        let mut folders = file.match_indices('/').map(|(end, _)| &file[..end]);
        self.files.contains(file) || folders.any(|folder| self.folders.contains(folder))
    }
}

fn join(folder: &str, name: &str) -> String {
    if folder.is_empty() {
        name.to_owned()
    } else {
        format!("{folder}/{name}")
    }
}
