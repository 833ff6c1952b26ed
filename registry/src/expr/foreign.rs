//! Words of other languages, and what they are called in this one.

use super::Builtin;
use crate::catalogue::{self, Entry};
use crate::finding::Finding;
use crate::place::Place;

/// A word that other languages know, and what to write instead.
struct Foreign {
    words: &'static [&'static str],
    entry: &'static Entry,
    help: &'static str,
}

const fn unknown(words: &'static [&'static str], help: &'static str) -> Foreign {
    Foreign {
        words,
        entry: &catalogue::UNKNOWN_TYPE,
        help,
    }
}

const fn refused(words: &'static [&'static str], help: &'static str) -> Foreign {
    Foreign {
        words,
        entry: &catalogue::CONSTRUCT_REFUSED,
        help,
    }
}

const fn reserved(words: &'static [&'static str], help: &'static str) -> Foreign {
    Foreign {
        words,
        entry: &catalogue::WORD_RESERVED,
        help,
    }
}

const FOREIGN: &[Foreign] = &[
    unknown(&["str", "text", "char", "varchar"], "write `string`"),
    unknown(
        &["int", "int53", "long"],
        "write `integer`, or `int64` for 64 bits, which travels as a string",
    ),
    unknown(&["i32", "int16", "int8", "short"], "write `int32`"),
    unknown(&["u32", "uint", "uint16", "uint8", "byte"], "write `uint32`"),
    unknown(
        &["i64", "bigint"],
        "write `int64`, which travels as a string so that no client loses digits",
    ),
    unknown(
        &["u64"],
        "write `uint64`, which travels as a string so that no client loses digits",
    ),
    unknown(
        &["float", "double", "f64", "f32", "float32", "float64", "decimal", "real"],
        "write `number`",
    ),
    unknown(&["boolean"], "write `bool`"),
    unknown(&["any", "unknown", "mixed", "value"], "write `json`"),
    unknown(&["datetime", "instant", "time"], "write `timestamp`"),
    unknown(&["url", "href"], "write `uri`"),
    unknown(&["guid"], "write `uuid`"),
    unknown(&["blob", "binary", "base64"], "write `bytes`"),
    unknown(
        &["nil", "none", "undefined", "void", "empty"],
        "write `null`; if a key may be absent, write `?` after its name",
    ),
    unknown(&["array", "vec", "set", "sequence", "seq"], "write `list<T>`"),
    unknown(
        &["dict", "hash", "hashmap", "record"],
        "write `map<T>`, or `{fields: {…}}` for an object with known keys",
    ),
    unknown(
        &["optional", "option", "maybe", "nullable"],
        "write `T | null`; if a key may be absent, write `?` after its name",
    ),
    refused(
        &["object", "struct"],
        "write `{fields: {…}}` for known keys, `map<T>` for free ones, or `json` for anything",
    ),
    refused(
        &["tuple"],
        "write `list<T>` for values of one type, or name the parts: `{fields: {…}}`",
    ),
    refused(&["enum"], "write the values as a list: `[a, b]`"),
    refused(&["const"], "write the value itself: `\"a\"`, `42`, `true`"),
    reserved(
        &["duration"],
        "write `integer` or `number`, with the unit in the field's name",
    ),
    reserved(
        &["unix_seconds", "unix_millis"],
        "write `integer`, with the unit in the field's name",
    ),
];

/// What is wrong with a word that is not a type of the language.
pub(super) fn word(word: &str, place: &Place) -> Finding {
    let lower = word.to_lowercase();
    if let Some(foreign) = FOREIGN.iter().find(|foreign| foreign.words.contains(&lower.as_str())) {
        let message = if std::ptr::eq(foreign.entry, &catalogue::WORD_RESERVED) {
            format!("`{word}` is kept for a later version of the language")
        } else {
            format!("`{word}` is not a type")
        };
        return Finding::new(foreign.entry, place, message).help(foreign.help);
    }
    let finding = Finding::new(&catalogue::UNKNOWN_TYPE, place, format!("`{word}` is not a type"))
        .near(word, Builtin::ALL.iter().map(|(word, _)| *word).chain(["list", "map"]));
    let help = match finding.suggestion {
        Some(_) => "the names of declared types begin with a capital letter",
        None => {
            "a text is quoted: '\"a\" | \"b\"', or written as a list: `[a, b]`; the names of declared types begin with a capital letter"
        }
    };
    finding.help(help)
}

