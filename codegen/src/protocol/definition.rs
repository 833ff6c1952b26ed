//! A package's protocol, as the registry has it → the definition that monitors run: what targets print and the command
//! line watches with.

use std::borrow::Cow;

use cantus::protocol::{
    Condition, Definition, Demand, List, Literal, Member, Order, Place, Rule, Scope, Selector, Text,
};
use cantus_registry::describe;
use cantus_registry::model::{self, Package, ToldApart};
use cantus_source::segment;

/// The definition of a package's protocol; `None` if it has none.
pub fn definition(package: &Package) -> Option<Definition> {
    if package.protocol.is_empty() {
        return None;
    }
    let tag = match &package.events.told_apart {
        ToldApart::Tag(tag) => Some(text(tag)),
        ToldApart::Key | ToldApart::Outside => None,
    };
    Some(Definition {
        package: text(&package.name),
        tag,
        events: package.events.members.keys().map(|event| text(event)).collect(),
        rules: package.protocol.iter().map(rule).collect(),
    })
}

fn rule(rule: &model::ProtocolRule) -> Rule {
    Rule {
        text: Cow::Owned(describe::protocol_rule(rule)),
        summary: rule.meta.summary.as_deref().map(text),
        per: (!rule.per.is_empty()).then(|| Cow::Owned(rule.per.join("."))),
        demand: demand(&rule.demand),
    }
}

fn demand(demand: &model::Demand) -> Demand {
    match demand {
        model::Demand::OpensWith { steps, scopes: parts } => Demand::OpensWith {
            steps: steps.iter().map(|step| selectors(step)).collect(),
            scopes: scopes(parts),
        },
        model::Demand::EndsWith { steps, scopes: parts } => Demand::EndsWith {
            steps: steps.iter().map(|step| selectors(step)).collect(),
            scopes: scopes(parts),
        },
        model::Demand::AtMostOnce { event } => Demand::AtMostOnce(selector(event)),
        model::Demand::NoneAfter {
            after,
            none,
            scopes: parts,
        } => Demand::NoneAfter {
            after: selector(after),
            none: selectors(none),
            scopes: scopes(parts),
        },
        model::Demand::Pairs {
            open,
            close,
            dropped_by,
        } => Demand::Pairs {
            open: selectors(open),
            close: selectors(close),
            dropped_by: selectors(dropped_by),
        },
        model::Demand::Alternates { event, field, values } => Demand::Alternates {
            event: selector(event),
            field: Cow::Owned(describe::spelled(field)),
            pointer: pointer(&field.document),
            values: literals(values),
        },
        model::Demand::NeverBack { fields, order } => Demand::NeverBack {
            field: Cow::Owned(
                fields
                    .first()
                    .map(|first| describe::spelled(&first.field))
                    .unwrap_or_default(),
            ),
            places: places(fields),
            order: match order {
                model::Order::Numbers => Order::Numbers,
                model::Order::Decimals => Order::Decimals,
                model::Order::Values(values) => Order::Values(literals(values)),
            },
        },
    }
}

/// Selectors; those that differ in their event alone become one.
fn selectors(of: &[model::Selector]) -> List<Selector> {
    let mut merged: Vec<Selector> = Vec::new();
    for next in of.iter().map(selector) {
        match merged.iter_mut().find(|one| is_alike(one, &next)) {
            Some(one) => one.events.to_mut().extend(next.events.into_owned()),
            None => merged.push(next),
        }
    }
    Cow::Owned(merged)
}

fn places(fields: &[model::FieldOf]) -> List<Place> {
    let mut merged: Vec<Place> = Vec::new();
    for field in fields {
        let next = Place {
            selector: selector(&field.event),
            pointer: pointer(&field.field.document),
        };
        let alike = |one: &&mut Place| one.pointer == next.pointer && is_alike(&one.selector, &next.selector);
        match merged.iter_mut().find(alike) {
            Some(one) => one.selector.events.to_mut().extend(next.selector.events.into_owned()),
            None => merged.push(next),
        }
    }
    Cow::Owned(merged)
}

fn scopes(of: &[model::Scope]) -> List<Scope> {
    let mut merged: Vec<Scope> = Vec::new();
    for scope in of {
        let pointer = pointer(&scope.field.document);
        match merged.iter_mut().find(|one| one.pointer == pointer) {
            Some(one) => one.events.to_mut().push(text(&scope.event)),
            None => merged.push(Scope {
                events: Cow::Owned(vec![text(&scope.event)]),
                pointer,
            }),
        }
    }
    Cow::Owned(merged)
}

fn is_alike(one: &Selector, other: &Selector) -> bool {
    let Selector {
        events: _,
        members,
        conditions,
        scope,
        key,
    } = one;
    *members == other.members && *conditions == other.conditions && *scope == other.scope && *key == other.key
}

fn selector(selector: &model::Selector) -> Selector {
    let members = selector.members.iter().map(|member| Member {
        pointer: pointer(&member.document),
        tag: member.tag.as_ref().map(literal),
        is_default: member.is_default,
    });
    let conditions = selector.conditions.iter().map(|condition| Condition {
        pointer: pointer(&condition.field.document),
        values: literals(&condition.values),
    });
    Selector {
        events: Cow::Owned(vec![text(&selector.event)]),
        members: members.collect(),
        conditions: conditions.collect(),
        scope: selector.scope.as_ref().map(|field| pointer(&field.document)),
        key: selector.key.as_ref().map(|field| pointer(&field.document)),
    }
}

fn literals(values: &[model::Literal]) -> List<Literal> {
    values.iter().map(literal).collect()
}

fn literal(value: &model::Literal) -> Literal {
    match value {
        model::Literal::Null => Literal::Null,
        model::Literal::Bool(value) => Literal::Bool(*value),
        model::Literal::Integer(value) => Literal::Integer(*value),
        model::Literal::String(value) => Literal::Text(text(value)),
    }
}

fn pointer(keys: &[String]) -> Text {
    let mut pointer = String::new();
    for key in keys {
        pointer.push('/');
        pointer.push_str(&segment(key));
    }
    Cow::Owned(pointer)
}

fn text(text: &str) -> Text {
    Cow::Owned(text.to_owned())
}
