//! Types in use, and the definitions they point at.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Family, Meta, Openness, Setting, Tombstone};

/// A definition: a shape with a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeDef {
    /// Prose, lifecycle, examples.
    #[serde(default, skip_serializing_if = "Meta::is_default")]
    pub meta: Meta,
    /// Whether a person named it.
    #[serde(default, skip_serializing_if = "Origin::is_declared")]
    pub origin: Origin,
    /// What it is.
    pub shape: Shape,
    /// The sensitivity declared on the type itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sensitivity: Option<String>,
}

impl Meta {
    pub(super) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// Where a definition's name comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Origin {
    /// A person chose it.
    #[default]
    Declared,
    /// It follows from the path of the place where the shape stands, such as `events.citation.corner`.
    Derived(String),
}

impl Origin {
    fn is_declared(&self) -> bool {
        *self == Self::Declared
    }
}

/// What a definition is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Another name for a type. A definition never admits null (unless it is the literal `null`): where the
    /// declaration did, every use of it says [`Type::Nullable`].
    Alias(Type),
    /// An object with declared fields.
    Record(Record),
    /// One of several strings, or of several integers.
    Enum(Enum),
    /// Branches of different JSON kinds.
    Union(KindUnion),
    /// Members told apart by a tag or by a key.
    Family(Family),
}

/// A type where it is used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Type {
    /// `true` or `false`.
    Bool,
    /// Text. `uri` is a string whose format says so.
    String(StringRules),
    /// An integral number.
    Integer {
        /// Which range it has.
        kind: IntegerKind,
        /// The declared bounds inside it.
        #[serde(default, skip_serializing_if = "IntegerBounds::is_empty")]
        bounds: IntegerBounds,
    },
    /// A 64-bit integer as a canonical decimal string.
    Int64,
    /// An unsigned 64-bit integer as a canonical decimal string.
    Uint64,
    /// A finite binary64 number.
    Number(NumberBounds),
    /// An RFC 3339 date-time.
    Timestamp,
    /// An RFC 3339 full-date.
    Date,
    /// 8-4-4-4-12 hexadecimal digits.
    Uuid,
    /// Base64 text; lengths count bytes.
    Bytes(LengthBounds),
    /// Any value of the domain, null included.
    Json,
    /// Exactly this value.
    Literal(Literal),
    /// An array.
    List {
        /// The type of every item.
        items: Box<Type>,
        /// How many items there may be.
        #[serde(default, skip_serializing_if = "LengthBounds::is_empty")]
        count: LengthBounds,
    },
    /// An object with free keys.
    Map {
        /// The type of every value.
        values: Box<Type>,
    },
    /// The type, or null. Never nested directly, never round `json` or `null`.
    Nullable(Box<Type>),
    /// A definition.
    Ref(TypeRef),
}

impl Type {
    /// The definition that its values hold, through lists, maps and nulls: a type is a chain that ends in at most one.
    pub fn definition(&self) -> Option<&TypeRef> {
        match self {
            Self::Ref(reference) => Some(reference),
            Self::List { items: inner, .. } | Self::Map { values: inner } | Self::Nullable(inner) => inner.definition(),
            Self::Bool
            | Self::String(_)
            | Self::Integer { .. }
            | Self::Int64
            | Self::Uint64
            | Self::Number(_)
            | Self::Timestamp
            | Self::Date
            | Self::Uuid
            | Self::Bytes(_)
            | Self::Json
            | Self::Literal(_) => None,
        }
    }
}

/// The name of a definition and of the package that holds it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeRef {
    /// The package.
    pub package: String,
    /// The definition's key in [`super::Package::types`].
    pub name: String,
}

/// One fixed value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Literal {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// An integer within ±(2^53 − 1).
    Integer(i64),
    /// A string.
    String(String),
}

/// The range of an integral number on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IntegerKind {
    /// −2^31 … 2^31 − 1
    Int32,
    /// 0 … 2^32 − 1
    Uint32,
    /// ±(2^53 − 1)
    Integer,
}

impl IntegerKind {
    /// The least and the greatest value.
    pub fn range(self) -> (i64, i64) {
        const SAFE: i64 = (1 << 53) - 1;
        match self {
            Self::Int32 => (i32::MIN as i64, i32::MAX as i64),
            Self::Uint32 => (0, u32::MAX as i64),
            Self::Integer => (-SAFE, SAFE),
        }
    }
}

