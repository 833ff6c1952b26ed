//! Prints the definition of a package's protocol.

use cantus::protocol::{
    Condition, Definition, Demand, List, Literal, Member, Order, Place, Rule, Scope, Selector, Text,
};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{PrintError, Printer};

/// Prints the protocol, behind the feature that brings the monitor.
pub fn print(file: &mut Printer, ident: &Ident, definition: &Definition) -> Result<(), PrintError> {
    let Definition {
        package,
        tag,
        events,
        rules,
    } = definition;
    let (package, tag) = (text(package), optional(tag.as_ref()));
    let (events, rules) = (texts(events), list(rules, rule));
    file.print_whole(
        "the protocol",
        quote! {
            /// Which sequences of the events are legal in one stream; a [monitor](cantus::protocol::Monitor) watches it.
            #[cfg(feature = "protocol")]
            pub static #ident: cantus::protocol::Definition = {
                use cantus::protocol::{
                    Condition, Definition, Demand, List, Literal, Member, Order, Place, Rule, Scope, Selector, Text,
                };
                use std::option::Option::{None, Some};
                Definition { package: #package, tag: #tag, events: #events, rules: #rules }
            };
        },
    )
}

fn rule(rule: &Rule) -> TokenStream {
    let Rule {
        text: says,
        summary,
        per,
        demand: asks,
    } = rule;
    let (says, summary, per) = (text(says), optional(summary.as_ref()), optional(per.as_ref()));
    let asks = demand(asks);
    quote!(Rule { text: #says, summary: #summary, per: #per, demand: #asks })
}

fn demand(demand: &Demand) -> TokenStream {
    match demand {
        Demand::OpensWith { steps, scopes } => {
            let (steps, scopes) = (list(steps, |step| list(step, selector)), list(scopes, scope));
            quote!(Demand::OpensWith { steps: #steps, scopes: #scopes })
        }
        Demand::EndsWith { steps, scopes } => {
            let (steps, scopes) = (list(steps, |step| list(step, selector)), list(scopes, scope));
            quote!(Demand::EndsWith { steps: #steps, scopes: #scopes })
        }
        Demand::AtMostOnce(event) => {
            let event = selector(event);
            quote!(Demand::AtMostOnce(#event))
        }
        Demand::NoneAfter { after, none, scopes } => {
            let (after, none, scopes) = (selector(after), list(none, selector), list(scopes, scope));
            quote!(Demand::NoneAfter { after: #after, none: #none, scopes: #scopes })
        }
        Demand::Pairs {
            open,
            close,
            dropped_by,
        } => {
            let (open, close) = (list(open, selector), list(close, selector));
            let dropped_by = list(dropped_by, selector);
            quote!(Demand::Pairs { open: #open, close: #close, dropped_by: #dropped_by })
        }
        Demand::Alternates {
            event,
            field,
            pointer,
            values,
        } => {
            let (event, values) = (selector(event), list(values, literal));
            let (field, pointer) = (text(field), text(pointer));
            quote!(Demand::Alternates { event: #event, field: #field, pointer: #pointer, values: #values })
        }
        Demand::NeverBack {
            field,
            places,
            order: by,
        } => {
            let (field, places, by) = (text(field), list(places, place), order(by));
            quote!(Demand::NeverBack { field: #field, places: #places, order: #by })
        }
    }
}

fn selector(selector: &Selector) -> TokenStream {
    let Selector {
        events,
        members,
        conditions,
        scope,
        key,
    } = selector;
    let (events, members, conditions) = (texts(events), list(members, member), list(conditions, condition));
    let (scope, key) = (optional(scope.as_ref()), optional(key.as_ref()));
    quote!(Selector { events: #events, members: #members, conditions: #conditions, scope: #scope, key: #key })
}

fn member(member: &Member) -> TokenStream {
    let Member {
        pointer,
        tag,
        is_default,
    } = member;
    let pointer = text(pointer);
    let tag = match tag.as_ref().map(literal) {
        Some(tag) => quote!(Some(#tag)),
        None => quote!(None),
    };
    quote!(Member { pointer: #pointer, tag: #tag, is_default: #is_default })
}

fn condition(condition: &Condition) -> TokenStream {
    let (pointer, values) = (text(&condition.pointer), list(&condition.values, literal));
    quote!(Condition { pointer: #pointer, values: #values })
}

fn scope(scope: &Scope) -> TokenStream {
    let (events, pointer) = (texts(&scope.events), text(&scope.pointer));
    quote!(Scope { events: #events, pointer: #pointer })
}

fn place(place: &Place) -> TokenStream {
    let (selector, pointer) = (selector(&place.selector), text(&place.pointer));
    quote!(Place { selector: #selector, pointer: #pointer })
}

fn order(order: &Order) -> TokenStream {
    match order {
        Order::Numbers => quote!(Order::Numbers),
        Order::Decimals => quote!(Order::Decimals),
        Order::Values(values) => {
            let values = list(values, literal);
            quote!(Order::Values(#values))
        }
    }
}

fn literal(literal: &Literal) -> TokenStream {
    match literal {
        Literal::Null => quote!(Literal::Null),
        Literal::Bool(value) => quote!(Literal::Bool(#value)),
        Literal::Integer(value) => {
            let value = proc_macro2::Literal::i64_unsuffixed(*value);
            quote!(Literal::Integer(#value))
        }
        Literal::Text(value) => {
            let value = text(value);
            quote!(Literal::Text(#value))
        }
    }
}

fn list<T: Clone>(items: &List<T>, print: impl Fn(&T) -> TokenStream) -> TokenStream {
    let items = items.iter().map(print);
    quote!(List::Borrowed(&[#(#items),*]))
}

fn texts(texts: &List<Text>) -> TokenStream {
    list(texts, text)
}

fn optional(of: Option<&Text>) -> TokenStream {
    match of.map(text) {
        Some(text) => quote!(Some(#text)),
        None => quote!(None),
    }
}

fn text(text: &Text) -> TokenStream {
    let text: &str = text;
    quote!(Text::Borrowed(#text))
}
