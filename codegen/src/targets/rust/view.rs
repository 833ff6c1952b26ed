//! What is printed: every identifier, type and text is final here, and nothing points back at the model.

mod hidden;
mod policies;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use super::code::{Code, Short, code};
use super::docs::Docs;
use super::type_name::Slot;

pub use hidden::{HiddenFamilyView, HiddenForm, HiddenMemberView, HiddenView};
pub use policies::{AttributeKind, AttributeView, PolicyView};

/// A config.
pub struct ConfigView {
    /// Its name with its package.
    pub name: String,
    /// The record of its file, which stands for it.
    pub ident: Ident,
    /// What it is loaded by, as a constant.
    pub definition: TokenStream,
}

/// The zero-sized type of one text.
pub struct LiteralView {
    /// Its name.
    pub ident: Ident,
    /// The text.
    pub text: String,
}

/// What one definition becomes.
pub enum Definition {
    /// `pub type`
    Alias(AliasView),
    /// A struct.
    Record(RecordView),
    /// An enum of scalars.
    Enum(EnumView),
    /// An enum by kind.
    Union(UnionView),
    /// An enum by tag or key.
    Family(Box<FamilyView>),
}

/// What every item begins with.
pub struct Head {
    /// Its name.
    pub ident: Ident,
    /// Its doc comment.
    pub docs: Docs,
    /// Its deprecation.
    pub deprecated: Option<Deprecation>,
}

/// Why an item is on its way out.
#[derive(Clone)]
pub struct Deprecation {
    /// Since when.
    pub since: Option<String>,
    /// Why, and what to use.
    pub note: Option<String>,
}

/// Another name for a type.
pub struct AliasView {
    /// Name and docs.
    pub head: Head,
    /// The type.
    pub ty: Code,
    /// The bounds of its text.
    pub statics: Vec<StaticView>,
}

/// Bounds that are too much for an argument: an item that holds a struct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaticView {
    /// What stands before the `=`.
    pub place: Code,
    /// The struct.
    pub name: &'static str,
    /// Its members.
    pub members: Vec<Code>,
}

impl ToTokens for StaticView {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { place, name, members } = self;
        let name = Code::new(*name);
        tokens.extend(quote!(#place = #name { #(#members),* };));
    }
}

/// Whether a type's equality is an equivalence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equality {
    /// `Eq`
    Total,
    /// `PartialEq` alone: it holds a binary64 number.
    Partial,
}

/// A struct with its reader and writer.
pub struct RecordView {
    /// Name and docs.
    pub head: Head,
    /// The name of what is filled while an object is read.
    pub builder: Ident,
    /// Whether it can be `Eq`.
    pub equality: Equality,
    /// The fields in order.
    pub fields: Vec<FieldView>,
    /// Free keys.
    pub rest: Option<RestView>,
    /// The bounds of its texts.
    pub statics: Vec<StaticView>,
    /// What stands in the place of a whole one.
    pub hidden: Option<HiddenView>,
    /// The level that `Debug` names in the place of a whole one, if the default clearance does not show it.
    pub in_debug: Option<String>,
}

/// One field.
pub struct FieldView {
    /// Name and docs.
    pub head: Head,
    /// The key on the wire.
    pub key: String,
    /// How it holds its value.
    pub slot: Slot,
    /// The type of the value in the slot, in its `Box` if it has one.
    pub inner: Code,
    /// The type of the field.
    pub ty: Code,
    /// The expression that reads what the builder holds.
    pub read: Code,
    /// The expression that writes the value (of a field that is always there) or `value` (of one that is not).
    pub write: Code,
    /// How a caller says the value.
    pub argument: Argument,
    /// The name of the local it is read into.
    pub local: Ident,
    /// The name of its setter.
    pub setter: Ident,
    /// What a reader may assume.
    pub default: Option<DefaultView>,
    /// What stands in its place.
    pub hidden: Option<HiddenView>,
    /// The level that `Debug` names in the place of its value, if the default clearance does not show it.
    pub in_debug: Option<String>,
}

