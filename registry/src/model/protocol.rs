//! The protocol: which sequences of a package's events are legal in one stream.

use serde::{Deserialize, Serialize};

use super::{Literal, Meta};

/// One rule of a protocol. Events that are not known never violate one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProtocolRule {
    /// Prose and lifecycle.
    #[serde(default, skip_serializing_if = "Meta::is_default")]
    pub meta: Meta,
    /// The field by whose values the stream is parted, as the rule names it; the rule holds in each part. Empty when
    /// the whole stream is one. Where it stands in a document is [`Selector::scope`], or [`Scope`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub per: Vec<String>,
    /// What it asks for.
    pub demand: Demand,
}

/// What a rule asks of a stream, or of each of its parts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Demand {
    /// The first events are these, one step after the other. Who joins in mid-stream may have missed them. In a stream
    /// that is parted, only documents that have the field count.
    OpensWith {
        /// What each step may be.
        steps: Vec<Vec<Selector>>,
        /// The field whose values part the stream, in every event that has it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        scopes: Vec<Scope>,
    },
    /// The last events are these, one step after the other, and nothing follows the last. In a stream that is parted,
    /// only documents that have the field count.
    EndsWith {
        /// What each step may be.
        steps: Vec<Vec<Selector>>,
        /// The field whose values part the stream, in every event that has it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        scopes: Vec<Scope>,
    },
    /// There is no second one of these.
    AtMostOnce {
        /// What there is at most one of.
        event: Selector,
    },
    /// Once there was one of `after`, there is none of `none`.
    NoneAfter {
        /// What comes last.
        after: Selector,
        /// What does not follow. Empty: nothing that is known does but another of `after`; in a stream that is parted,
        /// nothing that has the field.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        none: Vec<Selector>,
        /// The field whose values part the stream, in every event that has it; only when nothing follows.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        scopes: Vec<Scope>,
    },
    /// What is opened is closed before it is opened again, and nothing is closed that is not open; by the value of
    /// [`Selector::key`], where there is one. What is still open at the end is owed.
    Pairs {
        /// What opens.
        open: Vec<Selector>,
        /// What closes.
        close: Vec<Selector>,
        /// What ends everything that is open in its part of the stream, so that nothing is owed for it; one without
        /// the field of the scope ends it in every part.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dropped_by: Vec<Selector>,
    },
    /// The field takes these values in turn, beginning with the first, and comes to rest on the last. Documents
    /// without the field, or with another value, do not count.
    Alternates {
        /// The event that has the field.
        event: Selector,
        /// The field.
        field: DocumentField,
        /// The values in turn, two or more.
        values: Vec<Literal>,
    },
    /// The field never takes a value that comes before one it had, in whichever of the events. Documents without the
    /// field, or with a value that has no rank, do not count.
    NeverBack {
        /// The field, in the event that the rule names, or in every event that has it.
        fields: Vec<FieldOf>,
        /// What comes before what.
        order: Order,
    },
}

impl Demand {
    /// Every selector of the rule, in declared order.
    pub fn selectors(&self) -> Vec<&Selector> {
        match self {
            Self::OpensWith { steps, .. } | Self::EndsWith { steps, .. } => steps.iter().flatten().collect(),
            Self::AtMostOnce { event } | Self::Alternates { event, .. } => vec![event],
            Self::NeverBack { fields, .. } => fields.iter().map(|field| &field.event).collect(),
            Self::NoneAfter { after, none, .. } => std::iter::once(after).chain(none).collect(),
            Self::Pairs {
                open,
                close,
                dropped_by,
            } => open.iter().chain(close).chain(dropped_by).collect(),
        }
    }
}

/// Which documents a rule means, and which part of the stream each belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selector {
    /// The event.
    pub event: String,
    /// The members of the families in its payload, outermost first, when it is not the whole event that is meant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<MemberTest>,
    /// Values that fields must have (`where`); all of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// The field by whose value the stream is parted, if the event has it. Documents without it, or with null there,
    /// are one part of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scope: Option<DocumentField>,
    /// The field that tells one pair from another; only in what opens and closes under [`Demand::Pairs`], and then in
    /// all of it or in none. Documents without it, or with null there, pair up among themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<DocumentField>,
}

/// What a document must hold to be one of a family's member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberTest {
    /// The member's name.
    pub name: String,
    /// The keys from the document down to its tag, or down to its own key.
    pub document: Vec<String>,
    /// What the tag says; `None` for a member that is told by having its key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<Literal>,
    /// Whether an absent tag says it too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_default: bool,
}

/// A field that must have one of some values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The field.
    pub field: DocumentField,
    /// The values; one of them.
    pub values: Vec<Literal>,
}

/// A field in documents that a selector means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldOf {
    /// The documents.
    pub event: Selector,
    /// The field in them.
    pub field: DocumentField,
}

/// The events that have the field of a scope, and where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scope {
    /// The event.
    pub event: String,
    /// The field.
    pub field: DocumentField,
}

/// A field of an event, wherever it stands in the document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentField {
    /// The field as the rule names it: names of fields from the payload, or from what stands beside the tag.
    pub name: Vec<String>,
    /// The keys from the document down to the value.
    pub document: Vec<String>,
}

/// What comes before what.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Numbers, by their value.
    Numbers,
    /// 64-bit integers, which are decimal texts on the wire, by their value.
    Decimals,
    /// These values, the first one first.
    Values(Vec<Literal>),
}
