//! Every identifier of the generated code, and the files it stands in.
//!
//! Types begin with the pascal form of their package, functions with a verb before it, and what only generated code
//! uses has a `$` after it; so no name is a keyword and none of ours meets one of the registry's.

use cantus_registry::model::{Literal, Member, Meta, Package, Registry, TypeRef};
use cantus_registry::words::{pascal, snake, with_package};

/// The identifier of a definition.
pub(super) fn definition(registry: &Registry, reference: &TypeRef) -> String {
    let rename = registry.get(reference).and_then(|def| def.meta.rename.as_deref());
    with_package(&reference.package, &pascal(rename.unwrap_or(&reference.name)))
}

/// The identifier of something every package has, such as `EventType`.
pub(super) fn of_package(package: &Package, what: &str) -> String {
    with_package(&package.name, what)
}

/// The function that makes an event. The package is not left out where the event's name repeats it, for then two
/// events could meet.
pub(super) fn constructor(package: &Package, event: &str) -> String {
    format!("create{}{event}", pascal(&package.name))
}

/// The identifier of a family's member, without the family's.
pub(super) fn member(name: &str, member: &Member) -> String {
    pascal(renamed(name, &member.meta))
}

/// The identifier of a field inside the names of constants.
pub(super) fn field(name: &str, meta: &Meta) -> String {
    snake(renamed(name, meta))
}

/// A constant's name: `StreamEventTypes` → `STREAM_EVENT_TYPES`.
pub(super) fn constant(identifier: &str) -> String {
    snake(identifier).to_uppercase()
}

/// The file of a package that people import.
pub(in crate::targets) fn events_file(package: &str) -> String {
    format!("{}-events", package.replace('_', "-"))
}

/// The file of a package's policies.
pub(super) fn policies_file(package: &str) -> String {
    format!("{}-policies", package.replace('_', "-"))
}

/// The file of a package that holds its checks.
pub(super) fn checks_file(package: &str) -> String {
    format!("{}-checks", package.replace('_', "-"))
}

/// The file of a package's protocol.
pub(super) fn protocol_file(package: &str) -> String {
    format!("{}-protocol", package.replace('_', "-"))
}

/// The name of the object key that a wire value stands under: a number's digits, a string itself.
pub(super) fn wire_text(wire: &Literal) -> String {
    match wire {
        Literal::Null => "null".to_owned(),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => value.to_string(),
        Literal::String(value) => value.clone(),
    }
}

fn renamed<'a>(name: &'a str, meta: &'a Meta) -> &'a str {
    meta.rename.as_deref().unwrap_or(name)
}
