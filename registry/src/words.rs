//! Turns names of the wire into the words that identifiers are made of.
//!
//! Names on the wire may hold anything; identifiers may not. Every target derives its identifiers here, so
//! that "these two names meet in one identifier" has one answer. Keywords are each target's own affair.

use heck::{ToKebabCase, ToLowerCamelCase, ToPascalCase, ToShoutySnakeCase, ToSnakeCase};

use crate::model::Case;

/// The `PascalCase` identifier of a name: `m.room.message` → `MRoomMessage`, `$/cancel_request` → `CancelRequest`.
pub fn pascal(name: &str) -> String {
    guard_digit(spell(name).to_pascal_case())
}

/// The `snake_case` identifier of a name: `blockId` → `block_id`.
pub fn snake(name: &str) -> String {
    guard_digit(spell(name).to_snake_case())
}

/// Whether a package can have this name: it is a folder, a module and a part of identifiers.
pub fn is_package(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
        && name.len() <= 128
}

/// The words of a name in a package's style, for people to copy.
pub fn in_case(name: &str, case: Case) -> String {
    match case {
        Case::Snake => name.to_snake_case(),
        Case::Camel => name.to_lower_camel_case(),
        Case::Pascal => name.to_pascal_case(),
        Case::Kebab => name.to_kebab_case(),
        Case::Screaming => name.to_shouty_snake_case(),
    }
}

/// The name of a definition where it carries its package, as in languages with one namespace a file:
/// `ResourceAction` of `stream` → `StreamResourceAction`. A name that begins with its package keeps it once.
pub fn with_package(package: &str, name: &str) -> String {
    let prefix = pascal(package);
    let repeats = name
        .strip_prefix(&prefix)
        .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_lowercase()));
    if repeats {
        name.to_owned()
    } else {
        format!("{prefix}{name}")
    }
}

/// Spells what no identifier can hold: the empty name is `empty`, a letter beyond ASCII is `u` and its code
/// point, and a name of signs alone is spelled sign by sign. A minus before digits is `minus`.
fn spell(name: &str) -> String {
    if name.is_empty() {
        return "empty".to_owned();
    }
    // The sign of a number is all that tells it from another.
    if let Some(number) = name
        .strip_prefix('-')
        .filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    {
        return format!("minus_{}", spell(number));
    }
    let has_word = name.chars().any(char::is_alphanumeric);
    let mut spelled = String::with_capacity(name.len());
    for c in name.chars() {
        if c.is_ascii_alphanumeric() {
            spelled.push(c);
        } else if c.is_alphanumeric() || !has_word {
            spelled.push_str(&format!("_u{:x}_", u32::from(c)));
        } else {
            spelled.push('_');
        }
    }
    spelled
}

fn guard_digit(identifier: String) -> String {
    if identifier.starts_with(|c: char| c.is_ascii_digit()) {
        format!("_{identifier}")
    } else {
        identifier
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_an_identifier() {
        for (name, expected_pascal, expected_snake) in [
            ("tool_started", "ToolStarted", "tool_started"),
            ("m.room.message", "MRoomMessage", "m_room_message"),
            ("$/cancel_request", "CancelRequest", "cancel_request"),
            ("", "Empty", "empty"),
            ("2fa", "_2fa", "_2fa"),
            ("-", "U2d", "u2d"),
            ("-1", "Minus1", "minus_1"),
            ("🦀", "U1f980", "u1f980"),
            ("größe", "GrUf6UdfE", "gr_uf6_udf_e"),
        ] {
            assert_eq!(
                (pascal(name).as_str(), snake(name).as_str()),
                (expected_pascal, expected_snake),
                "{name}"
            );
        }
    }

    #[test]
    fn a_package_is_carried_once() {
        assert_eq!(with_package("stream", "StreamError"), "StreamError");
        assert_eq!(with_package("stream", "Streamline"), "StreamStreamline");
        assert_eq!(with_package("stream", "ResourceAction"), "StreamResourceAction");
    }
}
