//! The JSON Schema of a registry file, for editors.
//!
//! Built from the vocabularies the parser reads by: a key that one knows, the other knows. It judges structure only;
//! what an expression says, which names exist and what fits together is the parser's and the later stages' affair.

mod settings;
mod word;

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use super::declaration::{DECLARATION, ENUM_MEMBER};
use super::keys::Vocabulary;
use super::member::{ERROR_CODE, EVENT, KEYED, VARIANT};
use super::notes::{DEPRECATED, REMOVED};
use super::package::{ENVELOPE, ERRORS, EXTENSION, FILE, SENSITIVITY, SHAPE, STYLE};
use super::{Declaration, Deprecated, EnumEntry, Envelope, ErrorShape, Extension, Field, File, Removed};
use crate::expr::Builtin;

macro_rules! schema {
    ($type:ty as $name:literal: $body:expr) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                let body: fn(&mut SchemaGenerator) -> Value = $body;
                Schema::try_from(body(generator)).expect("every schema here is an object")
            }
        }
    };
}
use schema;

/// The JSON Schema (draft 2020-12) of a registry file.
pub fn registry_file_schema() -> Value {
    SchemaSettings::draft2020_12()
        .into_generator()
        .into_root_schema_for::<File>()
        .to_value()
}

/// An object that has the words of a vocabulary for keys, and no others.
fn object(
    generator: &mut SchemaGenerator,
    vocabulary: &Vocabulary,
    word: fn(&mut SchemaGenerator, &str) -> Schema,
) -> Value {
    let words = vocabulary.words.iter().flat_map(|group| group.iter());
    let properties: Map<String, Value> = words
        .map(|key| ((*key).to_owned(), word(generator, key).to_value()))
        .collect();
    json!({"type": "object", "properties": properties, "additionalProperties": false})
}

/// A map from names of the user's to what stands under each; it may be left empty.
fn map_of<T: JsonSchema>(generator: &mut SchemaGenerator, description: &str) -> Schema {
    json_schema!({
        "description": description,
        "type": ["object", "null"],
        "additionalProperties": generator.subschema_for::<T>(),
    })
}

/// An entry of `events`.
struct Event;
/// An entry of `variants`.
struct Variant;
/// An entry of `keyed`.
struct KeyedMember;
/// An entry of `errors.codes`.
struct ErrorCode;
/// A type expression.
struct Expression;

schema!(File as "RegistryFile": |generator| {
    let mut schema = object(generator, &FILE, word::of_file);
    schema["title"] = json!("A file of a Cantus package");
    schema
});

schema!(Expression as "Expression": |_| {
    let builtins: Vec<&str> = Builtin::ALL.iter().map(|(word, _)| *word).collect();
    json!({
        "description": "A type: `list<Citation> | null -- what follows is the description`.",
        "anyOf": [{"enum": builtins}, {"type": ["string", "integer", "boolean", "null"]}],
    })
});

schema!(Declaration as "Type": |generator| {
    let mut map = object(generator, &DECLARATION, word::of_type);
    let forms = ["type", "enum", "fields", "rest", "variants", "keyed", "items", "values", "removed"];
    map["anyOf"] = forms.iter().map(|form| json!({"required": [form]})).collect();
    let scalars = json!({
        "description": "One of these values.",
        "type": "array",
        "items": {"type": ["string", "number", "boolean", "null"]},
    });
    json!({"anyOf": [generator.subschema_for::<Expression>(), scalars, map]})
});

schema!(Field as "Fields": |generator| {
    map_of::<Declaration>(generator, "A name, with `?` if the key may be absent, and its type.").to_value()
});

schema!(EnumEntry as "EnumMember": |generator| {
    let map = object(generator, &ENUM_MEMBER, word::of_notes);
    json!({"anyOf": [{"description": "What the value means.", "type": ["string", "null"]}, map]})
});

schema!(Event as "Event": |generator| member(generator, &EVENT));
schema!(Variant as "Variant": |generator| member(generator, &VARIANT));
schema!(KeyedMember as "KeyedMember": |generator| member(generator, &KEYED));

/// A member with its notes and payload, the name of the record it carries, or nothing.
fn member(generator: &mut SchemaGenerator, vocabulary: &Vocabulary) -> Value {
    let map = object(generator, vocabulary, word::of_member);
    json!({"anyOf": [{"description": "The record it carries.", "type": ["string", "null"]}, map]})
}

schema!(ErrorCode as "ErrorCode": |generator| {
    let mut map = object(generator, &ERROR_CODE, word::of_member);
    map["additionalProperties"] = json!({"description": "An attribute that `errors.attributes` declares."});
    for misplaced in ERROR_CODE.misplaced.iter().flat_map(|misplaced| misplaced.words.iter()) {
        map["properties"][*misplaced] = json!(false);
    }
    map["type"] = json!(["object", "null"]);
    map
});

schema!(Envelope as "Envelope": |generator| {
    let map = object(generator, &ENVELOPE, word::of_envelope);
    json!({"anyOf": [
        {"description": "`none`: the name stands outside the document. `jsonrpc`: JSON-RPC 2.0.", "enum": ["none", "jsonrpc"]},
        map,
    ]})
});

schema!(ErrorShape as "ErrorShape": |generator| object(generator, &SHAPE, word::of_shape));
schema!(Extension as "Extension": |generator| object(generator, &EXTENSION, word::of_member));
schema!(Removed as "Removed": |generator| object(generator, &REMOVED, word::of_lifecycle));

schema!(Deprecated as "Deprecated": |generator| {
    let map = object(generator, &DEPRECATED, word::of_lifecycle);
    json!({"anyOf": [{"const": true}, {"description": "Why.", "type": "string"}, map]})
});

/// `errors:`, which is one section of [`File`].
fn errors(generator: &mut SchemaGenerator) -> Schema {
    Schema::try_from(object(generator, &ERRORS, word::of_errors)).expect("an object is a schema")
}

/// `style:`, which is one key of [`File`].
fn style(generator: &mut SchemaGenerator) -> Schema {
    Schema::try_from(object(generator, &STYLE, word::of_style)).expect("an object is a schema")
}

/// `sensitivity:`, which is one key of [`File`].
fn sensitivity(generator: &mut SchemaGenerator) -> Schema {
    let levels = json!({"type": "array", "items": {"type": "string"}});
    let map = object(generator, &SENSITIVITY, word::of_sensitivity);
    json_schema!({"anyOf": [levels, map]})
}

#[cfg(test)]
mod tests;
