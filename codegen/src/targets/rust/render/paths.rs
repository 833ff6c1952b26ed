//! Shortens whole paths to what the prelude and a module's imports have, unless the module has the name for
//! something else.

use syn::visit_mut::{self, VisitMut};
use syn::{ExprPath, Path, QSelf, TypePath};

use super::super::names::Taken;

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
pub(super) const IMPORTS: [(&str, Is); 8] = [
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
pub(super) enum Is {
    Type,
    Trait,
}

/// Knows which names are short in one module, and shortens the paths of parsed items.
#[derive(Default)]
pub(super) struct Paths {
    shadowed: Vec<&'static str>,
}

impl Paths {
    /// Looks which names a module has for something else.
    pub(super) fn new(names: &Taken) -> Self {
        let prelude = PRELUDE.iter().map(|(_, name)| *name);
        let imports = IMPORTS.iter().map(|(name, _)| *name);
        Self {
            shadowed: prelude.chain(imports).filter(|name| names.holds(name)).collect(),
        }
    }

    /// Whether a name means what the prelude and the imports say.
    pub(super) fn is_short(&self, name: &str) -> bool {
        !self.shadowed.contains(&name)
    }

    /// How many leading segments of a path say nothing that the name after them does not.
    fn needless(&self, path: &Path) -> usize {
        let mut segments = path.segments.iter().map(|segment| &segment.ident);
        let (Some(first), Some(second)) = (segments.next(), segments.next()) else {
            return 0;
        };
        let short = |name: &str| self.is_short(name);
        if first == "cantus" && IMPORTS.iter().any(|(name, _)| second == name && short(name)) {
            return 1;
        }
        let third = segments.next();
        let is_third = |name: &str| third.is_some_and(|third| third == name);
        let in_prelude = |(module, name): &(&str, &str)| second == module && is_third(name) && short(name);
        if first == "std" && PRELUDE.iter().any(in_prelude) {
            2
        } else {
            0
        }
    }

    fn shorten(&self, path: &mut Path) -> usize {
        let needless = self.needless(path);
        if needless > 0 {
            path.segments = std::mem::take(&mut path.segments).into_iter().skip(needless).collect();
        }
        needless
    }

    /// Shortens a path that may begin inside `<T as …>`.
    fn shorten_qualified(&self, qself: &mut Option<QSelf>, path: &mut Path) {
        let needless = self.shorten(path);
        if let Some(qself) = qself {
            qself.position = qself.position.saturating_sub(needless);
        }
    }
}

impl VisitMut for Paths {
    fn visit_path_mut(&mut self, path: &mut Path) {
        self.shorten(path);
        visit_mut::visit_path_mut(self, path);
    }

    fn visit_expr_path_mut(&mut self, expr: &mut ExprPath) {
        self.shorten_qualified(&mut expr.qself, &mut expr.path);
        visit_mut::visit_expr_path_mut(self, expr);
    }

    fn visit_type_path_mut(&mut self, ty: &mut TypePath) {
        self.shorten_qualified(&mut ty.qself, &mut ty.path);
        visit_mut::visit_type_path_mut(self, ty);
    }
}
