//! Turns names of the registry into Rust identifiers: the one place that knows Rust's keywords.

use std::collections::BTreeSet;

use cantus_registry::model::Meta;
use cantus_registry::words;
use proc_macro2::{Ident, Span};

/// Words that Rust reserves (edition 2024); as identifiers they are written `r#word`.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else", "enum",
    "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
    "mut", "override", "priv", "pub", "ref", "return", "static", "struct", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Words that cannot even be written as `r#word`; they get a trailing `_`.
const NEVER_RAW: &[&str] = &["self", "Self", "super", "crate"];

/// Names of files that Cargo gives a meaning of its own below `src`.
const CARGO_FILES: &[&str] = &["lib", "main", "bin"];

/// Gives the identifier that is spelled as `word`, whatever Rust thinks of it.
pub fn ident(word: &str) -> Ident {
    if NEVER_RAW.contains(&word) {
        Ident::new(&format!("{word}_"), Span::call_site())
    } else if KEYWORDS.contains(&word) {
        Ident::new_raw(word, Span::call_site())
    } else {
        Ident::new(word, Span::call_site())
    }
}

/// Gives the identifier of a type or a variant.
pub fn pascal(name: &str, meta: &Meta) -> Ident {
    ident(&words::pascal(meta.rename.as_deref().unwrap_or(name)))
}

/// Gives the identifier of a field, a parameter or a function.
pub fn snake(name: &str, meta: &Meta) -> Ident {
    ident(&words::snake(meta.rename.as_deref().unwrap_or(name)))
}

/// Gives the name of a package's module, which is also the stem of its file.
pub fn module(package: &str) -> Ident {
    let word = words::snake(package);
    if CARGO_FILES.contains(&word.as_str()) {
        return Ident::new(&format!("{word}_"), Span::call_site());
    }
    ident(&word)
}

/// Gives the stem of the file that `pub mod module;` looks for.
pub fn file_stem(module: &Ident) -> String {
    let text = module.to_string();
    text.strip_prefix("r#").unwrap_or(&text).to_owned()
}

/// Gives the identifier of a constant: the words of each part, and two underscores between the parts,
/// which no single name can hold.
pub fn constant(parts: &[&str]) -> Ident {
    let words: Vec<String> = parts.iter().map(|part| words::snake(part).to_uppercase()).collect();
    ident(&words.join("__"))
}

/// Holds the names that are taken in one scope, so that what the target adds never meets what was declared.
#[derive(Clone, Debug, Default)]
pub struct Taken(BTreeSet<String>);

impl Taken {
    /// Starts with the names that are there.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().collect())
    }

    /// Says whether a name is taken.
    pub fn holds(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// Takes some more names as they are.
    pub fn with(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.0.extend(names);
        self
    }

    /// Takes a name; where it is taken already, with as many trailing `_` as it needs. No derived name
    /// ends in one.
    pub fn fresh(&mut self, wanted: &str) -> Ident {
        let mut name = ident(wanted).to_string();
        while !self.0.insert(name.clone()) {
            name = format!("{}_", name.trim_start_matches("r#"));
        }
        match name.strip_prefix("r#") {
            Some(word) => Ident::new_raw(word, Span::call_site()),
            None => Ident::new(&name, Span::call_site()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, snake_is: &str, pascal_is: &str) {
        let meta = Meta::default();
        assert_eq!(
            (snake(name, &meta).to_string(), pascal(name, &meta).to_string()),
            (snake_is.into(), pascal_is.into())
        );
    }

    #[test]
    fn every_keyword_has_an_identifier() {
        check("type", "r#type", "Type");
        check("self", "self_", "Self_");
        check("crate", "crate_", "Crate");
        check("gen", "r#gen", "Gen");
        for word in KEYWORDS.iter().chain(NEVER_RAW) {
            let field = ident(word);
            let parsed: syn::Ident = syn::parse_str(&field.to_string()).expect("an identifier parses");
            assert_eq!(parsed, field);
        }
    }

    #[test]
    fn signs_and_digits_have_identifiers() {
        check("", "empty", "Empty");
        check("2fa", "_2fa", "_2fa");
        check("*/", "u2a_u2f", "U2aU2f");
        check("$/cancel_request", "cancel_request", "CancelRequest");
        check("💥", "u1f4a5", "U1f4a5");
    }

    #[test]
    fn an_added_name_gives_way_to_a_declared_one() {
        let mut taken = Taken::new(["Other".to_owned(), "r#type".to_owned()]);
        assert_eq!(taken.fresh("Other").to_string(), "Other_");
        assert_eq!(taken.fresh("Other").to_string(), "Other__");
        assert_eq!(taken.fresh("type").to_string(), "type_");
        assert_eq!(taken.fresh("message").to_string(), "message");
    }

    #[test]
    fn a_package_never_takes_the_file_of_the_crate() {
        assert_eq!(module("lib").to_string(), "lib_");
        assert_eq!(file_stem(&module("type")), "type");
    }

    #[test]
    fn the_parts_of_a_constant_stay_apart() {
        assert_ne!(constant(&["a_b", "c"]), constant(&["a", "b_c"]));
    }
}
