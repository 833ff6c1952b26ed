//! What a protocol asks for, as plain data: generated code holds it in a table, and others build it.

use std::borrow::Cow;

/// Is a text of a definition.
pub type Text = Cow<'static, str>;

/// Is a list of a definition.
pub type List<T> = Cow<'static, [T]>;

/// Says which sequences of a package's events are legal in one stream.
#[derive(Clone, Debug, PartialEq)]
pub struct Definition {
    /// The package.
    pub package: Text,
    /// The member of a document that names its event; `None` where the name stands outside of documents.
    pub tag: Option<Text>,
    /// The events that are known. Others never violate a rule.
    pub events: List<Text>,
    /// What every stream has to keep.
    pub rules: List<Rule>,
}

/// Is one rule of a protocol.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// What it says, which no other rule of the package says.
    pub text: Text,
    /// What it is for, as the registry puts it.
    pub summary: Option<Text>,
    /// The name of the field by whose values the stream is parted; the rule holds in each part.
    pub per: Option<Text>,
    /// What it asks for.
    pub demand: Demand,
}

/// Says what a rule asks of a stream, or of each of its parts.
#[derive(Clone, Debug, PartialEq)]
pub enum Demand {
    /// The first events are these, one step after the other.
    OpensWith {
        /// What each step may be.
        steps: List<List<Selector>>,
        /// Where the field stands that parts the stream, in every event that has it.
        scopes: List<Scope>,
    },
    /// The last events are these, one step after the other, and nothing follows the last.
    EndsWith {
        /// What each step may be.
        steps: List<List<Selector>>,
        /// Where the field stands that parts the stream, in every event that has it.
        scopes: List<Scope>,
    },
    /// There is no second one of these.
    AtMostOnce(Selector),
    /// Once there was one of `after`, there is none of `none`; without any, nothing that is known but another of `after`.
    NoneAfter {
        /// What comes last.
        after: Selector,
        /// What does not follow.
        none: List<Selector>,
        /// Where the field stands that parts the stream, in every event that has it; only when nothing follows.
        scopes: List<Scope>,
    },
    /// What is opened is closed before it is opened again, and nothing is closed that is not open.
    Pairs {
        /// What opens.
        open: List<Selector>,
        /// What closes.
        close: List<Selector>,
        /// What ends everything that is open.
        dropped_by: List<Selector>,
    },
    /// The field takes these values in turn, beginning with the first, and comes to rest on the last.
    Alternates {
        /// The event that has the field.
        event: Selector,
        /// The field's name.
        field: Text,
        /// The field, as a JSON pointer into the document.
        pointer: Text,
        /// The values in turn.
        values: List<Literal>,
    },
    /// The field never takes a value that comes before one it had.
    NeverBack {
        /// The field's name.
        field: Text,
        /// Where it stands.
        places: List<Place>,
        /// What comes before what.
        order: Order,
    },
}

/// Says which documents a rule means, and which part of the stream each belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Selector {
    /// The events, one of which it is.
    pub events: List<Text>,
    /// The members of families in the payload that it has to be, outermost first.
    pub members: List<Member>,
    /// The values that fields must have; all of them.
    pub conditions: List<Condition>,
    /// The field by whose value the stream is parted, as a JSON pointer, if the events have it.
    pub scope: Option<Text>,
    /// The field that tells one pair from another, as a JSON pointer.
    pub key: Option<Text>,
}

/// Is what a document must hold to be one of a family's member.
#[derive(Clone, Debug, PartialEq)]
pub struct Member {
    /// Its tag, or its own key, as a JSON pointer.
    pub pointer: Text,
    /// What the tag says; `None` for a member that is told by having its key.
    pub tag: Option<Literal>,
    /// Whether an absent tag says it, too.
    pub is_default: bool,
}

/// Is a field that must have one of some values.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    /// The field, as a JSON pointer.
    pub pointer: Text,
    /// The values; one of them.
    pub values: List<Literal>,
}

/// Is where events have the field that parts the stream.
#[derive(Clone, Debug, PartialEq)]
pub struct Scope {
    /// The events.
    pub events: List<Text>,
    /// The field, as a JSON pointer.
    pub pointer: Text,
}

/// Is where documents have the field of a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The documents.
    pub selector: Selector,
    /// The field, as a JSON pointer.
    pub pointer: Text,
}

/// Is a fixed value. Integers are within ±(2^53 − 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Literal {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, which is compared by its value.
    Integer(i64),
    /// A text.
    Text(Text),
}

/// Says what comes before what.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Numbers, by their value.
    Numbers,
    /// 64-bit integers, which are decimal texts on the wire, by their value.
    Decimals,
    /// These values, the first one first.
    Values(List<Literal>),
}

impl Rule {
    /// Whether a field tells one pair from another.
    pub(super) fn tells_pairs_apart(&self) -> bool {
        match &self.demand {
            Demand::Pairs { open, .. } => open.iter().any(|open| open.key.is_some()),
            _ => false,
        }
    }
}

impl Demand {
    /// Gives the word that declares such a rule.
    pub fn word(&self) -> &'static str {
        match self {
            Self::OpensWith { .. } => "opens_with",
            Self::EndsWith { .. } => "ends_with",
            Self::AtMostOnce(_) => "at_most_once",
            Self::NoneAfter { .. } => "none_after",
            Self::Pairs { .. } => "pairs",
            Self::Alternates { .. } => "alternates",
            Self::NeverBack { .. } => "never_back",
        }
    }
}

impl std::fmt::Display for Literal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Integer(value) => write!(f, "{value}"),
            Self::Text(text) => f.write_str(&super::scalar::quoted(text)),
        }
    }
}
