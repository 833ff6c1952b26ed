//! Prints records: the struct, what makes one, its builder, and how it is read and written.
//!
//! They are printed as text, for there are many and all are alike. Where that text may not be as `prettyplease` would
//! lay it out, since a line is too wide or a value is written by a block, `prettyplease` does.

use askama::Template;
use proc_macro2::Ident;

use super::super::code::{Code, Short};
use super::super::type_name::Slot;
use super::super::view::{Argument, DefaultView, FieldView, HiddenView, RecordView, StaticView};
use super::layout::{self, broken, closely, struct_literal};
use super::{PrintError, Printer, attribute_lines, debug, deprecation, docs_lines, hidden};
use crate::targets::rust::docs;

/// Prints a record.
pub fn print(file: &mut Printer, view: &RecordView) -> Result<(), PrintError> {
    let name = view.head.ident.to_string();
    let own_debug = file.laid_out(&name, debug::record(view))?;
    let text = text(view, &file.short, own_debug)
        .spell_out()
        .map_err(|error| PrintError::new(&name, &error))?;
    let has_block = codes(view).any(Code::has_block);
    for item in layout::items(&text) {
        if has_block || !layout::fits(item) {
            file.print_text(&name, item)?;
        } else {
            file.push_text(item);
        }
    }
    Ok(())
}

/// Every expression of a record that may hold a block.
fn codes(view: &RecordView) -> impl Iterator<Item = &Code> {
    let fields = view.fields.iter().flat_map(|field| {
        let default = field.default.iter().map(|default| &default.body);
        [&field.read, &field.write].into_iter().chain(default)
    });
    let rest = view.rest.iter().flat_map(|rest| [&rest.reader, &rest.writer]);
    fields.chain(rest)
}

#[derive(Template)]
#[template(path = "rust/record.rs")]
struct RecordText<'v> {
    attributes: Vec<String>,
    derives: String,
    /// What is printed where `Debug` is not derived.
    own_debug: String,
    ident: &'v Ident,
    builder: &'v Ident,
    short: &'v Short,
    members: Vec<MemberText>,
    statics: Vec<String>,
    new_docs: &'static str,
    new: String,
    new_value: String,
    methods: Vec<MethodText>,
    /// What the builder holds.
    held: Vec<MemberText>,
    field_signature: String,
    arms: Vec<String>,
    /// What the builder gives of a key that is none of its own.
    otherwise: String,
    finish_signature: String,
    /// A local, a key, and the builder's member.
    required: Vec<(&'v Ident, Code, &'v Ident)>,
    finished: String,
    write_signature: String,
    writes: Vec<WriteText<'v>>,
}

impl RecordText<'_> {
    fn spell_out(&self) -> askama::Result<String> {
        Ok(self.render()? + "\n")
    }
}

struct MemberText {
    attributes: Vec<String>,
    text: String,
}

struct MethodText {
    attributes: Vec<String>,
    signature: String,
    body: Vec<String>,
}

