//! `extend:` → variants of a family that another file declares.

use super::packages::Declared;
use crate::catalogue;
use crate::finding::Finding;
use crate::place::{Place, Spanned};
use crate::raw::{Extension, Form, Member, Payload};

/// Adds variants to the family that an event or a type is.
pub(super) fn extend(
    declared: &mut Declared,
    name: Spanned<String>,
    extension: Extension,
    findings: &mut Vec<Finding>,
) {
    let Some((place, form)) = target(declared, &name.value) else {
        // A family that could not be read was reported.
        if !declared.cut && !declared.broken.contains(&name.value) {
            findings.push(unknown(declared, &name));
        }
        return;
    };
    match form {
        Form::Family(family) => family.members.extend(extension.variants),
        Form::Removed(_) => findings.push(
            Finding::new(
                &catalogue::REMOVED_IN_USE,
                &name.place,
                format!("`{}` was removed and cannot be extended", name.value),
            )
            .help("take the extension out, or extend what replaced it")
            .related(place, "removed"),
        ),
        Form::Expression(_) | Form::Scalars(_) | Form::Enum(_) | Form::Record(_) | Form::Items(_) | Form::Values(_) => {
            findings.push(
                Finding::new(
                    &catalogue::EXTEND_UNKNOWN,
                    &name.place,
                    format!("`{}` has no variants to extend", name.value),
                )
                .help("`extend` adds to an event or a type that is declared with `variants` or `keyed`")
                .related(place, "declared"),
            );
        }
    }
}

/// The event or type of a name, an event first.
fn target<'d>(declared: &'d mut Declared, name: &str) -> Option<(&'d mut Place, &'d mut Form)> {
    let event = declared
        .events
        .get_mut(name)
        .and_then(|(place, member)| match &mut member.payload {
            Payload::Declared { declaration, .. } => Some((place, &mut declaration.form)),
            Payload::Unsaid | Payload::Never(_) | Payload::Removed(_) => None,
        });
    match event {
        Some(event) => Some(event),
        None => declared
            .types
            .get_mut(name)
            .map(|(place, declaration)| (place, &mut declaration.form)),
    }
}

fn unknown(declared: &Declared, name: &Spanned<String>) -> Finding {
    let events = declared.events.iter().filter(|(_, (_, member))| is_family(member));
    let types = declared
        .types
        .iter()
        .filter(|(_, (_, declaration))| matches!(declaration.form, Form::Family(_)));
    let families = events
        .map(|(name, _)| name.as_str())
        .chain(types.map(|(name, _)| name.as_str()));
    Finding::new(
        &catalogue::EXTEND_UNKNOWN,
        &name.place,
        format!("package `{}` has no family `{}`", declared.name, name.value),
    )
    .help("`extend` adds to an event or a type of the same package; an error code goes under `errors.codes`")
    .near(&name.value, families)
}

fn is_family(member: &Member) -> bool {
    matches!(&member.payload, Payload::Declared { declaration, .. } if matches!(declaration.form, Form::Family(_)))
}
