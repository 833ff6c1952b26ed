//! Rules of policies and protocols as one line each, for people and for telling one rule from another.

use super::literal;
use crate::model::{
    Condition, Demand, Detail, DocumentField, Failure, FieldOf, Literal, MatchBy, Order, Protective, ProtocolRule,
    Selector,
};

/// What a failure looks like.
pub fn failure(failure: &Failure) -> String {
    match failure {
        Failure::TypeName(name) => format!("the type name `{name}`"),
        Failure::Io(kind) => format!("the I/O error `{kind}`"),
        Failure::Status(status) => format!("the status {status}"),
    }
}

/// How a key of a policy matches.
pub fn match_by(by: &MatchBy, package: &str) -> String {
    match by {
        MatchBy::Exact => "exact".to_owned(),
        MatchBy::Glob => "glob".to_owned(),
        MatchBy::AnyOf => "any_of".to_owned(),
        MatchBy::Bool => "bool".to_owned(),
        MatchBy::Enum(reference) => super::name(reference, package),
    }
}

/// Where a detail of an action's error comes from.
pub fn detail(detail: &Detail) -> String {
    match detail {
        Detail::Value(value) => value.to_string(),
        Detail::Attribute(name) => format!("from `{name}`"),
        Detail::Reason => "from the reason".to_owned(),
    }
}

/// Which values of a field protect.
pub fn protective(protective: Protective) -> &'static str {
    match protective {
        Protective::Default => "its default",
        Protective::High => "its default and what is above",
        Protective::Low => "its default and what is below",
    }
}

/// What a rule of a protocol asks for; two rules that say the same are spelled the same.
pub fn protocol_rule(rule: &ProtocolRule) -> String {
    let mut text = demand(&rule.demand);
    if !rule.per.is_empty() {
        text.push_str(&format!(" per {}", rule.per.join(".")));
    }
    text
}

fn demand(demand: &Demand) -> String {
    match demand {
        Demand::OpensWith { steps, .. } => format!("opens_with {}", all_steps(steps)),
        Demand::EndsWith { steps, .. } => format!("ends_with {}", all_steps(steps)),
        Demand::AtMostOnce { event } => format!("at_most_once {}", selector(event)),
        Demand::NoneAfter { after, none, .. } if none.is_empty() => format!("none_after {}: anything", selector(after)),
        Demand::NoneAfter { after, none, .. } => format!("none_after {}: {}", selector(after), selectors(none)),
        Demand::Pairs {
            open,
            close,
            dropped_by,
        } => {
            let key = open.first().and_then(|selector| selector.key.as_ref());
            let key = key.map(|key| format!(" by {}", spelled(key))).unwrap_or_default();
            let dropped = match dropped_by.is_empty() {
                true => String::new(),
                false => format!(", dropped_by {}", selectors(dropped_by)),
            };
            format!("pairs {} … {}{key}{dropped}", selectors(open), selectors(close))
        }
        Demand::Alternates { event, field, values } => {
            format!(
                "alternates {} {}: {}",
                selector(event),
                spelled(field),
                literals(values)
            )
        }
        Demand::NeverBack { fields, order } => {
            let order = match order {
                Order::Numbers | Order::Decimals => String::new(),
                Order::Values(values) => format!(": {}", literals(values)),
            };
            match fields.as_slice() {
                [FieldOf { event, field }] => format!("never_back {} {}{order}", selector(event), spelled(field)),
                all => {
                    let field = all.first().map(|first| spelled(&first.field)).unwrap_or_default();
                    format!("never_back {field}{order}")
                }
            }
        }
    }
}

/// Which documents a rule means.
pub fn selector(selector: &Selector) -> String {
    let mut text = selector.event.clone();
    for member in &selector.members {
        text.push('.');
        text.push_str(&member.name);
    }
    for (index, Condition { field, values }) in selector.conditions.iter().enumerate() {
        text.push_str(if index == 0 { " where " } else { " and " });
        text.push_str(&format!("{} is {}", spelled(field), literals(values)));
    }
    text
}

/// A field as a rule names it.
pub fn spelled(field: &DocumentField) -> String {
    field.name.join(".")
}

fn selectors(selectors: &[Selector]) -> String {
    let spelled: Vec<String> = selectors.iter().map(selector).collect();
    spelled.join(" | ")
}

fn all_steps(steps: &[Vec<Selector>]) -> String {
    let spelled: Vec<String> = steps.iter().map(|step| selectors(step)).collect();
    spelled.join(", then ")
}

fn literals(values: &[Literal]) -> String {
    let spelled: Vec<String> = values.iter().map(literal).collect();
    spelled.join(" | ")
}
