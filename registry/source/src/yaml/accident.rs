//! What YAML allows and the language does not.

use saphyr_parser::Tag;

use super::Purpose;
use crate::node::Node;
use crate::place::Place;
use crate::problem::{Offence, Problem};

/// An alias such as `*name`.
pub(super) fn alias(purpose: Purpose, place: &Place) -> Problem {
    let twice = said_twice(purpose);
    Problem::new(Offence::Alias, place, "aliases are refused")
        .help(format!("if `*` is part of a text, quote it: '*'; {twice}"))
}

/// An anchor such as `&name`.
pub(super) fn anchor(purpose: Purpose, place: &Place) -> Problem {
    let twice = said_twice(purpose);
    Problem::new(Offence::Alias, place, "anchors are refused")
        .help(format!("if `&` is part of a text, quote it: '&'; {twice}"))
}

fn said_twice(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Declarations => "if a shape is used twice, name it under `types`",
        Purpose::Settings => "if a value is used twice, write it twice",
    }
}

/// The merge key `<<`.
pub(super) fn merge_key(place: &Place) -> Problem {
    Problem::new(Offence::Alias, place, "the merge key `<<` is refused")
        .help("write the entries out; if a key is really called `<<`, quote it")
}

/// A tag such as `!!str`.
pub(super) fn tag(place: &Place, tag: &Tag) -> Problem {
    let tag = tag.to_string().replace("tag:yaml.org,2002:!", "!!");
    let message = format!("the tag `{tag}` is refused");
    Problem::new(Offence::Tag, place, message).help("remove it; if `!` is part of a text, quote the text")
}

/// Nesting beyond the limit.
pub(super) fn too_deep(purpose: Purpose, place: &Place) -> Problem {
    let help = match purpose {
        Purpose::Declarations => "name the inner shapes under `types`",
        Purpose::Settings => "see whether it is the right file",
    };
    Problem::new(Offence::TooDeep, place, "the file nests deeper than 64 levels").help(help)
}

/// One key twice in one map.
pub(super) fn duplicate(key: &str, first: &Place, second: &Place) -> Problem {
    let message = format!("the key `{key}` stands twice in one map");
    Problem::new(Offence::DuplicateKey, second, message)
        .help("remove one of them")
        .related(first, "the first stands")
}

/// A key that is a list, a map or nothing.
pub(super) fn key_not_text(node: &Node<'_>) -> Problem {
    let message = format!("{} stands where a key is wanted", node.article());
    Problem::new(Offence::KeyKind, &node.place, message)
        .help("write `key: value`; a key that begins with `?`, `[` or `{` wants quotes")
}
