//! What is printed of a policy.

use super::super::code::Code;
use proc_macro2::{Ident, Literal as Token, TokenStream};

use super::Docs;

/// A policy.
pub struct PolicyView {
    /// Its name with its package.
    pub name: String,
    /// The record of its file, which stands for it.
    pub file: Ident,
    /// The enum of its actions.
    pub action: Ident,
    /// The record of its requests.
    pub request: Ident,
    /// The request that borrows.
    pub borrowed: Ident,
    /// The keys as constants.
    pub keys: Vec<TokenStream>,
    /// The actions as constants.
    pub actions: Vec<TokenStream>,
    /// The index of the action that is the default.
    pub default: Token,
    /// The presets as constants.
    pub presets: Vec<TokenStream>,
    /// The type of the package's error codes.
    pub code: TokenStream,
    /// The actions that answer with an error, by index, and its code.
    pub codes: Vec<(Token, Ident)>,
    /// The attributes of a request.
    pub attributes: Vec<AttributeView>,
}

/// One attribute of a policy's requests.
pub struct AttributeView {
    /// The index of its key.
    pub index: Token,
    /// Its name in files.
    pub name: String,
    /// The field.
    pub ident: Ident,
    /// The method that sets it.
    pub setter: Ident,
    /// The field's docs.
    pub docs: Docs,
    /// What it is.
    pub kind: AttributeKind,
}

/// What an attribute is.
pub enum AttributeKind {
    /// A text.
    Text,
    /// A list of texts.
    Texts,
    /// A truth value.
    Bool,
    /// A member of this enum.
    Member(Code),
}