/// How a caller says a field's value.
pub enum Argument {
    /// Not at all: there is only this one.
    Fixed(Code),
    /// By a parameter of this type; the expression speaks of `value` and gives what the slot holds.
    Given {
        /// The parameter's type.
        ty: Code,
        /// From the parameter's value to the slot's.
        convert: Convert,
    },
}

/// From a parameter to what a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convert {
    /// As it is.
    As,
    /// `.into()`
    Into,
    /// Into a `Box`.
    Boxed,
}

impl Convert {
    /// Gives what a slot holds, from the parameter's value.
    pub fn apply(self, slot: Slot, value: &str, short: &Short) -> Code {
        let boxed = short.boxed;
        match (self, slot) {
            (Self::As, _) => Code::new(value),
            (Self::Into, _) => code!("{value}.into()"),
            (Self::Boxed, Slot::Required | Slot::Optional) => code!("{boxed}::new({value})"),
            (Self::Boxed, Slot::Nullable) => code!("{value}.map({boxed}::new)"),
            (Self::Boxed, Slot::Presence) => code!("{value}.into().map({boxed}::new)"),
        }
    }
}

/// The accessor that gives a field's default where the field is absent.
pub struct DefaultView {
    /// Its name.
    pub ident: Ident,
    /// Its type.
    pub ty: Code,
    /// Its body.
    pub body: Code,
    /// The default, for the doc comment.
    pub text: String,
}

/// The free keys of a record.
pub struct RestView {
    /// The field's name.
    pub ident: Ident,
    /// The setter's name.
    pub setter: Ident,
    /// The field's type.
    pub ty: Code,
    /// What reads one value.
    pub reader: Code,
    /// What writes one value.
    pub writer: Code,
    /// The level of the values; above the clearance all are left out.
    pub hidden: Option<HiddenView>,
    /// The level that `Debug` names in the place of all of them, if the default clearance does not show it.
    pub in_debug: Option<String>,
}

/// An enum of strings or integers.
pub struct EnumView {
    /// Name and docs.
    pub head: Head,
    /// Strings or integers.
    pub kind: ScalarKind,
    /// The members in order.
    pub members: Vec<EnumMemberView>,
    /// The catch-all.
    pub other: Option<OtherView>,
    /// What is known of each, if they are error codes.
    pub codes: Option<CodesView>,
    /// What stands in the place of one.
    pub hidden: Option<HiddenView>,
    /// The level that `Debug` names in the place of one, if the default clearance does not show it.
    pub in_debug: Option<String>,
}

/// What an enum's values or a family's tags are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarKind {
    /// Strings.
    Text,
    /// Integers.
    Integer,
}

/// One member of an enum.
pub struct EnumMemberView {
    /// Name and docs.
    pub head: Head,
    /// Its value as a Rust literal.
    pub value: TokenStream,
    /// Its value as text, for messages and tables.
    pub text: String,
}

/// The catch-all of an open enum or family.
pub struct OtherView {
    /// Its name.
    pub ident: Ident,
    /// Who may meet it.
    pub writable: Writable,
}

/// Whether writers may write what is not declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writable {
    /// They may.
    Yes,
    /// Only readers may meet it.
    No,
}

/// The metadata of error codes: one accessor a fact.
pub struct CodesView {
    /// `status`, `retryable`, `hint`, `summary` and the attributes.
    pub facts: Vec<FactView>,
    /// For each code its ancestors, nearest first.
    pub ancestors: Vec<(Ident, Vec<Ident>)>,
}

/// One fact that codes may have.
pub struct FactView {
    /// The accessor's name.
    pub ident: Ident,
    /// Its doc comment.
    pub docs: Docs,
    /// The type of the fact.
    pub ty: TokenStream,
    /// The value and the codes that have it.
    pub values: Vec<(TokenStream, Vec<Ident>)>,
}

