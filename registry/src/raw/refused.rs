//! Words of JSON Schema and its kin that the language spells otherwise, keeps for later, or refuses.

use crate::catalogue::{self, Entry};

/// A key that people bring with them.
struct Foreign {
    words: &'static [&'static str],
    entry: &'static Entry,
    help: &'static str,
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

const fn spelled(words: &'static [&'static str], help: &'static str) -> Foreign {
    Foreign {
        words,
        entry: &catalogue::UNKNOWN_KEY,
        help,
    }
}

const FOREIGN: &[Foreign] = &[
    reserved(
        &["include"],
        "repeat the fields, or name a shape under `types` and give it a field of its own",
    ),
    reserved(
        &["keys", "minProperties", "maxProperties"],
        "check the keys of a map in code",
    ),
    reserved(&["unique", "uniqueItems"], "check that items differ in code"),
    reserved(
        &["require"],
        "say in the description which of the fields must be there, or use `keyed:` when exactly one is",
    ),
    reserved(&["reply"], "declare the answer as an event of its own"),
    refused(&["multipleOf"], "choose a unit in which the value is an `integer`"),
    refused(&["not"], "say what is allowed: an enum, bounds or a pattern"),
    refused(
        &["if", "then", "else", "dependentRequired", "dependentSchemas"],
        "declare each case as a member: `variants:` with a tag, or `keyed:`",
    ),
    refused(
        &["oneOf", "anyOf"],
        "write `A | B` when the branches are of different JSON kinds, and `variants:` or `keyed:` for records",
    ),
    refused(&["allOf"], "write the fields of all of them in one record"),
    refused(
        &["prefixItems", "tuple", "additionalItems", "contains"],
        "write `list<T>` for values of one type, or name the parts: `{fields: {…}}`",
    ),
    refused(
        &["additionalProperties", "unevaluatedProperties"],
        "`rest: T` keeps further keys as data; without it, writers write none and readers ignore them",
    ),
    refused(&["patternProperties", "propertyNames"], "write `map<T>` for free keys"),
    refused(&["const"], "write the value as the type: `type: '\"a\"'`, `type: 42`"),
    refused(
        &["parameters", "generics", "type_parameters"],
        "there are no generic types; declare a type for each use",
    ),
    spelled(&["properties"], "write `fields:`"),
    spelled(
        &["required", "optional"],
        "a field is required unless its name ends with `?`: `name?: string`",
    ),
    spelled(&["$ref"], "write the name of the type"),
    spelled(&["$defs", "definitions"], "declare types under `types:`"),
    spelled(&["discriminator"], "write `tag:`"),
    spelled(&["title"], "write `summary:`"),
    spelled(&["example"], "write `examples:` with a list"),
    spelled(&["additional", "extra"], "`rest: T` keeps further keys as data"),
];

/// What a foreign key means here, and what to write instead.
pub(super) fn find(word: &str) -> Option<(&'static Entry, &'static str)> {
    let foreign = FOREIGN.iter().find(|foreign| foreign.words.contains(&word))?;
    Some((foreign.entry, foreign.help))
}
