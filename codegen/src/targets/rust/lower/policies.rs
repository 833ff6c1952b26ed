//! Policies: what each is made of, and a request that borrows what it asks about.

use cantus_registry::model::{Detail, Enum, Field, Literal, MatchBy, Policy, Shape};
use proc_macro2::{Ident, Literal as Token, TokenStream};
use quote::quote;
use serde_json::Value;

use super::super::docs;
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::view::{AttributeKind, AttributeView, PolicyView};

/// Lowers the policies of a package, after its events.
pub fn policies(scope: &Scope<'_>, types: &mut Taken) -> Vec<PolicyView> {
    let policies = scope.package.policies.iter();
    policies
        .map(|(name, declared)| policy(scope, types, name, declared))
        .collect()
}

fn policy(scope: &Scope<'_>, types: &mut Taken, name: &str, policy: &Policy) -> PolicyView {
    let ident = |name: &str| scope.ident(&scope.own(name));
    let request = ident(&policy.request);
    let codes = scope.package.errors.as_ref().map(|errors| names::ident(&errors.codes));
    let presets = policy.presets.iter().map(|preset| {
        let (name, rule_set) = (&preset.name, Value::from_iter(preset.values.clone()).to_string());
        quote!(cantus::policy::Preset { name: #name, rule_set: #rule_set })
    });
    PolicyView {
        name: format!("{}.{name}", scope.package.name),
        file: ident(name),
        action: ident(&policy.action),
        borrowed: types.fresh(&format!("{request}Ref")),
        request,
        keys: keys(scope, policy),
        actions: actions(policy),
        default: Token::usize_unsuffixed(
            policy
                .actions
                .iter()
                .position(|action| action.name == policy.default)
                .unwrap_or_default(),
        ),
        presets: presets.collect(),
        codes: answered(scope, policy),
        code: codes.map_or_else(|| quote!(std::convert::Infallible), |codes| quote!(#codes)),
        attributes: attributes(scope, policy),
    }
}

fn keys(scope: &Scope<'_>, policy: &Policy) -> Vec<TokenStream> {
    let key = |name: &str, by: &MatchBy| {
        let by = match by {
            MatchBy::Exact => quote!(Exact),
            MatchBy::Glob => quote!(Glob),
            MatchBy::AnyOf => quote!(AnyOf),
            MatchBy::Bool => quote!(Bool),
            MatchBy::Enum(reference) => {
                let members = match scope.shape(reference) {
                    Some(Shape::Enum(declared)) => texts(declared),
                    Some(Shape::Alias(_) | Shape::Record(_) | Shape::Union(_) | Shape::Family(_)) | None => Vec::new(),
                };
                quote!(OneOf(&[#(#members),*]))
            }
        };
        quote!(cantus::policy::Key { name: #name, by: cantus::policy::By::#by })
    };
    policy
        .keys
        .iter()
        .map(|declared| key(&declared.name, &declared.by))
        .collect()
}

fn texts(declared: &Enum) -> Vec<&str> {
    let members = declared.members.iter().filter_map(|member| match &member.value {
        Literal::String(text) => Some(text.as_str()),
        Literal::Null | Literal::Bool(_) | Literal::Integer(_) => None,
    });
    members.collect()
}

fn actions(policy: &Policy) -> Vec<TokenStream> {
    let detail = |detail: &Detail| match detail {
        Detail::Value(value) => {
            let json = value.to_string();
            quote!(Value(#json))
        }
        Detail::Attribute(name) => {
            let index = policy.keys.iter().position(|key| key.name == *name).unwrap_or_default();
            let index = Token::usize_unsuffixed(index);
            quote!(Attribute(#index))
        }
        Detail::Reason => quote!(Reason),
    };
    let action = |action: &cantus_registry::model::Action| {
        let name = &action.name;
        let error = match &action.error {
            None => quote!(None),
            Some(error) => {
                let code = &error.code;
                let details = error.details.iter().map(|(name, of)| {
                    let of = detail(of);
                    quote!((#name, cantus::policy::Detail::#of))
                });
                quote!(Some(cantus::policy::ActionError { code: #code, details: &[#(#details),*] }))
            }
        };
        quote!(cantus::policy::Action { name: #name, error: #error })
    };
    policy.actions.iter().map(action).collect()
}

/// The actions that answer with an error, by index, and the variant of its code.
fn answered(scope: &Scope<'_>, policy: &Policy) -> Vec<(Token, Ident)> {
    let Some(errors) = &scope.package.errors else {
        return Vec::new();
    };
    let Some(Shape::Family(family)) = scope.package.types.get(&errors.family).map(|def| &def.shape) else {
        return Vec::new();
    };
    let answered = policy.actions.iter().enumerate().filter_map(|(index, action)| {
        let code = &action.error.as_ref()?.code;
        let member = family.members.get(code)?;
        Some((Token::usize_unsuffixed(index), names::pascal(code, &member.meta)))
    });
    answered.collect()
}

fn attributes(scope: &Scope<'_>, policy: &Policy) -> Vec<AttributeView> {
    let Some(Shape::Record(request)) = scope.package.types.get(&policy.request).map(|def| &def.shape) else {
        return Vec::new();
    };
    let field = |name: &str| request.fields.iter().find(|field| field.name == name);
    let keys = policy.keys.iter().enumerate();
    let attribute = |(index, key): (usize, &cantus_registry::model::MatchKey)| {
        let field: &Field = field(&key.name)?;
        let ident = names::snake(&field.name, &field.meta);
        let mut docs = docs::of_field(&field.meta);
        if docs.is_empty() {
            docs = docs::prose(&format!("The attribute `{}`.", field.name));
        }
        Some(AttributeView {
            index: Token::usize_unsuffixed(index),
            name: field.name.clone(),
            setter: names::ident(&format!("with_{}", names::file_stem(&ident))),
            ident,
            docs,
            kind: match &key.by {
                MatchBy::Exact | MatchBy::Glob => AttributeKind::Text,
                MatchBy::AnyOf => AttributeKind::Texts,
                MatchBy::Bool => AttributeKind::Bool,
                MatchBy::Enum(reference) => AttributeKind::Member(scope.path(reference)),
            },
        })
    };
    keys.filter_map(attribute).collect()
}
