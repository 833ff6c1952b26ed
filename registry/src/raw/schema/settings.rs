//! The schemas of policies, configs, protocols and the table of failures.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use super::word::{described, fields, of_notes, text};
use super::{map_of, object, schema};
use crate::model::IO_KINDS;
use crate::raw::classify::CLASSIFIED;
use crate::raw::config::{CONFIG, PRESET};
use crate::raw::policy::{ACTION, DETAIL, MATCH_KEY, POLICY, RULE_SET};
use crate::raw::protocol::{NONE_AFTER, ONCE, PAIRS, PROTOCOL, SELECTOR, STEPS, VALUES};
use crate::raw::{
    Action, Classified, Config, Declaration, Detail, FieldName, MatchKey, Policy, Preset, RuleForm, Selector,
};

/// The section `protocol`.
pub(super) struct Protocol;
/// A preset of a policy.
struct RuleSet;
/// What `opens_with` and `ends_with` say.
struct Steps;
/// One event, or any of several.
struct AnyOf;
/// A rule about the values of a field.
struct Values;
/// A rule about the order of a field's values.
struct Ranks;
/// A rule of `none_after`.
struct NoneAfter;
/// A rule of `pairs`.
struct Pairs;

schema!(Policy as "Policy": |generator| unless_removed(object(generator, &POLICY, of_policy), &["actions", "default"]));
schema!(Config as "Config": |generator| unless_removed(object(generator, &CONFIG, of_config), &["fields"]));
schema!(Preset as "Preset": |generator| or_nothing(object(generator, &PRESET, of_config)));
schema!(RuleSet as "RuleSet": |generator| or_nothing(object(generator, &RULE_SET, of_policy)));

schema!(MatchKey as "MatchKey": |generator| {
    let map = needing(object(generator, &MATCH_KEY, of_policy), &["by"]);
    json!({"anyOf": [
        {"description": "`exact`, `glob`, `any_of`, `bool`, or the name of a closed enum.", "type": "string"},
        {"description": "The values of an enum.", "type": "array", "items": {"type": ["string", "number", "boolean", "null"]}},
        map,
    ]})
});

schema!(Action as "Action": |generator| {
    let map = object(generator, &ACTION, of_policy);
    json!({"anyOf": [{"description": "What is done.", "type": ["string", "null"]}, map]})
});

schema!(Detail as "Detail": |generator| {
    let mut map = object(generator, &DETAIL, of_policy);
    map["oneOf"] = json!([{"required": ["from"]}, {"required": ["value"]}]);
    json!({"anyOf": [
        {"description": "Always this value.", "type": ["string", "number", "boolean", "null", "array"]},
        map,
    ]})
});

fn of_policy(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "match" => map_of::<MatchKey>(generator, "What a rule may match on, each key with how it matches."),
        "actions" => {
            let actions = generator.subschema_for::<Action>();
            json_schema!({
                "description": "What the policy may decide.",
                "anyOf": [
                    {"type": "array", "items": {"type": ["string", "number", "boolean", "null"]}},
                    {"type": "object", "additionalProperties": actions},
                ],
            })
        }
        "default" => json_schema!({"description": "The action when no rule matches."}),
        "rules" => json_schema!({"description": "The rules; the first one that matches decides."}),
        "presets" => map_of::<RuleSet>(generator, "Rule sets that have a name."),
        "by" => json_schema!({
            "description": "How it matches: `exact`, `glob`, `any_of`, `bool`, or a closed enum.",
            "anyOf": [
                {"type": "string"},
                {"type": "array", "items": {"type": ["string", "number", "boolean", "null"]}},
                generator.subschema_for::<Declaration>(),
            ],
        }),
        "error" => name("The error code that it answers with."),
        "with" => map_of::<Detail>(generator, "The details of the error."),
        "from" => name("The attribute of the request that it is, or `reason`."),
        "value" => json_schema!({"description": "Always this value."}),
        _ => of_notes(generator, word),
    }
}

fn of_config(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "fields" => fields(generator, "What may be set; a default is filled in."),
        "preset_key" => name("The key that chooses a preset."),
        "presets" => map_of::<Preset>(generator, "Values that have a name."),
        "values" => json_schema!({
            "description": "The top-level keys it gives, each with its whole value.",
            "type": ["object", "null"],
        }),
        _ => of_notes(generator, word),
    }
}