/// An enum by JSON kind.
pub struct UnionView {
    /// Name and docs.
    pub head: Head,
    /// Whether it can be `Eq`.
    pub equality: Equality,
    /// The branches in order.
    pub branches: Vec<BranchView>,
    /// What a message says was expected.
    pub expected: String,
    /// The bounds of its texts.
    pub statics: Vec<StaticView>,
    /// What stands in the place of one.
    pub hidden: Option<HiddenView>,
    /// The level that `Debug` names in the place of one, if the default clearance does not show it.
    pub in_debug: Option<String>,
}

/// One branch of a union.
pub struct BranchView {
    /// The variant.
    pub ident: Ident,
    /// The `cantus::Kind`.
    pub kind: Ident,
    /// The type in the variant.
    pub ty: Code,
    /// The type without its `Box`, if it has one.
    pub boxed: Option<Code>,
    /// The expression that reads it.
    pub read: Code,
    /// The expression that writes `value`.
    pub write: Code,
}

/// An enum by tag or key.
pub struct FamilyView {
    /// Name and docs.
    pub head: Head,
    /// Whether it can be `Eq`.
    pub equality: Equality,
    /// How the members are told apart.
    pub told_apart: ToldApartView,
    /// The key of the payload.
    pub content: Option<String>,
    /// What stands beside the tag of every member.
    pub common: CommonView,
    /// What a transport may add; only to events.
    pub transport: Option<Box<RecordView>>,
    /// The structs of what stands beside the tag of one member only.
    pub own_common: Vec<RecordView>,
    /// The members.
    pub members: Vec<MemberView>,
    /// The catch-all.
    pub other: Option<OtherView>,
    /// One accessor a common field.
    pub accessors: Vec<AccessorView>,
    /// The name of the accessor of the whole, if every member has the same.
    pub common_accessor: Option<Ident>,
    /// What is more if the members are error codes.
    pub error: Option<ErrorView>,
    /// What stands in the place of one.
    pub hidden: Option<HiddenView>,
    /// How it is written as a payload above the clearance.
    pub hidden_at: Vec<HiddenFamilyView>,
    /// The level that `Debug` names in the place of one, if the default clearance does not show it.
    pub in_debug: Option<String>,
    /// What the catch-all calls the tag that it was read with.
    pub other_tag: Ident,
    /// The level that `Debug` names in the place of what it keeps, if the default clearance does not show it.
    pub other_in_debug: Option<String>,
}

/// How a family's members are told apart.
pub enum ToldApartView {
    /// By a tag.
    Tag {
        /// The key.
        key: String,
        /// What the tags are.
        kind: ScalarKind,
        /// The tag of an object without one.
        default: Option<String>,
    },
    /// By a name from outside.
    Outside,
    /// By which key is there.
    Key,
}

/// The struct of what stands beside the tag of every member.
pub enum CommonView {
    /// There is nothing.
    None,
    /// A struct that each member holds.
    Held(Box<RecordView>),
    /// There is only one value of it, which no member needs to hold.
    Fixed(Box<RecordView>),
}

/// One member of a family.
pub struct MemberView {
    /// Name and docs.
    pub head: Head,
    /// Its name as a word of a function's.
    pub snake: Ident,
    /// The tag or key as text.
    pub text: String,
    /// The tag as a Rust literal.
    pub tag: TokenStream,
    /// What stands beside the tag.
    pub beside: BesideView,
    /// What it carries.
    pub payload: PayloadView,
    /// The ancestors of an error code, as a `cantus::Ancestors` is told them.
    pub ancestors: Option<TokenStream>,
    /// What stands in the place of what it carries.
    pub hidden: Option<HiddenView>,
    /// The level that `Debug` names in the place of what it carries, if the default clearance does not show it.
    pub in_debug: Option<String>,
}

