//! Policies and configs: what the definitions that stand for their files do not say.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::TypeRef;

/// An ordered set of rules: the first one that matches a request decides the action.
///
/// A policy's file is a document of the definition that bears the policy's name, with `default` and `rules`, in the
/// emit view. The definitions that belong to it are named here; prose and lifecycle stand on them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// The record of one rule: every key, each optional, `reason` and `action`.
    pub rule: String,
    /// The record of a request: every key as an optional attribute.
    pub request: String,
    /// The enum of the actions.
    pub action: String,
    /// The enum of the presets, when there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// What a rule may match on, in declared order. A key that a rule leaves out matches anything, several keys must
    /// all match, of several values one must, and an attribute that a request lacks matches nothing.
    pub keys: Vec<MatchKey>,
    /// The actions in declared order.
    pub actions: Vec<Action>,
    /// The action when no rule matches and the file names no other.
    pub default: String,
    /// Rule sets that have a name, in declared order; the values of each are a whole file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub presets: Vec<Preset>,
}

/// One attribute of a request that a rule may match on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchKey {
    /// Its name, in rules and in requests.
    pub name: String,
    /// How a rule's value is held against a request's.
    pub by: MatchBy,
}

/// How a rule's value is held against a request's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchBy {
    /// A text is equal to one of the rule's.
    Exact,
    /// A text matches one of the rule's globs: `*` is any run of code points, `?` is one, `\` takes the next literally.
    Glob,
    /// A list of texts holds one of the rule's.
    AnyOf,
    /// A truth value is the rule's.
    Bool,
    /// A member of this closed enum is one of the rule's.
    Enum(TypeRef),
}

/// What a policy may decide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// Its name, which is its member of the enum of actions.
    pub name: String,
    /// The error it answers with; without one it answers with none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<ActionError>,
}

/// The error that an action answers with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionError {
    /// The name of a code of the package.
    pub code: String,
    /// What its details say, by field. A detail that the request or the rule does not have is left out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub details: BTreeMap<String, Detail>,
}

/// Where a detail of an action's error comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// It is always this value.
    Value(Value),
    /// It is this attribute of the request.
    Attribute(String),
    /// It is the reason that the deciding rule gives.
    Reason,
}

/// Values that have a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// Its name, which is its member of the enum of presets.
    pub name: String,
    /// The top-level keys it gives, each with its whole value.
    pub values: BTreeMap<String, Value>,
}

/// A settings document.
///
/// Its file is a document of the definition that bears the config's name, in the emit view, once every absent field
/// that has a default is filled in. Of each top-level key the environment counts before the file, the file before the
/// preset, and the preset before the default; whoever says a key says the whole of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The enum of the presets, when there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// The key of the file that chooses a preset; it is a field of the config like any other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset_key: Option<String>,
    /// The presets in declared order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub presets: Vec<Preset>,
}

/// What a field is to a config that holds it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setting {
    /// Whether its value may refer to the environment: `${NAME}`. In a list or map each of the scalars may.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub env: bool,
    /// Which values weaken a protection, so that the host is told of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protective: Option<Protective>,
}

impl Setting {
    /// Whether nothing is said.
    pub fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

/// Which values of a field protect as much as its default does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Protective {
    /// The default alone; every other value weakens.
    Default,
    /// The default and what is above it: a greater number, a later member of an enum.
    High,
    /// The default and what is below it: a smaller number, an earlier member of an enum.
    Low,
}