/// What is wrong with a name in front of `<`.
pub(super) fn generic(word: &str, place: &Place) -> Finding {
    let message = format!("`{word}` takes no type in `<…>`");
    let lower = word.to_lowercase();
    let foreign = FOREIGN.iter().find(|foreign| foreign.words.contains(&lower.as_str()));
    let (entry, help): (&'static Entry, &str) = match (lower.as_str(), foreign) {
        ("list", _) => (&catalogue::EXPRESSION_SYNTAX, "write `list<T>`"),
        ("map", _) => (&catalogue::EXPRESSION_SYNTAX, "write `map<T>`"),
        (_, Some(foreign)) if foreign.help.contains("<T>") || foreign.help.contains("T | null") => {
            (&catalogue::EXPRESSION_SYNTAX, foreign.help)
        }
        _ => (
            &catalogue::CONSTRUCT_REFUSED,
            "there are no generic types; declare a type for each use, or use `json` for the part that varies",
        ),
    };
    Finding::new(entry, place, message).help(help)
}

/// What is wrong with a character that cannot stand where it does; `rest` begins with it, `before` is what stands
/// in front of it.
pub(super) fn character(before: &str, rest: &str, place: &Place) -> Finding {
    let c = rest.chars().next().unwrap_or(' ');
    let subject = before
        .rsplit(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '.' | '>' | '<')))
        .next()
        .unwrap_or("");
    let inside = before.matches('<').count() > before.matches('>').count();
    let refuse = |message: &str, help: &str| Finding::new(&catalogue::CONSTRUCT_REFUSED, place, message).help(help);
    let syntax = |message: &str, help: &str| Finding::new(&catalogue::EXPRESSION_SYNTAX, place, message).help(help);
    match c {
        '|' => syntax(
            "a branch is missing before this `|`",
            "remove it, or write a type in front of it",
        ),
        '>' => syntax(
            "`>` closes nothing",
            "remove it, or write `list<` or `map<` in front of the type",
        ),
        ')' => syntax("`)` closes nothing", "remove it"),
        '?' => syntax(
            "a type has no `?`",
            &format!(
                "write it after the field's name if the key may be absent (`name?: {subject}`), and `{subject} | null` if the value may be null"
            ),
        ),
        '[' if rest.starts_with("[]") => syntax("a list is not spelled with `[]`", &format!("write `list<{subject}>`")),
        '[' => refuse(
            "an expression holds no `[…]`",
            "write `list<T>` for a list; values to choose from are a list of their own: `[a, b]`; tuples are refused",
        ),
        ',' if inside && before.contains("map<") => {
            syntax("`map` takes one type", "write `map<T>`: keys are always strings")
        }
        ',' => refuse(
            "an expression holds no `,`",
            "there are no tuples and no generic types; a text after ` -- ` that holds a comma wants quotes inside `{…}`",
        ),
        '{' | '}' => syntax(
            "an expression holds no `{…}`",
            "write the map form instead: `{items: {fields: {…}}}`, or name the shape under `types`",
        ),
        '&' => refuse(
            "types are not added up with `&`",
            "write the fields of both in one record",
        ),
        '=' => syntax("an expression holds no default", "write `{type: T, default: …}`"),
        '\'' => syntax("a text in an expression is quoted with `\"`", "write \"…\""),
        '.' if before.ends_with(|c: char| c.is_alphanumeric() || c == '_') => syntax(
            "a name has one `.` at most",
            "write `package.Name` for a type of another package; types inside types have names of their own",
        ),
        '+' | '.' => syntax(
            &format!("`{c}` does not begin a number"),
            "write numbers as JSON does: `1`, `-1`",
        ),
        _ if rest.starts_with("--") => syntax(
            "`--` wants a space on each side",
            "write ` -- ` between the type and its description",
        ),
        '-' | '–' | '—' | '#' | '/' => syntax(
            &format!("`{c}` cannot stand here"),
            "a description follows ` -- `; a text that is meant as it stands is quoted: '\"…\"'",
        ),
        c if c.is_alphanumeric() => syntax(
            &format!("a type ends before this `{c}`"),
            "write `|` between types, ` -- ` before a description, and quotes round a text: '\"…\"'",
        ),
        c => syntax(
            &format!("`{c}` cannot stand here"),
            "an expression is made of types, `|`, `<`, `>`, `(` and `)`; a text is quoted: '\"…\"'",
        ),
    }
}
