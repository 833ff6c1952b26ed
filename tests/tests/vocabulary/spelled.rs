//! The packages whose facts are spelled as the language spells them: `name?` for a field that may be absent, `…` for
//! values, keys and members that a reader must expect more of.

use cantus_registry::describe::{expression, literal, match_by};
use cantus_registry::model::{
    CodeFacts, ContentPresence, Enum, Family, Field, Literal, Member, Openness, Origin, Package, Presence, Registry,
    Shape, ToldApart, Type,
};
use serde_json::{Value, json};

use crate::Table;

#[test]
fn the_run_package_says_what_the_facts_say() {
    check("run", include_str!("../../fixtures/vocabulary/run.json"));
}

#[test]
fn the_gateway_package_says_what_the_facts_say() {
    check("gateway", include_str!("../../fixtures/vocabulary/gateway.json"));
}

/// Compares a package with its facts, section by section.
fn check(package: &str, facts: &str) {
    let facts: Table = serde_json::from_str(facts).expect("JSON");
    let registry = crate::registry();
    let declared = Declared {
        registry: &registry,
        package: &registry.packages[package],
    };
    let mut differences = Vec::new();
    for (section, facts) in &facts {
        match (section.as_str(), facts) {
            ("about", Value::String(_)) => {}
            ("left_out", Value::Object(left_out)) => {
                for (what, why) in left_out {
                    let reason = why.as_str().unwrap_or_default();
                    assert!(reason.len() > 10, "left out without a reason: {what}");
                }
            }
            ("protective", Value::Array(names)) => {
                let protects = |name: &str| {
                    let field = declared.setting(name)?;
                    field.setting.protective
                };
                for name in names.iter().filter_map(Value::as_str) {
                    assert!(protects(name).is_some(), "{package}: `{name}` protects nothing");
                }
            }
            ("sensitivity", facts) => same(
                section,
                facts,
                Some(&json!(declared.package.sensitivity)),
                &mut differences,
            ),
            (_, Value::Object(facts)) => {
                for (name, fact) in facts {
                    let mut found = declared.entry(section, name);
                    if let (Some(Value::Object(found)), Value::Object(fact), "codes") =
                        (&mut found, fact, section.as_str())
                    {
                        // What nobody knows of a code is chosen by the package.
                        found.retain(|key, _| fact.contains_key(key));
                    }
                    same(&format!("{section}/{name}"), fact, found.as_ref(), &mut differences);
                }
            }
            _ => panic!("no section of facts is called `{section}`"),
        }
    }
    assert!(differences.is_empty(), "{package}:\n{}", differences.join("\n"));
}

fn same(path: &str, fact: &Value, declared: Option<&Value>, differences: &mut Vec<String>) {
    match declared {
        Some(declared) if fact == declared => {}
        Some(declared) => differences.push(format!("{path}: the facts say {fact}, declared is {declared}")),
        None => differences.push(format!("{path}: a fact, and not declared")),
    }
}

/// A package in the form of the facts.
struct Declared<'a> {
    registry: &'a Registry,
    package: &'a Package,
}

impl<'a> Declared<'a> {
    fn entry(&self, section: &str, name: &str) -> Option<Value> {
        match section {
            "events" => {
                let events = &self.package.events;
                Some(self.member(events.members.get(name)?, events).into())
            }
            "types" => Some(self.shape(&self.package.types.get(name)?.shape)),
            "codes" => {
                let errors = self.package.errors.as_ref()?;
                let Shape::Family(family) = &self.package.types[&errors.family].shape else {
                    panic!("the errors are a family")
                };
                Some(self.code(family.members.get(name)?))
            }
            "policies" => self.policy(name),
            "presets" => {
                let (config, preset) = name.split_once('/')?;
                let config = self.package.configs.get(config)?;
                let preset = config.presets.iter().find(|it| it.name == preset)?;
                Some(json!(preset.values))
            }
            "figures" => self.setting(name)?.default.clone(),
            _ => panic!("no section of facts is called `{section}`"),
        }
    }

