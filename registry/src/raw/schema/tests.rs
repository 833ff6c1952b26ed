//! Schema and parser are held against the same files.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Map, Value};

use super::registry_file_schema;
use crate::finding::Finding;
use crate::yaml::{self, Kind, Node};

/// What an editor's YAML reader makes of a node, under JSON's rules.
fn as_json(node: &Node<'_>) -> Value {
    match &node.kind {
        Kind::Nothing | Kind::Refused => Value::Null,
        Kind::Scalar(scalar) => super::super::value::json_scalar(&mut Vec::new(), node, scalar).unwrap_or_default(),
        Kind::List(items) => items.iter().map(as_json).collect(),
        Kind::Map(entries) => {
            let entries = entries
                .iter()
                .map(|(key, node)| (key.scalar.text.clone().into_owned(), as_json(node)));
            Value::Object(entries.collect::<Map<_, _>>())
        }
    }
}

/// What the parser says of a text, and whether the schema takes it.
fn judge(text: &str) -> (Vec<Finding>, Result<(), String>) {
    let validator = jsonschema::validator_for(&registry_file_schema()).expect("the schema is one");
    let file: Arc<str> = "file.yaml".into();
    let mut found = Vec::new();
    let document = yaml::build(&file, text, &mut found).expect("the text is YAML");
    let root = document.root.expect("the text holds something");
    super::super::file(&mut found, &file, "folder", &root);
    let taken = validator
        .validate(&as_json(&root))
        .map_err(|error| format!("{error} at {}", error.instance_path()));
    (found, taken)
}

fn yaml_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("the entry can be listed").path();
        if path.is_dir() {
            yaml_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "yaml") {
            files.push(path);
        }
    }
}

#[test]
fn good_files_pass_both() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in [
        "contract",
        "../tests/fixtures/examples/registry",
        "../tests/fixtures/corners/registry",
    ] {
        yaml_files(&root.join(folder), &mut files);
    }
    assert!(files.len() > 10);
    for path in files {
        let (found, taken) = judge(&fs::read_to_string(&path).expect("the file can be read"));
        assert_eq!(found, [], "{}", path.display());
        assert_eq!(taken, Ok(()), "{}", path.display());
    }
}

#[test]
fn every_key_is_known_to_both() {
    let good = "\
types:
  Name: {type: string, minLength: 1, maxLength: 5, pattern: '^a', format: name, sensitivity: internal, nullable: true, default: a}
  Count: {type: integer, minimum: 0, maximum: 9, exclusiveMinimum: -1, exclusiveMaximum: 10.5, examples: [1, 2]}
  Names: {items: Name, minItems: 1, maxItems: 2}
  Labels: {values: {fields: {a?: 1, b: [x, 1, null]}, rest: json}}
  Old: {removed: {since: 1.0.0, note: Nobody used it.}}
  State:
    enum: {on: It runs., 2: , off: {deprecated: {since: 1.0.0, note: Old., use: on}}, gone: {removed: {since: 1.0.0}}}
    open: both
  Block:
    tag: kind
    content: data?
    common: {id: string}
    open: true
    default: text
    variants:
      text: Text
      none: {payload: none, beside: none, wire: 0}
      list: {fields?: {items: list<string>}, beside: [id], as: Listed}
      keyed: {keyed: {a: {fields: {a: string}}, b:}, beside: {id: integer}}
      maybe: {payload?: Text, allow: {summary-missing: It is plain.}}
events:
  started: {summary: It started., direction: both, since: 1.0.0, stability: experimental, use_when: Now., instead_of: {stopped: No, not yet.}}
  stopped:
errors:
  shape: {name: Oops, tag: code, content: details, common: {message: string}, is_a: kinds, summary: What went wrong.}
  attributes: {action?: [retry, give_up]}
  codes:
    broken: {wire: -1, status: 500, retryable: true, hint: Wait., details: {at: timestamp}, action: retry, deprecated: true}
    worse: {is_a: broken, details?: Text}
    plain:
  classify:
    - {type_name: Elapsed, code: plain}
    - {io: [timed_out, broken_pipe], code: plain}
    - {status: 503, code: plain}
extend:
  Block: {variants: {more: {}}}
policies:
  Gate:
    summary: What may pass.
    match:
      a: exact -- a text
      b: glob
      c: {by: any_of, summary: Labels., as: labels}
      d: bool
      e: State
      f: [one, two]
      g: {by: {enum: {one: The first., two: }}}
    actions:
      allow:
      deny: {error: broken, with: {at: {from: a}, why: {from: reason}, kinds: [a], more: {value: {b: 1}}}}
      wait: It waits.
    default: allow
    presets:
      shut: {summary: Nothing passes., default: deny, rules: [{a: [x, y], d: true, action: allow}]}
  Listed: {actions: [yes_, no_], default: no_}
  Gone: {removed: {since: 1.0.0}}
configs:
  Settings:
    preset_key: preset
    fields: {level?: Count, token: {type: string, env: true}, strict: {type: bool, default: true, protective: true}, size: {type: integer, default: 1, protective: low}}
    presets: {small: {summary: Little., values: {level: 1}}, none: }
  Gone_: {removed: {note: Nobody set it.}}
protocol:
  opens_with: [started, [{event: stopped}, started]]
  ends_with: {events: stopped, per: id, summary: It ends.}
  at_most_once: [started, {event: stopped, where: {a: 1, b: [x, null]}, per: [a.b, c], since: 1.0.0}]
  none_after: [{stopped: started}, {after: {event: started}, none: [stopped], per: id}, {after: stopped}]
  pairs: {open: started, close: [stopped], key: id, dropped_by: stopped}
  alternates: {event: started, field: a.b, values: [1, 2]}
  never_back: [{event: started, field: [a.b], values: [x, y]}, {field: seq}]
";
    let (found, taken) = judge(good);
    assert_eq!((found, taken), (Vec::new(), Ok(())));
}

