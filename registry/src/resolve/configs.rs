//! `configs:` → the types that a config's file is made of, and what those do not say.

use std::collections::BTreeMap;

use super::draft::Draft;
use super::packages::{Declared, Named};
use super::policy_types::{choices, field, named, put, record};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::Config;
use crate::places::segment;
use crate::raw::{self, Declaration, Field, Form};

/// Declares the types of every config of a package.
pub(super) fn declare(declared: &mut Declared, findings: &mut Vec<Finding>) {
    let mut types = Vec::new();
    for (name, (place, config)) in &declared.configs {
        if !config.presets.is_empty() {
            let presets = config.presets.iter().map(|(name, preset)| (name, &preset.notes));
            let path = Some(format!("configs.{name}.presets"));
            types.push((
                format!("{name}Preset"),
                path,
                place.clone(),
                choices(&config.place, presets),
            ));
        }
        types.push((name.clone(), None, place.clone(), document(name, config, findings)));
    }
    put(declared, types, findings);
}

/// The file: the key that chooses a preset, and the fields.
fn document(name: &str, config: &raw::Config, findings: &mut Vec<Finding>) -> Declaration {
    let mut fields = Vec::with_capacity(config.fields.len() + 1);
    if let Some(key) = &config.preset_key {
        if config.presets.is_empty() {
            let message = format!("`{}` would choose a preset, and config `{name}` has none", key.value);
            let finding = Finding::new(&catalogue::PRESET_KEY_MISFIT, &key.place, message);
            findings.push(finding.help("declare `presets`, or take `preset_key` out"));
        } else if let Some(other) = config.fields.iter().find(|field| field.name.value == key.value) {
            let message = format!("`{}` chooses a preset and cannot be declared as a field too", key.value);
            findings.push(
                Finding::new(&catalogue::PRESET_KEY_MISFIT, &key.place, message)
                    .help("take the field out: `preset_key` declares it")
                    .related(&other.name.place, "the field"),
            );
        } else {
            let ty = named(&key.place, &format!("{name}Preset"));
            let description = "Chooses the preset that gives the keys which the file leaves out.";
            fields.push(field(&key.value, &key.place, ty, None, description));
        }
    }
    fields.extend(config.fields.iter().cloned().map(filled));
    record(&config.place, fields, config.notes.clone())
}

/// A default is filled in, so that its key may be absent; in the records inside too.
fn filled(mut field: Field) -> Field {
    field.optional |= field.declaration.rules.default.is_some();
    field.declaration = filled_inside(field.declaration);
    field
}

fn filled_inside(mut declaration: Declaration) -> Declaration {
    declaration.form = match declaration.form {
        Form::Record(mut record) => {
            record.fields = record.fields.into_iter().map(filled).collect();
            Form::Record(record)
        }
        Form::Items(items) => Form::Items(Box::new(filled_inside(*items))),
        Form::Values(values) => Form::Values(Box::new(filled_inside(*values))),
        other => other,
    };
    declaration
}

impl Draft<'_> {
    /// Resolves a package's configs.
    pub(super) fn configs(&mut self, configs: Named<raw::Config>) -> BTreeMap<String, Config> {
        let resolved = configs.into_iter().map(|(name, (place, config))| {
            let root = format!("/packages/{}/configs/{}", segment(self.package), segment(&name));
            let group = self.places.open(root, &place);
            if let Some(key) = &config.preset_key {
                self.places.mark(group, "/preset_key", &key.place);
            }
            let has_presets = !config.presets.is_empty();
            let resolved = Config {
                preset: has_presets.then(|| format!("{name}Preset")),
                preset_key: config.preset_key.filter(|_| has_presets).map(|key| key.value),
                presets: self.presets(config.presets, group),
            };
            (name, resolved)
        });
        resolved.collect()
    }
}