/// What stands beside a member's tag.
#[derive(Clone)]
pub enum BesideView {
    /// Nothing.
    None,
    /// A struct that the variant holds.
    Held {
        /// The struct.
        ident: Ident,
        /// Its builder.
        builder: Ident,
        /// Whether it is the family's own.
        whose: Whose,
    },
    /// A struct of which there is one value.
    Fixed {
        /// The struct.
        ident: Ident,
        /// Its builder.
        builder: Ident,
        /// Whether it is the family's own.
        whose: Whose,
    },
}

/// Whose struct stands beside a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The family's, the same for all its members.
    Family,
    /// The member's own.
    Member,
}

/// What a member carries.
pub enum PayloadView {
    /// Nothing, and no content key.
    Nothing,
    /// Nothing, under a content key that is there.
    Empty,
    /// Members beside the tag.
    Inline(TypeView),
    /// A value under the content key.
    Content(TypeView),
    /// A value under the content key, which may be absent.
    Optional(TypeView),
}

/// A payload's type.
pub struct TypeView {
    /// The type without a `Box`.
    pub ty: Code,
    /// Whether it stands in one.
    pub boxing: Boxing,
}

/// Whether a value stands in a `Box`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boxing {
    /// It does.
    Boxed,
    /// It does not.
    Plain,
}

/// The accessor of a common field.
pub struct AccessorView {
    /// Its name.
    pub ident: Ident,
    /// Its doc comment.
    pub docs: Docs,
    /// The field it gives.
    pub field: Ident,
    /// What it gives.
    pub ty: Code,
    /// How it gives it.
    pub get: Get,
    /// Which members have it.
    pub reach: Reach,
}

/// How an accessor gives a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Get {
    /// By value: it is `Copy`.
    Copy,
    /// By reference.
    Reference,
    /// As `Option<&str>`.
    OptionalText,
}

/// Which members have a common field.
pub enum Reach {
    /// All of them, in the family's own struct.
    Family,
    /// These variants, the rest have none.
    Members(Vec<Ident>),
    /// All of them, in several structs.
    All(Vec<Ident>),
}

/// What makes a family an error.
pub struct ErrorView {
    /// The enum of its codes.
    pub codes: Ident,
    /// The key of the ancestors.
    pub is_a_key: String,
    /// One constructor a code.
    pub constructors: Vec<ConstructorView>,
    /// The expression of the message, which speaks of `common`.
    pub message: Option<TokenStream>,
    /// The name of the accessor of the code.
    pub code_accessor: Ident,
    /// The name of what gives the common fields for a change, if every member has the same.
    pub common_mut: Option<Ident>,
    /// What each kind of failure is classified as.
    pub classify: Vec<(TokenStream, Ident)>,
}

/// The constructor of one error code.
pub struct ConstructorView {
    /// Its name.
    pub ident: Ident,
    /// Its doc comment.
    pub docs: Docs,
    /// Its deprecation.
    pub deprecated: Option<Deprecation>,
    /// The parameters.
    pub parameters: TokenStream,
    /// The expression it gives.
    pub body: TokenStream,
    /// The code.
    pub code: Ident,
    /// What it is called with by somebody who has no more than a `message`, if that is enough.
    pub of_message: Option<TokenStream>,
}

/// The events of a package.
pub struct EventsView {
    /// The package's name.
    pub package: String,
    /// The family they are.
    pub family: FamilyView,
    /// The members by the order of a sorted table of names: the place of each in `members`.
    pub by_name: Vec<usize>,
    /// How sensitive values are.
    pub levels: Option<LevelsView>,
    /// The name of the trait that sends events.
    pub emitter: Ident,
}

/// The levels of a package.
pub struct LevelsView {
    /// The enum of them.
    pub ident: Ident,
    /// Each with its name, lowest first.
    pub levels: Vec<(Ident, String)>,
    /// The one up to which a sink sees values unless it says otherwise.
    pub default: Ident,
}
