//! The package `stream`: every event, field, presence, null and closed list of values is there.

use cantus_registry::model::{
    Enum, Family, Field, KindUnion, Literal, Member, Presence, Record, Registry, Shape, ToldApart, Type, TypeRef,
};
use serde_json::{Map, Value, json};

use crate::Table;

const PACKAGE: &str = "stream";

#[test]
fn the_stream_package_says_what_the_facts_say() {
    let facts: Value = serde_json::from_str(include_str!("../../fixtures/vocabulary/stream.json")).expect("JSON");
    let registry = crate::registry();
    let mut differences = Vec::new();
    compare("", &facts, &Declared(&registry).tables(), &mut differences);
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

/// Reports every fact that is not declared so. What the facts call an object and nothing more may be spelled out.
fn compare(path: &str, facts: &Value, declared: &Value, differences: &mut Vec<String>) {
    if let (Value::Array(facts), Value::Array(declared), "/error_types") = (facts, declared, path) {
        let missing = facts.iter().filter(|fact| !declared.contains(fact));
        differences.extend(missing.map(|fact| format!("{path}: {fact} is a fact, and not declared")));
        return;
    }
    let (Value::Object(facts), Value::Object(declared)) = (facts, declared) else {
        if facts != declared {
            differences.push(format!("{path}: the facts say {facts}, declared is {declared}"));
        }
        return;
    };
    // The facts of one field, in contrast to a table of names, where a field called `type` has facts of its own.
    let of_one_field = facts.get("type").and_then(Value::as_str);
    for (key, declared) in declared {
        match facts.get(key) {
            Some(fact) => compare(&format!("{path}/{key}"), fact, declared, differences),
            None if of_one_field.is_none() => {}
            None if of_one_field.is_some_and(|kind| kind.contains("object"))
                && (key == "fields" || key == "values") => {}
            None => differences.push(format!("{path}/{key}: declared, and no fact")),
        }
    }
    for key in facts.keys().filter(|key| !declared.contains_key(*key)) {
        differences.push(format!("{path}/{key}: a fact, and not declared"));
    }
}

/// The package in the form of the facts.
struct Declared<'a>(&'a Registry);

impl<'a> Declared<'a> {
    fn tables(&self) -> Value {
        let package = &self.0.packages[PACKAGE];
        let events = &package.events.members;
        let errors = package.errors.as_ref().expect("the package has errors");
        let mut change = self.record(self.named("ResourceChangeDetails"));
        change.remove("previous_id");
        json!({
            "events": events.iter().map(|(name, event)| (name.clone(), self.event(name, event).into())).collect::<Table>(),
            "completion": self.members(&events["completion"]),
            "tool_event": self.members(&events["tool_event"]),
            "data": self.members(&events["data"]),
            "error_types": self.family(self.named(&errors.family)).members.keys().collect::<Vec<_>>(),
            "active_tools": change.iter().map(|(name, fact)| (name.clone(), json!({"type": fact["type"]}))).collect::<Table>(),
        })
    }

