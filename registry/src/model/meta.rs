//! What may be said about any named item: prose, lifecycle and examples.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The metadata that events, types, fields, members and codes share.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Meta {
    /// One sentence that says what the item is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// More prose; what follows ` -- ` in an expression lands here too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The package version that first had the item.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<String>,
    /// How settled the item is.
    #[serde(skip_serializing_if = "Stability::is_stable")]
    pub stability: Stability,
    /// Set when the item is on its way out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Deprecated>,
    /// When this item is the right choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub use_when: Option<String>,
    /// Neighbours that are easily confused with this item, each with the reason why this one is right.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub instead_of: BTreeMap<String, String>,
    /// Example values: payloads of an event or member, values of a type or field.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<serde_json::Value>,
    /// The identifier to use instead of the one derived from the name (`as` in the language).
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    pub rename: Option<String>,
    /// Warnings that are silenced on this item: finding id → reason.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub allow: BTreeMap<String, String>,
}

/// How settled an item is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stability {
    /// May change in any release.
    Experimental,
    /// Changes only compatibly.
    #[default]
    Stable,
    /// On its way out.
    Deprecated,
}

impl Stability {
    fn is_stable(&self) -> bool {
        *self == Self::Stable
    }
}

/// Why an item is on its way out, and what to use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Deprecated {
    /// The package version that deprecated it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<String>,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The name of what replaces it.
    #[serde(rename = "use", skip_serializing_if = "Option::is_none")]
    pub replacement: Option<String>,
}

/// What is left of a removed item: its name and identifier stay reserved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tombstone {
    /// The package version that removed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<String>,
    /// Why, and what to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The wire value the item had, when it differed from its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wire: Option<super::Literal>,
    /// The identifier the item had, when it was not derived from its name.
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    pub rename: Option<String>,
}
