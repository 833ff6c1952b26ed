//! Names that are not cased as the package says.

use super::Check;
use super::walk::{Item, Node, Path, Role};
use crate::catalogue;
use crate::model::{Case, Literal, Origin, Package, Shape, ToldApart, TypeDef};
use crate::words;

/// Looks at the case of a field, of an event, and of a variant of an event.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    let style = item.package.style;
    match item.node {
        Node::Field { field, .. } => cased(check, "field", &field.name, style.fields, path),
        Node::Member { member, role, .. } => {
            let what = match role {
                Role::Events => "event",
                Role::Type(definition) if is_event(item.package, definition) => "variant",
                Role::Type(_) | Role::Errors(_) => return,
            };
            if let Literal::String(name) = &member.wire {
                cased(check, what, name, style.events, path);
            }
        }
        Node::Definition { .. }
        | Node::Record(_)
        | Node::Family { .. }
        | Node::Enum(_)
        | Node::EnumMember { .. }
        | Node::Type(_)
        | Node::Tombstone(_) => {}
    }
}

/// Whether a definition is what an event declares for itself. Its variants are tags as events are, and cased alike.
fn is_event(package: &Package, definition: &TypeDef) -> bool {
    let Origin::Derived(path) = &definition.origin else {
        return false;
    };
    let tagged = matches!(&definition.shape, Shape::Family(family) if matches!(family.told_apart, ToldApart::Tag(_)));
    tagged
        && path
            .strip_prefix("events.")
            .is_some_and(|event| package.events.members.contains_key(event))
}

fn cased(check: &mut Check<'_>, what: &str, name: &str, case: Option<Case>, path: &Path<'_>) {
    let Some(case) = case.filter(|case| !is_cased(name, *case)) else {
        return;
    };
    let (style, better) = (spell(case), words::in_case(name, case));
    let message = format!("{what} `{name}` is not {style}, which the package's style asks for");
    check.report(path, &catalogue::CASE_STYLE, message, |finding| {
        // Some names have no words, or none of letters that have a case.
        let instead = if better.is_empty() || better == name {
            "spell it in ASCII letters and digits".to_owned()
        } else {
            format!("write `{better}`")
        };
        finding.help(format!(
            "{instead}, or say why not: `allow: {{case-style: the reason}}`"
        ))
    });
}

/// Whether a name is words and separators as the case has them.
fn is_cased(name: &str, case: Case) -> bool {
    let separated = |separator: char, is_letter: fn(char) -> bool| {
        name.starts_with(is_letter)
            && name
                .split(separator)
                .all(|word| !word.is_empty() && word.chars().all(|c| is_letter(c) || c.is_ascii_digit()))
    };
    let joined =
        |is_first: fn(char) -> bool| name.starts_with(is_first) && name.chars().all(|c| c.is_ascii_alphanumeric());
    match case {
        Case::Snake => separated('_', |c| c.is_ascii_lowercase()),
        Case::Kebab => separated('-', |c| c.is_ascii_lowercase()),
        Case::Screaming => separated('_', |c| c.is_ascii_uppercase()),
        Case::Camel => joined(|c| c.is_ascii_lowercase()),
        Case::Pascal => joined(|c| c.is_ascii_uppercase()),
    }
}

fn spell(case: Case) -> &'static str {
    match case {
        Case::Snake => "`snake_case`",
        Case::Camel => "`camelCase`",
        Case::Pascal => "`PascalCase`",
        Case::Kebab => "`kebab-case`",
        Case::Screaming => "`SCREAMING_SNAKE_CASE`",
    }
}
