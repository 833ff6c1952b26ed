//! The definition of a package's protocol → object literals.

use cantus::protocol::{Condition, Definition, Demand, List, Literal, Member, Order, Place, Rule, Scope, Selector};
use cantus_registry::model::Package;

use super::super::view::{ProtocolFile, ProtocolRule};
use super::{escape, names};

/// What the file of a package's protocol holds.
pub(in super::super) fn protocol(package: &Package, definition: &Definition, suffix: &str) -> ProtocolFile {
    let Definition {
        package: name,
        tag,
        events,
        rules,
    } = definition;
    ProtocolFile {
        package: escape::comment_line(name),
        suffix: suffix.to_owned(),
        constant: names::constant(&names::of_package(package, "Protocol")),
        name: escape::literal(name),
        tag: tag.as_deref().map(escape::literal),
        events: events.iter().map(|event| escape::literal(event)).collect(),
        rules: rules.iter().map(rule).collect(),
    }
}

fn rule(rule: &Rule) -> ProtocolRule {
    let Rule {
        text,
        summary,
        per,
        demand: asks,
    } = rule;
    let word = format!("word: {},", escape::literal(asks.word()));
    let members = demand(asks).into_iter().map(|(key, value)| format!("{key}: {value},"));
    ProtocolRule {
        text: escape::literal(text),
        summary: summary.as_deref().map(escape::literal),
        per: per.as_deref().map(escape::literal),
        demand: std::iter::once(word).chain(members).collect(),
    }
}

/// The members of a demand, each of which stands on one line.
fn demand(demand: &Demand) -> Vec<(&'static str, String)> {
    match demand {
        Demand::OpensWith { steps, scopes } | Demand::EndsWith { steps, scopes } => vec![
            ("steps", list(steps, |step| list(step, selector))),
            ("scopes", list(scopes, scope)),
        ],
        Demand::AtMostOnce(event) => vec![("event", selector(event))],
        Demand::NoneAfter { after, none, scopes } => vec![
            ("after", selector(after)),
            ("none", list(none, selector)),
            ("scopes", list(scopes, scope)),
        ],
        Demand::Pairs {
            open,
            close,
            dropped_by,
        } => vec![
            ("open", list(open, selector)),
            ("close", list(close, selector)),
            ("dropped_by", list(dropped_by, selector)),
        ],
        Demand::Alternates {
            event,
            field,
            pointer,
            values,
        } => vec![
            ("event", selector(event)),
            ("field", escape::literal(field)),
            ("path", path(pointer)),
            ("values", list(values, literal)),
        ],
        Demand::NeverBack { field, places, order } => vec![
            ("field", escape::literal(field)),
            ("places", list(places, place)),
            (
                "order",
                match order {
                    Order::Numbers => escape::literal("numbers"),
                    Order::Decimals => escape::literal("decimals"),
                    Order::Values(values) => list(values, literal),
                },
            ),
        ],
    }
}

fn selector(selector: &Selector) -> String {
    let Selector {
        events,
        members,
        conditions,
        scope,
        key,
    } = selector;
    let mut parts = vec![format!("events: {}", list(events, |event| escape::literal(event)))];
    if !members.is_empty() {
        parts.push(format!("members: {}", list(members, member)));
    }
    if !conditions.is_empty() {
        parts.push(format!("conditions: {}", list(conditions, condition)));
    }
    parts.extend(scope.as_deref().map(|scope| format!("scope: {}", path(scope))));
    parts.extend(key.as_deref().map(|key| format!("key: {}", path(key))));
    format!("{{ {} }}", parts.join(", "))
}

fn member(member: &Member) -> String {
    let tag = member.tag.as_ref().map(|tag| format!(", tag: {}", literal(tag)));
    let default = if member.is_default { ", is_default: true" } else { "" };
    format!(
        "{{ path: {}{}{default} }}",
        path(&member.pointer),
        tag.unwrap_or_default()
    )
}

fn condition(condition: &Condition) -> String {
    let values = list(&condition.values, literal);
    format!("{{ path: {}, values: {values} }}", path(&condition.pointer))
}

fn scope(scope: &Scope) -> String {
    let events = list(&scope.events, |event| escape::literal(event));
    format!("{{ events: {events}, path: {} }}", path(&scope.pointer))
}

fn place(place: &Place) -> String {
    format!(
        "{{ selector: {}, path: {} }}",
        selector(&place.selector),
        path(&place.pointer)
    )
}

fn literal(literal: &Literal) -> String {
    match literal {
        Literal::Null | Literal::Bool(_) | Literal::Integer(_) => literal.to_string(),
        Literal::Text(text) => escape::literal(text),
    }
}

/// The keys of a JSON pointer.
fn path(pointer: &str) -> String {
    let keys = pointer.split('/').skip(1);
    let keys: Vec<String> = keys
        .map(|key| escape::literal(&key.replace("~1", "/").replace("~0", "~")))
        .collect();
    format!("[{}]", keys.join(", "))
}

fn list<T: Clone>(items: &List<T>, print: impl Fn(&T) -> String) -> String {
    let items: Vec<String> = items.iter().map(print).collect();
    format!("[{}]", items.join(", "))
}
