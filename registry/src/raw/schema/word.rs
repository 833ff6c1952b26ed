//! What may stand under each word of the language, with the line an editor shows.

use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use super::settings::Protocol;
use super::{ErrorCode, Event, KeyedMember, Variant, errors, map_of, sensitivity, style};
use crate::catalogue;
use crate::finding::Severity;
use crate::raw::{
    Classified, Config, Declaration, Deprecated, EnumEntry, Envelope, ErrorShape, Extension, Field, Policy, Removed,
};

pub(super) fn of_file(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "package" => text("The package's name, which is its folder's too. The file that says it carries the header."),
        "version" => text("The package's version: `major.minor.patch`."),
        "style" => described(
            style(generator),
            "How names are cased; a name that differs is a warning.",
        ),
        "envelope" => described(
            generator.subschema_for::<Envelope>(),
            "How the package spells its documents.",
        ),
        "sensitivity" => described(
            sensitivity(generator),
            "Levels of sensitivity, lowest first; perhaps with what a sink sees by default.",
        ),
        "uses" => list("string", "The packages whose types may be named here."),
        "types" => named(generator, map_of::<Declaration>, "Named shapes."),
        "events" => map_of::<Event>(generator, "Named messages."),
        "errors" => described(errors(generator), "Stable codes with their metadata."),
        "extend" => map_of::<Extension>(
            generator,
            "What this file adds to families that are declared elsewhere.",
        ),
        "policies" => named(
            generator,
            map_of::<Policy>,
            "Ordered rules: which requests get which action.",
        ),
        "configs" => named(generator, map_of::<Config>, "Settings documents."),
        "protocol" => described(
            generator.subschema_for::<Protocol>(),
            "Which sequences of events are legal in one stream.",
        ),
        _ => of_notes(generator, word),
    }
}

pub(super) fn of_style(_: &mut SchemaGenerator, word: &str) -> Schema {
    let cases = [
        "snake_case",
        "camelCase",
        "PascalCase",
        "kebab-case",
        "SCREAMING_SNAKE_CASE",
    ];
    json_schema!({"description": format!("How {word} are cased."), "enum": cases})
}

pub(super) fn of_sensitivity(_: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "default_clearance" => {
            text("The level up to which a sink sees values unless it says otherwise; without it, the lowest.")
        }
        _ => list("string", "The levels, lowest first."),
    }
}

pub(super) fn of_envelope(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "common" => fields(generator, "Fields that stand beside the tag in every event."),
        "transport" => fields(generator, "Members that a transport may add to a document."),
        _ => of_family(generator, word),
    }
}

pub(super) fn of_errors(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "shape" => described(
            generator.subschema_for::<ErrorShape>(),
            "How the error object is spelled.",
        ),
        "attributes" => fields(generator, "The package's own attributes of a code."),
        "classify" => json_schema!({
            "description": "Which code a failure of another kind gets.",
            "type": "array",
            "items": generator.subschema_for::<Classified>(),
        }),
        _ => map_of::<ErrorCode>(generator, "The codes by name."),
    }
}

pub(super) fn of_shape(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "name" => text("The name of the error type."),
        "is_a" => text("The key under which the codes that this one is a kind of are written."),
        "tag" | "content" | "common" => of_family(generator, word),
        _ => of_notes(generator, word),
    }
}

pub(super) fn of_type(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "type" => json_schema!({"anyOf": [
            generator.subschema_for::<super::Expression>(),
            {"type": "array", "items": {"type": ["string", "number", "boolean", "null"]}},
        ]}),
        "enum" => {
            let members = map_of::<EnumEntry>(generator, "The values, each with what it means.");
            json_schema!({
                "description": "One of several strings, or of several integers, perhaps null.",
                "anyOf": [{"type": "array", "items": {"type": ["string", "integer", "null", "boolean", "number"]}}, members],
            })
        }
        "items" => described(generator.subschema_for::<Declaration>(), "A list of this type."),
        "values" => described(
            generator.subschema_for::<Declaration>(),
            "An object with free keys and values of this type.",
        ),
        "nullable" => flag("Whether the value may be null too."),
        "default" => {
            json_schema!({"description": "What a reader may assume when the key is absent; of a family, the member that an object without the tag is."})
        }
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" => {
            json_schema!({"description": "A bound of the number.", "type": "number"})
        }
        "minLength" | "maxLength" => count("A bound of the length: code points of a string, bytes of `bytes`."),
        "minItems" | "maxItems" => count("A bound of the number of items."),
        "pattern" => text("What the string must match; searched, so anchor it with `^` and `$`."),
        "format" => text("Documentation only."),
        "env" => {
            json_schema!({"description": "In a config, the value may refer to the environment: `${NAME}`.", "const": true})
        }
        "protective" => json_schema!({
            "description": "In a config, which values protect: the default alone, or what is above or below it too. The host is told of others.",
            "enum": [true, "high", "low"],
        }),
        _ => of_payload(generator, word),
    }
}