#[test]
fn what_is_built_wrong_fails_both() {
    for bad in [
        "typs: {}",
        "types: []",
        "types: {Name: {type: string, minLenght: 1}}",
        "types: {Name: {type: string, minLength: one}}",
        "types: {Name: {type: string, minLength: -1}}",
        "types: {Name: {type: string, minimum: '1'}}",
        "types: {Name: {type: string, nullable: yes}}",
        "types: {Name: {description: nothing else}}",
        "types: {Name: {type: {fields: {}}}}",
        "types: {Name: {enum: a}}",
        "types: {Name: {enum: {a: [b]}}}",
        "types: {Name: {enum: {a: {sumary: b}}}}",
        "types: {Name: {enum: [a], open: maybe}}",
        "types: {Name: {fields: [a]}}",
        "types: {Name: {fields: {a: {b: c}}}}",
        "types: {Name: {items: [[a]]}}",
        "types: {Name: [{a: b}]}",
        "types: {name: string}",
        "types: {Name: 1.5}",
        "types: {Name: {variants: [a]}}",
        "types: {Name: {variants: {a: {feilds: {}}}}}",
        "types: {Name: {variants: {a: [b]}}}",
        "types: {Name: {variants: {a: {wire: true}}}}",
        "types: {Name: {keyed: {a: {beside: some}}}}",
        "types: {Name: {removed: true}}",
        "types: {Name: {oneOf: [string]}}",
        "types: {Name: {type: string, deprecated: false}}",
        "types: {Name: {type: string, examples: a}}",
        "types: {Name: {type: string, summary: 42}}",
        "events: {a: {direction: up}}",
        "events: {a: {type: string}}",
        "events: {a: {instead_of: [b]}}",
        "events: {a: {instead_of: {b: ''}}}",
        "events: {a: {allow: {summary-missing: ' '}}}",
        "events: {a: {stability: shaky}}",
        "envelope: xml",
        "envelope: {tag: a, rest: json}",
        "envelope: {tag: [a, b]}",
        "style: {fields: snake}",
        "sensitivity: public",
        "uses: {a: b}",
        "errors: {code: {}}",
        "errors: {shape: {nmae: a}}",
        "errors: {codes: {a: It broke.}}",
        "errors: {codes: {a: {status: 42}}}",
        "errors: {codes: {a: {retryable: no}}}",
        "errors: {codes: {a: {fields: {b: string}}}}",
        "extend: {a: {fields: {}}}",
        "protocol: []",
        "protocol: {begins_with: a}",
        "protocol: {opens_with: []}",
        "protocol: {opens_with: {events: []}}",
        "protocol: {at_most_once: {evnt: a}}",
        "protocol: {at_most_once: {where: {a: b}}}",
        "protocol: {at_most_once: {event: a, where: {b: {c: d}}}}",
        "protocol: {pairs: {open: a}}",
        "protocol: {pairs: {open: a, close: b, by: c}}",
        "protocol: {alternates: {event: a, values: [b, c]}}",
        "protocol: {never_back: {event: a}}",
        "policies: {gate: {actions: [a, b], default: a}}",
        "policies: {Gate: {default: a}}",
        "policies: {Gate: {actions: [a, b]}}",
        "policies: {Gate: {actions: [a, b], default: a, rules: []}}",
        "policies: {Gate: {actions: {a: {eror: b}}, default: a}}",
        "policies: {Gate: {actions: {a: {error: b, with: {c: {form: d}}}}, default: a}}",
        "policies: {Gate: {match: {a: {summary: b}}, actions: [a, b], default: a}}",
        "policies: {Gate: {actions: [a, b], default: a, presets: {c: {values: {}}}}}",
        "configs: {settings: {fields: {}}}",
        "configs: {Settings: {preset_key: a}}",
        "configs: {Settings: {fields: {}, presets: {a: {b: c}}}}",
        "types: {Name: {fields: {a: {type: string, env: false}}}}",
        "types: {Name: {fields: {a: {type: string, protective: strong}}}}",
        "errors: {classify: {a: b}}",
        "errors: {classify: [{status: 42, code: a}]}",
        "errors: {classify: [{io: on_fire, code: a}]}",
        "errors: {classify: [{io: timed_out}]}",
        "errors: {classify: [{code: a}]}",
        "errors: {classify: [{io: timed_out, status: 503, code: a}]}",
    ] {
        let (found, taken) = judge(bad);
        assert!(!found.is_empty(), "the parser takes {bad}");
        assert!(taken.is_err(), "the schema takes {bad}");
    }
}

#[test]
fn the_schema_is_valid_and_says_something_of_every_key() {
    let schema = registry_file_schema();
    assert!(jsonschema::meta::is_valid(&schema));
    let mut silent = Vec::new();
    find_silent(&schema, "", &mut silent);
    assert!(silent.is_empty(), "{silent:?}");
}

fn find_silent(schema: &Value, path: &str, silent: &mut Vec<String>) {
    let Value::Object(schema) = schema else { return };
    for (key, value) in schema {
        if key == "properties" {
            for (word, property) in value.as_object().into_iter().flatten() {
                let said = property == &Value::Bool(false) || property["description"].is_string();
                if !said && word != "type" && word != "details" && word != "details?" {
                    silent.push(format!("{path}/{word}"));
                }
            }
        }
        find_silent(value, &format!("{path}/{key}"), silent);
    }
}
