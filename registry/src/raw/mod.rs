//! What the files say, before any name is resolved.
//!
//! One [`File`] per YAML file, one struct per notation of the language; every name keeps its place. Nothing is
//! merged, defaulted or looked up here.

mod classify;
mod config;
mod declaration;
mod family;
mod keys;
mod member;
mod notes;
mod package;
mod policy;
mod protocol;
mod rare;
mod record;
mod refused;
mod rules;
mod sample;
mod schema;
mod value;

pub use config::Config;
pub(crate) use member::code_words;
pub(crate) use package::file;
pub use policy::{Action, Detail, MatchBy, MatchKey, Policy, Preset};
pub use protocol::{FieldName, ProtocolRule, RuleForm, Selector};
pub use rare::{Empty, Rare};
pub use sample::Sample;
pub use schema::registry_file_schema;

use crate::expr::Expr;
use crate::model::{Case, Direction, Failure, Openness, Protective, Stability};
use crate::place::{Place, Spanned};

/// Named entries in the order they were written.
pub type Entries<T> = Vec<(Spanned<String>, T)>;

/// A JSON value as written, with the place of its first character.
pub type Value = Spanned<serde_json::Value>;

/// One file of a package.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    /// The file itself (line 1, column 1).
    pub place: Place,
    /// The folder it stands in, which must be the package's name.
    pub folder: String,
    /// `package`, in the file that carries the header.
    pub package: Option<Spanned<String>>,
    /// `version`
    pub version: Option<Spanned<String>>,
    /// `summary`
    pub summary: Option<Spanned<String>>,
    /// `description`
    pub description: Option<Spanned<String>>,
    /// `style.fields`
    pub style_fields: Option<Spanned<Case>>,
    /// `style.events`
    pub style_events: Option<Spanned<Case>>,
    /// `envelope`
    pub envelope: Option<Spanned<Envelope>>,
    /// `sensitivity`, or `sensitivity.levels`
    pub sensitivity: Option<Spanned<Vec<Spanned<String>>>>,
    /// `sensitivity.default_clearance`
    pub default_clearance: Option<Spanned<String>>,
    /// `uses`
    pub uses: Option<Spanned<Vec<Spanned<String>>>>,
    /// `types`
    pub types: Entries<Declaration>,
    /// `events`
    pub events: Entries<Member>,
    /// `errors.shape`
    pub error_shape: Option<ErrorShape>,
    /// `errors.attributes`: name (`?` included in [`FieldKey`]) → type.
    pub error_attributes: Vec<Field>,
    /// `errors.codes`
    pub error_codes: Entries<Member>,
    /// `extend`: family name (an event or a type) → what it adds.
    pub extend: Entries<Extension>,
    /// `errors.classify`
    pub classify: Vec<Classified>,
    /// `policies`
    pub policies: Entries<Policy>,
    /// `configs`
    pub configs: Entries<Config>,
    /// `protocol`
    pub protocol: Vec<ProtocolRule>,
    /// Entries (types, events, codes, extended families) that are declared here but could not be read. What is
    /// wrong with them was reported; that their names mean nothing would be news to nobody.
    pub broken: Vec<Spanned<String>>,
    /// Whether part of the file could not be read at all, so that names and the header may be missing.
    pub cut: bool,
}

impl File {
    /// A file that declares nothing.
    pub fn empty(place: Place, folder: &str) -> Self {
        Self {
            place,
            folder: folder.to_owned(),
            package: None,
            version: None,
            summary: None,
            description: None,
            style_fields: None,
            style_events: None,
            envelope: None,
            sensitivity: None,
            default_clearance: None,
            uses: None,
            types: Vec::new(),
            events: Vec::new(),
            error_shape: None,
            error_attributes: Vec::new(),
            error_codes: Vec::new(),
            extend: Vec::new(),
            classify: Vec::new(),
            policies: Vec::new(),
            configs: Vec::new(),
            protocol: Vec::new(),
            broken: Vec::new(),
            cut: false,
        }
    }
}

/// What `extend` adds to a family that is declared elsewhere.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Extension {
    /// `variants`
    pub variants: Entries<Member>,
}

/// How a package spells its documents.
#[derive(Clone, Debug, PartialEq)]
pub enum Envelope {
    /// `envelope: none`
    None,
    /// `envelope: jsonrpc`
    JsonRpc,
    /// `envelope: {tag, content?, common?, transport?}`
    Tagged {
        /// `tag`; `type` when left out.
        tag: Option<Spanned<String>>,
        /// `content`
        content: Option<ContentKey>,
        /// `common`
        common: Vec<Field>,
        /// `transport`
        transport: Vec<Field>,
    },
}

