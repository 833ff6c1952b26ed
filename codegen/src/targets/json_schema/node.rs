//! A JSON value whose members keep the order they were given in, so that schemas read from general to particular.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    /// `true` or `false`
    Bool(bool),
    /// An integral number.
    Integer(i64),
    /// A text.
    Text(Cow<'static, str>),
    /// An array.
    Array(Vec<Node>),
    /// An object.
    Object(Vec<(Cow<'static, str>, Node)>),
    /// Another scalar of the registry: in an example, a default, a bound.
    Value(serde_json::Value),
}

impl Node {
    /// An object without members: the schema that accepts everything.
    pub(super) fn any() -> Self {
        Self::Object(Vec::new())
    }

    /// An object with these members.
    pub(super) fn object<const N: usize>(members: [(&'static str, Node); N]) -> Self {
        Self::Object(
            members
                .into_iter()
                .map(|(key, node)| (Cow::Borrowed(key), node))
                .collect(),
        )
    }

    /// A text.
    pub(super) fn text(text: impl Into<Cow<'static, str>>) -> Self {
        Self::Text(text.into())
    }

    /// Adds a member to an object.
    pub(super) fn with(mut self, key: &'static str, node: Node) -> Self {
        self.push(key, node);
        self
    }

    /// Adds a member to an object.
    pub(super) fn push(&mut self, key: impl Into<Cow<'static, str>>, node: Node) {
        match self {
            Self::Object(members) => members.push((key.into(), node)),
            other => unreachable!("only objects have members, and this is {other:?}"),
        }
    }
}

impl From<serde_json::Value> for Node {
    /// Keeps a value, its members in order of their keys, whatever order a `Map` keeps.
    fn from(value: serde_json::Value) -> Self {
        match value {
            serde_json::Value::Array(items) => Self::Array(items.into_iter().map(Self::from).collect()),
            serde_json::Value::Object(members) => {
                let members: BTreeMap<_, _> = members.into_iter().collect();
                Self::Object(
                    members
                        .into_iter()
                        .map(|(key, value)| (key.into(), value.into()))
                        .collect(),
                )
            }
            scalar => Self::Value(scalar),
        }
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Integer(value) => serializer.serialize_i64(*value),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Array(items) => {
                let mut array = serializer.serialize_seq(Some(items.len()))?;
                items.iter().try_for_each(|item| array.serialize_element(item))?;
                array.end()
            }
            Self::Object(members) => {
                let mut object = serializer.serialize_map(Some(members.len()))?;
                members
                    .iter()
                    .try_for_each(|(key, node)| object.serialize_entry(key, node))?;
                object.end()
            }
            Self::Value(value) => value.serialize(serializer),
        }
    }
}
