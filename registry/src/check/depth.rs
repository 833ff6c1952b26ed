//! Types that nest so deep that the lock could not be read again, nor a compiler be asked to read what is printed.

use super::Check;
use super::walk::{Item, Node, Path};
use crate::catalogue;
use crate::model::Type;

/// No type nests deeper; a lock takes up to three levels of JSON for one, and readers of JSON stop at 128.
const DEEPEST: usize = 32;

/// Looks at how deep a type nests; only the level that is one too many is reported.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    let Node::Type(ty) = item.node else { return };
    if levels(ty) == DEEPEST + 1 {
        let message = format!("the type nests deeper than {DEEPEST} levels");
        check.report(path, &catalogue::TYPE_TOO_DEEP, message, |finding| {
            finding.help("name the inner types under `types`")
        });
    }
}

/// How many lists, maps and nulls stand around the innermost type.
fn levels(ty: &Type) -> usize {
    let (mut ty, mut levels) = (ty, 0);
    while let Type::List { items: inner, .. } | Type::Map { values: inner } | Type::Nullable(inner) = ty {
        (ty, levels) = (inner, levels + 1);
    }
    levels
}