/// How one member is written.
enum WriteText<'v> {
    /// Key and value.
    Always(Code, &'v Code),
    /// If a condition holds, key and value.
    Perhaps(String, Code, &'v Code),
    /// The key, and, if a condition holds, the value, else something else.
    Shown(Code, String, &'v Code, String),
    /// Members of their own.
    Rest(String),
    /// Members of their own, if a condition holds.
    ShownRest(String, String),
    /// Nothing more, unless a condition holds.
    Early(String, String),
}

fn text<'v>(view: &'v RecordView, short: &'v Short, own_debug: String) -> RecordText<'v> {
    let (ident, builder) = (&view.head.ident, &view.builder);
    let parameters = parameters(view);
    let default = if parameters.is_empty() { ", Default" } else { "" };
    let is_empty = view.fields.is_empty() && view.rest.is_none();
    let reader = |is_used| parameter(if is_used { "reader" } else { "_" }, short.reader);
    let fields = if is_empty { "_" } else { "fields" };
    let required: Vec<_> = view.fields.iter().filter(|field| is_required(field)).collect();
    let key = if is_empty { "_" } else { "key" };
    let read = ["&mut self".to_owned(), format!("{key}: &str"), reader(!is_empty)];
    let finish = [format!("{fields}: {builder}"), reader(!required.is_empty())];
    let writer = parameter(if is_empty { "_" } else { "writer" }, short.writer);
    RecordText {
        attributes: attribute_lines(&view.head),
        derives: format!(
            "Clone, {}PartialEq{}{default}",
            if own_debug.is_empty() { "Debug, " } else { "" },
            super::eq_derive(view.equality)
        ),
        own_debug,
        ident,
        builder,
        short,
        members: members(view),
        statics: view.statics.iter().map(static_item).collect(),
        new_docs: if parameters.is_empty() {
            "Makes an empty one."
        } else {
            "Makes one of what is required."
        },
        new: closely(4, "pub fn new(", &parameters, ") -> Self {"),
        new_value: struct_literal(8, "Self", &new_values(view, short)),
        methods: methods(view, short),
        held: held(view, short),
        field_signature: closely(4, "fn field(", &read, ") -> bool {"),
        arms: view.fields.iter().map(arm).collect(),
        otherwise: match &view.rest {
            Some(rest) => format!("reader.rest(key, &mut self.{}, {})", rest.ident, rest.reader),
            None => "false".to_owned(),
        },
        finish_signature: closely(4, "fn finish(", &finish, &format!(") -> {}<Self> {{", short.option)),
        required: required
            .into_iter()
            .map(|field| (&field.local, Code::text(&field.key), &field.head.ident))
            .collect(),
        finished: format!("Some({})", struct_literal(8, "Self", &finished(view))),
        write_signature: closely(4, "fn write_fields(", &["&self".to_owned(), writer], ") {"),
        writes: writes(view),
    }
}

fn is_required(field: &FieldView) -> bool {
    matches!(field.slot, Slot::Required | Slot::Nullable)
}

/// The parameter that a reader or a writer is.
fn parameter(name: &str, ty: &str) -> String {
    format!("{name}: &mut {ty}<'_>")
}

fn members(view: &RecordView) -> Vec<MemberText> {
    let fields = view.fields.iter().map(|field| MemberText {
        attributes: attribute_lines(&field.head),
        text: format!("pub {}: {}", field.head.ident, field.ty),
    });
    let rest = view.rest.iter().map(|rest| MemberText {
        attributes: vec!["/// Every further member.".to_owned()],
        text: format!("pub {}: {}", rest.ident, rest.ty),
    });
    fields.chain(rest).collect()
}

/// Lays out the bounds of a text or a number, which never fit on one line.
fn static_item(item: &StaticView) -> String {
    broken(0, &format!("{} = {} {{", item.place, item.name), &item.members, "};")
}

fn parameters(view: &RecordView) -> Vec<String> {
    let parameter = |field: &FieldView| match (&field.argument, field.slot) {
        (Argument::Given { ty, .. }, Slot::Required | Slot::Nullable) => Some(format!("{}: {ty}", field.head.ident)),
        _ => None,
    };
    view.fields.iter().filter_map(parameter).collect()
}

fn new_values(view: &RecordView, short: &Short) -> Vec<String> {
    let values = view.fields.iter().map(|field| {
        let ident = field.head.ident.to_string();
        match (&field.argument, field.slot) {
            (Argument::Given { convert, .. }, Slot::Required | Slot::Nullable) => {
                let value = convert.apply(field.slot, &ident, short);
                if value == ident {
                    ident
                } else {
                    format!("{ident}: {value}")
                }
            }
            (Argument::Fixed(value), Slot::Required | Slot::Nullable) => format!("{ident}: {value}"),
            (_, Slot::Optional) => format!("{ident}: None"),
            (_, Slot::Presence) => format!("{ident}: {}::Absent", short.presence),
        }
    });
    let rest = view
        .rest
        .iter()
        .map(|rest| format!("{}: {}::new()", rest.ident, short.map));
    values.chain(rest).collect()
}

fn methods(view: &RecordView, short: &Short) -> Vec<MethodText> {
    let setters = view.fields.iter().filter_map(|field| setter(field, short));
    let rest = view.rest.iter().map(|rest| {
        let parameters = ["mut self".to_owned(), format!("value: {}", rest.ty)];
        MethodText {
            attributes: ["/// Sets every further member.", "#[must_use]"]
                .map(str::to_owned)
                .into(),
            signature: closely(4, &format!("pub fn {}(", rest.setter), &parameters, ") -> Self {"),
            body: vec![format!("self.{} = value;", rest.ident), "self".to_owned()],
        }
    });
    let defaults = view
        .fields
        .iter()
        .filter_map(|field| Some(default_accessor(field, field.default.as_ref()?)));
    setters.chain(rest).chain(defaults).collect()
}

fn setter(field: &FieldView, short: &Short) -> Option<MethodText> {
    let (parameter, value) = match (&field.argument, field.slot) {
        (_, Slot::Required | Slot::Nullable) => return None,
        (Argument::Fixed(value), _) => (None, value.clone()),
        (Argument::Given { ty, convert }, slot) => (Some(format!("value: {ty}")), convert.apply(slot, "value", short)),
    };
    let parameters: Vec<String> = ["mut self".to_owned()].into_iter().chain(parameter).collect();
    let ident = &field.head.ident;
    let docs = docs::prose(&format!("Sets `{}`.", field.key));
    let deprecated = field.head.deprecated.as_ref().map(deprecation);
    Some(MethodText {
        attributes: docs_lines(&docs)
            .chain(deprecated)
            .chain(["#[must_use]".to_owned()])
            .collect(),
        signature: closely(4, &format!("pub fn {}(", field.setter), &parameters, ") -> Self {"),
        body: vec![
            match field.slot {
                Slot::Optional => format!("self.{ident} = Some({value});"),
                Slot::Required | Slot::Nullable | Slot::Presence => format!("self.{ident} = {value};"),
            },
            "self".to_owned(),
        ],
    })
}

fn default_accessor(field: &FieldView, default: &DefaultView) -> MethodText {
    let docs = docs::prose(&format!(
        "Gives `{}`, or `{}` where it is absent.",
        field.key, default.text
    ));
    let deprecated = field.head.deprecated.as_ref().map(deprecation);
    MethodText {
        attributes: docs_lines(&docs).chain(deprecated).collect(),
        signature: format!("pub fn {}(&self) -> {} {{", default.ident, default.ty),
        body: vec![default.body.to_string()],
    }
}

/// What the builder holds: of what is required, perhaps nothing yet.
fn held(view: &RecordView, short: &Short) -> Vec<MemberText> {
    let option = short.option;
    let fields = view.fields.iter().map(|field| {
        let ident = &field.head.ident;
        match field.slot {
            Slot::Required => format!("{ident}: {option}<{}>", field.inner),
            Slot::Nullable => format!("{ident}: {option}<{}>", field.ty),
            Slot::Optional | Slot::Presence => format!("{ident}: {}", field.ty),
        }
    });
    let rest = view.rest.iter().map(|rest| format!("{}: {}", rest.ident, rest.ty));
    let member = |text| MemberText {
        attributes: Vec::new(),
        text,
    };
    fields.chain(rest).map(member).collect()
}

fn arm(field: &FieldView) -> String {
    format!(
        "{} => self.{} = {}",
        Code::text(&field.key),
        field.head.ident,
        field.read
    )
}

fn finished(view: &RecordView) -> Vec<String> {
    let fields = view.fields.iter().map(|field| {
        let ident = &field.head.ident;
        if is_required(field) {
            format!("{ident}: {}?", field.local)
        } else {
            format!("{ident}: fields.{ident}")
        }
    });
    let rest = view.rest.iter().map(|rest| format!("{0}: fields.{0}", rest.ident));
    fields.chain(rest).collect()
}

fn writes(view: &RecordView) -> Vec<WriteText<'_>> {
    let early = view.hidden.as_ref().map(|hidden| {
        let otherwise = hidden::instead_of_members(hidden);
        let space = if otherwise.is_empty() { "" } else { " " };
        WriteText::Early(hidden::shows(hidden).to_string(), format!("{space}{otherwise}"))
    });
    let rest = view.rest.iter().map(|rest| {
        let write = format!("writer.rest(&self.{}, {})", rest.ident, rest.writer);
        match &rest.hidden {
            None => WriteText::Rest(write),
            Some(hidden) => WriteText::ShownRest(hidden::shows(hidden).to_string(), write),
        }
    });
    early
        .into_iter()
        .chain(view.fields.iter().map(write))
        .chain(rest)
        .collect()
}

fn write(field: &FieldView) -> WriteText<'_> {
    let (key, ident) = (Code::text(&field.key), &field.head.ident);
    match (field.slot, &field.hidden) {
        (Slot::Required | Slot::Nullable, None) => WriteText::Always(key, &field.write),
        (Slot::Required | Slot::Nullable, Some(hidden)) => {
            let (shows, otherwise) = (hidden::shows(hidden).to_string(), hidden::in_place(&hidden.form));
            WriteText::Shown(key, shows, &field.write, otherwise.to_string())
        }
        (Slot::Optional, hidden) => perhaps(field, key, &format!("&self.{ident}"), hidden.as_ref()),
        (Slot::Presence, hidden) => perhaps(field, key, &format!("self.{ident}.given()"), hidden.as_ref()),
    }
}

