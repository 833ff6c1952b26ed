//! Errors: what is fixed about each code, and constructors that fill it in.

use std::collections::BTreeMap;

use cantus_registry::model::{CodeFacts, Errors, Failure, Family, Field, Literal, Member, Shape, Type, TypeRef};
use cantus_registry::sensitivity::number;
use proc_macro2::{Ident, Literal as Token, TokenStream};
use quote::{ToTokens, quote};
use serde_json::Value;

use super::super::codec::Codec;
use super::super::docs;
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::type_name::{Slot, optional as perhaps, type_name};
use super::super::view::{
    Argument, BesideView, Boxing, CodesView, CommonView, ConstructorView, ErrorView, FactView, FamilyView, FieldView,
    PayloadView, Reach, RecordView, ScalarKind, Whose,
};
use super::defaults::{self, Giving, giving};
use super::scalar;

/// Gives the variant of an error code by its wire value, if the enum is that of an error family's codes.
pub fn code_ident(scope: &Scope<'_>, reference: &TypeRef, wire: &Literal) -> Option<Ident> {
    let package = scope.registry.packages.get(&reference.package)?;
    let errors = package
        .errors
        .as_ref()
        .filter(|errors| errors.codes == reference.name)?;
    let Shape::Family(family) = &package.types.get(&errors.family)?.shape else {
        return None;
    };
    let (name, member) = family.members.iter().find(|(_, member)| member.wire == *wire)?;
    Some(names::pascal(name, &member.meta))
}