/// Inclusive bounds of an integer; exclusive ones were shifted by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct IntegerBounds {
    /// The least value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<i64>,
    /// The greatest value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<i64>,
}

impl IntegerBounds {
    /// Whether neither end is bounded.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Bounds of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NumberBounds {
    /// The lower end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<NumberBound>,
    /// The upper end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<NumberBound>,
}

/// One end of a number's range.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberBound {
    /// The finite value at the end.
    pub value: f64,
    /// Whether the value itself is outside.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exclusive: bool,
}

/// How long something may be: code points of a string, bytes of `bytes`, items of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LengthBounds {
    /// The least length.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<u32>,
    /// The greatest length.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<u32>,
}

impl LengthBounds {
    /// Whether neither end is bounded.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What a string must be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StringRules {
    /// Its length in code points.
    #[serde(skip_serializing_if = "LengthBounds::is_empty")]
    pub length: LengthBounds,
    /// A pattern in the language's own grammar (see [`crate::pattern`]), searched, not anchored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
    /// Documentation only, such as `uri`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
}

/// An object with declared fields.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The fields in declared order, which is their order on the wire.
    pub fields: Vec<Field>,
    /// The type of every further key; further keys are data then: written and kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Type>,
    /// Removed fields, whose names stay reserved.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub removed: BTreeMap<String, Tombstone>,
}

/// A member of a record, or one that stands beside a tag.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The key on the wire.
    pub name: String,
    /// Prose, lifecycle, examples.
    #[serde(default, skip_serializing_if = "Meta::is_default")]
    pub meta: Meta,
    /// The type of its value.
    #[serde(rename = "type")]
    pub ty: Type,
    /// Whether the key may be absent.
    #[serde(default, skip_serializing_if = "Presence::is_required")]
    pub presence: Presence,
    /// What a reader may assume when the key is absent; never filled in, never left out on emit, but in a config.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "some_value")]
    pub default: Option<serde_json::Value>,
    /// The sensitivity level declared on the field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sensitivity: Option<String>,
    /// What the field is to a config.
    #[serde(default, skip_serializing_if = "Setting::is_plain")]
    pub setting: Setting,
}

/// Whether a key may be absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// It is always there.
    #[default]
    Required,
    /// It may be absent.
    Optional,
}

impl Presence {
    fn is_required(&self) -> bool {
        *self == Self::Required
    }
}

/// One of several strings, or of several integers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enum {
    /// What its values are.
    pub kind: EnumKind,
    /// Who may meet another value of that kind.
    #[serde(default, skip_serializing_if = "Openness::is_closed")]
    pub open: Openness,
    /// The members in declared order.
    pub members: Vec<EnumMember>,
    /// Removed members by their text, whose values stay reserved.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub removed: BTreeMap<String, Tombstone>,
}

/// What the values of an enum are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnumKind {
    /// Strings.
    String,
    /// Integers.
    Integer,
}

/// One value of an enum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnumMember {
    /// Its value: a string or an integer, as the enum's kind says.
    pub value: Literal,
    /// Prose and lifecycle.
    #[serde(default, skip_serializing_if = "Meta::is_default")]
    pub meta: Meta,
}

/// Branches of different JSON kinds; null is said outside, by [`Type::Nullable`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindUnion {
    /// The branches in declared order, at most one a kind.
    pub branches: Vec<Branch>,
}

/// One branch of a kind-union.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The JSON kind of every value of the branch; names the branch too.
    pub kind: Kind,
    /// The branch's type.
    #[serde(rename = "type")]
    pub ty: Type,
}

/// A kind of JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// `null`
    Null,
    /// `true` and `false`
    Bool,
    /// Numbers, integral or not.
    Number,
    /// Strings.
    String,
    /// Arrays.
    Array,
    /// Objects.
    Object,
}

/// Keeps a declared `null` apart from an absent value.
mod some_value {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use serde_json::Value;

    pub(super) fn serialize<S: Serializer>(value: &Option<Value>, serializer: S) -> Result<S::Ok, S::Error> {
        value.as_ref().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
        Value::deserialize(deserializer).map(Some)
    }
}
