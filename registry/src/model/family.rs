//! The family: members told apart by a tag, by a key, or from outside.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Field, Literal, Meta, Tombstone, TypeRef};

/// Members told apart by a tag, by a key, or from outside.
///
/// A package's events, a nested union and an error family are this one node.
///
/// On the wire a member is one object: the tag, what stands beside it ([`Member::beside`]), and its
/// payload, either under the content key or, without one, among the same members of the object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// How a reader tells the members apart.
    pub told_apart: ToldApart,
    /// The key that holds the payload; without one the payload's members stand beside the tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The fields declared to stand beside the tag in every member. A member's own list, after narrowing
    /// and overriding, is [`Member::beside`]; an unknown member is held to this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub common: Vec<Field>,
    /// Members a transport may add to the outermost object; both views allow exactly these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub transport: Vec<Field>,
    /// Who may meet a member that is not declared.
    #[serde(default, skip_serializing_if = "Openness::is_closed")]
    pub open: Openness,
    /// The name of the member that an object without a tag is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// The members by name. A member's wire value is its name unless it says otherwise.
    pub members: BTreeMap<String, Member>,
    /// Removed members, whose names stay reserved.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub removed: BTreeMap<String, Tombstone>,
    /// Removed fields of [`Family::common`], whose names stay reserved.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub removed_common: BTreeMap<String, Tombstone>,
    /// Removed fields of [`Family::transport`], whose names stay reserved.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub removed_transport: BTreeMap<String, Tombstone>,
}

/// How a reader tells a family's members apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToldApart {
    /// By the value of this member of the object.
    Tag(String),
    /// From outside: a header, a topic, an SSE `event:` line. Only a package's events can be.
    Outside,
    /// By which of the members' own names is a key of the object; exactly one is.
    Key,
}

/// Who may meet a value that is not declared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Openness {
    /// Nobody.
    #[default]
    Closed,
    /// Readers.
    Reader,
    /// Readers and writers.
    Both,
}

impl Openness {
    /// Whether only declared values are legal, in both views.
    pub fn is_closed(&self) -> bool {
        *self == Self::Closed
    }
}

/// One member of a family: an event, a variant, a keyed alternative or an error code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Prose, lifecycle, examples.
    #[serde(default, skip_serializing_if = "is_default")]
    pub meta: Meta,
    /// The tag's value (a string or an integer), or the key of a keyed alternative.
    pub wire: Literal,
    /// Everything that stands beside the tag in this member, in wire order: the family's common fields as
    /// narrowed or overridden here, then what the member adds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<Field>,
    /// Removed fields of its own beside the tag, whose names stay reserved.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub removed_beside: BTreeMap<String, Tombstone>,
    /// What the member carries: a record or another family. `None` is a member that carries nothing; under
    /// a required content key it is written as `{}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payload: Option<TypeRef>,
    /// Whether the content key is there; always `Never` in a family without one.
    pub content: ContentPresence,
    /// Who sends it; events only.
    #[serde(default, skip_serializing_if = "Direction::is_out")]
    pub direction: Direction,
    /// The highest sensitivity declared on the member itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sensitivity: Option<String>,
    /// The facts of an error code; `None` elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<CodeFacts>,
}

/// Whether a member's content key is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContentPresence {
    /// There is none: the family has no content key, or the member says `payload: none`.
    Never,
    /// It is always there, even when the payload is empty.
    Required,
    /// It may be absent. Only a payload that may be empty (`{}`) can be; the member has a payload.
    Optional,
}

/// Who sends an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// The service.
    #[default]
    Out,
    /// Its clients.
    In,
    /// Either.
    Both,
}

impl Direction {
    fn is_out(&self) -> bool {
        *self == Self::Out
    }
}

/// What is fixed about an error code; inherited facts are filled in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CodeFacts {
    /// The HTTP status, 100 to 599.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<u16>,
    /// Whether trying again can help.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retryable: Option<bool>,
    /// One line that says what to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// Values of the package's attributes.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub attributes: BTreeMap<String, serde_json::Value>,
    /// The names of the codes this one is a kind of, nearest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub is_a: Vec<String>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
