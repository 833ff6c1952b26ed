//! Type expressions: `list<Citation> | null -- what follows is the description`.
//!
//! `type = item *("|" item)`; `item = builtin / literal / Name / package.Name / "list<" type ">" / "map<" type ">" / "(" type ")"`.

mod foreign;
mod parse;

pub(crate) use parse::{Parsed, parse};

use crate::model::Literal;
use crate::place::Place;

/// A parsed type expression; every node knows where it begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// Where it begins.
    pub place: Place,
    /// What it is.
    pub node: ExprNode,
}

/// The kinds of a type expression.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprNode {
    /// A built-in type.
    Builtin(Builtin),
    /// `true`, `42`, `null`, `"x"`
    Literal(Literal),
    /// `Name` or `package.Name`
    Name {
        /// The package, when it was named.
        package: Option<String>,
        /// The type's name.
        name: String,
    },
    /// `list<T>`
    List(Box<Expr>),
    /// `map<T>`
    Map(Box<Expr>),
    /// `A | B`; never nested directly, at least two branches.
    Union(Vec<Expr>),
}

/// The built-in types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Builtin {
    Bool,
    String,
    Int32,
    Uint32,
    Integer,
    Int64,
    Uint64,
    Number,
    Timestamp,
    Date,
    Uuid,
    Uri,
    Bytes,
    Json,
}

impl Builtin {
    /// Every built-in type with its word.
    pub const ALL: [(&'static str, Self); 14] = [
        ("bool", Self::Bool),
        ("string", Self::String),
        ("int32", Self::Int32),
        ("uint32", Self::Uint32),
        ("integer", Self::Integer),
        ("int64", Self::Int64),
        ("uint64", Self::Uint64),
        ("number", Self::Number),
        ("timestamp", Self::Timestamp),
        ("date", Self::Date),
        ("uuid", Self::Uuid),
        ("uri", Self::Uri),
        ("bytes", Self::Bytes),
        ("json", Self::Json),
    ];

    /// The word that a name is in the case of another language, as `String` is `string`.
    pub fn spelled(name: &str) -> Option<&'static str> {
        let mut words = Self::ALL.iter().map(|(word, _)| *word);
        words.find(|word| word.eq_ignore_ascii_case(name))
    }
}
