//! Patterns outside the grammar, and patterns that a matcher could take for ever over.

use super::Check;
use super::walk::{Item, Node, Path};
use crate::catalogue;
use crate::model::Type;
use crate::pattern::PatternErrorKind;

/// Looks at the pattern of a string.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    let Node::Type(Type::String(rules)) = item.node else {
        return;
    };
    let Some(pattern) = &rules.pattern else { return };
    let read = check.judge.pattern(pattern);
    let Err(error) = &*read else { return };
    let entry = match error.kind {
        PatternErrorKind::Syntax => &catalogue::PATTERN_SYNTAX,
        PatternErrorKind::Ambiguous => &catalogue::PATTERN_AMBIGUOUS,
    };
    let message = format!("{}, at character {} of the pattern", error.message, error.offset + 1);
    check.report(&path.key("string").key("pattern"), entry, message, |finding| {
        finding.help(&*error.help)
    });
}
