//! What the names in one module of a file stand for, as far as the file itself says.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::{self, Visit};
use syn::{Item, ItemMod, ItemType, ItemUse, Type, UseTree};

/// A path with every name that the file explains replaced by what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Resolved {
    /// Its names.
    pub(super) names: Vec<String>,
    /// Whether it leads through the crate itself, into a file that is not this one.
    pub(super) own: bool,
}

/// The names of one module.
#[derive(Debug, Default)]
pub(super) struct Scope {
    /// What was brought in under a name, or is another name for it.
    names: BTreeMap<String, Vec<String>>,
    /// Where everything was brought in from.
    globs: Vec<Vec<String>>,
    /// What is declared here, and so is nobody else's.
    local: BTreeSet<String>,
}

/// How often a name may stand for another before it is taken as it is.
const STEPS: usize = 8;

impl Scope {
    /// Looks through a module's own items, and what its functions bring in; not into the modules inside it.
    pub(super) fn of(items: &[Item]) -> Self {
        let mut scope = Self::default();
        for item in items {
            scope.visit_item(item);
            let local = match item {
                Item::Enum(item) => &item.ident,
                Item::Struct(item) => &item.ident,
                Item::Union(item) => &item.ident,
                Item::Trait(item) => &item.ident,
                Item::Mod(item) if item.content.is_some() => &item.ident,
                _ => continue,
            };
            scope.local.insert(plain(local));
        }
        scope
    }

    fn tree(&mut self, way: &[String], tree: &UseTree) {
        let with = |name: &syn::Ident| [way, &[plain(name)]].concat();
        match tree {
            UseTree::Path(path) => self.tree(&with(&path.ident), &path.tree),
            UseTree::Name(name) if name.ident == "self" => {
                if let Some(last) = way.last() {
                    self.names.insert(last.clone(), way.to_vec());
                }
            }
            UseTree::Name(name) => {
                self.names.insert(plain(&name.ident), with(&name.ident));
            }
            UseTree::Rename(rename) => {
                let whole = if rename.ident == "self" {
                    way.to_vec()
                } else {
                    with(&rename.ident)
                };
                self.names.insert(plain(&rename.rename), whole);
            }
            UseTree::Glob(_) => self.globs.push(way.to_vec()),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(way, tree);
                }
            }
        }
    }
}

impl<'ast> Visit<'ast> for Scope {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.tree(&[], &item.tree);
    }

    fn visit_item_type(&mut self, item: &'ast ItemType) {
        if let Type::Path(path) = &*item.ty {
            self.names.insert(plain(&item.ident), names(&path.path));
        }
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        if let Some((_, rename)) = &item.rename {
            self.names.insert(plain(rename), vec![plain(&item.ident)]);
        }
    }

    fn visit_item_mod(&mut self, _: &'ast ItemMod) {}

    fn visit_block(&mut self, block: &'ast syn::Block) {
        visit::visit_block(self, block);
    }
}

/// Everything that a path may stand for, in the innermost of some modules that lie in one another.
pub(super) fn resolve(scopes: &[Scope], path: &[String]) -> Vec<Resolved> {
    follow(scopes, path, STEPS)
}

fn follow(scopes: &[Scope], path: &[String], steps: usize) -> Vec<Resolved> {
    let Some((scope, around)) = scopes.split_last() else {
        return vec![found(path, true)];
    };
    let Some((first, rest)) = path.split_first().filter(|_| steps > 0) else {
        return Vec::new();
    };
    match first.as_str() {
        "self" => return follow(scopes, rest, steps - 1),
        "super" => return follow(around, rest, steps - 1),
        // Which file that is, is not known here.
        "crate" => return vec![found(rest, true)],
        // The beginning of a path that is whole.
        "" => return vec![found(rest, false)],
        _ => {}
    }
    if let Some(whole) = scope.names.get(first) {
        let path = [whole, rest].concat();
        // `use shop;` and `use a::a;` name themselves.
        return if whole.first() == Some(first) {
            vec![found(&path, false)]
        } else {
            follow(scopes, &path, steps - 1)
        };
    }
    if scope.local.contains(first) {
        return Vec::new();
    }
    let mut all = vec![found(path, false)];
    for glob in &scope.globs {
        // A module that brings itself in is asked no second time.
        let glob = [glob, path].concat();
        let is_near = ["self", "super"].contains(&glob[0].as_str());
        let whole = scope
            .names
            .get(&glob[0])
            .filter(|whole| whole.first() != Some(&glob[0]));
        match whole {
            Some(whole) => all.extend(follow(scopes, &[whole, &glob[1..]].concat(), steps - 1)),
            None if is_near || glob[0] == "crate" => all.extend(follow(scopes, &glob, steps - 1)),
            None => all.push(found(&glob, false)),
        }
    }
    all
}

fn found(names: &[String], own: bool) -> Resolved {
    Resolved {
        names: names.to_vec(),
        own,
    }
}

/// The names of a path; one that begins with `::` begins with an empty name.
pub(super) fn names(path: &syn::Path) -> Vec<String> {
    let root = path.leading_colon.map(|_| String::new());
    root.into_iter()
        .chain(path.segments.iter().map(|segment| plain(&segment.ident)))
        .collect()
}

/// An identifier as it is compared: without `r#`.
pub(super) fn plain(ident: &syn::Ident) -> String {
    let text = ident.to_string();
    text.strip_prefix("r#").map_or_else(|| text.clone(), str::to_owned)
}
