//! The text of `cantus.toml` → its values with their places, and what is wrong with them.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use cantus_registry::catalogue::Entry;
use cantus_registry::finding::Finding;
use cantus_registry::place::{Place, Spanned};
use serde::Deserialize as _;
use serde_json::Value;
use toml::de::{DeTable, DeValue};

use super::schema::{self, Shape};
use crate::catalogue;
use crate::error::Error;
use crate::targets::{Options, Target};

/// The values of `cantus.toml`; what was left out is filled in.
pub(super) struct ProjectFile {
    pub(super) registry: String,
    pub(super) lock: Spanned<String>,
    pub(super) releases: String,
    pub(super) targets: BTreeMap<String, TargetTable>,
    pub(super) allow_outside: Vec<String>,
}

/// The table of one target.
pub(super) struct TargetTable {
    pub(super) out: Spanned<String>,
    pub(super) options: Options,
}

/// Reads the file; the values are there when the file could be understood at all.
pub(super) fn read(bytes: &[u8], targets: &[&dyn Target]) -> Result<(Option<ProjectFile>, Vec<Finding>), Error> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let mut reader = Reader {
        text,
        findings: Vec::new(),
    };
    if let Err(error) = std::str::from_utf8(bytes) {
        let at = error.valid_up_to()..error.valid_up_to();
        reader.report(
            &catalogue::PROJECT_SYNTAX,
            at,
            "the file is not UTF-8 text",
            Some("save it as UTF-8"),
        );
        return Ok((None, reader.findings));
    }
    let (mut table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        reader.report(
            &catalogue::PROJECT_SYNTAX,
            error.span().unwrap_or(0..0),
            first_line(error.message()),
            None,
        );
    }
    if !errors.is_empty() {
        return Ok((None, reader.findings));
    }
    // Another version may have other keys, so its number is looked at before anything is called unknown.
    if !table.get_ref().contains_key("cantus") {
        let help = format!("write `cantus = \"{}\"` on its first line", own_version());
        let message = "the file does not say which cantus it is written for";
        reader.report(&catalogue::PROJECT_VALUE, 0..0, message, Some(&help));
        return Ok((None, reader.findings));
    }
    if let Some(DeValue::String(wanted)) = table.get_ref().get("cantus").map(toml::Spanned::get_ref)
        && !is_this_generator(wanted)
    {
        return Err(Error::OtherGenerator {
            wanted: wanted.to_string(),
        });
    }
    let schema = schema::schema_of(targets);
    reader.take_unknown_keys(table.get_mut(), &schema, "");
    let file = match Shape::deserialize(toml::Deserializer::from(table)) {
        Ok(shape) => reader.complete(shape, targets),
        Err(error) => {
            reader.report(
                &catalogue::PROJECT_VALUE,
                error.span().unwrap_or(0..0),
                first_line(error.message()),
                None,
            );
            None
        }
    };
    Ok((file, reader.findings))
}

/// What a project writes to mean this generator.
pub(crate) fn own_version() -> &'static str {
    let version = env!("CARGO_PKG_VERSION");
    version.rsplit_once('.').map_or(version, |(minor, _)| minor)
}

/// Whether a version such as `0.1` or `0.1.0` means this generator.
fn is_this_generator(wanted: &str) -> bool {
    let this: Vec<&str> = env!("CARGO_PKG_VERSION").split('.').collect();
    let wanted: Vec<&str> = wanted.split('.').collect();
    (2..=3).contains(&wanted.len()) && this.starts_with(&wanted)
}

struct Reader<'t> {
    text: &'t str,
    findings: Vec<Finding>,
}

