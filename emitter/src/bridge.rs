//! The bridge to serde: the same reader and writer, one value at a time. Made for configuration, tests and
//! frameworks that want the traits; `decode` and `encode` are the way to keep every digit and every problem.

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Error as _, Serialize, Serializer};
use serde_json::Value;

use crate::{Clearance, View, Wire};

/// Writes a value in the emit view, as a clearance shows it, and hands it on.
pub fn serialize<T: Wire, S: Serializer>(value: &T, clearance: Clearance, serializer: S) -> Result<S::Ok, S::Error> {
    let mut out = Vec::new();
    crate::encode(value, clearance, &mut out).map_err(S::Error::custom)?;
    let value: Value = serde_json::from_slice(&out).map_err(S::Error::custom)?;
    value.serialize(serializer)
}

/// Takes a value and reads it in the read view.
pub fn deserialize<'de, T: Wire, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    crate::decode(value.to_string().as_bytes(), View::Read).map_err(D::Error::custom)
}

/// Implements serde's traits for types that read and write themselves; serde writes what the clearance shows.
#[macro_export]
#[doc(hidden)]
macro_rules! serde_bridge {
    ($clearance:expr; $($name:ty),* $(,)?) => {$(
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::bridge::serialize(self, $clearance, serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                $crate::bridge::deserialize(deserializer)
            }
        }
    )*};
}