/// The key that holds a payload; `?` after it lets an empty payload be absent.
#[derive(Clone, Debug, PartialEq)]
pub struct ContentKey {
    /// The key without its `?`.
    pub name: Spanned<String>,
    /// Whether it was written with `?`.
    pub optional: bool,
}

/// `errors.shape`
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorShape {
    /// Where it stands.
    pub place: Place,
    /// `name`
    pub name: Option<Spanned<String>>,
    /// `tag`
    pub tag: Option<Spanned<String>>,
    /// `content`
    pub content: Option<ContentKey>,
    /// `common`
    pub common: Vec<Field>,
    /// `is_a`: the key under which ancestors are written, when it is not `is_a`.
    pub is_a: Option<Spanned<String>>,
    /// `summary`, `description` and the rest.
    pub notes: Notes,
}

/// A row of `errors.classify`.
#[derive(Clone, Debug, PartialEq)]
pub struct Classified {
    /// What the failure looks like.
    pub failure: Spanned<Failure>,
    /// `code`
    pub code: Spanned<String>,
}

/// A field: its key, whether the key had a `?`, and what was declared.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The key without its `?`.
    pub name: Spanned<String>,
    /// Whether the key was written with `?`.
    pub optional: bool,
    /// The type and what is said of it.
    pub declaration: Declaration,
}

/// A type as declared, anywhere one may stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Declaration {
    /// Where it begins.
    pub place: Place,
    /// Which notation it is in.
    pub form: Form,
    /// `nullable: true`
    pub nullable: bool,
    /// The constraints beside it, each with its place.
    pub rules: Rare<Rules>,
    /// Everything else said of it.
    pub notes: Rare<Notes>,
}

/// The notations a type may be declared in.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// An expression, bare or under `type:`.
    Expression(Expr),
    /// A list of scalars, bare or under `type:`: one of these.
    Scalars(Vec<Value>),
    /// `enum:`
    Enum(EnumForm),
    /// `fields:`, perhaps with `rest:`, or `rest:` alone.
    Record(RecordForm),
    /// `variants:` or `keyed:`
    Family(FamilyForm),
    /// `items:`
    Items(Box<Declaration>),
    /// `values:`
    Values(Box<Declaration>),
    /// `removed:`
    Removed(Removed),
}

/// `enum:` a list of scalars, or a map from a value to a description or notes.
#[derive(Clone, Debug, PartialEq)]
pub struct EnumForm {
    /// The members in order. The value is a JSON string, integer or null; a map's key is read by JSON's rules too.
    pub members: Vec<EnumEntry>,
    /// `open`
    pub open: Option<Spanned<Openness>>,
}

/// One member of an enum.
#[derive(Clone, Debug, PartialEq)]
pub struct EnumEntry {
    /// Its value.
    pub value: Value,
    /// What is said of it; a bare text is its description.
    pub notes: Notes,
    /// `removed:` instead of a body.
    pub removed: Option<Removed>,
}

/// `fields:` and `rest:`
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecordForm {
    /// `fields`
    pub fields: Vec<Field>,
    /// `rest`
    pub rest: Option<Box<Declaration>>,
}

/// `variants:` or `keyed:` with what goes with them.
#[derive(Clone, Debug, PartialEq)]
pub struct FamilyForm {
    /// Whether it is `keyed:`; if not, it is `variants:`.
    pub told_apart: FamilyNotation,
    /// The members in order.
    pub members: Entries<Member>,
    /// `tag`; `type` when left out.
    pub tag: Option<Spanned<String>>,
    /// `content`
    pub content: Option<ContentKey>,
    /// `common`
    pub common: Vec<Field>,
    /// `open`
    pub open: Option<Spanned<Openness>>,
    /// `default`: a member's name.
    pub default: Option<Spanned<String>>,
}

/// Which word a family was declared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FamilyNotation {
    /// `variants:`
    Variants,
    /// `keyed:`
    Keyed,
}

/// An event, a variant, a keyed alternative or an error code.
#[derive(Clone, Debug, PartialEq)]
pub struct Member {
    /// Where its body begins (its name, when it has none).
    pub place: Place,
    /// What it carries.
    pub payload: Payload,
    /// `beside`: what stands beside the tag of the family that this is a member of.
    pub beside: Option<Spanned<Beside>>,
    /// `direction`; events only.
    pub direction: Option<Spanned<Direction>>,
    /// `wire`; error codes, and variants whose tag's value is not their name.
    pub wire: Option<Value>,
    /// `sensitivity`: of everything the member carries.
    pub sensitivity: Option<Spanned<String>>,
    /// What is said of an error code only.
    pub code: CodeForm,
    /// Everything else.
    pub notes: Notes,
}