fn perhaps<'v>(field: &'v FieldView, key: Code, value: &str, hidden: Option<&HiddenView>) -> WriteText<'v> {
    let condition = match hidden.map(hidden::shows) {
        None => format!("let Some(value) = {value}"),
        Some(shows) => format!("let (true, Some(value)) = ({shows}, {value})"),
    };
    WriteText::Perhaps(condition, key, &field.write)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::super::boxes::Boxes;
    use super::super::super::derives::Inexact;
    use super::super::super::hidden::Hidden;
    use super::super::super::lower::Lowering;
    use super::super::super::view::{CommonView, Definition, FamilyView};
    use super::*;

    /// Lays out a record both ways, and gives how many items were laid out here.
    fn check(view: &RecordView, file: impl Fn() -> Printer) -> usize {
        let mut here = 0;
        let text = text(view, &file().short, String::new()).spell_out().expect("it prints");
        if codes(view).any(Code::has_block) {
            return here;
        }
        for item in layout::items(&text).filter(|item| layout::fits(item)) {
            let mut asked = file();
            asked.print_text("a record", item).expect("it parses");
            assert_eq!(asked.into_text().to_string(), item);
            here += 1;
        }
        here
    }

    fn records(family: &FamilyView) -> impl Iterator<Item = &RecordView> {
        let common = match &family.common {
            CommonView::None => None,
            CommonView::Held(record) | CommonView::Fixed(record) => Some(&**record),
        };
        let transport = family.transport.as_deref();
        common.into_iter().chain(transport).chain(&family.own_common)
    }

    #[test]
    fn prettyplease_would_lay_out_what_is_laid_out_here_no_other_way() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut here = 0;
        for (project, folder) in [
            ("", "registry/contract"),
            ("tests/fixtures/corners", "registry"),
            ("tests/fixtures/cases", "registry"),
            ("tests/fixtures/examples", "registry"),
        ] {
            let loaded = cantus_registry::load(&root.join(project), Path::new(folder));
            let registry = loaded.expect("it is there").registry.expect("it is sound");
            let (boxes, inexact) = (Boxes::of(&registry), Inexact::of(&registry));
            let hidden = Hidden::of(&registry);
            for package in registry.packages.values() {
                let mut lowering = Lowering::new(&registry, package, &boxes, &inexact, &hidden);
                for (name, def) in &package.types {
                    let definition = lowering.definition(name, def);
                    let file = || Printer::new(lowering.names());
                    here += match &definition {
                        Definition::Record(record) => check(record, file),
                        Definition::Family(family) => records(family).map(|record| check(record, file)).sum(),
                        Definition::Alias(_) | Definition::Enum(_) | Definition::Union(_) => 0,
                    };
                }
                let events = lowering.events();
                let file = || Printer::new(lowering.names());
                here += records(&events.family).map(|record| check(record, file)).sum::<usize>();
            }
        }
        assert!(here > 1000, "{here} items");
    }
}
