//! A package's events: the family of its documents, and the table that finds an event by its name.

use super::super::docs;
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::view::{EventsView, Head};
use super::{family, head, record};

/// Lowers the events of a package.
pub fn events(scope: &Scope<'_>, types: &mut Taken) -> EventsView {
    let package = scope.package;
    let docs = docs::prose(&format!("An event of `{}`.", package.name));
    let plan = family::Plan {
        owner: None,
        head: Head {
            docs,
            ..head(names::ident("Event"), &Default::default())
        },
        family: &package.events,
        other: "Unknown",
        base: "Event",
        member_base: "",
    };
    let mut view = family::family(scope, types, plan);
    view.transport = (!package.events.transport.is_empty()).then(|| {
        let head = Head {
            ident: types.fresh("EventTransport"),
            docs: docs::prose("What a transport may add to a document."),
            deprecated: None,
        };
        let owner = scope.own("");
        let plan = record::Plan {
            owner: &owner,
            head,
            fields: &package.events.transport,
            rest: None,
        };
        Box::new(record::record(scope, types, plan))
    });
    let mut by_name: Vec<usize> = (0..view.members.len()).collect();
    by_name.sort_by(|one, other| {
        let (one, other) = (&view.members[*one].text, &view.members[*other].text);
        one.len().cmp(&other.len()).then_with(|| one.cmp(other))
    });
    EventsView { family: view, by_name }
}
