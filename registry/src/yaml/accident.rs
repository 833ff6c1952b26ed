//! What YAML allows and the language does not.

use saphyr_parser::Tag;

use super::Node;
use crate::catalogue;
use crate::finding::Finding;
use crate::place::Place;

/// An alias such as `*name`.
pub(super) fn alias(place: &Place) -> Finding {
    Finding::new(&catalogue::YAML_ALIAS, place, "aliases are refused")
        .help("if `*` is part of a text, quote it: '*'; if a shape is used twice, name it under `types`")
}

/// An anchor such as `&name`.
pub(super) fn anchor(place: &Place) -> Finding {
    Finding::new(&catalogue::YAML_ALIAS, place, "anchors are refused")
        .help("if `&` is part of a text, quote it: '&'; if a shape is used twice, name it under `types`")
}

/// The merge key `<<`.
pub(super) fn merge_key(place: &Place) -> Finding {
    Finding::new(&catalogue::YAML_ALIAS, place, "the merge key `<<` is refused")
        .help("write the entries out; if a key is really called `<<`, quote it")
}

/// A tag such as `!!str`.
pub(super) fn tag(place: &Place, tag: &Tag) -> Finding {
    let tag = tag.to_string().replace("tag:yaml.org,2002:!", "!!");
    let message = format!("the tag `{tag}` is refused");
    Finding::new(&catalogue::YAML_TAG, place, message).help("remove it; if `!` is part of a text, quote the text")
}

/// Nesting beyond the limit.
pub(super) fn too_deep(place: &Place) -> Finding {
    Finding::new(&catalogue::YAML_TOO_DEEP, place, "the file nests deeper than 64 levels")
        .help("name the inner shapes under `types`")
}

/// One key twice in one map.
pub(super) fn duplicate(key: &str, first: &Place, second: &Place) -> Finding {
    let message = format!("the key `{key}` stands twice in one map");
    Finding::new(&catalogue::DUPLICATE_KEY, second, message)
        .help("remove one of them")
        .related(first, "the first stands")
}

/// A key that is a list, a map or nothing.
pub(super) fn key_not_text(node: &Node<'_>) -> Finding {
    let message = format!("{} stands where a key is wanted", node.article());
    Finding::new(&catalogue::WRONG_KIND, &node.place, message)
        .help("write `key: value`; a key that begins with `?`, `[` or `{` wants quotes")
}
