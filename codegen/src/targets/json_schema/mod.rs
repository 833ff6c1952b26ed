//! JSON Schema 2020-12: one self-contained bundle a package and view, and one for each file that operators write.
//!
//! What a view accepts is said with keywords that every validator knows: no `format`, no `x-` keywords.

mod bundle;
mod editor;
mod families;
mod node;
mod scalars;
mod types;

use std::fmt::Write as _;

use cantus_registry::layout::Layout;
use cantus_registry::model::{Package, Registry};
use cantus_registry::workers;

use super::{Options, RenderError, Setting, Target};
use crate::artifact::{Artifact, BannerStyle, Text};
use crate::banner::digest;
use bundle::{Scope, View};

/// The target `json-schema`.
///
/// Its settings are [`SETTINGS`].
pub struct JsonSchema;

/// What a project may say of the target.
const SETTINGS: &[Setting] = &[
    Setting {
        name: "base",
        doc: "The URI that every `$id` begins with, such as `https://schemas.example/`.",
        values: &[],
    },
    Setting {
        name: "events",
        doc: "`bundled` writes one file a package and view; `separate` writes one more an event and view.",
        values: &["bundled", "separate"],
    },
    Setting {
        name: "editor",
        doc: "`schemas` also writes the schemas of registry files and of `cantus.toml`, for editors; `none` does not.",
        values: &["none", "schemas"],
    },
];

impl Target for JsonSchema {
    fn name(&self) -> &'static str {
        "json-schema"
    }

    fn format(&self) -> u32 {
        1
    }

    fn settings(&self) -> &'static [Setting] {
        SETTINGS
    }

    fn refuses(&self, setting: &str, value: &str) -> Option<String> {
        let is_wrong = setting == "base" && !value.is_empty() && !is_base(value);
        is_wrong.then(|| "it takes an absolute URI without `?` and `#`, such as `https://schemas.example/`".to_owned())
    }

    fn render(&self, registry: &Registry, options: &Options) -> Result<Vec<Artifact>, RenderError> {
        let base = options.values.get("base").map_or("", String::as_str);
        let separate = options.values.get("events").is_some_and(|value| value == "separate");
        let mut schemas = Vec::new();
        for package in registry.packages.values() {
            for view in [View::Emit, View::Read] {
                schemas.push((package, view, Scope::Package));
                if separate || !bundle::tells_documents_apart(package) {
                    let events = package.events.members.keys();
                    schemas.extend(events.map(|event| (package, view, Scope::Event(event))));
                }
            }
            let policies = package.policies.keys();
            schemas.extend(policies.map(|policy| (package, View::Emit, Scope::Policy(policy))));
            let configs = package.configs.keys();
            schemas.extend(configs.map(|config| (package, View::Settings, Scope::Config(config))));
        }
        let mut artifacts = workers::in_order(
            &schemas,
            || (),
            |(), (package, view, scope)| print(registry, package, *view, scope, base),
        )
        .into_iter()
        .collect::<Result<Vec<_>, _>>()?;
        if options.values.get("editor").is_some_and(|value| value == "schemas") {
            for (path, schema) in editor::schemas() {
                artifacts.push(artifact(
                    path.to_owned(),
                    serde_json::to_string(&schema).map(|text| vec![text]),
                )?);
            }
        }
        Ok(artifacts)
    }
}

/// How long an event's file name may be without its ending; file systems allow 255 bytes in all.
const LONGEST: usize = 160;

fn print(
    registry: &Registry,
    package: &Package,
    view: View,
    scope: &Scope<'_>,
    base: &str,
) -> Result<Artifact, RenderError> {
    let path = match scope {
        Scope::Package => format!("{}.{}.schema.json", package.name, view.name()),
        Scope::Policy(policy) => format!("{}.{policy}.policy.schema.json", package.name),
        Scope::Config(config) => format!("{}.{config}.config.schema.json", package.name),
        Scope::Event(event) => format!("{}/{}.{}.schema.json", package.name, file_name(event), view.name()),
    };
    let schema = bundle::schema(registry, package, view, scope, id(base, &path));
    artifact(path, schema)
}

/// Whether a text is an absolute URI (RFC 3986) that a file's name can be put behind.
fn is_base(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else {
        return false;
    };
    let is_scheme = scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c));
    let is_path = |c: char| c.is_ascii_alphanumeric() || "-._~:/[]@!$&'()*+,;=%".contains(c);
    let is_encoded = |after: &str| after.len() >= 2 && after.as_bytes()[..2].iter().all(u8::is_ascii_hexdigit);
    is_scheme && !rest.is_empty() && rest.chars().all(is_path) && rest.split('%').skip(1).all(is_encoded)
}

/// The identifier of a file: a base that names a folder need not say so.
fn id(base: &str, path: &str) -> String {
    match base.chars().last() {
        None | Some('/' | ':') => format!("{base}{path}"),
        Some(_) => format!("{base}/{path}"),
    }
}

/// Lays out the pieces of a compact text, if there are any.
fn artifact(path: String, pieces: Result<Vec<String>, serde_json::Error>) -> Result<Artifact, RenderError> {
    let pieces = pieces.map_err(|error| RenderError {
        target: "json-schema",
        item: path.clone(),
        message: error.to_string(),
    })?;
    let mut layout = Layout::default();
    let mut body = Text::default();
    for piece in pieces {
        layout.add(&piece);
        body.write_str(&layout.take()).expect("a text takes every write");
    }
    body.write_str("\n").expect("a text takes every write");
    Ok(Artifact {
        path,
        body: body.finished(),
        banner: BannerStyle::JsonKey("$comment"),
    })
}

/// An event's name as a file name: what a path or a URI could trip over is written as `=` and its code.
fn file_name(event: &str) -> String {
    let spelled = |(at, byte): (usize, u8)| match byte {
        // A file that begins with a dot is hidden, from the search for orphans too.
        b'.' if at == 0 => format!("={byte:02x}"),
        b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
        _ => format!("={byte:02x}"),
    };
    let name: String = event.bytes().enumerate().map(spelled).collect();
    if name.len() <= LONGEST {
        return name;
    }
    // Long names that begin alike are told apart by their digests.
    format!("{}=={}", &name[..LONGEST], &digest(event)[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_has_a_file_of_its_own() {
        for (event, expected) in [
            ("tool_event", "tool_event"),
            ("m.room/create", "m.room=2fcreate"),
            ("A", "=41"),
            ("_41", "_41"),
            ("..", "=2e."),
        ] {
            assert_eq!(file_name(event), expected);
        }
        let (one, other) = ("漢".repeat(127) + "a", "漢".repeat(127) + "b");
        assert_ne!(file_name(&one), file_name(&other));
        assert!(file_name(&one).len() < 200);
    }

    #[test]
    fn a_base_is_an_absolute_uri() {
        for base in [
            "https://schemas.example/",
            "https://schemas.example:8080/a%20b",
            "urn:example:",
            "file:///tmp",
        ] {
            assert!(is_base(base), "{base}");
        }
        for wrong in [
            "schemas",
            "/schemas/",
            "//host/",
            "https:",
            "a b:c",
            "https://x/#a",
            "https://x/?a",
            "x:%zz",
            "x:%2",
        ] {
            assert!(!is_base(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_base_may_leave_out_its_last_slash() {
        for (base, expected) in [
            ("https://schemas.example/", "https://schemas.example/a.json"),
            ("https://schemas.example", "https://schemas.example/a.json"),
            ("urn:example:", "urn:example:a.json"),
            ("", "a.json"),
        ] {
            assert_eq!(id(base, "a.json"), expected);
        }
    }
}