pub(super) fn of_member(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "fields?" => fields(
            generator,
            "What it carries; the content may be absent when it is empty.",
        ),
        "payload" => text("The name of the record it carries, or `none` if it never has a content."),
        "payload?" => text("The name of the record it carries; the content may be absent when it is empty."),
        "details" | "details?" => json_schema!({"anyOf": [
            fields(generator, "What the error carries."),
            {"description": "The name of the record it carries, or `none`.", "type": "string"},
        ]}),
        "beside" => json_schema!({
            "description": "What stands beside the tag: `none`, some of the family's common fields, or fields to add or override.",
            "anyOf": [{"const": "none"}, {"type": "array", "items": {"type": "string"}}, generator.subschema_for::<Field>()],
        }),
        "direction" => {
            json_schema!({"description": "Who sends it: the service, its clients, or either.", "enum": ["out", "in", "both"]})
        }
        "wire" => {
            json_schema!({"description": "The tag's value, when it is not the name.", "type": ["string", "integer"]})
        }
        "default" => {
            json_schema!({"description": "The member that an object without the tag is.", "type": ["string", "integer"]})
        }
        "status" => {
            json_schema!({"description": "The HTTP status.", "type": "integer", "minimum": 100, "maximum": 599})
        }
        "retryable" => flag("Whether trying again can help."),
        "hint" => text("One line that says what to do."),
        "is_a" => json_schema!({"description": "The code this one is a kind of.", "type": ["string", "integer"]}),
        _ => of_payload(generator, word),
    }
}

/// Words that types and members share.
fn of_payload(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "fields" => fields(generator, "An object with these fields."),
        "rest" => described(
            generator.subschema_for::<Declaration>(),
            "The type of every further key; further keys are data then.",
        ),
        "variants" => map_of::<Variant>(generator, "Objects told apart by a tag."),
        "keyed" => map_of::<KeyedMember>(generator, "Objects told apart by which of their keys is there."),
        "sensitivity" => text("How sensitive the value is: one of the package's levels."),
        "tag" | "content" | "common" | "open" => of_family(generator, word),
        _ => of_notes(generator, word),
    }
}

fn of_family(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "tag" => text("The key that tells the members apart; `type` when left out."),
        "content" => text("The key that holds the payload, with `?` if it may be absent when the payload is empty."),
        "common" => fields(generator, "Fields that stand beside the tag in every member."),
        _ => json_schema!({
            "description": "Who may meet a value that is not declared: `true` is readers, `both` is writers too.",
            "enum": [true, false, "both"],
        }),
    }
}

pub(super) fn of_notes(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "summary" => text("One sentence that says what it is."),
        "description" => text("More about it."),
        "stability" => {
            json_schema!({"description": "How settled it is.", "enum": ["experimental", "stable", "deprecated"]})
        }
        "deprecated" => described(
            generator.subschema_for::<Deprecated>(),
            "It is on its way out: `true`, why, or `{since, note, use}`.",
        ),
        "use_when" => text("When it is the right choice."),
        "instead_of" => {
            reasons("Neighbours that are easily confused with it, each with the reason why this one is right.")
        }
        "examples" => json_schema!({"description": "Example values; of an event, payloads.", "type": "array"}),
        "as" => text("The identifier to use instead of the one derived from the name."),
        "allow" => {
            let mut schema = reasons("Warnings that are silenced here, each with the reason.");
            let warnings = catalogue::ALL
                .iter()
                .filter(|entry| entry.severity == Severity::Warning);
            let ids: Vec<&str> = warnings.map(|entry| entry.id).collect();
            schema.insert("propertyNames".to_owned(), json!({"enum": ids}));
            schema
        }
        "removed" => described(
            generator.subschema_for::<Removed>(),
            "It was removed; its name stays reserved.",
        ),
        _ => of_lifecycle(generator, word),
    }
}

pub(super) fn of_lifecycle(_: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "since" => text("The package version that first had it so."),
        "note" => text("Why."),
        "use" => text("The name of what replaces it."),
        _ => unreachable!("`{word}` is a word of the language without a schema"),
    }
}

/// A map from names that begin with a capital letter.
fn named(generator: &mut SchemaGenerator, map: fn(&mut SchemaGenerator, &str) -> Schema, description: &str) -> Schema {
    let mut schema = map(generator, description);
    schema.insert("propertyNames".to_owned(), json!({"pattern": "^[A-Z][A-Za-z0-9_]*$"}));
    schema
}

pub(super) fn fields(generator: &mut SchemaGenerator, description: &str) -> Schema {
    described(generator.subschema_for::<Field>(), description)
}

/// A map of texts; a text with a comma in `{…}` goes on in keys without a value.
fn reasons(description: &str) -> Schema {
    json_schema!({
        "description": description,
        "type": ["object", "null"],
        "additionalProperties": {"type": ["string", "null"], "pattern": "\\S"},
    })
}

pub(super) fn described(mut schema: Schema, description: &str) -> Schema {
    schema.insert("description".to_owned(), Value::from(description));
    schema
}

pub(super) fn text(description: &str) -> Schema {
    json_schema!({"description": description, "type": "string"})
}

fn flag(description: &str) -> Schema {
    json_schema!({"description": description, "type": "boolean"})
}

fn count(description: &str) -> Schema {
    json_schema!({"description": description, "type": "integer", "minimum": 0, "maximum": u32::MAX})
}

fn list(items: &str, description: &str) -> Schema {
    json_schema!({"description": description, "type": "array", "items": {"type": items}})
}