schema!(Protocol as "Protocol": |generator| object(generator, &PROTOCOL, of_protocol));
schema!(Selector as "Selector": |generator| {
    let map = needing(object(generator, &SELECTOR, of_rule), &["event"]);
    json!({"anyOf": [{"description": "An event, or `event.member`.", "type": ["string", "number", "boolean"]}, map]})
});
schema!(AnyOf as "Selectors": |generator| {
    let one = generator.subschema_for::<Selector>();
    json!({"anyOf": [one, {"type": "array", "minItems": 1, "items": one}]})
});
schema!(Steps as "Steps": |generator| {
    let map = needing(object(generator, &STEPS, of_rule), &["events"]);
    let steps = json!({"type": "array", "minItems": 1, "items": generator.subschema_for::<AnyOf>()});
    json!({"anyOf": [generator.subschema_for::<Selector>(), steps, map]})
});
schema!(RuleForm as "AtMostOnce": |generator| {
    let map = needing(object(generator, &ONCE, of_rule), &["event"]);
    json!({"anyOf": [{"description": "An event, or `event.member`.", "type": ["string", "number", "boolean"]}, map]})
});
schema!(NoneAfter as "NoneAfter": |generator| {
    let mut map = object(generator, &NONE_AFTER, of_rule);
    map["additionalProperties"] = generator.subschema_for::<AnyOf>().to_value();
    map
});
schema!(Pairs as "Pairs": |generator| needing(object(generator, &PAIRS, of_rule), &["open", "close"]));
schema!(Values as "FieldValues": |generator| needing(object(generator, &VALUES, of_rule), &["event", "field"]));
schema!(Ranks as "FieldRanks": |generator| needing(object(generator, &VALUES, of_rule), &["field"]));
schema!(FieldName as "FieldName": |_| json!({"anyOf": [
    {"type": ["string", "number", "boolean"]},
    {"type": "array", "items": {"type": ["string", "number", "boolean"]}},
]}));

fn of_protocol(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "opens_with" => described(generator.subschema_for::<Steps>(), "The first events, in order."),
        "ends_with" => described(
            generator.subschema_for::<Steps>(),
            "The last events, in order; nothing follows.",
        ),
        "at_most_once" => one_or_more::<RuleForm>(generator, "There is no second one."),
        "none_after" => one_or_more::<NoneAfter>(generator, "After the one there is none of the others."),
        "pairs" => one_or_more::<Pairs>(generator, "What is opened is closed, and nothing else is."),
        "alternates" => one_or_more::<Values>(generator, "A field takes values in turn."),
        _ => one_or_more::<Ranks>(generator, "A field never takes a value that comes before one it had."),
    }
}

fn of_rule(generator: &mut SchemaGenerator, word: &str) -> Schema {
    match word {
        "event" => name("An event, or `event.member`."),
        "where" => json_schema!({
            "description": "Fields, each with the value or values it must have.",
            "type": ["object", "null"],
            "additionalProperties": {"type": ["string", "number", "boolean", "null", "array"]},
        }),
        "events" => json_schema!({
            "description": "The events, in order; a list in the list is of what a step may be.",
            "anyOf": [
                generator.subschema_for::<Selector>(),
                {"type": "array", "minItems": 1, "items": generator.subschema_for::<AnyOf>()},
            ],
        }),
        "after" => described(generator.subschema_for::<Selector>(), "What the others do not follow."),
        "none" => described(
            generator.subschema_for::<AnyOf>(),
            "What does not follow; without it, nothing does.",
        ),
        "dropped_by" => described(
            generator.subschema_for::<AnyOf>(),
            "What ends everything that is open, so that nothing is owed for it.",
        ),
        "open" => described(generator.subschema_for::<AnyOf>(), "What opens."),
        "close" => described(generator.subschema_for::<AnyOf>(), "What closes."),
        "key" => described(
            generator.subschema_for::<FieldName>(),
            "The field that tells one pair from another.",
        ),
        "field" => described(
            generator.subschema_for::<FieldName>(),
            "The field: names parted by `.`, or a list of them.",
        ),
        "per" => described(
            generator.subschema_for::<FieldName>(),
            "The field by whose values the stream is parted.",
        ),
        "values" => json_schema!({
            "description": "The values in their order.",
            "type": ["string", "number", "boolean", "null", "array"],
        }),
        _ => of_notes(generator, word),
    }
}

schema!(Classified as "Classified": |generator| {
    let mut map = needing(object(generator, &CLASSIFIED, of_classified), &["code"]);
    map["oneOf"] = json!([{"required": ["type_name"]}, {"required": ["io"]}, {"required": ["status"]}]);
    map
});

fn of_classified(_: &mut SchemaGenerator, word: &str) -> Schema {
    let one_or_more = |one: Value, description: &str| json_schema!({"description": description, "anyOf": [one, {"type": "array", "items": one}]});
    match word {
        "type_name" => one_or_more(
            json!({"type": "string", "minLength": 1}),
            "The name of a type that the failure is, or was caused by.",
        ),
        "io" => one_or_more(json!({"enum": IO_KINDS}), "The kind of an I/O error."),
        "status" => one_or_more(
            json!({"type": "integer", "minimum": 100, "maximum": 599}),
            "The status of an HTTP answer.",
        ),
        _ => name("The error code it gets."),
    }
}

/// One item, or a list of them.
fn one_or_more<T: JsonSchema>(generator: &mut SchemaGenerator, description: &str) -> Schema {
    let one = generator.subschema_for::<T>();
    json_schema!({"description": description, "anyOf": [one, {"type": "array", "items": one}]})
}

/// What has a body, or says that it has none any more.
fn unless_removed(mut schema: Value, words: &[&str]) -> Value {
    schema["anyOf"] = json!([{"required": words}, {"required": ["removed"]}]);
    schema
}

fn or_nothing(mut schema: Value) -> Value {
    schema["type"] = json!(["object", "null"]);
    schema
}

fn needing(mut schema: Value, words: &[&str]) -> Value {
    schema["required"] = json!(words);
    schema
}

/// A name, which YAML may read as something else than a text.
fn name(description: &str) -> Schema {
    let mut schema = text(description);
    schema.insert("type".to_owned(), json!(["string", "number", "boolean"]));
    schema
}
