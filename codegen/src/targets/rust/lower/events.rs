//! A package's events: the family of its documents, and the table that finds an event by its name.

use cantus_registry::words;

use super::super::docs;
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::view::{EventsView, Head, LevelsView};
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
    view.other_tag = names::ident("event_type");
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
    EventsView {
        package: package.name.clone(),
        family: view,
        by_name,
        levels: levels(scope, types),
        emitter: types.fresh("Emitter"),
    }
}

/// Lowers the levels of a package, if it has any.
fn levels(scope: &Scope<'_>, types: &mut Taken) -> Option<LevelsView> {
    let package = scope.package;
    let mut variants = Taken::default();
    let levels: Vec<_> = package
        .sensitivity
        .iter()
        .map(|name| (variants.fresh(&words::pascal(name)), name.clone()))
        .collect();
    let default = package.default_clearance.as_ref();
    let default = levels
        .iter()
        .find(|(_, name)| Some(name) == default)
        .or(levels.first())?
        .0
        .clone();
    Some(LevelsView {
        ident: types.fresh("Sensitivity"),
        levels,
        default,
    })
}