    /// A field of a record, named `Record/field`.
    fn setting(&self, name: &str) -> Option<&'a Field> {
        let (record, name) = name.split_once('/')?;
        let Shape::Record(record) = &self.package.types.get(record)?.shape else {
            return None;
        };
        record.fields.iter().find(|field| field.name == name)
    }

    /// What rules match on, what they decide and which code that is, and what holds without one.
    fn policy(&self, name: &str) -> Option<Value> {
        let policy = self.package.policies.get(name)?;
        let keys = policy.keys.iter();
        let keys: Table = keys
            .map(|key| (key.name.clone(), match_by(&key.by, &self.package.name).into()))
            .collect();
        let actions = policy.actions.iter();
        let actions: Table = actions
            .map(|action| {
                let code = action.error.as_ref().map(|error| error.code.as_str());
                (action.name.clone(), json!(code))
            })
            .collect();
        Some(json!({"match": keys, "actions": actions, "default": policy.default}))
    }

    /// What stands beside the tag, and the payload: under its key, or beside the tag as well.
    fn member(&self, member: &Member, family: &Family) -> Table {
        let mut table = self.fields(&member.beside);
        let payload = self.payload(member);
        match (&family.content, member.content) {
            (Some(key), ContentPresence::Required) => {
                table.insert(key.clone(), payload.into());
            }
            (Some(key), ContentPresence::Optional) => {
                table.insert(format!("{key}?"), payload.into());
            }
            (Some(_), ContentPresence::Never) | (None, _) => table.extend(payload),
        }
        table
    }

    fn payload(&self, member: &Member) -> Table {
        let Some(payload) = &member.payload else {
            return Table::new();
        };
        match self.shape(
            &self
                .registry
                .get(payload)
                .expect("a registry holds what it names")
                .shape,
        ) {
            Value::Object(table) => table,
            other => panic!("a payload is an object, and this is {other}"),
        }
    }

    fn shape(&self, shape: &Shape) -> Value {
        match shape {
            Shape::Alias(ty) => self.spell(ty),
            Shape::Record(record) => {
                let mut table = self.fields(&record.fields);
                if let Some(rest) = &record.rest {
                    table.insert("…".to_owned(), self.spell(rest));
                }
                table.into()
            }
            Shape::Enum(it) => values(it),
            Shape::Union(union) => union.branches.iter().map(|branch| self.spell(&branch.ty)).collect(),
            Shape::Family(family) => self.family(family),
        }
    }

    fn family(&self, family: &Family) -> Value {
        let mut table = Table::new();
        if let ToldApart::Tag(tag) = &family.told_apart {
            table.insert("tag".to_owned(), tag.as_str().into());
        }
        if let Some(content) = &family.content {
            table.insert("content".to_owned(), format!("{content}?").into());
        }
        if !family.common.is_empty() {
            table.insert("common".to_owned(), self.fields(&family.common).into());
        }
        let members = family.members.iter();
        let members: Table = members
            .map(|(name, member)| (name.clone(), self.payload(member).into()))
            .collect();
        table.insert("members".to_owned(), members.into());
        if family.open != Openness::Closed {
            table.insert("open".to_owned(), true.into());
        }
        table.into()
    }

    /// What is fixed about a code, prose aside; null is what it does not say.
    fn code(&self, member: &Member) -> Value {
        let CodeFacts {
            status,
            retryable,
            attributes,
            is_a,
            ..
        } = member.code.as_ref().expect("a code has facts");
        let mut table = Table::new();
        table.insert("status".to_owned(), json!(status));
        table.insert("retryable".to_owned(), json!(retryable));
        table.insert("is_a".to_owned(), json!(is_a));
        for attribute in self.package.errors.iter().flat_map(|errors| &errors.attributes) {
            let value = attributes.get(&attribute.name).cloned();
            table.insert(attribute.name.clone(), value.unwrap_or_default());
        }
        table.insert("details".to_owned(), self.payload(member).into());
        table.into()
    }

    fn fields(&self, fields: &[Field]) -> Table {
        let mut table = Table::new();
        for field in fields {
            let mark = match field.presence {
                Presence::Required => "",
                Presence::Optional => "?",
            };
            table.insert(format!("{}{mark}", field.name), self.spell(&field.ty));
        }
        table
    }

    /// A type by its name, where a person gave it one that is more than another word for a type.
    fn spell(&self, ty: &Type) -> Value {
        match ty {
            Type::Nullable(inner) => match self.spell(inner) {
                Value::String(inner) => format!("{inner} | null").into(),
                inner => json!([inner, null]),
            },
            Type::List { items, .. } => match self.spell(items) {
                Value::String(items) => format!("list<{items}>").into(),
                items => json!([items]),
            },
            Type::Ref(reference) => {
                let definition = self.registry.get(reference).expect("a registry holds what it names");
                match (&definition.shape, &definition.origin) {
                    (Shape::Alias(ty), _) => self.spell(ty),
                    (shape @ Shape::Enum(_), Origin::Derived(path)) if !path.starts_with("errors") => self.shape(shape),
                    _ => reference.name.clone().into(),
                }
            }
            Type::Map { values } => format!("map<{}>", text(&self.spell(values))).into(),
            // Bounds are the package's own, and stand behind the name.
            scalar => {
                let spelled = expression(scalar, "");
                let name = spelled.split(" (").next().unwrap_or_default();
                name.replace("uri", "string").into()
            }
        }
    }
}

fn text(spelled: &Value) -> String {
    spelled.as_str().map_or_else(|| spelled.to_string(), str::to_owned)
}

fn values(it: &Enum) -> Value {
    let mut values: Vec<Value> = it.members.iter().map(|member| scalar(&member.value)).collect();
    if it.open != Openness::Closed {
        values.push("…".into());
    }
    values.into()
}

fn scalar(value: &Literal) -> Value {
    match value {
        Literal::String(text) => text.as_str().into(),
        other => literal(other).into(),
    }
}
