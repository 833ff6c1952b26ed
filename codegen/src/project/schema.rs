//! The shape of `cantus.toml`, once, for the reader and for editors.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use toml::Spanned;

use crate::targets::{TARGETS, Target};

/// The project file of Cantus. Its paths are relative to the file itself.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Shape {
    /// The version of Cantus that the project is written for, such as `0.1`.
    #[schemars(with = "String")]
    pub(super) cantus: Spanned<String>,
    /// Where the declared registry and its locks stand.
    #[serde(default)]
    pub(super) registry: RegistryShape,
    /// What the registry is written out as.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, BTreeMap<String, String>>")]
    pub(super) targets: BTreeMap<String, Spanned<BTreeMap<String, Spanned<String>>>>,
    /// Folders outside the project that outputs may stand in.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) allow_outside: Vec<String>,
}

/// Where the declared registry and its locks stand.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RegistryShape {
    /// The folder of the declared registry, one folder in it a package; `registry/contract` when left out.
    #[schemars(with = "Option<String>", extend("type" = "string"))]
    pub(super) path: Option<Spanned<String>>,
    /// The file of the lock; `generated/registry.lock.json` when left out.
    #[schemars(with = "Option<String>", extend("type" = "string"))]
    pub(super) lock: Option<Spanned<String>>,
    /// The folder of the published locks; `registry/releases` when left out.
    #[schemars(with = "Option<String>", extend("type" = "string"))]
    pub(super) releases: Option<Spanned<String>>,
}

/// The JSON Schema of `cantus.toml`, for editors.
pub fn project_schema() -> Value {
    schema_of(TARGETS)
}

/// The schema where these targets are the ones there are.
pub(super) fn schema_of(targets: &[&dyn Target]) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.inline_subschemas = true);
    let mut schema = settings.into_generator().into_root_schema_for::<Shape>().to_value();
    let tables: Map<String, Value> = targets
        .iter()
        .map(|target| (target.name().to_owned(), target_schema(*target)))
        .collect();
    schema["title"] = json!("cantus.toml");
    schema["properties"]["targets"] = json!({
        "type": "object",
        "description": "What the registry is written out as.",
        "properties": tables,
        "additionalProperties": false,
    });
    schema
}

fn target_schema(target: &dyn Target) -> Value {
    let mut properties = Map::new();
    properties.insert(
        "out".to_owned(),
        json!({"type": "string", "description": "The folder that its artifacts are written to."}),
    );
    for setting in target.settings() {
        let mut schema = json!({"type": "string", "description": setting.doc});
        if !setting.values.is_empty() {
            schema["enum"] = json!(setting.values);
        }
        properties.insert(setting.name.to_owned(), schema);
    }
    json!({"type": "object", "properties": properties, "required": ["out"], "additionalProperties": false})
}
