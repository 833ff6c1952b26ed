//! What the enums of objects share: tags, members of one object, and integers however they are spelled.
#![cfg_attr(rustfmt, rustfmt_skip)]

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Error, Map, Value};

pub(crate) type Object = Map<String, Value>;

/// An integral number: `1.0` is `1`.
pub(crate) struct Integer(pub(crate) i64);

impl<'de> Deserialize<'de> for Integer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        integral(number).map(Self).ok_or_else(|| D::Error::custom(format!("{number} is not an integer")))
    }
}

fn integral(number: f64) -> Option<i64> {
    const SAFE: f64 = 9_007_199_254_740_991.0;
    (number.fract() == 0.0 && number.abs() <= SAFE).then_some(number as i64)
}

/// Says that an enum has no such integer.
pub(crate) fn undeclared(value: i64) -> String {
    format!("{value} is not a declared value")
}

/// Says that a family has no such member.
pub(crate) fn unknown(key: &str, tag: &dyn std::fmt::Display) -> Error {
    Error::custom(format!("`{key}`: `{tag}` is not a declared member"))
}

fn missing(key: &str) -> Error {
    Error::custom(format!("`{key}` is missing"))
}

/// Finds the text of a tag, or gives the default.
pub(crate) fn text_tag(object: &Object, key: &str, default: Option<&str>) -> Result<String, Error> {
    match (object.get(key), default) {
        (Some(Value::String(tag)), _) => Ok(tag.clone()),
        (Some(_), _) => Err(Error::custom(format!("`{key}` is not a string"))),
        (None, Some(default)) => Ok(default.to_owned()),
        (None, None) => Err(missing(key)),
    }
}

/// Finds the integer of a tag, or gives the default.
pub(crate) fn integer_tag(object: &Object, key: &str, default: Option<i64>) -> Result<i64, Error> {
    match (object.get(key), default) {
        (Some(tag), _) => {
            let tag = tag.as_f64().and_then(integral);
            tag.ok_or_else(|| Error::custom(format!("`{key}` is not an integer")))
        }
        (None, Some(default)) => Ok(default),
        (None, None) => Err(missing(key)),
    }
}

/// Finds the one of some keys that an object has.
pub(crate) fn key_of<'k>(object: &Object, keys: &[&'k str]) -> Result<&'k str, Error> {
    let mut there = keys.iter().filter(|key| object.contains_key(**key));
    match (there.next(), there.next()) {
        (Some(key), None) => Ok(key),
        (Some(one), Some(other)) => Err(Error::custom(format!("`{one}` and `{other}` exclude each other"))),
        (None, _) => Err(Error::custom(format!("one of {keys:?} is missing"))),
    }
}

/// Takes some members out of an object.
pub(crate) fn remove(object: &mut Object, keys: &[&str]) {
    for key in keys {
        object.remove(*key);
    }
}

/// Reads a type from some members of an object, and takes them out.
pub(crate) fn take<T: DeserializeOwned>(object: &mut Object, keys: &[&str]) -> Result<T, Error> {
    read(keys.iter().filter_map(|key| object.remove_entry(*key)).collect())
}

/// Reads a type from some members of an object, and leaves them there.
pub(crate) fn peek<T: DeserializeOwned>(object: &Object, keys: &[&str]) -> Result<T, Error> {
    let members = keys.iter().filter_map(|key| object.get_key_value(*key));
    read(members.map(|(key, value)| (key.clone(), value.clone())).collect())
}

/// Reads a type from a whole object.
pub(crate) fn read<T: DeserializeOwned>(object: Object) -> Result<T, Error> {
    serde_json::from_value(Value::Object(object))
}

/// Reads a type from the content of an object.
pub(crate) fn content<T: DeserializeOwned>(object: &mut Object, key: &str) -> Result<T, Error> {
    optional_content(object, key)?.ok_or_else(|| missing(key))
}

/// Reads a type from the content of an object, if it has any.
pub(crate) fn optional_content<T: DeserializeOwned>(object: &mut Object, key: &str) -> Result<Option<T>, Error> {
    object.remove(key).map(serde_json::from_value).transpose()
}

/// Sees that the content of an object is an object, of which nothing is kept.
pub(crate) fn empty_content(object: &Object, key: &str) -> Result<(), Error> {
    match object.get(key) {
        Some(Value::Object(_)) => Ok(()),
        Some(_) => Err(Error::custom(format!("`{key}` is not an object"))),
        None => Err(missing(key)),
    }
}

/// Puts one member into an object.
pub(crate) fn put<T: Serialize + ?Sized>(object: &mut Object, key: &str, value: &T) -> Result<(), Error> {
    object.insert(key.to_owned(), serde_json::to_value(value)?);
    Ok(())
}

/// Adds the members of a type to an object.
pub(crate) fn add<T: Serialize>(object: &mut Object, members: &T) -> Result<(), Error> {
    match serde_json::to_value(members)? {
        Value::Object(members) => {
            object.extend(members);
            Ok(())
        }
        _ => Err(Error::custom("what shares an object is one")),
    }
}
