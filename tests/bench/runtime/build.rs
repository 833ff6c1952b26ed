//! Prints a package of 1,000 event types of 8 fields, as generated Rust spells them.

use std::fmt::Write as _;
use std::path::Path;

const EVENTS: usize = 1000;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut code = String::new();
    for number in 0..EVENTS {
        print_record(&mut code, &type_name(number));
    }
    print_event(&mut code);
    let out = std::env::var("OUT_DIR").expect("cargo sets it");
    std::fs::write(Path::new(&out).join("events.rs"), code).expect("cargo made the folder");
}

fn type_name(number: usize) -> String {
    format!("Event{number}")
}

/// Gives names of several lengths, as a real package has.
fn event_name(number: usize) -> String {
    const AREAS: [&str; 7] = [
        "run",
        "tool_call",
        "message",
        "session.state",
        "billing",
        "search_index",
        "audit",
    ];
    const VERBS: [&str; 5] = ["started", "ended", "changed", "progress_reported", "failed"];
    format!("{}.{}_{number}", AREAS[number % 7], VERBS[number % 5])
}

const FIELDS: [(&str, &str, &str, &str); 7] = [
    ("id", "String", "string()", "string(&self.id)"),
    ("conversation_id", "String", "string()", "string(&self.conversation_id)"),
    ("text", "String", "string()", "string(&self.text)"),
    ("block_index", "u32", "uint32()", "uint32(self.block_index)"),
    ("tokens", "i64", "integer()", "integer(self.tokens)"),
    ("late_by", "f64", "number()", "number(self.late_by)"),
    ("final_block", "bool", "bool()", "bool(self.final_block)"),
];

fn print_record(code: &mut String, name: &str) {
    let each = |line: &dyn Fn(&str, &str, &str, &str) -> String| {
        FIELDS
            .iter()
            .map(|(field, rust, read, write)| line(field, rust, read, write))
            .collect::<String>()
    };
    let declared = each(&|field, rust, _, _| format!("pub {field}: {rust}, "));
    let building = each(&|field, rust, _, _| format!("{field}: Option<{rust}>, "));
    let reading = each(&|field, _, read, _| format!("\"{field}\" => self.{field} = reader.{read}, "));
    let required = each(&|field, _, _, _| format!("let {field} = reader.required(\"{field}\", fields.{field}); "));
    let finished = each(&|field, _, _, _| format!("{field}: {field}?, "));
    let writing = each(&|field, _, _, write| match field {
        // The one field above the lowest level.
        "conversation_id" => format!(
            "writer.plain_key(\"{field}\"); \
             if writer.shows(1) {{ writer.{write}; }} else {{ writer.masked(\"\\\"[REDACTED: secret]\\\"\") }}"
        ),
        _ => format!("writer.plain_key(\"{field}\"); writer.{write}; "),
    });
    write!(
        code,
        "#[derive(Clone, Debug, PartialEq)] pub struct {name} {{ {declared} pub note: Option<String> }}
        #[derive(Default)] pub struct {name}Fields {{ {building} note: Option<String> }}
        impl Fields for {name}Fields {{
            fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {{
                match key {{ {reading} \"note\" => self.note = reader.string(), _ => return false }}
                true
            }}
        }}
        impl Record for {name} {{
            type Fields = {name}Fields;
            fn finish(fields: {name}Fields, reader: &mut Reader<'_>) -> Option<Self> {{
                {required} Some(Self {{ {finished} note: fields.note }})
            }}
            fn write_fields(&self, writer: &mut Writer<'_>) {{
                {writing} if let Some(note) = &self.note {{ writer.plain_key(\"note\"); writer.string(note); }}
            }}
        }}\n"
    )
    .expect("a string takes everything");
}

fn print_event(code: &mut String) {
    let numbers = 0..EVENTS;
    let types: String = numbers.clone().map(|number| type_name(number) + ", ").collect();
    let mut sorted: Vec<(String, usize)> = numbers.clone().map(|number| (event_name(number), number)).collect();
    sorted.sort_by(|(one, _), (other, _)| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    let names: String = sorted.iter().map(|(name, _)| format!("{name:?}, ")).collect();
    let by_name: String = sorted
        .iter()
        .map(|(_, number)| format!("Self::{}, ", type_name(*number)))
        .collect();
    let variants: String = numbers.clone().map(|n| format!("{0}({0}), ", type_name(n))).collect();
    let arms: String = numbers
        .clone()
        .map(|n| {
            format!(
                "Some(EventType::{0}) => reader.content(\"data\", &mut beside).map(Self::{0}), ",
                type_name(n)
            )
        })
        .collect();
    let writes: String = numbers
        .map(|n| {
            let tag = event_name(n);
            let name = type_name(n);
            format!("Self::{name}(payload) => {{ writer.tag(\"event\", {tag:?}); writer.plain_key(\"data\"); payload.write(writer); }} ")
        })
        .collect();
    write!(
        code,
        "#[derive(Clone, Copy, Debug, PartialEq, Eq)] pub enum EventType {{ {types} }}
        impl EventType {{
            const NAMES: &[&str] = &[{names}];
            const BY_NAME: &[Self] = &[{by_name}];
            pub fn from_name(name: &str) -> Option<Self> {{ cantus::find(Self::NAMES, name).map(|at| Self::BY_NAME[at]) }}
        }}
        #[derive(Clone, Debug, PartialEq)] pub enum Event {{ {variants} Unknown {{ event_type: String, raw: cantus::Raw }} }}
        impl Members for Event {{
            fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {{
                let tag = reader.tag(\"event\")?;
                let mut beside = Beside::tag(\"event\", outer);
                match EventType::from_name(&tag) {{
                    {arms}
                    None => {{
                        let raw = reader.unknown(&tag, cantus::Open::Reader, &mut beside);
                        Some(Self::Unknown {{ event_type: tag.into_owned(), raw: raw? }})
                    }}
                }}
            }}
            fn write_members(&self, writer: &mut Writer<'_>) {{
                match self {{ {writes} Self::Unknown {{ raw, .. }} => writer.raw_members(raw) }}
            }}
        }}\n"
    )
    .expect("a string takes everything");
}
