//! Random sequences of documents that hold just what the rules of a package look at.

use std::collections::BTreeMap;

use cantus::protocol::{Definition, Demand, Literal, Order, Selector};
use serde_json::{Map, Value, json};

/// One event: its name, and its document.
pub type Event = (String, Value);

/// Numbers that look random, the same on every machine.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below another one.
    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % sides as u64) as usize
    }

    fn of<'t, T>(&mut self, items: &'t [T]) -> &'t T {
        &items[self.below(items.len())]
    }
}

/// What the documents of one event may hold: values for each pointer that a rule looks at.
type Places = BTreeMap<String, Vec<Value>>;

/// Everything that the rules of a definition look at, by event.
pub struct Vocabulary {
    tag: Option<String>,
    events: Vec<(String, Places)>,
}

impl Vocabulary {
    pub fn of(definition: &Definition) -> Self {
        let mut places: BTreeMap<String, Places> = BTreeMap::new();
        for rule in definition.rules.iter() {
            collect(&mut places, &rule.demand);
        }
        // One that no rule names, and one that nobody declared.
        let spare = definition.events.iter().find(|event| !places.contains_key(&***event));
        let spare = spare.map(|event| (event.to_string(), Places::new()));
        let unknown = ("sparkle".to_owned(), Places::new());
        Self {
            tag: definition.tag.as_deref().map(str::to_owned),
            events: places.into_iter().chain(spare).chain([unknown]).collect(),
        }
    }

    /// Some events, of which a few kinds come often, so that rules have something to say.
    pub fn sequence(&self, dice: &mut Dice) -> Vec<Event> {
        let kinds = 1 + dice.below(6);
        let kinds: Vec<_> = (0..kinds).map(|_| dice.of(&self.events)).collect();
        let length = dice.below(16);
        let event = |_: usize| {
            let kind = *dice.of(&kinds);
            self.event(kind, dice)
        };
        (0..length).map(event).collect()
    }

    fn event(&self, (name, places): &(String, Places), dice: &mut Dice) -> Event {
        let mut document = json!({});
        if let Some(tag) = &self.tag {
            document[tag.as_str()] = json!(name);
        }
        for (pointer, values) in places {
            // One time in five the place is left empty.
            if dice.below(5) > 0 {
                let value = dice.of(values).clone();
                set(&mut document, pointer, value);
            }
        }
        (name.clone(), document)
    }
}

fn collect(places: &mut BTreeMap<String, Places>, demand: &Demand) {
    let parts = || vec![json!("a"), json!("b"), json!(1), json!("1"), Value::Null, json!(true)];
    match demand {
        Demand::OpensWith { steps, scopes } | Demand::EndsWith { steps, scopes } => {
            steps
                .iter()
                .flat_map(|step| step.iter())
                .for_each(|step| select(places, step));
            for scope in scopes.iter() {
                add(places, &scope.events, &scope.pointer, parts());
            }
        }
        Demand::AtMostOnce(event) => select(places, event),
        Demand::NoneAfter { after, none, scopes } => {
            select(places, after);
            none.iter().for_each(|none| select(places, none));
            for scope in scopes.iter() {
                add(places, &scope.events, &scope.pointer, parts());
            }
        }
        Demand::Pairs {
            open,
            close,
            dropped_by,
        } => {
            let all = open.iter().chain(close.iter()).chain(dropped_by.iter());
            all.for_each(|selector| select(places, selector));
        }
        Demand::Alternates {
            event, pointer, values, ..
        } => {
            select(places, event);
            add(places, &event.events, pointer, with_odd(values));
        }
        Demand::NeverBack {
            places: fields, order, ..
        } => {
            for field in fields.iter() {
                select(places, &field.selector);
                let values = match order {
                    Order::Numbers => vec![json!(0), json!(1), json!(2), json!(2.5), json!(-1), json!("3")],
                    Order::Decimals => {
                        let texts = ["1", "-2", "10", "9", "9223372036854775807", "x", "+3"];
                        texts.iter().map(|text| json!(text)).collect()
                    }
                    Order::Values(values) => with_odd(values),
                };
                add(places, &field.selector.events, &field.pointer, values);
            }
        }
    }
}

fn select(places: &mut BTreeMap<String, Places>, selector: &Selector) {
    for event in selector.events.iter() {
        places.entry(event.to_string()).or_default();
    }
    for member in selector.members.iter() {
        let values = match &member.tag {
            Some(tag) => vec![value(tag)],
            None => vec![json!({})],
        };
        add(places, &selector.events, &member.pointer, values);
    }
    for condition in selector.conditions.iter() {
        add(
            places,
            &selector.events,
            &condition.pointer,
            with_odd(&condition.values),
        );
    }
    let parts = vec![json!("a"), json!("b"), json!(1), json!("1"), Value::Null];
    for pointer in selector.scope.iter().chain(&selector.key) {
        add(places, &selector.events, pointer, parts.clone());
    }
}

fn add(places: &mut BTreeMap<String, Places>, events: &[impl AsRef<str>], pointer: &str, values: Vec<Value>) {
    for event in events {
        let of_event = places.entry(event.as_ref().to_owned()).or_default();
        of_event.entry(pointer.to_owned()).or_default().extend(values.clone());
    }
}

fn with_odd(values: &[Literal]) -> Vec<Value> {
    values.iter().map(value).chain([json!("odd")]).collect()
}

fn value(literal: &Literal) -> Value {
    match literal {
        Literal::Null => Value::Null,
        Literal::Bool(value) => json!(value),
        Literal::Integer(value) => json!(value),
        Literal::Text(text) => json!(text),
    }
}

fn set(document: &mut Value, pointer: &str, value: Value) {
    let mut at = document;
    for key in pointer.split('/').skip(1) {
        let key = key.replace("~1", "/").replace("~0", "~");
        if !at.is_object() {
            *at = Value::Object(Map::new());
        }
        at = &mut at[key.as_str()];
    }
    *at = value;
}