impl Member {
    /// A member of which nothing is said.
    pub fn unsaid(place: Place) -> Self {
        Self {
            place,
            payload: Payload::Unsaid,
            beside: None,
            direction: None,
            wire: None,
            sensitivity: None,
            code: CodeForm::default(),
            notes: Notes::default(),
        }
    }
}

/// What a member carries.
#[derive(Clone, Debug, PartialEq)]
pub enum Payload {
    /// Nothing was said: no fields, the family's own rule for its content.
    Unsaid,
    /// `payload: none`: there is never a content.
    Never(Place),
    /// `fields:`, `rest:`, `variants:`, `keyed:`, `payload: Name`, or `details:` of a code.
    Declared {
        /// What was declared.
        declaration: Box<Declaration>,
        /// Whether the word had a `?` (`fields?:`, `payload?:`).
        optional: bool,
    },
    /// `removed:`
    Removed(Removed),
}

/// `beside:` on a member.
#[derive(Clone, Debug, PartialEq)]
pub enum Beside {
    /// `beside: none`
    None,
    /// `beside: [a, b]`: only these of the family's common fields.
    Only(Vec<Spanned<String>>),
    /// `beside: {a: string}`: added to the common fields, or in the place of one.
    With(Vec<Field>),
}

/// What is said of an error code only.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CodeForm {
    /// `status`
    pub status: Option<Spanned<u16>>,
    /// `retryable`
    pub retryable: Option<Spanned<bool>>,
    /// `hint`
    pub hint: Option<Spanned<String>>,
    /// `is_a`
    pub is_a: Option<Spanned<String>>,
    /// Every other key: must be an attribute of the package.
    pub attributes: Entries<Value>,
}

/// `removed: {since, note}`
#[derive(Clone, Debug, PartialEq)]
pub struct Removed {
    /// Where it stands.
    pub place: Place,
    /// `since`
    pub since: Option<Spanned<String>>,
    /// `note`
    pub note: Option<Spanned<String>>,
}

/// Constraints, as written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rules {
    /// `minimum`
    pub minimum: Option<Value>,
    /// `maximum`
    pub maximum: Option<Value>,
    /// `exclusiveMinimum`
    pub exclusive_minimum: Option<Value>,
    /// `exclusiveMaximum`
    pub exclusive_maximum: Option<Value>,
    /// `minLength`
    pub min_length: Option<Spanned<u32>>,
    /// `maxLength`
    pub max_length: Option<Spanned<u32>>,
    /// `pattern`
    pub pattern: Option<Spanned<String>>,
    /// `minItems`
    pub min_items: Option<Spanned<u32>>,
    /// `maxItems`
    pub max_items: Option<Spanned<u32>>,
    /// `format`
    pub format: Option<Spanned<String>>,
    /// `default`; in a family, `default` is a member's name and stands in [`FamilyForm`].
    pub default: Option<Sample>,
    /// `sensitivity`
    pub sensitivity: Option<Spanned<String>>,
    /// `env: true`
    pub env: Option<Place>,
    /// `protective`
    pub protective: Option<Spanned<Protective>>,
}

/// Prose, lifecycle and examples.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    /// `summary`
    pub summary: Option<Spanned<String>>,
    /// `description`, or what follows ` -- `.
    pub description: Option<Spanned<String>>,
    /// `since`
    pub since: Option<Spanned<String>>,
    /// `stability`
    pub stability: Option<Spanned<Stability>>,
    /// `deprecated`: `true`, a text (its note), or a map.
    pub deprecated: Option<Spanned<Deprecated>>,
    /// `use_when`
    pub use_when: Option<Spanned<String>>,
    /// `instead_of`
    pub instead_of: Entries<Spanned<String>>,
    /// `examples`
    pub examples: Vec<Sample>,
    /// `as`
    pub rename: Option<Spanned<String>>,
    /// `allow`
    pub allow: Entries<Spanned<String>>,
}

/// `deprecated:` as written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deprecated {
    /// `since`
    pub since: Option<Spanned<String>>,
    /// `note`
    pub note: Option<Spanned<String>>,
    /// `use`
    pub replacement: Option<Spanned<String>>,
}
