//! Rust as text: types and expressions that lowering spells out, on one line, as `prettyplease` would lay them out.
//!
//! Of these there are many for each field, and tokens of them would cost more than everything that is printed round
//! them. What is still printed as tokens reads them back.

use std::fmt;

use proc_macro2::{Literal, TokenStream};
use quote::ToTokens;

use super::names::Taken;

/// A type, an expression or an item, on one line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Code(String);

/// Spells out a [`Code`], as `format!` does.
macro_rules! code {
    ($($format:tt)*) => {
        $crate::targets::rust::code::Code::new(format!($($format)*))
    };
}

pub(super) use code;

impl Code {
    /// Takes what is spelled out.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Gives a string literal.
    pub fn text(text: &str) -> Self {
        Self(Literal::string(text).to_string())
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether it may hold a block, which does not stay on one line.
    pub fn has_block(&self) -> bool {
        self.0.contains('{')
    }
}

impl fmt::Display for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl PartialEq<String> for Code {
    fn eq(&self, other: &String) -> bool {
        self.0 == *other
    }
}

impl ToTokens for Code {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(
            self.0
                .parse::<TokenStream>()
                .expect("what lowering spells out is made of tokens"),
        );
    }
}

/// What the prelude has and what modules import, each spelled as short as a module can: a name that the module has
/// for something else stands for its whole path.
#[derive(Clone, Copy, Debug)]
pub struct Short {
    /// `std::collections::BTreeMap`
    pub map: &'static str,
    /// `std::boxed::Box`
    pub boxed: &'static str,
    /// `std::convert::Into`
    pub into: &'static str,
    /// `std::option::Option`
    pub option: &'static str,
    /// `std::string::String`
    pub string: &'static str,
    /// `std::vec::Vec`
    pub vec: &'static str,
    /// `cantus::Fields`
    pub fields: &'static str,
    /// `cantus::Presence`
    pub presence: &'static str,
    /// `cantus::Reader`
    pub reader: &'static str,
    /// `cantus::Record`
    pub record: &'static str,
    /// `cantus::Writer`
    pub writer: &'static str,
}

impl Short {
    /// Looks which names a module has for something else.
    pub fn new(names: &Taken) -> Self {
        let short = |path: &'static str| match path.rsplit_once("::") {
            Some((_, name)) if !names.holds(name) => name,
            Some(_) | None => path,
        };
        Self {
            map: short("std::collections::BTreeMap"),
            boxed: short("std::boxed::Box"),
            into: short("std::convert::Into"),
            option: short("std::option::Option"),
            string: short("std::string::String"),
            vec: short("std::vec::Vec"),
            fields: short("cantus::Fields"),
            presence: short("cantus::Presence"),
            reader: short("cantus::Reader"),
            record: short("cantus::Record"),
            writer: short("cantus::Writer"),
        }
    }
}
