//! Maps of fields, and the records made of them.

use std::collections::BTreeMap;

use super::declaration::{declaration_or_stand_in, stand_in};
use super::keys::{Keys, cut_off, map, swallowed_value};
use super::{Field, RecordForm};
use crate::catalogue;
use crate::finding::Finding;
use crate::place::Spanned;
use crate::yaml::{Key, Kind, Node, Style};

/// `fields:` (or the word it is spelled as here) and `rest:`.
pub(super) fn record(found: &mut Vec<Finding>, keys: &Keys<'_, '_>, word: &str) -> Option<RecordForm> {
    let fields = match keys.node(word) {
        Some(node) => fields(found, node)?,
        None => Vec::new(),
    };
    let rest = keys
        .node("rest")
        .map(|node| Box::new(declaration_or_stand_in(found, node)));
    Some(RecordForm { fields, rest })
}

/// A map from a field's name, perhaps with `?`, to its type.
pub(super) fn fields(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Vec<Field>> {
    let entries = map(found, node, "a map of fields")?;
    let mut fields: Vec<Field> = Vec::with_capacity(entries.len());
    let mut names = BTreeMap::new();
    for (key, node) in entries {
        if swallowed_value(found, key) {
            continue;
        }
        if let Some(before) = cut_off(entries, key).filter(|before| before.contains(" -- ")) {
            let text = &key.scalar.text;
            let finding = Finding::new(
                &catalogue::EXPRESSION_SYNTAX,
                &key.place,
                "a comma ends the description in `{…}`",
            );
            found.push(finding.help(format!("quote the whole value: \"{before}, {text}\"")));
            continue;
        }
        if let Some(name) = key
            .scalar
            .text
            .strip_prefix('?')
            .filter(|_| key.scalar.style == Style::Plain)
        {
            let finding = Finding::new(
                &catalogue::WRONG_VALUE,
                &key.place,
                format!("`?{name}` begins with `?`"),
            );
            found.push(finding.help(format!(
                "write `{name}?` for a field that may be absent; quote the name if it is meant"
            )));
            continue;
        }
        let (name, optional) = field_name(key);
        // One key cannot stand twice, but with and without `?` it is one name all the same.
        if let Some(first) = names.insert(name.value.clone(), &key.place) {
            let other = if optional {
                name.value
            } else {
                format!("{}?", name.value)
            };
            let message = format!("`{}` and `{other}` are one field", key.scalar.text);
            let finding =
                Finding::new(&catalogue::DUPLICATE_KEY, &key.place, message).related(first, "the first stands");
            found.push(finding.help("keep one of them"));
            continue;
        }
        let declaration = match node.kind {
            Kind::Nothing => {
                let message = format!("the field `{}` has no type", name.value);
                let finding = Finding::new(&catalogue::MISSING_KEY, &key.place, message);
                found.push(finding.help("write one; `null` is a type too, and `json` takes anything"));
                stand_in(&key.place)
            }
            _ => declaration_or_stand_in(found, node),
        };
        fields.push(Field {
            name,
            optional,
            declaration,
        });
    }
    Some(fields)
}

/// A key without its `?`, and whether it had one.
pub(super) fn field_name(key: &Key<'_>) -> (Spanned<String>, bool) {
    let text = key.scalar.text.as_ref();
    let stripped = text.strip_suffix('?');
    (
        Spanned::new(stripped.unwrap_or(text).to_owned(), key.place.clone()),
        stripped.is_some(),
    )
}
