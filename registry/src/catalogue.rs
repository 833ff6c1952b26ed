//! The table of findings: one entry an id, and nothing reports an id that is not here.
//!
//! Every entry has a bad fixture in `tests/fixtures/findings/<id>/` with a golden message; a test fails when
//! either lacks. To add a finding, add an entry here, the check that reports it, and the fixture.

use crate::finding::Severity;

/// What is always true of a finding with one id.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id: names the offence, never changes.
    pub id: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// What it means and why it matters, for `cantus explain`.
    pub explanation: &'static str,
}

/// The entry with an id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ALL.iter().copied().find(|entry| entry.id == id)
}

macro_rules! catalogue {
    ($($name:ident = $severity:ident $id:literal: $explanation:literal;)*) => {
        $(
            #[doc = $explanation]
            pub static $name: Entry = Entry { id: $id, severity: Severity::$severity, explanation: $explanation };
        )*
        /// Every entry.
        pub static ALL: &[&Entry] = &[$(&$name),*];
    };
}

catalogue! {
    // Files and YAML.
    FILE_UNREADABLE = Error "file-unreadable": "A file or folder of the registry could not be read.";
    FILE_TOO_LARGE = Error "file-too-large": "A registry file is larger than any person writes; split it.";
    FILE_EMPTY = Error "file-empty": "A registry file declares nothing.";
    FILE_NOT_UTF8 = Error "file-not-utf8": "A registry file is not UTF-8 text.";
    FILE_IS_FOLDER = Error "file-is-folder": "A folder bears a file's name, so what is in it would be missed.";
    FILE_STRAY = Error "file-stray": "A YAML file stands outside a package folder, so it belongs to no package.";
    SYMLINK_LOOP = Error "symlink-loop": "A symbolic link leads back to itself or out of the registry.";
    MERGE_MARKERS = Error "merge-markers": "A merge was not finished; both sides still stand in the file.";
    YAML_SYNTAX = Error "yaml-syntax": "The file is not YAML.";
    YAML_TAB = Error "yaml-tab": "YAML does not indent with tabs.";
    YAML_ALIAS = Error "yaml-alias": "Anchors and aliases are refused: a registry says what it means where it means it.";
    YAML_TAG = Error "yaml-tag": "YAML tags such as `!!str` are refused; the language has its own types.";
    YAML_DOCUMENTS = Error "yaml-documents": "A file holds one YAML document.";
    YAML_TOO_DEEP = Error "yaml-too-deep": "The file nests deeper than any declaration can.";
    YAML_TOO_MANY_NODES = Error "yaml-too-many-nodes": "The file holds more nodes than any person writes; split it.";
    DUPLICATE_KEY = Error "duplicate-key": "One key stands twice in one map; a YAML reader would drop one of them.";
    // The shape of declarations.
    UNKNOWN_KEY = Error "unknown-key": "The language has no such key here.";
    WRONG_KIND = Error "wrong-kind": "A map, a list, or a scalar stands where another is wanted.";
    WRONG_VALUE = Error "wrong-value": "The value is not one that may stand here.";
    MISSING_KEY = Error "missing-key": "A key that is always needed is not there.";
    CONFLICTING_FORMS = Error "conflicting-forms": "A declaration is in two notations at once, so it would mean two things.";
    EXPRESSION_SYNTAX = Error "expression-syntax": "A type expression does not parse.";
    FLOW_KEY_SPACE = Error "flow-key-space": "In `{a:b}` YAML reads one key `a:b`; a space belongs after the colon.";
    WORD_RESERVED = Error "word-reserved": "The word is kept for a later version of the language.";
    CONSTRUCT_REFUSED = Error "construct-refused": "The language refuses this construct on purpose; the message says what to do instead.";
    // Packages.
    PACKAGE_HEADER_MISSING = Error "package-header-missing": "No file of the folder carries the package's header.";
    PACKAGE_HEADER_TWICE = Error "package-header-twice": "Exactly one file of a package carries its header.";
    PACKAGE_FOLDER = Error "package-folder": "A package is a folder of its own name.";
    PACKAGE_TWICE = Error "package-twice": "Two folders declare one package.";
    PACKAGE_UNKNOWN = Error "package-unknown": "No package of that name is in the registry.";
    PACKAGE_NOT_USED = Error "package-not-used": "Another package's type is named without `uses`.";
    VERSION_INVALID = Error "version-invalid": "A version is `major.minor.patch`.";
    REGISTRY_EMPTY = Error "registry-empty": "The registry holds no package.";
    // Names.
    ENTRY_TWICE = Error "entry-twice": "One thing is declared in two places.";
    NAME_INVALID = Error "name-invalid": "A name has 1 to 128 characters and no control characters.";
    NAME_RESERVED = Error "name-reserved": "The name is kept for what Cantus itself writes.";
    IDENTIFIERS_MEET = Error "identifiers-meet": "Two names become one identifier in generated code; `as` gives one of them another.";
    IDENTIFIER_INVALID = Error "identifier-invalid": "`as` must be an identifier: a letter, then letters, digits and underscores.";
    CASE_STYLE = Warning "case-style": "A name is not cased as the package's style says.";
    UNKNOWN_TYPE = Error "unknown-type": "No type of that name is declared.";
    EXTEND_UNKNOWN = Error "extend-unknown": "`extend` names no family of the package.";
    RESERVED_BY_TOMBSTONE = Error "reserved-by-tombstone": "The name or identifier belonged to something that was removed and stays reserved.";
    REMOVED_IN_USE = Error "removed-in-use": "Something that was removed is still used.";
    // Types.
    ALIAS_CYCLE = Error "alias-cycle": "A type is only another name for itself.";
    TYPE_TOO_DEEP = Error "type-too-deep": "Lists, maps and nulls nest deeper than readers of the lock can follow; name the inner types.";
    NO_FINITE_VALUE = Error "no-finite-value": "Every value of the type would hold another one, without end.";
    UNION_SAME_KIND = Error "union-same-kind": "Two branches of a union are of one JSON kind, so no reader could tell them apart.";
    UNION_OPEN_ENUM = Error "union-open-enum": "No other branch may stand beside an open enum.";
    FAMILY_EMPTY = Error "family-empty": "A family has at least one member.";
    ENUM_EMPTY = Error "enum-empty": "An enum has at least one member.";
    ENUM_MIXED = Error "enum-mixed": "The members of an enum are all strings or all integers.";
    ENUM_TWICE = Error "enum-twice": "One value stands twice in an enum.";
    RULE_MISFIT = Error "rule-misfit": "The annotation says nothing about a value of this type.";
    BOUNDS_EMPTY = Error "bounds-empty": "The bounds exclude every value.";
    PATTERN_SYNTAX = Error "pattern-syntax": "The pattern is outside the language's grammar.";
    PATTERN_AMBIGUOUS = Error "pattern-ambiguous": "A repeat inside a repeat can match one text in many ways, which takes a matcher for ever.";
    DEFAULT_REJECTED = Error "default-rejected": "The default is not a value of its type.";
    EXAMPLE_REJECTED = Error "example-rejected": "The example is not a value of its type.";
    // Families.
    FIELDS_MEET = Error "fields-meet": "Two fields of one name would stand in one object.";
    TAG_OPEN = Error "tag-open": "A tag is a closed set of names; openness belongs to the family.";
    KEYED_KEY_MISSING = Error "keyed-key-missing": "A keyed member must have its own key as a required field.";
    KEYED_TWO_KEYS = Error "keyed-two-keys": "A keyed member holds the key of another, so no reader could tell them apart.";
    PAYLOAD_NOT_OBJECT = Error "payload-not-object": "A payload is a record or a family.";
    CONTENT_CANNOT_BE_EMPTY = Error "content-cannot-be-empty": "Only a payload without required fields can be absent.";
    CONTENT_MISSING = Error "content-missing": "The family has no content key, so nothing can be said of its content.";
    BESIDE_UNKNOWN = Error "beside-unknown": "The field is not among the family's common ones.";
    BESIDE_MISFIT = Error "beside-misfit": "Nothing stands beside a tag here.";
    DEFAULT_MEMBER = Error "default-member": "The default is not a member of its family.";
    WIRE_TWICE = Error "wire-twice": "Two members have one value on the wire.";
    WIRE_MIXED = Error "wire-mixed": "The tags of a family are all strings or all integers.";
    // Errors.
    CODE_ATTRIBUTE = Error "code-attribute": "The package declares no such attribute, or the value is not of its type.";
    IS_A_UNKNOWN = Error "is-a-unknown": "No code of that name is declared.";
    IS_A_CYCLE = Error "is-a-cycle": "A code is a kind of itself.";
    IS_A_TOO_DEEP = Error "is-a-too-deep": "A code is a kind of more others than any document should name.";
    CODE_UNKNOWN = Error "code-unknown": "The package declares no such error code.";
    CLASSIFY_TWICE = Error "classify-twice": "A failure gets one code; a second row for it would never count.";
    // Policies and configs.
    POLICY_DECIDES_NOTHING = Error "policy-decides-nothing": "A policy chooses among two actions or more.";
    POLICY_ACTION_UNKNOWN = Error "policy-action-unknown": "The policy has no such action.";
    POLICY_KEY_UNKNOWN = Error "policy-key-unknown": "A policy's requests have no such attribute.";
    POLICY_KEY_MISFIT = Error "policy-key-misfit": "A rule can only match on a closed enum of texts.";
    POLICY_DETAIL_MISFIT = Error "policy-detail-misfit": "The detail is not one that the error has, or not of its type.";
    POLICY_GLOB_SYNTAX = Error "policy-glob-syntax": "A glob ends in the middle of an escape.";
    POLICY_RULE_NEVER_MATCHES = Error "policy-rule-never-matches": "No request can match the rule.";
    POLICY_RULE_SHADOWED = Error "policy-rule-shadowed": "An earlier rule matches whatever this one would, so it never decides.";
    PRESET_REJECTED = Error "preset-rejected": "The preset gives a value that its type rejects.";
    PRESET_KEY_MISFIT = Error "preset-key-misfit": "The key that chooses a preset is there when there are presets, and is no other field.";
    SETTING_MISFIT = Error "setting-misfit": "What is said of the field means nothing to a config, or no config holds it.";
    // Protocols.
    PROTOCOL_EVENT_UNKNOWN = Error "protocol-event-unknown": "A rule of the protocol speaks of an event that is not declared.";
    PROTOCOL_FIELD_UNKNOWN = Error "protocol-field-unknown": "A rule of the protocol asks for a field that not every document it speaks of can have.";
    PROTOCOL_VALUE = Error "protocol-value": "A rule of the protocol names values that its field never has, or that say nothing.";
    PROTOCOL_RULE_TWICE = Error "protocol-rule-twice": "Two rules of a protocol say the same.";
    PROTOCOL_CONTRADICTION = Error "protocol-contradiction": "Two rules of a protocol cannot both be kept.";
    // Prose and lifecycle.
    INSTEAD_OF_UNKNOWN = Error "instead-of-unknown": "No neighbour of that name is declared.";
    REPLACEMENT_UNKNOWN = Error "replacement-unknown": "What is said to replace a deprecated item is not declared.";
    SINCE_LATER = Error "since-later": "An item is older than the package's version, or of it.";
    ALLOW_UNKNOWN = Error "allow-unknown": "`allow` names no warning.";
    ALLOW_UNUSED = Warning "allow-unused": "`allow` silences a warning that is not given.";
    SUMMARY_MISSING = Warning "summary-missing": "An event without a summary leaves its readers guessing.";
    // Sensitivity.
    SENSITIVITY_UNKNOWN = Error "sensitivity-unknown": "The package declares no such level.";
    SENSITIVITY_MISFIT = Error "sensitivity-misfit": "Tags, map keys and open enums cannot be sensitive: a reader needs them.";
    SENSITIVITY_MISMATCH = Error "sensitivity-mismatch": "Packages that share types have to share their levels.";
    SENSITIVITY_UNMASKABLE = Error "sensitivity-unmaskable": "A required value that cannot be masked has no safe form.";
}
