//! The table of what can be wrong with a project: its own file, its output folders and its artifacts.
//!
//! What can be wrong with the registry itself is `cantus_registry`'s table. Every entry here is
//! shown by a golden file in `tests/golden/`; a test fails when one is not.

use cantus_registry::catalogue::Entry;
use cantus_registry::finding::Severity;

/// The entry with an id, of either table.
pub fn find(id: &str) -> Option<&'static Entry> {
    ids().find(|entry| entry.id == id)
}

/// Every entry of both tables.
pub fn ids() -> impl Iterator<Item = &'static Entry> {
    ALL.iter().chain(cantus_registry::catalogue::ALL).copied()
}

macro_rules! catalogue {
    ($($name:ident = $severity:ident $id:literal: $explanation:literal;)*) => {
        $(
            #[doc = $explanation]
            pub static $name: Entry = Entry { id: $id, severity: Severity::$severity, explanation: $explanation };
        )*
        /// Every entry of this table.
        pub static ALL: &[&Entry] = &[$(&$name),*];
    };
}

catalogue! {
    // `cantus.toml`.
    PROJECT_SYNTAX = Error "project-syntax": "The project file is not TOML.";
    PROJECT_UNKNOWN_KEY = Error "project-unknown-key": "The project file has no such key here.";
    PROJECT_VALUE = Error "project-value": "A value of the project file is missing, of the wrong kind, or not one that may stand there.";
    TARGET_UNKNOWN = Error "target-unknown": "Nothing is written out under that name.";
    // Output folders.
    OUTPUT_OUTSIDE = Error "output-outside": "An output stands outside the project; only `allow_outside` can permit that.";
    OUTPUTS_NESTED = Error "outputs-nested": "Two folders overlap, so one would take the other's files for left-overs.";
    FILE_NOT_OURS = Error "file-not-ours": "Something that Cantus did not write stands where an artifact belongs; it is never overwritten.";
    OUTPUT_LEFT = Warning "output-left-behind": "A folder holds files that Cantus wrote, and no target writes there any more.";
    // New files.
    FILE_EXISTS = Error "file-exists": "Something stands where a new file belongs; what is new never overwrites what is there.";
    // Service code.
    UNUSED = Warning "unused": "Something is declared that no service code derives, constructs or sends.";
    // Recorded streams.
    NOT_A_DOCUMENT = Error "not-a-document": "A line of a stream is no document of the package, so it was passed over.";
    PROTOCOL_OPENING_MISSED = Error "opening-missed": "Something else stands where a stream, or a part of one, opens (`opens_with`).";
    PROTOCOL_AFTER_THE_END = Error "after-the-end": "Something follows the end of a stream, or of a part of one (`ends_with`).";
    PROTOCOL_SECOND_TIME = Error "second-time": "Something comes again that comes once (`at_most_once`).";
    PROTOCOL_NOT_ALLOWED_AFTER = Error "not-allowed-after": "Something comes that does not follow an earlier event (`none_after`).";
    PROTOCOL_NOT_OPEN = Error "not-open": "Something is closed that is not open (`pairs`).";
    PROTOCOL_ALREADY_OPEN = Error "already-open": "Something is opened again before it was closed (`pairs`).";
    PROTOCOL_OUT_OF_TURN = Error "out-of-turn": "A field takes a value before its turn (`alternates`).";
    PROTOCOL_WENT_BACK = Error "went-back": "A field takes a value that comes before one it had (`never_back`).";
    PROTOCOL_OPENING_OWED = Error "opening-owed": "A stream, or a part of one, stopped before it had opened (`opens_with`).";
    PROTOCOL_END_OWED = Error "end-owed": "A stream, or a part of one, stopped before its end (`ends_with`).";
    PROTOCOL_CLOSING_OWED = Error "closing-owed": "What was opened was still open when the stream was over (`pairs`).";
    PROTOCOL_REST_OWED = Error "rest-owed": "A field had not come to rest on its last value when the stream was over (`alternates`).";
    // Rules of policies.
    RULES_UNREADABLE = Error "rules-unreadable": "The text cannot be read as what its name says it is, or nothing stands in it.";
    RULES_UNKNOWN_KEY = Error "rules-unknown-key": "The policy has no such key here.";
    RULES_MISSING_KEY = Error "rules-missing-key": "A rule says what it decides.";
    RULES_VALUE = Error "rules-value": "A value of the rules, of a request or of a table is not one that may stand here.";
    RULES_CASE = Error "rules-case": "The rules decide a case of the table otherwise than it says.";
    // Settings.
    CONFIG_UNREADABLE = Error "config-unreadable": "The file cannot be read as what its name says it is.";
    CONFIG_UNKNOWN_KEY = Error "config-unknown-key": "The config has no such key here.";
    CONFIG_MISSING_KEY = Error "config-missing-key": "A key that has no default is not there.";
    CONFIG_VALUE = Error "config-value": "A value is not one that may stand here.";
    CONFIG_PRESET = Error "config-preset": "The config has no such preset.";
    CONFIG_ENVIRONMENT = Error "config-environment": "A reference to the environment is none, leads nowhere, or stands where none is looked at.";
    CONFIG_RULE = Error "config-rule": "A rule of a policy decides nothing: an earlier one takes what it would, it never matches, or its glob is none.";
    CONFIG_WEAKENED = Warning "config-weakened": "A field that protects something is set to protect less than its default does; the service is told.";
    // Artifacts.
    STALE = Error "stale": "The artifact is as Cantus wrote it, but not what it would write now.";
    EDITED = Error "edited": "The artifact was edited by hand: its body no longer has its own digest.";
    MISSING = Error "missing": "The artifact was never written, or somebody deleted it.";
    ORPHAN = Error "orphan": "The artifact belongs to nothing that is declared any more.";
    CONFLICT = Error "conflict": "A merge was not finished in the artifact; writing it again settles it.";
    VERSION = Error "version": "The artifact was written in another output format than the one this version of Cantus writes.";
}