impl Reader<'_> {
    fn place(&self, offset: usize) -> Place {
        let before = self.text.get(..offset).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place {
            file: Arc::from(super::FILE),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    fn report(&mut self, entry: &'static Entry, span: Range<usize>, message: impl Into<String>, help: Option<&str>) {
        let mut finding = Finding::new(entry, &self.place(span.start), message);
        finding.help = help.map(str::to_owned);
        self.findings.push(finding);
    }

    fn spanned(&self, value: &toml::Spanned<String>) -> Spanned<String> {
        Spanned::new(value.get_ref().clone(), self.place(value.span().start))
    }

    /// Reports and drops every key that the schema does not have, so that the rest can still be read.
    fn take_unknown_keys(&mut self, table: &mut DeTable<'_>, schema: &Value, path: &str) {
        let Some(properties) = schema["properties"].as_object() else {
            return;
        };
        let unknown: Vec<_> = table
            .iter()
            .filter(|(key, _)| !properties.contains_key(key.get_ref().as_ref()))
            .map(|(key, _)| key.clone())
            .collect();
        for key in unknown {
            table.remove(&key);
            let name = key.get_ref().as_ref();
            let known = properties.keys().map(String::as_str);
            let list = known
                .clone()
                .map(|key| format!("`{key}`"))
                .collect::<Vec<_>>()
                .join(", ");
            let (entry, message, help) = if path == "targets" {
                let help = format!("the targets are {list}");
                (&catalogue::TARGET_UNKNOWN, format!("no target is named `{name}`"), help)
            } else if path.is_empty() {
                let help = format!("the keys of the file are {list}");
                (
                    &catalogue::PROJECT_UNKNOWN_KEY,
                    format!("`{name}` is not a key of the file"),
                    help,
                )
            } else {
                let help = format!("the keys of `{path}` are {list}");
                (
                    &catalogue::PROJECT_UNKNOWN_KEY,
                    format!("`{name}` is not a key of `{path}`"),
                    help,
                )
            };
            let mut finding = Finding::new(entry, &self.place(key.span().start), message).near(name, known);
            // Whoever misspelt one key need not read them all.
            finding.help = finding.suggestion.is_none().then_some(help);
            self.findings.push(finding);
        }
        for (key, value) in table.iter_mut() {
            let name = key.get_ref().as_ref();
            if let DeValue::Table(inner) = value.get_mut() {
                let path = if path.is_empty() {
                    name.to_owned()
                } else {
                    format!("{path}.{name}")
                };
                self.take_unknown_keys(inner, &properties[name], &path);
            }
        }
    }

    /// Reports every setting whose value is not among those it takes.
    fn check_settings(&mut self, target: &dyn Target, values: &BTreeMap<String, toml::Spanned<String>>) {
        for (setting, spanned) in values {
            let value = spanned.get_ref().as_str();
            let declared = target.settings().iter().find(|declared| declared.name == setting);
            let takes = declared.map_or(&[][..], |declared| declared.values);
            let help = if takes.is_empty() {
                target.refuses(setting, value)
            } else {
                let list: Vec<String> = takes.iter().map(|value| format!("`{value}`")).collect();
                (!takes.contains(&value)).then(|| format!("it takes {}", list.join(", ")))
            };
            if let Some(help) = help {
                let message = format!("`{setting}` of target `{}` cannot be `{value}`", target.name());
                self.report(&catalogue::PROJECT_VALUE, spanned.span(), message, Some(&help));
            }
        }
    }

    /// Fills in what was left out.
    fn complete(&mut self, shape: Shape, targets: &[&dyn Target]) -> Option<ProjectFile> {
        if !is_this_generator(shape.cantus.get_ref()) {
            return None;
        }
        let mut tables = BTreeMap::new();
        for (name, table) in shape.targets {
            let span = table.span();
            let mut values = table.into_inner();
            let Some(out) = values.remove("out") else {
                let message = format!("target `{name}` does not say where it is written");
                let help = format!("write `out = \"generated/{name}\"` in `[targets.{name}]`");
                self.report(&catalogue::PROJECT_VALUE, span, message, Some(&help));
                continue;
            };
            let out = self.spanned(&out);
            if let Some(target) = targets.iter().find(|target| target.name() == name) {
                self.check_settings(*target, &values);
            }
            let values = values
                .into_iter()
                .map(|(name, value)| (name, value.into_inner()))
                .collect();
            let options = Options { values };
            tables.insert(name, TargetTable { out, options });
        }
        let or = |value: Option<toml::Spanned<String>>, default: &str| {
            value.map_or_else(|| default.to_owned(), toml::Spanned::into_inner)
        };
        let lock = match &shape.registry.lock {
            Some(lock) => self.spanned(lock),
            None => Spanned::new("generated/registry.lock.json".to_owned(), self.place(0)),
        };
        Some(ProjectFile {
            registry: or(shape.registry.path, "registry/contract"),
            lock,
            releases: or(shape.registry.releases, "registry/releases"),
            targets: tables,
            allow_outside: shape.allow_outside,
        })
    }
}

/// A parser's message may run over several lines; a finding's is one.
fn first_line(message: &str) -> String {
    message.lines().next().unwrap_or_default().to_owned()
}
