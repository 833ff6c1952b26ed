//! Values without a declared shape: `json`, and values that are kept as they stand.

use serde_json::{Map, Value};

use super::number::Number;
use super::{Kind, Reader};
use crate::{Raw, scan};

impl<'a> Reader<'a> {
    /// Reads a `json` value.
    pub fn json(&mut self) -> Option<Value> {
        match self.kind()? {
            Kind::Null => {
                self.word("null");
                Some(Value::Null)
            }
            Kind::Bool => self.bool().map(Value::Bool),
            Kind::Number => match self.number_token()? {
                Number::Integer(value) => Some(Value::from(value)),
                Number::Float(value) => Some(Value::from(value)),
            },
            Kind::String => self.string().map(Value::String),
            Kind::Array => self.list(Reader::json).map(Value::Array),
            Kind::Object => {
                let first = self.problems.list.len();
                let mut map = Map::new();
                self.each_member(|reader, key| {
                    let value = reader.json();
                    map.insert(key.into_owned(), value.unwrap_or_default());
                });
                (self.problems.list.len() == first).then_some(Value::Object(map))
            }
        }
    }

    /// Reads any value of the domain and keeps its text.
    pub fn raw(&mut self) -> Option<Raw> {
        let first = self.problems.list.len();
        let start = scan::skip_space(self.text.as_bytes(), self.at);
        self.skip();
        (self.problems.list.len() == first).then(|| Raw::checked(&self.text[start..self.at]))
    }
}
