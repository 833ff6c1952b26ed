//! A package's events: the family of its documents, and the table that finds an event by its name.

use super::super::docs;
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::view::{EventsView, Head, OtherView, Writable};
use super::{family, head, record};

/// Lowers the events of a package.
pub fn events(scope: &Scope<'_>, types: &mut Taken) -> EventsView {
    let package = scope.package;
    let docs = docs::prose(&format!("An event of `{}`.", package.name));
    let plan = family::Plan {
        owner: None,
        head: Head { docs, ..head(names::ident("Event"), &Default::default()) },
        family: &package.events,
        base: "Event",
        member_base: "",
    };
    let mut view = family::family(scope, types, plan);
    let mut taken = Taken::new(view.members.iter().map(|member| member.head.ident.to_string()));
    view.other = Some(OtherView { ident: taken.fresh("Unknown"), writable: Writable::Yes });
    let transport = (!package.events.transport.is_empty()).then(|| {
        let head = Head {
            ident: types.fresh("EventTransport"),
            docs: docs::prose("What a transport may add to a document."),
            deprecated: None,
        };
        let owner = scope.own("");
        let plan = record::Plan { owner: &owner, head, fields: &package.events.transport, rest: None };
        record::record(scope, types, plan)
    });
    let mut by_name: Vec<usize> = (0..view.members.len()).collect();
    by_name.sort_by(|one, other| {
        let (one, other) = (&view.members[*one].text, &view.members[*other].text);
        one.len().cmp(&other.len()).then_with(|| one.cmp(other))
    });
    EventsView { family: view, transport, by_name }
}
