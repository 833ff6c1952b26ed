//! `errors.classify`: what a failure of another kind looks like, and the code it gets.

use super::Classified;
use super::keys::{Keys, Vocabulary};
use super::value::{count, name, wrong_kind};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Failure, IO_KINDS};
use crate::place::Spanned;
use crate::yaml::{Kind, Node};

pub(super) const CLASSIFIED: Vocabulary = Vocabulary {
    what: "a row of `classify`",
    words: &[LOOKS, &["code"]],
    misplaced: &[],
};

const LOOKS: &[&str] = &["type_name", "io", "status"];

/// Reads the table; a list in a row stands for as many rows.
pub(super) fn classify(found: &mut Vec<Finding>, node: &Node<'_>) -> Vec<Classified> {
    let Kind::List(items) = &node.kind else {
        return wrong_kind(found, node, "a list of rows").unwrap_or_default();
    };
    items.iter().filter_map(|item| row(found, item)).flatten().collect()
}

fn row(found: &mut Vec<Finding>, node: &Node<'_>) -> Option<Vec<Classified>> {
    let keys = Keys::open(found, node, &CLASSIFIED)?;
    let mut looks = LOOKS.iter().filter_map(|word| keys.get(word));
    let Some((key, body)) = looks.next() else {
        return missing(
            found,
            &keys,
            "the row does not say what a failure looks like",
            "add `type_name`, `io` or `status`",
        );
    };
    if let Some((again, _)) = looks.next() {
        let (word, other) = (&key.scalar.text, &again.scalar.text);
        let message = format!("`{word}` and `{other}` stand in one row");
        let finding = Finding::new(&catalogue::CONFLICTING_FORMS, &again.place, message);
        found.push(finding.help("write a row for each: either is enough to tell a failure by"));
        return None;
    }
    let Some(code) = keys.node("code") else {
        return missing(found, &keys, "the row names no code", "add `code: NAME`");
    };
    let code = name(found, code)?;
    let items = match &body.kind {
        Kind::List(items) => items.as_slice(),
        _ => std::slice::from_ref(body),
    };
    let rows = items.iter().filter_map(|item| {
        Some(Classified {
            failure: failure(found, &key.scalar.text, item)?,
            code: code.clone(),
        })
    });
    Some(rows.collect())
}

fn missing<T>(found: &mut Vec<Finding>, keys: &Keys<'_, '_>, message: &str, help: &str) -> Option<T> {
    if !keys.strange {
        found.push(Finding::new(&catalogue::MISSING_KEY, &keys.place, message).help(help));
    }
    None
}

fn failure(found: &mut Vec<Finding>, word: &str, node: &Node<'_>) -> Option<Spanned<Failure>> {
    let refuse = |message: String, help: &str| Finding::new(&catalogue::WRONG_VALUE, &node.place, message).help(help);
    let failure = match word {
        "status" => {
            let status = count(found, node)?.value;
            match u16::try_from(status).ok().filter(|status| (100..=599).contains(status)) {
                Some(status) => Failure::Status(status),
                None => {
                    let message = format!("`{status}` is not an HTTP status");
                    found.push(refuse(message, "write a number from 100 to 599"));
                    return None;
                }
            }
        }
        "io" => {
            let kind = name(found, node)?.value;
            if !IO_KINDS.contains(&kind.as_str()) {
                let finding = refuse(
                    format!("`{kind}` is no kind of I/O error"),
                    "write one such as `connection_refused`, `timed_out` or `permission_denied`",
                );
                found.push(finding.near(&kind, IO_KINDS.iter().copied()));
                return None;
            }
            Failure::Io(kind)
        }
        _ => {
            let name = name(found, node)?.value;
            if name.is_empty() {
                found.push(refuse(
                    "the name of a type is empty".to_owned(),
                    "write the type's name",
                ));
                return None;
            }
            Failure::TypeName(name)
        }
    };
    Some(Spanned::new(failure, node.place.clone()))
}