/// Lowers what is known of the codes of an enum, if they are error codes.
pub fn codes(scope: &Scope<'_>, name: &str) -> Option<CodesView> {
    let errors = scope.package.errors.as_ref().filter(|errors| errors.codes == name)?;
    let family = error_family(scope, errors)?;
    let mut taken = Taken::new(["as_str", "as_i64", "known", "is_a"].map(str::to_owned));
    let mut facts = vec![
        fact(
            &mut taken,
            "status",
            "The HTTP status, if the code has one.",
            quote!(u16),
            by_value(family, |facts| {
                facts.status.map(|status| {
                    let status = Token::u16_unsuffixed(status);
                    quote!(#status)
                })
            }),
        ),
        fact(
            &mut taken,
            "retryable",
            "Whether trying again can help, if that is known.",
            quote!(bool),
            by_value(family, |facts| facts.retryable.map(|retryable| quote!(#retryable))),
        ),
        fact(
            &mut taken,
            "hint",
            "What to do about it.",
            quote!(&'static str),
            by_value(family, |facts| facts.hint.as_ref().map(|hint| quote!(#hint))),
        ),
        fact(
            &mut taken,
            "summary",
            "What happened.",
            quote!(&'static str),
            summaries(family),
        ),
    ];
    facts.extend(
        errors
            .attributes
            .iter()
            .map(|attribute| attribute_fact(scope, &mut taken, family, attribute)),
    );
    let ancestors = family.members.iter().filter_map(|(name, member)| {
        let is_a = &member.code.as_ref()?.is_a;
        let idents = is_a
            .iter()
            .filter_map(|name| Some(names::pascal(name, &family.members.get(name)?.meta)));
        (!is_a.is_empty()).then(|| (names::pascal(name, &member.meta), idents.collect()))
    });
    Some(CodesView {
        facts,
        ancestors: ancestors.collect(),
    })
}

fn error_family<'r>(scope: &Scope<'r>, errors: &Errors) -> Option<&'r Family> {
    match &scope.package.types.get(&errors.family)?.shape {
        Shape::Family(family) => Some(family),
        Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) => None,
    }
}

fn fact(
    taken: &mut Taken,
    name: &str,
    docs: &str,
    ty: TokenStream,
    values: Vec<(TokenStream, Vec<Ident>)>,
) -> FactView {
    FactView {
        ident: taken.fresh(name),
        docs: docs::prose(docs),
        ty,
        values,
    }
}

fn attribute_fact(scope: &Scope<'_>, taken: &mut Taken, family: &Family, attribute: &Field) -> FactView {
    let (_, ty) = Slot::of(attribute);
    let codec = Codec::new(scope, ty, &["attribute", &attribute.name]);
    let values = by_value(family, |facts| {
        let value = facts.attributes.get(&attribute.name).filter(|value| !value.is_null())?;
        Some(defaults::expression(scope, &codec, ty, value).to_token_stream())
    });
    let given = if giving(scope, ty) == Giving::Text {
        quote!(&'static str)
    } else {
        type_name(scope, ty).to_token_stream()
    };
    let ident = names::file_stem(&names::snake(&attribute.name, &attribute.meta));
    let mut docs = docs::of_field(&attribute.meta);
    if docs.is_empty() {
        docs = docs::prose(&format!("The attribute `{}`.", attribute.name));
    }
    FactView {
        ident: taken.fresh(&ident),
        docs,
        ty: given,
        values,
    }
}

/// Groups the codes by a fact.
fn by_value(family: &Family, get: impl Fn(&CodeFacts) -> Option<TokenStream>) -> Vec<(TokenStream, Vec<Ident>)> {
    grouped(family, |member| member.code.as_ref().and_then(&get))
}

fn summaries(family: &Family) -> Vec<(TokenStream, Vec<Ident>)> {
    grouped(family, |member| {
        member.meta.summary.as_ref().map(|summary| quote!(#summary))
    })
}

fn grouped(family: &Family, get: impl Fn(&Member) -> Option<TokenStream>) -> Vec<(TokenStream, Vec<Ident>)> {
    let mut groups: BTreeMap<String, (TokenStream, Vec<Ident>)> = BTreeMap::new();
    for (name, member) in &family.members {
        if let Some(value) = get(member) {
            let group = groups.entry(value.to_string()).or_insert_with(|| (value, Vec::new()));
            group.1.push(names::pascal(name, &member.meta));
        }
    }
    groups.into_values().collect()
}

/// Adds to a lowered family what makes it an error.
pub fn add_error(scope: &Scope<'_>, view: &mut FamilyView, family: &Family, errors: &Errors) {
    if !scope.package.types.contains_key(&errors.codes) {
        return;
    }
    for (member, model) in view.members.iter_mut().zip(family.members.values()) {
        member.ancestors = ancestors(family, model);
    }
    let accessors = view.accessors.iter().map(|accessor| accessor.ident.to_string());
    let mut methods = Taken::new(["common", "nearest_code"].map(str::to_owned)).with(accessors);
    let code_accessor = methods.fresh("code");
    let mut constructors = Vec::new();
    for ((name, model), at) in family.members.iter().zip(0..) {
        constructors.push(constructor(scope, view, at, &mut methods, name, model, errors));
    }
    view.error = Some(ErrorView {
        codes: names::ident(&errors.codes),
        is_a_key: errors.is_a_key.clone(),
        constructors,
        message: message(scope, view, family),
        code_accessor,
        common_mut: view.common_accessor.as_ref().map(|_| methods.fresh("common_mut")),
        classify: classify(family, errors),
    });
}

/// Lowers the table of failures, whose codes a checked registry has.
fn classify(family: &Family, errors: &Errors) -> Vec<(TokenStream, Ident)> {
    let rows = errors.classify.iter().filter_map(|row| {
        let failure = match &row.failure {
            Failure::TypeName(name) => quote!(cantus::Failure::TypeName(#name)),
            Failure::Io(kind) => quote!(cantus::Failure::Io(#kind)),
            Failure::Status(status) => {
                let status = Token::u16_unsuffixed(*status);
                quote!(cantus::Failure::Status(#status))
            }
        };
        Some((failure, names::pascal(&row.code, &family.members.get(&row.code)?.meta)))
    });
    rows.collect()
}

fn ancestors(family: &Family, member: &Member) -> Option<TokenStream> {
    let names = &member.code.as_ref()?.is_a;
    if names.is_empty() {
        return None;
    }
    let wires: Vec<&Literal> = names
        .iter()
        .filter_map(|name| Some(&family.members.get(name)?.wire))
        .collect();
    let values = wires.iter().map(|wire| scalar::scalar(wire).0);
    let kind = if wires.iter().any(|wire| matches!(wire, Literal::Integer(_))) {
        ScalarKind::Integer
    } else {
        ScalarKind::Text
    };
    Some(match kind {
        ScalarKind::Text => quote!(cantus::Tags::Texts(&[#(#values),*])),
        ScalarKind::Integer => quote!(cantus::Tags::Integers(&[#(#values),*])),
    })
}

/// Gives the message of an error: the common field of that name, if it is a text that the default clearance shows.
fn message(scope: &Scope<'_>, view: &FamilyView, family: &Family) -> Option<TokenStream> {
    let field = family.common.iter().find(|field| field.name == "message")?;
    let clearance = number(scope.package, scope.package.default_clearance.as_deref());
    if scope.levels.of_field(scope.package, field) > clearance {
        return None;
    }
    let text = matches!(Slot::of(field), (Slot::Required, Type::String(_)));
    let accessor = view
        .accessors
        .iter()
        .find(|accessor| text && accessor.field == names::snake("message", &field.meta))?;
    let ident = &accessor.ident;
    Some(match accessor.reach {
        Reach::Members(_) => quote!(self.#ident().unwrap_or_default()),
        Reach::Family | Reach::All(_) => quote!(self.#ident()),
    })
}

fn constructor(
    scope: &Scope<'_>,
    view: &FamilyView,
    at: usize,
    methods: &mut Taken,
    name: &str,
    member: &Member,
    errors: &Errors,
) -> ConstructorView {
    let member_view = &view.members[at];
    let variant = &member_view.head.ident;
    let mut parameters = Parameters::default();
    let common = beside_record(view, &member_view.beside).map(|(record, fields)| {
        let ident = &record.head.ident;
        let values = record.fields.iter().zip(fields(member)).map(|(field, model)| {
            let field_ident = &field.head.ident;
            let value = common_value(scope, field, model, member, errors, &mut parameters);
            quote!(#field_ident: #value)
        });
        let values: Vec<TokenStream> = values.collect();
        quote!(#ident { #(#values),* })
    });
    let payload = payload_parameter(scope, &member_view.payload, &mut parameters);
    let body = match (common, payload) {
        (None, None) => quote!(Self::#variant),
        (None, Some(payload)) => quote!(Self::#variant(#payload)),
        (Some(common), None) => quote!(Self::#variant { common: #common }),
        (Some(common), Some(payload)) if payload.to_string() == "payload" => {
            quote!(Self::#variant { common: #common, payload })
        }
        (Some(common), Some(payload)) => quote!(Self::#variant { common: #common, payload: #payload }),
    };
    let word = names::file_stem(&names::snake(name, &member.meta));
    ConstructorView {
        ident: methods.fresh(&word),
        docs: member_view.head.docs.clone(),
        deprecated: member_view.head.deprecated.clone(),
        code: variant.clone(),
        of_message: parameters.of_message(),
        parameters: parameters.into_tokens(),
        body,
    }
}

/// The parameters of a constructor, each with what somebody gives for it who has no more than a message.
#[derive(Default)]
struct Parameters {
    list: Vec<(TokenStream, Option<TokenStream>)>,
    taken: Taken,
}

impl Parameters {
    fn push(&mut self, name: &str, ty: &impl ToTokens, of_message: Option<TokenStream>) -> Ident {
        let ident = self.taken.fresh(name);
        self.list.push((quote!(#ident: #ty), of_message));
        ident
    }

    fn of_message(&self) -> Option<TokenStream> {
        let given: Option<Vec<&TokenStream>> = self.list.iter().map(|(_, given)| given.as_ref()).collect();
        given.map(|given| quote!(#(#given),*))
    }

    fn into_tokens(self) -> TokenStream {
        let parameters = self.list.into_iter().map(|(parameter, _)| parameter);
        quote!(#(#parameters),*)
    }
}

type FieldsOf = fn(&Member) -> &[Field];

fn beside_record<'v>(view: &'v FamilyView, beside: &BesideView) -> Option<(&'v RecordView, FieldsOf)> {
    let BesideView::Held { ident, whose, .. } = beside else {
        return None;
    };
    let record = match (whose, &view.common) {
        (Whose::Family, CommonView::Held(record)) => record,
        _ => view.own_common.iter().find(|record| record.head.ident == *ident)?,
    };
    Some((record, |member| &member.beside))
}

/// Gives the value of a common field in a constructor: what the code's facts say, or a parameter.
fn common_value(
    scope: &Scope<'_>,
    field: &FieldView,
    model: &Field,
    member: &Member,
    errors: &Errors,
    parameters: &mut Parameters,
) -> TokenStream {
    let filled = errors
        .filled
        .contains(&field.key)
        .then(|| fact_of(member, &field.key))
        .flatten();
    if let Some(value) = filled {
        let (_, ty) = Slot::of(model);
        let codec = Codec::new(scope, ty, &["filled", &field.key]);
        let value = defaults::expression(scope, &codec, ty, &value);
        let value = if giving(scope, ty) == Giving::Text {
            quote!(#value.into())
        } else {
            value.to_token_stream()
        };
        return in_slot(field.slot, value);
    }
    match (&field.argument, field.slot) {
        (_, Slot::Optional) => quote!(None),
        (_, Slot::Presence) => quote!(cantus::Presence::Absent),
        (Argument::Fixed(value), Slot::Required | Slot::Nullable) => value.to_token_stream(),
        (Argument::Given { ty, convert }, Slot::Required | Slot::Nullable) => {
            let is_message = field.key == "message" && matches!(model.ty, Type::String(_));
            let of_message = is_message.then(|| quote!(message));
            let parameter = parameters.push(&names::file_stem(&field.head.ident), ty, of_message);
            convert
                .apply(field.slot, &parameter.to_string(), &scope.short)
                .to_token_stream()
        }
    }
}

fn in_slot(slot: Slot, value: TokenStream) -> TokenStream {
    match slot {
        Slot::Required => value,
        Slot::Nullable | Slot::Optional => quote!(Some(#value)),
        Slot::Presence => quote!(cantus::Presence::Value(#value)),
    }
}

/// Gives what a code fixes of a common field.
pub fn fact_of(member: &Member, key: &str) -> Option<Value> {
    let facts = member.code.as_ref()?;
    match key {
        "status" => facts.status.map(Value::from),
        "retryable" => facts.retryable.map(Value::from),
        "hint" => facts.hint.clone().map(Value::from),
        attribute => facts.attributes.get(attribute).cloned(),
    }
}

fn payload_parameter(scope: &Scope<'_>, payload: &PayloadView, parameters: &mut Parameters) -> Option<TokenStream> {
    let (view, optional) = match payload {
        PayloadView::Nothing | PayloadView::Empty => return None,
        PayloadView::Inline(view) | PayloadView::Content(view) => (view, false),
        PayloadView::Optional(view) => (view, true),
    };
    let ty = if optional {
        perhaps(scope, &view.ty)
    } else {
        view.ty.clone()
    };
    let parameter = parameters.push("payload", &ty, optional.then(|| quote!(None)));
    Some(match (view.boxing, optional) {
        (Boxing::Plain, _) => quote!(#parameter),
        (Boxing::Boxed, false) => quote!(std::boxed::Box::new(#parameter)),
        (Boxing::Boxed, true) => quote!(#parameter.map(std::boxed::Box::new)),
    })
}
