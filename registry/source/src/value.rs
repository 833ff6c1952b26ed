//! Nodes → one JSON value, with the places of everything in it.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::node::{Kind, Node};
use crate::place::Place;
use crate::problem::{Offence, Problem};
use crate::scalar::Plain;

/// A value and where its parts stand.
#[derive(Clone, Debug)]
pub struct Valued {
    /// The value.
    pub value: Value,
    /// Whether all that was written is in it; what could not be read is left out.
    pub complete: bool,
    spots: BTreeMap<String, Spot>,
    root: Spot,
}

/// Where one part of a value stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its key, if it is an entry of a map.
    pub key: Option<Place>,
    /// Its first character.
    pub value: Place,
}

impl Valued {
    /// Where the part at an RFC 6901 pointer stands, or the nearest part around it that was written.
    pub fn spot(&self, pointer: &str) -> &Spot {
        let mut pointer = pointer;
        loop {
            if let Some(spot) = self.spots.get(pointer) {
                return spot;
            }
            match pointer.rfind('/') {
                Some(end) => pointer = &pointer[..end],
                None => return &self.root,
            }
        }
    }

    /// Where every part of it stands, by pointer; what is round a part comes before it.
    pub fn spots(&self) -> impl Iterator<Item = (&str, &Spot)> {
        self.spots.iter().map(|(pointer, spot)| (pointer.as_str(), spot))
    }

    /// Where the part at a pointer stands, if it was written.
    pub fn exact(&self, pointer: &str) -> Option<&Spot> {
        if pointer.is_empty() {
            return Some(&self.root);
        }
        self.spots.get(pointer)
    }
}

impl Node<'_> {
    /// The value of a node. What JSON cannot say is a problem and left out.
    pub fn value(&self, problems: &mut Vec<Problem>) -> Valued {
        let mut collect = Collect {
            problems,
            spots: BTreeMap::new(),
            complete: true,
            pointer: String::new(),
        };
        let value = collect.value(self).unwrap_or(Value::Null);
        Valued {
            value,
            complete: collect.complete,
            spots: collect.spots,
            root: Spot {
                key: None,
                value: self.place.clone(),
            },
        }
    }
}

struct Collect<'p> {
    problems: &'p mut Vec<Problem>,
    spots: BTreeMap<String, Spot>,
    complete: bool,
    pointer: String,
}

impl Collect<'_> {
    fn value(&mut self, node: &Node<'_>) -> Option<Value> {
        match &node.kind {
            Kind::Map(entries) => {
                let mut map = Map::new();
                for (key, node) in entries {
                    if let Some(value) = self.part(&key.scalar.text, Some(&key.place), node) {
                        map.insert(key.scalar.text.clone().into_owned(), value);
                    }
                }
                Some(Value::Object(map))
            }
            Kind::List(items) => {
                let mut list = Vec::with_capacity(items.len());
                for (index, node) in items.iter().enumerate() {
                    // An item that cannot be read keeps its position, so that the others keep theirs.
                    list.push(self.part(&index.to_string(), None, node).unwrap_or(Value::Null));
                }
                Some(Value::Array(list))
            }
            Kind::Scalar(scalar) => match scalar.plain() {
                Plain::Null => Some(Value::Null),
                Plain::Bool(value) => Some(Value::Bool(value)),
                Plain::Number(value) => Some(Value::Number(value)),
                Plain::String => Some(Value::String(scalar.text.clone().into_owned())),
                Plain::Huge => {
                    let message = "the number is beyond what JSON can say";
                    let problem = Problem::new(Offence::Number, &node.place, message);
                    self.leave_out(Some(problem.help("write a smaller one, or quote it if it is a text")))
                }
            },
            Kind::Nothing => {
                let problem = Problem::new(Offence::NoValue, &node.place, "a value is missing here");
                self.leave_out(Some(
                    problem.help("write one, such as `null`, `[]` or `{}`, or remove the entry"),
                ))
            }
            Kind::Refused => self.leave_out(None),
        }
    }

    fn part(&mut self, segment: &str, key: Option<&Place>, node: &Node<'_>) -> Option<Value> {
        let before = self.pointer.len();
        self.pointer.push('/');
        self.pointer.push_str(&self::segment(segment));
        let spot = Spot {
            key: key.cloned(),
            value: node.place.clone(),
        };
        self.spots.insert(self.pointer.clone(), spot);
        let value = self.value(node);
        self.pointer.truncate(before);
        value
    }

    fn leave_out(&mut self, problem: Option<Problem>) -> Option<Value> {
        self.problems.extend(problem);
        self.complete = false;
        None
    }
}

/// One segment of a pointer, escaped as RFC 6901 asks.
pub fn segment(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}
