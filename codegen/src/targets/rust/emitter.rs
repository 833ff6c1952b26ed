//! Prints the trait whose methods send a package's events by their names. It is printed as text, for its methods are
//! many and all alike: tokens would cost more than everything else.

use askama::Template;

use super::names;
use super::render::PrintError;
use super::view::{BesideView, Boxing, Deprecation, EventsView, MemberView, PayloadView, TypeView};

#[derive(Template)]
#[template(path = "rust/emitter.rs")]
struct EmitterView<'v> {
    package: &'v str,
    ident: String,
    result: String,
    methods: Vec<MethodView>,
}

/// One method: every text is final.
struct MethodView {
    docs: Vec<String>,
    deprecated: Option<String>,
    ident: String,
    /// What follows `&mut self`.
    parameters: String,
    /// The event, from the parameters.
    event: String,
}

/// Prints the trait of some events; `shortened` gives a path of the standard library as the module can spell it.
pub fn text(events: &EventsView, shortened: &dyn Fn(&str) -> String) -> Result<String, PrintError> {
    let view = EmitterView {
        package: &events.package,
        ident: events.emitter.to_string(),
        result: shortened("std::result::Result"),
        methods: events
            .family
            .members
            .iter()
            .map(|member| method(member, shortened))
            .collect(),
    };
    let text = view.render().map_err(|error| PrintError {
        item: "the emitter".to_owned(),
        message: error.to_string(),
    })?;
    Ok(text + "\n")
}

fn method(member: &MemberView, shortened: &dyn Fn(&str) -> String) -> MethodView {
    let variant = &member.head.ident;
    let mut parameters = String::new();
    let common = match &member.beside {
        BesideView::Held { ident, .. } => {
            parameters += &format!(", common: {ident}");
            Some("common")
        }
        BesideView::None | BesideView::Fixed { .. } => None,
    };
    let payload = payload(&member.payload, shortened, &mut parameters);
    let event = match (common, payload) {
        (None, None) => format!("Event::{variant}"),
        (None, Some(payload)) => format!("Event::{variant}({payload})"),
        (Some(_), None) => format!("Event::{variant} {{ common }}"),
        (Some(_), Some(payload)) if payload == "payload" => format!("Event::{variant} {{ common, payload }}"),
        (Some(_), Some(payload)) => format!("Event::{variant} {{ common, payload: {payload} }}"),
    };
    let first = member.head.docs.iter().take_while(|line| !line.is_empty());
    MethodView {
        docs: first.cloned().collect(),
        deprecated: member.head.deprecated.as_ref().map(deprecated),
        ident: format!("send_{}", names::file_stem(&member.snake).trim_matches('_')),
        parameters,
        event,
    }
}

/// Adds the parameter of what an event carries, and gives what the event holds of it.
fn payload(payload: &PayloadView, shortened: &dyn Fn(&str) -> String, parameters: &mut String) -> Option<String> {
    let path = |view: &TypeView| view.ty.to_string().replace(' ', "");
    match payload {
        PayloadView::Nothing | PayloadView::Empty => None,
        PayloadView::Inline(view) | PayloadView::Content(view) => {
            *parameters += &format!(", payload: {}", path(view));
            Some(match view.boxing {
                Boxing::Boxed => format!("{}::new(payload)", shortened("std::boxed::Box")),
                Boxing::Plain => "payload".to_owned(),
            })
        }
        PayloadView::Optional(view) => {
            *parameters += &format!(", payload: {}<{}>", shortened("std::option::Option"), path(view));
            Some(match view.boxing {
                Boxing::Boxed => format!("payload.map({}::new)", shortened("std::boxed::Box")),
                Boxing::Plain => "payload".to_owned(),
            })
        }
    }
}

fn deprecated(deprecation: &Deprecation) -> String {
    match (&deprecation.since, &deprecation.note) {
        (None, None) => "#[deprecated]".to_owned(),
        (Some(since), None) => format!("#[deprecated(since = {since:?})]"),
        (None, Some(note)) => format!("#[deprecated(note = {note:?})]"),
        (Some(since), Some(note)) => format!("#[deprecated(since = {since:?}, note = {note:?})]"),
    }
}
