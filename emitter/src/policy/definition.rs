//! What a policy is, as plain data: generated code gives it as a constant, the command line makes it from a registry.

use super::Attribute;

/// A policy as its package declares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Definition<'d> {
    /// Its name with its package, such as `gateway.ToolPolicy`.
    pub name: &'d str,
    /// What a rule may match on, in declared order.
    pub keys: &'d [Key<'d>],
    /// What it may decide, in declared order.
    pub actions: &'d [Action<'d>],
    /// The action, by its index, when no rule matches and the file names no other.
    pub default: usize,
    /// Rule sets that have a name.
    pub presets: &'d [Preset<'d>],
}

/// One attribute of a request that a rule may match on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key<'d> {
    /// Its name, in rules and in requests.
    pub name: &'d str,
    /// How a rule's value is held against a request's.
    pub by: By<'d>,
}

/// How a rule's value is held against a request's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By<'d> {
    /// A text is equal to one of the rule's.
    Exact,
    /// A text matches one of the rule's globs.
    Glob,
    /// A list of texts holds one of the rule's.
    AnyOf,
    /// A truth value is the rule's.
    Bool,
    /// One of these texts is one of the rule's.
    OneOf(&'d [&'d str]),
}

/// What a policy may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action<'d> {
    /// Its name.
    pub name: &'d str,
    /// The error it answers with, if it answers with one.
    pub error: Option<ActionError<'d>>,
}

/// The error that an action answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionError<'d> {
    /// The name of its code.
    pub code: &'d str,
    /// What its details say, by field. A detail that the request or the rule does not have is left out.
    pub details: &'d [(&'d str, Detail<'d>)],
}

/// Where a detail of an action's error comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail<'d> {
    /// It is always this value, which is written as JSON.
    Value(&'d str),
    /// It is the request's attribute for the key of this index.
    Attribute(usize),
    /// It is the reason that the deciding rule gives.
    Reason,
}

/// A rule set that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset<'d> {
    /// Its name.
    pub name: &'d str,
    /// The whole of it as JSON.
    pub rule_set: &'d str,
}

/// The generated type of a policy's file: what the policy is, and which generated types belong to it.
pub trait Policy: crate::Wire {
    /// The enum of its actions.
    type Action: Copy;
    /// The enum of the package's error codes.
    type Code: 'static;
    /// The policy.
    const DEFINITION: &'static Definition<'static>;

    /// The action with an index of [`Definition::actions`].
    fn action(index: usize) -> Option<Self::Action>;

    /// The code that the action with an index answers with, if it answers with one.
    fn code(index: usize) -> Option<Self::Code>;
}

impl By<'_> {
    /// What a request has for such a key, in words.
    #[cfg(feature = "policy")]
    pub(super) fn takes(&self) -> &'static str {
        match self {
            Self::Exact | Self::Glob => "a string",
            Self::AnyOf => "a list of strings",
            Self::Bool => "`true` or `false`",
            Self::OneOf(_) => "one of its values",
        }
    }
}

impl<'d> Definition<'d> {
    /// The index of the action with a name.
    pub fn action(&self, name: &str) -> Option<usize> {
        self.actions.iter().position(|action| action.name == name)
    }

    /// The preset with a name.
    pub fn preset(&self, name: &str) -> Option<&'d Preset<'d>> {
        self.presets.iter().find(|preset| preset.name == name)
    }
}

impl Attribute<'_> {
    /// The attribute as a value of JSON.
    pub fn to_value(self) -> serde_json::Value {
        match self {
            Self::Text(text) => text.into(),
            Self::Texts(texts) => texts.iter().collect(),
            Self::Bool(is) => is.into(),
        }
    }
}