    fn named(&self, name: &str) -> &'a Shape {
        &self.0.packages[PACKAGE].types[name].shape
    }

    fn shape(&self, reference: &TypeRef) -> &'a Shape {
        &self.0.get(reference).expect("a lock holds what it names").shape
    }

    fn family(&self, shape: &'a Shape) -> &'a Family {
        match shape {
            Shape::Family(family) => family,
            other => panic!("a family is wanted, and this is {other:?}"),
        }
    }

    fn record(&self, shape: &'a Shape) -> Table {
        match shape {
            Shape::Record(Record { fields, .. }) => self.fields(fields),
            other => panic!("a record is wanted, and this is {other:?}"),
        }
    }

    fn members(&self, event: &Member) -> Table {
        let payload = self.shape(event.payload.as_ref().expect("a family is a payload"));
        let members = &self.family(payload).members;
        let record = |member: &Member| {
            member
                .payload
                .as_ref()
                .map_or_else(Map::new, |it| self.record(self.shape(it)))
        };
        members
            .iter()
            .map(|(name, member)| (name.clone(), record(member).into()))
            .collect()
    }

    /// The payload of an event; of a family, what all its members share.
    fn event(&self, name: &str, event: &Member) -> Table {
        let Some(payload) = &event.payload else {
            return Map::new();
        };
        let family = match self.shape(payload) {
            Shape::Family(family) => family,
            shape => return self.record(shape),
        };
        let ToldApart::Tag(tag) = &family.told_apart else {
            panic!("`{name}` has no tag")
        };
        let mut table = self.fields(&family.common);
        let mut fact = json!({"required": true, "type": "string", "nullable": false});
        if name == "completion" || name == "tool_event" {
            fact["enum"] = family.members.values().map(|member| literal(&member.wire)).collect();
        }
        table.insert(tag.clone(), sorted(fact));
        if let Some(content) = &family.content {
            table.insert(
                content.clone(),
                json!({"required": false, "type": "object", "nullable": false}),
            );
        }
        table
    }

    fn fields(&self, fields: &'a [Field]) -> Table {
        let fact = |field: &'a Field| {
            let mut fact = self.describe(&field.ty);
            fact["required"] = (field.presence == Presence::Required).into();
            sorted(fact)
        };
        fields.iter().map(|field| (field.name.clone(), fact(field))).collect()
    }

    fn describe(&self, ty: &'a Type) -> Value {
        let plain = |kind: &str| json!({"type": kind, "nullable": false});
        match ty {
            Type::Bool => plain("bool"),
            Type::String(_) => plain("string"),
            Type::Integer { .. } => plain("integer"),
            Type::Number(_) => plain("number"),
            Type::Json => plain("json"),
            Type::Literal(value) => json!({"type": "string", "nullable": false, "enum": [literal(value)]}),
            Type::List { items, .. } => json!({"type": "array", "nullable": false, "items": self.describe(items)}),
            Type::Map { values } => match self.describe(values) {
                any if any["type"] == "json" => plain("object"),
                values => json!({"type": "object", "nullable": false, "values": values}),
            },
            Type::Nullable(inner) => {
                let mut fact = self.describe(inner);
                fact["nullable"] = true.into();
                fact
            }
            Type::Ref(reference) => self.describe_shape(self.shape(reference)),
            Type::Int64 | Type::Uint64 | Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) => {
                panic!("the facts know no {ty:?}")
            }
        }
    }

    fn describe_shape(&self, shape: &'a Shape) -> Value {
        match shape {
            Shape::Alias(ty) => self.describe(ty),
            Shape::Record(record) => {
                json!({"type": "object", "nullable": false, "fields": self.fields(&record.fields)})
            }
            Shape::Family(_) => json!({"type": "object", "nullable": false}),
            Shape::Enum(Enum { members, .. }) => {
                let values: Vec<_> = members.iter().map(|member| literal(&member.value)).collect();
                sorted(json!({"type": "string", "nullable": false, "enum": values}))
            }
            Shape::Union(KindUnion { branches }) => {
                let mut fact = json!({"nullable": false});
                let mut kinds = Vec::new();
                for branch in branches {
                    let Value::Object(branch) = self.describe(&branch.ty) else {
                        unreachable!("a fact is an object")
                    };
                    kinds.extend(branch["type"].as_str().map(str::to_owned));
                    for (key, value) in branch {
                        fact[key.as_str()] = value;
                    }
                }
                kinds.sort();
                fact["type"] = kinds.join(" | ").into();
                fact
            }
        }
    }
}

fn literal(literal: &Literal) -> Value {
    match literal {
        Literal::Null => Value::Null,
        Literal::Bool(value) => (*value).into(),
        Literal::Integer(value) => (*value).into(),
        Literal::String(value) => value.as_str().into(),
    }
}

/// Sorts the values of a fact, whose order says nothing.
fn sorted(mut fact: Value) -> Value {
    if let Some(values) = fact.get_mut("enum").and_then(Value::as_array_mut) {
        values.sort_by_key(Value::to_string);
    }
    fact
}
