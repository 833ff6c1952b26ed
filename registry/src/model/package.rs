//! The registry and its packages.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Config, Family, Field, Policy, ProtocolRule, Tombstone, TypeDef, TypeRef};

/// All packages of a project, by name.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Registry {
    /// The packages.
    pub packages: BTreeMap<String, Package>,
}

impl Registry {
    /// The definition a reference points at; `None` only for a lock that was edited by hand.
    pub fn get(&self, reference: &TypeRef) -> Option<&TypeDef> {
        self.packages.get(&reference.package)?.types.get(&reference.name)
    }
}

/// One vocabulary with one envelope and one version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    /// The package's name, `snake_case`.
    pub name: String,
    /// The package's version, `major.minor.patch`.
    pub version: String,
    /// One sentence that says what the package is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// More prose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// How names are cased.
    pub style: Style,
    /// Sensitivity levels, lowest first; empty when the package declares none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sensitivity: Vec<String>,
    /// The level up to which a sink sees values unless it says otherwise; without one, the lowest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_clearance: Option<String>,
    /// The packages whose types this one may name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<String>,
    /// Every shape that has a name, declared or derived from where it stands, by its PascalCase name.
    pub types: BTreeMap<String, TypeDef>,
    /// Removed types.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub removed: BTreeMap<String, Tombstone>,
    /// The package's documents: its envelope as a family whose members are the events.
    pub events: Family,
    /// The package's error family, when it declares one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub errors: Option<Errors>,
    /// The policies, each by the name of the definition that its file is a document of.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub policies: BTreeMap<String, Policy>,
    /// The configs, each by the name of the definition that its file is a document of.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub configs: BTreeMap<String, Config>,
    /// Which sequences of the events are legal, sorted by what the rules say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub protocol: Vec<ProtocolRule>,
}

/// How the names of a package are cased; a name that differs is a warning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Style {
    /// Of fields, if the package says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fields: Option<Case>,
    /// Of events, if the package says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<Case>,
}

/// A way to case a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::enum_variant_names)]
pub enum Case {
    /// `call_id`
    #[serde(rename = "snake_case")]
    Snake,
    /// `callId`
    #[serde(rename = "camelCase")]
    Camel,
    /// `CallId`
    #[serde(rename = "PascalCase")]
    Pascal,
    /// `call-id`
    #[serde(rename = "kebab-case")]
    Kebab,
    /// `CALL_ID`
    #[serde(rename = "SCREAMING_SNAKE_CASE")]
    Screaming,
}

/// Where a package's error family stands among its types, and what its codes carry.
///
/// The family itself is the definition named [`Errors::family`]; the facts of a code are on its member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errors {
    /// The name of the error family among the package's types, such as `StreamError`.
    pub family: String,
    /// The name of the enum of its codes, such as `StreamErrorCode`.
    pub codes: String,
    /// The package's own attributes of a code, in declared order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<Field>,
    /// The common fields of the family that are filled from the code's metadata: `status`, `retryable`,
    /// `hint` or an attribute.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub filled: Vec<String>,
    /// The key under which a code's ancestors are written.
    pub is_a_key: String,
    /// Which code a failure of another kind gets, sorted: names of types come first, statuses last. The first row that
    /// fits a failure counts; of a failure and what caused it, the failure itself is asked first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub classify: Vec<Classified>,
}

/// What a failure looks like, and the code it gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classified {
    /// What it looks like.
    pub failure: Failure,
    /// The name of the code.
    pub code: String,
}

/// What a failure looks like.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// A type of this name is the failure, or one that it was caused by.
    TypeName(String),
    /// It is, or was caused by, an I/O error of this kind: one of [`IO_KINDS`].
    Io(String),
    /// It is an HTTP answer with this status.
    Status(u16),
}

/// The kinds of I/O errors that can be told apart.
pub const IO_KINDS: &[&str] = &[
    "addr_in_use",
    "addr_not_available",
    "already_exists",
    "argument_list_too_long",
    "broken_pipe",
    "connection_aborted",
    "connection_refused",
    "connection_reset",
    "crosses_devices",
    "deadlock",
    "directory_not_empty",
    "executable_file_busy",
    "file_too_large",
    "host_unreachable",
    "interrupted",
    "invalid_data",
    "invalid_filename",
    "invalid_input",
    "is_a_directory",
    "network_down",
    "network_unreachable",
    "not_a_directory",
    "not_connected",
    "not_found",
    "not_seekable",
    "out_of_memory",
    "permission_denied",
    "quota_exceeded",
    "read_only_filesystem",
    "resource_busy",
    "stale_network_file_handle",
    "storage_full",
    "timed_out",
    "too_many_links",
    "unexpected_eof",
    "unsupported",
    "would_block",
    "write_zero",
];
