//! Notes → [`Meta`]: what a notation leaves unsaid is said, and names are checked.

use super::draft::Draft;
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Deprecated, Meta, Stability};
use crate::place::{Place, Spanned};
use crate::places::{GroupId, segment};
use crate::raw::Notes;

/// The longest name, in characters.
const LONGEST: usize = 128;

/// The one name that is kept for what the TypeScript and Rust readers give for what they do not know.
const RESERVED: &str = "$unknown";

impl Draft<'_> {
    /// Resolves notes; `pointer` is that of the [`Meta`] itself, relative to the group.
    pub(super) fn meta(&mut self, notes: Notes, group: GroupId, pointer: &str) -> Meta {
        let mut marker = |inner: &str, place: &Place| self.places.mark(group, &format!("{pointer}/{inner}"), place);
        if let Some(since) = &notes.since {
            marker("since", &since.place);
        }
        if let Some(deprecated) = &notes.deprecated {
            marker("deprecated", &deprecated.place);
            if let Some(since) = &deprecated.value.since {
                marker("deprecated/since", &since.place);
            }
            if let Some(replacement) = &deprecated.value.replacement {
                marker("deprecated/use", &replacement.place);
            }
        }
        for (index, example) in notes.examples.iter().enumerate() {
            marker(&format!("examples/{index}"), &example.value.place);
            for (inner, place) in &example.inside {
                marker(&format!("examples/{index}{inner}"), place);
            }
        }
        for (name, _) in &notes.instead_of {
            marker(&format!("instead_of/{}", segment(&name.value)), &name.place);
        }
        for (id, _) in &notes.allow {
            marker(&format!("allow/{}", segment(&id.value)), &id.place);
        }
        if let Some(rename) = &notes.rename {
            marker("as", &rename.place);
            check_identifier(rename, self.findings);
        }
        to_meta(notes)
    }

    /// A name has 1 to 128 characters and no controls, and is not reserved.
    pub(super) fn check_name(&mut self, what: &str, name: &str, place: &Place) {
        check_name(what, name, place, self.findings);
    }
}

/// See [`Draft::check_name`].
pub(super) fn check_name(what: &str, name: &str, place: &Place, findings: &mut Vec<Finding>) {
    if name == RESERVED {
        findings.push(
            Finding::new(
                &catalogue::NAME_RESERVED,
                place,
                format!("`{RESERVED}` is reserved and cannot name {what}"),
            )
            .help("readers give this name to what they do not know; choose another"),
        );
        return;
    }
    let finding = Finding::new(&catalogue::NAME_INVALID, place, "");
    let (message, help) = if name.is_empty() {
        (
            format!("the name of {what} is empty"),
            "give it at least one character".to_owned(),
        )
    } else if let Some(control) = name.chars().find(|c| c.is_control()) {
        (
            format!(
                "the name of {what} holds the control character U+{:04X}",
                u32::from(control)
            ),
            "take the character out".to_owned(),
        )
    } else {
        let length = name.chars().count();
        if length <= LONGEST {
            return;
        }
        (
            format!("the name of {what} has {length} characters"),
            format!("use at most {LONGEST}"),
        )
    };
    findings.push(Finding { message, ..finding }.help(help));
}

/// `as` is a letter, then letters, digits and underscores.
fn check_identifier(rename: &Spanned<String>, findings: &mut Vec<Finding>) {
    let name = &rename.value;
    let is_identifier = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !is_identifier || name.len() > LONGEST {
        findings.push(
            Finding::new(
                &catalogue::IDENTIFIER_INVALID,
                &rename.place,
                format!("`as: {name}` is not an identifier"),
            )
            .help("use a letter, then letters, digits and underscores"),
        );
    }
}

pub(super) fn to_meta(notes: Notes) -> Meta {
    let said = notes.stability.map(|stability| stability.value);
    let mut deprecated = notes.deprecated.map(|deprecated| Deprecated {
        since: text(deprecated.value.since),
        note: text(deprecated.value.note),
        replacement: text(deprecated.value.replacement),
    });
    if said == Some(Stability::Deprecated) {
        deprecated.get_or_insert_default();
    }
    let stability = if deprecated.is_some() {
        Stability::Deprecated
    } else {
        said.unwrap_or_default()
    };
    Meta {
        summary: text(notes.summary),
        description: text(notes.description),
        since: text(notes.since),
        stability,
        deprecated,
        use_when: text(notes.use_when),
        instead_of: notes
            .instead_of
            .into_iter()
            .map(|(name, why)| (name.value, why.value))
            .collect(),
        examples: notes.examples.into_iter().map(|example| example.value.value).collect(),
        rename: text(notes.rename),
        allow: notes
            .allow
            .into_iter()
            .map(|(id, reason)| (id.value, reason.value))
            .collect(),
    }
}

pub(super) fn text(spanned: Option<Spanned<String>>) -> Option<String> {
    spanned.map(|spanned| spanned.value)
}
